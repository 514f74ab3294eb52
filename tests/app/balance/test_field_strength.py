"""The strength of the ship on the canvas: live, honest, quiet when it is out of date, gone when nobody wants it."""

import multiprocessing
from collections.abc import Iterator

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from metamaker.app.background import Background
from metamaker.app.balance.balance_panel import FieldStrength
from metamaker.app.balance.balance_runner import BalanceRunner, BattleRoom
from metamaker.app.balance.figure_words import NOT_YET, percent
from metamaker.app.balance.simulation_request import figures_of
from metamaker.app.context import Context
from metamaker.app.theme.theme import style_sheet
from metamaker.app.theme.tokens import DARK, LIGHT, Tokens
from metamaker.core.elements.listing import with_fields
from metamaker.game_api.game import required
from metamaker.games.cosmoforce.edits.designs import set_slot
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.model.design import SystemKind
from metamaker.play.results import Tally
from tests.app.balance.conftest import FEW, MANY, SIX, ContextOf, Verb
from tests.app.conftest import Told
from tests.games.cosmoforce.builders import design, fleet

WAIT_MS = 60_000


def shown(qtbot: QtBot, context: Context, *, live: bool = True, is_kept: bool = True) -> FieldStrength:
    """Return the view of a context, on the screen."""
    context.settings.keep("balance.live", live)
    scales = required(context.document.game.weighing)
    assert scales is not None
    made = FieldStrength(context, scales)
    made.resize(700, 400)
    made.show()
    qtbot.waitExposed(made)
    if is_kept:
        qtbot.addWidget(made)
    return made


def is_whole(view: FieldStrength) -> bool:
    """Whether the ship as it is now was weighed."""
    return view.is_current and view.figures is not None and view.figures.is_whole and not view.runner.is_busy


@pytest.fixture
def strength(qtbot: QtBot, context: Context) -> FieldStrength:
    """Return the view of Warm Kettle with its rating."""
    made = shown(qtbot, context)
    qtbot.waitUntil(lambda: is_whole(made), timeout=WAIT_MS)
    return made


@pytest.fixture
def busy(qtbot: QtBot, context: Context) -> Iterator[FieldStrength]:
    """Yield the view of Warm Kettle, with many battles in progress."""
    context.settings.keep("balance.number", MANY)
    made = shown(qtbot, context, is_kept=False)
    qtbot.waitUntil(lambda: made.figures is not None, timeout=WAIT_MS)
    assert made.runner.is_busy
    yield made
    if shiboken6.isValid(made):
        made.close()
        shiboken6.delete(made)


def fill(context: Context, slot: int, kind: SystemKind | None) -> None:
    """Put a system into a slot of Warm Kettle."""
    context.document.apply("Fill", set_slot(context.document.value, "warm-kettle", slot, kind))


def test_the_window_says_what_the_verb_says(strength: FieldStrength, verb: Verb) -> None:
    figures = strength.figures
    assert figures is not None
    said = next(each for each in verb(f"{SIX}#warm-kettle")["ships"] if each["given"])
    score = figures.ladder.score(figures.order.study.given[0].sign)
    assert score._asdict() == said["win_rate"]
    assert strength.rate.text() == percent(score.found)
    rates = {line.cells[0].text: line.cells[1] for line in strength.view.figures.lines}
    assert list(rates) == [each["name"] for each in said["against"]]
    for each in said["against"]:
        share = rates[each["name"]].share
        assert share is not None
        assert share._asdict() == each["win_rate"]
        assert f"{each['wins']} won, {each['draws']} drawn" in rates[each["name"]].tip


def test_an_edit_fades_what_is_shown_and_is_weighed_anew(qtbot: QtBot, context: Context, strength: FieldStrength) -> None:
    before = strength.caption.text()
    fill(context, 1, None)
    assert (strength.view.is_faded, strength.rate.isEnabled(), strength.caption.text()) == (True, False, before)
    qtbot.waitUntil(lambda: is_whole(strength), timeout=WAIT_MS)
    assert (strength.view.is_faded, strength.rate.isEnabled()) == (False, True)
    assert strength.caption.text() != before


def test_undo_shows_at_once_what_was_known(qtbot: QtBot, context: Context, strength: FieldStrength) -> None:
    rate = strength.caption.text()
    fill(context, 1, None)
    qtbot.waitUntil(lambda: is_whole(strength), timeout=WAIT_MS)
    assert strength.caption.text() != rate
    context.document.steps.undo()
    assert is_whole(strength)
    assert strength.caption.text() == rate


def test_a_name_changes_no_battle(context: Context, strength: FieldStrength) -> None:
    context.document.apply("Name", with_fields(STRUCTURE, context.document.value, "designs/warm-kettle", name="Cold Kettle"))
    assert is_whole(strength)
    assert strength.caption.text().startswith("Cold Kettle wins ")


def test_what_is_not_live_waits_for_the_button(qtbot: QtBot, context: Context) -> None:
    view = shown(qtbot, context, live=False)
    qtbot.wait(400)
    assert (view.figures, view.runner.is_busy, view.rate.text()) == (None, False, NOT_YET)
    view.line.button.click()
    qtbot.waitUntil(lambda: is_whole(view), timeout=WAIT_MS)
    fill(context, 1, None)
    qtbot.wait(400)
    assert view.view.is_faded
    assert not view.runner.is_busy
    view.live.click()
    qtbot.waitUntil(lambda: is_whole(view), timeout=WAIT_MS)


