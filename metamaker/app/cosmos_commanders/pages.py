"""The pages of an open map, each imported when it is first shown."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from metamaker.app.cosmos_commanders.texts import tr
from metamaker.app.editors import Editors, MakePage, PageKind
from metamaker.app.general_pages import balance_page, print_page


def editors() -> Editors:
    """Return the pages in the order of the page bar."""
    map_kind = PageKind("map", tr("window-common-map"), _map)
    play = PageKind("play", tr("window-common-play"), _play)
    return Editors((map_kind, play, balance_page(), print_page()), page_of, panels=_panels)


def page_of(_ref: str) -> str:
    """Return the key of the page that edits an element, which is always the map."""
    return "map"


def _map() -> MakePage:
    from metamaker.app.cosmos_commanders.map.map_page import MapPage

    return partial(MapPage, whole=False)


def _play() -> MakePage:
    from metamaker.app.cosmos_commanders.play.begin_page import BeginPage

    return BeginPage


def _panels() -> Mapping[str, Callable[..., Any]]:
    from metamaker.app.cosmos_commanders.play.panels import panels

    return panels()
