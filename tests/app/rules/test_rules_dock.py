"""The rules beside the document, and F1 that opens them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QListView, QMainWindow, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.rules.rules_contents import PLACE
from metamaker.app.theme.theme import Theme
from metamaker.app.widgets.rule_help import RuleHelp, rule_at
from metamaker.app.window.side_docks import RulesDock
from metamaker.core.rule_book import games_with_rules
from metamaker.registry import GAMES, game_name


@pytest.fixture
def dock(qtbot: QtBot, theme: Theme) -> Iterator[RulesDock]:
    window = QMainWindow()
    made = RulesDock(window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, made)
    made.set_game("metaverse")
    qtbot.addWidget(window)
    window.resize(700, 800)
    with qtbot.waitExposed(window):
        window.show()
    yield made
    window.close()


def shown(dock: RulesDock) -> str:
    return dock.panel.text.toPlainText()


def test_a_rule_opens_in_its_chapter(dock: RulesDock) -> None:
    dock.hide()
    dock.show_rule("MV-3.1.5-07")
    assert dock.isVisible()
    assert dock.panel.place == "3.1.5-07"
    assert shown(dock).startswith("3.1.5 Shields")
    assert "MV-3.1.5-01" in shown(dock)
    assert 'bgcolor="#e1ecf7"' in dock.panel.text.toHtml()


def test_words_in_code_letters_are_shown_without_their_marks(dock: RulesDock) -> None:
    dock.set_game("cosmoforce")
    dock.show_rule("CF-SHOT-06")
    assert "option hangar_uses_infinite_mass" in shown(dock)
    assert "`" not in shown(dock)
    dock.panel.search.setText("hangar_uses_infinite_mass")
    found = dock.panel.found
    assert all("`" not in str(found.index(row).data()) for row in range(found.rowCount()))


def test_a_long_chapter_is_scrolled_to_the_rule(dock: RulesDock) -> None:
    dock.show_rule("MV-3.6.14-20")
    assert dock.panel.text.verticalScrollBar().value() > 100


def test_words_are_looked_for_while_they_are_typed(dock: RulesDock, qtbot: QtBot) -> None:
    panel = dock.panel
    qtbot.keyClicks(panel.search, "regenerated normal")
    assert panel.lists.currentWidget() is panel.results
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert panel.place == "3.1.5-05"
    panel.search.setText("xyzzy")
    assert panel.nothing.isVisible()
    assert panel.nothing.text() == "No rules contain “xyzzy”"
    panel.search.clear()
    assert panel.lists.currentWidget() is panel.chapters


def test_the_first_statement_is_there_before_a_click_and_then_the_first_that_is_found(dock: RulesDock, qtbot: QtBot) -> None:
    panel = dock.panel
    panel.focus_search()
    assert shown(dock).startswith("0.0.0 Conventions")
    dock.show_rule("MV-3.1.5-04")
    qtbot.keyClicks(panel.search, "regenerated normal")
    assert panel.place == "3.1.5-05"
    panel.search.setText("morale")
    assert panel.place == panel.found.first().data(PLACE)
    assert shown(dock)
    panel.back_button.click()
    assert panel.place == "3.1.5-04"


def test_links_lead_on_and_one_can_go_back_and_forward(dock: RulesDock) -> None:
    panel = dock.panel
    dock.show_rule("MV-3.1.5-04")
    panel.text.anchorClicked.emit(QUrl("3.5.9-04"))
    assert panel.place == "3.5.9-04"
    assert not panel.forward_button.isEnabled()
    panel.back_button.click()
    assert panel.place == "3.1.5-04"
    panel.forward_button.click()
    assert panel.place == "3.5.9-04"
    panel.back()
    dock.show_rule("3.1.6")
    assert (panel.place, panel.forward_button.isEnabled()) == ("3.1.6", False)


def test_every_link_of_the_reference_leads_somewhere(dock: RulesDock) -> None:
    dock.show_rule("MV-3.1.5-04")
    assert 'href="3.5.9-04"' in dock.panel.text.toHtml()


def test_the_statement_in_question_is_copied(dock: RulesDock) -> None:
    dock.show_rule("MV-3.1.5-06")
    dock.panel.copy_button.click()
    assert QGuiApplication.clipboard().text().startswith("MV-3.1.5-06 Shields can be dropped voluntarily")


def test_an_unknown_rule_is_looked_for(dock: RulesDock) -> None:
    dock.show_rule("kedge")
    assert dock.panel.search.text() == "kedge"


def test_a_game_without_rules_says_so(dock: RulesDock) -> None:
    dock.set_game("nine-mens-morris")
    dock.show_rule("MV-3.1.5-06")
    assert not dock.panel.search.isEnabled()
    assert shown(dock) == ""


def test_the_rule_of_a_widget_is_its_own_or_that_around_it(qtbot: QtBot) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    inner = QLineEdit(outer)
    assert rule_at(inner) == ""
    outer.setProperty("rule", "MV-1.0.0-01")
    assert rule_at(inner) == "MV-1.0.0-01"
    inner.setProperty("rule", "MV-1.0.0-02")
    assert rule_at(inner) == "MV-1.0.0-02"
    assert rule_at(None) == ""


def test_help_opens_the_rule_of_what_has_the_focus(qtbot: QtBot) -> None:
    opened: list[str] = []
    window = QWidget()
    qtbot.addWidget(window)
    RuleHelp(window, opened.append, lambda: opened.append("help"))
    known, plain, listed = QLineEdit(window), QLineEdit(window), QListView(window)
    known.setProperty("rule", "MV-1.0.0-02")
    lines = QVBoxLayout(window)
    for each in (known, plain, listed):
        lines.addWidget(each)
    with qtbot.waitExposed(window):
        window.show()
    for each in (known, plain, listed):
        each.setFocus()
        qtbot.keyClick(each, Qt.Key.Key_F1)
    assert opened == ["MV-1.0.0-02", "help", "help"]


def test_the_rules_of_every_game_can_be_chosen(dock: RulesDock) -> None:
    games = dock.panel.games
    titles = [games.itemText(number) for number in range(games.count())]
    assert titles == [game_name(game) for game in GAMES]
    assert sorted(titles) == sorted(games_with_rules().values())
    assert games.currentData() == "metaverse"
    games.setCurrentIndex(1)
    games.activated.emit(1)
    dock.show_rule("CF-THR-05")
    assert dock.panel.place == "CF-THR-05"
    assert "Baby Striker" in shown(dock)
    dock.set_game("metaverse")
    assert games.currentText() == "Metaverse"
