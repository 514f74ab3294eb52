"""People command: plots are dragged and typed, fire is aimed, orders become final, are taken back, stay secret."""

import re
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListView, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.metaverse.play.fire_panel import FirePanel
from metamaker.app.metaverse.play.plot_panel import PlotPanel
from metamaker.app.metaverse.play.weapon_row import SilentRow, WeaponRow
from metamaker.app.play.match_page import MatchPage
from metamaker.app.recovery.recovery import recovered_fleet
from metamaker.app.recovery.store import Record
from metamaker.app.window.window import MainWindow
from metamaker.games.metaverse.battle.fire.orders import Mode
from metamaker.games.metaverse.battle.plot.orders import Code
from metamaker.games.metaverse.battle.state.vessel import DISABLED
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


def pull(page: MatchPage, pixel: QPoint, by: QPoint) -> None:
    """Drag something on the table."""
    view = page.table.viewport()
    send(view, QEvent.Type.MouseButtonPress, pixel)
    send(view, QEvent.Type.MouseMove, pixel + by)
    send(view, QEvent.Type.MouseButtonRelease, pixel + by)


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


def aimed_rows(panel: FirePanel) -> list[WeaponRow]:
    """Return the rows of the weapons that can fire."""
    return [row for row in panel.weapons.values() if isinstance(row, WeaponRow)]


def chips(page: MatchPage) -> list[str]:
    """Return what each chip shows, and the first part of its tip."""
    shown = page.orders.writing.chips.chips.values()
    return [f"{chip.text()}: {re.sub('<[^>]*>', '', chip.toolTip()).partition(': at')[0]}" for chip in shown]


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
    pull(page, view._pixel(QPointF(start.x, start.y)).toPoint(), QPoint(40, -60))
    assert page.orders.writing.line.text() == "+3 R1"
    assert page.orders.writing.told.text().startswith("Moves 6 cm: at ")
    assert page.table.overlays
    assert chips(page)[0] == "A1 ✓: Honest Weight: Thrust forward 3, turn right 1: moves 6 cm"
    assert page.orders.writing.left.text() == "ORDERS · 1 OF 2 LEFT"
    assert [label.text() for _, label in panel._costs.values()] == [
        "3 of 3 drive points ahead",
        "1 of 1 port thrusters",
    ]


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
    assert chips(page)[0] == "A1: Honest Weight: open"


def test_final_orders_are_summed_up_and_can_still_be_changed(qtbot: QtBot, begin: Begin) -> None:
    page = begin(ME)
    page.orders.writing.ready.click()
    assert page.orders.stack.currentIndex() == SUMMARY
    assert "Drifts: moves 3 cm" in page.orders.summing_up.summary.text()
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
    lamp, gun = aimed_rows(panel)
    assert {row.target.currentData() for row in (lamp, gun)} == {"b/late-frost"}
    assert (lamp.name.text(), lamp.about.text(), gun.about.text()) == ("Toll lamp", "fore · energy", "core · kinetic")
    # Both by hand: D6 + 1 − 3 by distance − armour of 2, hits 65 %; D8 + 1 − armour of 2, hits 45 %.
    lamp_boxes, gun_boxes = 0.65 * sum(max(0, face - 4) for face in range(1, 7)) / 6, 0.45 * sum(range(8)) / 8
    assert lamp.figures == {"chance": "65%", "boxes": f"{lamp_boxes:.1f}"}
    assert gun.figures == {"chance": "45%", "boxes": f"{gun_boxes:.1f}"}
    assert "loses 3 at this distance" in lamp.chance.toolTip()
    told = page.orders.writing.told
    assert told.text().startswith(f"Both weapons at Late Frost: {lamp_boxes + gun_boxes:.1f} boxes expected")
    assert "at B1 by" in page.orders.writing.line.text()
    lamp.switch.click()
    assert (lamp.switch.isChecked(), gun.switch.isChecked()) == (False, True)  # the other one still fires
    assert told.text().startswith("Warning gun (core) at Late Frost:")
    panel.hold.click()
    assert told.text() == "Holds fire."


