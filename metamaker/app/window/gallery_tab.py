"""The gallery of a window: one page in a tab, created on first use."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from metamaker.app.background import Background
from metamaker.app.files.dialogs import Questions
from metamaker.app.gallery.store import GalleryStore
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.theme.stylesheet import dress
from metamaker.app.widgets.layouts import PageArea
from metamaker.app.window.tabs import TabShelf

if TYPE_CHECKING:
    from metamaker.app.gallery.gallery_page import GalleryPage


class GalleryTab(QObject):
    """Shows one page of galleries at a time."""

    def __init__(
        self,
        window: Any,
        shelf: TabShelf,
        store: GalleryStore,
        settings: Settings,
        questions: Questions,
        background: Background,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._shelf = shelf
        self._store = store
        self._settings = settings
        self._questions = questions
        self._background = background
        self._page: GalleryPage | None = None
        self._area: QWidget | None = None

    @property
    def place(self) -> str | None:
        """The folder or address of the page, empty for none; None without a page."""
        if self._page is None or self._area not in self._shelf.parts:
            return None
        here = self._page.gallery.here
        return "" if here is None else here.place

    def show(self) -> "GalleryPage":
        """Bring the page to the front."""
        from metamaker.app.gallery.gallery_page import GalleryPage

        if self._page is not None and self._area in self._shelf.parts:
            self._shelf.bring(self._area)
            return self._page
        self._page = GalleryPage(self._window, self._store, self._settings, self._questions, self._background, self._window)
        self._area = PageArea(self._page, self._window)
        dress(self._area)
        self._shelf.add(self._area, "")
        self._shelf.name(
            self._area, tr("window-common-gallery"), ""
        )  # after `add`, because a title at the front is bold and needs more room
        return self._page
