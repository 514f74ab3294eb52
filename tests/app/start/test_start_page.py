"""The start page: where to begin, what was open, what was lost, what comes with the program."""

import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.recovery.store import Record
from metamaker.app.settings.preferences import Profile
from metamaker.app.start.document_card import LEAST_CARD
from metamaker.app.start.file_list import newest
from metamaker.app.start.file_rows import RecoveryRow
from metamaker.app.start.samples import SampleCard
from metamaker.app.start.start_page import StartPage
from metamaker.app.window.guide_panel import GuidePanel
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.core.share_code import code
from metamaker.game_api.companion_games import MatchGame
from metamaker.game_api.game import brief_bytes, file_bytes
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.opening import open_file
from metamaker.registry import GAMES, game_called, game_name
from tests.app.conftest import SAMPLES

METAVERSE = game_called("metaverse")


def start(window: MainWindow) -> StartPage:
    assert isinstance(window.shelf.here, StartPage)
    return window.shelf.here


def filled(menu: QMenu | None) -> list[str]:
    """Return the entries of a menu when it is shown."""
    assert menu is not None
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions()]


def menu_of(window: MainWindow, *titles: str) -> QMenu:
    """Return the menu with the last title in the one with the title before, and so on."""
    inside: QWidget = window.menu_bar
    for title in titles:
        (inside,) = [each for each in inside.findChildren(QMenu) if each.title() == title]
    assert isinstance(inside, QMenu)
    return inside


def test_a_newcomer_starts_with_the_keyboard(qtbot: QtBot, window: MainWindow) -> None:
    page = start(window)
    assert page.hero.duel.hasFocus()
    qtbot.keyClick(page.hero.duel, Qt.Key.Key_Tab)
    assert page.hero.design.hasFocus()
    qtbot.keyClick(page.hero.design, Qt.Key.Key_Return)
    assert [fleet.title for fleet in window.fleets] == ["New fleet"]
    assert len(window.shelf.parts) == 1


@pytest.mark.parametrize(("text_size", "width", "columns"), [(80, 1160, 4), (150, 1160, 2), (200, 900, 1)])
def test_large_text_puts_fewer_games_in_a_row(
    qtbot: QtBot, window: MainWindow, text_size: int, width: int, columns: int
) -> None:
    window.resize(width, 800)
    window.program.settings.change(text_size=text_size)
    page = start(window)
    qtbot.waitUntil(lambda: page.games.columns == columns)
    qtbot.waitUntil(lambda: is_whole(page))


def is_whole(page: StartPage) -> bool:
    """Whether no word of the page is cut off, once all is where it belongs, and nobody has to scroll sideways."""
    texts = [text for text in (*page.findChildren(QPushButton), *page.findChildren(QLabel)) if text.isVisible()]
    cut_off = [text for text in texts if text.width() < text.sizeHint().width()]
    return not cut_off and page.horizontalScrollBar().maximum() == 0


def test_samples_show_their_cards_and_open_as_copies(qtbot: QtBot, window: MainWindow) -> None:
    cards = start(window).findChildren(SampleCard)
    assert len(cards) == sum(len(list(sample_fleets(game).glob("*.json"))) for game in GAMES)
    qtbot.waitUntil(lambda: {card.accessibleName() for card in cards} >= {"The Even Hand", "The Slow Orchard"}, timeout=10_000)
    (card,) = [card for card in cards if card.accessibleName() == "The Even Hand"]
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert [(fleet.title, fleet.path) for fleet in window.fleets] == [("The Even Hand", "")]


def test_samples_have_their_names_before_their_pictures(window: MainWindow) -> None:
    names = {card.accessibleName() for card in start(window).samples.cards.values()}
    titles = {
        opened.game.documents.title(opened.document)
        for game in GAMES
        for opened in map(open_file, map(str, sample_fleets(game).glob("*.json")))
    }
    assert names == titles


