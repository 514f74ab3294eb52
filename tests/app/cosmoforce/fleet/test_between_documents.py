"""What comes into a document from others: dragged, pasted, dropped as a file or on its tab."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QTimer, QUrl
from PySide6.QtGui import QGuiApplication

from metamaker.app.cosmoforce.fleet.designs_panel import DesignsPanel
from metamaker.app.cosmoforce.pages import editors
from metamaker.app.elements.clipboard_data import ELEMENTS, OWN
from metamaker.core.storage import save_document
from metamaker.game_api.game import file_bytes
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.printing.sharing import share_code
from metamaker.registry import game_called
from tests.app.conftest import Told
from tests.app.cosmoforce.fleet.conftest import PanelOf
from tests.app.cosmoforce.fleet.skirmish import (
    CTRL,
    EGRET,
    SKIRMISH,
    Key,
    answer,
    designs,
    fleet,
    press,
    steps,
    teams,
    undo,
)
from tests.app.drops import drop
from tests.games.cosmoforce import builders

OTHER_HERON = builders.design("engine laser*2 dissipator habitat", name="Heron")
STRANGERS = builders.fleet(OTHER_HERON, EGRET, teams=(builders.team("west", OTHER_HERON, EGRET),), name="Strangers")
"""Their Heron has a Laser more; their Egret is the same."""


@pytest.fixture
def other(panel_of: PanelOf) -> DesignsPanel:
    return panel_of(STRANGERS)


def test_designs_of_another_document_come_once_and_tell_new_names(panel: DesignsPanel, other: DesignsPanel) -> None:
    assert drop(panel.tree, other.tree.parcel(("designs/heron", "designs/egret")), "")
    assert designs(panel) == ["Heron", "Egret", "Crane", "Heron 2"]
    assert panel.notice.text == "Imported: 1 design. Renamed: Heron → Heron 2."
    assert steps(panel) == ["Import everything from Strangers"]
    drop(panel.tree, other.tree.parcel(("designs/egret",)), "")
    assert panel.notice.text == "Imported: nothing new, because identical items are already here."
    undo(panel)
    assert fleet(panel) is SKIRMISH


def test_what_came_is_told_for_a_while_only(panel: DesignsPanel, other: DesignsPanel) -> None:
    drop(panel.tree, other.tree.parcel(("designs/heron",)), "")
    going = panel.notice.findChild(QTimer)
    assert going is not None
    assert (going.isActive(), panel.notice.text) == (True, "Imported: 1 design. Renamed: Heron → Heron 2.")
    going.timeout.emit()
    assert panel.notice.text == ""
    panel.notice.tell("This stays.")
    assert not going.isActive()


def test_ships_of_another_document_come_into_the_team_they_are_dropped_on(panel: DesignsPanel, other: DesignsPanel) -> None:
    assert drop(panel.teams, other.teams.parcel(("ships/west-1", "ships/west-2")), "teams/south")
    assert teams(panel)["South"] == ["Egret", "Heron 2", "Egret 2"]
    assert [ship.design for ship in fleet(panel).team("south").ships] == ["egret", "heron-2", "egret"]
    assert panel.notice.text == "Imported: 1 design, 2 ships. Renamed: Heron → Heron 2, Egret → Egret 2."


def test_a_team_of_another_document_comes_whole_or_as_ships_of_a_team(panel: DesignsPanel, other: DesignsPanel) -> None:
    data = other.teams.parcel(("teams/west",))
    drop(panel.teams, data, "")
    assert teams(panel)["West"] == ["Heron", "Egret"]
    drop(panel.teams, data, "teams/south")
    assert teams(panel)["South"] == ["Egret", "Heron 2", "Egret 2"]


def test_copy_cut_and_paste_go_through_the_clipboard(panel: DesignsPanel, other: DesignsPanel) -> None:
    press(other.teams, Key.Key_X, CTRL, on="ships/west-1")
    assert teams(other) == {"West": ["Egret"]}
    press(panel.teams, Key.Key_V, CTRL, on="ships/south-1")
    assert teams(panel)["South"] == ["Egret", "Heron 2"]
    press(panel.tree, Key.Key_C, CTRL, on="designs/crane")
    press(other.tree, Key.Key_V, CTRL)
    assert designs(other) == ["Heron", "Egret", "Crane"]
    assert steps(other) == ["Remove Heron", "Import Crane"]


def test_what_is_pasted_into_its_own_document_is_there_twice(panel: DesignsPanel) -> None:
    press(panel.tree, Key.Key_C, CTRL, on="designs/heron")
    press(panel.tree, Key.Key_V, CTRL)
    assert designs(panel) == ["Heron", "Heron copy", "Egret", "Crane"]
    press(panel.teams, Key.Key_C, CTRL, on="teams/south")
    press(panel.teams, Key.Key_V, CTRL)
    assert teams(panel)["South 2"] == ["Egret"]
    press(panel.teams, Key.Key_C, CTRL, on="ships/north-1")
    press(panel.teams, Key.Key_V, CTRL)
    assert teams(panel)["North"] == ["Heron", "Egret", "Heron 2"]


def test_notes_travel_between_ones_own_documents(panel_of: PanelOf, panel: DesignsPanel) -> None:
    source = panel_of(builders.fleet(builders.design(name="Stork", notes="Keep behind the others.")))
    drop(panel.tree, source.tree.parcel(("designs/stork",)), "")
    assert fleet(panel).design("stork").notes == "Keep behind the others."


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b'{"game": "chess"}', b"[" * 200, b"MM1-AAAA", b"0" * 17_000_000],
    ids=["nothing", "torn", "binary", "chess", "deep", "code", "large"],
)
def test_a_stranger_cannot_break_it(panel: DesignsPanel, content: bytes) -> None:
    data = QMimeData()
    data.setData(ELEMENTS, content)
    data.setData(OWN, b'{"document": "1-1", "refs": ["designs/../..", 7, "ships/nobody"]}')
    drop(panel.teams, data, "teams/north")
    assert panel.notice.text
    assert (fleet(panel), steps(panel)) == (SKIRMISH, [])


def test_a_fleet_of_another_game_is_refused(panel: DesignsPanel) -> None:
    game = game_called("metaverse")
    data = QMimeData()
    data.setData(ELEMENTS, file_bytes(game, game.documents.new("Elsewhere", "new")))
    drop(panel.tree, data, "")
    assert "this is not a Cosmoforce file" in panel.notice.text
    assert fleet(panel) is SKIRMISH


def test_references_that_mean_nothing_bring_all_of_a_parcel(panel: DesignsPanel) -> None:
    data = QMimeData()
    data.setData(ELEMENTS, file_bytes(game_called("cosmoforce"), STRANGERS))
    data.setData(OWN, b'{"document": "1-1", "refs": ["designs/nobody"]}')
    drop(panel.tree, data, "")
    assert (designs(panel), list(teams(panel))) == (["Heron", "Egret", "Crane", "Heron 2"], ["North", "South", "West"])


def test_a_share_code_can_be_pasted(panel: DesignsPanel) -> None:
    QGuiApplication.clipboard().setText(share_code(game_called("cosmoforce"), STRANGERS))
    press(panel.tree, Key.Key_V, CTRL)
    assert list(teams(panel)) == ["North", "South", "West"]
    QGuiApplication.clipboard().setText("just words")
    panel.notice.close_notice()
    press(panel.tree, Key.Key_V, CTRL)
    assert panel.notice.text == ""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "strangers.json"
    save_document(str(path), file_bytes(game_called("cosmoforce"), STRANGERS))
    return path


def dropped_file(panel: DesignsPanel, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    assert drop(panel.tree, data, "")


def test_a_dropped_file_is_opened_or_merged_or_gives_its_designs(panel: DesignsPanel, told: Told, file: Path) -> None:
    dropped_file(panel, file)
    assert panel.notice.text == "What do you want to do with strangers.json?"
    assert [each.text() for each in panel.notice.buttons] == ["Open", "Import its designs", "Merge", "Nothing"]
    answer(panel, "Import its designs")
    assert (designs(panel)[3:], list(teams(panel))) == (["Heron 2"], ["North", "South"])
    undo(panel)
    dropped_file(panel, file)
    answer(panel, "Merge")
    assert list(teams(panel)) == ["North", "South", "West"]
    dropped_file(panel, file)
    answer(panel, "Open")
    assert told.files == [str(file)]


def test_a_file_of_another_game_gives_nothing(panel: DesignsPanel, tmp_path: Path) -> None:
    path, game = tmp_path / "fleet.json", game_called("metaverse")
    save_document(str(path), file_bytes(game, game.documents.new("Elsewhere", "new")))
    dropped_file(panel, path)
    answer(panel, "Merge")
    assert panel.notice.text == "fleet.json contains nothing for Cosmoforce."


def test_what_is_dropped_on_the_tab_is_brought_as_it_is(panel: DesignsPanel, other: DesignsPanel) -> None:
    data = other.teams.parcel(("teams/west",))
    assert data is not None
    assert any(data.hasFormat(kind) for kind in editors().taken)
    context = panel.commands.context
    assert editors().take(context, data) == "Imported: 1 design, 1 team, 2 ships."
    after: Fleet = context.document.value
    assert [team.name for team in after.teams] == ["North", "South", "West"]
    own = panel.tree.parcel(("designs/heron",))
    assert own is not None
    assert editors().take(context, own) == "This document already contains it."
    data.setData(ELEMENTS, b"{")
    assert editors().take(context, data).startswith("the dropped data")
    assert context.document.value is after
