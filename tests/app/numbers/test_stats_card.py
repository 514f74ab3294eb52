"""The live card: numbers, what the last edit did to them, and their explanation."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.metaverse.design.ship_numbers import SYMBOLS, alarms
from metamaker.app.numbers.stats_card import StatsCard, difference
from metamaker.app.numbers.value_breakdown import ValueAccount
from metamaker.app.theme.fonts import small_font
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.stat_button import Figure, figure, signed
from metamaker.core.elements.listing import with_fields
from metamaker.core.stat import Number, Stat
from metamaker.game_api.game import required
from metamaker.games.metaverse.designs import subject_numbers
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.registry import game_called
from tests.app.conftest import MakeContext

SENSORS = "classes/wicket/core/sensor-array"


@pytest.fixture
def card(qtbot: QtBot, context: Context) -> StatsCard:
    context.selection.show("classes/wicket")
    account = ValueAccount(context, "combat_value", context.document)
    made = StatsCard(context, SYMBOLS, subject_numbers, account, alarms)
    qtbot.addWidget(made)
    made.show()
    return made


def test_it_shows_the_numbers_of_the_report(card: StatsCard, context: Context) -> None:
    report = required(context.document.game.designs).report(context.document.value, classes=True)
    stats = next(ship for ship in report.ships if ship.id == "wicket").stats
    assert card.figures["ems"].accessibleName() == f"EMS: {stats['ems'].value}"
    assert card.figures["combat_value"].accessibleName() == f"combat value: {stats['combat_value'].value:.1f}"
    assert all(each.change == 0 for each in card.figures.values())


NEWS = ((1, 2, "good"), (1, -2, "error"), (-1, 2, "error"), (-1, -2, "good"), (0, 2, "quiet"), (0, -2, "quiet"))


@pytest.mark.parametrize(("better", "change", "colour"), NEWS)
def test_a_change_is_good_news_bad_news_or_neither(qtbot: QtBot, better: int, change: int, colour: str) -> None:
    shown = Figure(1.0)
    qtbot.addWidget(shown)
    shown.show_stat(Stat("heat", 3, "", "heat", "", better), change)
    assert shown.change_colour == getattr(tokens(), colour)


CHANGES = ((18.36, 19.14), (18.36, 18.4), (5, 7), (None, 3))


def test_a_change_is_that_of_the_numbers_as_they_are_shown() -> None:
    assert [_told(before, now) for before, now in CHANGES] == [
        "+0.7",
        "+0.04",
        "+2",
        "±0",
    ]
    assert [figure(-1), figure(-0.5), figure(None)] == ["−1", "−0.5", "–"]


def _told(before: Number, now: Number) -> str:
    return signed(difference(before, now))


def test_it_shows_the_change_of_the_last_edit_with_its_sign(card: StatsCard, context: Context) -> None:
    document = context.document
    document.apply("More", with_fields(STRUCTURE, document.value, "classes/wicket/core", hull_hits=20))
    hits, value = card.figures["hull_hits"], card.figures["combat_value"]
    assert (hits.change, hits.change_text) == (9, "+9 since the last edit")
    assert value.change > 0
    assert hits.accessibleDescription() == "+9 since the last edit"
    document.steps.undo()
    assert hits.change_text == "−9 since the last edit"
    document.apply("Note", document.value.with_(notes="Nothing to do with it"))
    assert (hits.change, hits.change_text) == (0, "")


def test_another_ship_is_no_change(card: StatsCard, context: Context) -> None:
    context.selection.show("classes/tinker")
    assert all(each.change == 0 for each in card.figures.values())
    assert card.name.text() == "TINKER"


@pytest.mark.parametrize(
    "press", [lambda bot, b: bot.mouseClick(b, Qt.MouseButton.LeftButton), lambda bot, b: bot.keyClick(b, Qt.Key.Key_Space)]
)
def test_a_number_asks_for_its_explanation(card: StatsCard, qtbot: QtBot, press: Callable[..., None]) -> None:
    with qtbot.waitSignal(card.explained) as asked:
        press(qtbot, card.figures["tier"])
    assert asked.args == ["tier"]


def test_a_line_that_takes_too_much_is_told_when_it_is_known(card: StatsCard, context: Context, qtbot: QtBot) -> None:
    account = card._account
    assert account is not None
    qtbot.waitUntil(lambda: account.fresh, timeout=10_000)
    assert card.alarm.text() == ""
    document = context.document
    mount = "classes/wicket/fore/fore-toll-lamp"
    document.apply("Guns", with_fields(STRUCTURE, document.value, mount, count=60))
    assert card.alarm.text() == ""
    height = card.sizeHint().height()
    qtbot.waitUntil(lambda: card.alarm.text() != "", timeout=10_000)
    assert "of the value" in card.alarm.text()
    assert card.sizeHint().height() == height
    document.apply("More guns", with_fields(STRUCTURE, document.value, mount, count=61))
    assert card.alarm.text() != ""
    assert not card.alarm.isEnabled()
    qtbot.waitUntil(card.alarm.isEnabled, timeout=10_000)


def test_the_account_is_never_taken_for_that_of_another_document(context: Context, qtbot: QtBot) -> None:
    context.selection.show("classes/wicket")
    account = ValueAccount(context, "combat_value", context.document)
    qtbot.waitUntil(lambda: account.fresh, timeout=10_000)
    assert account.share(SENSORS) is not None
    context.document.apply("Better eyes", with_fields(STRUCTURE, context.document.value, SENSORS, rating=18))
    assert not account.fresh
    assert account.share(SENSORS) is None
    qtbot.waitUntil(lambda: account.fresh, timeout=10_000)
    value = (
        required(context.document.game.designs)
        .report(context.document.value, classes=True)
        .ships[0]
        .stats["combat_value"]
        .value
    )
    assert account.of == value


def test_figures_in_words() -> None:
    assert [figure(each) for each in (3, 3.14, None, "none")] == ["3", "3.1", "–", "none"]
    assert [signed(each) for each in (3.14, -2.0, 0.042, 0.0, -0.001)] == ["+3.1", "−2", "+0.04", "±0", "±0"]


def test_a_ship_with_one_weapon_is_not_warned_of_it(qtbot: QtBot, context_of: MakeContext) -> None:
    """A new fleet begins without a warning; with a second and far stronger weapon there is one."""
    fleet = game_called("metaverse").documents.new("Newcomers", "new")
    words = context_of(fleet).words
    assert alarms(fleet, "classes/scout", words) == ()
    armed = with_fields(STRUCTURE, fleet, "classes/scout/core/cannon-1", count=9)
    assert len(alarms(armed, "classes/scout", words)) == 1


@pytest.mark.parametrize("width", [90, 120, 160])
@pytest.mark.parametrize(("value", "change"), [(19.0, 0.09), (423.5, -12.3), (1234.5, 0.1)])
def test_a_change_cuts_neither_the_name_nor_the_number(qtbot: QtBot, width: int, value: float, change: float) -> None:
    """What a person reads below the number is the same with and without a change."""
    seen = []
    for by in (0.0, change):
        shown = Figure(2.9)
        qtbot.addWidget(shown)
        shown.show_stat(Stat("combat_value", value, "", "combat value", "", 1), by)
        shown.resize(width, shown.sizeHint().height())
        picture = shown.grab().toImage()
        name = QFontMetrics(small_font(shown.font())).height()
        seen.append(picture.copy(0, picture.height() - name, picture.width(), name))
    assert seen[0] == seen[1]
