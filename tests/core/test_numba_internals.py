"""What we use of Numba's insides is still there, and as it was."""

from __future__ import annotations

import inspect
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import llvmlite
import numba
import pytest

from hanagoza.core import numba_internals

CORE = "numba.core."
SIGNATURES = {
    "caching:_Cache.load_overload": "(self, sig, target_context)",
    "caching:_Cache.save_overload": "(self, sig, data)",
    "caching:_Cache.enable": "(self)",
    "caching:_Cache.disable": "(self)",
    "caching:_Cache.flush": "(self)",
    "codegen:JITCodeLibrary": "(codegen, name)",
    "codegen:JITCodeLibrary.finalize": "(self)",
    "codegen:JITCodeLibrary._get_module_for_linking": "(self)",
    "codegen:JITCPUCodegen.magic_tuple": "(self)",
    "compiler:CompilerBase.define_pipelines": "(self)",
    "compiler:CompileResult._reduce": "(self)",
    "compiler:CompileResult._rebuild": "(target_context, libdata, fndesc, env, signature, "
    "objectmode, lifted, typeann, reload_init, referenced_envs)",
    "compiler:DefaultPassBuilder.define_nopython_pipeline": "(state, name='nopython')",
    "compiler_machinery:PassManager.finalize": "(self)",
    "compiler_machinery:register_pass": "(mutates_CFG, analysis_only)",
    "cpu:CPUContext.codegen": "(self)",
    "cpu:CPUContext.insert_user_function": "(self, func, fndesc, libs=())",
    "dispatcher:Dispatcher.compile": "(self, sig)",
    "runtime.nrt:rtsys.initialize": "(ctx)",
    "serialize:dumps": "(obj)",
    "typed_passes:NativeLowering.run_pass": "(self, state)",
}
FIELDS = {
    "compiler:CompileResult._fields": ("entry_point",),
    "compiler:_LowerResult._fields": ("fndesc", "cfunc"),
}


def complaint(name: str, what: str) -> str:
    """What to do about it, in one sentence."""
    return (
        f"numba {numba.__version__} (llvmlite {llvmlite.__version__}): {CORE}{name} {what}; "
        f"look at {numba_internals.__file__}, or hold numba back in pyproject.toml"
    )


def found(name: str) -> Any:
    module, _, path = name.partition(":")
    try:
        value = import_module(CORE + module)
        for part in path.split("."):
            value = getattr(value, part)
    except (ImportError, AttributeError):
        pytest.fail(complaint(name, "is gone"), pytrace=False)
    return value


def check_signature(name: str) -> None:
    signature = str(inspect.signature(found(name)))
    if signature != SIGNATURES[name]:
        what = f"takes {signature} and no longer {SIGNATURES[name]}"
        pytest.fail(complaint(name, what), pytrace=False)


@pytest.mark.parametrize("name", SIGNATURES)
def test_a_function_takes_what_it_took(name: str) -> None:
    check_signature(name)


@pytest.mark.parametrize("name", FIELDS)
def test_a_result_has_the_fields_we_use(name: str) -> None:
    for field in FIELDS[name]:
        if field not in found(name):
            pytest.fail(complaint(name, f"lacks {field}"), pytrace=False)


def test_objects_have_the_attributes_we_use() -> None:
    dispatcher: Any = numba.njit(_nothing)
    library = dispatcher.targetctx.codegen().create_library("test")
    wanted = {
        "dispatcher:Dispatcher": (dispatcher, ("_cache", "targetctx", "overloads")),
        "codegen:JITCodeLibrary": (
            library,
            ("_linking_libraries", "_reload_init", "_final_module", "_finalized"),
        ),
        "compiler:Flags": (found("compiler:Flags")(), ("no_compile", "copy")),
        "compiler_machinery:PassManager": (usual_passes(), ("passes",)),
    }
    for name, (value, attributes) in wanted.items():
        for attribute in attributes:
            if not hasattr(value, attribute):
                pytest.fail(complaint(f"{name}.{attribute}", "is gone"), pytrace=False)


def usual_passes() -> Any:
    state = SimpleNamespace(flags=found("compiler:Flags")(), func_ir=None)
    return found("compiler:DefaultPassBuilder.define_nopython_pipeline")(state)


def _nothing() -> None:
    pass


@pytest.mark.parametrize("name", ["NativeLowering", "NopythonRewrites"])
def test_what_we_replace_or_leave_out_is_one_of_the_usual_passes(name: str) -> None:
    if found(f"typed_passes:{name}") not in [each for each, _ in usual_passes().passes]:
        pytest.fail(complaint(f"typed_passes:{name}", "is no pass any more"), pytrace=False)


# --- the test of the test -------------------------------------------------------------------------


def test_what_is_gone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("numba.core.serialize.dumps")
    with pytest.raises(pytest.fail.Exception, match=r"serialize:dumps is gone"):
        check_signature("serialize:dumps")


def test_what_has_changed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numba.core.serialize.dumps", lambda obj, how: None)
    sentence = (
        r"^numba [\d.]+ .*dumps takes \(obj, how\) and no longer \(obj\); look at .*internals"
    )
    with pytest.raises(pytest.fail.Exception, match=sentence):
        check_signature("serialize:dumps")
