"""Definitions by themselves as a sheet shows them."""

import pytest

from metamaker.core.messages import words
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import Bay, FighterWeapon, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.sheet.definition import definition_drawing
from metamaker.rendering.drawing import Page, Text
from metamaker.rendering.hit_testing import elements
from metamaker.rendering.proof import findings, placed

LANCE = Weapon(id="lance", name="Lance", pulse=2)
DART = Starfighter(id="dart", name="Dart", weapons=(FighterWeapon(name="Beak"), FighterWeapon(name="Claw")))
MOTH = Starfighter(id="moth", name="Moth", weapons=(FighterWeapon(name="Silk"),))
DECK = Bay(id="deck", name="Deck", launch=2, carry=3, accepts=("moth", "dart"))
FLEET = Fleet(weapons=(LANCE,), starfighters=(DART, MOTH), bays=(DECK,))
WIDTHS = (60.0, 100.0, 180.0)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(
    ("definition", "names", "refs"),
    [
        (LANCE, ["Lance"], {"weapons/lance"}),
        (DART, ["Dart", "Beak", "Claw"], {"starfighters/dart"}),
        (DECK, ["Deck", "Moth", "Silk", "Dart", "Beak", "Claw"], {"bays/deck", "starfighters/moth", "starfighters/dart"}),
    ],
)
def test_it_names_what_it_shows(definition: Weapon | Starfighter | Bay, names: list[str], refs: set[str], width: float) -> None:
    drawing = definition_drawing(FLEET, definition, width, words("metaverse"))
    texts = [op.text for op, _, _ in placed(Page(drawing)) if isinstance(op, Text)]
    assert [text for text in texts if text in {"Lance", "Deck", "Dart", "Moth", "Beak", "Claw", "Silk"}] == names
    assert {each.ref for each in elements(drawing)} >= refs
    assert drawing.width == width
    assert drawing.height > 5.0
    assert [one.fault for one in findings(Page(drawing), 2.0) if one.fault == "outside"] == []


def test_a_bay_that_accepts_nothing_is_shown_alone() -> None:
    alone = definition_drawing(FLEET, DECK.with_(accepts=()), 100.0, words("metaverse"))
    assert alone.height < definition_drawing(FLEET, DECK, 100.0, words("metaverse")).height
