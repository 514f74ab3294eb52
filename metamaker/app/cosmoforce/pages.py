"""The pages of an open Cosmoforce document, each imported when it is first shown."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QMenu

from metamaker.app.context import Context
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.editors import Editors, LibraryLine, MakePage, PageKind
from metamaker.app.elements.clipboard_data import ELEMENTS
from metamaker.app.general_pages import balance_page, sheets_page

_EDITED_ON = {"designs": "design", "ships": "design"}
"""The page of each group of elements; all others are on the page of teams."""


def editors() -> Editors:
    """Return the pages in the order of the page bar, and the data types that a document accepts as a drop."""
    design = PageKind("design", tr("window-pages-design"), _design)
    teams = PageKind("fleet", tr("window-common-teams"), _teams)
    kinds = (design, teams, balance_page(), sheets_page())
    return Editors(kinds, page_of, taken=(ELEMENTS,), take=_take, fill_menu=_fill_menu, entries=_entries, panels=_panels)


def page_of(ref: str) -> str:
    """Return the key of the page that edits an element."""
    return _EDITED_ON.get(ref.partition("/")[0], "fleet")


def _design() -> MakePage:
    from metamaker.app.cosmoforce.design.design_page import DesignPage

    return partial(DesignPage, whole=False)


def _teams() -> MakePage:
    from metamaker.app.cosmoforce.fleet.fleet_page import FleetPage

    return partial(FleetPage, whole=False)


def _panels() -> Mapping[str, Callable[..., Any]]:
    from metamaker.app.cosmoforce.play.panels import panels

    return panels()


def _fill_menu(context: Context, menu: QMenu) -> None:
    """Fill the menu of a document."""
    from metamaker.app.cosmoforce.commands import FleetCommands
    from metamaker.app.elements.document_menu import DocumentActions

    DocumentActions(context, FleetCommands, menu).fill(menu)


def _entries(context: Context) -> Sequence[LibraryLine]:
    """Return the entries of the user's library for a document."""
    from metamaker.app.cosmoforce.commands import FleetCommands
    from metamaker.app.elements.document_menu import DocumentActions

    return DocumentActions(context, FleetCommands, context.document).entries()


def _take(context: Context, data: QMimeData) -> str:
    """Bring in elements dropped on the tab of a document; return a sentence about the outcome."""
    from metamaker.app.cosmoforce.commands import FleetCommands
    from metamaker.app.elements.drops import brought_whole

    return brought_whole(FleetCommands, context, data)
