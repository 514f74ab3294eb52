"""Tips show names as they are written: nothing of a name is taken for markup, no entity is left in sight."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.settings.preferences import Look, Profile
from metamaker.app.window.program import Program
from metamaker.core.paths import sample_fleets
from metamaker.core.storage import write_file
from metamaker.game_api.game import file_bytes
from metamaker.opening import open_file
from tests.app.desk import Person
from tests.app.pages import show_whole
from tests.app.waiting import wait_for_rest

_LOOKS_RICH = re.compile(r"<[a-zA-Z!/]")
"""Where Qt takes a text for markup; what it asks itself, the library for Python does not have."""

NAME = "<b>Queen's</b> & Salt"


@pytest.fixture
def strange(tmp_path: Path) -> Path:
    """Return a fleet in a file of that name, with ships, classes and weapons of that name, all of them with problems."""
    opened = open_file(str(sample_fleets("metaverse") / "quarrel-at-fennel-light.json"))
    fleet = opened.document
    renamed = fleet.with_(
        name=NAME,
        ships=tuple(each.with_(name=NAME, notes=NAME) for each in fleet.ships),
        classes=tuple(each.with_(name=NAME, notes=NAME) for each in fleet.classes),
        weapons=tuple(each.with_(name=NAME) for each in fleet.weapons),
    )
    file = tmp_path / "o'brien & sons.json"
    write_file(str(file), file_bytes(opened.game, renamed))
    return file


def shown(tip: str) -> str:
    """Return the text of a tooltip as shown by Qt."""
    if not _LOOKS_RICH.search(tip):
        return tip
    page = QTextDocument()
    page.setHtml(tip)
    return page.toPlainText()


def tips(window: QWidget) -> Iterator[str]:
    for widget in (window, *window.findChildren(QWidget)):
        yield widget.toolTip()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from of_model(widget.model(), QModelIndex())
    yield from (action.toolTip() for action in window.findChildren(QAction))


def of_model(model: QAbstractItemModel, above: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(above)):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(above)  # private in lists
        for column in range(columns):
            index = model.index(row, column, above)
            yield str(model.data(index, Qt.ItemDataRole.ToolTipRole) or "")
        yield from of_model(model, model.index(row, 0, above))


@pytest.fixture
def program(qapp: QApplication, profile: Profile, person: Person) -> Iterator[Program]:
    """Yield a running program with the pages of the game."""
    made = Program(qapp, profile, person)
    made.settings.change(look=Look.LIGHT, language="en")
    yield made
    for window in tuple(made.windows):
        window.close_for_good()
    made.close()
    made.theme.setParent(None)
    made.setParent(None)


def test_no_tip_takes_a_name_for_markup(qtbot: QtBot, program: Program, strange: Path) -> None:
    window = program.new_window()
    window.resize(900, 700)
    window.show()
    window.files.open([str(strange)])
    workspace = window.workspace
    assert workspace is not None
    seen = set()
    for page in workspace.pages:
        show_whole(window, page.key)
        wait_for_rest(qtbot, window, program.background)
        seen |= {shown(tip) for tip in tips(window)}
    named = {tip for tip in seen if "Queen" in tip or "brien" in tip}
    assert len(named) >= 3
    wrong = {tip for tip in named if "&#x27;" in tip or "&amp;" in tip or ("Queen" in tip and "<b>Queen's" not in tip)}
    assert wrong == set()
