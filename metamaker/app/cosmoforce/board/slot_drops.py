"""Drags over the tiles: what each slot would hold is shown before anything is let go, and why where it cannot be."""

from collections.abc import Callable
from html import escape
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

from metamaker.app.canvas.drags import Parcel, parcel
from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.board_edits import BoardEdits
from metamaker.app.cosmoforce.board.slot_faces import SlotFace, slot_faces
from metamaker.app.cosmoforce.board.slot_grid import SlotGrid
from metamaker.app.cosmoforce.board.slot_tile import SlotTile
from metamaker.app.cosmoforce.board.tile_card import TileCard
from metamaker.app.cosmoforce.board.tile_paint import Drop
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.edits.palette import dropped, settled
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.edits.subject import Kind


class _Attempt(NamedTuple):
    """What is carried to a slot: a system to put there by its key, or the reference of one that moves."""

    key: str
    moves: bool
    target: str


class _Outcome(NamedTuple):
    """What the slots would hold after a drop, or why it cannot be."""

    faces: tuple[SlotFace, ...] = ()
    why_not: str = ""


class SlotDrops:
    """What drags do on a grid. A system of a slot changes places with another one, or is copied there with Ctrl held.

    `faces()` gives what the slots hold now.
    """

    def __init__(
        self, context: Context, edits: BoardEdits, grid: SlotGrid, card: TileCard, faces: Callable[[], tuple[SlotFace, ...]]
    ) -> None:
        self._context = context
        self._edits = edits
        self._grid = grid
        self._card = card
        self._faces = faces
        self._carried: Parcel | None = None
        self._attempt: _Attempt | None = None
        self._outcome = _Outcome()

    def enter(self, event: QDragEnterEvent) -> None:
        """Something is dragged onto the tiles."""
        self._carried = parcel(event.mimeData(), self._context.document.mark)
        if self._carried is None:
            event.ignore()
        else:
            event.acceptProposedAction()

    def move(self, event: QDragMoveEvent) -> None:
        """It is moved over them: show what would become of it."""
        tile = self._grid.tile_at(event.position().toPoint())
        self._look(tile, copies=_is_copy(event))
        if self._attempt is not None and not self._outcome.why_not:
            self._take(event)
        else:
            event.ignore()

    def drop(self, event: QDropEvent) -> None:
        """It is let go: do it, or say why not."""
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
        """The drag is over, or has left the tiles: show what the slots hold."""
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
        """Show what would become of a drop on a tile, if that is another one than before."""
        attempt = self._attempt_at(tile, copies=copies)
        if attempt != self._attempt:
            self._attempt = attempt
            self._outcome = _Outcome() if attempt is None else self._tried(attempt)
            self._show(tile)

    def _attempt_at(self, tile: SlotTile | None, *, copies: bool) -> _Attempt | None:
        """Return what is attempted at a tile; None for nothing, such as a system over its own slot."""
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
    """Whether Ctrl is held: the proposed action says it of drags from here, but of those from elsewhere it need not."""
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
