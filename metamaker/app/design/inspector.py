"""The selected element: its description, and all its changeable properties with exact values."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.design.element_menu import CanvasEdits
from metamaker.app.form.element_form import ElementForm
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.deferred_view import CatchUp
from metamaker.app.widgets.kit import column_in, push_button, row_of, styled
from metamaker.app.widgets.labels import ElidedLabel, words_label
from metamaker.app.widgets.rule_help import rule_tip
from metamaker.app.widgets.tab_order import gather_stops
from metamaker.core.property import Summary

_REST_MS = 60
"""The pause of the pointer before an element is shown, since moving over the sheet passes many parts.

A balance between that cost and delay; others were not compared.
"""

_MOST_TITLES = 6
"""The number of selected elements listed by name; the others are only counted."""

_SIGN_EMS = 1.5
"""Width of the icon, in heights of a line."""


class Inspector(QFrame):
    """Shows the selected element, or the subject of the canvas. `explained(symbol)` is sent for a clicked number.

    `ruled(id)` is sent with the rule of the shown element. A game's own inspector puts additional parts into `beside_title`,
    `above_facts` and `below_facts`, and calls `renew` when it is made. Texts that change with an edit are below the fields, so
    that no field moves away from the pointer.
    """

    explained = Signal(str)
    ruled = Signal(str)

    def __init__(self, context: Context, edits: CanvasEdits, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._context = context
        self._canvas_edits = edits
        self._language = context.language
        self._rule = ""
        self._shown: tuple[str, ...] = ()
        self._signed: Summary | None = None
        self.forms: list[ElementForm] = []
        self._headings: list[QLabel] = []
        self._lay_out()
        self._soon = rested(self, _REST_MS, self._head)
        self._tidy = rested(self, 0, lambda: gather_stops(self))
        context.document.changed.connect(CatchUp(self, self._changed).due)
        news = CatchUp(self, self.renew)
        context.selection.elements_changed.connect(news.due)
        context.selection.subject_changed.connect(news.due)

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        self.kind = self.label("heading")
        self.title = styled(ElidedLabel(self), "title")
        self.sign = QLabel(self)
        self.sentence, self.facts = self.label("caption"), self.label("caption")
        self.sentence.setWordWrap(True)
        self.facts.setWordWrap(True)
        self.rule = self.button("", lambda: self._context.show_rule(self._rule))
        self.beside_title = QHBoxLayout()
        self.above_facts, self.below_facts, self._fields = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        for each in (self.above_facts, self.below_facts, self._fields):
            each.setSpacing(unit // 3)
        top = row_of((self.kind, 1), self.rule)
        parts = (top, self.beside_title, self._fields, self.above_facts, self.sentence, self.facts, self.below_facts)
        column_in(self, *parts, gap=unit // 3, margin=(unit, unit * 3 // 4, unit, unit))
        self.beside_title.addWidget(self.sign)
        self.beside_title.addWidget(self.title, 1)

    def label(self, role: str) -> QLabel:
        """Return a new label for plain text in the look `role`."""
        return words_label(role, self)

    def button(self, text: str, act: Callable[..., object]) -> QPushButton:
        """Return a new button that looks like a link."""
        return push_button(text, self, act, "link")

    @property
    def refs(self) -> tuple[str, ...]:
        """The references of the shown elements: the selection, otherwise the ship or class on the canvas."""
        selection = self._context.selection
        found = tuple(dict.fromkeys(filter(None, map(self._canvas_edits.resolved, selection.elements))))
        return found or (selection.subject,)

    @property
    def ref(self) -> str:
        """The reference of the shown element, the current one of several."""
        return self.refs[-1]

    def inspected(self, ref: str) -> tuple[str, ...]:
        """Return the references with properties to show for an element."""
        return (ref,)

    def picture(self, summary: Summary, side: int) -> QPixmap:  # noqa: ARG002 - games override this with their icons
        """Return the icon for a summary, `side` pixels wide; a null one without an icon."""
        return QPixmap()

    def headed(self, ref: str) -> None:
        """Follow a new element in the head; a game's inspector can show more there."""

    def renew(self) -> None:
        """Show the current element."""
        self._head()
        self.show_forms(self.inspected(self.ref))

    def _changed(self) -> None:
        """Follow an edit: the forms at once, slower parts after a pause in editing."""
        self.show_forms(self.inspected(self.ref))
        if self._shown == self.refs:
            self._soon.start()
        else:
            self._head()

    def _head(self) -> None:
        """Show the description of the element. Its facts can take time."""
        ref = self.ref
        self._soon.stop()
        self._shown = self.refs
        summary = self._summary()
        self.kind.setText(summary.kind.upper())
        self.title.setText(summary.title or tr("window-design-nothing-selected"))
        show_text(self.sentence, summary.sentence)
        show_text(self.facts, " · ".join(summary.facts))
        self._signed = summary
        self._draw_sign(summary)
        self._rule = summary.rule
        self.setProperty("rule", summary.rule)
        show_text(self.rule, summary.rule)
        self.rule.setToolTip(rule_tip(summary.rule, summary.sentence))
        self.rule.setAccessibleName(tr("window-common-open-rule", rule=summary.rule))
        self.ruled.emit(summary.rule)
        for form, heading in list(zip(self.forms, self._headings, strict=True))[1:]:
            show_text(heading, self._title(form.ref).upper())
        self.headed(ref if len(self.refs) == 1 else "")

    def _summary(self) -> Summary:
        """Return the summary for the head: for several elements, their number and their names."""
        document, edits = self._context.document, self._context.edits
        if len(self.refs) == 1:
            return edits.summary(document.value, self.ref, self._language)
        titles = [edits.title_of(document.value, ref, self._language) for ref in self.refs]
        names = ", ".join(titles[:_MOST_TITLES])
        if len(titles) > _MOST_TITLES:
            names = tr("window-common-more", names=names, count=len(titles) - _MOST_TITLES)
        sentence = tr("window-design-changed-here-changed")
        return Summary("", self._canvas_edits.called(self.refs), tr("window-design-selected"), sentence, (names,))

    def _draw_sign(self, summary: Summary) -> None:
        """Draw the icon of the shown element, in the current theme."""
        side = round(self.fontMetrics().height() * _SIGN_EMS)
        picture = self.picture(summary, side) if summary.ref else QPixmap()
        self.sign.setPixmap(picture)
        self.sign.setVisible(not picture.isNull())

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Update the icon after a change of theme or text size."""
        super().changeEvent(event)
        changes = {QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange}
        if event.type() in changes and self._signed is not None:
            self._draw_sign(self._signed)

    def _title(self, ref: str) -> str:
        """Return the kind and the name of an element: elements of one group often have similar names."""
        if not ref:
            return ""
        summary = self._context.edits.summary(self._context.document.value, ref, self._language)
        return " · ".join(filter(None, (summary.kind, summary.title)))

    def show_forms(self, refs: tuple[str, ...]) -> None:
        """Show a form for each of these elements; the first one has its heading above already.

        Several selected elements share one form.
        """
        several = self.refs if len(self.refs) > 1 else ()
        refs = refs[:1] if several else refs
        while len(self.forms) < len(refs):
            self._add_form()
        for place, (form, heading) in enumerate(zip(self.forms, self._headings, strict=True)):
            ref = refs[place] if place < len(refs) else ""
            wanted = several or tuple(filter(None, (ref,)))
            if form.refs != wanted:
                form.show_elements(wanted)
                show_text(heading, self._title(ref).upper() if place else "")
            form.setVisible(bool(ref))

    def _add_form(self) -> None:
        heading = styled(ElidedLabel(self), "heading")
        form = ElementForm(self._context.document, self._language, self)
        self._headings.append(heading)
        self.forms.append(form)
        form.arranged.connect(self._tidy.start)
        self.form_added(form)
        self._fields.addWidget(heading)
        self._fields.addWidget(form)

    def form_added(self, form: ElementForm) -> None:
        """Handle a new form; a game's inspector can add to it."""


def show_text(label: QLabel | QPushButton, text: str) -> None:
    """Show a text; hide the label for an empty one."""
    if label.text() != text:
        label.setText(text)
    label.setVisible(bool(text))
