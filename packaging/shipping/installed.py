"""The installed package, from which a program is frozen, and what PyInstaller does not see of its compiled battle engine."""

import ast
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from shipping.compiling import LIBRARY
from shipping.frozen import ROOT


def folder() -> Path:
    """Return the folder of the installed package. Raises SystemExit if that is the one in this clone."""
    found = find_spec("metamaker")
    installed = Path(found.origin).parent if found and found.origin else ROOT / "metamaker"
    if installed == ROOT / "metamaker":
        raise SystemExit("Install the wheel first, not in editable mode: the program is made from the installed package.")
    return installed


def compiled_sources(package: Path) -> list[Path]:
    """Return the sources of an installed package that are also there in compiled form."""
    return [file for file in sorted(package.rglob("*.py")) if any(file.with_suffix(end).exists() for end in EXTENSION_SUFFIXES)]


def plain_sources(package: Path) -> list[tuple[str, str]]:
    """Return the sources of compiled modules with their target folders, for METAMAKER_PLAIN=1.

    PyInstaller itself takes only the compiled form of a module.
    """
    return [(str(file), file.parent.relative_to(package.parent).as_posix()) for file in compiled_sources(package)]


def hidden_imports(package: Path) -> list[str]:
    """Return what compiled modules import, which PyInstaller cannot read from them."""
    native = (file.name for end in EXTENSION_SUFFIXES for file in package.parent.glob(f"{LIBRARY}{end}"))
    nodes = (node for file in compiled_sources(package) for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    names = {name for node in nodes for name in _imported(node)}
    return [*(name.partition(".")[0] for name in native), *sorted(names)]


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
