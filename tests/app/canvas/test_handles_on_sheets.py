"""Handles of a selected part hide nothing and take no click from another part, on the sheets of all samples."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.app.theme.theme import Theme
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import Game, required
from metamaker.game_api.prints import PrintOptions
from metamaker.opening import open_file
from metamaker.registry import game_called
from metamaker.rendering.drawing import Drawing, Group, Page
from metamaker.rendering.imposition import imposed
from metamaker.rendering.ink import COLOUR

LEFT = Qt.MouseButton.LeftButton
SAMPLES = [(game, file.stem) for game in ("metaverse", "cosmoforce") for file in sorted(sample_fleets(game).glob("*.json"))]
DAILY = (("metaverse", "quarrel-at-fennel-light"), ("cosmoforce", "six-ideas"))
WINDOW = (760, 640)
"""The sheet in a window of 1280 × 720: a page does not fit, so handles also stand at its edges."""


@pytest.fixture
def canvas(qtbot: QtBot, theme: Theme) -> SheetCanvas:
    made = SheetCanvas()
    qtbot.addWidget(made)
    made.resize(*WINDOW)
    made.show()
    qtbot.waitExposed(made)
    return made


def sheets(game: Game, document: object) -> Iterator[Sequence[Page]]:
    """Yield the sheet of each design, as the design page shows it."""
    options = PrintOptions(codes=False)
    made = required(game.sheets)
    for subject in required(game.designs).subjects(document, classes=True):
        yield imposed(made.sheet(document, subject, options).leaves, made.slots(options))


def parts(canvas: SheetCanvas) -> list[str]:
    return [ref for ref in canvas.shown.order if "#" not in ref and not canvas.shown.holds_others(ref)]


def click_all_others(canvas: SheetCanvas, selected: str) -> int:
    """Click every other part in sight while one is selected; return how many there were.

    Only where a handle is near can a click mean anything but the part, so only there it is made.
    """
    canvas.set_selected(selected)
    canvas.reveal(selected)
    handles, clicks, room = canvas.handles(), 0, QRectF(canvas.viewport().rect())
    assert handles is not None
    near = handles.area.adjusted(-20, -20, 20, 20)
    for other in parts(canvas):
        for box in canvas.boxes(other) if other != selected else ():
            assert not handles.area.intersects(box), f"the handles of {selected} hide {other}"
            if not room.contains(box.center()) or canvas.ref_at(box.center()) != other:
                continue
            clicks += 1
            if near.contains(box.center()):
                QTest.mouseClick(canvas.viewport(), LEFT, pos=box.center().toPoint())
                assert canvas.selected_ref == other
                canvas.set_selected(selected)
    return clicks


@pytest.mark.parametrize(
    ("name", "file"), [each if each in DAILY else pytest.param(*each, marks=pytest.mark.slow) for each in SAMPLES]
)
def test_a_click_on_a_part_selects_it_while_any_other_is_selected(canvas: SheetCanvas, name: str, file: str) -> None:
    game, clicks = game_called(name), 0
    ink = next(iter(required(game.prints).inks.values()))
    for pages in sheets(game, open_file(str(sample_fleets(name) / f"{file}.json")).document):
        canvas.set_pages(pages, ink)
        clicks += sum(click_all_others(canvas, ref) for ref in parts(canvas))
    assert clicks > 100


def test_a_part_without_room_around_it_has_handles_apart_from_all_parts(canvas: SheetCanvas) -> None:
    """A field of parts without gaps fills the middle of the page."""
    tile = Drawing(10.0, 6.0, ())
    field = tuple(Group(30.0 + 10.0 * x, 40.0 + 6.0 * y, tile, f"ship/{x}-{y}") for x in range(12) for y in range(10))
    canvas.set_pages((Page(Drawing(210.0, 297.0, field)),), COLOUR)
    for selected in ("ship/0-0", "ship/6-5", "ship/11-9"):
        assert click_all_others(canvas, selected) > 100
        handles = canvas.handles()
        assert handles is not None
        assert QRectF(canvas.viewport().rect()).contains(handles.area)
