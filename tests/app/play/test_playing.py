"""People command: plots are dragged and typed, fire is aimed, orders become final, are taken back, stay secret."""

from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListView, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.metaverse.play.fire_panel import FirePanel
from metamaker.app.metaverse.play.plot_panel import PlotPanel
from metamaker.app.play.match_page import MatchPage
from metamaker.app.recovery.recovery import recovered_fleet
from metamaker.app.recovery.store import Record
from metamaker.app.window.window import MainWindow
from metamaker.games.metaverse.battle.fire.orders import Mode
from metamaker.games.metaverse.battle.plot.orders import Code
from metamaker.play.table import PERSON
from tests.app.play.conftest import Begin, rest, shown_match

ME = (PERSON, "plain")
WRITE, SUMMARY, COVER = range(3)


def send(area: QWidget, kind: QEvent.Type, at: QPoint) -> None:
    """Send what a mouse with its left button sends."""
    place, left = QPointF(at), Qt.MouseButton.LeftButton
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else left
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else left
    event = QMouseEvent(kind, place, area.mapToGlobal(place), button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(area, event)


def plot_panel(page: MatchPage) -> PlotPanel:
    """Return the panel of the plot that is asked for."""
    assert isinstance(page.orders.writing.panel, PlotPanel)
    return page.orders.writing.panel


def give(qtbot: QtBot, page: MatchPage) -> None:
    """Make ready, and confirm if that is asked."""
    page.orders.writing.ready.click()
    if page.orders.stack.currentIndex() == SUMMARY:
        page.orders.summing_up.final.click()
    rest(qtbot, page)


def kind(page: MatchPage) -> str:
    """Return what is asked."""
    assert page.work.begun is not None
    decisions = page.work.begun.dialogue.decisions
    return decisions[0].kind if decisions else ""


def go_on_to(qtbot: QtBot, page: MatchPage, wanted: str) -> None:
    """Do nothing until something is asked."""
    for _ in range(30):
        if kind(page) == wanted:
            return
        give(qtbot, page)
    raise AssertionError(f"{wanted} is never asked, but {kind(page)}")


def test_a_ship_is_dragged_to_where_she_is_to_go(qtbot: QtBot, begin: Begin) -> None:
    page = begin(ME)
    panel = plot_panel(page)
    view = page.table
    (start, *_) = panel.handles(panel.asked.read(""))
    pixel = view._pixel(QPointF(start.x, start.y)).toPoint()
    send(view.viewport(), QEvent.Type.MouseButtonPress, pixel)
    send(view.viewport(), QEvent.Type.MouseMove, pixel + QPoint(40, -60))
    send(view.viewport(), QEvent.Type.MouseButtonRelease, pixel + QPoint(40, -60))
    assert page.orders.writing.line.text() == "+3 R1"
    assert page.orders.writing.told.text().startswith("+3 R1: moves 6 cm")
    assert page.table.overlays
    assert page.orders.writing.list.item(0).text() == "● Honest Weight: +3 R1"


def test_a_film_that_is_cut_in_another_thread_stays_whole_on_the_page(qtbot: QtBot, begin: Begin) -> None:
    """Taking back an answer cuts the film at once, and the page is told later; it may be painted meanwhile."""
    page = begin(ME)
    give(qtbot, page)
    film, shown = page.work.film, page.frame
    assert film is not None
    assert page.projector.is_at_end
    del film.frames[1:]
    assert page.frame is shown
    page.resize(page.size() * 0.9)
    page.grab()
    page.strengths.grab()


def test_dials_keys_and_the_typed_line_say_the_same(qtbot: QtBot, begin: Begin) -> None:
    page = begin(ME)
    panel = plot_panel(page)
    speed = next(box for dial, box in panel.boxes.items() if dial.code is Code.FASTER)
    turn = next(box for dial, box in panel.boxes.items() if dial.code is Code.RIGHT)
    speed.setValue(2)
    assert page.orders.writing.line.text() == "+2"
    page.orders.writing.line.clear()
    qtbot.keyClicks(page.orders.writing.line, "L1 -1")
    assert (speed.value(), turn.value()) == (-1, -1)


def test_orders_that_the_rules_refuse_are_told_with_the_rule_and_not_taken(qtbot: QtBot, begin: Begin) -> None:
    page = begin(ME)
    page.orders.writing.line.clear()
    qtbot.keyClicks(page.orders.writing.line, "+99")
    assert "MV-" in page.orders.writing.told.text()
    assert page.orders.writing.told.property("role") == "error"
    assert page.orders.writing.list.item(0).text() == "○ Honest Weight: open"


def test_final_orders_are_summed_up_and_can_still_be_changed(qtbot: QtBot, begin: Begin) -> None:
    page = begin(ME)
    page.orders.writing.ready.click()
    assert page.orders.stack.currentIndex() == SUMMARY
    assert "drifts: moves 3 cm" in page.orders.summing_up.summary.text()
    page.orders.summing_up.back.click()
    assert page.orders.stack.currentIndex() == WRITE
    give(qtbot, page)
    assert page.work.begun is not None
    assert page.work.begun.match.made > 0


def test_fire_is_aimed_by_a_click_and_told_with_its_chances(qtbot: QtBot, begin: Begin) -> None:
    page = begin(ME)
    go_on_to(qtbot, page, "fire")
    panel = page.orders.writing.panel
    assert isinstance(panel, FirePanel)
    page.projector.go(page.projector.count - 1)
    spot = page.table.box_of("b/late-frost").center()
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    row = panel.rows[0]
    assert row.target.currentData() == "b/late-frost"
    lamp, gun = (box.text() for box in row.weapons.values())
    # Both by hand: D6 + 1 − 3 by distance − armour of 2, hits 65 %; D8 + 1 − armour of 2, hits 45 %.
    assert lamp.endswith(f"65%, −3 per pulse · {0.65 * sum(max(0, face - 4) for face in range(1, 7)) / 6:.1f} boxes")
    assert gun.endswith(f"45% · {0.45 * sum(face - 1 for face in range(1, 9)) / 8:.1f} boxes")
    assert "at B1 by" in page.orders.writing.line.text()
    first = next(iter(row.weapons.values()))
    first.click()
    assert len(row.attack().weapons) == len(row.weapons) - 1  # type: ignore[union-attr]  # it fires with the others


def test_a_system_is_named_on_the_sheet_of_the_enemy_and_its_chance_is_told(qtbot: QtBot, begin: Begin) -> None:
    page = begin(ME)
    go_on_to(qtbot, page, "fire")
    panel = page.orders.writing.panel
    assert isinstance(panel, FirePanel)
    page._show_sheet("b/late-frost")
    named = panel.named_on("b/late-frost")
    view = page.sheet.view
    qtbot.waitUntil(lambda: not view.box_of(named[0]).isEmpty())
    assert list(view.marked) == list(named)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.box_of(named[0]).center())
    attack = panel.rows[0].attack()
    assert attack is not None
    assert (attack.mode, f"classes/windfall/{attack.system.partition('#')[0]}") == (Mode.SURGICAL, named[0])
    # By hand: the lamp hits by the faces 8 to 20, of which six are odd, and takes a box with a D6 from 5 on.
    assert panel.rows[0].facts.text().splitlines()[-1] == "disables 2 Rot spit (fore) 10%"
    page.orders.writing.why.click()
    qtbot.waitUntil(
        lambda: "Late Frost" in page.orders.writing.told.text() and "boxes on average" in page.orders.writing.told.text()
    )


