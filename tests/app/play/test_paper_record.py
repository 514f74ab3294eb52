"""A game on paper is recorded: sheets are ticked with mouse and keys, ticks are undone, kept, read from files."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from metamaker.app.play.paper_record.record_page import RecordPage
from metamaker.app.play.setting_up.sources import of_file
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.game_api.companion_games import RecordGame
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun
from metamaker.game_api.prints import PrintOptions
from metamaker.game_api.record_documents import state_of, turn_of
from metamaker.opening import open_file
from metamaker.play.recording import Film
from metamaker.play.table import Setting
from metamaker.printing.live.rows import box_names, live_sheets
from metamaker.printing.live.state_code import state_code
from metamaker.rendering.drawing import FieldKind
from tests.app.play.conftest import shown_match

QUARREL = str(sample_fleets("metaverse") / "quarrel-at-fennel-light.json")
ORCHARD = str(sample_fleets("metaverse") / "the-slow-orchard.json")


@pytest.fixture
def page(qtbot: QtBot, program: object, window: MainWindow) -> RecordPage:
    """Return the record of a sample."""
    window.files.open([QUARREL])
    found = recorded(window)
    is_shown(qtbot, found, "ships/honest-weight")
    return found


def recorded(window: MainWindow) -> RecordPage:
    """Begin to record the fleet that is open."""
    menu = QMenu()
    window.commands.fill_menu(menu)
    next(action for action in menu.actions() if action.text() == "Record a game on paper").trigger()
    assert window.workspace is not None
    found = window.workspace.shown
    assert isinstance(found, RecordPage)
    return found


def is_shown(qtbot: QtBot, page: RecordPage, ref: str) -> None:
    """Wait until the sheet of a ship is there."""
    qtbot.waitUntil(lambda: any(name.startswith(ref) for name in page.sheet.values) and page._job is None)


def tick(qtbot: QtBot, page: RecordPage, name: str, off: QPointF | None = None) -> None:
    """Press a bubble, or beside it."""
    view = page.sheet
    box = next(box for field, _, box in view._spots if field.name == name)
    view.lens.reveal(view.lens.view.shown(box))
    spot = view.spot_of(name) + (off or QPointF())
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot.toPoint())


def losses(page: RecordPage) -> dict[str, object]:
    """Return what the ships have lost, by their ids."""
    game, fleet = page.game, page.fleet
    state: object = required(game.sheets).play_state(fleet, state_of(game, fleet, page._record), "")
    return {ship.id: ship.losses.model_dump(exclude_defaults=True) for ship in state.ships}  # type: ignore[attr-defined]


def test_a_press_on_a_bubble_is_a_step_that_can_be_undone(qtbot: QtBot, page: RecordPage, window: MainWindow) -> None:
    tick(qtbot, page, "ships/honest-weight/core/hull_hits#1")
    tick(qtbot, page, "ships/honest-weight/core/hull_hits#2")
    assert losses(page) == {"honest-weight": {"core": {"hull_hits": (2,)}}}
    assert page.score.text() == "2 of 49 boxes crossed off: 4 points for the other side"
    window.actions_.undo.trigger()
    assert page.score.text() == "1 of 49 boxes crossed off: 2 points for the other side"
    assert losses(page) == {"honest-weight": {"core": {"hull_hits": (1,)}}}
    is_shown(qtbot, page, "ships/honest-weight")
    assert not page.sheet.values["ships/honest-weight/core/hull_hits#2"]


def test_a_finger_beside_a_bubble_means_it(qtbot: QtBot, page: RecordPage) -> None:
    name = "ships/honest-weight/core/hull_hits#1"
    box = page.sheet.lens.view.shown(next(box for field, _, box in page.sheet._spots if field.name == name))
    tick(qtbot, page, name, QPointF(-box.width() / 2 - 10, 0))
    assert losses(page) == {"honest-weight": {"core": {"hull_hits": (1,)}}}


def test_keys_walk_and_tick(qtbot: QtBot, page: RecordPage) -> None:
    tick(qtbot, page, "ships/honest-weight/core/hull_hits#1")
    qtbot.keyClick(page.sheet, Qt.Key.Key_Right)
    qtbot.keyClick(page.sheet, Qt.Key.Key_Space)
    assert losses(page) == {"honest-weight": {"core": {"hull_hits": (2,)}}}
    assert page.sheet.accessibleDescription().endswith("ticked")


def test_the_damage_of_a_battle_ticked_by_hand_is_that_of_the_battle(qtbot: QtBot, page: RecordPage) -> None:
    game, sheets = page.game, required(page.game.sheets)
    enemies = required(game.play).force(open_file(ORCHARD).document, ["late-frost", "early-thaw"])
    film = Film(begun(game, [page.fleet, enemies], Setting(7, ("plain", "plain"))))
    film.roll()
    fought = film.frames[-1].moment.state(0)
    for row, ship in enumerate(page.fleet.ships):
        page.ships.setCurrentRow(row)
        is_shown(qtbot, page, ship.ref())
        printed = sheets.sheet(page.fleet, ship.ref(), PrintOptions(state=fought, fillable=True, codes=False))
        for leaf in printed.leaves:
            for field in leaf.fields:
                if field.kind is FieldKind.CHECK and field.value and not page.sheet.values.get(field.name):
                    tick(qtbot, page, field.name)
    lost = {ship.id: ship.losses for ship in fought.ships}
    for ship_id, found in losses(page).items():
        for section, parts in found.items():  # type: ignore[attr-defined]
            for part, amounts in parts.items():
                assert tuple(amounts) == getattr(getattr(lost[ship_id], section), part)
    ticked = [sum(parts.get("hull_hits", ())) for found in losses(page).values() for parts in found.values()]  # type: ignore[attr-defined]
    parts = [section for each in lost.values() for section in (each.core, each.fore, each.aft, each.port, each.starboard)]
    assert sum(ticked) == sum(sum(section.hull_hits) for section in parts) > 0


def test_turns_dice_and_files(qtbot: QtBot, page: RecordPage, window: MainWindow, tmp_path: Path) -> None:
    for turn in (1, 2):
        page.next.click()
        qtbot.waitUntil(lambda: page.next.isEnabled() and turn_of(page.game, page._record) == turn)  # noqa: B023 - waited for here
    tick(qtbot, page, "ships/honest-weight/fore/hull_hits#1")
    assert 1 <= page.dice.roll(8) <= 8
    file = tmp_path / "damage.json"
    page.keep_file(str(file))
    assert json.loads(file.read_text())["kind"] == "play"
    window.actions_.undo.trigger()
    page.read_file(str(file))
    assert losses(page) == {"honest-weight": {"fore": {"hull_hits": (1,)}}}
    assert turn_of(page.game, page._record) == 2
    assert window.fleet is not None
    kept = tmp_path / "record.json"
    window.fleet.save(str(kept))
    window.close_part(window.shelf.parts[-1])
    window.files.open([str(kept)])
    assert window.fleet is not None
    assert isinstance(window.fleet.document.game, RecordGame)
    page.read_file(QUARREL)
    assert "this is a fleet, not damage on paper" in page.problem.text()


def test_a_code_from_a_phone_is_read(page: RecordPage) -> None:
    sheets = live_sheets(page.game, page.fleet)
    names = box_names(sheets)
    first = next(name for name in names if name.startswith("ships/honest-weight/fore/hull_hits"))
    ticked = [
        sheet._replace(rows=tuple(row._replace(ticks=tuple(name == first for name in row.fields)) for row in sheet.rows))
        for sheet in sheets
    ]
    QGuiApplication.clipboard().setText("a list of things")
    page.paste.click()
    assert "contains no code" in page.problem.text()
    QGuiApplication.clipboard().setText(state_code(page.game, ticked, 3))
    page.paste.click()
    assert not page.problem.text()
    assert losses(page) == {"honest-weight": {"fore": {"hull_hits": (1,)}}}
    assert turn_of(page.game, page._record) == 3


def test_a_critical_is_told_before_it_is_written_on_the_sheet(qtbot: QtBot, page: RecordPage, window: MainWindow) -> None:
    box = page.criticals
    assert box is not None
    box.choice.setCurrentIndex(box.choice.findData("fore"))
    qtbot.keyClicks(box.faces, "4 9")
    box.roll.click()
    assert box.told.text() == "There is no 9 on a D6."
    box.faces.setText("4 1")
    box.roll.click()
    assert "Critical on" in box.told.text()
    assert window.fleet is not None
    steps = window.fleet.document.steps.count()
    box.write.click()
    assert window.fleet.document.steps.count() == steps + 1
    is_shown(qtbot, page, "ships/honest-weight")
    assert page.sheet.values["ships/honest-weight/fore/fore-toll-lamp#1"]


def test_crew_repairs_what_a_critical_has_disabled(qtbot: QtBot, page: RecordPage) -> None:
    box, work = page.criticals, page.repairs
    assert box is not None
    assert work is not None
    assert not work.isVisible()
    box.choice.setCurrentIndex(box.choice.findData("core"))
    box.faces.setText("4 1")
    box.roll.click()
    box.write.click()
    is_shown(qtbot, page, "ships/honest-weight")
    assert work.isVisible()
    assert (work.choice.currentText(), work.crew.value()) == ("10 Warning gun (core)", 2)
    gun = f"ships/honest-weight/{work.choice.currentData()}"
    assert page.sheet.values[gun]
    work.crew.setValue(1)
    work.faces.setText("4")
    work.roll.click()
    assert work.told.text().endswith("try again next turn.")
    assert work.write.text() == "Record the attempt"
    work.faces.setText("1")
    work.roll.click()
    assert not work.write.isHidden()
    work.write.click()
    qtbot.waitUntil(lambda: not page.sheet.values[gun])
    assert not work.isVisible()


def test_what_the_end_of_a_turn_depends_on_is_asked_first_and_can_be_undone(
    qtbot: QtBot, program: object, window: MainWindow
) -> None:
    window.files.open([str(sample_fleets("metaverse") / "the-glass-cantons.json")])
    page = recorded(window)
    rows = [page.ships.item(row).data(Qt.ItemDataRole.UserRole) for row in range(page.ships.count())]
    page.ships.setCurrentRow(rows.index("ships/furnace-door"))
    is_shown(qtbot, page, "ships/furnace-door")
    struck = "ships/furnace-door/arcs/fore/struck"
    qtbot.waitUntil(lambda: struck in page.hits.rows.checks)
    page.turn.setValue(3)
    qtbot.waitUntil(lambda: page._job is None)
    page.hits.rows.checks[struck].click()  # it was hit, though nothing came through
    page.next.click()
    qtbot.waitUntil(page.end.isVisible)
    assert page.end.rows.checks[struck].isChecked()
    assert not page.dice.isVisible()
    shields = "ships/slow-fire/shields_hit"
    page.end.rows.checks[shields].click()
    page.end.leave.click()
    assert page.dice.isVisible()
    page.next.click()
    qtbot.waitUntil(lambda: page.end.isVisible() and page.end.rows.checks[shields].isChecked())
    page.end.go.click()
    qtbot.waitUntil(lambda: turn_of(page.game, page._record) == 4)
    assert "loses an ablative plate fore" in page.told.text()
    assert "adapt, level 1" in page.told.text()
    assert page._record.turn.noted == {}
    assert window.fleet is not None
    window.fleet.document.steps.undo()
    assert turn_of(page.game, page._record) == 3
    assert page._record.turn.noted == {struck: True, shields: True}


def test_what_ships_have_lost_on_paper_they_lack_in_a_match(qtbot: QtBot, page: RecordPage, window: MainWindow) -> None:
    tick(qtbot, page, "ships/honest-weight/core/hull_hits#2")
    page.fight.click()
    form = window.matches.new()
    assert form.cards[0].facts.text() == "2 of 2 ships · damaged as in the game on paper"
    form.take(1, of_file(ORCHARD), ["ships/late-frost"])
    form.terms.seats[0].setCurrentIndex(form.terms.seats[0].findData("plain"))
    form.begin.click()
    match = shown_match(qtbot, window)
    state = match.projector.frames[0].moment.state(0)
    assert state.ship("honest-weight").losses.core.hull_hits == (1, 0)


def test_a_blast_is_told_before_it_is_written_on_the_sheet(qtbot: QtBot, page: RecordPage, window: MainWindow) -> None:
    box = page.blasts
    assert box is not None
    box.choice.setCurrentIndex(box.choice.findData("port"))
    box.excess.setValue(9)
    box.apart.setValue(2)
    box.roll.click()
    assert box.told.text().startswith("The blast does not reach Honest Weight")
    assert not box.write.isVisible()
    box.apart.setValue(1)
    box.roll.click()
    box.write.click()
    assert window.fleet is not None
    assert "takes 4 on the port arc" in window.fleet.document.steps.undoText()
    window.fleet.document.steps.undo()
    assert losses(page) == {}


def test_the_morale_of_a_squadron_is_kept_and_undone(qtbot: QtBot, program: object, window: MainWindow) -> None:
    window.files.open([str(sample_fleets("metaverse") / "kite-clans-of-aldersay.json")])
    page = recorded(window)
    rows = [page.ships.item(row).data(Qt.ItemDataRole.UserRole) for row in range(page.ships.count())]
    page.ships.setCurrentRow(rows.index("ships/market-day"))
    is_shown(qtbot, page, "ships/market-day")
    page.turn.setValue(2)
    qtbot.waitUntil(lambda: page._job is None)
    squadron = "ships/market-day/starfighters/grapnel#1"
    box = next(name for name in page.sheet.values if name.startswith(f"{squadron}#"))
    tick(qtbot, page, box)
    qtbot.waitUntil(lambda: page._job is None)
    page.next.click()
    qtbot.waitUntil(page.end.isVisible)
    assert page.end.rows.checks[f"{squadron}/flies"].isChecked()
    page.end.rows.dice[f"{squadron}/morale"].setValue(1)
    page.end.go.click()
    qtbot.waitUntil(lambda: turn_of(page.game, page._record) == 3)
    assert "Grapnel 1 (Market Day) is gone: it breaks off" in page.told.text()
    kept = state_of(page.game, page.fleet, page._record)
    assert '"conditions": ["strength"]' in json.dumps(kept)
    assert window.fleet is not None
    window.fleet.document.steps.undo()
    assert "conditions" not in json.dumps(state_of(page.game, page.fleet, page._record))


def test_large_text_in_a_small_window_leaves_room_for_a_critical(qtbot: QtBot, page: RecordPage, window: MainWindow) -> None:
    window.program.settings.change(text_size=200)
    window.resize(1280, 800)
    inside, box = page.tools.widget(), page.criticals
    assert inside is not None
    assert box is not None
    qtbot.waitUntil(lambda: inside.minimumSizeHint().width() <= page.tools.viewport().width())
    box.faces.setText("6 1")
    box.roll.click()
    qtbot.waitUntil(lambda: box.write.visibleRegion().boundingRect() == box.write.rect())