def test_recent_files_say_what_they_are(qtbot: QtBot, window: MainWindow, fleet_file: Path) -> None:
    page = start(window)
    window.program.settings.note_recent("/nowhere/gone.json")
    window.program.settings.note_recent(str(fleet_file))
    rows = {row.path: row for row in page.recent.cards}
    row, gone = rows[str(fleet_file)], rows["/nowhere/gone.json"]
    qtbot.waitUntil(lambda: "2 ship" in row.accessibleName() and "no longer exists" in gone.accessibleName())
    assert row.accessibleName().startswith("Quarrel at Fennel Light · Metaverse · 2 ship")
    assert row.accessibleName().endswith(
        f"· quarrel.json · {round(fleet_stats(open_file(str(fleet_file)).document).combat_value)}"
    )
    qtbot.keyClick(row, Qt.Key.Key_Space)
    assert [fleet.path for fleet in window.fleets] == [str(fleet_file)]


def test_a_new_fleet_can_be_of_a_template(window: MainWindow) -> None:
    menu = start(window).beginnings["metaverse"].template_button.menu()
    assert filled(menu) == ["Two scouts", "Empty fleet", "One frigate", "A cruiser and two frigates"]
    menu.actions()[3].trigger()
    assert window.fleet is not None
    assert [ship.name for ship in window.fleet.document.value.ships] == ["First Light", "Second Wind", "Third Bell"]
    assert not window.fleet.dirty
    templates = menu_of(window, "New from te&mplate", "Metaverse")
    filled(templates)
    templates.actions()[1].trigger()
    assert window.fleet.document.value.ships == ()


def test_a_new_document_can_be_of_any_game(window: MainWindow) -> None:
    for game, card in start(window).beginnings.items():
        window.new_tab()
        card.new_button.click()
        assert window.fleet is not None
        assert window.fleet.document.game.key == game
        assert window.fleet.title == game_called(game).documents.words()["document-new"]
        assert not window.fleet.dirty


@pytest.mark.parametrize("game", GAMES)
def test_the_menu_has_the_templates_of_every_game(window: MainWindow, game: str) -> None:
    templates = menu_of(window, "New from te&mplate", game_name(game))
    for number, key in enumerate(game_called(game).documents.templates()):
        assert filled(templates) == list(game_called(game).documents.templates().values())
        templates.actions()[number].trigger()
        assert window.fleet is not None
        assert window.fleet.document.value == game_called(game).documents.new(window.fleet.title, "x", key)


def test_what_was_used_last_comes_first(window: MainWindow) -> None:
    page = start(window)
    assert [page.beginnings[game].new_button.property("role") for game in GAMES] == ["secondary"] * len(GAMES)
    page.beginnings["cosmoforce"].new_button.click()
    window.new_tab()
    page = start(window)
    roles = {game: page.beginnings[game].new_button.property("role") for game in GAMES}
    assert roles == {**dict.fromkeys(GAMES, "secondary"), "cosmoforce": "primary"}
    first = next(iter(page.samples.cards))
    assert Path(first).parent == sample_fleets("cosmoforce")


def test_recent_files_of_every_game_are_counted_by_what_they_have(qtbot: QtBot, window: MainWindow) -> None:
    paths = [str(sample_fleets("cosmoforce") / name) for name in ("eight-threats.json", "six-ideas.json")]
    window.files.open(paths)
    window.new_tab()
    rows = {Path(row.path).name: row for row in start(window).recent.cards}
    assert rows["six-ideas.json"].accessibleName() == "six-ideas · Cosmoforce · six-ideas.json"
    qtbot.waitUntil(lambda: rows["six-ideas.json"].accessibleName().startswith("Six ideas · Cosmoforce · 6 ship"))
    qtbot.waitUntil(lambda: rows["eight-threats.json"].accessibleName().startswith("The eight threats · Cosmoforce · 8 design"))


