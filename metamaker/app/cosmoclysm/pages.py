"""The pages of an open board, each imported when it is first shown."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from metamaker.app.cosmoclysm.texts import tr
from metamaker.app.editors import Aside, Editors, MakePage, PageKind
from metamaker.app.general_pages import balance_page, print_page


def editors() -> Editors:
    """Return the pages in the order of the page bar."""
    board = PageKind("board", tr("window-common-board"), _board)
    play = PageKind("play", tr("window-common-play"), _play)
    return Editors((board, play, balance_page(), print_page()), lambda _: "board", panels=_panels, asides=_asides)


def _board() -> MakePage:
    from metamaker.app.cosmoclysm.board.board_page import BoardPage

    return partial(BoardPage, whole=False)


def _play() -> MakePage:
    from metamaker.app.cosmoclysm.play.begin_page import BeginPage

    return BeginPage


def _panels() -> Mapping[str, Callable[..., Any]]:
    from metamaker.app.cosmoclysm.play.panels import panels

    return panels()


def _asides() -> Sequence[Aside]:
    from metamaker.app.cosmoclysm.play.review_panel import ReviewPanel

    return ((tr("window-pages-review"), ReviewPanel),)
