"""The pages of an open Cosmoforce document: its sheets as they are printed."""

from functools import partial
from importlib import import_module

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from metamaker.app.context import Context, PageKind

_MODULES = {"sheets": "metamaker.app.sheets.sheets_page"}


def pages() -> tuple[PageKind, ...]:
    """Return the pages that there are, in the order of the page bar."""
    titles = {"sheets": QCoreApplication.translate("Pages", "Sheets")}
    return tuple(PageKind(key, titles[key], partial(_made, module)) for key, module in _MODULES.items())


def page_of(_ref: str) -> str:
    """Return the key of the page that edits an element."""
    return "sheets"


def _made(module: str, context: Context) -> QWidget:
    page: QWidget = import_module(module).make(context)
    return page
