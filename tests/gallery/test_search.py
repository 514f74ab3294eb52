"""Finding in an index: words, what entries are, ranges, sorting; and a folder of documents as an index of its own."""

from pathlib import Path
from typing import Any

import pytest

from metamaker.gallery.folder import look_through
from metamaker.gallery.manifest import DESIGN, FLEET, Entry, Label, Manifest
from metamaker.gallery.search import NEWEST, Catalogue, Found, Place, Wish
from tests.gallery.conftest import hostile_fleet, small_fleet

GAMES = {"metaverse": "Metaverse", "cosmoforce": "Cosmoforce"}


def entry(title: str, **more: Any) -> Entry:
    """Return an entry that says little besides."""
    given = {"kind": DESIGN, "game": "metaverse", "page": f"{title}.html", "id": "0", "numbers": {}, "words": {}}
    return Entry(**{**given, "title": title, **more})


@pytest.fixture
def catalogue() -> Catalogue:
    """Four entries of two games."""
    entries = (
        entry("Élan", author="Ada", tags=("fast",), numbers={"value": 60.0}),
        entry("Barge", author="Bo", licence="CC0", numbers={"value": 20.0}, problems=1),
        entry("Cutter", game="cosmoforce", words={"size": "Small"}, numbers={"mass": 9.0}),
        entry("Zephyr Fleet", kind=FLEET, tags=("fast", "old")),
    )
    labels = {"metaverse/design": {"value": Label(key="value", label="Value"), "ems": Label(key="ems", label="EMS")}}
    return Catalogue([Found(each, Place(each.title), f"2030-01-0{at}") for at, each in enumerate(entries, 1)], labels, GAMES)


@pytest.mark.parametrize(
    ("wish", "titles"),
    [
        (Wish(), "Barge Cutter Élan Zephyr_Fleet"),
        (Wish("ela"), "Élan"),
        (Wish("ada FAST"), "Élan"),
        (Wish("small"), "Cutter"),
        (Wish("cosmoforce"), "Cutter"),
        (Wish(kind=FLEET), "Zephyr_Fleet"),
        (Wish(game="cosmoforce"), "Cutter"),
        (Wish(tag="fast"), "Élan Zephyr_Fleet"),
        (Wish(author="Bo"), "Barge"),
        (Wish(licence="CC0"), "Barge"),
        (Wish(kind=DESIGN, is_sound=True), "Cutter Élan"),
        (Wish(number="value", least=30), "Élan"),
        (Wish(number="value", most=30), "Barge"),
        (Wish(sort="value", falls=True), "Élan Barge Cutter Zephyr_Fleet"),
        (Wish(sort="value"), "Barge Élan Cutter Zephyr_Fleet"),
        (Wish(sort=NEWEST, falls=True), "Zephyr_Fleet Cutter Barge Élan"),
        (Wish(falls=True), "Zephyr_Fleet Élan Cutter Barge"),
        (Wish("nothing"), ""),
    ],
)
def test_what_is_wanted_is_found_in_its_order(catalogue: Catalogue, wish: Wish, titles: str) -> None:
    found = [catalogue.found[at].entry.title.replace(" ", "_") for at in catalogue.search(wish)]
    assert " ".join(found) == titles


def test_what_can_be_asked_about_is_what_there_is(catalogue: Catalogue) -> None:
    assert (catalogue.tags, catalogue.authors, catalogue.licences) == (["fast", "old"], ["Ada", "Bo"], ["CC0"])
    assert list(catalogue.numbers("", "")) == ["value"]
    assert catalogue.numbers("cosmoforce", "") == {}
    assert catalogue.numbers("metaverse", FLEET) == {}


def test_a_document_is_sorted_before_its_design_of_the_same_name() -> None:
    places = [Place("wicket.json", 0), Place("wicket.json"), Place("ace.json", 1)]
    sorted_ = Catalogue([Found(entry("Wicket"), place) for place in places]).found
    assert [found.place for found in sorted_] == [places[2], places[1], places[0]]


def test_a_folder_is_an_index_that_is_worked_out_once(tmp_path: Path) -> None:
    steps: list[tuple[int, int]] = []
    (tmp_path / "evil.json").write_bytes(hostile_fleet())
    (tmp_path / "small.metamaker").write_bytes(small_fleet("Small"))
    (tmp_path / "package.json").write_text("{}")
    looked = look_through(str(tmp_path), "en", Manifest(), lambda *step: steps.append(step))
    assert [(found.entry.kind, found.place.design) for found in looked.found] == [(FLEET, None), (DESIGN, 0)] * 2
    assert steps[-1] == (3, 3)
    again = look_through(str(tmp_path), "en", looked.manifest, lambda *step: steps.append(step))
    assert (again.found, steps[3:]) == (looked.found, [])
    (tmp_path / "small.metamaker").write_text("{")
    (refused,) = look_through(str(tmp_path), "en", looked.manifest, lambda *_: None).refused
    assert refused.name.endswith("small.metamaker")
    assert "incomplete" in refused.why
