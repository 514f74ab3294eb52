"""The picture of a fleet: clean for every fleet, with all that comes to the table as far as there is room."""

from pathlib import Path

import pytest
from hypothesis import given

from metamaker.core.messages import words
from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse import printing
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.sheet.muster import muster, worth
from metamaker.opening import open_file
from metamaker.rendering.drawing import Text
from metamaker.rendering.page_proof import proof
from metamaker.rendering.proof import placed
from tests.games.metaverse.builders import BARE, component, core_systems, fleet_of, with_core
from tests.games.metaverse.strategies import fleets

SAMPLES = sorted(sample_fleets("metaverse").glob("*.json"))
INK = printing.inks["colour"]


def texts(fleet: Fleet) -> list[str]:
    return [op.text for op, _, _ in placed(printing.card(fleet)) if isinstance(op, Text)]


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_cards_of_samples_are_clean_and_name_every_class(path: Path) -> None:
    fleet = open_file(str(path)).document
    card = printing.card(fleet)
    assert (card.drawing.width, card.drawing.height) == (160, 90)
    assert proof(card, INK).faults == ()
    assert {fleet.name, words("metaverse").number(worth(fleet).total)} <= set(texts(fleet))
    assert {line.name for line in muster(fleet)} <= set(texts(fleet))


@given(fleets())
def test_the_card_of_any_fleet_is_clean(fleet: Fleet) -> None:
    assert [found for found in proof(printing.card(fleet), INK).faults if found.fault != "too small"] == []


def test_lines_add_up_to_the_fleet_dearest_first() -> None:
    fleet = open_file(str(SAMPLES[0])).document
    lines = muster(fleet)
    assert sum(line.value for line in lines) == worth(fleet).total
    assert sum(line.number for line in lines) == len(fleet.ships) + sum(each.count for each in fleet.squadrons)
    assert [float(line.value) for line in lines] == sorted((float(line.value) for line in lines), reverse=True)


def test_ships_are_named_where_there_is_room() -> None:
    fleet = fleet_of(BARE, ships=tuple(Ship(id=f"h-{n}", name=f"Heron {n}", ship_class="heron") for n in range(3)))
    assert {"3 ×", "Heron", "Heron 0, Heron 1, Heron 2"} <= set(texts(fleet))


def test_what_has_no_room_is_counted() -> None:
    classes = tuple(BARE.with_(id=f"heron-{n}", name=f"Heron {n}") for n in range(25))
    told = texts(fleet_of(*classes))
    assert "and 8 more classes" in told
    assert sum(text.startswith("Heron ") for text in told) == 17


def test_a_fleet_without_ships_shows_its_classes() -> None:
    assert "Heron" in texts(fleet_of(BARE, ships=()))
    assert proof(printing.card(Fleet()), INK).faults == ()


def test_large_figures_keep_to_their_places() -> None:
    arrays = component("ew_array", 43, count=55), component("ew_array", 99, part="more", count=99)
    fleet = fleet_of(with_core(BARE.with_(tech_level=1), components=core_systems(*arrays)))
    assert [found for found in proof(printing.card(fleet), INK).faults if found.fault != "too small"] == []
