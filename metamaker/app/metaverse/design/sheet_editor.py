"""The sheet of the ship on the canvas, bound to the document: what is seen, hovered and done there."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.app.context import Context
from metamaker.app.metaverse.design.element_card import element_card
from metamaker.app.metaverse.design.element_menu import ElementMenu
from metamaker.app.metaverse.design.in_place import InPlace
from metamaker.app.metaverse.design.section_adders import SectionAdders
from metamaker.app.metaverse.design.sheet_edits import SheetEdits
from metamaker.app.metaverse.design.sheet_sources import SheetSources, sheet_sources
from metamaker.app.metaverse.paper.canvas_options import canvas_options
from metamaker.app.numbers.value_account import ValueAccount
from metamaker.app.widgets.catch_up import CatchUp
from metamaker.games.metaverse.edits.element import resolved
from metamaker.games.metaverse.edits.steps import can_step
from metamaker.games.metaverse.sheet.palette import COLOUR


class SheetEditor(QWidget):
    """The canvas with what floats over it. `explained(symbol)` is sent where a number of the sheet is to be explained."""

    explained = Signal(str)

    def __init__(self, context: Context, edits: SheetEdits, account: ValueAccount, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "desk")
        self._context = context
        self._edits = edits
        self._account = account
        self._sources: SheetSources | None = None
        self.canvas = SheetCanvas(self)
        self.canvas.explain = self._explain
        self.canvas.refuse = edits.refusals
        self.canvas.movable = edits.is_part
        self.canvas.fixed = edits.why_fixed
        self.canvas.steppable = self._steppable
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.canvas)
        self.begin = QPushButton(self.tr("New ship class"), self)
        self.begin.setProperty("role", "primary")
        self.begin.clicked.connect(edits.add_class)
        layout.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignCenter)
        self.adders = SectionAdders(self.canvas, edits)
        self.in_place = InPlace(context, self.canvas)
        self._news = CatchUp(self, self.renew)
        self._connect()
        self._add_keys()
        self.renew()

    def _connect(self) -> None:
        context, canvas, edits = self._context, self.canvas, self._edits
        context.document.changed.connect(self._news.due)
        context.selection.subject_changed.connect(self._news.due)
        context.selection.element_changed.connect(self._element_changed)
        context.settings.changed.connect(self._setting_changed)
        canvas.selected.connect(self._picked)
        canvas.activated.connect(self._activated)
        canvas.stepped.connect(edits.step)
        canvas.removed.connect(edits.remove)
        canvas.dropped.connect(edits.add)
        canvas.moved.connect(edits.move)
        canvas.refused.connect(context.say)
        canvas.context_menu.connect(self._menu)

    def _add_keys(self) -> None:
        keys = QKeySequence.StandardKey
        self.keys = {
            "cut": self._action(self.tr("Cut part"), keys.Cut, self._edits.cut),
            "copy": self._action(self.tr("Copy part"), keys.Copy, self._edits.copy),
            "paste": self._action(self.tr("Paste part"), keys.Paste, lambda _: self._edits.paste()),
            "duplicate": self._action(self.tr("Duplicate part"), "Ctrl+D", self._edits.duplicate),
        }

    def _action(self, text: str, keys: QKeySequence.StandardKey | str, act: Callable[[str], object]) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda: act(self.canvas.selected_ref))
        self.canvas.addAction(action)
        return action

    def renew(self) -> None:
        """Lay the sheet out as the document is now, if the edit concerns it."""
        context = self._context
        document, subject = context.document, context.selection.subject
        sources = sheet_sources(document.value, subject)
        if sources is None:
            self.canvas.set_pages((), COLOUR)
        elif not sources.same(self._sources):
            options = canvas_options(context.settings)
            leaves = document.game.sheet(document.value, subject, options).leaves
            self.canvas.set_pages(document.game.imposed(leaves, options), COLOUR)
            self._follow_selection()
        self._sources = sources
        self.begin.setVisible(sources is None)
        self.adders.place()

    def set_rule(self, rule: str) -> None:
        """Let F1 on the sheet open a rule: that of what is selected."""
        self.canvas.setProperty("rule", rule)

    def _setting_changed(self, name: str) -> None:
        if name == "paper":
            self._sources = None
            self._news.due()

    def _picked(self, ref: str) -> None:
        self._context.selection.select(ref)

    def _element_changed(self, ref: str) -> None:
        self._follow_selection()
        if self.canvas.selected_ref:
            self.canvas.reveal(self.canvas.selected_ref)
        elif ref:
            self.canvas.reveal(ref)

    def _follow_selection(self) -> None:
        """Show the selected element if it is on the sheet: itself, or what it resolves to."""
        ref = self._context.selection.element
        places = dict.fromkeys((ref, resolved(self._edits.fleet, ref))) if ref else {}
        self.canvas.set_selected(next((place for place in places if place and self.canvas.boxes(place)), ""))

    def _steppable(self, ref: str) -> bool:
        return can_step(self._edits.fleet, ref)

    def _activated(self, ref: str) -> None:
        """Edit in place; a number that nobody chooses is explained instead."""
        if not self.in_place.open(ref):
            symbol = ref.rpartition("/")[2]
            self.explained.emit(symbol)

    def _explain(self, ref: str) -> str:
        document = self._context.document
        language = self._context.language
        summary = document.game.summary(document.value, ref, language)
        place = resolved(document.value, ref) or ref
        return element_card(summary, self._account.shares(place), self._account.of, steps=self._steppable(ref))

    def _menu(self, ref: str, at: QPoint) -> None:
        menu = ElementMenu(self._context, self._edits, ref, self._activated, self)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)
