"""Compile the battle engine with mypyc: the same files, the same outcomes, in less time. `make fast` runs this.

The compiled build is a copy of the whole package in `build/fast/`, with native modules for battles. Everything else still
imports the sources. `PYTHONPATH=build/fast .venv/bin/metamaker …` uses the compiled build, and so do the processes that it
starts. (`python -m` puts its own folder first, so it also needs `-P`.) `metamaker.play.compiled` returns which of the two runs.

It needs a C compiler and the headers of Python, on Debian the packages gcc and python3-dev, and the extra `fast`. The rules for
compilable files are in CONTRIBUTING.md.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "metamaker"
TWIN = ROOT / "build" / "fast"
STAMP = ".signature"
DATA = ("resources", "fleets")
"""Files that the program reads outside its package; the compiled build has links to them."""

COMPILED = ("play", "games/*/rules", "games/*/battle")
"""The folders with compiled modules, without empty modules and those of LEFT_PLAIN."""

LEFT_PLAIN = (
    "play/simulation/**/*.py",  # about battles, not inside them
    "play/serialization.py",  # documents are models of pydantic, which is compiled itself
    "play/board.py",
    "play/compiled.py",
    "play/decision.py",
    "play/dialogue.py",
    "play/documents.py",
    "play/recording.py",
    "play/grammar.py",
    "play/ranking.py",
    "play/serialization.py",
    "play/match.py",
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

_BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(sys.argv[1:], opt_level="1", debug_level="0", group_name="metamaker_fast")
for module in modules:
    module.extra_compile_args = [*module.extra_compile_args, "-Wno-all", "-w"]
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
    lacking = list(_lacking())
    return f"the compiled twin needs {' and '.join(lacking)}" if lacking else ""


def _lacking() -> Iterator[str]:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        yield "a C compiler (Debian: apt-get install gcc libc6-dev)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        yield "the headers of Python (Debian: apt-get install python3-dev)"
    if any(find_spec(name) is None for name in ("mypyc", "setuptools")):
        yield "the extra “fast” (pip install --editable '.[fast]')"


def built(twin: Path = TWIN) -> bool:
    """Build again if anything has changed, and return whether that was necessary.

    A failed build keeps the old one. Raises BuildProblem.
    """
    signature = _signature()
    if (twin / STAMP).is_file() and (twin / STAMP).read_text() == signature:
        return False
    new = twin.with_name(twin.name + ".new")
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(PACKAGE, new / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in DATA:
        (new / name).symlink_to(ROOT / name)
    _compile(new)
    (new / STAMP).write_text(signature)
    shutil.rmtree(twin, ignore_errors=True)
    new.rename(twin)
    return True


def _signature() -> str:
    files = (Path(__file__), *sorted(PACKAGE.rglob("*.py")))
    parts = [sys.version, *(f"{file.relative_to(ROOT)} {hashlib.sha256(file.read_bytes()).hexdigest()}" for file in files)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _compile(new: Path) -> None:
    modules = [str(Path(PACKAGE.name, file)) for file in compiled_files()]
    # Run in a folder without pyproject.toml, because setuptools would read settings for another builder there. `make check`
    # reports errors in modules that are not compiled.
    options = [f"--config-file={ROOT / 'pyproject.toml'}", "--follow-imports=silent"]
    if subprocess.run([sys.executable, "-P", "-c", _BUILD, *options, *modules], cwd=new, check=False).returncode:
        raise BuildProblem("the compiler has refused, as it says above")
    for module in modules:
        # Without its source, a module that cannot be loaded is an error instead of a slow surprise.
        (new / module).unlink()
    for left in ("build", ".mypy_cache"):
        shutil.rmtree(new / left, ignore_errors=True)


def main() -> int:
    """Build, and return 0 on success."""
    if lacking := missing():
        print(f"fast: {lacking}", file=sys.stderr)
        return 1
    try:
        news = "compiled" if built() else "up to date"
    except BuildProblem as problem:
        print(f"fast: {problem}", file=sys.stderr)
        return 1
    shown = TWIN.relative_to(ROOT)
    print(f"fast: {len(compiled_files())} modules {news}; use them with PYTHONPATH={shown} .venv/bin/metamaker …")
    return 0


if __name__ == "__main__":
    sys.exit(main())
