"""The picture of a document: clean, with its ships as far as there is room."""

import pytest

from metamaker.games.cosmoforce import printing
from tests.games.cosmoforce.builders import design, fleet
from tests.games.cosmoforce.printed import faults, texts
from tests.games.cosmoforce.test_samples import SIX, THREATS, sample


@pytest.mark.parametrize("name", [SIX, *THREATS])
def test_pictures_of_samples_are_clean_and_name_every_ship(name: str) -> None:
    document = sample(name)
    card = printing.card(document)
    assert (card.drawing.width, card.drawing.height) == (160, 90)
    assert faults([card]) == []
    assert {design.name for design in document.designs} <= set(texts([card]))


def test_ships_without_room_are_counted() -> None:
    many = fleet(*(design(name=f"Ship {number}") for number in range(30)))
    card = printing.card(many, is_shared=False)
    assert "and 13 more" in texts([card])
    assert "Opens in MetaMaker" not in texts([card])
    assert faults([card, printing.card(fleet())]) == []
