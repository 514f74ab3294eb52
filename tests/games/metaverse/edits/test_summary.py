"""Summaries: whatever stands on a sheet says what it is."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings

from metamaker.core.ids import ref as joined
from metamaker.core.rule_book import statements
from metamaker.game_api.prints import PrintOptions
from metamaker.games.metaverse import designs, printing
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.play_state import ShipState
from metamaker.games.metaverse.sheet.tiles import icons
from metamaker.rendering.drawing import Drawing, Group, full_ref
from tests.examples import examples
from tests.games.metaverse.edits.rich import NOWHERE, RICH, gaps, refs
from tests.games.metaverse.strategies import fleets

RULES = {statement.id for statement in statements("metaverse")}


def drawn_refs(drawing: Drawing, around: str = "") -> Iterator[str]:
    """Yield the references of everything on a drawing."""
    for op in drawing.ops:
        if isinstance(op, Group):
            place = full_ref(op.ref, around)
            yield place
            yield from drawn_refs(op.drawing, place)


def test_whatever_stands_on_a_sheet_can_be_told() -> None:
    found = set()
    for ref in designs.subjects(RICH, classes=False):
        for leaf in printing.sheet(RICH, ref, PrintOptions()).leaves:
            found |= {each for each in drawn_refs(leaf.drawing) if each}
    untold = {each for each in found if not EDITS.summary(RICH, each).title}
    marks = re.compile(rf"/(?:{'|'.join(ShipState.model_fields)})(?:[/#]|$)")  # boxes for play are no elements of a design
    assert {each for each in untold if not each.startswith("sheet/") and not marks.search(each)} == set()
    assert len(found) > 100


@pytest.mark.parametrize("ref", [*refs(RICH)])
def test_a_summary_is_complete(ref: str) -> None:
    told = EDITS.summary(RICH, ref)
    assert told.ref == ref
    assert told.title
    assert told.kind
    assert told.sentence.endswith(".")
    assert told.rule in RULES
    assert told.icon in icons()
    assert all(fact[0] == fact[0].upper() for fact in told.facts)


@settings(max_examples=examples(40), deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(fleets())
def test_summaries_never_raise(fleet: Fleet) -> None:
    for ref in (*refs(fleet), *gaps(fleet), *NOWHERE):
        assert EDITS.summary(fleet, ref).ref == ref


def test_what_names_nothing_has_no_title() -> None:
    assert [EDITS.summary(RICH, ref).title for ref in NOWHERE[:-2]] == [""] * len(NOWHERE[:-2])


@pytest.mark.parametrize(
    ("place", "title", "facts"),
    [
        ("core/sensor-array#1", "Sensor array", ["Rating 14", "Tier 1"]),
        ("fore/basic-shield-generator-fore", "Basic shield generator", ["Rating 2", "Faces fore", "Tier 1"]),
        ("core/guns", "Gun", ["Energy 1 × D6+1", "Range bands of 25 cm", "Unlimited fire", "Bears all round"]),
        ("core/own", "Deck", ["Launches 1, carries 4", "Permanent", "1 × Dart"]),
        ("core/hull_hits", "Hull hits", ["12 hull hits in 2 layers"]),
        ("core/marine_parties", "Marine parties", ["1 marine party"]),
        ("arcs/fore/armour_rating", "Armour", ["Armour 2 (both)", "1 ablative plate"]),
        ("arcs/fore", "Fore defences", ["Armour 2 (both)", "1 ablative plate", "Shields 6 (both)", "2 restored each turn"]),
        ("crew_quality", "Crew quality", ["Now 3"]),
        ("tier", "Tier", ["Now 2"]),
        ("", "Lantern Block 2", []),
    ],
)
def test_a_summary_says_what_matters(place: str, title: str, facts: list[str]) -> None:
    told = EDITS.summary(RICH, joined("classes/lantern", place).strip("/"))
    assert told.title == title
    assert list(told.facts)[: len(facts)] == facts


def test_parts_say_what_they_draw_and_what_they_are_worth() -> None:
    told = " ".join(EDITS.summary(RICH, "classes/lantern/core/guns").facts)
    assert "Draws " in told
    assert "points on its own" in told
    assert "One more adds " in told


def test_a_name_is_told_as_it_is_written() -> None:
    ship = RICH.ships[0]
    named = RICH.with_(ships=(ship.with_(name="abFirst Spring"), *RICH.ships[1:]))
    assert EDITS.title_of(named, ship.ref()) == "abFirst Spring"
