"""The build hook of wheels: takes the compiled battle engine in, if the variable METAMAKER_COMPILE asks for it.

Without it, or without a C compiler, or when the compiler fails, the wheel is plain Python, for every system. The plain sources
are always in the wheel. pip installs the needed tools in the exact versions of `packaging/constraints.txt`.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # hatchling loads this file by its path
from shipping import compiling

VARIABLE = "METAMAKER_COMPILE"
REQUIRED = "required"
"""The value with which a plain wheel is an error; every other value but 0 allows it."""

REQUIREMENTS = ("mypy", "pydantic", "setuptools", "typing_extensions")
"""The compiler, and what it reads to check the types of compiled modules."""

PINS = compiling.ROOT / "packaging" / "constraints.txt"


class WheelHook(BuildHookInterface[Any]):
    """Adds the native modules to a wheel, which is then for one system and one Python."""

    def dependencies(self) -> list[str]:
        """Return the requirements of the compiler in their exact versions; none where it cannot run."""
        if not _wanted() or any(compiling.lacking_in_system()):
            return []
        pins = dict(line.split("==") for line in PINS.read_text(encoding="utf-8").split() if "==" in line)
        return [f"{name}=={pins[name]}" for name in REQUIREMENTS]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, if that is wanted. Raises BuildProblem if it must succeed and does not."""
        if version == "editable":
            return
        if not _wanted():
            self.app.display_warning(
                f"metamaker: plain Python wheel; {VARIABLE}=1 also compiles the battle engine (C compiler, about 3 minutes)"
            )
            return
        try:
            native = self._native()
        except compiling.BuildProblem as problem:
            if os.environ[VARIABLE] == REQUIRED:
                raise
            self.app.display_warning(f"metamaker: plain Python wheel: {problem}")
            return
        self.app.display_info(f"metamaker: {len(compiling.compiled_files())} compiled modules of the battle engine")
        build_data["force_include"].update({str(file): place for place, file in native.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _native(self) -> dict[str, Path]:
        if lacking := compiling.missing():
            raise compiling.BuildProblem(lacking)
        if not compiling.is_current():
            self.app.display_info("metamaker: compiling the battle engine, which takes about 3 minutes")
            compiling.built()
        return compiling.native_files()


def _wanted() -> bool:
    return os.environ.get(VARIABLE, "") not in ("", "0")
