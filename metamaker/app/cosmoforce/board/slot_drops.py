"""Drags over the tiles: before the drop, each tile shows its new contents, or the reason why the drop is refused."""

from collections.abc import Callable
from html import escape
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

from metamaker.app.canvas.drags import DragPayload, parcel
from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.board_edits import BoardEdits
from metamaker.app.cosmoforce.board.slot_faces import SlotFace, slot_faces
from metamaker.app.cosmoforce.board.slot_grid import SlotGrid
from metamaker.app.cosmoforce.board.slot_tile import SlotTile
from metamaker.app.cosmoforce.board.tile_card import TileCard
from metamaker.app.cosmoforce.board.tile_paint import Drop
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.edits.palette import dropped, settled
from metamaker.games.cosmoforce.edits.structure import STRUCTURE, Kind


class _Attempt(NamedTuple):
    """A dragged item over a slot: the key of a system from elsewhere, or the reference of a system in a slot."""

    key: str
    moves: bool
    target: str


class _Outcome(NamedTuple):
    """The faces of the slots after a drop, or the reason why it is refused."""

    faces: tuple[SlotFace, ...] = ()
    why_not: str = ""


class SlotDrops:
    """Drag and drop on a grid. A dragged system is swapped with another one, or copied with Ctrl held.

    `faces()` returns the current faces of the slots.
    """

    def __init__(
        self, context: Context, edits: BoardEdits, grid: SlotGrid, card: TileCard, faces: Callable[[], tuple[SlotFace, ...]]
    ) -> None:
        self._context = context
        self._edits = edits
        self._grid = grid
        self._card = card
        self._faces = faces
        self._carried: DragPayload | None = None
        self._attempt: _Attempt | None = None
        self._outcome = _Outcome()

    def enter(self, event: QDragEnterEvent) -> None:
        """Accept a drag onto the tiles."""
        self._carried = parcel(event.mimeData(), self._context.document.mark)
        if self._carried is None:
            event.ignore()
        else:
            event.acceptProposedAction()

    def move(self, event: QDragMoveEvent) -> None:
        """Show the effect of dropping at this position."""
        tile = self._grid.tile_at(event.position().toPoint())
        self._look(tile, copies=_is_copy(event))
        if self._attempt is not None and not self._outcome.why_not:
            self._take(event)
        else:
            event.ignore()

    def drop(self, event: QDropEvent) -> None:
        """Drop the item, or show why it is refused."""
        tile = self._grid.tile_at(event.position().toPoint())
        self._look(tile, copies=_is_copy(event))
        attempt, why_not = self._attempt, self._outcome.why_not
        self.leave()
        if attempt is None or tile is None or why_not:
            event.ignore()
            if why_not:
                self._context.say(why_not)
            return
        self._take(event)
        if attempt.moves:
            self._edits.move([attempt.key], attempt.target)
        else:
            self._edits.add(attempt.key, attempt.target)
        tile.setFocus(Qt.FocusReason.MouseFocusReason)

    def leave(self) -> None:
        """Show the real contents of the slots again, because the drag ended or left the tiles."""
        self._carried = self._attempt = None
        self._outcome = _Outcome()
        self._grid.show_faces(self._faces())
        self._card.hide()

    def _take(self, event: QDropEvent) -> None:
        moves = self._attempt is not None and self._attempt.moves
        wanted = Qt.DropAction.MoveAction if moves else Qt.DropAction.CopyAction
        event.setDropAction(wanted if wanted & event.possibleActions() else event.proposedAction())
        event.accept()

    def _look(self, tile: SlotTile | None, *, copies: bool) -> None:
        """Show the effect of a drop on a tile if the attempt changed."""
        attempt = self._attempt_at(tile, copies=copies)
        if attempt != self._attempt:
            self._attempt = attempt
            self._outcome = _Outcome() if attempt is None else self._tried(attempt)
            self._show(tile)

    def _attempt_at(self, tile: SlotTile | None, *, copies: bool) -> _Attempt | None:
        """Return the attempted change at a tile; None for no change, such as a system over its own slot."""
        design, carried = self._edits.design, self._carried
        if tile is None or design is None or carried is None:
            return None
        target = design.ref("slots", str(tile.number))
        if not carried.is_element:
            return _Attempt(carried.key, False, target)
        of = STRUCTURE.find(self._edits.fleet, carried.key)
        if of is not None and of.kind is Kind.SLOT and of.ref == target:
            return None
        held = self._edits.held(carried.key)
        return _Attempt(held, False, target) if copies and held is not None else _Attempt(carried.key, True, target)

    def _tried(self, attempt: _Attempt) -> _Outcome:
        edit = settled if attempt.moves else dropped
        try:
            made = edit(self._edits.fleet, attempt.key, attempt.target, self._context.words)
        except EditProblem as problem:
            return _Outcome(why_not=str(problem))
        of = STRUCTURE.find(made.document, made.ref)
        return _Outcome(slot_faces(self._context, made.document, of.design) if of is not None else ())

    def _show(self, tile: SlotTile | None) -> None:
        now, after = self._faces(), self._outcome.faces or self._faces()
        for each, before, then in zip(self._grid.tiles, now, after, strict=True):
            drop = Drop.NOTHING if then == before else Drop.PREVIEW
            if each is tile and self._attempt is not None:
                drop = Drop.REFUSES if self._outcome.why_not else Drop.TAKES
            each.show_face(then, drop)
        if tile is not None:
            self._card.tell(escape(self._outcome.why_not), tile)


def _is_copy(event: QDropEvent) -> bool:
    """Return whether Ctrl is held: the proposed action shows it for drags from here, but not always for others."""
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
