"""Settings come from a flag, the environment, a file or nowhere; what will not do is refused."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from hanagoza.cli import main
from hanagoza.cli.command import parser
from hanagoza.cli.settings import settings_of
from hanagoza.server.config import About, Config, Kind
from hanagoza.server.settings import values
from hanagoza.server.settings.declared import Declared, declared
from hanagoza.server.settings.shown import as_toml
from hanagoza.server.settings.sources import Settings, gathered
from hanagoza.server.settings.values import SettingError
from hanagoza.server.settings.words import text_of
from tests.cli.test_commands import Output, complaint
from tests.server.stored import check

ALL = declared()
OTHERS: dict[Kind, str] = {
    "database": "sqlite:///other.db",
    "listener": "[::1]:9464",
    "origin": "a.example",
    "proxy": "10.0.0.0/8",
}
BY_NAME = {each.name: each for each in ALL}


@pytest.fixture(autouse=True)
def _untold(monkeypatch: pytest.MonkeyPatch) -> None:
    for each in ALL:
        monkeypatch.delenv(each.variable, raising=False)
    monkeypatch.delenv("HANAGOZA_CONFIG", raising=False)


def given(*words: str) -> Settings:
    return settings_of(parser().parse_args(["serve", *words]))


def other(each: Declared) -> str:
    """Text for a value that is right and not the default."""
    if each.about.kind:
        return OTHERS[each.about.kind]
    if each.words:
        return next(word for word in each.words if word != each.default)
    if each.type is bool:
        return text_of(not each.default)
    if each.length:
        return ", ".join(["7"] * each.length)
    if each.type in (int, float):
        least = each.about.least if each.about.least is not None else each.about.above or 0
        return str(int(least) + (2 if each.default == least + 1 else 1))
    return "elsewhere"


def found(settings: Settings, name: str) -> tuple[Any, str]:
    (it,) = (found for found in settings.found if found.declared.name == name)
    return it.value, it.source


def write(folder: Path, text: str) -> str:
    path = folder / "hanagoza.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


class TestDeclaration:
    """One field is all that a setting takes."""

    @pytest.mark.parametrize("each", ALL, ids=lambda each: each.key)
    def test_every_setting_says_what_it_is(self, each: Declared) -> None:
        assert each.about.text, "annotate the field: Annotated[type, About('what it is', …)]"
        assert not each.about.text.endswith(".")

    def test_no_two_share_a_name(self) -> None:
        assert len({each.name for each in ALL}) == len(ALL)

    @pytest.mark.parametrize("each", ALL, ids=lambda each: each.key)
    def test_every_number_has_a_lower_bound(self, each: Declared) -> None:
        if each.type in (int, float):
            assert each.about.least is not None or each.about.above is not None

    @pytest.mark.parametrize("each", ALL, ids=lambda each: each.key)
    def test_every_default_would_be_accepted(self, each: Declared) -> None:
        if each.name != "db" and not each.is_list:
            assert values.value_of(each, text_of(each.default), "here") == each.default

    def test_the_struct_has_the_same_defaults(self, tmp_path: Path) -> None:
        config = gathered({"db": f"sqlite:///{tmp_path}/a.db"}, {}).config
        assert config == Config(database=tmp_path / "a.db")


class TestSources:
    """A flag counts for more than the environment, the environment for more than the file."""

    @pytest.mark.parametrize("each", ALL, ids=lambda each: each.key)
    def test_each_is_heeded_and_named(
        self, each: Declared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        text = other(each)
        value = values.value_of(each, text, "here")
        heading = f"[{each.section}]\n" if each.section else ""
        file = write(tmp_path, f"{heading}{each.name} = {json.dumps(text)}")
        assert found(given("--config", file), each.name) == (value, f"{file}: {each.key}")
        monkeypatch.setenv(each.variable, text)
        monkeypatch.setenv("HANAGOZA_CONFIG", file)
        assert found(given(), each.name) == (value, each.variable)
        on = each.flag if text == "on" else "--no-" + each.flag.removeprefix("--")
        flag = [on] if each.type is bool else [each.flag, text]
        assert found(given(*flag), each.name) == (value, each.flag)

    def test_a_variable_set_to_nothing_is_not_set(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("HANAGOZA_PORT", "")
        assert found(given(), "port") == (8000, "default")

    def test_what_is_on_can_be_turned_off_again(self, tmp_path: Path) -> None:
        file = write(tmp_path, "keep_days = 90\nhttps = true")
        settings = given("--config", file, "--keep-days", "off", "--no-https")
        assert found(settings, "keep_days") == (None, "--keep-days")
        assert found(settings, "https") == (False, "--https")

    def test_a_list_is_written_as_each_place_writes_lists(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        both = ("127.0.0.1", "10.0.0.0/8")
        file = write(tmp_path, 'trusted_proxy = ["127.0.0.1", "10.0.0.0/8"]')
        assert found(given("--config", file), "trusted_proxy")[0] == both
        monkeypatch.setenv("HANAGOZA_TRUSTED_PROXY", "127.0.0.1, 10.0.0.0/8")
        assert found(given(), "trusted_proxy")[0] == both
        flags = given("--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.0/8")
        assert found(flags, "trusted_proxy")[0] == both


WRONG = {
    "keep_days": (["0", "-1", "nan", "inf", "1e300", "x", "9" * 5000], "above 0 and up to 36500"),
    "port": (["-1", "65536", "http", "8000.5"], "from 1 to 65535"),
    "trusted_proxy": (["foo", "*", "10.0.0.1/8", "127.0.0.1:80"], "such as 127.0.0.1"),
    "origin": (["https://a.b/c", "ftp://a.b", "a b", "a.b:99999"], "no path"),
    "db": (["games.db", "postgresql://me:secret@host/games", "sqlite://"], "sqlite:///"),
    "metrics": (
        ["9464", "here:0", "a b:1", "[::1]", "unix:", "h:99999"],
        "127.0.0.1:9464, or unix:",
    ),
    "log_level": (["loud"], "one of debug, info, warning, error"),
    "https": (["maybe"], "on or off"),
    "sockets": (["0", "many"], "a whole number, 1 or more"),
}


PAIR = Declared("", "wider", tuple[int, int], False, (2, 4), About("how much more", least=1))


class TestPairs:
    """A list of a settled length."""

    @pytest.mark.parametrize("written", ["3, 5", [3, 5], ["3", "5"]])
    def test_it_is_read_as_each_place_writes_it(self, written: object) -> None:
        assert values.value_of(PAIR, written, "here") == (3, 5)

    @pytest.mark.parametrize("written", ["3", "3,5,7", [3], 3, "3,x", [0, 1]])
    def test_what_is_none_is_refused(self, written: object) -> None:
        with pytest.raises(SettingError, match="write 2 times a whole number, 1 or more"):
            values.value_of(PAIR, written, "here")


class TestRefusals:
    """What will not do is quoted, with where it was written and what would be right."""

    @pytest.mark.parametrize(
        ("name", "text", "right"),
        [(name, text, right) for name, (texts, right) in WRONG.items() for text in texts],
    )
    @pytest.mark.parametrize("place", ["flag", "variable", "file"])
    def test_wherever_it_was_written(
        self,
        name: str,
        text: str,
        right: str,
        place: str,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: Output,
    ) -> None:
        each = BY_NAME[name]
        words, where = [f"{each.flag}={text}"], each.flag
        if place == "variable":
            words, where = [], each.variable
            monkeypatch.setenv(where, text)
        elif place == "file":
            heading = f"[{each.section}]\n" if each.section else ""
            file = write(tmp_path, f"{heading}{name} = {json.dumps(text)}")
            words, where = ["--config", file], f"{file}: {each.key}"
        if each.type is bool and place == "flag":
            return
        assert main(["serve", *words]) == 2
        told = complaint(capsys)
        assert told.startswith(f"hanagoza: {where}: ")
        assert repr(text)[:60] in told or "secret" in text
        assert right in told
        assert "secret" not in told
        assert len(told) < 400

    @pytest.mark.parametrize(
        "line", ["port = true", "port = 80.0", "https = 1", "origin = 3", "db = 1979-05-27"]
    )
    def test_a_value_of_another_type(self, line: str, tmp_path: Path, capsys: Output) -> None:
        assert main(["config", "--config", write(tmp_path, line)]) == 2
        assert "will not do: write" in complaint(capsys)

    @pytest.mark.parametrize(
        ("text", "meant"),
        [
            ("sockets = 5", "'sockets': did you mean limits.sockets?"),
            ("[limits]\nsokets = 5", "'limits.sokets': did you mean limits.sockets?"),
            ("[limits]\nport = 5", "'limits.port': did you mean port?"),
            ("trusted_proxies = []", "'trusted_proxies': did you mean trusted_proxy?"),
            ("zzz = 1", "'zzz'; `hanagoza config` shows all there are"),
        ],
    )
    def test_a_key_that_is_none(
        self, text: str, meant: str, tmp_path: Path, capsys: Output
    ) -> None:
        file = write(tmp_path, text)
        assert main(["serve", "--config", file]) == 2
        assert f"{file}: there is no setting {meant}" in complaint(capsys)

    def test_a_file_that_is_no_toml(self, tmp_path: Path, capsys: Output) -> None:
        file = write(tmp_path, "port: 80")
        assert main(["serve", "--config", file]) == 2
        assert re.search(r"hanagoza\.toml is no TOML: .*line 1", complaint(capsys))

    def test_a_file_that_is_not_there(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
    ) -> None:
        monkeypatch.setenv("HANAGOZA_CONFIG", str(tmp_path / "none.toml"))
        assert main(["serve"]) == 2
        assert "HANAGOZA_CONFIG: " in (told := complaint(capsys))
        assert "none.toml cannot be read" in told


class TestOtherCommands:
    """A database that the file names is the one that all commands work on."""

    def test_it_is_found_by_the_file(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
    ) -> None:
        check(tmp_path / "a.db")
        file = write(tmp_path, f'db = "sqlite:///{tmp_path}/a.db"\nport = 81')
        assert main(["backup", str(tmp_path / "b.db"), "--config", file]) == 0
        monkeypatch.setenv("HANAGOZA_CONFIG", file)
        assert main(["admin", "bans"]) == 0
        assert "nobody is banned" in capsys.readouterr().out
        assert main(["admin", "bans", "--db", f"sqlite:///{tmp_path}/none.db"]) == 2
        assert "none.db" in complaint(capsys)


class TestShown:
    """``hanagoza config`` tells every value, and where it comes from."""

    def test_as_a_list(self, tmp_path: Path, capsys: Output) -> None:
        file = write(tmp_path, "[limits]\nburst = 7")
        assert main(["config", "--config", file, "--https", "--db", "sqlite:///a.db"]) == 0
        rows = [re.split(r"  +", line) for line in capsys.readouterr().out.splitlines()]
        assert [row[0] for row in rows] == [each.key for each in ALL]
        assert ["limits.burst", "7", f"{file}: limits.burst"] in rows
        assert ["https", "on", "--https"] in rows
        assert ["db", "a.db", "--db"] in rows
        assert ["port", "8000", "default"] in rows

    def test_as_json(self, capsys: Output) -> None:
        assert main(["config", "--json", "--origin", "a.example"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert set(told) == {each.key for each in ALL}
        assert told["origin"] == {"value": ["a.example"], "from": "--origin"}

    def test_the_file_to_begin_with_says_the_defaults(self, tmp_path: Path, capsys: Output) -> None:
        assert main(["config", "--defaults"]) == 0
        text = capsys.readouterr().out
        assert tomllib.loads(text) == {"limits": {}}
        lines = re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE)
        assert len(re.findall(r"^\w+ = ", lines, re.MULTILINE)) == len(ALL)
        config = given("--config", write(tmp_path, lines)).config
        assert config == Config(database=Path("hanagoza.db"))
        assert max(map(len, as_toml().splitlines())) <= 100


@pytest.mark.parametrize(
    ("written", "compared"),
    [
        ("games.example.org", "games.example.org"),
        ("https://Games.example.org", "games.example.org"),
        ("https://games.example.org:443", "games.example.org"),
        ("http://games.example.org:8080", "games.example.org:8080"),
        ("http://[::1]:8000", "[::1]:8000"),
    ],
)
def test_an_origin_is_compared_as_browsers_write_it(written: str, compared: str) -> None:
    assert values.origin(written) == compared


def test_a_proxy_is_an_address_or_a_network() -> None:
    for written in ("127.0.0.1", "::1", "10.0.0.0/8", "fd00::/8"):
        assert values.proxy(written) == written


def test_a_lone_word_is_no_number(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="HANAGOZA_BURST: 'lots' will not do"):
        gathered({}, {"HANAGOZA_BURST": "lots"})
