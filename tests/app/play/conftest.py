"""A program with its real pages, and matches of two small forces in it."""

from collections.abc import Callable, Sequence

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.setting_up.set_up_form import SetUpForm
from metamaker.app.play.setting_up.sources import of_file
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets

WATCH_MS = 60_000
"""The machine may be busy with other things; two ships against two take a few seconds."""

FEW = ("ships/late-frost", "ships/early-thaw")
"""Of the Slow Orchard, as many ships as the Quarrel at Fennel Light has."""


@pytest.fixture
def program(whole_program: Program) -> Program:
    """Return a program that does everything at once, without animation."""
    whole_program.settings.keep("match_quiet", True)
    return whole_program


@pytest.fixture
def form(window: MainWindow) -> SetUpForm:
    """Return the form for a new match, with two small chosen forces."""
    made = window.matches.new()
    samples = sample_fleets("metaverse")
    made.take(0, of_file(str(samples / "quarrel-at-fennel-light.json")))
    made.take(1, of_file(str(samples / "the-slow-orchard.json")), FEW)
    made.terms.seed.setValue(7)
    return made


Begin = Callable[[Sequence[str]], MatchPage]


@pytest.fixture
def begin(qtbot: QtBot, window: MainWindow, form: SetUpForm) -> Begin:
    """Begin the match with these who play, and return its page once captains have thought."""

    def begun(seats: Sequence[str]) -> MatchPage:
        for box, name in zip(form.terms.seats, seats, strict=True):
            box.setCurrentIndex(box.findData(name))
        form.begin.click()
        return shown_match(qtbot, window)

    return begun


def shown_match(qtbot: QtBot, window: MainWindow) -> MatchPage:
    """Return the page of the match at the front, once captains have thought."""

    def is_there() -> bool:
        page = None if window.workspace is None else window.workspace.shown
        return isinstance(page, MatchPage) and page.work.begun is not None and not page.work.is_busy

    qtbot.waitUntil(is_there, timeout=WATCH_MS)
    assert window.workspace is not None
    page = window.workspace.shown
    assert isinstance(page, MatchPage)
    return page


def rest(qtbot: QtBot, page: MatchPage) -> None:
    """Wait until captains have thought."""
    qtbot.waitUntil(lambda: not page.work.is_busy, timeout=WATCH_MS)
