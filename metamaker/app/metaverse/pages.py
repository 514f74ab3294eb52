"""The pages of an open Metaverse fleet, each imported when it is first shown."""

from PySide6.QtCore import QCoreApplication, QMimeData

from metamaker.app.context import Context, PageKind
from metamaker.app.page_modules import page_of_module

_MODULES = {
    "design": "metamaker.app.metaverse.design.design_page",
    "fleet": "metamaker.app.metaverse.fleet.fleet_page",
    "weapons": "metamaker.app.metaverse.definitions.weapons_page",
    "squadrons": "metamaker.app.metaverse.definitions.squadrons_page",
    "compare": "metamaker.app.metaverse.graphs.compare_page",
    "graphs": "metamaker.app.metaverse.graphs.graphs_page",
    "sheets": "metamaker.app.sheets.sheets_page",
}

_EDITED_ON = {
    "classes": "design",
    "ships": "design",
    "weapons": "weapons",
    "starfighters": "squadrons",
    "bays": "squadrons",
}
"""The page of each group of elements; the fleet's own page has the others."""

TAKEN = ("application/x-metamaker-elements",)
"""What can be dropped on a fleet as a whole."""


def pages() -> tuple[PageKind, ...]:
    """Return the pages in the order of the page bar."""
    titles = {
        "design": QCoreApplication.translate("Pages", "Design"),
        "fleet": QCoreApplication.translate("Pages", "Fleet"),
        "weapons": QCoreApplication.translate("Pages", "Weapons"),
        "squadrons": QCoreApplication.translate("Pages", "Squadrons"),
        "compare": QCoreApplication.translate("Pages", "Compare"),
        "graphs": QCoreApplication.translate("Pages", "Graphs"),
        "sheets": QCoreApplication.translate("Pages", "Sheets"),
    }
    return tuple(PageKind(key, titles[key], page_of_module(module)) for key, module in _MODULES.items())


def page_of(ref: str) -> str:
    """Return the key of the page that edits an element."""
    return _EDITED_ON.get(ref.partition("/")[0], "fleet")


def take(context: Context, data: QMimeData) -> str:
    """Bring what was dropped on a fleet as a whole; return what became of it."""
    from metamaker.app.elements.arrivals import brought_whole
    from metamaker.app.metaverse.commands import FleetCommands

    return brought_whole(FleetCommands, context, data)
