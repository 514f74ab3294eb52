"""README and guides: every page can be reached, every link and picture is there, every command and target exists."""

import json
import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from typer.main import get_command

from metamaker.cli.main import app
from metamaker.core.guides import LINK, PICTURE, START, anchor, contents, in_language, led_to, places, text
from metamaker.core.paths import shipped
from metamaker.registry import game_called
from tests.guide_texts import RECIPES

ROOT = Path(__file__).parents[1]
PAGES = sorted({"README.md", *places()})
TARGETS = set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
VERBS = set(get_command(app).commands)  # type: ignore[attr-defined]  # it is a group of verbs
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def prose(place: str) -> str:
    """Return the text of a page without its blocks of code."""
    return FENCE.sub("", text(place))


def anchors(place: str) -> set[str]:
    """Return the possible words after `#` in a link to a page."""
    return {anchor(heading) for heading in re.findall(r"^#+ (.+)$", prose(place), re.MULTILINE)}


def led(place: str) -> Iterator[tuple[str, str]]:
    """Yield where links and pictures of a page lead, with what stands behind `#`."""
    for pattern in (LINK, PICTURE):
        for found in pattern.finditer(prose(place)):
            if to := led_to(place, found["target"]):
                yield to, found["target"].partition("#")[2]


def test_the_start_page_leads_to_every_guide() -> None:
    written = {file.relative_to(ROOT).as_posix() for file in (ROOT / "docs").rglob("*.md")}
    samples = {file.relative_to(ROOT).as_posix() for file in (ROOT / "fleets").rglob("README.md")}
    own = {"ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"}
    assert places() == written | samples | own
    listed = [guide.place for chapter in contents() for guide in chapter.guides]
    assert len(listed) == len(set(listed))
    keys = [guide.key for chapter in contents() for guide in chapter.guides]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("place", PAGES)
def test_links_and_pictures_of_a_page_are_there(place: str) -> None:
    for to, behind in led(place):
        assert shipped(to).exists(), (place, to)
        if behind:
            assert behind in anchors(to), (place, to, behind)


@pytest.mark.parametrize("place", PAGES)
def test_a_page_has_one_title_and_no_heading_without_its_parent(place: str) -> None:
    levels = [len(marks) for marks in re.findall(r"^(#+) ", prose(place), re.MULTILINE)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("place", PAGES)
def test_targets_and_commands_of_a_page_exist(place: str) -> None:
    if place == "CHANGELOG.md":
        return  # tells of the past
    told = text(place)
    for command in re.findall(r"(?:`|^)make ([a-z][a-z -]*)", told, re.MULTILINE):
        assert set(command.split()) <= TARGETS, (place, command)
    for verb in re.findall(r"(?:`|^)metamaker ([a-z][a-z-]*)", told, re.MULTILINE):
        assert verb in VERBS, (place, verb)


def test_files_of_the_table_of_architecture_exist() -> None:
    rows = re.findall(r"^\| [^|]+ \| `([^`]+)` \|$", text("ARCHITECTURE.md").partition("## Where is")[2], re.MULTILINE)
    assert len(rows) > 15
    assert [place for place in rows if not (ROOT / place).exists()] == []


@pytest.mark.parametrize(("place", "most"), [("ARCHITECTURE.md", 1200), ("CONTRIBUTING.md", 1000)])
def test_what_a_newcomer_reads_first_is_short(place: str, most: int) -> None:
    assert len(text(place).split()) <= most


@pytest.mark.parametrize("place", ["ARCHITECTURE.md", "CONTRIBUTING.md", *sorted(RECIPES)])
def test_files_that_developers_are_sent_to_exist(place: str) -> None:
    """Paths are below `metamaker/`, its games or the tests of a game, or begin at the root; `<…>` and `…` stand for names."""
    named = re.findall(r"`(?!build/)((?:[a-z_]+/)+[\w.*-]*)`", prose(place))
    starts = ("", "metamaker/", "metamaker/games/metaverse/", "metamaker/games/cosmoforce/", "tests/games/metaverse/")
    assert [each for each in named if not any(list(ROOT.glob((start + each).rstrip("/"))) for start in starts)] == []


def test_every_picture_is_shown() -> None:
    there = {file.name for file in (ROOT / "docs" / "pictures").iterdir()}
    shown = {to.rpartition("/")[2] for place in PAGES for to, _ in led(place) if to.startswith("docs/pictures/")}
    assert there == shown


def test_french_guides_have_the_chapters_and_pictures_of_the_english() -> None:
    for place in places():
        french = in_language(place, "fr")
        if place in (french, START):
            continue
        assert [found["target"] for found in PICTURE.finditer(text(french))] == [
            found["target"] for found in PICTURE.finditer(text(place))
        ]
        assert text(french).count("\n## ") == text(place).count("\n## ")


def test_the_french_start_page_leads_where_the_english_does() -> None:
    def keyed(language: str) -> list[list[str]]:
        return [[guide.place.replace(".fr.md", ".md") for guide in chapter.guides] for chapter in contents(language)]

    *english, in_french = keyed("en")
    assert keyed("fr") == english
    assert {place.replace(".fr.md", ".md") for place in places() if place.endswith(".fr.md")} == set(in_french)


def test_the_wheel_brings_all_guides_but_those_of_its_developers() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    included = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    brought = {place for place in included if place.startswith("docs/")}
    assert brought == {place for place in places() if re.fullmatch(r"docs/[^/]+", place)} | {"docs/pictures"}
    assert all(target == f"metamaker/_data/{place}" for place, target in included.items())


def test_the_first_file_of_the_page_on_formats_opens() -> None:
    (block,) = re.findall(r"```json\n(.+)\n```", text("docs/file-format.md"))
    file = json.loads(block)
    assert game_called(file["game"]).documents.read(file["body"], "kestrels.json")
