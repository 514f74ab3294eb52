"""The pages of an open board, each imported when it is first shown."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from metamaker.app.editors import Editors, MakePage, PageKind
from metamaker.app.general_pages import print_page


def editors() -> Editors:
    """Return the pages in the order of the page bar."""
    play = PageKind("play", QCoreApplication.translate("Pages", "Play"), _play)
    return Editors((play, print_page()), panels=_panels)


def _play() -> MakePage:
    from metamaker.app.cosmoclysm.play.begin_page import BeginPage

    return BeginPage


def _panels() -> Mapping[str, Callable[..., Any]]:
    from metamaker.app.cosmoclysm.play.panels import panels

    return panels()
