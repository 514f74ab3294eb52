"""Texts on installing: none names the package `metamaker` of the public index, which is a different project."""

import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from metamaker.cli.handlers.window import INSTALL
from metamaker.core.version import DISTRIBUTION

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
THEIRS = "metamaker"
"""Name on the public index of the other project."""

INSTALLER = re.compile(
    r"\b(?:(?:pip3?|pipx|uv|conda|mamba|poetry|pdm|rye|hatch|easy_install)\b[^\n`]*?\b(?:install|add|inject|upgrade|run|download|wheel)"
    r"|uvx|easy_install)\b(?P<words>[^\n`]*)",
    re.IGNORECASE,
)
WORD = re.compile(r"[^\s'\"“”‘’«»()]+")
NAMED = re.compile(r"metamaker(?:\[[^\]]*\])?(?:[=<>!~].*)?[.,;:]*", re.IGNORECASE)
EXTRA = re.compile(r"(?<![\w./-])metamaker\[[a-z, ]+\]", re.IGNORECASE)
"""An extra of that project; it is only written in order to be installed."""


def misleading(text: str) -> Iterator[str]:
    """Yield each part of a text that makes somebody install the other project."""
    for found in INSTALLER.finditer(text):
        if any(NAMED.fullmatch(word) for word in WORD.findall(found["words"])):
            yield found[0]
    yield from EXTRA.findall(text)


@pytest.mark.parametrize(
    "text",
    [
        "pip install metamaker",
        "python -m pip install --user 'metamaker[app]'",
        "la fenêtre : pip install « metamaker »",
        "`pipx install metamaker==1.0`",
        "Use pipx upgrade MetaMaker.",
        "uvx metamaker window",
        "uv tool install metamaker",
        "needs the extra `metamaker[cluster]`",
    ],
)
def test_a_text_that_installs_the_other_project_is_found(text: str) -> None:
    assert list(misleading(text))


@pytest.mark.parametrize(
    "text",
    [
        "pipx install .",
        "pip install --editable '.[app]'",
        "pipx install './metamaker_starships-1.0.0-py3-none-any.whl[app]'",
        "pip install metamaker-starships",
        "apt-get install ./metamaker_1.0.0_amd64.deb",
        "metamaker completion --install",
        "pip install distributed",
    ],
)
def test_a_text_that_installs_this_program_or_a_library_is_not(text: str) -> None:
    assert not list(misleading(text))


def files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    own = Path(__file__).relative_to(ROOT).as_posix()
    return [ROOT / name for name in listed.split("\0") if name and name != own]


def test_no_text_of_the_project_installs_the_other_project() -> None:
    found = {}
    for file in files():
        try:
            text = file.read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):  # a picture or a font; a file that was just deleted
            continue
        if parts := list(misleading(text)):
            found[file.relative_to(ROOT).as_posix()] = parts
    assert found == {}


def test_the_distribution_has_a_name_of_its_own() -> None:
    assert PROJECT["name"] == DISTRIBUTION
    assert canonicalize_name(DISTRIBUTION) != THEIRS
    assert PROJECT["scripts"] == {"metamaker": "metamaker.cli.main:main"}


def test_the_command_for_the_library_of_the_window_names_a_version_that_works_with_every_python() -> None:
    named = Requirement(INSTALL.split('"')[1])
    for wanted in map(Requirement, PROJECT["optional-dependencies"]["app"]):
        assert canonicalize_name(wanted.name) == canonicalize_name(named.name)
        assert all(wanted.specifier.contains(version) for version in ("6.11.0", "6.11.3"))
    assert not named.specifier.contains("6.12.0")
