"""A person opens a map, plays a round against three computers by mouse, sees the end, and prints: in the real window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from metamaker.app.cosmos_commanders.play.action_panel import ActionPanel
from metamaker.app.cosmos_commanders.play.begin_page import BeginPage
from metamaker.app.cosmos_commanders.play.choice_panel import ChoicePanel
from metamaker.app.cosmos_commanders.play.rows_panel import RowsPanel
from metamaker.app.play.match_page import MatchPage
from metamaker.app.printing.print_page import PrintPage
from metamaker.app.settings.preferences import Look, Profile
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.games.cosmos_commanders.match.moments import MapMoment
from metamaker.games.cosmos_commanders.model.star_map import colours
from metamaker.opening import open_file
from metamaker.play.table import PERSON
from metamaker.printing.files import PDF
from metamaker.rendering.proof import marks
from tests.app.desk import Person

LONGEST_MS = 60_000


@pytest.fixture
def program(qapp: QApplication, profile: Profile, person: Person) -> Iterator[Program]:
    """Yield a running program with its real pages."""
    made = Program(qapp, profile, person)
    made.settings.change(look=Look.LIGHT, language="en")
    made.settings.keep("match_quiet", True)
    yield made
    for window in tuple(made.windows):
        window.close_for_good()
    made.close()
    made.theme.setParent(None)
    made.setParent(None)


def shown_page(window: MainWindow) -> object:
    return None if window.workspace is None else window.workspace.shown


def begun(qtbot: QtBot, window: MainWindow, captains: list[str]) -> MatchPage:
    """Open the map for four, seat these, and begin."""
    window.files.open([str(sample_fleets("cosmos_commanders") / "four-corners.json")])
    window.show_page("play")
    page = shown_page(window)
    assert isinstance(page, BeginPage)
    for box, name in zip(page.match.terms.seats, captains, strict=True):
        box.setCurrentIndex(box.findData(name))
    page.match.terms.seed.setValue(3)
    page.match.begin.click()
    qtbot.waitUntil(lambda: isinstance(shown_page(window), MatchPage), timeout=LONGEST_MS)
    match = shown_page(window)
    assert isinstance(match, MatchPage)
    rest(qtbot, match)
    return match


def rest(qtbot: QtBot, page: MatchPage) -> None:
    """Wait until captains have thought."""
    qtbot.waitUntil(lambda: page.work.begun is not None and not page.work.is_busy, timeout=LONGEST_MS)
    qtbot.waitUntil(lambda: page.orders.writing.panel is not None or page.work.is_over, timeout=LONGEST_MS)


def press(page: MatchPage, ref: str) -> None:
    """Click a mark of the map."""
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(page.table.box_of(ref).center()))


def panel(page: MatchPage) -> RowsPanel:
    found = page.orders.writing.panel
    assert isinstance(found, RowsPanel)
    return found


def state(page: MatchPage) -> MapMoment:
    film = page.work.film
    assert film is not None
    moment = film.frames[-1].moment
    assert isinstance(moment, MapMoment)
    return moment


def test_a_round_is_played_by_mouse_against_three_computers(qtbot: QtBot, window: MainWindow) -> None:
    page = begun(qtbot, window, [PERSON, "plain", "plain", "plain"])
    assert isinstance(panel(page), ChoicePanel)
    commander = panel(page).answers[0]
    panel(page).buttons[commander.value].click()
    rest(qtbot, page)
    home = panel(page).answers[0]
    press(page, home.ref)
    assert panel(page).chosen == home.value
    assert home.title in page.table.explain(home.ref)
    press(page, home.ref)
    rest(qtbot, page)
    actions = panel(page)
    assert isinstance(actions, ActionPanel)
    assert state(page).view.players[0].commander == commander.value
    colony = actions.answers[0]
    assert colony.about
    assert page.table.overlays
    press(page, colony.ref)
    press(page, colony.ref)
    rest(qtbot, page)
    assert state(page).view.players[0].systems == 2
    actions = panel(page)
    assert isinstance(actions, ActionPanel)
    assert "1/" in actions.kinds[0].text()
    before = state(page).view.round
    actions.end.click()
    rest(qtbot, page)
    assert state(page).view.round == before + 1
    assert any("1 at the start" in line for line in state(page).about("players/A/metal"))


def test_an_action_without_a_die_is_taken_back(qtbot: QtBot, window: MainWindow) -> None:
    page = begun(qtbot, window, [PERSON, "plain", "plain", "plain"])
    for _ in range(2):
        panel(page).buttons[panel(page).answers[0].value].click()
        rest(qtbot, page)
    assert isinstance(panel(page), ActionPanel)
    panel(page).buttons[panel(page).answers[0].value].click()
    rest(qtbot, page)
    assert state(page).view.players[0].systems == 2
    page.work.take_back()
    rest(qtbot, page)
    assert state(page).view.players[0].systems == 1


def test_a_whole_game_ends_with_an_account_of_every_token_and_a_graph(qtbot: QtBot, window: MainWindow) -> None:
    page = begun(qtbot, window, ["plain"] * 4)
    qtbot.waitUntil(lambda: page.work.is_over, timeout=LONGEST_MS)
    view = state(page).view
    assert view.over
    assert [sum(player.sources) for player in view.players] == [player.score for player in view.players]
    assert len(state(page).scores) == 8
    assert state(page).scores[-1] == tuple(player.score for player in view.players)
    assert "points" in state_words(page)


def state_words(page: MatchPage) -> str:
    """All that is written on the last picture."""
    return " ".join(mark.text for mark in marks(state(page).page()) if mark.text)


def test_a_set_for_the_table_is_printed(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.files.open([str(sample_fleets("cosmos_commanders") / "four-corners.json")])
    window.show_page("sheets")
    page = shown_page(window)
    assert isinstance(page, PrintPage)
    qtbot.waitUntil(lambda: page.layout_.is_ready and bool(page.pages.lens.desk.pages), timeout=LONGEST_MS)
    with qtbot.waitSignal(page.output.ended, timeout=LONGEST_MS):
        page.save(str(tmp_path / "four"), PDF)
    opened = open_file(str(tmp_path / "four.pdf"))
    assert opened.document == open_file(str(sample_fleets("cosmos_commanders") / "four-corners.json")).document


def test_players_choose_names_and_colours(qtbot: QtBot, window: MainWindow) -> None:
    window.files.open([str(sample_fleets("cosmos_commanders") / "kettle-and-thimble.json")])
    window.show_page("play")
    page = shown_page(window)
    assert isinstance(page, BeginPage)
    assert [name.isHidden() for name in page.seats.names] == [False, False, True, True, True, True]
    page.seats.names[0].textEdited.emit("Ada")
    page.seats.colours[0].activated.emit(4)
    assert window.fleet is not None
    star_map = window.fleet.document.value
    assert (star_map.seat(0).name, colours(star_map)[:2]) == ("Ada", (4, 1))
    window.fleet.document.steps.undo()
    assert page.seats.colours[0].currentIndex() == 0


def test_a_captain_is_offered_the_rest_of_a_turn_of_several_actions(qtbot: QtBot, window: MainWindow) -> None:
    page = begun(qtbot, window, [PERSON, "plain", "plain", "plain"])
    menu = page.orders.delegation.button.menu()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["Let the captain give this order"], "a commander is picked once"
    for _ in range(2):
        panel(page).buttons[panel(page).answers[0].value].click()
        rest(qtbot, page)
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()][:2] == [
        "Let the captain give this order",
        "Let the captain play the rest of this turn",
    ]
    assert page.orders.delegation.button.text() == "Captain ▾"
    page.orders.delegation._leave_kind()
    assert page.orders.delegation.button.text() == "Captain decides ▾"
