"""An evening of Cosmos Commanders: a map is looked at, a turn is played, a game of captains is watched to its end."""

from metamaker.app.cosmos_commanders.play.begin_page import BeginPage
from metamaker.app.cosmos_commanders.play.rows_panel import RowsPanel
from metamaker.app.play.match_page import MatchPage
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.play.table import PERSON
from tests.app.end_to_end.battle_walk import table
from tests.app.end_to_end.hands import Hands
from tests.app.end_to_end.walk import Moment
from tests.app.pages import show_whole

SAMPLE = "four-corners"
_TURNS = 3
"""Turns that are left to a captain before a picture: at the beginning a map is empty."""


def look_at_the_map(window: MainWindow, moment: Moment) -> None:
    """Open the map with a system selected."""
    window.files.open([str(sample_fleets("cosmos_commanders") / f"{SAMPLE}.json")])
    show_whole(window, "map")
    if window.workspace is not None:
        window.workspace.context.selection.select("systems/s10")
    moment("map")


def play_a_turn(window: MainWindow, hands: Hands, moment: Moment) -> None:
    """Play against three captains, until there is something to choose from."""
    page = _begun(window, hands, (PERSON, "plain", "plain", "plain"))
    while _asks(page):
        panel = page.orders.writing.panel
        assert isinstance(panel, RowsPanel)
        if page.work.begun is not None and page.work.begun.match.turn > _TURNS:
            break
        value = panel.answers[0].value if panel.answers else "end"
        panel.write(value)
        _rest(page, hands)
    moment("turn")


def watch_a_game(window: MainWindow, hands: Hands, moment: Moment) -> None:
    """Watch four captains to the end."""
    page = _begun(window, hands, ("plain",) * 4)
    hands.until(lambda: page.work.is_over, "the captains never end")
    page.projector.pause()
    page.projector.go(page.projector.count - 1)
    moment("end")


def _begun(window: MainWindow, hands: Hands, captains: tuple[str, ...]) -> MatchPage:
    window.files.open([str(sample_fleets("cosmos_commanders") / f"{SAMPLE}.json")])
    show_whole(window, "play")
    page = window.workspace.shown if window.workspace else None
    assert isinstance(page, BeginPage)
    for box, name in zip(page.match.terms.seats, captains, strict=True):
        box.setCurrentIndex(box.findData(name))
    page.match.terms.seed.setValue(3)
    window.program.settings.keep("match_quiet", True)
    page.match.begin.click()
    match = table(window, hands)
    _rest(match, hands)
    return match


def _asks(page: MatchPage) -> bool:
    return page.orders.writing.panel is not None


def _rest(page: MatchPage, hands: Hands) -> None:
    hands.until(lambda: not page.work.is_busy and (_asks(page) or page.work.is_over), "the captains think for ever")
