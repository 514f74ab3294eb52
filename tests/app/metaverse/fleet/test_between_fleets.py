"""What comes into a fleet from others: dragged, pasted, dropped as a file."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from metamaker.app.elements.clipboard_data import ELEMENTS
from metamaker.app.metaverse.fleet.fleet_panel import FleetPanel
from metamaker.core.edits import changed
from metamaker.core.elements.listing import with_fields
from metamaker.core.storage import save_document
from metamaker.game_api.game import file_bytes
from metamaker.games.metaverse.edits.parts import add_mount
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from tests.app.conftest import MakeContext, Told
from tests.app.drops import drop
from tests.app.metaverse.fleet.side_bar import (
    CTRL,
    Key,
    button,
    context,
    fleet,
    parcel,
    steps,
)
from tests.games.metaverse.edits.flotilla import FLEET, chain


def other_fleet() -> Fleet:
    """Return a fleet whose lance reaches further, on the same carrier."""
    longer = with_fields(STRUCTURE, FLEET, "weapons/lance", range_cm=50)
    return changed(add_mount(longer, "heron", SectionName.CORE, "lance").document, name="Strangers")


def test_a_class_of_another_fleet_brings_what_it_needs_and_tells_new_names(panel: FleetPanel, context_of: MakeContext) -> None:
    data = parcel(context_of(other_fleet()), ["classes/heron"])
    assert drop(panel.library.view, data, "")
    assert panel.notice.text == (
        "Imported: 1 class, 1 weapon. Already here, so not copied: 1 weapon, 2 squadron types, 1 bay type. "
        "Renamed: Lance → Lance 2, Heron → Heron 2."
    )
    assert steps(panel) == ["Import Heron 2"]
    context(panel).document.steps.undo()
    assert fleet(panel) is FLEET
    panel.commands.rename("fleet", "Ebb")
    assert panel.notice.text == ""


def test_ships_of_another_fleet_come_under_the_ship_they_are_dropped_on(panel: FleetPanel, context_of: MakeContext) -> None:
    data = parcel(context_of(other_fleet()), ["ships/first", "ships/second"])
    drop(panel.tree, data, "ships/third")
    named = {ship.name: ship for ship in fleet(panel).ships}
    assert (named["First 2"].commander, named["Second 2"].commander) == ("third", named["First 2"].id)


def test_copy_cut_and_paste_go_through_the_clipboard(
    panel: FleetPanel, make_panel: Callable[[Fleet], FleetPanel], qtbot: QtBot
) -> None:
    other = make_panel(changed(FLEET, name="Empty", ships=()))
    panel.tree.select(["ships/third"])
    QTest.keyClick(panel.tree, Key.Key_X, CTRL)
    assert chain(fleet(panel)) == {"first": None, "second": "first"}
    other.tree.select(["fleet"])
    QTest.keyClick(other.tree, Key.Key_V, CTRL)
    assert [ship.name for ship in fleet(other).ships] == ["Third"]
    panel.tree.select(["ships/second"])
    QTest.keyClick(panel.tree, Key.Key_V, CTRL)
    assert chain(fleet(panel)) == {"first": None, "second": "first", "third": "first"}
    assert steps(panel) == ["Remove Third", "Import Third"]


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"game": "chess"}', b"[" * 200, b"MM1-AAAA", b"0" * 17_000_000])
def test_a_stranger_cannot_break_it(panel: FleetPanel, content: bytes) -> None:
    data = QMimeData()
    data.setData(ELEMENTS, content)
    drop(panel.tree, data, "fleet")
    assert panel.notice.text
    assert (fleet(panel), steps(panel)) == (FLEET, [])


def test_a_share_code_can_be_pasted(panel: FleetPanel) -> None:
    QGuiApplication.clipboard().setText("MM1-AAAA")
    QTest.keyClick(panel.tree, Key.Key_V, CTRL)
    assert panel.notice.text.startswith("the dropped data: ")
    QGuiApplication.clipboard().setText("just words")
    panel.notice.close_notice()
    QTest.keyClick(panel.tree, Key.Key_V, CTRL)
    assert panel.notice.text == ""


@pytest.fixture
def file(tmp_path: Path, context_of: MakeContext) -> Path:
    path = tmp_path / "strangers.json"
    document = context_of(other_fleet()).document
    save_document(str(path), file_bytes(document.game, document.value))
    return path


def dropped_file(panel: FleetPanel, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    assert drop(panel.tree, data, "fleet")


def test_a_dropped_file_is_opened_or_merged_or_gives_its_classes(panel: FleetPanel, told: Told, file: Path) -> None:
    dropped_file(panel, file)
    assert panel.notice.text == "What do you want to do with strangers.json?"
    assert [each.text() for each in panel.notice.buttons] == ["Open", "Import its classes", "Merge", "Nothing"]
    button(panel, "Import its classes")
    assert (len(fleet(panel).classes), len(fleet(panel).ships)) == (3, 3)
    context(panel).document.steps.undo()
    dropped_file(panel, file)
    button(panel, "Merge")
    assert (len(fleet(panel).classes), len(fleet(panel).ships)) == (3, 6)
    dropped_file(panel, file)
    button(panel, "Open")
    assert told.files == [str(file)]


def test_a_file_that_cannot_be_read_is_told(panel: FleetPanel, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{", encoding="utf-8")
    dropped_file(panel, path)
    button(panel, "Merge")
    assert "broken.json" in panel.notice.text
    assert steps(panel) == []
