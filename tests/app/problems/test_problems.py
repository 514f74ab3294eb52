"""The problems panel as a person uses it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.problems.problem_list import headline
from metamaker.app.problems.problems_model import FIX, ISSUE, PLACE
from metamaker.app.problems.problems_panel import ProblemsPanel
from metamaker.app.settings.settings import Settings
from metamaker.app.theme.theme import Theme
from metamaker.app.widgets.rule_help import rule_at
from metamaker.app.widgets.splitters import FoldingSplitter
from metamaker.core.issue import error, note, warning
from tests.app.conftest import MakeContext, Told
from tests.app.problem_fleets import Curing, curing_game, quarrel, unshielded


@pytest.fixture
def curing(context: Context) -> Curing:
    curing = Curing()
    context.document.game = curing_game(curing)
    return curing


@pytest.fixture
def panel(qtbot: QtBot, theme: Theme, context: Context, curing: Curing) -> ProblemsPanel:
    made = ProblemsPanel(context)
    qtbot.addWidget(made)
    made.resize(700, 300)
    with qtbot.waitExposed(made):
        made.show()
    return made


def texts(panel: ProblemsPanel) -> list[str]:
    return [panel.model.index(row).data()[:12] for row in range(panel.model.rowCount())]


def test_problems_follow_the_document_errors_first(panel: ProblemsPanel, context: Context) -> None:
    assert (texts(panel), panel.headline.text()) == (["Honest Weigh", "Borrowed Lan"], "2 notes")
    panel.list.setCurrentIndex(panel.model.index(1))
    context.document.apply("Shields", unshielded())
    assert (texts(panel), panel.headline.text()) == (["Wicket has 4", "Honest Weigh", "Borrowed Lan"], "1 error · 2 notes")
    assert panel.list.currentIndex().row() == 2
    context.document.steps.undo()
    assert (texts(panel), panel.list.currentIndex().row()) == (["Honest Weigh", "Borrowed Lan"], 1)


def test_a_click_or_enter_goes_to_the_place(panel: ProblemsPanel, told: Told, qtbot: QtBot) -> None:
    row = panel.list.visualRect(panel.model.index(0))
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=row.topLeft() + QPoint(60, 12))
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert told.places == ["ships/honest-weight", "ships/borrowed-lantern"]


def link(panel: ProblemsPanel, row: int, wanted: str) -> QPoint:
    """Return a point of the link in a row."""
    box = panel.list.visualRect(panel.model.index(row))
    points = (QPoint(x, y) for y in range(box.top(), box.bottom(), 4) for x in range(box.right(), box.left(), -12))
    return next(point for point in points if panel.list.link_at(point) == wanted)


@pytest.mark.parametrize("width", [380, 900])
def test_links_of_a_row_fix_it_and_open_its_rule(
    panel: ProblemsPanel, context: Context, told: Told, qtbot: QtBot, width: int
) -> None:
    panel.resize(width, 300)
    qtbot.waitUntil(lambda: panel.model.index(1).data(FIX) == "Make it the flagship")
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=link(panel, 0, "rule"))
    assert told.rules == ["MV-3.8.0-01"]
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=link(panel, 0, "fix"))
    assert (context.document.steps.undoText(), texts(panel)) == (
        "Make it the flagship (the place ships/honest-weight)",
        ["Borrowed Lan"],
    )
    assert told.places == []


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_row_leads_to_its_other_fixes(panel: ProblemsPanel, context: Context, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: panel.model.index(1).data(FIX) == "Make it the flagship")
    panel.model.set_fix(panel.model.issues[0], "Make it the flagship", 2)
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=link(panel, 0, "others"))
    menu = next(each for each in QApplication.topLevelWidgets() if isinstance(each, QMenu) and each.isVisible())
    assert menu.actions()[0].text() == "Make it the flagship"
    assert context.document.steps.count() == 0
    menu.close()


def test_the_fix_of_the_current_problem_has_a_key(panel: ProblemsPanel, context: Context, qtbot: QtBot) -> None:
    panel.list.setCurrentIndex(panel.model.index(1))
    qtbot.keyClick(panel.list, Qt.Key.Key_Period, Qt.KeyboardModifier.ControlModifier)
    assert texts(panel) == ["Honest Weigh"]
    assert context.document.steps.count() == 1


def test_a_fix_goes_on_from_the_document_as_it_is_now(panel: ProblemsPanel, context: Context, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: panel.model.index(0).data(FIX) == "Make it the flagship")
    context.document.apply("Rename", quarrel().with_(name="Another name"))
    panel.current_fix()
    assert context.document.value.name == "Another name"
    assert context.document.value.ships[0].level == "fleet"


def test_a_part_is_named_with_what_it_is_a_part_of(panel: ProblemsPanel, context: Context) -> None:
    context.document.apply("Shields", unshielded())
    places = [panel.model.index(row).data(PLACE) for row in range(2)]
    assert places == ["the place classes/wicket/arcs/fore · the place classes/wicket", "the place ships/honest-weight"]


def test_the_game_offers_fixes_that_cure(qtbot: QtBot, theme: Theme, context: Context) -> None:
    panel = ProblemsPanel(context)
    qtbot.addWidget(panel)
    panel.show()
    context.document.apply("Shields", unshielded())
    qtbot.waitUntil(lambda: "generator" in panel.model.index(0).data(FIX))
    panel.list.setCurrentIndex(panel.model.index(0))
    panel.current_fix()
    assert panel.headline.text() == "2 notes"
    assert "generator" in context.document.steps.undoText()


def test_only_problems_of_the_ship_on_the_canvas(panel: ProblemsPanel, context: Context) -> None:
    context.document.apply("Shields", unshielded())
    context.selection.show("ships/honest-weight")
    panel.subject_only.click()
    assert texts(panel) == ["Wicket has 4", "Honest Weigh"]
    context.selection.show("ships/borrowed-lantern")
    assert texts(panel) == ["Borrowed Lan"]
    context.selection.show("classes/tinker")
    assert texts(panel) == []
    assert panel.nothing.isVisible()
    assert panel.nothing.text() == "No problems with this ship"
    assert ProblemsPanel(context).subject_only.isChecked()


def test_a_legal_fleet_is_told_so(context_of: MakeContext, theme: Theme, qtbot: QtBot) -> None:
    context = context_of("the-marginalia.json")
    context.document.game = curing_game(Curing())
    panel = ProblemsPanel(context)
    qtbot.addWidget(panel)
    panel.show()
    assert panel.nothing.isVisible()
    assert (panel.nothing.text(), panel.headline.text()) == ("No problems: legal to play", "")


@pytest.fixture
def middle(qtbot: QtBot, context_of: MakeContext, theme: Theme, settings: Settings) -> FoldingSplitter:
    """Return a legal fleet with its problems below another panel: 300 of 800 pixels by default."""
    context = context_of("the-marginalia.json")
    context.document.game = curing_game(Curing())
    made = FoldingSplitter(Qt.Orientation.Vertical, settings, "test.middle")
    made.addWidget(QWidget())
    made.addWidget(ProblemsPanel(context))
    made.begin([500, 300], fixed=(1,))
    made.resize(700, 800)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def panel_in(middle: FoldingSplitter) -> ProblemsPanel:
    panel = middle.widget(1)
    assert isinstance(panel, ProblemsPanel)
    return panel


def is_filled(middle: FoldingSplitter) -> bool:
    """Whether nothing is left empty: neither below the rows nor beside the panel."""
    panel = panel_in(middle)
    rows = panel.list
    last = rows.visualRect(panel.model.index(panel.model.rowCount() - 1))
    return rows.viewport().height() - last.bottom() < 4 and sum(middle.sizes()) > 780


def test_the_list_takes_the_room_that_its_problems_need_up_to_its_usual_height(qtbot: QtBot, middle: FoldingSplitter) -> None:
    panel = panel_in(middle)
    document, lines = panel._context.document, panel.fontMetrics().height()
    legal = document.value
    assert panel.height() < 4 * lines
    document.apply("Shields", unshielded())
    qtbot.waitUntil(lambda: panel.height() > 5 * lines and is_filled(middle))
    three = panel.height()
    ships = quarrel().ships
    many = tuple(ship.with_(id=f"{ship.id}-{number}") for number in range(9) for ship in ships)
    document.apply("Many", quarrel().with_(ships=many))
    qtbot.waitUntil(lambda: panel.height() == 300)
    assert three < 300
    document.apply("Few", quarrel())
    qtbot.waitUntil(lambda: panel.height() < three and is_filled(middle))
    document.apply("Legal", legal)
    qtbot.waitUntil(lambda: panel.height() < 4 * lines and sum(middle.sizes()) > 780)


def test_the_list_stays_as_high_as_it_is_while_somebody_types(qtbot: QtBot, middle: FoldingSplitter) -> None:
    panel = panel_in(middle)
    document = panel._context.document
    document.apply("Few", unshielded())
    qtbot.waitUntil(lambda: panel.height() > 100 and is_filled(middle))
    before = middle.sizes()
    for number in range(4):
        document.apply("Typing", quarrel() if number % 2 else unshielded())
        qtbot.wait(50)
        assert middle.sizes() == before
    qtbot.waitUntil(lambda: middle.sizes() != before and is_filled(middle))


def test_a_short_list_comes_back_as_high_as_it_usually_is(qtbot: QtBot, middle: FoldingSplitter, settings: Settings) -> None:
    middle.fold(0, True)
    middle.fold(0, False)  # what is kept of the splitter is that the list was short
    context = panel_in(middle)._context
    ships = quarrel().ships
    many = tuple(ship.with_(id=f"{ship.id}-{number}") for number in range(9) for ship in ships)
    context.document.apply("Many", quarrel().with_(ships=many))
    again = FoldingSplitter(Qt.Orientation.Vertical, settings, "test.middle")
    again.addWidget(QWidget())
    again.addWidget(ProblemsPanel(context))
    again.begin([500, 300], fixed=(1,))
    again.resize(700, 800)
    qtbot.addWidget(again)
    with qtbot.waitExposed(again):
        again.show()
    qtbot.waitUntil(lambda: again.sizes()[1] == 300)


def test_nothing_is_worked_out_while_nobody_looks(panel: ProblemsPanel, context: Context, curing: Curing) -> None:
    panel.hide()
    before = curing.asked
    context.document.apply("Shields", unshielded())
    assert curing.asked == before
    panel.show()
    assert texts(panel)[0] == "Wicket has 4"


def test_the_menu_has_all_of_it(panel: ProblemsPanel, told: Told, context: Context) -> None:
    menu = panel.menu_for(panel.model.index(0).data(ISSUE))
    actions = {action.text(): action for action in menu.actions() if action.text()}
    assert list(actions) == ["Make it the flagship", "Go to", "Open rule MV-3.8.0-01", "Copy"]
    actions["Open rule MV-3.8.0-01"].trigger()
    actions["Copy"].trigger()
    assert told.rules == ["MV-3.8.0-01"]
    assert QGuiApplication.clipboard().text().endswith("(MV-3.8.0-01)")
    actions["Make it the flagship"].trigger()
    assert context.document.steps.count() == 1


def test_help_opens_the_rule_of_the_current_problem(panel: ProblemsPanel) -> None:
    panel.list.setCurrentIndex(panel.model.index(0))
    assert rule_at(panel.list) == "MV-3.8.0-01"


def test_problems_are_counted_in_words() -> None:
    parts = {"where": "", "text": "", "rule": ""}
    assert headline([error("a", **parts)] * 2 + [warning("b", **parts), note("c", **parts)]) == "2 errors · 1 warning · 1 note"
    assert headline([]) == ""