def test_cancel_keeps_what_was_found(qtbot: QtBot, busy: FieldStrength, room: BattleRoom) -> None:
    assert busy.line.button.text() == "Cancel"
    busy.line.button.click()
    figures = busy.figures
    assert not busy.runner.is_busy
    assert busy.line.button.text() == "Rate"
    qtbot.waitUntil(lambda: not room.work.jobs)
    assert busy.figures is figures
    assert figures is not None
    assert 0 < figures.fought < figures.asked
    assert busy.is_current
    assert not busy.view.is_faded


def test_an_earlier_result_stays_until_the_new_one_says_more(context: Context, strength: FieldStrength) -> None:
    strength.live.setChecked(False)
    before = strength.caption.text(), strength.rate.text()
    fill(context, 1, None)
    order = strength.order
    assert order is not None
    assert strength.line.label.text() == "Changed: press “Rate”"
    pairs = order.study.pairs
    for met in (pairs[:1], pairs[:-1]):
        strength.runner.found.emit(figures_of(order, {pair: Tally(wins=2) for pair in met}))
        assert (strength.caption.text(), strength.rate.text(), strength.rate.isEnabled()) == (*before, False)
    strength.runner.found.emit(figures_of(order, {pair: Tally(wins=FEW // 4) for pair in pairs}))
    assert strength.caption.text() != before[0]
    assert strength.rate.isEnabled()


def test_fewer_battles_of_the_same_ship_say_no_more(strength: FieldStrength) -> None:
    order = strength.order
    assert order is not None
    less = figures_of(order, dict.fromkeys(order.study.pairs, Tally(wins=FEW // 2)))
    assert less.is_telling
    assert not less.is_better_than(strength.figures)
    assert less.is_better_than(None)
    more = order._replace(number=MANY)
    assert figures_of(more, dict.fromkeys(order.study.pairs, Tally(wins=FEW))).is_better_than(strength.figures)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_what_is_out_of_date_looks_like_it(context: Context, strength: FieldStrength, tokens: Tokens) -> None:
    strength.setStyleSheet(style_sheet(tokens, 10))
    strength.live.setChecked(False)
    colours = []
    for kind in (SystemKind.LASER, SystemKind.HANGAR):
        colours.append([label.palette().windowText().color().name() for label in (strength.rate, strength.caption)])
        fill(context, 1, kind)
    assert strength.notice.isVisible()
    colours.append([label.palette().windowText().color().name() for label in (strength.rate, strength.caption)])
    assert colours[-1] == [tokens.faint, tokens.faint]
    assert tokens.faint not in colours[0]


def test_an_edit_stops_what_is_out_of_date(qtbot: QtBot, context: Context, busy: FieldStrength, room: BattleRoom) -> None:
    old = room.work.jobs
    context.settings.keep("balance.number", FEW)
    fill(context, 1, None)
    assert [job.cancelled for job in old] == [True]
    qtbot.waitUntil(lambda: is_whole(busy), timeout=WAIT_MS)  # the one process is free again
    assert busy.figures is not None
    assert busy.figures.fought == FEW * 14


def test_nothing_is_fought_for_who_does_not_look(busy: FieldStrength, context: Context, qtbot: QtBot, room: BattleRoom) -> None:
    busy.hide()
    fill(context, 1, None)
    assert not busy.runner.is_busy
    qtbot.waitUntil(lambda: not room.work.jobs)


def test_errors_of_a_design_are_told_instead(qtbot: QtBot, context_of: ContextOf, told: Told) -> None:
    context = context_of(fleet(design(""), design("engine laser", name="Kestrel")))
    context.selection.show("designs/heron")
    view = shown(qtbot, context)
    assert view.notice.isVisible()
    assert view.notice.label.text().startswith("Cannot be rated: Heron has no systems")
    view.notice.button.click()
    assert told.places == ["designs/heron"]
    orders = [view.order]
    context.selection.show("designs/kestrel")
    assert not view.notice.isVisible()
    orders.append(view.order)
    assert [order is None for order in orders] == [True, False]
    context.selection.show("")
    assert view.notice.label.text() == "No ship is displayed."
    assert not view.notice.button.isVisible()


def test_a_view_that_goes_while_battles_are_fought_leaves_nothing(qtbot: QtBot, busy: FieldStrength, room: BattleRoom) -> None:
    (job,) = room.work.jobs
    shiboken6.delete(busy)
    assert job.cancelled
    qtbot.waitUntil(lambda: not room.work.jobs)


def test_the_end_of_the_program_ends_the_processes(qtbot: QtBot, context: Context) -> None:
    background = Background()
    order = shown(qtbot, context, live=False).order
    assert order is not None
    before = set(multiprocessing.active_children())
    runner = BalanceRunner(background)
    runner.begin(order._replace(number=MANY))
    qtbot.waitUntil(lambda: bool(set(multiprocessing.active_children()) - before), timeout=WAIT_MS)
    background.finish()
    assert not BattleRoom.beside(background).crew.is_begun
    assert not set(multiprocessing.active_children()) - before
    runner.begin(order)  # nothing begins any more
    assert all(job.cancelled for job in BattleRoom.beside(background).work.jobs)
    assert not BattleRoom.beside(background).crew.is_begun