def test_a_weapon_that_cannot_fire_keeps_its_row_and_says_why(qtbot: QtBot, begin: Begin) -> None:
    page = begin(ME)
    page.orders.writing.line.setText("R1")
    page.orders.writing.line.textEdited.emit("R1")
    go_on_to(qtbot, page, "fire")
    vessel = page.work.begun.dialogue.decisions[0].vessel  # type: ignore[union-attr]
    lamp, gun = vessel.blueprint.guns
    vessel.systems[lamp].flags |= DISABLED
    vessel.systems[gun].fired = page.work.begun.match.turn  # type: ignore[union-attr]
    page.orders.writing.open(page.orders.writing.place)
    panel = page.orders.writing.panel
    assert isinstance(panel, FirePanel)
    assert [row.silent.text() for row in panel.weapons.values() if isinstance(row, SilentRow)] == [
        "Disabled. Repair it to use it again.",
        f"Reloading. It can fire again in turn {page.work.begun.match.turn + 1}.",  # type: ignore[union-attr]
    ]
    assert not any(row.switch.isEnabled() for row in panel.weapons.values())


def test_ready_is_at_the_same_place_for_every_question(qtbot: QtBot, begin: Begin) -> None:
    page = begin(ME)
    writing, places = page.orders.writing, set()
    for _ in range(12):
        for place in writing.places:
            writing.open(place)
            qtbot.wait(1)
            places.add(writing.ready.mapTo(page, QPoint()).toTuple())
        writing.ready.click()
        if page.orders.stack.currentIndex() == SUMMARY:
            qtbot.wait(1)
            places.add(page.orders.summing_up.final.mapTo(page, QPoint()).toTuple())
            page.orders.summing_up.final.click()
        rest(qtbot, page)
    assert len(places) == 1


def test_the_head_of_the_card_shows_the_ship_in_the_colour_of_its_side(qtbot: QtBot, begin: Begin) -> None:
    page = begin(ME)
    page.window().resize(1440, 900)
    writing = page.orders.writing
    prints = page.work.game.prints
    assert prints is not None
    force = page.work.begun.forces[0]  # type: ignore[union-attr]
    qtbot.waitUntil(writing.portrait.isVisible)
    assert writing.portrait.drawing == prints.miniature(force, "ships/honest-weight", 0)


def test_typed_orders_are_folded_away_and_that_is_remembered(qtbot: QtBot, begin: Begin) -> None:
    page = begin(ME)
    typing = page.orders.writing.typing
    assert typing.line.isHidden() or not typing.line.isVisible()
    typing.button.click()
    assert typing.line.isVisible()
    assert "possible orders: +1 to +3" in typing.facts.text()
    assert page.orders.writing._context.settings.kept("match_typing") is True


def test_a_first_shot_takes_a_drag_and_two_clicks(qtbot: QtBot, window: MainWindow) -> None:
    """The duel begins after two clicks, and the shot falls after three more actions: the weapons are aimed already."""
    form = window.matches.new()
    form.first.click()
    form.begin.click()
    page = shown_match(qtbot, window)
    (start, *_) = plot_panel(page).handles(plot_panel(page).asked.read(""))
    pull(page, page.table._pixel(QPointF(start.x, start.y)).toPoint(), QPoint(40, -60))
    page.orders.writing.ready.click()
    qtbot.waitUntil(lambda: kind(page) == "fire" and not page.work.is_busy)
    assert page.orders.writing.told.text().startswith("Both weapons at Borrowed Lantern: ")
    page.orders.writing.why.click()
    qtbot.waitUntil(lambda: "B1 Borrowed Lantern is the only target" in page.orders.writing.told.text())
    page.orders.writing.ready.click()
    rest(qtbot, page)
    assert any("fires" in line.text or "hits" in line.text or "misses" in line.text for _, line in page.story.model.lines)


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
    (attack,) = panel._orders.attacks
    assert (attack.mode, f"classes/windfall/{attack.system.partition('#')[0]}") == (Mode.SURGICAL, named[0])
    # By hand: the lamp hits by the faces 8 to 20, of which six are odd, and takes a box with a D6 from 5 on.
    assert ", 10% to disable Rot spit (fore)" in page.orders.writing.told.text()
    assert panel.arrays[0].system.currentText() == "Rot spit (fore)"
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
    assert orders.writing.line.text() == "+1 L2"
    assert "Thrust forward 3, turn right 1" in texts(window)  # the tip of the first ship
    orders.writing.ready.click()
    if orders.stack.currentIndex() == SUMMARY:
        orders.summing_up.final.click()
    assert orders.stack.currentIndex() == COVER
    for moment in ("covered", "open"):
        assert "+3 R1" not in texts(window), moment
        assert "forward 3" not in texts(window), moment
        assert not page.table.overlays or moment == "open"
        assert orders.covering.cover.text() == "The orders of side A are sealed. Pass the mouse to side B."
        if moment == "covered":
            orders.covering.uncover.click()
    assert chips(page) == ["B1: Late Frost: open", "B2: Early Thaw: open"]


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
