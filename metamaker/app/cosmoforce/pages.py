"""The pages of an open Cosmoforce document, each imported when it is first shown."""

from PySide6.QtCore import QCoreApplication, QMimeData

from metamaker.app.context import Context, PageKind
from metamaker.app.page_modules import page_of_module

_MODULES = {
    "design": "metamaker.app.cosmoforce.design.design_page",
    "fleet": "metamaker.app.cosmoforce.fleet.fleet_page",
    "balance": "metamaker.app.balance.balance_page",
    "sheets": "metamaker.app.sheets.sheets_page",
}

_EDITED_ON = {"designs": "design", "ships": "design"}
"""The page of each group of elements; the page of teams has the others."""

TAKEN = ("application/x-metamaker-elements",)
"""What can be dropped on a document as a whole."""


def pages() -> tuple[PageKind, ...]:
    """Return the pages in the order of the page bar."""
    titles = {
        "design": QCoreApplication.translate("Pages", "Design"),
        "fleet": QCoreApplication.translate("Pages", "Teams"),
        "balance": QCoreApplication.translate("Pages", "Balance"),
        "sheets": QCoreApplication.translate("Pages", "Sheets"),
    }
    return tuple(PageKind(key, titles[key], page_of_module(module)) for key, module in _MODULES.items())


def page_of(ref: str) -> str:
    """Return the key of the page that edits an element."""
    return _EDITED_ON.get(ref.partition("/")[0], "fleet")


def take(context: Context, data: QMimeData) -> str:
    """Bring what was dropped on a document as a whole; return what became of it."""
    from metamaker.app.cosmoforce.commands import FleetCommands
    from metamaker.app.elements.arrivals import brought_whole

    return brought_whole(FleetCommands, context, data)
