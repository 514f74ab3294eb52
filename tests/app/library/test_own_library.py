"""The library of a user: elements kept as files of their own, brought into other documents, strangers' files refused."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.library.own_library import MOST_BYTES, OwnLibrary, keepable
from metamaker.app.metaverse.design.ship_sheet import PartMenu
from metamaker.app.metaverse.fleet.fleet_panel import FleetPanel
from metamaker.app.metaverse.fleet.libraries import OWN
from metamaker.app.settings.settings import Settings
from metamaker.app.window.dialogs import PreferencesDialog
from metamaker.core.elements.transfer import cut
from metamaker.games.cosmoforce.edits.editing import EDITS as COSMOFORCE_EDITS
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_file
from metamaker.registry import game_called
from tests.app.conftest import MakeContext
from tests.app.metaverse.conftest import PageOf
from tests.games.metaverse.edits.flotilla import FLEET

STRUCTURE = EDITS.structure
METAVERSE = game_called("metaverse")


def titles(library: OwnLibrary) -> list[str]:
    return [entry.title for entry in library.shelf(METAVERSE, STRUCTURE, STRUCTURE.english).entries]


@pytest.fixture
def library(settings: Settings) -> OwnLibrary:
    return OwnLibrary(settings)


def test_what_is_kept_is_an_ordinary_file_with_what_it_needs(library: OwnLibrary) -> None:
    assert titles(library) == []
    name = library.keep(METAVERSE, STRUCTURE, FLEET, ["classes/heron"])
    opened = open_file(str(library.folder / name)).document
    assert opened == cut(STRUCTURE, FLEET, ["classes/heron"]).with_(name="Heron")
    assert [bay.id for bay in opened.bays] == ["deck"]
    assert titles(library) == ["Heron"]


def test_the_same_is_kept_once_and_another_beside_it(library: OwnLibrary) -> None:
    first = library.keep(METAVERSE, STRUCTURE, FLEET, ["weapons/lance"])
    assert library.keep(METAVERSE, STRUCTURE, FLEET, ["weapons/lance"]) == first
    longer = FLEET.with_(weapons=(FLEET.weapons[0], FLEET.weapons[1].with_(range_cm=60)))
    assert library.keep(METAVERSE, STRUCTURE, longer, ["weapons/lance"]) != first
    assert titles(library) == ["Lance", "Lance"]


def test_designs_of_another_game_are_kept_and_listed_for_that(library: OwnLibrary) -> None:
    game, structure = game_called("cosmoforce"), COSMOFORCE_EDITS.structure
    value = game.documents.new("Skirmish", "new")
    library.keep(game, structure, value, [value.designs[0].ref()])
    assert len(library.shelf(game, structure, structure.english).entries) == 1
    assert titles(library) == []


def test_ships_and_parts_stand_for_what_they_are_of() -> None:
    assert keepable(STRUCTURE, FLEET, ["ships/second", "classes/egret", "fleet"]) == ["classes/egret"]


def test_strangers_files_are_refused_in_a_sentence_each_and_the_others_listed(library: OwnLibrary) -> None:
    library.keep(METAVERSE, STRUCTURE, FLEET, ["weapons/lance"])
    (library.folder / "broken.json").write_bytes(b'{"game": ')
    (library.folder / "huge.json").write_bytes(b" " * (MOST_BYTES + 1))
    (library.folder / "notes.txt").write_text("no fleet")
    shelf = library.shelf(METAVERSE, STRUCTURE, STRUCTURE.english)
    assert [entry.title for entry in shelf.entries] == ["Lance"]
    assert [name for name, _ in shelf.problems] == ["broken.json", "huge.json"]
    assert all(sentence for _, sentence in shelf.problems)


def test_a_file_that_changes_is_read_again_and_one_that_goes_is_gone(library: OwnLibrary) -> None:
    library.keep(METAVERSE, STRUCTURE, FLEET, ["weapons/lance"])
    (entry,) = library.shelf(METAVERSE, STRUCTURE, STRUCTURE.english).entries
    Path(entry.path).write_bytes(b"{")
    assert titles(library) == []
    library.remove(entry)
    assert library.shelf(METAVERSE, STRUCTURE, STRUCTURE.english) == ((), ())


def test_the_panel_lists_the_library_and_brings_from_it(qtbot: QtBot, context_of: MakeContext) -> None:
    source, empty = FleetPanel(context_of(FLEET)), FleetPanel(context_of(Fleet(name="Empty")))
    for panel in (source, empty):
        qtbot.addWidget(panel)
        panel.show()
    source.commands.keep_in_library(["ships/first"])
    rows = empty.library.view.rows
    own = [key for key in rows.keys if key.startswith(OWN)]
    assert [rows.row_of(key).text for key in own] == ["My library", "Heron"]  # type: ignore[union-attr]
    empty.library.view.opened.emit(own[1])
    assert [ship.id for ship in empty.commands.fleet.classes] == ["heron"]
    assert [bay.id for bay in empty.commands.fleet.bays] == ["deck"]
    assert empty.commands.context.document.steps.undoText() == "Import Heron"
    menu = [action.text() for action in source.library.view.act.menu().actions()]
    assert "Save to library" not in menu
    source.library.view.select(["classes/egret"])
    assert "Save to library" in [action.text() for action in source.library.view.act.menu().actions()]


def test_the_menu_of_a_part_keeps_its_weapon_and_its_class(page_of: PageOf, starter: Context, settings: Settings) -> None:
    page = page_of(starter)
    menu = PartMenu(starter, page.edits, "classes/scout/core/cannon-1", page.sheet.open_element, page)
    offered = {action.text(): action for action in menu.actions() if "library" in action.text()}
    assert list(offered) == ["Save Cannon to the library", "Save Scout to the library"]
    offered["Save Cannon to the library"].trigger()
    assert titles(OwnLibrary(settings)) == ["Cannon"]


def test_the_folder_can_be_chosen(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    chosen = tmp_path / "shared"
    dialog = PreferencesDialog(settings, None, lambda *_: str(chosen))  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    dialog.choose_library.click()
    assert OwnLibrary(settings).folder == chosen
    OwnLibrary(settings).keep(METAVERSE, STRUCTURE, FLEET, ["weapons/lance"])
    assert [each.suffix for each in chosen.iterdir()] == [".json"]
