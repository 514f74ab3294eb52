"""The canvas of a design page: the sheet, redrawn after each edit that concerns it, and edited in place."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.app.context import Context
from metamaker.app.design.element_menu import CanvasEdits, ElementMenu, adds_one, element_card
from metamaker.app.form.element_form import step_name
from metamaker.app.form.field import Field, literal
from metamaker.app.form.field_kinds import field_for
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.widgets.deferred_view import CatchUp
from metamaker.app.widgets.edit_actions import Edit, EditOffer, EditOffers
from metamaker.app.widgets.kit import column_in, label_for, row_in, styled
from metamaker.core.issue import Issue
from metamaker.core.property import EditProblem, Property
from metamaker.game_api.designs import Share
from metamaker.game_api.prints import PrintOptions
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.imposition import imposed


class SheetSources(NamedTuple):
    """The values that a sheet is made from, compared by identity, and its problems."""

    things: tuple[object, ...]
    issues: tuple[Issue, ...]

    def same(self, other: "SheetSources | None") -> bool:
        """Return whether a sheet made from the other sources looks the same."""
        if other is None or len(self.things) != len(other.things) or self.issues != other.issues:
            return False
        return all(one is another for one, another in zip(self.things, other.things, strict=True))


def concerning(issues: Iterable[Issue], places: Sequence[str]) -> tuple[Issue, ...]:
    """Return the problems of elements at these places, or inside them."""
    return tuple(issue for issue in issues if any(_within(issue.where, place) for place in places))


def _within(where: str, place: str) -> bool:
    return where == place or where.startswith(f"{place}/")


def canvas_options(settings: Settings) -> PrintOptions:
    """Return the options of the sheet on the canvas. Share codes are for printouts: on a screen they only cost time."""
    known = {paper.name.casefold(): paper for paper in Paper}
    frame = PageFrame(paper=known.get(settings.paper.casefold(), Paper.A4))
    return PrintOptions(frame=frame, codes=False, carried=False, language=settings.language)


class InPlace(QObject):
    """Opens editors over a canvas. One edit is one step; Escape reverts the changes of the editor."""

    def __init__(self, context: Context, canvas: SheetCanvas) -> None:
        super().__init__(canvas)
        self._context = context
        self._canvas = canvas
        self._ref = ""
        self._key = ""
        self._before: object = None
        self._steps = 0
        self.field: Field | None = None
        canvas.editor_closed.connect(self._closed)
        context.document.changed.connect(self._changed)

    @property
    def _language(self) -> str:
        return self._context.language

    def _handle(self, ref: str) -> Property | None:
        document = self._context.document
        return self._context.edits.inline_property(document.value, ref, self._language)

    def open(self, ref: str) -> bool:
        """Open an editor over an element; return False if it has nothing to edit in place."""
        shown = self._handle(ref)
        if shown is None or shown.why_not:
            return False
        self._ref, self._key = ref, shown.key
        self._steps = self._context.document.steps.index()
        self.field = field_for(shown)
        self.field.edited.connect(self._edit)
        self._canvas.place_editor(self._place(ref, shown.key), _framed(self.field, shown.label))
        return True

    def _place(self, ref: str, key: str) -> str:
        """Return the ref of the property where the sheet shows it, so that the editor does not hide the whole element."""
        own = f"{ref}/{key}"
        return own if self._canvas.boxes(own) else ref

    def _edit(self, value: object) -> None:
        document = self._context.document
        try:
            after = self._context.edits.changed(document.value, self._ref, self._key, value)
            text = step_name(document, self._ref, self._key, value, self._language)
        except EditProblem as problem:
            self._context.say(str(problem))
            return
        document.apply(text, after, merge=f"{self._ref}.{self._key}.{self._steps}")

    def _changed(self) -> None:
        """Update the editor after changes made elsewhere."""
        if self.field is not None:
            shown = self._handle(self._ref)
            if shown is not None and shown.key == self._key:
                self.field.take(shown)

    def _closed(self, _ref: str, kept: bool) -> None:
        self.field = None
        if not kept:
            steps = self._context.document.steps
            while steps.index() > self._steps:
                steps.undo()


def _framed(field: Field, name: str) -> QWidget:
    """Put a field with its name on a card, so that the sheet does not show through."""
    frame = styled(QFrame(), "popup")
    edge = frame.fontMetrics().height() // 5
    row_in(frame, label_for(field, literal(name), frame), (field, 1), gap=2 * edge, margin=edge)
    frame.setFocusProxy(field)
    return frame


Sources = Callable[[Any, str], SheetSources | None]
"""(document, ref) → the sources of the sheet of a ship or class; None without a sheet."""


class SheetEditor(QWidget):
    """The canvas with its overlays. `explained(symbol)` is sent to explain a number of the sheet.

    `renewed` is sent after each check of the document, even if the sheet did not change. `begin` is the button of an empty
    canvas; each game sets its text.
    """

    explained = Signal(str)
    renewed = Signal()

    def __init__(self, context: Context, edits: CanvasEdits, sources: Sources, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "desk")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self._edits = edits
        self._sources_of = sources
        self._sources: SheetSources | None = None
        self._seen = ""
        self._ink = next(iter(context.prints.inks.values()))
        self.canvas = SheetCanvas(self)
        self.canvas.mark = context.document.mark
        self.canvas.explain = self._explain
        self.canvas.refuse = edits.refusals
        self.canvas.movable = edits.is_part
        self.canvas.fixed = edits.why_fixed
        self.canvas.steppable = edits.can_step
        self.canvas.stuck = edits.step_refusal
        self.begin = styled(QPushButton(self), "primary")
        self.begin.clicked.connect(lambda _=False: edits.begin())
        column_in(self, self.canvas, (self.begin, 1, Qt.AlignmentFlag.AlignCenter))
        self.in_place = InPlace(context, self.canvas)
        self._news = CatchUp(self, self.renew)
        self._connect()
        self._add_keys()
        self.renew()

    def _connect(self) -> None:
        context, canvas, edits = self._context, self.canvas, self._edits
        context.document.changed.connect(self._news.due)
        context.selection.subject_changed.connect(self._news.due)
        context.selection.elements_changed.connect(self._elements_changed)
        context.settings.changed.connect(self._setting_changed)
        canvas.selected.connect(context.selection.select)
        canvas.gathered.connect(context.selection.gather)
        canvas.activated.connect(self.open_element)
        canvas.stepped.connect(edits.step)
        canvas.removed.connect(lambda refs: edits.remove(*refs))
        canvas.dropped.connect(edits.add)
        canvas.moved.connect(edits.move)
        canvas.refused.connect(context.say)
        canvas.context_menu.connect(self._menu)

    def _add_keys(self) -> None:
        keys = QKeySequence.StandardKey
        self.keys = {
            "cut": self._action(tr("window-design-cut-part"), keys.Cut, self._edits.cut),
            "copy": self._action(tr("window-design-copy-part"), keys.Copy, self._edits.copy),
            "paste": self._action(tr("window-design-paste-part"), keys.Paste, lambda *_: self._edits.paste()),
            "duplicate": self._action(tr("window-design-duplicate-part"), "Ctrl+D", self._edits.duplicate),
            "all": self._action(tr("window-common-select-all-parts"), keys.SelectAll, lambda *_: self.canvas.gather_all()),
        }

    def _action(self, text: str, keys: QKeySequence.StandardKey | str, act: Callable[..., object]) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda: act(*self.canvas.selected_refs))
        self.canvas.addAction(action)
        return action

    def edit_offers(self) -> EditOffers:
        """Return the commands of the Edit menu for the selection on the sheet."""
        edits, canvas = self._edits, self.canvas

        def parts() -> bool:
            return bool(canvas.selected_refs) and all(map(edits.can_copy, canvas.selected_refs))

        def removable() -> bool:
            return bool(canvas.selected_refs) and all(map(edits.is_removable, canvas.selected_refs))

        return {
            Edit.CUT: EditOffer(self.keys["cut"].trigger, lambda: parts() and removable()),
            Edit.COPY: EditOffer(self.keys["copy"].trigger, parts),
            Edit.PASTE: EditOffer(self.keys["paste"].trigger, edits.can_paste),
            Edit.DUPLICATE: EditOffer(self.keys["duplicate"].trigger, lambda: all(map(edits.is_part, canvas.selected_refs))),
            Edit.DELETE: EditOffer(lambda: edits.remove(*canvas.selected_refs), removable),
            Edit.SELECT_ALL: EditOffer(self.keys["all"].trigger, lambda: bool(canvas.shown.order)),
        }

    def renew(self) -> None:
        """Lay out the sheet again if an edit concerns it."""
        context = self._context
        document, subject = context.document, context.selection.subject
        sources = self._sources_of(document.value, subject)
        if sources is None:
            self.canvas.set_pages((), self._ink)
        elif not sources.same(self._sources):
            options = canvas_options(context.settings)
            leaves = context.sheets.sheet(document.value, subject, options).leaves
            if subject != self._seen:
                self._seen = subject
                self.canvas.slide()  # paint in tiles; painting a whole sheet at once would block the window
            self.canvas.set_pages(imposed(leaves, context.sheets.slots(options)), self._ink)
            self._follow_selection()
        self._sources = sources
        self.begin.setVisible(sources is None)
        self.canvas.setVisible(sources is not None)
        self.renewed.emit()

    def set_rule(self, rule: str) -> None:
        """Let F1 on the sheet open the rule of the selected element."""
        self.canvas.setProperty("rule", rule)

    def menu_of(self, ref: str) -> ElementMenu:
        """Return the context menu of an element, or of the sheet for an empty reference."""
        return ElementMenu(self._context, self._edits, ref, self.open_element, self)

    def step_hint(self, ref: str) -> str:
        """Return the effect of a step up, for the card of an element with steps."""
        return self._edits.step_hint(ref) or adds_one()

    def shares(self, _ref: str) -> tuple[Sequence[Share], float]:
        """Return the value lines of an element, and the whole value; nothing where ships have no value."""
        return (), 0.0

    def _setting_changed(self, name: str) -> None:
        if name == "paper":
            self._sources = None
            self._news.due()

    def _elements_changed(self, refs: tuple[str, ...]) -> None:
        self._follow_selection()
        if self.canvas.selected_ref:
            self.canvas.reveal(self.canvas.selected_ref)
        elif refs:
            self.canvas.reveal(refs[-1])

    def _follow_selection(self) -> None:
        """Show the selected elements of the sheet."""
        places = [place for ref in self._context.selection.elements if (place := self._place(ref))]
        self.canvas.set_selected(places[-1] if places else "", places[:-1])

    def _place(self, ref: str) -> str:
        """Return the ref of an element on the sheet: itself, or the element that it resolves to; empty for none."""
        places = dict.fromkeys((ref, self._edits.resolved(ref)))
        return next((place for place in places if place and self.canvas.boxes(place)), "")

    def open_element(self, ref: str) -> None:
        """Edit an element in place, or explain a calculated number."""
        if not self.in_place.open(ref):
            symbol = ref.rpartition("/")[2]
            self.explained.emit(symbol)

    def _explain(self, ref: str) -> str:
        document = self._context.document
        summary = self._context.edits.summary(document.value, ref, self._context.language)
        shares, of = self.shares(self._edits.resolved(ref) or ref)
        return element_card(summary, shares, of, self.step_hint(ref) if self._edits.can_step(ref) else "")

    def _menu(self, ref: str, at: QPoint) -> None:
        menu = self.menu_of(ref)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)
