"""Ships and classes as people call them."""

import pytest

from metamaker.game_api.documents import NotInDocument
from metamaker.games.metaverse.lookup import found, made_of
from metamaker.games.metaverse.model.ship import Ship
from tests.games.metaverse.builders import BARE, fleet_of, with_core

FORD = BARE.with_(id="ford", name="Ford")
BLOCK = BARE.with_(id="ford-2", name="Ford", variant="Block 3")
SHIPS = (
    Ship(id="drover", name="Drover", ship_class="ford"),
    Ship(id="twin", name="Twin", ship_class="ford"),
    Ship(id="twin-2", name="Twin", ship_class="ford-2"),
)
FLEET = fleet_of(FORD, BLOCK, ships=SHIPS)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("drover", "ships/drover"),
        ("DROVER", "ships/drover"),
        ("classes/ford-2", "classes/ford-2"),
        ("ford block 3", "classes/ford-2"),
        ("Ford", "classes/ford"),
    ],
)
def test_names_ids_and_names_with_a_variant(name: str, expected: str) -> None:
    assert found(FLEET, name) == expected


@pytest.mark.parametrize(
    ("name", "told"), [("Twin", "“Twin” is ambiguous: 2 .* twin, twin-2"), ("Dover", "did you mean “Drover”")]
)
def test_nothing_and_several_are_told_so(name: str, told: str) -> None:
    with pytest.raises(NotInDocument, match=told):
        found(FLEET, name)


def test_what_concerns_a_ship_is_its_class_and_what_that_uses() -> None:
    fleet = fleet_of(FORD, with_core(BLOCK, mounts=()), ships=SHIPS)
    assert made_of(fleet, "ships/twin") == ("ships/twin", "classes/ford", "weapons/gun")
    assert made_of(fleet, "classes/ford-2") == ("classes/ford-2",)
    assert made_of(fleet, "ships/gone") == made_of(fleet, "weapons/gun") == made_of(fleet, "fleet") == ()
