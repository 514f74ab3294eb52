"""The slot board: the ten slots of the ship on the canvas as tiles, to be filled, emptied and moved by mouse and keys."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QDrag, QHideEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from metamaker.app import dragging
from metamaker.app.canvas.drags import element_data
from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.board_edits import BoardEdits, SlotMenu, system_popup
from metamaker.app.cosmoforce.board.board_head import BoardHead
from metamaker.app.cosmoforce.board.slot_drops import SlotDrops
from metamaker.app.cosmoforce.board.slot_faces import SlotFace, slot_faces
from metamaker.app.cosmoforce.board.slot_grid import SlotArea, SlotGrid
from metamaker.app.cosmoforce.board.tile_card import HoveredTile, TileCard
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.form.choice_popup import ChoicePopup
from metamaker.app.overrides import override
from metamaker.app.widgets.deferred_view import CatchUp
from metamaker.app.widgets.edit_actions import Edit, EditOffer, EditOffers
from metamaker.app.widgets.kit import column_in
from metamaker.app.widgets.labels import words_label
from metamaker.core.display_names import called
from metamaker.games.cosmoforce.edits.structure import STRUCTURE, Kind
from metamaker.games.cosmoforce.model.fleet import Fleet

_ARROWS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}
_ENDS = {Qt.Key.Key_Home: 1, Qt.Key.Key_End: 10}
_STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Underscore: -1}
_OPENING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2}
_EMPTYING = {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}
_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier


class SlotBoard(QWidget):
    """The board of the ship on the canvas, which it changes by `edits`; it follows and sets the selection.

    Tiles have the keys of the sheet, digits for slots, and letters for the choice of systems.

    `weigh_wanted(slot)` asks for the comparison of systems for a slot.
    """

    weigh_wanted = Signal(int)

    def __init__(self, context: Context[Fleet], edits: BoardEdits, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.edits = edits
        self._faces: tuple[SlotFace, ...] = ()
        self.chooser: ChoicePopup | None = None
        self.card = TileCard()
        self.head = BoardHead(context, edits, self)
        self.grid = SlotGrid(self)
        self.area = SlotArea(self.grid, self)
        self.grid.site = SlotDrops(context, edits, self.grid, self.card, lambda: self._faces)
        self.hovered = HoveredTile(context, self.grid, self.card, self.ref)
        self.nothing = words_label("caption", self, tr("window-balance-no-ship-canvas"))
        self._lay_out()
        self._connect()
        self._add_keys()
        self.renew()

    def _lay_out(self) -> None:
        self.setProperty("role", "desk")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("window-common-slots"))
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        em = self.fontMetrics().height()
        column_in(self, self.head, (self.area, 1), (self.nothing, 1), gap=em // 2, margin=em // 2)

    def _connect(self) -> None:
        news = CatchUp(self, self.renew)
        self._context.document.changed.connect(news.due)
        self._context.selection.subject_changed.connect(news.due)
        self._context.selection.element_changed.connect(self._follow_selection)
        for tile in self.grid.tiles:
            tile.keys = partial(self._key, tile.number)
            tile.clicked.connect(partial(self._clicked, tile.number))
            tile.opened.connect(partial(self.choose, tile.number))
            tile.dragged.connect(partial(self._drag, tile.number))
            tile.menu_wanted.connect(partial(self._menu, tile.number))

    def _add_keys(self) -> None:
        keys, edits = QKeySequence.StandardKey, self.edits
        self._add_key(tr("window-board-cut-system"), keys.Cut, lambda: edits.cut(self.current))
        self._add_key(tr("window-board-copy-system"), keys.Copy, lambda: edits.copy(self.current))
        self._add_key(tr("window-board-paste-system"), keys.Paste, edits.paste)
        self._add_key(tr("window-board-duplicate-system"), "Ctrl+D", lambda: edits.duplicate(self.current))

    def _add_key(self, text: str, keys: QKeySequence.StandardKey | str, act: Callable[[], object]) -> None:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda _=False: act())
        self.grid.addAction(action)

    def edit_offers(self) -> EditOffers:
        """Return the actions of the Edit menu for the current slot."""
        edits = self.edits

        def held() -> bool:
            return edits.held(self.current) is not None

        return {
            Edit.CUT: EditOffer(lambda: edits.cut(self.current), held),
            Edit.COPY: EditOffer(lambda: edits.copy(self.current), held),
            Edit.PASTE: EditOffer(edits.paste, edits.can_paste),
            Edit.DUPLICATE: EditOffer(lambda: edits.duplicate(self.current), held),
            Edit.DELETE: EditOffer(lambda: edits.remove(self.current), held),
        }

    @property
    def current(self) -> str:
        """The reference of the slot with the keyboard focus, otherwise of the selected one."""
        focused = next((tile.number for tile in self.grid.tiles if tile.hasFocus()), self.selected)
        return self.ref(focused) if focused else ""

    @property
    def selected(self) -> int:
        """The number of the selected slot; 0 if the selection is not a slot of this ship."""
        of, design = STRUCTURE.find(self.edits.fleet, self._context.selection.element), self.edits.design
        return of.slot if of is not None and of.kind is Kind.SLOT and of.design is design else 0

    def ref(self, number: int) -> str:
        """Return the reference of a slot of the ship on the canvas; empty if there is none."""
        design = self.edits.design
        return design.ref("slots", str(number)) if design is not None else ""

    def renew(self) -> None:
        """Show the ship on the canvas as it is now."""
        design = self.edits.design
        self.area.setVisible(design is not None)
        self.head.setVisible(design is not None)
        self.nothing.setVisible(design is None)
        self.head.renew()
        if design is not None:
            self._faces = slot_faces(self._context, self.edits.fleet, design)
            self.grid.show_faces(self._faces)
            self.grid.setAccessibleName(tr("window-board-slots-name", name=called(design)))
            self.hovered.renew()
        self._follow_selection()

    def _follow_selection(self) -> None:
        self.grid.select(self.selected)
        self.area.reveal(self.selected)

    def _clicked(self, number: int) -> None:
        self.card.hide()
        self.pick(number)

    def pick(self, number: int) -> None:
        """Select a slot."""
        self._context.selection.select(self.ref(number))
        if any(tile.hasFocus() for tile in self.grid.tiles):
            self.grid.tile(number).setFocus(Qt.FocusReason.OtherFocusReason)

    def unpick(self) -> bool:
        """Clear the selection; return False if no slot was selected."""
        was_selected = bool(self.selected)
        if was_selected:
            self._context.selection.select("")
        return was_selected

    def step(self, number: int, by: int) -> None:
        """Put the next or previous system into a slot."""
        self.pick(number)
        self.edits.step([self.ref(number)], by)

    def empty(self, number: int) -> None:
        """Remove the system of a slot; do nothing for an empty one."""
        self.pick(number)
        if self.edits.held(self.ref(number)) is not None:
            self.edits.remove(self.ref(number))

    def exchange(self, number: int, other: int) -> None:
        """Swap a system with the contents of another slot; the keyboard focus follows it."""
        if number != other and self.edits.held(self.ref(number)) is not None:
            self.edits.move([self.ref(number)], self.ref(other))

    def choose(self, number: int, letters: str = "") -> None:
        """Open the choice of systems at a tile, with the typed letters; do nothing if there is no choice.

        The popup opens below all tiles, because the tiles help to choose.
        """
        self.card.hide()
        self.pick(number)
        ref, document = self.ref(number), self._context.document
        shown = self._context.edits.inline_property(document.value, ref, self._context.language)
        if shown is None:
            self.chooser = None
            return
        tile = self.grid.tile(number)
        self.chooser = system_popup(shown.choices, str(shown.value), tr("window-board-slot-holds", number=number), tile)
        self.chooser.chosen.connect(lambda value: self.edits.fill(value, ref))
        below = self.grid.visibleRegion().boundingRect().bottom() - tile.y() + 1
        self.chooser.open(QRect(tile.mapToGlobal(QPoint(0, 0)), QSize(tile.width(), max(tile.height(), below))), letters)

    def _drag(self, number: int, at: QPoint) -> None:
        """Start to drag a system, with the pointer at the same point of its tile."""
        self.card.hide()
        tile, ref = self.grid.tile(number), self.ref(number)
        drag = QDrag(tile)
        drag.setMimeData(element_data(ref, self._context.document.mark, self.edits.held(ref) or ""))
        drag.setPixmap(tile.grab())
        drag.setHotSpot(at)
        dragging.run(drag, Qt.DropAction.MoveAction | Qt.DropAction.CopyAction, Qt.DropAction.MoveAction)

    def _menu(self, number: int, at: QPoint) -> None:
        self.card.hide()
        menu = SlotMenu(
            self._context,
            self.edits,
            self.ref(number),
            lambda _: self.choose(number),
            lambda _: self.weigh_wanted.emit(number),
            self,
        )
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def _key(self, number: int, event: QKeyEvent) -> bool:
        """Handle a key at a slot; return False for an unused key.

        Arrows go to the neighbouring slot; with Alt held they swap the system with the contents of that slot.
        """
        key = Qt.Key(event.key())
        if event.modifiers() & _HELD:
            return False
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            if key in _ARROWS:
                self.exchange(number, self.grid.beside(number, key))
            return key in _ARROWS
        if key in _ARROWS:
            self.pick(self.grid.beside(number, key))
        elif key in _ENDS:
            self.pick(_ENDS[key])
        elif key is Qt.Key.Key_Space:
            self.pick(number)
        elif key is Qt.Key.Key_Escape:
            return self.unpick()
        elif event.text().isdecimal() and event.text().isascii():
            self.pick(int(event.text()) or 10)
        else:
            return self._edit(number, key, event.text())
        return True

    def _edit(self, number: int, key: Qt.Key, text: str) -> bool:
        if key in _STEPS:
            self.step(number, _STEPS[key])
        elif key in _EMPTYING:
            self.empty(number)
        elif key in _OPENING:
            self.choose(number)
        elif text.isalpha():
            self.choose(number, text)
        else:
            return False
        return True

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Hide the card together with the board."""
        self.card.hide()
        super().hideEvent(event)
