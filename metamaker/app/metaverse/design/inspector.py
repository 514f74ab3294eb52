"""What is selected: what it is, what it is worth, and everything about it that can be changed, with exact values."""

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.form.element_form import ElementForm
from metamaker.app.metaverse.design.element_card import worth
from metamaker.app.metaverse.design.element_group import element_group
from metamaker.app.metaverse.design.one_more_notes import OneMoreNotes
from metamaker.app.metaverse.design.sheet_edits import SheetEdits
from metamaker.app.metaverse.palette.icon_pictures import tile_picture
from metamaker.app.numbers.value_account import ValueAccount
from metamaker.app.widgets.catch_up import CatchUp
from metamaker.app.widgets.elided_label import ElidedLabel
from metamaker.games.metaverse.edits.element import resolved
from metamaker.games.metaverse.edits.inspected import inspected

VALUE = "combat_value"

_REST_MS = 60


class Inspector(QFrame):
    """Shows the selected element, or what is on the canvas. `explained(symbol)` is sent when its worth is asked about.

    `ruled(id)` tells the rule of what is shown.
    """

    explained = Signal(str)
    ruled = Signal(str)

    def __init__(self, context: Context, edits: SheetEdits, account: ValueAccount, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._context = context
        self._edits = edits
        self._account = account
        self._language = context.language
        self._definition = ""
        self._rule = ""
        self._shown = ""
        self.forms: list[ElementForm] = []
        self._notes: list[OneMoreNotes] = []
        self._headings: list[QLabel] = []
        self._lay_out()
        self._soon = QTimer(self, singleShot=True, interval=_REST_MS)
        self._soon.timeout.connect(self._head)
        context.document.changed.connect(CatchUp(self, self._changed).due)
        news = CatchUp(self, self.renew)
        context.selection.element_changed.connect(news.due)
        context.selection.subject_changed.connect(news.due)
        account.renewed.connect(self._show_worth)
        self.renew()

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        self.kind = self._label("heading")
        self.title = ElidedLabel(self)
        self.title.setProperty("role", "title")
        self.sign = QLabel(self)
        self.sentence, self.facts, self.worth = self._label("caption"), self._label("caption"), self._label("strong")
        self.sentence.setWordWrap(True)
        self.facts.setWordWrap(True)
        self.edit_definition = self._button(self.tr("edit weapon"), self._go_to_definition)
        self.rule = self._button("", lambda: self._context.show_rule(self._rule))
        self.why = self._button(self.tr("Why?"), partial(self.explained.emit, VALUE))
        self.why.setAccessibleName(self.tr("Explain the combat value"))
        head = QHBoxLayout()
        head.addWidget(self.sign)
        head.addWidget(self.title, 1)
        head.addWidget(self.edit_definition)
        top = QHBoxLayout()
        top.addWidget(self.kind, 1)
        top.addWidget(self.rule)
        money = QHBoxLayout()
        money.addWidget(self.worth)
        money.addWidget(self.why)
        money.addStretch(1)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(unit, unit * 3 // 4, unit, unit)
        self._whole.setSpacing(unit // 3)
        for row in (top, head):
            self._whole.addLayout(row)
        for label in (self.sentence, self.facts):
            self._whole.addWidget(label)
        self._whole.addLayout(money)
        self.sharing = self._label("caption")
        self.sharing.setWordWrap(True)
        self.sharing.setText(
            self.tr("All parts are scaled so that they add up to the value. By itself: lost when this alone goes.")
        )
        self._whole.addWidget(self.sharing)

    def _label(self, role: str) -> QLabel:
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", role)
        return label

    def _button(self, text: str, act: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", "link")
        button.clicked.connect(act)
        return button

    @property
    def ref(self) -> str:
        """The reference of what is shown: the selected element, or the ship or class on the canvas."""
        selection = self._context.selection
        return resolved(self._edits.fleet, selection.element) or selection.subject

    def renew(self) -> None:
        """Show the element as it is now."""
        self._head()
        self._show_forms(inspected(self._edits.fleet, self.ref))
        self._show_worth()

    def _changed(self) -> None:
        """Follow an edit: the forms at once, what takes longer when no edit has come for a moment."""
        self._show_forms(inspected(self._edits.fleet, self.ref))
        if self._shown == self.ref:
            self._soon.start()
        else:
            self._head()

    def _head(self) -> None:
        """Show what the element is and does. Its facts have the worth of the element, which costs time."""
        fleet, ref = self._edits.fleet, self.ref
        self._soon.stop()
        self._shown = ref
        summary = self._context.document.game.summary(fleet, ref, self._language)
        self.kind.setText(summary.kind.upper())
        self.title.setText(summary.title or self.tr("Nothing selected"))
        _show(self.sentence, summary.sentence)
        _show(self.facts, " · ".join(summary.facts))
        side = round(self.fontMetrics().height() * 1.5)
        group = element_group(fleet, ref)
        self.sign.setPixmap(tile_picture(summary.icon, group, side, self.devicePixelRatioF()))
        self._rule = summary.rule
        self.setProperty("rule", summary.rule)
        _show(self.rule, summary.rule.partition("-")[2])
        self.rule.setAccessibleName(self.tr("Open rule %1").replace("%1", summary.rule))
        self.ruled.emit(summary.rule)
        for form, heading in list(zip(self.forms, self._headings, strict=True))[1:]:
            _show(heading, self._title(form.ref).upper())
        self._definition = self._edits.definition_of(ref)
        self.edit_definition.setText(self._edit_words())
        self.edit_definition.setVisible(bool(self._definition))

    def _title(self, ref: str) -> str:
        return self._context.document.game.title_of(self._edits.fleet, ref, self._language) if ref else ""

    def _edit_words(self) -> str:
        group = self._definition.partition("/")[0]
        return {"bays": self.tr("edit bay type"), "starfighters": self.tr("edit squadron type")}.get(
            group, self.tr("edit weapon")
        )

    def _go_to_definition(self) -> None:
        self._context.go_to(self._definition)

    def _show_forms(self, refs: tuple[str, ...]) -> None:
        """Show a form for each of these elements; the first has its heading above already."""
        while len(self.forms) < len(refs):
            self._add_form()
        for place, (form, heading) in enumerate(zip(self.forms, self._headings, strict=True)):
            ref = refs[place] if place < len(refs) else ""
            if form.ref != ref:
                form.show_element(ref)
                _show(heading, self._title(ref).upper() if place else "")
            form.setVisible(bool(ref))

    def _add_form(self) -> None:
        heading = self._label("heading")
        form = ElementForm(self._context.document, self._language, self)
        self._headings.append(heading)
        self.forms.append(form)
        self._notes.append(OneMoreNotes(form, self._account))
        self._whole.addWidget(heading)
        self._whole.addWidget(form)

    def _show_worth(self) -> None:
        """Show what a part is worth. Until that is worked out its lines are there without it: nothing below may move then."""
        ref = resolved(self._edits.fleet, self._context.selection.element)
        text = worth(self._account.shares(ref), self._account.of)
        has_lines = bool(text) or (not self._account.fresh and ref.count("/") > 1)
        self.worth.setText(text)
        for each in (self.worth, self.why, self.sharing):
            each.setVisible(has_lines)
        for notes in self._notes:
            notes.renew()


def _show(label: QLabel | QPushButton, text: str) -> None:
    """Show a text, and nothing at all for an empty one."""
    if label.text() != text:
        label.setText(text)
    label.setVisible(bool(text))
