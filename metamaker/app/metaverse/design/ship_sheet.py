"""The sheet of a ship or class on the canvas: its sources, the menu of its parts, buttons for missing sections."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.app.context import Context
from metamaker.app.design.element_menu import ElementMenu
from metamaker.app.design.sheet_editor import SheetEditor, SheetSources, concerning
from metamaker.app.elements.document_menu import DocumentActions
from metamaker.app.metaverse.commands import FleetCommands
from metamaker.app.metaverse.design.sheet_edits import SheetEdits
from metamaker.app.metaverse.texts import tr
from metamaker.app.numbers.value_breakdown import ValueAccount
from metamaker.app.overrides import override
from metamaker.app.timers import rested
from metamaker.app.widgets.kit import named, push_button, row_in
from metamaker.game_api.designs import Share
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.lookup import made_of
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet, element
from metamaker.games.metaverse.model.ship import Ship


def sheet_sources(fleet: Fleet, ref: str) -> SheetSources | None:
    """Return the sources of the sheet of a ship or class; None for other references."""
    try:
        shown = element(fleet, ref)
    except KeyError:
        return None
    of = design(fleet, fleet.ship_class(shown.ship_class) if isinstance(shown, Ship) else shown)
    issues = concerning(check_fleet(fleet), made_of(fleet, ref))
    return SheetSources((shown, of, fleet.name, fleet.emblem, fleet.starfighters, fleet.bays), issues)


_EDGE = 12
"""Pixels to the edges of the canvas, like those of the zoom box at the other end."""

_NEXT_MS = 1_200
"""The longest usual pause between two presses of the buttons for sections."""


class SectionAdders(QFrame):
    """A strip with a button for each outboard section. Each keeps its place when others are used; the last one hides all."""

    def __init__(self, canvas: SheetCanvas, edits: SheetEdits) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._edits = edits
        self._pressed = QTimer(self)
        self._pressed.setSingleShot(True)
        self._pressed.setInterval(_NEXT_MS)
        self.setProperty("role", "float")
        self.setAutoFillBackground(True)
        self.setAccessibleName(tr("window-design-sections-added"))
        names = {
            SectionName.FORE: (tr("window-design-fore"), tr("window-design-add-fore-section")),
            SectionName.PORT: (tr("window-design-port"), tr("window-design-add-port-section")),
            SectionName.STARBOARD: (tr("window-design-starboard"), tr("window-design-add-starboard-section")),
            SectionName.AFT: (tr("window-design-aft"), tr("window-design-add-aft-section")),
        }
        self.buttons = {name: self._button(name, *texts) for name, texts in names.items()}
        row_in(self, *self.buttons.values(), gap=4, margin=4)
        canvas.zoomed.connect(self._settle)
        canvas.installEventFilter(self)
        self._soon = rested(self, 0, self._settle)

    @property
    def is_used(self) -> bool:
        """Whether a button was just pressed, or the pointer is still on the buttons: the next press must find them there."""
        return self.isVisible() and (self._pressed.isActive() or self.underMouse())

    def _button(self, name: SectionName, text: str, description: str) -> QPushButton:
        button = named(push_button(text, self, partial(self._edits.add, f"section/{name}"), "float"), description, description)
        button.setProperty("rule", "MV-3.1.1-01")
        button.pressed.connect(self._pressed.start)
        return button

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the text size, after the zoom box."""
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._soon.start()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Enable the buttons of missing sections; hide all buttons if no section is missing or there is no ship."""
        ship = self._edits.ship
        missing = {name for name in self.buttons if ship is not None and ship.sections[name] is None}
        for name, button in self.buttons.items():
            button.setEnabled(name in missing)
        self.setVisible(bool(missing))
        self._settle()

    def _settle(self) -> None:
        """Move to the left of the zoom box, or above it if there is too little room."""
        self.adjustSize()
        room, zoom = self._canvas.viewport().geometry(), self._canvas.zoom_box.geometry()
        beside = room.left() + _EDGE + self.width() < zoom.left()
        foot = room.bottom() - _EDGE if beside else zoom.top() - _EDGE // 2
        self.move(room.left() + _EDGE, foot - self.height())
        self.raise_()


_MOST_USES = 12
"""The number of listed uses; more would fill the menu, so the rest are only counted."""


class PartMenu(ElementMenu):
    """The menu of an element of a ship. See ElementMenu."""

    def __init__(
        self, context: Context[Fleet], edits: SheetEdits, ref: str, edit: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        self._edits = edits
        super().__init__(context, edits, ref, edit, parent)

    @override
    def add_own(self) -> None:
        """Add the actions for a whole section."""
        edits, ref = self._edits, self._ref
        if self.is_about_several or not edits.is_section(ref):
            return
        self.addSeparator()
        self.add(tr("window-design-copy-section"), partial(edits.copy, ref), "Ctrl+C")
        self.add(tr("window-design-paste-into-section"), edits.paste, "Ctrl+V", enabled=edits.can_paste())
        if edits.has_other_side(ref):
            self.add(tr("window-design-mirror-other-side"), partial(edits.mirror, ref))

    @override
    def paste_offered(self) -> bool:
        """Return whether the menu has the usual entry for pasting; a section has its own."""
        return self.is_about_several or not self._edits.is_section(self._ref)

    @override
    def add_places(self) -> None:
        """Add the other sections."""
        inner = self.addMenu(tr("window-design-move-section"))
        for place, text, why_not in self._edits.sections(self.refs):
            shown = f"{text} – {why_not}" if why_not else text
            self.add(shown, partial(self._edits.move, self.refs, place), enabled=not why_not, menu=inner)
        inner.setEnabled(not inner.isEmpty())

    @override
    def add_about(self) -> None:
        """Add the definition, the uses and the rule of the element."""
        edits, context = self._edits, self._context
        definition = edits.definition_of(self._ref)
        if definition:
            text = tr("window-design-edit-name", name=edits.name(definition))
            self.add(text, partial(context.go_to, definition))
        self._add_uses(definition or self._ref)
        self._add_keeping(definition)
        super().add_about()

    def _add_keeping(self, definition: str) -> None:
        """Add actions that copy the definition of the element, and the class of the ship, to the library."""
        actions = DocumentActions(self._context, FleetCommands, self)
        ship = self._edits.ship
        for ref in dict.fromkeys(filter(None, (definition, ship.ref() if ship is not None else ""))):
            if actions.commands.keepable([ref]):
                self.add(tr("window-design-keep-library", name=self._edits.name(ref)), partial(actions.keep, [ref]))

    def _add_uses(self, ref: str) -> None:
        uses = self._edits.uses(ref)
        if not uses:
            return
        inner = self.addMenu(tr("window-design-used"))
        for use in uses[:_MOST_USES]:
            self.add(use.text, partial(self._context.go_to, use.ref), menu=inner)
        if len(uses) > _MOST_USES:
            more = tr("window-common-and-more", count=len(uses) - _MOST_USES)
            self.add(more, self.close, enabled=False, menu=inner)


class ShipSheet(SheetEditor):
    """The canvas of the design page."""

    def __init__(
        self, context: Context[Fleet], edits: SheetEdits, account: ValueAccount, parent: QWidget | None = None
    ) -> None:
        self._account = account
        self._ship_edits = edits
        super().__init__(context, edits, sheet_sources, parent)
        self.begin.setText(tr("window-design-new-ship-class"))
        edits.defined.connect(self.in_place.open)
        self.adders = SectionAdders(self.canvas, edits)
        self.renewed.connect(self.adders.place)
        self.adders.place()

    @override
    def menu_of(self, ref: str) -> PartMenu:
        return PartMenu(self._context, self._ship_edits, ref, self.open_element, self)

    @override
    def shares(self, ref: str) -> tuple[Sequence[Share], float]:
        return self._account.shares(ref), self._account.of
