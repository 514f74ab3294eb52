"""Tests of the window: without a screen, with settings of their own, and what a view is given."""

import gc
import os

os.environ["QT_QPA_PLATFORM"] = os.environ.get("METAMAKER_TEST_PLATFORM", "offscreen")  # before Qt is loaded

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from metamaker.app.background import Background
from metamaker.app.context import Context, Selection
from metamaker.app.document import Document
from metamaker.app.language import use_language
from metamaker.app.play.match_work import ThinkingRoom
from metamaker.app.settings.preferences import Look, Profile, profile_in
from metamaker.app.settings.settings import Settings
from metamaker.app.start.start_page import sample_seen
from metamaker.app.theme.stylesheet import dress
from metamaker.app.theme.theme import Theme
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.core.messages import ENGLISH, language_in_force
from metamaker.core.paths import sample_fleets
from metamaker.game_api.ai_client import AiPool
from metamaker.opening import open_file
from metamaker.registry import game_called
from tests.app.desk import Person, plain_editors
from tests.app.stale_items import forget_stale_items

SAMPLES = sample_fleets("metaverse")


@cache
def sample(name: str) -> Any:
    """Return the fleet of a sample file, read once: it is frozen, and caches everything calculated from it."""
    return open_file(str(SAMPLES / name)).document


@pytest.fixture(scope="session", autouse=True)
def cleared_clipboard(qapp: QApplication) -> Iterator[None]:
    """Clear Python's data from the clipboard before Python ends."""
    yield
    qapp.clipboard().clear()


PATIENCE_MS = 60_000
"""A test that waits fails by what does not come, not by how busy the machine is."""


class PatientBot(QtBot):
    """Waits longer than its parent before it gives up, and styles the widgets of a test with a theme as windows do."""

    @override
    def addWidget(self, widget: QWidget, *, before_close_func: Callable[[QWidget], None] | None = None) -> None:
        if "theme" in self._request.fixturenames:
            dress(widget)
        super().addWidget(widget, before_close_func=before_close_func)

    @override
    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:
        super().waitUntil(callback, timeout=max(timeout, PATIENCE_MS))

    @override
    def mouseClick(self, widget: QWidget, *args: Any, **kwargs: Any) -> None:  # type: ignore[override]  # static there
        """Click once the widget can be seen: one that was shown just now may have no height until its layout is done.

        A click on it would be lost, because a button takes only clicks within its bounds.
        """
        if widget.isVisible():
            self.waitUntil(lambda: not widget.rect().isEmpty())
        QTest.mouseClick(widget, *args, **kwargs)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Hands and eyes of a person who waits."""
    return PatientBot(request)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Collect garbage only in the thread of the window, as the program does, and between tests.

    Otherwise a thread could delete widgets that another test left behind.
    """
    gc.disable()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_logfinish() -> None:
    """Free what the test left behind, now that pytest has let go of its fixtures.

    Later collections leave out what is still alive: searching the values kept by modules again takes longer than a usual test.
    """
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """Fail a test that leaves wrappers of layout items behind, because a later one would crash; its pages are still there."""
    yield
    assert forget_stale_items() == []


@pytest.fixture(scope="session", autouse=True)
def libraries_are_there() -> None:
    """Import libraries before the first test: the end of a test interrupts its threads, even during an import.

    Collections after tests leave out what is loaded by then, which would take most of their time.
    """
    import_module("sympy")
    import_module("ziamath")
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def clean_desk(qapp: QApplication) -> Iterator[None]:
    """Delete what the test left behind, and undo its language and text size.

    Widgets that wait to be deleted would get the theme of the next test, which is slow.
    """
    font = qapp.font()
    yield
    if language_in_force() != ENGLISH:
        use_language(qapp, ENGLISH)
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if qapp.font() != font:
        qapp.setFont(font)


@pytest.fixture
def marked(marked: None) -> Iterator[None]:
    """Let start pages look up samples again, with brackets now and without them afterwards."""
    sample_seen.cache_clear()
    yield
    sample_seen.cache_clear()


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    """Where settings and recovery files of this test go."""
    return profile_in(tmp_path / "profile")


