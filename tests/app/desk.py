"""A running program for tests: with plain pages, and somebody who answers its questions."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QLabel, QWidget

from metamaker.app.context import Context
from metamaker.app.editors import Editors, PageKind
from metamaker.app.files.dialogs import Unsaved
from metamaker.game_api.game import Game

ELEMENTS = "application/x-metamaker-elements"


@dataclass
class Person:
    """Answers the questions of the program as told beforehand, and remembers what was asked."""

    about_unsaved: Unsaved = Unsaved.CANCEL
    overwrites: bool = False
    reverts: bool = True
    opens: Sequence[str] = ()
    saves_to: str = ""
    goes_to: str = ""
    chooses: Sequence[int] = ()
    asked: list[object] = field(default_factory=list)

    def unsaved(self, window: QWidget, titles: Sequence[str]) -> Unsaved:
        self.asked.append(list(titles))
        return self.about_unsaved

    def overwrite_changed(self, window: QWidget, title: str) -> bool:
        self.asked.append(title)
        return self.overwrites

    def revert(self, window: QWidget, title: str) -> bool:
        self.asked.append(title)
        return self.reverts

    def open_paths(self, window: QWidget, folder: str) -> Sequence[str]:
        return self.opens

    def folder(self, window: QWidget, title: str, start: str) -> str:
        self.asked.append(title)
        return self.goes_to

    def save_path(self, window: QWidget, suggested: str) -> str:
        self.asked.append(suggested)
        return self.saves_to

    def which_fleets(self, window: QWidget, file: str, names: Sequence[str]) -> Sequence[int]:
        self.asked.append(list(names))
        return self.chooses


class Page(QLabel):
    """A page that counts how often it was printed."""

    def ask_and_print(self) -> None:
        self.setProperty("printed", (self.property("printed") or 0) + 1)


def _page(key: str) -> PageKind:
    def made(context: Context) -> QWidget:
        page = Page(f"{key} of {context.document.game.documents.title(context.document.value)}")
        page.setObjectName(key)
        return page

    return PageKind(key, key.capitalize(), lambda: made)


def plain_editors(game: Game) -> Editors:
    """Three pages that show nothing but their names."""
    pages = (_page("design"), _page("fleet"), _page("sheets"))

    def page_of(ref: str) -> str:
        return "design" if ref.startswith("classes/") else "fleet"

    def take(context: Context, data: QMimeData) -> str:
        context.document.apply("Bring", context.document.value.with_(name="brought"))
        return f"Brought {bytes(data.data(ELEMENTS).data()).decode()}"

    return Editors(pages, page_of, (ELEMENTS,), take)
