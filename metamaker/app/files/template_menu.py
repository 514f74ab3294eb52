"""The menu of what a new document of a game can be made from."""

from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from metamaker.app.files.file_work import FileWork
from metamaker.app.widgets.game_sign import game_icon
from metamaker.registry import game_name


def template_menu(game: str, files: FileWork, parent: QWidget) -> QMenu:
    """Return a menu called like the game; it is filled when it is shown, since that imports the game."""
    menu = QMenu(game_name(game), parent)
    menu.setIcon(game_icon(game))
    menu.aboutToShow.connect(partial(_fill, menu, game, files))
    return menu


def _fill(menu: QMenu, game: str, files: FileWork) -> None:
    menu.clear()
    for key, title in files.templates(game).items():
        menu.addAction(title.replace("&", "&&"), partial(files.new, key, game))
