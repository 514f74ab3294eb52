"""Pages for any game with the necessary parts: match, record sheets and other printouts, balance, text."""

from functools import partial

from metamaker.app.editors import Editors, MakePage, PageKind
from metamaker.app.texts import tr
from metamaker.game_api.game import Game


def general_editors(game: Game) -> Editors:
    """Return the pages for a game without its own editors: a page for each of its parts, otherwise the text of a document."""
    kinds = (
        *((play_page(),) if game.play else ()),
        *((balance_page(),) if game.weighing else ()),
        *((log_page(),) if game.logs else ()),
        *((sheets_page() if game.sheets else print_page(),) if game.prints else ()),
    )
    return Editors(kinds or (text_page(),))


def match_editors(own: Editors) -> Editors:
    """Return the pages of a match; the editors of its game provide the panels."""
    table = PageKind("table", tr("window-common-table"), partial(_table, own))
    return Editors((table, PageKind("review", tr("window-match-review"), _review)))


def record_editors() -> Editors:
    """Return the pages of a recorded game on paper."""
    return Editors((PageKind("record", tr("window-general-pages-table"), _record),))


def event_editors() -> Editors:
    """Return the pages of a tournament: itself, and its printouts."""
    kind = PageKind("event", tr("window-common-event"), _event)
    return Editors((kind, print_page()), page_of=lambda _: kind.key)


def universe_editors() -> Editors:
    """Return the pages of a universe pack."""
    return Editors((PageKind("universe", tr("window-general-pages-universe"), _universe),))


def play_page() -> PageKind:
    """Return the page for playing matches."""
    return PageKind("play", tr("window-common-play"), _play)


def sheets_page() -> PageKind:
    """Return the page for printing record sheets and pages for the table."""
    return PageKind("sheets", tr("window-general-pages-sheets"), _sheets)


def print_page() -> PageKind:
    """Return the print page for a game without record sheets."""
    return PageKind("sheets", tr("window-general-pages-print"), _sheets)


def balance_page() -> PageKind:
    """Return the balance page."""
    return PageKind("balance", tr("window-general-pages-balance"), _balance)


def log_page() -> PageKind:
    """Return the page of the logs of ships."""
    return PageKind("log", tr("window-general-pages-log"), _log)


def text_page() -> PageKind:
    """Return the page with the text of a document."""
    return PageKind("text", tr("window-general-pages-text"), _text)


def _table(own: Editors) -> MakePage:
    from metamaker.app.context import Context
    from metamaker.app.play.match_page import MatchPage
    from metamaker.app.play.match_recorder import MatchRecorder

    panels, asides = own.panels(), own.asides()

    def made(context: Context) -> MatchPage:
        page = MatchPage(context, panels, asides)
        MatchRecorder(page.work, context, page)
        return page

    return made


def _review() -> MakePage:
    from metamaker.app.play.review.review_page import ReviewPage

    return ReviewPage


def _record() -> MakePage:
    from metamaker.app.play.paper_record.record_page import RecordPage

    return RecordPage


def _event() -> MakePage:
    from metamaker.app.tournaments.event_page import EventPage

    return EventPage


def _universe() -> MakePage:
    from metamaker.app.universes.universe_page import UniversePage

    return UniversePage


def _play() -> MakePage:
    from metamaker.app.play.play_page import PlayPage

    return PlayPage


def _sheets() -> MakePage:
    from metamaker.app.printing.print_page import PrintPage

    return PrintPage


def _balance() -> MakePage:
    from metamaker.app.balance.balance_page import BalancePage

    return lambda context: BalancePage(context, context.weighing)


def _log() -> MakePage:
    from metamaker.app.logs.log_page import LogPage

    return LogPage


def _text() -> MakePage:
    from metamaker.app.text_page import TextPage

    return TextPage