@pytest.fixture
def settings(qapp: QApplication, profile: Profile) -> Iterator[Settings]:
    """Yield the settings of a new user, in a light window."""
    made = Settings(profile.settings)
    made.change(look=Look.LIGHT, language="en")
    yield made
    made.deleteLater()


@pytest.fixture
def theme(qapp: QApplication, settings: Settings) -> Iterator[Theme]:
    """Yield the theme of the application; change it by `settings.change(look=…, text_size=…)`.

    `qtbot.addWidget` puts it on a widget. Use it when the widget is complete: a style sheet of the whole application would
    style each part again for every widget around it.
    """
    made = Theme(qapp, settings)
    yield made
    made.setParent(None)
    made.deleteLater()


@pytest.fixture
def background(qapp: QApplication) -> Iterator[Background]:
    """Work beside the interface; stopped at the end of the test."""
    made = Background()
    yield made
    made.finish()


@dataclass
class Told:
    """What a view asked of the window around it."""

    rules: list[str] = field(default_factory=list)
    pages: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)


@pytest.fixture
def told() -> Told:
    """Return the record of the requests of views to the window."""
    return Told()


MakeContext = Callable[[Any], Context]
MakeContextOfGame = Callable[[str, Any], Context]


@pytest.fixture
def context_of_game(qapp: QApplication, settings: Settings, background: Background, told: Told) -> MakeContextOfGame:
    """Return what a view is given, for a document of a game."""

    def made(game: str, value: Any) -> Context:
        document = Document(game_called(game), value, qapp)
        return Context(
            document=document,
            selection=Selection(document),
            settings=settings,
            background=background,
            show_rule=told.rules.append,
            show_page=told.pages.append,
            go_to=told.places.append,
            say=told.said.append,
            open_file=told.files.append,
        )

    return made


@pytest.fixture
def context_of(context_of_game: MakeContextOfGame) -> MakeContext:
    """Return what a view is given, for a fleet or for the name of a sample file."""
    return lambda value: context_of_game("metaverse", sample(value) if isinstance(value, str) else value)


@pytest.fixture
def context(context_of: MakeContext) -> Context:
    """Return the context of a view with the smallest sample fleet."""
    return context_of("quarrel-at-fennel-light.json")


@pytest.fixture
def person() -> Person:
    """Who answers what the program asks."""
    return Person()


@pytest.fixture
def program(qapp: QApplication, profile: Profile, person: Person) -> Iterator[Program]:
    """Yield a running program without windows. Its fleets have three plain pages."""
    made = Program(qapp, profile, person, plain_editors)
    made.settings.change(look=Look.LIGHT, language="en")
    yield made
    for window in tuple(made.windows):
        window.close_for_good()
    made.close()
    made.theme.setParent(None)
    made.setParent(None)


@pytest.fixture(scope="session")
def seats() -> Iterator[AiPool]:
    """Yield processes for captains, shared by all tests because they start slowly."""
    made = AiPool()
    yield made
    made.close(all_=True)


@pytest.fixture
def whole_program(qapp: QApplication, profile: Profile, person: Person, seats: AiPool) -> Iterator[Program]:
    """Yield a running program with its real pages."""
    made = Program(qapp, profile, person)
    made.settings.change(look=Look.LIGHT, language="en")
    room = ThinkingRoom.beside(made.background)
    room.seats = seats
    yield made
    for window in tuple(made.windows):
        window.close_for_good()
    room.seats = AiPool()
    made.close()
    made.theme.setParent(None)
    made.setParent(None)


@pytest.fixture
def window(qtbot: QtBot, program: Program) -> MainWindow:
    """Return a window of the program, on the screen."""
    made = program.new_window()
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def fleet_file(tmp_path: Path) -> Path:
    """Return a fleet file of one's own."""
    copy = tmp_path / "quarrel.json"
    copy.write_bytes((SAMPLES / "quarrel-at-fennel-light.json").read_bytes())
    return copy
