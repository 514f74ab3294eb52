"""A first evening: a duel of two ships, set up and played in the window with nothing to go by but what it shows."""

from functools import partial

from metamaker.app.play.match_page import MatchPage
from metamaker.app.window.window import MainWindow
from tests.app.end_to_end import eyes
from tests.app.end_to_end.hands import Hands
from tests.app.end_to_end.walk import Moment

SAMPLE = ("Samples of Metaverse", "Quarrel at Fennel Light")
MOST_TURNS = 30


def set_up_the_duel(hands: Hands, moment: Moment) -> None:
    """Have the Honest Weight meet the Borrowed Lantern, a captain for the other side."""
    hands.click("Play…")
    hands.choose("Fleet of side A", *SAMPLE)
    hands.choose("Fleet of side B", *SAMPLE)
    hands.click("Borrowed Lantern", "Side A")
    hands.click("Honest Weight", "Side B")
    hands.choose_of("Player of side B", "Captain: plain")
    hands.click("Dice seed")
    hands.press("Ctrl+A")
    hands.type("7")
    hands.press("Return")
    moment("set-up")
    hands.click("Begin")


def table(window: MainWindow, hands: Hands) -> MatchPage:
    """Return the page of the match, once it can be played."""
    hands.until(lambda: window.workspace is not None and isinstance(window.workspace.shown, MatchPage), "no match begins")
    page = window.workspace.shown if window.workspace else None
    assert isinstance(page, MatchPage)
    hands.until(lambda: page.work.begun is not None and not page.work.is_busy, "the captains think for ever")
    return page


def first_turn(page: MatchPage, hands: Hands, moment: Moment) -> None:
    """Write a plot, then fire as proposed: with all weapons that can, at the easiest target."""
    hands.click("No animation")
    hands.until(lambda: eyes.shows("Plot for turn 1 · Honest Weight"), "no plot is asked for")
    hands.click("Type orders")
    hands.type("+3")
    hands.click("Type orders")  # the line is folded again, and the plot stays
    assert page.orders.writing.line.text() == "+3"
    moment("plot")
    hands.click("Ready")
    hands.until(lambda: not page.work.is_busy and eyes.can_see("Aim all at the easiest target"), "fire is never asked for")
    draft = page.orders.writing.drafts.draft(page.orders.writing.place)
    assert draft.answer.attacks
    moment("fire")
    hands.click("Ready")
    hands.until(lambda: not page.work.is_busy, "the captains think for ever")
    moment("hits")


def leave_a_turn(page: MatchPage, hands: Hands) -> None:
    """Leave a turn to the captain, and wait until it is over."""
    turn = page.work.begun.match.turn if page.work.begun else 0
    hands.choose("Captain", "Let the captain play the rest of this turn")
    hands.until(partial(_is_behind, page, turn), "the turn never ends")


def to_the_end(page: MatchPage, hands: Hands, moment: Moment) -> None:
    """Leave one turn after the other to the captain until it is over."""
    for _ in range(MOST_TURNS):
        if page.work.is_over:
            break
        leave_a_turn(page, hands)
    assert page.work.is_over
    hands.click("Sheet")
    moment("end")


def _is_behind(page: MatchPage, turn: int) -> bool:
    """Whether a turn, or the match, is over."""
    begun = page.work.begun
    return page.work.is_over or (begun is not None and not page.work.is_busy and begun.match.turn > turn)
