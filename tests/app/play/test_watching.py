"""A match of captains is watched: the time line, the steps, the story, sheets and strengths in step with the table."""

from itertools import product
from pathlib import Path
from statistics import median_low

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.canvas.page_layout import Fit
from metamaker.app.canvas.painting import BY_NIGHT
from metamaker.app.play.playback import MOVE_MS
from metamaker.app.play.time_line import TimeLine
from metamaker.app.settings.preferences import Look
from metamaker.app.window.window import MainWindow
from metamaker.game_api.game import required
from metamaker.game_api.match_documents import WON
from metamaker.game_api.prints import PrintOptions
from metamaker.rendering.changes import changed_areas
from metamaker.rendering.drawing import Drawing, Group, Text
from tests.app.play.conftest import Begin, shown_match

PLAIN = ("plain", "plain")


def texts(drawing: Drawing) -> list[str]:
    """Return everything written on a picture."""
    found = [op.text for op in drawing.ops if isinstance(op, Text)]
    return [*found, *(text for op in drawing.ops if isinstance(op, Group) for text in texts(op.drawing))]


def drag(qtbot: QtBot, line: TimeLine, place: int) -> None:
    """Press the time line at a moment."""
    spot = line.rect().center()
    spot.setX(round(line.x_of(place)))
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=spot)


def pull(area: QWidget, to: QPoint) -> None:
    """Move the pointer with its left button down."""
    place, left = QPointF(to), Qt.MouseButton.LeftButton
    kind, none = QEvent.Type.MouseMove, Qt.MouseButton.NoButton
    event = QMouseEvent(kind, place, area.mapToGlobal(place), none, left, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(area, event)


def test_any_moment_is_shown_with_its_story_sheet_and_strength(qtbot: QtBot, begin: Begin, window: MainWindow) -> None:
    page = begin(PLAIN)
    frames = page.work.film.frames if page.work.film else []
    assert page.projector.count == len(frames)
    assert page.transport.line.maximum() == len(frames) - 1
    assert [loss.place for loss in page.transport.line.losses] == [n for n, frame in enumerate(frames) for _ in frame.lost]
    place = next(place for place, frame in enumerate(frames) if frame.moment.shots)
    drag(qtbot, page.transport.line, place)
    assert page.frame is frames[place]
    assert page.caption.text().startswith(frames[place].lines[0].text)
    assert "miss" in texts(page.table.lens.desk.pages[0].drawing) or frames[place].moment.shots[0].hit
    assert page.table.box_of("a/honest-weight").isValid()
    marked = {row for row, (frame, _) in enumerate(page.story.model.lines) if frame == place}
    assert {page.story.model.lines[row][1] for row in marked} == set(frames[place].lines)
    assert page.strengths.accessibleDescription().startswith("hull boxes: A ")


def test_buttons_go_by_events_steps_and_turns(qtbot: QtBot, begin: Begin) -> None:
    page = begin(PLAIN)
    transport, projector = page.transport, page.projector
    page.projector.pause()
    page.projector.go(0)
    transport.event_on.click()
    assert projector.place == 1
    transport.turn_on.click()
    assert projector.frame is not None
    assert projector.frame.turn == 2
    before = projector.frame.step
    transport.part_on.click()
    assert (projector.frame.turn, projector.frame.step) != (2, before)
    transport.turn_back.click()
    transport.turn_back.click()
    assert projector.frame.turn == 1


def test_the_sheet_beside_the_table_has_the_damage_of_the_moment(qtbot: QtBot, begin: Begin) -> None:
    page = begin(PLAIN)
    page.projector.pause()
    assert page.work.film is not None
    assert page.work.begun is not None
    frames, force = page.work.film.frames, page.work.begun.forces[0]
    sheets = required(page.work.game.sheets)
    page.panels.bring(page.sheet)
    page.sheet.show_ship("a/borrowed-lantern")
    for place in (1, len(frames) - 1):
        page.projector.go(place)
        options = PrintOptions(state=frames[place].moment.state(0), codes=False)
        printed = sheets.sheet(force, "ships/borrowed-lantern", options).leaves[0].drawing

        def is_shown(printed: Drawing = printed) -> bool:
            pages = page.sheet.view.lens.desk.pages
            return bool(pages) and not changed_areas(pages[0].drawing.ops[0].drawing, printed)  # type: ignore[union-attr]

        qtbot.waitUntil(is_shown)


def test_it_plays_by_itself_and_ships_glide(qtbot: QtBot, begin: Begin) -> None:
    page = begin(PLAIN)
    page.bar.quiet.setChecked(False)
    page.projector.pause()
    page.projector.speed = 4.0
    moving = next(place for place, frame in enumerate(page.projector.frames) if frame.moment.moves)
    page.projector.go(moving - 1)
    parts: list[float] = []
    page.projector.moved.connect(lambda: parts.append(page.projector.part))
    page.transport.play.click()
    qtbot.waitUntil(lambda: page.projector.place > moving, timeout=4 * MOVE_MS)
    page.transport.play.click()
    assert any(0.0 < part < 1.0 for part in parts)
    assert not page.projector.is_playing


def test_a_finished_match_is_opened_again_without_thinking(
    qtbot: QtBot, begin: Begin, window: MainWindow, tmp_path: Path
) -> None:
    page = begin(PLAIN)
    told = [line.text for _, line in page.story.model.lines]
    assert window.fleet is not None
    assert WON in window.fleet.document.value.options
    file = tmp_path / "fought.json"
    window.fleet.save(str(file))
    window.close_part(window.shelf.parts[-1])
    window.files.open([str(file)])
    again = shown_match(qtbot, window)
    assert [line.text for _, line in again.story.model.lines] == told
    assert window.fleet is not None
    assert not window.fleet.dirty


def test_watching_a_match_of_the_terminal_leaves_nothing_to_save(qtbot: QtBot, window: MainWindow) -> None:
    window.files.open([str(Path("docs/battles/clans-and-smugglers.json").resolve())])
    shown_match(qtbot, window)
    assert window.fleet is not None
    assert WON in window.fleet.document.value.options
    assert not window.fleet.dirty


def test_a_line_of_the_story_says_by_which_rules(qtbot: QtBot, begin: Begin) -> None:
    page = begin(PLAIN)
    row = next(row for row, (_, line) in enumerate(page.story.model.lines) if line.rules)
    page.story.list.clicked.emit(page.story.model.index(row))
    place, line = page.story.model.lines[row]
    assert page.projector.place == place
    assert line.rules[0] in page.story.why.toPlainText()


def test_the_frame_of_a_chosen_ship_leaves_her_label_legible(begin: Begin) -> None:
    page = begin(PLAIN)
    page.projector.pause()
    page.projector.go(0)
    table = page.table
    table.fit(Fit.PAGE)
    box = table.box_of("a/honest-weight")

    def around() -> QImage:
        """Return the picture next to the ship."""
        seen = table.viewport().grab().toImage()
        painter = QPainter(seen)
        painter.fillRect(box, Qt.GlobalColor.black)
        painter.end()
        return seen

    before = around()
    table.set_selected("a/honest-weight")
    assert around() == before


def test_distances_are_measured_between_things(qtbot: QtBot, begin: Begin) -> None:
    page = begin(PLAIN)
    page.projector.pause()
    page.projector.go(0)
    page.bar.ruler.click()
    view = page.table
    one, other = (view.box_of(ref).center() for ref in ("a/honest-weight", "a/borrowed-lantern"))
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=one)
    pull(view.viewport(), other)
    length, unit = view.measured_text.split()
    assert float(length) == pytest.approx(12, abs=0.1)  # as exactly as pixels allow
    assert unit == "cm"


