"""METAMAKER_PLAIN selects the sources of modules that also exist compiled, in this process and in those that it starts."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROCESS = """
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from metamaker.play.compiled import build

if __name__ == "__main__":
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        print(build(), pool.submit(build).result())
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a folder with the package, in which the native form of one module cannot be loaded."""
    shutil.copytree(ROOT / "metamaker" / "play", tmp_path / "metamaker" / "play", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "metamaker" / "core", tmp_path / "metamaker" / "core", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "metamaker" / "__init__.py", tmp_path / "metamaker")
    (tmp_path / "metamaker" / "play" / f"dice{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library")
    (tmp_path / "process.py").write_text(PROCESS)
    return tmp_path


def ended(package: Path, wish: str | None) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in ("METAMAKER_PLAIN", "PYTHONPATH")}
    if wish is not None:
        environment["METAMAKER_PLAIN"] = wish
    words = [sys.executable, str(package / "process.py")]
    return subprocess.run(words, check=False, capture_output=True, text=True, env=environment)


def test_the_variable_selects_the_sources_in_all_processes(package: Path) -> None:
    process = ended(package, "1")
    assert (process.stdout, process.stderr) == ("plain plain\n", "")


@pytest.mark.parametrize("wish", [None, "", "0"])
def test_otherwise_python_takes_the_native_form(package: Path, wish: str | None) -> None:
    process = ended(package, wish)
    assert process.returncode == 1
    assert "ImportError" in process.stderr
    assert EXTENSION_SUFFIXES[0] in process.stderr
