"""The menus of a window with its actions. Page actions have keys in the order of the pages."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from metamaker.app.editors import PageKind
from metamaker.app.files.file_work import FileWork, template_menu
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.widgets.game_sign import game_icon
from metamaker.app.window.actions import Actions
from metamaker.app.window.edit_menu import EditMenu
from metamaker.registry import GAMES

_KEYS = 9
"""Pages use the digit keys, except 0 for the zoom."""


class PageActions:
    """Keeps an action in a window for each page of the fleet at the front. The actions call `show_page(key)`."""

    def __init__(self, window: QWidget, show_page: Callable[[str], None]) -> None:
        self._window = window
        self._show_page = show_page
        self.actions: list[QAction] = []

    def show(self, pages: Sequence[PageKind], at_front: str) -> None:
        """Replace the actions by those of these pages, with that of the page at the front checked."""
        for action in self.actions:
            self._window.removeAction(action)
            action.deleteLater()
        self.actions = [self._action(number, page, page.key == at_front) for number, page in enumerate(pages, 1)]
        self._window.addActions(self.actions)

    def _action(self, number: int, page: PageKind, is_at_front: bool) -> QAction:
        action = QAction(page.title.replace("&", "&&"), self._window)
        action.setCheckable(True)
        action.setChecked(is_at_front)
        action.triggered.connect(partial(self._show_page, page.key))
        if number <= _KEYS:
            action.setShortcut(QKeySequence(f"Ctrl+{number}"))
        return action


class DocumentAtFront(Protocol):
    """The document at the front, of any game."""

    def can_find(self) -> bool:
        """Return whether its page can be searched."""

    def fill_menu(self, menu: QMenu) -> None:
        """Fill a menu with its actions."""

    def first_guide_title(self) -> str:
        """Return the title of the first guide of its game."""


class Menus:
    """The menus; `pages` lists the pages of the document at the front, and `fleet` has its name."""

    def __init__(
        self, bar: QMenuBar, actions: Actions, settings: Settings, files: FileWork, window: QWidget, document: DocumentAtFront
    ) -> None:
        self._bar, self._settings, self._files_ = bar, settings, files
        self._files(bar.addMenu(tr("window-main-file")), actions)
        edit = bar.addMenu(tr("window-main-edit"))
        groups = ([actions.find, actions.find_anything], [actions.history, actions.preferences])
        self.edit = EditMenu(edit, window, [actions.undo, actions.redo], groups)
        edit.aboutToShow.connect(lambda: actions.find.setEnabled(document.can_find()))
        self.pages = bar.addMenu(tr("window-main-view"))
        self._own = [*self._views(actions)]
        self.fleet = bar.addMenu(_no_document())
        self._for_any = [actions.odds, actions.print_sheets, actions.share]
        self.fleet.addActions(self._for_any)
        self.fleet.aboutToShow.connect(lambda: self._fill_document(document))
        self.help = help_ = bar.addMenu(tr("window-main-help"))
        help_.aboutToShow.connect(lambda: actions.first_ship.setText(document.first_guide_title()))
        help_.addActions([actions.first_ship, actions.guides, actions.rules, actions.shortcuts])
        help_.addSeparator()
        help_.addAction(actions.about)

    def show_pages(self, pages: Sequence[QAction], title: str = "") -> None:
        """Put the pages of the document at the front into the View menu, and set the title of its own menu.

        The entries of the previous document go at once, because it may be closed, and shortcuts and searches also reach entries
        of closed menus.
        """
        self._forget_document()
        self.fleet.addActions(self._for_any)
        self.fleet.setTitle(self._marked(title) if title else _no_document())
        _empty(self.pages)
        self.pages.addActions([*pages, *self._own])

    def look(self) -> None:
        """Update the menus as if they were opened."""
        for menu in (self.edit.menu, self.fleet, self.help):
            menu.aboutToShow.emit()

    def _fill_document(self, document: DocumentAtFront) -> None:
        """Offer the actions of the document at the front, then those of any document."""
        self._forget_document()
        document.fill_menu(self.fleet)
        self.fleet.addSeparator()
        self.fleet.addActions(self._for_any)

    def _forget_document(self) -> None:
        """Empty the menu of the document."""
        for inner in self.fleet.findChildren(QMenu):
            inner.deleteLater()
        for action in self.fleet.actions():
            self.fleet.removeAction(action)
            if action.parent() is self.fleet:
                action.deleteLater()

    def _marked(self, title: str) -> str:
        """Return a title with a mnemonic at the first letter unused by other menus."""
        others = [action.text() for action in self._bar.actions() if action is not self.fleet.menuAction()]
        taken = {text[text.index("&") + 1].casefold() for text in others if "&" in text}
        place = next((place for place, letter in enumerate(title) if letter.casefold() not in taken), 0)
        return f"{title[:place]}&{title[place:]}"

    def _files(self, menu: QMenu, actions: Actions) -> None:
        menu.addAction(actions.new)
        templates = menu.addMenu(tr("window-main-new-template"))
        for game in GAMES:
            templates.addMenu(template_menu(game, self._files_, templates))
        menu.addActions([actions.match, actions.new_event, actions.gallery, actions.start, actions.open])
        recent = menu.addMenu(tr("window-main-open-recent"))
        recent.aboutToShow.connect(lambda: self._fill(recent))
        menu.addAction(actions.paste)
        menu.addSeparator()
        menu.addActions([actions.save, actions.save_as, actions.save_all, actions.duplicate, actions.revert])
        menu.addSeparator()
        menu.addActions([actions.close, actions.quit])

    def _fill(self, menu: QMenu) -> None:
        menu.clear()
        for number, path in enumerate(self._settings.recent, 1):
            text = f"&{number}  {Path(path).name}".replace("&", "&&").replace("&&", "&", 1)
            menu.addAction(game_icon(self._settings.recent_game(path)), text, partial(self._files_.open, [path]))
        menu.setEnabled(True)

    def _views(self, actions: Actions) -> list[QAction]:
        looks = QMenu(tr("window-main-colours"), self.pages)
        looks.addActions(actions.looks.actions())
        return [
            _separator(self.pages),
            looks.menuAction(),
            actions.larger,
            actions.smaller,
            actions.full_screen,
            _separator(self.pages),
            actions.next_tab,
            actions.previous_tab,
            actions.tear_off,
        ]


def _no_document() -> str:
    """Return the title of the document menu without a document."""
    return tr("window-main-document")


def _separator(menu: QMenu) -> QAction:
    """Return a separator that the menu still owns after removing it."""
    made = QAction(menu)
    made.setSeparator(True)
    return made


def _empty(menu: QMenu) -> None:
    """Remove all actions. `clear` would delete actions needed later."""
    for action in menu.actions():
        menu.removeAction(action)
