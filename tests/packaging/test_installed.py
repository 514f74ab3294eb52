"""What PyInstaller does not see of a compiled battle engine: sources for plain Python, and the imports of native modules."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from shipping import installed
from shipping.compiling import LIBRARY, ROOT

NATIVE = EXTENSION_SUFFIXES[0]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return an installed package with a compiled and a plain module."""
    folder = tmp_path / "site-packages" / "metamaker"
    (folder / "play").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "play" / "dice.py").write_text("import random\nfrom fractions import Fraction\n")
    (folder / "play" / f"dice{NATIVE}").touch()
    (folder / "play" / "board.py").write_text("import tkinter\n")
    (folder.parent / f"{LIBRARY}{NATIVE}").touch()
    return folder


def test_the_program_gets_the_sources_of_compiled_modules(package: Path) -> None:
    assert installed.plain_sources(package) == [(str(package / "play" / "dice.py"), "metamaker/play")]


def test_the_program_gets_what_compiled_modules_import(package: Path) -> None:
    assert installed.hidden_imports(package) == [LIBRARY, "fractions", "random"]


def test_a_plain_package_needs_nothing_more(package: Path) -> None:
    for native in package.parent.rglob(f"*{NATIVE}"):
        native.unlink()
    assert installed.plain_sources(package) == []
    assert installed.hidden_imports(package) == []


def test_the_program_is_not_made_from_the_clone(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "metamaker")
    with monkeypatch.context() as clone:
        clone.syspath_prepend(str(ROOT))
        with pytest.raises(SystemExit, match="Install the wheel first"):
            installed.folder()
    monkeypatch.syspath_prepend(str(package.parent))
    assert installed.folder() == package
