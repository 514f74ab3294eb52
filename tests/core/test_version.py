"""The version of the program."""

import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from metamaker.core.version import DISTRIBUTION, program_version


def test_the_version_is_that_of_the_installed_metadata() -> None:
    assert program_version() == version(DISTRIBUTION)


def test_the_first_metadata_of_the_path_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in (1, 2):
        (tmp_path / str(number) / f"metamaker_starships-{number}.2.0.dist-info").mkdir(parents=True)
    monkeypatch.setattr(sys, "path", [str(tmp_path / "none"), str(tmp_path / "2"), str(tmp_path / "1")])
    assert program_version() == "2.2.0"


def test_a_program_that_is_not_installed_has_no_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    assert program_version() == ""
