"""One open fleet in a window: its pages, each created when first shown."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ParamSpec, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QMimeData, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QSplitter, QStackedWidget, QWidget
from shiboken6 import isValid

from metamaker.app.background import Background
from metamaker.app.building import Building, Staged, Steps
from metamaker.app.context import Context
from metamaker.app.document import Document
from metamaker.app.editors import Editors, LibraryLine, PageKind
from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.overrides import override
from metamaker.app.settings.settings import Settings
from metamaker.app.theme.stylesheet import dress
from metamaker.app.widgets.layouts import PageArea
from metamaker.app.widgets.search_field import SearchField
from metamaker.core.messages import language_in_force

Given = ParamSpec("Given")


@runtime_checkable
class Searched(Protocol):
    """Protocol of a page with its own search and search key."""

    def search_parts(self) -> None:
        """Go to the search."""


@runtime_checkable
class Opening(Protocol):
    """Protocol of a page that puts the keyboard focus where an element is edited."""

    def begin_with(self, ref: str) -> None:
        """Select the text of the first field of an element, so that typing replaces it."""


@runtime_checkable
class Working(Protocol):
    """Protocol of a page with work that would be lost with the page; `rested` is emitted when the work is done."""

    rested: SignalInstance

    @property
    def is_busy(self) -> bool:
        """Whether work is unfinished."""


class Workspace(QStackedWidget):
    """The pages of one fleet. `page_shown(key)` is emitted when another page comes to the front.

    A large page is built over several turns of the event loop, out of sight. Until it is complete, the page before it stays on
    the screen without reacting, and a key press or a request for the page completes it at once.

    Pages send requests to their window by signals, because a workspace can move to another window.
    """

    page_shown = Signal(str)
    rule_wanted = Signal(str)
    said = Signal(str)
    file_wanted = Signal(str)
    set_up_wanted = Signal(object, str)
    again_wanted = Signal(object, bool)
    once_more_wanted = Signal(object)
    save_wanted = Signal()
    match_begun = Signal(object, object)
    record_begun = Signal(object, object)
    odds_wanted = Signal()
    variation_wanted = Signal(object, str)

    def __init__(
        self,
        fleet: OpenFleet,
        editors: Editors,
        settings: Settings,
        background: Background,
        others: Callable[[], Sequence[Document]] = tuple,
    ) -> None:
        super().__init__()
        self.fleet = fleet
        self.language = language_in_force()
        self._editors = editors
        self._made: dict[str, QWidget] = {}
        self._areas: dict[str, PageArea] = {}
        self._buildings: dict[str, Building] = {}
        self._complete: set[str] = set()
        self._key = ""
        self.context = Context(
            document=fleet.document,
            selection=fleet.selection,
            settings=settings,
            background=background,
            show_rule=self._while_open(self.rule_wanted.emit),
            show_page=self._while_open(self.show_page),
            go_to=self._while_open(self.go_to),
            page=self.complete_page,
            say=self._while_open(self.said.emit),
            open_file=self._while_open(self.file_wanted.emit),
            others=others,
            set_up=self._while_open(lambda ref: self.set_up_wanted.emit(self.fleet, ref)),
            play_again=self._while_open(lambda exchanged: self.again_wanted.emit(self.fleet, exchanged)),
            once_more=self._while_open(lambda: self.once_more_wanted.emit(self.fleet)),
            save=self._while_open(self.save_wanted.emit),
            show_match=self._while_open(lambda replay: self.match_begun.emit(self.fleet.document.game, replay)),
            show_odds=self._while_open(self.odds_wanted.emit),
            show_variation=self._while_open(lambda name: self.variation_wanted.emit(self.fleet, name)),
            show_record=self._while_open(lambda record: self.record_begun.emit(self.fleet.document.game, record)),
        )

    def _while_open(self, act: Callable[Given, None]) -> Callable[Given, None]:
        """Return a function that does nothing after this document is closed, because dialogs, menus and work can outlive it."""

        def act_if_open(*given: Given.args, **named: Given.kwargs) -> None:
            if isValid(self):
                act(*given, **named)

        return act_if_open

    @property
    def pages(self) -> tuple[PageKind, ...]:
        """The pages in the order of the page bar."""
        return self._editors.pages

    def can_take(self, data: QMimeData) -> bool:
        """Return whether data can be dropped on the whole fleet, such as on its tab."""
        return any(data.hasFormat(kind) for kind in self._editors.taken)

    def fill_menu(self, menu: QMenu) -> None:
        """Fill a menu with the actions of the whole document."""
        self._editors.fill_menu(self.context, menu)

    def entries(self) -> Sequence[LibraryLine]:
        """Return the user's library entries for the document."""
        return self._editors.entries(self.context)

    def can_find(self) -> bool:
        """Return whether the page at the front can be searched."""
        return isinstance(self.shown, Searched) or self._search_field() is not None

    def search_here(self) -> None:
        """Go to the search of the page at the front."""
        page: object = self.shown
        field = self._search_field()
        if isinstance(page, Searched):
            page.search_parts()
        elif field is not None:
            field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            field.selectAll()

    def _search_field(self) -> SearchField | None:
        fields = self.shown.findChildren(SearchField) if self.shown is not None else []
        return next((field for field in fields if field.isVisible()), None)

    def _with_find_key(self, page: QWidget) -> QWidget:
        """Give a page the key for its search, unless it has its own."""
        if not isinstance(page, Searched):
            action = QAction(page)
            action.setShortcut(QKeySequence("Ctrl+F"))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(lambda _=False: self.search_here())
            page.addAction(action)
        return page

    def take(self, data: QMimeData) -> None:
        """Add elements dropped on the tab of the document, and show a sentence about the outcome."""
        if text := self.bring(data):
            self.said.emit(text)

    def bring(self, data: QMimeData) -> str:
        """Add elements from another document, as a step that can be undone; return a sentence about the outcome."""
        return self._editors.take(self.context, data)

    @property
    def page(self) -> str:
        """The key of the page at the front, or empty."""
        return self._key

    @property
    def shown(self) -> QWidget | None:
        """The page at the front, completed if it was not yet."""
        if self._key in self._buildings:
            self._buildings[self._key].finish()
        return self._made.get(self._key)

    @property
    def is_building(self) -> bool:
        """Whether a page is not complete yet."""
        return bool(self._buildings)

    @property
    def busy_page(self) -> Working | None:
        """A page with work that would be lost with the page; None if there is none."""
        pages = (self._made[key] for key in self._complete)
        return next((page for page in pages if isinstance(page, Working) and page.is_busy), None)

    def complete_page(self, key: str) -> QWidget | None:
        """Return a page, made now if it was not shown yet; None for an unknown key, and after the document is closed."""
        kind = next((each for each in self.pages if each.key == key), None) if isValid(self) else None
        if kind is None:
            return None
        if key not in self._made:
            self._make(kind)
        if key in self._buildings:
            self._buildings[key].finish()
        return self._made[key]

    def show_page(self, key: str) -> None:
        """Bring a page to the front; the first one for an unknown key."""
        if not self.pages:
            return
        kind = next((each for each in self.pages if each.key == key), self.pages[0])
        if kind.key not in self._made:
            self._make(kind)
        is_other, self._key = kind.key != self._key, kind.key
        self._bring(is_asked_for=True)
        if is_other:
            self.page_shown.emit(kind.key)

    def _make(self, kind: PageKind) -> None:
        page = self._made[kind.key] = self._with_find_key(kind.load()(self.context))
        if isinstance(page, Staged) and not self.count():
            self.addWidget(QWidget(self))  # empty ground until the first page is complete
        area = self._areas[kind.key] = PageArea(page, self)
        area.hide()
        dress(area)
        self.addWidget(area)
        if isinstance(page, Staged):
            building = self._buildings[kind.key] = Building(self, self._steps(kind.key, page.unbuilt))
            building.done.connect(partial(self._built, kind.key))
        else:
            self._complete.add(kind.key)

    def _steps(self, key: str, unbuilt: Steps) -> Steps:
        """Build a page, then lay it out and paint it, each column in a turn of its own, if it is still at the front."""
        yield from unbuilt
        self._complete.add(key)
        if key != self._key:
            return
        hidden = (self._areas[key], *_columns(self._made[key]))
        for each in hidden:
            each.setUpdatesEnabled(False)
        self._bring(is_asked_for=False)
        yield
        for each in hidden:
            yield
            each.setUpdatesEnabled(True)

    def _built(self, key: str) -> None:
        self._buildings.pop(key).deleteLater()

    def _bring(self, *, is_asked_for: bool) -> None:
        """Put the page at the front on the screen, once it is complete.

        A page that is complete only later takes the focus from nothing that the person has gone to in the meantime.
        """
        before, is_ready = self.currentWidget(), self._key in self._complete
        for area in self._areas.values():
            area.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, area is before and not is_ready)
        if not is_ready:
            if self.isVisible():
                self.setFocus()  # the page before it gets no more keys
            return
        page = self._made[self._key]
        self.setCurrentWidget(self._areas[self._key])
        takes_keys = self.isVisible() if is_asked_for else self.hasFocus()
        if takes_keys and page.focusProxy() is not None:
            page.setFocus()  # otherwise the focus stays on the buttons of the window

    @override
    def event(self, event: QEvent) -> bool:
        """Complete the page at the front for a key. The key then goes to the page, because that has the focus now."""
        if event.type() is QEvent.Type.ShortcutOverride and self._key in self._buildings:
            self._buildings[self._key].finish()
        return super().event(event)

    def stop_building(self) -> None:
        """Leave unfinished pages unfinished, because the document is closed."""
        for building in self._buildings.values():
            building.stop()

    def go_to(self, ref: str) -> None:
        """Select an element, and bring the page that edits it to the front."""
        key = self._editors.page_of(ref)
        if key:
            self.show_page(key)
        self.fleet.selection.select(ref)
        page: object = self.shown
        if isinstance(page, Opening):
            page.begin_with(ref)


def _columns(page: QWidget) -> list[QWidget]:
    """Return the columns of a page that has some."""
    splitter = page.findChild(QSplitter, options=Qt.FindChildOption.FindDirectChildrenOnly)
    parts = (splitter.widget(place) for place in range(splitter.count())) if splitter is not None else ()
    return [part for part in parts if part is not None]
