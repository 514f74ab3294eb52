"""A first game of Cosmoclysm: a board is chosen, two captains are played against, with nothing to go by but what is shown."""

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from metamaker.app.cosmoclysm.play.begin_page import BeginPage
from metamaker.app.cosmoclysm.play.board_panel import BoardPanel
from metamaker.app.cosmoclysm.play.move_panel import MovePanel
from metamaker.app.play.match_page import MatchPage
from metamaker.app.window.window import MainWindow
from metamaker.games.cosmoclysm.match.overlays import Sort
from tests.app.end_to_end import eyes
from tests.app.end_to_end.hands import LEFT, Hands
from tests.app.end_to_end.walk import Moment

MOST_CLICKS = 120


def set_up_three(window: MainWindow, hands: Hands, moment: Moment) -> MatchPage:
    """Let a third one play, both others by plain captains, and begin; return the page of the match."""
    hands.click("Play")
    hands.click("Add a player")
    for number in ("B", "C"):
        hands.choose_of(f"Player of side {number}", "Captain: plain")
    hands.click("Dice seed")
    hands.press("Ctrl+A")
    hands.type("7")
    hands.press("Return")
    moment("set-up")
    page = window.workspace.shown if window.workspace else None
    assert isinstance(page, BeginPage)
    hands.click("Begin")
    hands.until(lambda: isinstance(_shown(window), MatchPage), "no match begins")
    match = _shown(window)
    assert isinstance(match, MatchPage)
    hands.until(lambda: is_asked(match), "nobody is asked")
    hands.click("No animation")
    return match


def _shown(window: MainWindow) -> object:
    return window.workspace.shown if window.workspace else None


def is_asked(page: MatchPage) -> bool:
    """Whether a person is asked something, or it is over."""
    panel = page.orders.writing.panel
    is_open = panel is not None and panel.isVisible() and page.orders.isEnabled()
    return page.work.begun is not None and not page.work.is_busy and (page.work.is_over or is_open)


def click_hex(page: MatchPage, name: str, hands: Hands) -> None:
    """Press a hex of the board."""
    middle = page.table.box_of(f"hexes/{name}").center()
    spot = eyes.spot_of(page.table.viewport(), QPoint(middle.x(), middle.y()))
    hands.log.append(f"click {name}")
    QTest.mouseMove(spot.window, spot.point)
    QTest.mouseClick(spot.window, LEFT, pos=spot.point)
    hands.wait()
    hands.until(lambda: is_asked(page), "the captains think for ever")


def first_lit(panel: BoardPanel, *sorts: Sort) -> str:
    """Return the name of the first hex that is lit in one of these ways, those first that come first."""
    lit = panel.lit()
    for sort in sorts:
        for each in lit:
            if each.sort is sort:
                return panel.game.names[each.at]
    return ""


def play(page: MatchPage, hands: Hands, until: Callable[[MatchPage], bool]) -> None:
    """Click what is lit, attacks before anything else, until something has come to pass."""
    for _ in range(MOST_CLICKS):
        panel = page.orders.writing.panel
        if until(page) or page.work.is_over or not isinstance(panel, BoardPanel):
            return
        if isinstance(panel, MovePanel) and panel.chosen < 0:
            starts = [choice.start for choice in panel.choices if choice.enemy] or [panel.choices[0].start]
            click_hex(page, panel.game.names[starts[0]], hands)
        else:
            click_hex(page, first_lit(panel, Sort.FIGHT, Sort.FREE, Sort.OWN), hands)
    raise AssertionError("it never comes to pass")


def has_fought(page: MatchPage) -> bool:
    """Whether the person at the window has attacked somebody."""
    return any(
        "Red’s" in line.text.partition(" attacks ")[0] * (" attacks " in line.text) for _, line in page.story.model.lines
    )


def is_choosing(page: MatchPage) -> bool:
    """Whether the person at the window has taken a ship, and sees where it can go and whom it can attack."""
    panel = page.orders.writing.panel
    return isinstance(panel, MovePanel) and panel.chosen >= 0 and any(each.sort is Sort.FIGHT for each in panel.lit())
