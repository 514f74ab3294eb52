"""Folders of classes are tags with a slash."""

import pytest

from metamaker.core.elements.listing import with_fields
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.classes import folder_of, folders, in_folder, plain_tags, renamed_folder
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.fleet import Fleet
from tests.games.metaverse.edits.flotilla import FLEET


def tags(fleet: Fleet) -> list[tuple[str, ...]]:
    return [ship.tags for ship in fleet.classes]


@pytest.mark.parametrize(
    ("tags", "folder", "plain"),
    [
        ((), (), ()),
        (("escort",), (), ("escort",)),
        (("escort", "cruisers/light", "a/b"), ("cruisers", "light"), ("escort",)),
        (("cruisers/",), ("cruisers",), ()),
        ((" / ", "old / new"), ("old", "new"), ()),
    ],
)
def test_the_first_tag_that_is_a_path_is_the_folder(
    tags: tuple[str, ...], folder: tuple[str, ...], plain: tuple[str, ...]
) -> None:
    ship = with_fields(STRUCTURE, FLEET, "classes/heron", tags=tags).ship_class("heron")
    assert (folder_of(ship), plain_tags(ship)) == (folder, plain)


def test_classes_go_into_folders_and_out_and_keep_their_other_tags() -> None:
    fleet = with_fields(STRUCTURE, FLEET, "classes/heron", tags=("capital",))
    fleet = in_folder(fleet, ["heron"], ("cruisers", "light"))
    fleet = in_folder(fleet, ["egret"], ("escorts",))
    assert tags(fleet) == [("cruisers/light", "capital"), ("escorts/",)]
    assert folders(fleet) == (("cruisers",), ("cruisers", "light"), ("escorts",))
    assert tags(in_folder(fleet, ["heron", "egret"], ())) == [("capital",), ()]


def test_a_folder_that_is_renamed_takes_those_inside_along() -> None:
    fleet = in_folder(in_folder(FLEET, ["heron"], ("ships", "big")), ["egret"], ("ships",))
    assert tags(renamed_folder(fleet, ("ships",), ("craft",))) == [("craft/big",), ("craft/",)]


@pytest.mark.parametrize("folder", [("",), ("a/b",), (" ",), ("x" * 60,)])
def test_a_folder_needs_a_name_that_a_tag_can_hold(folder: tuple[str, ...]) -> None:
    with pytest.raises(EditProblem):
        in_folder(FLEET, ["heron"], folder)


def test_what_is_not_moved_stays_the_same_object() -> None:
    fleet = in_folder(FLEET, ["heron"], ("big",))
    assert fleet.classes[1] is FLEET.classes[1]
    assert in_folder(fleet, ["heron"], ("big",)) is fleet
