"""Import the plain Python sources of modules that are also there in compiled form.

A wheel with the compiled battle engine contains both forms next to each other, and Python prefers the compiled one.
"""

import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

_PACKAGE = "metamaker"


def prefer_sources() -> None:
    """Import each later module of the package from its source, if it has one."""
    sys.meta_path.insert(0, _Sources())


class _Sources:
    """Finds only sources. The usual finders find modules without one, such as those inside a frozen program."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:  # noqa: ARG002  the signature of finders
        """Return where the source of a module is; None for other packages and without a source."""
        if path is None or fullname.partition(".")[0] != _PACKAGE:
            return None
        specs = (_sources_in(folder).find_spec(fullname) for folder in path)
        return next((spec for spec in specs if spec is not None and spec.loader is not None), None)


@cache
def _sources_in(folder: str) -> FileFinder:
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
