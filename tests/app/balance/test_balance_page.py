"""The page: places and pairs of all designs, as the verb says them; what is left out; copies; and how it stops."""

from collections.abc import Iterator
from html import unescape
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.balance.balance_page import BalancePage
from metamaker.app.balance.balance_runner import BattleRoom
from metamaker.app.balance.ranking_view import MATRIX, PLACES, EqualPointsCard, ladder_reading
from metamaker.app.balance.simulation_request import figures_of
from metamaker.app.context import Context
from metamaker.app.theme.theme import style_sheet
from metamaker.app.theme.tokens import LIGHT
from metamaker.app.widgets.odds_bar import OddsBar
from metamaker.core.display_names import called
from metamaker.core.elements.listing import with_fields
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import Game, NotOffered
from metamaker.games.cosmoforce.edits.designs import set_slot
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.opening import open_file
from tests.app.balance.conftest import FEW, MANY, SIX, ContextOf, Verb
from tests.app.conftest import MakeContextOfGame, Told, sample
from tests.games.cosmoforce.builders import design, fleet

WAIT_MS = 60_000
THREE = ("warm-kettle", "tin-sparrow", "blunt-argument")


def shown(qtbot: QtBot, context: Context) -> BalancePage:
    """Return the page of a context, on the screen."""
    made = BalancePage(context, context.weighing)
    qtbot.addWidget(made)
    made.resize(1280, 740)
    made.show()
    qtbot.waitExposed(made)
    qtbot.waitUntil(lambda: made.is_ready)
    return made


def weighed(qtbot: QtBot, page: BalancePage) -> None:
    """Press the button and wait."""
    page.line.button.click()
    qtbot.waitUntil(lambda: page.is_current and is_whole(page), timeout=WAIT_MS)


def is_whole(page: BalancePage) -> bool:
    """Whether all battles were fought."""
    return page.ladder.figures is not None and page.ladder.figures.is_whole and not page.runner.is_busy


@pytest.fixture
def page(qtbot: QtBot, context: Context) -> BalancePage:
    """Return the page of the six samples, three of which are ticked and rated against each other."""
    made = shown(qtbot, context)
    for row in range(made.contenders.designs.rowCount()):
        index = made.contenders.designs.index(row)
        if context.document.value.designs[row].id not in THREE:
            made.contenders.designs.setData(index, Qt.CheckState.Unchecked.value, Qt.ItemDataRole.CheckStateRole)
    made.contenders.among.click()
    return made


def test_places_and_pairs_are_those_of_the_verb(qtbot: QtBot, page: BalancePage, verb: Verb) -> None:
    weighed(qtbot, page)
    said = verb(f"{SIX}#{','.join(THREE)}", "--among")["ships"]
    lines = page.ladder.places.figures.lines
    assert [line.title for line in lines] == [each["name"] for each in said]
    for line, each in zip(lines, said, strict=True):
        share = line.cells[2].share
        assert share is not None
        assert share._asdict() == each["win_rate"]
        low, high = each["places"]
        assert line.cells[3].text == (f"{low}–{high}" if low != high else str(low))
    names = [line.title.partition("  ")[2] for line in page.ladder.matrix.figures.lines]
    assert names == [each["name"] for each in said]
    for line, each in zip(page.ladder.matrix.figures.lines, said, strict=True):
        heats = {name: cell.heat for name, cell in zip(names, line.cells, strict=True) if cell.heat is not None}
        assert heats == {met["name"]: met["win_rate"]["found"] for met in each["against"]}


def test_the_field_is_as_the_verb_has_it(qtbot: QtBot, page: BalancePage, verb: Verb) -> None:
    page.contenders.field.click()
    weighed(qtbot, page)
    said = verb(f"{SIX}#{','.join(THREE)}")["ships"]
    lines = page.ladder.places.figures.lines
    assert [line.title for line in lines] == [each["name"] for each in said]
    assert [line.cells[1].is_strong for line in lines] == [each["given"] for each in said]


def test_a_cell_tells_what_came_of_the_pair(qtbot: QtBot, page: BalancePage) -> None:
    weighed(qtbot, page)
    page.tabs.turn(MATRIX)
    view = page.ladder.matrix
    at = view.visualRect(view.figures.index(0, 1)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    one, other = (line.title.partition("  ")[2] for line in view.figures.lines[:2])
    assert page.ladder.detail.text().startswith(f"{one} against {other}: ")
    assert page.ladder.detail.text().endswith(f" lost of {FEW} battles")
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert page.ladder.detail.text() == f"{one} against itself counts as a draw"


def test_the_pair_that_is_looked_at_stays_while_places_change(qtbot: QtBot, page: BalancePage) -> None:
    weighed(qtbot, page)
    page.tabs.turn(MATRIX)
    view, figures = page.ladder.matrix, page.ladder.figures
    assert figures is not None
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.figures.index(0, 2)).center())
    pair, best = page.ladder.detail.text().partition(":")[0], view.figures.lines[0].key
    tallies = {pair: figures.ladder.tally(*pair) for pair in figures.order.study.pairs}
    turned = figures_of(
        figures.order,
        {pair: each._replace(wins=each.losses, losses=each.wins, pairs=()) for pair, each in tallies.items()},
    )
    page.ladder.show_figures(turned._replace(reading=ladder_reading(turned)))
    assert view.figures.lines[-1].key == best
    assert page.ladder.detail.text().partition(":")[0] == pair
    assert page.ladder.detail.text() in unescape(view.currentIndex().data(Qt.ItemDataRole.ToolTipRole))


