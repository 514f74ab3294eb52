"""The builder that tells what some documents show and what they leave out."""

from enum import StrEnum

from metamaker.core.frozen import Frozen
from tests.games.metaverse.coverage import CHANGED, PRESENT, choices, uses


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Leaf(Frozen):
    colours: tuple[Colour, ...] = ()
    fallen: bool = False


class Tree(Frozen):
    name: str
    leaves: tuple[Leaf, ...] = ()
    bark: Colour | None = None


EVERYTHING = {
    ("Tree", "name"): set(),
    ("Tree", "leaves"): {CHANGED},
    ("Tree", "bark"): {*Colour, None, PRESENT, CHANGED},
    ("Leaf", "colours"): {*Colour, CHANGED},
    ("Leaf", "fallen"): {True, False, CHANGED},
}


def missing(*trees: Tree) -> dict[tuple[str, str], set[object]]:
    made = uses(trees)
    return {field: left for field, possible in choices(Tree).items() if (left := possible - made[field])}


def test_choices_are_found_in_models_inside_models() -> None:
    assert choices(Tree) == EVERYTHING


def test_what_no_document_shows_is_missing() -> None:
    bare = Tree(name="bare")
    red = Tree(name="red", leaves=(Leaf(colours=(Colour.RED,)),), bark=Colour.RED)
    assert missing(bare, red) == {
        ("Tree", "bark"): {Colour.BLUE},
        ("Leaf", "colours"): {Colour.BLUE},
        ("Leaf", "fallen"): {True, CHANGED},
    }


def test_documents_that_show_everything_leave_nothing() -> None:
    blue = Tree(name="blue", leaves=(Leaf(colours=(Colour.RED, Colour.BLUE)), Leaf(fallen=True)), bark=Colour.BLUE)
    assert missing(Tree(name="bare"), blue, blue.with_(bark=Colour.RED)) == {}
