"""Universe packs in the window: what an update does is listed first, decided by a tick, done and undone in one step."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtWidgets import QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.document import Document
from metamaker.app.metaverse.fleet.fleet_panel import FleetPanel
from metamaker.app.metaverse.fleet.libraries import library_rows
from metamaker.app.universes.make_dialog import MakeDialog
from metamaker.app.universes.universe_dialog import UniverseDialog
from metamaker.app.universes.universe_page import UniversePage
from metamaker.app.universes.universe_work import UniverseWork
from metamaker.app.window.program import editors_of
from metamaker.core.paths import sample_universes
from metamaker.game_api.game import required
from metamaker.opening import open_pack
from metamaker.registry import game_called
from tests.app.conftest import MakeContext
from tests.games.metaverse.edits.flotilla import FLEET

FIRST, SECOND = (sample_universes("metaverse") / f"low-tide-{number}.json" for number in (1, 2))
UNIVERSES = required(game_called("metaverse").universes)


@pytest.fixture
def context(context_of: MakeContext) -> Context:
    """Return a fleet with the first version and a different gaff."""
    fleet = UNIVERSES.updated(FLEET, open_pack(str(FIRST)).document, theirs=())
    changed = (each.with_(range_cm=20) if each.id == "long-gaff" else each for each in fleet.weapons)
    return context_of(fleet.with_(weapons=tuple(changed)))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def test_an_update_is_listed_decided_by_keys_done_and_undone(qtbot: QtBot, context: Context, window: QWidget) -> None:
    said: list[str] = []
    work = UniverseWork(context, said.append, window, lambda *_: str(SECOND))
    menu = QMenu(window)
    work.fill(menu)
    assert [each.text() for each in menu.actions()] == ["Use a universe pack…", "Update Low Tide 1…", "Make a universe pack…"]
    menu.actions()[1].trigger()
    (dialog,) = window.findChildren(UniverseDialog)
    rows = [dialog.parts.topLevelItem(place) for place in range(dialog.parts.topLevelItemCount())]
    told = {row.text(0): row.text(1) for row in rows if row is not None}
    assert list(told.items())[:2] == [
        ("Long gaff", "changed here and in the pack: Range band 20 → 35"),
        ("Whelk", "changed in the pack: Core: hull hits 14 → 16"),
    ]
    qtbot.waitUntil(lambda: dialog.values.topLevelItemCount() > 0)
    before = context.document.value
    dialog.parts.setFocus()
    qtbot.keyClick(dialog.parts, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.agree, Qt.Key.Key_Space)
    assert next(each.range_cm for each in context.document.value.weapons if each.id == "long-gaff") == 35
    assert context.document.steps.count() == 1
    context.document.steps.undo()
    assert context.document.value == before
    captions = {row.text: row.caption for row in library_rows(before, "weapons", context.words)}
    assert captions["Long gaff"].endswith("Low Tide 1")
    assert "Low Tide" not in captions["Lance"]
    work.use("Another")
    assert said == ["This is “Low Tide”, not “Another”."]


def test_a_pack_is_made_and_opens_as_a_page_that_brings_it_into_a_fleet(
    qtbot: QtBot, context: Context, window: QWidget, tmp_path: Path
) -> None:
    said: list[str] = []
    out = tmp_path / "shore.json"
    UniverseWork(context, said.append, window, ask_where=lambda *_: str(out)).make()
    (dialog,) = window.findChildren(MakeDialog)
    dialog.name.setText("")
    qtbot.keyClick(dialog.save, Qt.Key.Key_Space)
    assert dialog.problem.text()
    dialog.name.setText("Shore")
    qtbot.keyClick(dialog.save, Qt.Key.Key_Space)
    assert said == [f"Saved {out}"]
    opened = open_pack(str(out))
    assert [kind.key for kind in editors_of(opened.game).pages] == ["universe"]
    other = replace(context, document=Document(opened.game, opened.document, window), others=lambda: (context.document,))
    page = UniversePage(other)
    qtbot.addWidget(page)
    assert "Long gaff" in page.text.toPlainText()
    menu = page.use.menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    (use,) = menu.actions()
    assert use.text() == "Flotilla"
    use.trigger()
    (dialog_of_use,) = page.findChildren(UniverseDialog)
    assert "same as in the pack" in dialog_of_use.caption.text() or "All parts" in dialog_of_use.caption.text()


def test_a_dropped_pack_is_offered_to_be_used(qtbot: QtBot, context: Context) -> None:
    panel = FleetPanel(context)
    qtbot.addWidget(panel)
    panel.show()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(SECOND))])
    panel.arrivals.take(data)
    use = next(each for each in panel.notice.findChildren(QPushButton) if each.text() == "Use in this document")
    qtbot.mouseClick(use, Qt.MouseButton.LeftButton)
    assert panel.findChildren(UniverseDialog)
