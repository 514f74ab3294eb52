"""The menu commands of an open document for universe packs: use one, update one, make one."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from metamaker.app.background import Background
from metamaker.app.context import Context
from metamaker.app.document import Document
from metamaker.app.texts import tr
from metamaker.app.universes.make_dialog import AskPath, MakeDialog, ask_path
from metamaker.app.universes.universe_dialog import UniverseDialog
from metamaker.core.errors import FileProblem
from metamaker.game_api.game import required
from metamaker.opening import open_pack

AskFile = Callable[[QWidget, str], str]
"""Asks for a file with a title; returns an empty text for none."""


def ask_for_pack(parent: QWidget, title: str) -> str:
    """Ask for a file with a pack."""
    return QFileDialog.getOpenFileName(parent, title)[0]


def show_use(document: Document, pack: Any, background: Background, language: str, window: QWidget) -> UniverseDialog:
    """Show the effect of using or updating a pack on a document, with a button to agree."""
    dialog = UniverseDialog(document, pack, background, language, window)
    dialog.show()
    return dialog


class UniverseWork(QObject):
    """Universe packs for one open document. `tell` shows a sentence about the outcome or the problem."""

    def __init__(
        self,
        context: Context,
        tell: Callable[[str], None],
        widget: QWidget,
        ask: AskFile = ask_for_pack,
        ask_where: AskPath = ask_path,
    ) -> None:
        super().__init__(widget)
        self._context = context
        self._tell = tell
        self._widget = widget
        self._ask = ask
        self._ask_where = ask_where

    @property
    def _window(self) -> QWidget:
        """The window for dialogs, never the menu that opens them: the menu closes."""
        widget = self._widget.window()
        while isinstance(widget, QMenu) and (around := widget.parentWidget()) is not None:
            widget = around.window()
        return widget

    def fill(self, menu: QMenu) -> None:
        """Add all possible commands to a menu."""
        universes = required(self._context.game.universes)
        menu.addAction(tr("window-universes-use-universe-pack-dots"), self.use)
        for used in universes.used(self._context.document.value):
            text = tr("window-universes-update-dots", name=used.name.replace("&", "&&"), version=used.version)
            menu.addAction(text, partial(self.use, used.name))
        menu.addAction(tr("window-universes-make-universe-pack-dots"), self.make)

    def use(self, name: str = "") -> None:
        """Ask for a pack and show its effect; with a name, for another version of the pack of that name."""
        title = tr("window-universes-another-version", name=name) if name else tr("window-universes-use-universe-pack")
        if path := self._ask(self._window, title):
            self.use_file(path, name)

    def use_file(self, path: str, name: str = "") -> None:
        """Show the effect of the pack in a file."""
        try:
            opened = open_pack(path)
        except FileProblem as problem:
            self._tell(str(problem))
            return
        context = self._context
        if opened.game is not required(context.game.universes).game:
            self._tell(tr("window-universes-pack", game=opened.game.name))
        elif name and opened.document.name != name:
            self._tell(tr("window-universes-not", found=opened.document.name, name=name))
        else:
            show_use(context.document, opened.document, context.background, context.language, self._window)

    def make(self) -> None:
        """Show the dialog for making a pack of the document."""
        context = self._context
        MakeDialog(context.game, context.document.value, context.language, self._tell, self._window, self._ask_where).show()
