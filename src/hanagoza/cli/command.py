"""From the command line to a subcommand, and from whatever goes wrong to one line and a number."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from hanagoza import __version__
from hanagoza.cli.commands import COMMANDS
from hanagoza.core.errors import HanagozaError, RecordError

BAD_RECORD, BAD_USAGE, INTERRUPTED = 1, 2, 130


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line like all others of this command."""

    def error(self, message: str) -> NoReturn:
        complain(message)
        self.exit(BAD_USAGE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the number to leave the process with."""
    _ready_output()
    try:
        given = parser().parse_args(arguments)
        code: int = given.run(given)
        sys.stdout.flush()
    except RecordError as error:
        complain(error)
        return BAD_RECORD
    except HanagozaError as error:
        complain(error)
        return BAD_USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _reader_left()
    except OSError as error:
        complain(
            error.strerror if error.filename is None else f"{error.filename}: {error.strerror}"
        )
        return BAD_USAGE
    return code


def _ready_output() -> None:
    """Print what an old terminal cannot show as ``?``, and nothing where there is no output."""
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: PTH123, SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def parser() -> Parser:
    """All arguments of all subcommands."""
    root = Parser(prog="hanagoza", description="A table for five small Japanese flower games.")
    root.add_argument("--version", action="version", version=f"hanagoza {__version__}")
    subparsers = root.add_subparsers(
        title="commands", metavar="COMMAND", required=True, parser_class=Parser
    )
    for command in COMMANDS:
        command.add(subparsers)
    return root


def complain(message: object) -> None:
    """Exactly one line on standard error, whatever the message holds."""
    print("hanagoza:", " ".join(str(message).split()), file=sys.stderr)


def _reader_left() -> int:
    """``hanagoza replay … | head``: leave quietly, and let Python's own flush at exit succeed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
