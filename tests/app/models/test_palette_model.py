"""The item model of the palette."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from metamaker.app.canvas.drags import DragPayload, parcel
from metamaker.app.palette.palette_model import ENTRY, FAVOURITES, GROUP, STARRED, WHY_NOT, PaletteModel, Sieve
from metamaker.app.widgets.rule_help import RULE_ROLE
from metamaker.core.elements.palette import PaletteEntry
from metamaker.core.messages import words
from metamaker.games.metaverse.edits.palette import palette
from tests.games.metaverse.edits.flotilla import FLEET

SHELVES = list(palette(FLEET, words("metaverse")))


def tip(entry: PaletteEntry, why_not: str) -> str:
    return f"{entry.text}: {why_not or entry.hint}"


@pytest.fixture
def model() -> PaletteModel:
    made = PaletteModel("Favourites", lambda key: "no room" if key == "bridge" else "", tip)
    made.show(SHELVES)
    return made


def keys(model: PaletteModel) -> dict[str, list[str]]:
    found = {}
    for row in range(model.rowCount()):
        group = model.index(row, 0)
        found[group.data(GROUP)] = [model.index(inner, 0, group).data(ENTRY).key for inner in range(model.rowCount(group))]
    return found


def test_it_is_a_sound_model_whatever_is_left_of_it(model: PaletteModel, qtmodeltester: ModelTester) -> None:
    model.star({"bridge", "weapons/gun"})
    qtmodeltester.check(model)
    model.sift(Sieve(("shield",), 1))
    qtmodeltester.check(model)
    model.sift(Sieve(("nothing is called so",)))
    qtmodeltester.check(model)
    assert not model.has_found
    assert keys(model) == {"weapon": ["new/weapons"], "hangar": ["new/bays", "new/starfighters"]}


def test_the_fleets_own_weapons_and_bays_have_their_groups(model: PaletteModel) -> None:
    shown = keys(model)
    assert shown["weapon"] == ["weapons/gun", "weapons/lance", "new/weapons"]
    assert shown["hangar"] == ["bays/deck", "new/bays", "new/starfighters"]
    assert "sensor_array" in shown["electronic_warfare"]


def test_a_search_looks_for_all_words_in_names_and_hints(model: PaletteModel) -> None:
    model.sift(Sieve(("lance",)))
    assert keys(model) == {"weapon": ["weapons/lance"]}


def test_a_tier_hides_what_is_above_it(model: PaletteModel) -> None:
    model.sift(Sieve(most_tier=1))
    shown = {key for group in keys(model).values() for key in group}
    everything = {entry.key: entry.tier for shelf in SHELVES for entry in shelf.entries}
    assert shown == {key for key, tier in everything.items() if tier <= 1}
    assert shown < set(everything)


def test_favourites_are_a_group_at_the_top_and_stay_in_their_own(model: PaletteModel) -> None:
    model.star({"cic"})
    shown = keys(model)
    assert next(iter(shown)) == FAVOURITES
    assert shown[FAVOURITES] == ["cic"]
    assert model.find("cic").data(STARRED)
    assert model.find("cic").data(GROUP) == "secondary"


def test_an_item_says_why_it_cannot_go_there_and_what_its_rule_is(model: PaletteModel) -> None:
    bridge = model.find("bridge")
    assert bridge.data(WHY_NOT) == "no room"
    assert bridge.data(Qt.ItemDataRole.ToolTipRole) == "Bridge: no room"
    assert bridge.data(Qt.ItemDataRole.AccessibleDescriptionRole) == "no room"
    assert bridge.data(RULE_ROLE) == "MV-3.2.1-01"
    assert model.find("cic").data(WHY_NOT) == ""


def test_what_is_dragged_is_the_key_that_a_canvas_understands(model: PaletteModel) -> None:
    data = model.mimeData([model.find("weapons/lance")])
    assert parcel(data) == DragPayload("weapons/lance", is_element=False)
