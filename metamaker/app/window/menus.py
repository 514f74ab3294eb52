"""The menus of a window, made of its actions."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from metamaker.app.files.file_work import FileWork
from metamaker.app.files.template_menu import template_menu
from metamaker.app.settings.settings import Settings
from metamaker.app.widgets.game_sign import game_icon
from metamaker.app.window.actions import Actions
from metamaker.registry import GAMES


class Menus:
    """The menus; `pages` and `fleet` are filled with what the document at the front has, and `fleet` is called like that."""

    def __init__(self, bar: QMenuBar, actions: Actions, settings: Settings, files: FileWork) -> None:
        self._bar, self._settings, self._files_ = bar, settings, files
        self._files(bar.addMenu(QCoreApplication.translate("Menus", "&File")), actions)
        edit = bar.addMenu(QCoreApplication.translate("Menus", "&Edit"))
        edit.addActions([actions.undo, actions.redo])
        edit.addSeparator()
        edit.addActions([actions.history, actions.preferences])
        self.pages = bar.addMenu(QCoreApplication.translate("Menus", "&View"))
        self._own = [*self._views(actions)]
        self.fleet = bar.addMenu(_no_document())
        self._always = [actions.print_sheets, actions.share]
        help_ = bar.addMenu(QCoreApplication.translate("Menus", "&Help"))
        help_.addActions([actions.rules, actions.shortcuts])
        help_.addSeparator()
        help_.addAction(actions.about)

    def show_pages(self, pages: Sequence[QAction], more: Sequence[QAction], title: str = "") -> None:
        """Put the pages into the View menu, and what else the document's game can do into the menu called `title`."""
        self.fleet.setTitle(self._marked(title) if title else _no_document())
        _empty(self.pages)
        self.pages.addActions(list(pages))
        self.pages.addSeparator()
        self.pages.addActions(self._own)
        _empty(self.fleet)
        self.fleet.addActions([*more, *self._always])

    def _marked(self, title: str) -> str:
        """Return a title with a mark at the first letter that no other menu has for its key."""
        others = [action.text() for action in self._bar.actions() if action is not self.fleet.menuAction()]
        taken = {text[text.index("&") + 1].casefold() for text in others if "&" in text}
        place = next((place for place, letter in enumerate(title) if letter.casefold() not in taken), 0)
        return f"{title[:place]}&{title[place:]}"

    def _files(self, menu: QMenu, actions: Actions) -> None:
        menu.addAction(actions.new)
        templates = menu.addMenu(QCoreApplication.translate("Menus", "New from te&mplate"))
        for game in GAMES:
            templates.addMenu(template_menu(game, self._files_, templates))
        menu.addActions([actions.start, actions.open])
        recent = menu.addMenu(QCoreApplication.translate("Menus", "Open &recent"))
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
        looks = QMenu(QCoreApplication.translate("Menus", "&Colours"), self.pages)
        looks.addActions(actions.looks.actions())
        first = QAction(self.pages)
        first.setSeparator(True)
        return [
            looks.menuAction(),
            actions.larger,
            actions.smaller,
            actions.full_screen,
            first,
            actions.next_tab,
            actions.previous_tab,
            actions.tear_off,
        ]


def _no_document() -> str:
    """Return what the menu of the document is called while there is none."""
    return QCoreApplication.translate("Menus", "&Document")


def _empty(menu: QMenu) -> None:
    """Take all actions out; `clear` would delete those that come back."""
    for action in menu.actions():
        menu.removeAction(action)