def test_figures_are_copied(qtbot: QtBot, page: BalancePage) -> None:
    weighed(qtbot, page)
    page.ladder.copy_text()
    assert QGuiApplication.clipboard().text().startswith("Rank  Name")
    page.tabs.turn(MATRIX)
    page.ladder.copy_csv()
    head, *rows = [line.split(",") for line in QGuiApplication.clipboard().text().splitlines()]
    names = [line.title.partition("  ")[2] for line in page.ladder.matrix.figures.lines]
    assert head == ["", *names]
    assert [row[0] for row in rows] == names
    assert [[place for place, text in enumerate(row[1:]) if not text] for row in rows] == [[0], [1], [2]]


def test_an_edit_pales_what_is_shown_until_it_is_undone(qtbot: QtBot, context: Context, page: BalancePage) -> None:
    weighed(qtbot, page)
    context.document.apply("Fill", set_slot(context.document.value, "warm-kettle", 1, None))
    assert (page.ladder.places.is_faded, page.runner.is_busy) == (True, False)
    assert page.stale.text() == "Changed: press “Rate”"
    context.document.steps.undo()
    assert (page.ladder.places.is_faded, page.stale.text()) == (False, "")
    context.document.apply("Fill", set_slot(context.document.value, "nine-pockets", 1, None))
    assert not page.ladder.places.is_faded  # it is not ticked


def test_cancel_keeps_what_was_found(qtbot: QtBot, context: Context, page: BalancePage, room: BattleRoom) -> None:
    context.settings.keep("balance.number", MANY)
    page.line.button.click()
    qtbot.waitUntil(lambda: page.ladder.figures is not None, timeout=WAIT_MS)
    page.line.button.click()
    qtbot.waitUntil(lambda: not room.work.jobs)
    assert page.ladder.figures is not None
    assert 0 < page.ladder.figures.fought < page.ladder.figures.asked
    assert page.line.button.text() == "Rate"


def test_a_change_stops_what_is_no_longer_wanted(qtbot: QtBot, context: Context, page: BalancePage, room: BattleRoom) -> None:
    context.settings.keep("balance.number", MANY)
    page.line.button.click()
    (job,) = room.work.jobs
    page.contenders.designs.switch_all(True)
    assert job.cancelled
    qtbot.waitUntil(lambda: not room.work.jobs)


def test_terms_are_the_same_in_every_window(qtbot: QtBot, context: Context, page: BalancePage) -> None:
    before = page.order
    context.settings.keep("balance.captain", "chance")
    context.settings.keep("balance.seed", 7)
    assert before is not None
    assert page.order is not None
    assert (before.captain, before.seed) != (page.order.captain, page.order.seed) == ("chance", 7)
    terms = page.contenders.terms
    assert (terms.captain.currentData(), terms.seed.value()) == ("chance", 7)
    terms.seed.setValue(8)
    assert (page.order.seed, page.slot.order) == (8, None)
    page.tabs.turn(2)
    assert page.slot.order is not None
    assert (page.slot.order.captain, page.slot.order.seed) == ("chance", 8)


def test_before_the_field_is_read_nothing_is_said_and_the_button_waits(qtbot: QtBot, context: Context) -> None:
    page = BalancePage(context, context.weighing)
    qtbot.addWidget(page)
    page.show()
    assert not page.line.button.isEnabled()
    assert (page.order, page.notice.label.text(), page.contenders.opponents.text()) == (None, "", "")
    page.hide()
    qtbot.waitUntil(lambda: page.is_ready)
    assert not page.line.button.isEnabled()
    page.show()
    assert page.order is not None
    assert page.line.button.isEnabled()


def test_designs_with_errors_are_left_out_and_told(qtbot: QtBot, context_of: ContextOf, told: Told) -> None:
    page = shown(qtbot, context_of(fleet(design(""), design(name="Kestrel"))))
    assert page.notice.label.text().startswith("Cannot be rated: Heron has no systems")
    page.notice.button.click()
    assert told.places == ["designs/heron"]
    assert page.order is not None
    assert [ship.name for ship in page.order.study.given] == ["Kestrel"]
    page.contenders.designs.switch_all(False)
    assert page.notice.label.text() == "Select at least one."
    assert not page.line.button.isEnabled()


def test_an_empty_document_has_nothing_to_weigh(qtbot: QtBot, context_of: ContextOf) -> None:
    page = shown(qtbot, context_of(fleet()))
    assert page.notice.label.text() == "There are no ships to rate yet. Design one first."
    assert page.ladder.nothing.text() == ""