def test_an_open_table_follows_the_look_and_the_size_of_the_text(qtbot: QtBot, begin: Begin, window: MainWindow) -> None:
    page, settings = begin(PLAIN), window.program.settings

    def ground() -> int:
        """Return the lightness of most of the table, because a ship or a line can be at any single place."""
        image = page.table.viewport().grab().toImage()
        spots = product(range(0, image.width(), 4), range(0, image.height(), 4))
        return median_low(image.pixelColor(*spot).lightness() for spot in spots)

    page.projector.go(page.projector.count // 2)
    qtbot.wait(50)  # until the table has its new size
    night, least, button = ground(), page.table.minimumHeight(), page.transport.play.height()
    assert (page.table.ink, page.ink.night is not None) == (page.ink.night, True)
    assert page.table.mark_colours is BY_NIGHT
    settings.change(look=Look.DARK)
    assert ground() == night < 80, "a table is shown by night in any theme"
    page.bar.paper.click()
    assert page.table.ink is page.ink
    assert ground() > 200
    assert settings.kept("match_paper") is True
    settings.change(text_size=200)
    qtbot.waitUntil(lambda: page.table.minimumHeight() > 1.8 * least)
    assert page.transport.play.height() > 1.8 * button
    lines = page.story.list

    def is_marked_in_sight() -> bool:
        row = page.story.model.mark(page.projector.place)[0]
        return lines.viewport().rect().intersects(lines.visualRect(page.story.model.index(row)))

    qtbot.waitUntil(is_marked_in_sight)
    page.bar.paper.click()
    assert page.table.ink is page.ink.night
