"""Everything here leans on private interfaces of Numba, and nothing elsewhere does.

So Numba is held to versions this was tried with (see pyproject.toml). To try another, raise the
bound and run ``tests/core/test_numba_internals.py``, which names whatever has gone or changed.

There are two things that Numba's public interface does not offer:

- *Parts.* Numba optimises each function and makes machine code of it, and then does so again within
  every function that calls it. Only doors are ever called from Python, so for all others that work
  is thrown away; it took a third of the time a game needs to compile. A part stops half-way: its
  code waits, as Numba wrote it, until it is linked into a door and optimised there.
- *Machine code* as bytes that can be kept and put back (see ``cache``), and called without Numba's
  own dispatch, which works out the type of a record array anew on every call.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any, Protocol

import numba

try:
    from numba.core.caching import _Cache
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import CompilerBase, CompileResult, DefaultPassBuilder
    from numba.core.compiler_machinery import register_pass
    from numba.core.runtime.nrt import rtsys
    from numba.core.serialize import dumps
    from numba.core.typed_passes import NativeLowering, NopythonRewrites
except ImportError as error:
    raise ImportError(
        f"numba {numba.__version__} is not one that {__name__} was made for: {error}"
    ) from error


# --- parts ----------------------------------------------------------------------------------------


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
    """Numba's usual passes with that one in the place of the last, and without the one that looks
    for arithmetic with whole arrays, which costs 4 % and finds none in the rules of a game.

    A compiler class is Numba's documented way to change its passes; what it leaves out is not.
    """

    def define_pipelines(self) -> list[Any]:
        manager = DefaultPassBuilder.define_nopython_pipeline(self.state)
        manager.passes = [
            (PartLowering, why) if each is NativeLowering else (each, why)
            for each, why in manager.passes
            if each is not NopythonRewrites
        ]
        manager.finalize()
        return [manager]


# --- machine code ---------------------------------------------------------------------------------


class Store(Protocol):
    """Where machine code is kept. A key is everything that decides what it is, but the source."""

    def load(self, key: bytes, rebuild: Callable[[bytes], Any]) -> Any | None:
        """What ``rebuild`` makes of the code under a key; ``None`` if there is none of any use."""

    def save(self, key: bytes, code: bytes) -> None:
        """Keep machine code, if possible."""

    def holds(self, key: bytes) -> bool:
        """Whether there is anything under a key."""


class StoredCode(_Cache):
    """A store behind the interface of Numba's own caches. It is always on."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def cache_path(self) -> str:
        return repr(self._store)

    def load_overload(self, sig: Any, target_context: Any) -> Any | None:
        # Numba refreshes the whole target here, which takes longer than all the rest of a warm
        # start. Finished machine code needs nothing of it but the runtime's symbols.
        rtsys.initialize(target_context)

        def rebuild(code: bytes) -> Any:
            return CompileResult._rebuild(target_context, *pickle.loads(code))

        return self._store.load(_key(sig, target_context), rebuild)

    def save_overload(self, sig: Any, data: Any) -> None:
        self._store.save(_key(sig, data.target_context), dumps(data._reduce()))

    def enable(self) -> None:
        pass

    def disable(self) -> None:
        pass

    def flush(self) -> None:
        pass


def _key(signature: Any, target_context: Any) -> bytes:
    return repr((signature, target_context.codegen().magic_tuple())).encode()


def keep(dispatcher: Any, store: Store) -> None:
    """Have a function that Numba compiles use a store."""
    dispatcher._cache = StoredCode(store)


def is_kept(dispatcher: Any, signature: Any, store: Store) -> bool:
    """Whether the store has machine code of a function, for this machine."""
    return store.holds(_key(signature, dispatcher.targetctx))


def entry_point(dispatcher: Any, signature: Any) -> Callable[..., Any]:
    """A function's machine code, loaded or compiled. It trusts its caller to pass exactly the types
    of the signature.
    """
    dispatcher.compile(signature)
    entry: Callable[..., Any] = dispatcher.overloads[signature].entry_point
    return entry