@pytest.fixture
def styled(qapp: QApplication) -> Iterator[None]:
    """Yield the program with its real style."""
    qapp.setStyleSheet(style_sheet(LIGHT, 10))
    yield
    qapp.setStyleSheet("")


@pytest.mark.usefixtures("styled")
def test_rows_of_the_list_stand_below_one_another(qtbot: QtBot, context: Context) -> None:
    pages = QStackedWidget()
    qtbot.addWidget(pages)
    pages.addWidget(QWidget())
    page = BalancePage(context, context.weighing)
    pages.addWidget(page)
    pages.resize(1280, 740)
    pages.show()
    pages.setCurrentWidget(page)
    view, designs = page.contenders.list, page.contenders.designs

    def overlap() -> bool:
        rects = [view.visualRect(designs.index(row)) for row in range(designs.rowCount())]
        return any(one.intersects(other) for one, other in pairwise(rects))

    qtbot.waitUntil(lambda: not overlap())


def test_who_and_how_is_told(page: BalancePage, context: Context) -> None:
    assert page.contenders.opponents.text() == "The eight threats of the chart and the six sample ships"
    assert "Punk Striker" in page.contenders.opponents.toolTip()
    context.settings.keep("balance.captain", "chance")
    assert page.contenders.terms.does.text() == "picks a legal action at random"


def test_the_button_turns_to_what_it_weighs(qtbot: QtBot, page: BalancePage) -> None:
    page.tabs.turn(2)
    page.line.button.click()
    assert (page.tabs.place, page.line.label.text()) == (PLACES, "Starting…")
    assert page.ladder.nothing.isVisible()
    qtbot.waitUntil(lambda: is_whole(page), timeout=WAIT_MS)


def test_the_kind_of_a_ship_is_told_in_the_language_of_the_window(qtbot: QtBot, context: Context, page: BalancePage) -> None:
    context.settings.change(language="fr")
    weighed(qtbot, page)
    assert {line.cells[4].text for line in page.ladder.places.figures.lines} >= {"Chasseur, masse 9"}


def test_the_same_ship_under_another_name_is_told_of(qtbot: QtBot, context_of: ContextOf) -> None:
    page = shown(qtbot, context_of(fleet(design(), design(name="Kestrel"), design("engine missile", name="Auk"))))
    page.contenders.among.click()
    weighed(qtbot, page)
    assert "Kestrel is the same as Heron and gets the same rating." in page.ladder.note.text()
    assert page.ladder.places.figures.rowCount() == 2


def test_the_slot_is_asked_of_any_ship(qtbot: QtBot, context: Context, page: BalancePage) -> None:
    page.tabs.turn(2)
    assert page.ship.currentText() == "Warm Kettle"
    context.document.apply("Name", with_fields(STRUCTURE, context.document.value, "designs/warm-kettle", name="Cold Kettle"))
    assert page.ship.currentText() == "Cold Kettle"
    page.ship.setFocus()
    qtbot.keyClick(page.ship, Qt.Key.Key_Home)
    first = context.document.value.designs[0]
    assert page.slot.order is not None
    assert page.slot.order.study.ship is not None
    assert page.slot.order.study.ship.name == called(first)


def test_a_game_without_scales_has_no_such_page(context: Context) -> None:
    game = context.game
    context.document.game = Game(game.key, game.name, game.format, game.documents)
    with pytest.raises(NotOffered):
        BalancePage(context, context.weighing)


def test_a_game_without_slots_is_not_asked_about_them(context_of_game: MakeContextOfGame, qtbot: QtBot) -> None:
    context = context_of_game("metaverse", sample("the-even-hand.json"))
    page = BalancePage(context, context.weighing)
    qtbot.addWidget(page)
    assert [button.text() for button in page.tabs.findChildren(QAbstractButton)] == ["Ranking", "Match-ups"]


@pytest.mark.parametrize(("game", "file"), [("cosmoclysm", "whirligig"), ("cosmos_commanders", "four-corners")])
def test_a_game_without_designs_has_in_their_place_who_can_be_weighed(
    context_of_game: MakeContextOfGame, room: BattleRoom, qtbot: QtBot, game: str, file: str
) -> None:
    context = context_of_game(game, open_file(str(sample_fleets(game) / f"{file}.json")).document)
    page = shown(qtbot, context)
    names = {each.name for each in context.weighing.weighed(context.document.value, ())}
    model = page.contenders.designs
    assert {model.index(row, 0).data() for row in range(model.rowCount())} == names
    assert page.order is not None
    assert {each.name for each in page.order.study.given} == names


def test_equal_points_have_a_sentence_and_a_chart_where_they_were_measured(
    qtbot: QtBot, context_of_game: MakeContextOfGame, context: Context, room: BattleRoom
) -> None:
    (card,) = shown(qtbot, context_of_game("metaverse", sample("the-even-hand.json"))).findChildren(EqualPointsCard)
    assert card.sentence.text().startswith("Equal points end ")
    rates = [bar.rate for bar in card.findChildren(OddsBar)]
    assert [rate.low < rate.found < rate.high for rate in rates if rate is not None] == [True] * 3
    assert shown(qtbot, context).findChildren(EqualPointsCard) == []
