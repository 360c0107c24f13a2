"""How the functions behind the doors are compiled: as parts, and no further than need be.

Numba optimises each function and makes machine code of it, and then does so again within every
function that calls it. Only doors are ever called from Python, so for all others that work is
thrown away; it took a third of the time a game needs to compile. A *part* stops half-way: its code
waits, as Numba wrote it, until it is linked into a door and optimised there.

The compiler class is Numba's documented way to change its passes. What a part leaves out is not,
which is why Numba is held to versions this was tried with (see pyproject.toml).
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class PartLibrary(JITCodeLibrary):
    """The code of a part and of its own parts, linked but neither optimised nor translated."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):
    """Numba's last step but for machine code: callers find the part by its library."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags = state.flags.copy()
        state.flags.no_compile = True
        super().run_pass(state)  # type: ignore[no-untyped-call]
        key: Any = [].append  # stands for the entry point: some built-in function, and no other's
        state["cr"] = state["cr"]._replace(cfunc=key)
        state.targetctx.insert_user_function(key, state["cr"].fndesc, [state.library])
        return True


class PartCompiler(CompilerBase):
    """Numba's usual passes with that one in the place of the last."""

    def define_pipelines(self) -> list[Any]:
        manager = DefaultPassBuilder.define_nopython_pipeline(self.state)
        manager.passes = [
            (PartLowering, why) if each is NativeLowering else (each, why)
            for each, why in manager.passes
        ]
        manager.finalize()
        return [manager]
