"""Sharing as a person does it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QGuiApplication
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.printing.share import ShareMenu
from metamaker.opening import open_bytes, open_code, open_file
from tests.app.conftest import Told

SHORT = "Copy as a short list"
TABLE = "Virtual tabletop…"
PHONE = "For a phone…"
WAYS = ["Copy as text", "Copy as Markdown", "Copy as picture", "Copy share code", "Save picture…"]

Make = Callable[[str], ShareMenu]


@pytest.fixture
def menu_of(qtbot: QtBot, context: Context, tmp_path: Path) -> Iterator[Make]:
    """Return the menu with something on the canvas; who is asked for a file takes the proposed name."""

    menus = []

    def made(subject: str) -> ShareMenu:
        context.selection.show(subject)
        menu = ShareMenu(context, choose=lambda name: str(tmp_path / name))
        qtbot.addWidget(menu)
        menus.append(menu)
        return menu

    yield made
    menus.clear()


def actions(menu: ShareMenu) -> list[QAction]:
    return [action for action in menu.actions() if action.text()]


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def test_the_ship_on_the_canvas_comes_before_the_whole_fleet(menu_of: Make, context: Context) -> None:
    menu = menu_of("ships/honest-weight")
    assert [action.text() for action in actions(menu)] == [*WAYS, SHORT, *WAYS, PHONE, TABLE]
    context.selection.show("")
    menu.aboutToShow.emit()
    assert [action.text() for action in actions(menu)] == [SHORT, *WAYS, PHONE, TABLE]


def test_words_are_copied_plain_and_as_markdown(menu_of: Make, told: Told) -> None:
    ship = actions(menu_of("ships/honest-weight"))
    ship[0].trigger()
    assert clipboard().startswith("Honest Weight\n")
    assert "Borrowed Lantern" not in clipboard()
    ship[1].trigger()
    assert clipboard().startswith("### Honest Weight\n")
    fleet = ship[6]
    fleet.trigger()
    assert "\n\nBorrowed Lantern\n" in clipboard()
    assert told.said == ["Copied as text", "Copied as Markdown", "Copied as text"]


def test_a_fleet_is_copied_as_a_short_list(menu_of: Make, told: Told) -> None:
    actions(menu_of(""))[0].trigger()
    assert "\n\n" not in clipboard()
    assert "\nShips:\n  1 × " in clipboard()
    assert told.said == ["Copied as a short list"]


def test_a_copied_code_opens_as_what_was_copied(menu_of: Make, context: Context, told: Told) -> None:
    both = actions(menu_of("classes/wicket"))
    both[3].trigger()
    assert [each.id for each in open_code(clipboard()).document.classes] == ["wicket"]
    both[9].trigger()
    assert open_code(clipboard()).document == context.document.value
    assert told.said[1] == f"Copied as share code: {len(clipboard())} characters"


def test_a_copied_picture_opens_as_the_fleet(menu_of: Make, context: Context, told: Told, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().clear()
    actions(menu_of(""))[3].trigger()
    qtbot.waitUntil(lambda: told.said == ["Copied as picture"], timeout=20_000)
    content = QGuiApplication.clipboard().mimeData()
    assert content.hasImage()
    assert open_bytes(bytes(content.data("image/png").data()), "picture").document == context.document.value


def test_a_saved_picture_opens_as_the_ship(menu_of: Make, told: Told, qtbot: QtBot, tmp_path: Path) -> None:
    actions(menu_of("ships/honest-weight"))[4].trigger()
    qtbot.waitUntil(lambda: bool(told.said), timeout=20_000)
    file = tmp_path / "honest-weight.png"
    assert told.said == [f"Saved {file.name}"]
    assert [ship.id for ship in open_file(str(file)).document.ships] == ["honest-weight"]


def test_the_sheets_of_a_fleet_are_saved_for_a_phone(menu_of: Make, told: Told, qtbot: QtBot, tmp_path: Path) -> None:
    next(action for action in actions(menu_of("")) if action.text() == PHONE).trigger()
    qtbot.waitUntil(lambda: bool(told.said), timeout=20_000)
    file = tmp_path / "quarrel-at-fennel-light-live.html"
    assert told.said == [f"Saved {file.name}"]
    assert b"default-src" in file.read_bytes()[:1000]


def test_no_other_file_is_saved_over(menu_of: Make, told: Told, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "honest-weight.png"
    file.write_text("a diary")
    actions(menu_of("ships/honest-weight"))[4].trigger()
    qtbot.waitUntil(lambda: bool(told.said), timeout=20_000)
    assert "is not PNG" in told.said[0]
    assert file.read_text() == "a diary"