def test_a_code_is_pasted(qtbot: QtBot, window: MainWindow) -> None:
    document = open_file(str(SAMPLES / "the-even-hand.json")).document
    QGuiApplication.clipboard().setText(code(brief_bytes(METAVERSE, document)))
    qtbot.keyClick(start(window), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert window.fleet is not None
    assert window.fleet.document.value == document


def left_behind(profile: Profile, *titles: str) -> None:
    folder = profile.recovery / "0123456789ab"
    folder.mkdir(parents=True)
    for number, title in enumerate(titles):
        content = file_bytes(METAVERSE, METAVERSE.documents.new(title, "x"))
        (folder / f"work{number}-000001.json").write_bytes(Record(title, "", "", time.time(), content).as_bytes())


def test_unsaved_work_is_offered(qtbot: QtBot, window: MainWindow, profile: Profile) -> None:
    page = start(window)
    assert not page.left_card.isVisible()
    left_behind(profile, "Heron", "Curlew")
    window.program.recoveries.find_left_behind()
    assert page.left_card.isVisible()
    rows = {row.open_button.accessibleName(): row for row in page.findChildren(RecoveryRow)}
    assert set(rows) == {"Recover Heron", "Recover Curlew"}
    qtbot.waitUntil(lambda: rows["Recover Heron"].facts.text().endswith("never saved"))
    qtbot.mouseClick(rows["Recover Curlew"].discard_button, Qt.MouseButton.LeftButton)
    assert [left.record.title for left in window.program.recoveries.left] == ["Heron"]
    qtbot.mouseClick(rows["Recover Heron"].open_button, Qt.MouseButton.LeftButton)
    assert [(fleet.title, fleet.dirty) for fleet in window.fleets] == [("Heron", True)]
    assert window.program.recoveries.left == ()


def test_unsaved_work_is_told_where_a_fleet_is_at_the_front(window: MainWindow, profile: Profile, fleet_file: Path) -> None:
    window.files.open([str(fleet_file)])
    left_behind(profile, "Heron")
    window.program.recoveries.find_left_behind()
    assert [message.label.text() for message in window.messages.messages] == ["There is unsaved work from last time."]
    window.program.recoveries.discard(window.program.recoveries.left[0])
    assert window.messages.messages == ()


def shown_samples(page: StartPage) -> list[str]:
    return [card.accessibleName() for card in page.samples.cards.values() if card.isVisible()]


def looked(qtbot: QtBot, window: MainWindow) -> StartPage:
    """Return the start page once it has looked at all files."""
    page = start(window)
    qtbot.waitUntil(lambda: all(card.seen.ink is not None for card in page.samples.cards.values()), timeout=20_000)
    qtbot.waitUntil(lambda: not window.program.background.jobs)
    return page


def test_what_is_good_to_begin_with_comes_first_and_says_so(qtbot: QtBot, window: MainWindow) -> None:
    page = looked(qtbot, window)
    for game in GAMES:
        cards = [card for path, card in page.samples.cards.items() if Path(path).parent == sample_fleets(game)]
        told = ["Good to begin with" in card.accessibleDescription() for card in cards]
        assert told == sorted(told, reverse=True)
        assert told[0]


def test_samples_are_searched_by_title_story_and_game(qtbot: QtBot, window: MainWindow) -> None:
    page = looked(qtbot, window)
    everything = shown_samples(page)
    qtbot.keyClicks(page.search, "BRASS rule")  # of the story
    assert shown_samples(page) == ["The Even Hand"]
    assert not page.samples.nothing.isVisible()
    page.search.setText("cosmoforce")
    assert set(shown_samples(page)) == {"Six ideas", "The eight threats", "The eight threats, web edition"}
    page.search.setText("xyzzy")
    assert shown_samples(page) == []
    assert page.samples.nothing.isVisible()
    page.search.clear()
    assert shown_samples(page) == everything


def test_samples_are_chosen_by_size(qtbot: QtBot, window: MainWindow) -> None:
    page = looked(qtbot, window)
    values = {card.accessibleName(): card.seen.value for card in page.samples.cards.values()}
    for row in range(1, page.size_box.count()):
        page.size_box.setCurrentIndex(row)
        least, most = page.size_box.currentData()
        assert set(shown_samples(page)) == {name for name, value in values.items() if value and least <= value < most}
        assert shown_samples(page)


def test_own_files_of_the_folder_are_shown_and_searched(qtbot: QtBot, window: MainWindow, fleet_file: Path) -> None:
    settings = window.program.settings
    other = fleet_file.with_name("other.json")
    other.write_bytes((SAMPLES / "the-even-hand.json").read_bytes())
    fleet_file.with_name("shopping.json").write_text('["bread"]', encoding="utf-8")
    settings.note_recent(str(fleet_file))
    page = looked(qtbot, window)
    assert [row.path for row in page.recent.cards] == [str(fleet_file)]
    qtbot.waitUntil(lambda: [row.path for row in page.beside.cards] == [str(other)])
    page.search.setText("even hand")
    assert (page.recent.cards, [row.path for row in page.beside.cards]) == ((), [str(other)])
    assert not page.recent.isVisible()
    qtbot.mouseClick(page.beside.cards[0], Qt.MouseButton.LeftButton)
    assert [fleet.path for fleet in window.fleets] == [str(other)]


def test_a_folder_that_is_gone_has_no_files(window: MainWindow, tmp_path: Path) -> None:
    assert newest(str(tmp_path / "gone"), frozenset()) == []


def test_the_guide_is_a_press_away(window: MainWindow) -> None:
    start(window).guide_button.click()
    (panel,) = window.findChildren(GuidePanel)
    assert panel.isVisible()
    assert "Your first ship" in panel.browser.toPlainText()


def test_a_duel_of_each_game_begins_with_one_click(qtbot: QtBot, window: MainWindow) -> None:
    for game in GAMES:
        window.new_tab()
        qtbot.mouseClick(start(window).beginnings[game].duel_button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: window.fleet is not None and window.matches.form is None)
        assert window.fleet is not None
        played = window.fleet.document.game
        assert isinstance(played, MatchGame)
        assert (played.of.key, window.fleet.document.value.choices) == (game, ())


def test_the_first_duel_is_one_of_the_last_game(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(start(window).hero.duel, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.fleet is not None and window.matches.form is None)
    assert window.fleet is not None
    assert isinstance(window.fleet.document.game, MatchGame)
    assert window.fleet.document.game.of is METAVERSE


def test_a_first_design_opens_beside_its_guide(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(start(window).hero.design, Qt.MouseButton.LeftButton)
    assert [fleet.title for fleet in window.fleets] == ["New fleet"]
    (panel,) = window.findChildren(GuidePanel)
    assert "Your first ship" in panel.browser.toPlainText()


def test_the_battle_of_the_still_is_watched(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(start(window).hero.watch, Qt.MouseButton.LeftButton)
    assert window.fleet is not None
    assert isinstance(window.fleet.document.game, MatchGame)
    assert window.program.settings.recent == ()


def test_the_first_steps_are_the_largest_buttons(window: MainWindow) -> None:
    page = start(window)
    window.resize(1280, 720)
    steps = (page.hero.duel, page.hero.design)
    others = [button for button in page.findChildren(QPushButton) if button.isVisible()]
    assert min(step.height() for step in steps) > 1.5 * max(button.height() for button in others)
    assert page.hero.height() < 0.52 * window.height()


def test_pictures_come_after_the_first_paint(qtbot: QtBot, window: MainWindow) -> None:
    page = start(window)
    assert not any(card.picture.is_ready for card in page.beginnings.values())
    qtbot.waitUntil(lambda: page.hero.is_ready and all(card.picture.is_ready for card in page.beginnings.values()))


@pytest.mark.parametrize("text_size", [100, 200])
def test_cards_of_samples_are_readable(qtbot: QtBot, window: MainWindow, text_size: int) -> None:
    """No text is smaller than the small text of the theme, and pictures of ships are larger than a line."""
    window.program.settings.change(text_size=text_size)
    page = looked(qtbot, window)
    em = page.fontMetrics().height()
    for card in page.samples.cards.values():
        assert card.height() >= 7 * em
        assert card.width() >= LEAST_CARD * em * 0.9
        assert card.seen.miniatures
