"""The compiled build in a clone: which files it compiles, and when it may be used."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from shipping import compiling

ROOT = Path(__file__).parents[2]


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a small clone with a compiled build, whose compiler makes an empty native module."""

    def compile_one(new: Path) -> None:
        (new / "metamaker" / "play" / f"dice{EXTENSION_SUFFIXES[0]}").touch()

    (tmp_path / "metamaker" / "play").mkdir(parents=True)
    (tmp_path / "metamaker" / "play" / "dice.py").write_text("FACES = 6\n")
    (tmp_path / "pyproject.toml").write_text("[tool.mypy]\nstrict = true\n")
    (tmp_path / "packaging" / "shipping").mkdir(parents=True)
    script = shutil.copy(compiling.__file__, tmp_path / "packaging" / "shipping")
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "PACKAGE", tmp_path / "metamaker")
    monkeypatch.setattr(compiling, "__file__", str(script))
    monkeypatch.setattr(compiling, "_compile", compile_one)
    assert compiling.built(tmp_path / "fast")
    return tmp_path


def test_a_build_is_used_until_something_changes(clone: Path) -> None:
    twin = clone / "fast"
    assert compiling.is_current(twin)
    assert compiling.built(twin) is False
    assert list(compiling.native_files(twin)) == [f"metamaker/play/dice{EXTENSION_SUFFIXES[0]}"]
    assert (twin / "metamaker" / "play" / "dice.py").is_file(), "plain Python stays selectable"


@pytest.mark.parametrize(
    "file", ["metamaker/play/dice.py", "metamaker/other.py", "pyproject.toml", "packaging/shipping/compiling.py"]
)
def test_a_changed_file_makes_a_build_stale(clone: Path, file: str) -> None:
    before = (clone / file).read_text() if (clone / file).exists() else ""
    (clone / file).write_text(f"{before}\nstrict_equality = true\n")
    assert not compiling.is_current(clone / "fast")
    assert compiling.built(clone / "fast")
    assert compiling.is_current(clone / "fast")


def test_a_removed_source_makes_a_build_stale(clone: Path) -> None:
    (clone / "metamaker" / "play" / "dice.py").unlink()
    assert not compiling.is_current(clone / "fast")


def test_another_python_or_compiler_makes_a_build_stale(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as other:
        other.setattr(sys, "version", "3.99.0 (main)")
        assert not compiling.is_current(clone / "fast")
    monkeypatch.setattr(compiling, "version", dict.fromkeys(compiling.TOOLS, "99.0").__getitem__)
    assert not compiling.is_current(clone / "fast")


def test_a_failed_build_keeps_the_old_one_which_is_stale(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(new: Path) -> None:
        raise compiling.BuildProblem("the compiler stopped with the error above")

    monkeypatch.setattr(compiling, "_compile", failing)
    (clone / "metamaker" / "play" / "dice.py").write_text("FACES = 8\n")
    with pytest.raises(compiling.BuildProblem):
        compiling.built(clone / "fast")
    assert compiling.native_files(clone / "fast")
    assert not compiling.is_current(clone / "fast")


def test_a_clone_without_a_build_runs_its_sources() -> None:
    """The folder that `make run` looks in is printed only if it may be used."""
    words = [sys.executable, str(ROOT / "packaging" / "fast.py"), "--path"]
    shown = subprocess.check_output(words, text=True).strip()
    assert shown == (str(compiling.TWIN) if compiling.is_current() else "")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = makefile.partition("\nrun: ")[2].partition("\n\n")[0]
    assert recipe.count("$(METAMAKER)") == recipe.count("$(FAST) $(METAMAKER)") == 3
    environment = {**os.environ, "PYTHONPATH": "", "METAMAKER_PLAIN": ""}
    python = [sys.executable, "-c", "from metamaker.play.compiled import build; print(build())"]
    assert subprocess.check_output(python, cwd=ROOT, env=environment, text=True) == "plain\n"


def test_what_a_machine_lacks_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiling.missing().startswith("the compiled build needs a C compiler (Debian: apt-get install gcc")


def test_the_files_of_the_engine_are_compiled_but_those_that_are_listed() -> None:
    names = {file.as_posix() for file in compiling.compiled_files()}
    assert {"play/dice.py", "play/geometry.py", "games/metaverse/rules/strike.py"} <= names
    assert {"games/metaverse/battle/kinematics/payment.py", "games/metaverse/battle/movement/legality.py"} <= names
    assert {"games/metaverse/battle/turn/engine.py", "games/metaverse/battle/ai/careful.py"} <= names
    assert not any("/story/" in name for name in names)
    assert not names & {"play/documents.py", "play/simulation/runner.py", "play/simulation/executors.py", "play/__init__.py"}
    assert not names & {"play/compiled.py"}
