"""Another language is chosen while the app runs: everything is shown in it at once, and nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.match_work import TakeBack
from metamaker.app.start.start_page import StartPage
from metamaker.app.texts import unmarked
from metamaker.app.window.dialogs import PreferencesDialog
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.core.messages import language_in_force
from metamaker.core.paths import sample_fleets
from metamaker.play.dialogue import Draft
from metamaker.registry import GAMES
from tests.app.desk import Person
from tests.app.pages import show_whole
from tests.app.play.conftest import shown_match
from tests.app.waiting import wait_for_rest


@pytest.fixture(autouse=True)
def locale_as_before() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


def sample(game: str) -> str:
    return str(min(sample_fleets(game).glob("*.json")))


def shown(qtbot: QtBot, program: Program, *files: str) -> MainWindow:
    window = program.new_window()
    window.resize(790, 760)  # the screen of the tests is small
    window.show()
    qtbot.waitExposed(window)
    for file in files:
        window.files.open([file])
    return window


def choose(qtbot: QtBot, program: Program, language: str) -> None:
    before = tuple(program.windows)
    program.settings.change(language=language)
    qtbot.waitUntil(lambda: language_in_force() == language and not set(before) & set(program.windows))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()


def menus(window: MainWindow) -> list[str]:
    return [unmarked(each.text()) for each in window.menu_bar.actions()]


def test_documents_keep_everything(qtbot: QtBot, whole_program: Program, fleet_file: Path, person: Person) -> None:
    window = shown(qtbot, whole_program, str(fleet_file), sample("cosmoforce"))
    first, second = window.fleets
    window.bring_own(first)
    for page in window.workspace.pages:  # type: ignore[union-attr]
        show_whole(window, page.key)
    show_whole(window, "fleet")
    before = first.document.value
    ship = f"ships/{before.ships[0].id}"
    first.document.apply("Rename it", before.with_(name="Another fleet"))
    first.document.apply("Rename it twice", before.with_(name="Yet another fleet"))
    first.document.steps.undo()
    first.selection.select(ship)
    size = window.size()
    for language, file, titles in (("fr", "Fichier", "Flotte"), ("en", "File", "Fleet"), ("fr", "Fichier", "Flotte")):
        choose(qtbot, whole_program, language)
        (window,) = whole_program.windows
        assert menus(window)[0] == file
        assert titles in [page.title for page in window.workspace.pages]  # type: ignore[union-attr]
        assert window.fleets == (first, second)
        assert window.fleet is first
        assert window.workspace.page == "fleet"  # type: ignore[union-attr]
        assert (first.title, first.dirty, first.path, second.dirty) == ("Another fleet", True, str(fleet_file), False)
        assert first.selection.element == ship
        assert window.size() == size
        assert [first.document.steps.text(place) for place in range(2)] == ["Rename it", "Rename it twice"]
    window.actions_.redo.trigger()
    assert first.title == "Yet another fleet"
    window.actions_.undo.trigger()
    window.actions_.undo.trigger()
    assert first.document.value == before
    assert not first.dirty
    assert person.asked == []


@pytest.mark.parametrize("game", GAMES)
def test_old_pages_do_not_follow_a_document_any_more(qtbot: QtBot, whole_program: Program, game: str) -> None:
    window = shown(qtbot, whole_program, sample(game))
    for page in window.workspace.pages:  # type: ignore[union-attr]
        show_whole(window, page.key)
        wait_for_rest(qtbot, window, whole_program.background)
    choose(qtbot, whole_program, "fr")
    (window,) = whole_program.windows
    document = window.fleet.document  # type: ignore[union-attr]
    document.apply("Change", document.value.with_(notes="Changed"))
    document.steps.undo()
    window.fleet.selection.show("")  # type: ignore[union-attr]
    whole_program.settings.change(text_size=110)
    wait_for_rest(qtbot, window, whole_program.background)
    assert window.workspace.language == "fr"  # type: ignore[union-attr]


def test_other_tabs_and_the_settings_stay_open(qtbot: QtBot, whole_program: Program) -> None:
    window = shown(qtbot, whole_program, sample("metaverse"))
    form = window.matches.new()
    form.take_open(window.shelf.fleets[0])
    form.terms.seed.setValue(4711)
    window.new_tab()
    window.commands.show_preferences()
    choose(qtbot, whole_program, "fr")
    (window,) = whole_program.windows
    assert isinstance(window.shelf.here, StartPage)
    assert window.shelf.tabs.tabText(1) == "Nouvelle partie"
    made = window.matches.form
    assert made is not None
    assert (made.cards[0].called, made.terms.seed.value()) == (window.fleets[0].title, 4711)
    (dialog,) = (each for each in window.findChildren(PreferencesDialog) if each.isVisible())
    assert dialog.windowTitle() == "Préférences"
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    assert unmarked(buttons.buttons()[0].text()) == "Fermer"


def test_several_windows_stay_several(qtbot: QtBot, whole_program: Program) -> None:
    window = shown(qtbot, whole_program, sample("metaverse"), sample("cosmoclysm"))
    window.tear_off_part(window.shelf.parts[1])
    choose(qtbot, whole_program, "fr")
    assert [len(each.fleets) for each in whole_program.windows] == [1, 1]
    assert [menus(each)[0] for each in whole_program.windows] == ["Fichier", "Fichier"]


def test_a_match_goes_on_where_it_was(qtbot: QtBot, whole_program: Program) -> None:
    window = shown(qtbot, whole_program)
    form = window.matches.new()
    form.take_first_duel()
    qtbot.waitUntil(form.begin.isEnabled)
    form.begin.click()
    page = shown_match(qtbot, window)
    qtbot.waitUntil(page.orders.isVisible)
    fleet = window.fleet
    assert fleet is not None
    work = page.work
    advice: dict[int, Draft] = {}
    page.work.advise(range(len(page.orders.writing.drafts.questions)), advice.update)
    qtbot.waitUntil(lambda: bool(advice))
    made = len(fleet.document.value.choices)
    page.work.answer([advice[place] for place in sorted(advice)])  # the captain of the other side thinks now
    assert page.is_busy
    choose(qtbot, whole_program, "fr")
    (window,) = whole_program.windows
    assert window.fleet is fleet
    qtbot.waitUntil(lambda: (now := _page(window)) is not page and now is not None and not now.is_busy)
    page = shown_match(qtbot, window)
    assert len(fleet.document.value.choices) > made
    assert page.at_once.text() == "Recommencer"
    assert fleet.dirty
    TakeBack("Orders", work).undo()  # a step of the old page does nothing
    assert window.shelf.parts[window.shelf.tabs.currentIndex()] is window.workspace


def _page(window: MainWindow) -> MatchPage | None:
    page = window.workspace.shown if window.workspace is not None else None
    return page if isinstance(page, MatchPage) else None
