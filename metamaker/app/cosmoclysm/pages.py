"""The pages of an open board, each imported when it is first shown."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from metamaker.app.editors import Editors, MakePage, PageKind
from metamaker.app.general_pages import print_page


def editors() -> Editors:
    """Return the pages in the order of the page bar."""
    board = PageKind("board", QCoreApplication.translate("Pages", "Board"), _board)
    play = PageKind("play", QCoreApplication.translate("Pages", "Play"), _play)
    return Editors((board, play, print_page()), lambda _: "board", panels=_panels)


def _board() -> MakePage:
    from metamaker.app.cosmoclysm.board.board_page import BoardPage

    return BoardPage


def _play() -> MakePage:
    from metamaker.app.cosmoclysm.play.begin_page import BeginPage

    return BeginPage


def _panels() -> Mapping[str, Callable[..., Any]]:
    from metamaker.app.cosmoclysm.play.panels import panels

    return panels()
