"""What a new fleet can begin with."""

import pytest

from metamaker.games.metaverse import problems
from metamaker.games.metaverse.game import METAVERSE


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("key", "classes", "ships"), [("scouts", 1, 2), ("empty", 0, 0), ("frigate", 1, 1), ("squadron", 2, 3)]
)
def test_a_template_is_legal_and_small(key: str, classes: int, ships: int, language: str) -> None:
    fleet = METAVERSE.documents.new("Mine", "mine", key, language)
    assert (fleet.name, fleet.author, len(fleet.classes), len(fleet.ships)) == ("Mine", "", classes, ships)
    assert problems.issues(fleet) == ()
    assert [ship.commander for ship in fleet.ships[1:]] == [ship.id for ship in fleet.ships[:1]] * (ships - 1)


def test_templates_have_titles() -> None:
    assert list(METAVERSE.documents.templates("en")) == ["scouts", "empty", "frigate", "squadron"]
    assert METAVERSE.documents.templates("fr")["empty"] == "Flotte vide"