def test_a_captain_takes_what_is_left_to_him(qtbot: QtBot, begin: Begin) -> None:
    page = begin(ME)
    turn = page.work.begun.match.turn if page.work.begun else 0
    page.orders.delegation._leave_turn([0, 1])
    qtbot.waitUntil(lambda: page.work.begun.match.turn > turn and not page.work.is_busy, timeout=60_000)  # type: ignore[union-attr]
    assert kind(page) == "plot"
    page.orders.writing.advice.click()
    assert page.orders.writing.told.text() == "The captain “admiral” is thinking. You can continue."
    qtbot.waitUntil(lambda: page.orders.writing.line.text() != "")
    assert page.orders.writing.told.text().startswith("Advice from the captain “admiral”:\n")
    assert "admiral" in page.orders.writing.advice.toolTip()


def texts(window: MainWindow) -> str:
    """Return all that can be read in the window: labels, lines, lists, tips, steps that can be undone, what would be saved."""
    found: list[str] = []
    for widget in window.findChildren(QWidget):
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel):
            found.append(widget.text())
        if isinstance(widget, QLineEdit):
            found.append(widget.text())
        if isinstance(widget, QListView):
            model = widget.model()
            found += [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    assert window.fleet is not None
    steps = window.fleet.document.steps
    found.append(window.fleet.content.decode())
    return "\n".join([*found, *(steps.text(place) for place in range(steps.count()))])


def test_nothing_of_what_one_person_wrote_is_to_be_read_by_the_other(qtbot: QtBot, begin: Begin, window: MainWindow) -> None:
    page = begin((PERSON, PERSON))
    orders = page.orders
    assert orders.stack.currentIndex() == COVER
    orders.covering.uncover.click()
    for text in ("+3 R1", "+1 L2"):
        orders.writing.line.setText(text)
        orders.writing.line.textEdited.emit(text)
        orders.writing._entered()
    assert "+3 R1" in texts(window)
    orders.writing.ready.click()
    if orders.stack.currentIndex() == SUMMARY:
        orders.summing_up.final.click()
    assert orders.stack.currentIndex() == COVER
    for moment in ("covered", "open"):
        assert "+3 R1" not in texts(window), moment
        assert not page.table.overlays or moment == "open"
        assert orders.covering.cover.text() == "The orders of side A are sealed. Pass the mouse to side B."
        if moment == "covered":
            orders.covering.uncover.click()
    assert [orders.writing.list.item(row).text() for row in range(orders.writing.list.count())] == [
        "○ Late Frost: open",
        "○ Early Thaw: open",
    ]


def test_what_was_played_is_recovered_and_goes_on_exactly(
    qtbot: QtBot, begin: Begin, window: MainWindow, tmp_path: Path
) -> None:
    page = begin(ME)
    give(qtbot, page)
    go_on_to(qtbot, page, "plot")
    told = [line.text for _, line in page.story.model.lines]
    assert window.fleet is not None
    record = Record(window.fleet.title, "", "", 1.0, window.fleet.content)
    window.show_fleet(recovered_fleet(record, "Recovered work", window))
    again = shown_match(qtbot, window)
    assert again is not page
    assert [line.text for _, line in again.story.model.lines] == told
    assert kind(again) == "plot"
