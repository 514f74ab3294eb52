"""Pages that are modules of their own, imported when they are first shown: opening a document waits for one of them alone."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from metamaker.app.context import Context

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def page_of_module(module: str) -> "Callable[[Context], QWidget]":
    """Return what makes the page whose module has a function `make(context)`."""
    return partial(_made, module)


def _made(module: str, context: Context) -> "QWidget":
    page: QWidget = import_module(module).make(context)
    return page
