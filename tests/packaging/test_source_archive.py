"""The source archive contains all files that a wheel is built from."""

import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("metamaker", "resources", "fleets", "docs", "packaging")


@pytest.fixture
def links() -> Iterator[None]:
    """Make links to the data in the folder of builds, as `make fast` does."""
    folder = ROOT / "build" / f"links-{os.getpid()}"
    folder.mkdir(parents=True)
    for name in FOLDERS:
        (folder / name).symlink_to(ROOT / name)
    yield
    for link in folder.iterdir():
        link.unlink()
    folder.rmdir()


@pytest.mark.usefixtures("links")
def test_it_is_whole_even_after_make_fast(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path)]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        packed = {name.partition("/")[2] for name in opened.getnames()}
    for folder in FOLDERS:
        files = (file for file in (ROOT / folder).rglob("*") if file.is_file() and "__pycache__" not in file.parts)
        assert {file.relative_to(ROOT).as_posix() for file in files} - packed == set()
