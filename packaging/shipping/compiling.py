"""Compile the battle engine with mypyc: the same sources and the same battles, in less time.

The folder `build/fast/` gets a copy of the whole package, with native modules next to the sources of the battle engine. Python
prefers the native modules. `make fast` builds it for use in a clone, and `wheel_hook` takes the native modules into wheels.

The compiler needs a C compiler and the headers of Python, on Debian the packages gcc and python3-dev, and the extra `fast`.
`docs/contributing/constraints.md` has the rules for files that are compiled.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "metamaker"
TWIN = ROOT / "build" / "fast"
STAMP = ".signature"
GROUP = "metamaker_fast"
LIBRARY = f"{GROUP}__mypyc"
"""The native module that holds the code of all compiled modules."""

TOOLS = ("mypy", "setuptools")
"""The compiler, and the library that runs the C compiler."""

COMPILED = ("play", "games/*/rules", "games/*/battle")
"""The folders with compiled modules, without empty modules and those of LEFT_PLAIN."""

LEFT_PLAIN = (
    "play/simulation/**/*.py",  # about battles, not inside them
    "play/review/**/*.py",
    "play/turning_points.py",
    "play/serialization.py",  # documents are models of pydantic, which is compiled itself
    "play/board.py",
    "play/compiled.py",
    "play/decision.py",
    "play/dialogue.py",
    "play/documents.py",
    "play/recording.py",
    "play/grammar.py",
    "play/ranking.py",
    "play/match.py",
    "play/review/**/*.py",  # about battles, not inside them
    "play/snapshot.py",
    "play/pattern.py",
    "play/sealed_orders.py",
    "play/statistics.py",
    "play/story.py",
    "play/table.py",
    "play/results.py",
    "games/*/battle/**/events.py",  # pydantic reads their types, which a compiled class keeps only in part
    "games/*/battle/frame.py",
    "games/cosmoclysm/battle/decisions.py",  # for people: the code for many games is below them
    "games/cosmoclysm/battle/game.py",
    "games/cosmoclysm/battle/notation.py",
    "games/cosmoclysm/battle/players.py",
    "games/cosmoclysm/battle/refusals.py",
    "games/cosmoforce/battle/actions/odds.py",
    "games/*/battle/**/orders.py",  # for people, too
    "games/*/battle/narration/**/*.py",  # used after the battle, for people
    "games/*/battle/wording/**/*.py",
    "games/*/battle/**/story.py",
    "games/*/battle/**/*dialogue.py",
    "games/*/battle/fire/prospects.py",
)

_BUILD = f"""
import sys
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(sys.argv[1:], opt_level="1", debug_level="0", group_name="{GROUP}")
if sys.platform != "win32":  # Microsoft's compiler has other options
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, "-Wno-all", "-w", "-fvisibility=hidden"]
orders = ["--quiet", "build_ext", "--inplace", "--parallel=2"]
setup(name="metamaker-fast", script_args=orders, packages=[], ext_modules=modules)
"""
"""A script for a process with the compiler.

Battles are no faster with opt_level 2 or 3, which need more than twice as long. Warnings about generated C are useless, take
longer than all the rest, and would be errors. The one large file and the many small ones are compiled in parallel.
"""


class BuildProblem(Exception):
    """The compiled build failed: one sentence."""


def compiled_files() -> tuple[Path, ...]:
    """Return the compiled modules, relative to the package."""
    plain = {file for pattern in LEFT_PLAIN for file in PACKAGE.glob(pattern)}
    found = (file for folder in COMPILED for file in PACKAGE.glob(f"{folder}/**/*.py"))
    return tuple(file.relative_to(PACKAGE) for file in sorted(found) if file.stat().st_size and file not in plain)


def missing() -> str:
    """Return one sentence about missing requirements of the build; empty if this machine has all."""
    lacking = [*lacking_in_system(), *_lacking_tools()]
    return f"the compiled build needs {' and '.join(lacking)}" if lacking else ""


def lacking_in_system() -> Iterator[str]:
    """Yield what pip cannot install: a C compiler, the headers of Python."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    # On Windows, setuptools searches for the compiler, which is not in PATH.
    if sys.platform != "win32" and shutil.which(compiler.split()[0]) is None:
        yield "a C compiler (Debian: apt-get install gcc libc6-dev)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        yield "the headers of Python (Debian: apt-get install python3-dev)"


def _lacking_tools() -> Iterator[str]:
    if any(find_spec(name) is None for name in ("mypyc", "setuptools")):
        yield "the extra “fast” (pip install --editable '.[fast]')"


def is_current(twin: Path = TWIN) -> bool:
    """Return whether the compiled build belongs to the present sources, settings, tools and Python."""
    stamp = twin / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii") == _signature()


def built(twin: Path = TWIN) -> bool:
    """Build again if anything has changed, and return whether that was necessary.

    A failed build keeps the old one. Raises BuildProblem.
    """
    signature = _signature()
    if is_current(twin):
        return False
    new = twin.with_name(twin.name + ".new")
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(PACKAGE, new / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    _compile(new)
    (new / STAMP).write_text(signature, encoding="ascii")
    shutil.rmtree(twin, ignore_errors=True)
    new.rename(twin)
    return True


def native_files(twin: Path = TWIN) -> dict[str, Path]:
    """Return the native modules of a compiled build by their places in a wheel."""
    found = (file for file in sorted(twin.rglob("*")) if file.name.endswith(tuple(EXTENSION_SUFFIXES)))
    return {file.relative_to(twin).as_posix(): file for file in found}


def _signature() -> str:
    """Return a digest of everything that decides what the compiler makes; about a tenth of a second."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    files = (Path(__file__).resolve(), *sorted(PACKAGE.rglob("*.py")))
    digests = (f"{file.relative_to(ROOT).as_posix()} {hashlib.sha256(file.read_bytes()).hexdigest()}" for file in files)
    parts = (sys.version, sysconfig.get_platform(), *map(_installed, TOOLS), repr(settings), *digests)
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _installed(tool: str) -> str:
    try:
        return f"{tool} {version(tool)}"
    except PackageNotFoundError:
        return f"no {tool}"


def _compile(new: Path) -> None:
    modules = [str(Path(PACKAGE.name, file)) for file in compiled_files()]
    # Run in a folder without pyproject.toml, because setuptools would read settings for another builder there. `make check`
    # reports errors in modules that are not compiled.
    options = [f"--config-file={ROOT / 'pyproject.toml'}", "--follow-imports=silent"]
    # The hash seed decides the order of sets, and so the order of generated code.
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    orders = [sys.executable, "-P", "-c", _BUILD, *options, *modules]
    if subprocess.run(orders, cwd=new, env=environment, check=False).returncode:
        raise BuildProblem("the compiler stopped with the error above")
    for left in ("build", ".mypy_cache"):
        shutil.rmtree(new / left, ignore_errors=True)
