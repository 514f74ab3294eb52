"""The pages of an open Metaverse fleet, each imported when it is first shown."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QMenu

from metamaker.app.context import Context
from metamaker.app.editors import Editors, LibraryLine, MakePage, PageKind
from metamaker.app.elements.clipboard_data import ELEMENTS
from metamaker.app.general_pages import balance_page, log_page, sheets_page
from metamaker.app.metaverse.texts import tr

_EDITED_ON = {
    "classes": "design",
    "ships": "design",
    "weapons": "weapons",
    "starfighters": "squadrons",
    "bays": "squadrons",
}
"""The page of each group of elements; all others are on the fleet's own page."""


def editors() -> Editors:
    """Return the pages in the order of the page bar, and the data types that a fleet accepts as a drop."""
    kinds = (
        PageKind("design", tr("window-pages-design"), _design),
        PageKind("fleet", tr("window-universes-fleet"), _fleet),
        PageKind("weapons", tr("window-common-weapons"), _weapons),
        PageKind("squadrons", tr("window-common-squadrons"), _squadrons),
        PageKind("compare", tr("window-pages-compare"), _compare),
        PageKind("graphs", tr("window-pages-graphs"), _graphs),
        balance_page(),
        log_page(),
        sheets_page(),
    )
    return Editors(kinds, page_of, taken=(ELEMENTS,), take=_take, fill_menu=_fill_menu, entries=_entries, panels=_panels)


def page_of(ref: str) -> str:
    """Return the key of the page that edits an element."""
    return _EDITED_ON.get(ref.partition("/")[0], "fleet")


def _design() -> MakePage:
    from metamaker.app.metaverse.design.design_page import DesignPage

    return partial(DesignPage, whole=False)


def _fleet() -> MakePage:
    from metamaker.app.metaverse.fleet.fleet_page import FleetPage

    return partial(FleetPage, whole=False)


def _weapons() -> MakePage:
    from metamaker.app.metaverse.definitions.weapons_page import WeaponsPage

    return partial(WeaponsPage, whole=False)


def _squadrons() -> MakePage:
    from metamaker.app.metaverse.definitions.squadrons_page import SquadronsPage

    return partial(SquadronsPage, whole=False)


def _compare() -> MakePage:
    from metamaker.app.metaverse.graphs.compare_page import ComparePage

    return ComparePage


def _graphs() -> MakePage:
    from metamaker.app.metaverse.graphs.graphs_page import GraphsPage

    return GraphsPage


def _panels() -> Mapping[str, Callable[..., Any]]:
    from metamaker.app.metaverse.play.panels import PANELS

    return PANELS


def _fill_menu(context: Context, menu: QMenu) -> None:
    """Fill the menu of a fleet."""
    from metamaker.app.metaverse.fleet.fleet_menu import fill_fleet_menu

    fill_fleet_menu(context, menu)


def _entries(context: Context) -> Sequence[LibraryLine]:
    """Return the entries of the user's library for a document."""
    from metamaker.app.elements.document_menu import DocumentActions
    from metamaker.app.metaverse.commands import FleetCommands

    return DocumentActions(context, FleetCommands, context.document).entries()


def _take(context: Context, data: QMimeData) -> str:
    """Bring in elements dropped on the tab of a fleet; return a sentence about the outcome."""
    from metamaker.app.elements.drops import brought_whole
    from metamaker.app.metaverse.commands import FleetCommands

    return brought_whole(FleetCommands, context, data)
