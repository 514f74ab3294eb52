"""One open fleet in a window: its pages, each made when it is first shown."""

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from metamaker.app.background import Background
from metamaker.app.context import Context
from metamaker.app.editors import Editors, PageKind
from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.look.dress import dress
from metamaker.app.settings.settings import Settings
from metamaker.app.widgets.layouts import PageArea


class Workspace(QStackedWidget):
    """The pages of one fleet. `page_shown(key)` is sent when another comes to the front.

    What its pages ask of the window around them goes there by signals, since a workspace can move to another window.
    """

    page_shown = Signal(str)
    rule_wanted = Signal(str)
    said = Signal(str)
    file_wanted = Signal(str)

    def __init__(self, fleet: OpenFleet, editors: Editors, settings: Settings, background: Background) -> None:
        super().__init__()
        self.fleet = fleet
        self._editors = editors
        self._made: dict[str, QWidget] = {}
        self._key = ""
        self.context = Context(
            document=fleet.document,
            selection=fleet.selection,
            settings=settings,
            background=background,
            show_rule=self.rule_wanted.emit,
            show_page=self.show_page,
            go_to=self.go_to,
            say=self.said.emit,
            open_file=self.file_wanted.emit,
        )

    @property
    def pages(self) -> tuple[PageKind, ...]:
        """The pages in the order of the page bar."""
        return self._editors.pages

    def can_take(self, data: QMimeData) -> bool:
        """Whether something can be dropped on the fleet as a whole, such as on its tab."""
        return any(data.hasFormat(kind) for kind in self._editors.taken)

    def take(self, data: QMimeData) -> None:
        """Bring in elements dropped on the tab of the document, and show a sentence about the outcome."""
        if text := self._editors.take(self.context, data):
            self.said.emit(text)

    @property
    def page(self) -> str:
        """The key of the page at the front; empty before the first was shown."""
        return self._key

    @property
    def shown(self) -> QWidget | None:
        """The page at the front."""
        return self._made.get(self._key)

    def show_page(self, key: str) -> None:
        """Bring a page to the front; the first one for a key that there is not."""
        if not self.pages:
            return
        kind = next((each for each in self.pages if each.key == key), self.pages[0])
        if kind.key not in self._made:
            self._made[kind.key] = kind.load()(self.context)
            area = PageArea(self._made[kind.key], self)
            dress(area)
            self.addWidget(area)
        self.setCurrentIndex(list(self._made).index(kind.key))
        if self._made[kind.key].focusProxy() is not None:
            self._made[kind.key].setFocus()  # else the keys stay with the buttons of the window
        if kind.key != self._key:
            self._key = kind.key
            self.page_shown.emit(kind.key)

    def go_to(self, ref: str) -> None:
        """Select an element and bring the page to the front that edits it."""
        key = self._editors.page_of(ref)
        if key:
            self.show_page(key)
        self.fleet.selection.select(ref)
