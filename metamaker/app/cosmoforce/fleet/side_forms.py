"""The forms next to the teams: those of the selection, of the document, of the rules of its group."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from metamaker.app.building import Steps, at_once
from metamaker.app.context import Context
from metamaker.app.cosmoforce.commands import FleetCommands
from metamaker.app.cosmoforce.fleet.rules_form import DOCUMENT, RULES, RulesForm
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.form.element_form import ElementForm
from metamaker.app.widgets.buttons import TabButtons
from metamaker.app.widgets.kit import column_in, push_button
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import TallArea
from metamaker.game_api.game import required
from metamaker.games.cosmoforce.edits.structure import FLEET, STRUCTURE, Kind

SELECTED, OF_DOCUMENT, OF_RULES = range(3)
"""The places of the tabs."""


class SideForms(QFrame):
    """The forms of an element, by `show_element`, or of the document. `rule_wanted(id)` comes from the forms."""

    rule_wanted = Signal(str)

    def __init__(self, context: Context, commands: FleetCommands, parent: QWidget | None = None, *, whole: bool = True) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._context = context
        self._commands = commands
        self._half = self.fontMetrics().height() // 2
        self.unbuilt = self._build()
        if whole:
            at_once(self.unbuilt)

    def _build(self) -> Steps:
        context, commands = self._context, self._commands
        titles = [tr("window-design-selected"), tr("window-fleet-document"), tr("window-main-rules")]
        self.tabs = TabButtons(titles, tr("window-fleet-shown-below"), self)
        self._stack = QStackedWidget(self)
        column_in(self, self.tabs, (self._stack, 1), margin=None)
        self.element = ElementForm(context.document, context.language, with_rules=True)
        self.name = words_label("title", self, wraps=True)
        self.sentence = words_label("caption", self, wraps=True)
        self.open = push_button(tr("window-fleet-open-ship"), self, lambda: context.go_to(self.element.ref), "link")
        self._add(self.name, self.sentence, self.open, self.element).column.setAlignment(self.open, Qt.AlignmentFlag.AlignLeft)
        yield
        self.document = ElementForm(context.document, context.language)
        self.document.show_element(FLEET, DOCUMENT)
        self._add(self.document)
        yield
        self.rules = RulesForm(context)
        yield
        reset, hint = tr("window-common-all-edition"), tr("window-fleet-leave-every-toggle")
        self.reset = push_button(reset, self, commands.leave_to_edition, tip=hint)
        self.differences = words_label("caption", self, wraps=True)
        self.rules_area = self._add(self.differences, self.reset, self.rules)
        self.rules_area.column.setAlignment(self.reset, Qt.AlignmentFlag.AlignLeft)
        yield
        for form in (self.element, self.rules):
            form.rule_wanted.connect(self.rule_wanted)
        self.tabs.turned.connect(self._stack.setCurrentIndex)
        self.tabs.turn(OF_DOCUMENT)
        self.renew()

    def _add(self, *parts: QWidget) -> TallArea:
        """Add a tab with these parts below one another."""
        area = TallArea(*parts, spacing=self._half)
        self._stack.addWidget(area)
        return area

    def show_element(self, ref: str) -> None:
        """Show the form of an element; for the document or one of its toggles, the form of the document."""
        of = STRUCTURE.find(self._commands.fleet, ref)
        if of is None:
            self._show_nothing()
        elif of.kind is Kind.FLEET:
            self.tabs.turn(OF_RULES if of.focus in RULES else OF_DOCUMENT)
            if of.focus in (*RULES, *DOCUMENT):
                field = (self.rules if of.focus in RULES else self.document).field(of.focus)
                field.setFocus()
        else:
            self.tabs.turn(SELECTED)
            self.element.show_element(of.ref)
            self.renew()
            if of.focus in self.element.keys:
                self.element.field(of.focus).setFocus()

    def show_several(self, refs: Sequence[str]) -> None:
        """Show the shared properties of several elements of one group."""
        self.tabs.turn(SELECTED)
        self.element.show_elements(refs)
        self.renew()

    def _show_nothing(self) -> None:
        self.element.show_element("")
        if self.tabs.place == SELECTED:
            self.tabs.turn(OF_DOCUMENT)
        self.renew()

    def renew(self) -> None:
        """Show the document as it is now; the forms follow automatically."""
        game, fleet = self._context.document.game, self._commands.fleet
        if any(STRUCTURE.find(fleet, ref) is None for ref in self.element.refs):
            self._show_nothing()
            return
        summary = required(game.edits).summary(fleet, self.element.ref, self._context.language)
        several = self._commands.called(self.element.refs) if len(self.element.refs) > 1 else ""
        self.name.setText(several or summary.title or tr("window-design-nothing-selected"))
        nothing = tr("window-fleet-select-design-team")
        told = " · ".join((summary.kind, *summary.facts)) if summary.title else nothing
        self.sentence.setText(tr("window-fleet-change-all-them") if several else told)
        self.open.setVisible(self.element.ref.partition("/")[0] in {"designs", "ships"})
        count = len(self.rules.different)
        told = tr("window-fleet-rules-differ-edition", count=count) if count else tr("window-fleet-all-played-edition")
        self.differences.setText(told)
        self.reset.setEnabled(bool(count))
