"""Edits of a board: every change is an undo step of its document, named for the Edit menu."""

from collections.abc import Collection, Sequence
from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from metamaker.app.context import Context
from metamaker.app.cosmoclysm.texts import tr
from metamaker.core.messages import Words
from metamaker.games.cosmoclysm.edits import layout, position
from metamaker.games.cosmoclysm.edits.layout import lettered, random_board
from metamaker.games.cosmoclysm.model.board import Board, Hex, hex_names, hex_ref
from metamaker.games.cosmoclysm.model.grid import Place
from metamaker.games.cosmoclysm.model.words import ShipType
from metamaker.games.cosmoclysm.sheet.sketch import place_of


class BoardEdits(QObject):
    """The edits of a context's document. `chosen`: the numbers of the selected hexes; `folds`: the symmetry of the board.

    `chosen_changed` is sent when the selection changes, or the names of the selected hexes.
    """

    chosen_changed = Signal()

    def __init__(self, context: Context[Board], parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._chosen: tuple[int, ...] = ()
        self.folds = 1

    @property
    def board(self) -> Board:
        """The document as it is now."""
        return self._context.document.value

    @property
    def chosen(self) -> tuple[int, ...]:
        """The numbers of the selected hexes on the board; undo can remove hexes without notice to this class."""
        return tuple(at for at in self._chosen if at < len(self.board.hexes))

    @chosen.setter
    def chosen(self, numbers: tuple[int, ...]) -> None:
        self._chosen = numbers

    @property
    def words(self) -> Words:
        """The words of the game."""
        return self._context.words

    @property
    def refs(self) -> tuple[str, ...]:
        """The references of the selected hexes."""
        names = hex_names(self.board)
        return tuple(hex_ref(names[at]) for at in self.chosen)

    def at(self, ref: str) -> int:
        """Return the number of a hex; −1 for a free place."""
        place = place_of(self.board, ref)
        return next((number for number, each in enumerate(self.board.hexes) if each.place == place), -1)

    def choose(self, chosen: Collection[int]) -> None:
        """Select hexes."""
        self.chosen = tuple(at for at in dict.fromkeys(chosen) if 0 <= at < len(self.board.hexes))
        self.chosen_changed.emit()

    def _apply(self, text: str, board: Board | None, merge: str = "") -> bool:
        """Apply a board to the document; without a board, show that there is no room."""
        if board is None:
            self._context.say(tr("window-board-no-room"))
            return False
        self._context.document.apply(text, board, merge)
        self.choose(self.chosen)
        return True

    # Hexes

    def fits(self, start: str, end: str) -> bool:
        """Return whether the dragged hexes fit at the new place."""
        step = self._step(start, end)
        return step is not None and layout.moved(self.board, self._pulled(start), step, self.folds) is not None

    def pull(self, start: str, end: str) -> None:
        """Move a hex to another place; if it is selected, with all selected hexes."""
        step = self._step(start, end)
        if step is None:
            return
        pulled = self._pulled(start)
        self.chosen = pulled
        self.move(step)

    def _pulled(self, start: str) -> tuple[int, ...]:
        at = self.at(start)
        return self.chosen if at in self.chosen else (at,)

    def _step(self, start: str, end: str) -> Place | None:
        one, other = place_of(self.board, start), place_of(self.board, end)
        if one is None or other is None or self.at(start) < 0:
            return None
        return other[0] - one[0], other[1] - one[1]

    def move(self, step: Place) -> None:
        """Move the selected hexes."""
        self._apply(tr("window-board-move-hexes"), layout.moved(self.board, self.chosen, step, self.folds))

    def turn(self, times: int) -> None:
        """Turn the selected hexes counterclockwise, in sixths."""
        self._apply(tr("window-board-turn-hexes"), layout.turned_group(self.board, self.chosen, times))

    def mirror(self) -> None:
        """Mirror the selected hexes, left for right."""
        self._apply(tr("window-board-mirror-hexes"), layout.mirrored(self.board, self.chosen))

    def add(self, ref: str, letter: str) -> None:
        """Put a hex on a free place, and select it."""
        place = place_of(self.board, ref)
        if place is not None and self._apply(tr("window-board-lay-hex"), layout.added(self.board, place, letter, self.folds)):
            self.choose((self.at(ref) if self.at(ref) >= 0 else self._on(place),))

    def _on(self, place: Place) -> int:
        return next((number for number, each in enumerate(self.board.hexes) if each.place == place), -1)

    def remove(self) -> None:
        """Remove the selected hexes."""
        if self.chosen:
            board = layout.removed(self.board, self.chosen, self.folds)
            if self._apply(tr("window-board-take-hexes-up"), board):
                self.choose(())

    def letter(self, chosen: Collection[int], letter: str) -> None:
        """Give hexes a letter, empty for none."""
        self._apply(tr("window-board-letter-hexes"), layout.lettered_as(self.board, chosen, letter))

    def letter_all(self) -> None:
        """Give all hexes the letters of the six wedges."""
        self._apply(tr("window-board-letters-wedges"), lettered(self.board))

    def lay(self, hexes: Sequence[Hex], name: str = "") -> None:
        """Replace the hexes, for example with a ready board; the position is removed, as it belongs to the old hexes."""
        board = layout.with_hexes(self.board, hexes)
        self._apply(tr("window-board-another-board"), board.with_(name=name) if name and not board.name else board)
        self.choose(())

    def lay_random(self, seed: int) -> None:
        """Lay a random board that is fair for this number of players."""
        with suppress(ValueError):
            self.lay(random_board(seed, len(self.board.players)).hexes)

    # Ships and wormholes on hexes

    def put_ship(self, at: int, player: int, type_: ShipType) -> None:
        """Put a ship on a hex, or remove it if the same ship is there."""
        there = position.ship_on(self.board, at)
        if there is not None and (there.player, there.type) == (player, type_):
            self._apply(tr("window-board-take-ship-away"), position.without_ship(self.board, at))
        else:
            self._apply(tr("window-board-put-ship-down"), position.with_ship(self.board, at, player, type_))

    def take_ship(self, at: int) -> None:
        """Remove the ship on a hex."""
        self._apply(tr("window-board-take-ship-away"), position.without_ship(self.board, at))

    def pull_ship(self, start: str, end: str) -> None:
        """Move a ship to another hex."""
        one, other = self.at(start), self.at(end)
        if one >= 0 and other >= 0 and position.ship_on(self.board, one) is not None:
            self._apply(tr("window-board-move-ship"), position.ship_moved(self.board, one, other))

    def take_all_ships(self) -> None:
        """Remove the whole position, so that all players place ships."""
        self._apply(tr("window-board-take-all-ships"), self.board.with_(position=None))

    def put_pair(self, pair: int, one: int, other: int) -> None:
        """Lay a pair of wormholes."""
        self._apply(tr("window-board-lay-wormholes"), position.with_pair(self.board, pair, one, other))

    def take_pair(self, pair: int) -> None:
        """Remove a pair of wormholes."""
        self._apply(tr("window-board-take-wormholes-up"), position.without_pair(self.board, pair))

    def let_begin(self, player: int) -> None:
        """Give the first turn to a player, from 1."""
        self._apply(tr("window-board-moves-first"), position.with_first(self.board, player))
