"""What can be done with a board that is edited: every change is a step of its document, named for the Edit menu."""

from collections.abc import Collection, Sequence
from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from metamaker.app.context import Context
from metamaker.app.cosmoclysm.texts import tr
from metamaker.core.messages import Words
from metamaker.games.cosmoclysm.edits import layout, position
from metamaker.games.cosmoclysm.edits.lettering import lettered
from metamaker.games.cosmoclysm.edits.random_boards import random_board
from metamaker.games.cosmoclysm.model.board import Board, Hex, hex_names, hex_ref
from metamaker.games.cosmoclysm.model.grid import Place
from metamaker.games.cosmoclysm.model.words import ShipType
from metamaker.games.cosmoclysm.sheet.sketch import place_of


class BoardEdits(QObject):
    """Changes the document of a context. `chosen` are the numbers of the selected hexes; `folds` says how boards are alike.

    `chosen_changed` is sent when others are selected, or the same ones have other names.
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
        """The numbers of the selected hexes that the board has: undo can take hexes away without a word to this class."""
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
        """The references of what is selected."""
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
        """Make a board the document; say that it cannot be where there is none."""
        if board is None:
            self._context.say(tr("window-board-no-room"))
            return False
        self._context.document.apply(text, board, merge)
        self.choose(self.chosen)
        return True

    # Hexes

    def fits(self, start: str, end: str) -> bool:
        """Return whether what is pulled could lie there."""
        step = self._step(start, end)
        return step is not None and layout.moved(self.board, self._pulled(start), step, self.folds) is not None

    def pull(self, start: str, end: str) -> None:
        """Move a hex to another place, with all that are selected if it is one of them."""
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
        """Move what is selected."""
        self._apply(tr("window-board-move-hexes"), layout.moved(self.board, self.chosen, step, self.folds))

    def turn(self, times: int) -> None:
        """Turn what is selected counterclockwise, in sixths."""
        self._apply(tr("window-board-turn-hexes"), layout.turned_group(self.board, self.chosen, times))

    def mirror(self) -> None:
        """Mirror what is selected, left for right."""
        self._apply(tr("window-board-mirror-hexes"), layout.mirrored(self.board, self.chosen))

    def add(self, ref: str, letter: str) -> None:
        """Put a hex down on a free place, and select it."""
        place = place_of(self.board, ref)
        if place is not None and self._apply(tr("window-board-lay-hex"), layout.added(self.board, place, letter, self.folds)):
            self.choose((self.at(ref) if self.at(ref) >= 0 else self._on(place),))

    def _on(self, place: Place) -> int:
        return next((number for number, each in enumerate(self.board.hexes) if each.place == place), -1)

    def remove(self) -> None:
        """Take what is selected up."""
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
        """Lay other hexes, as on a board that is ready; a position goes, as it stands on others."""
        board = layout.with_hexes(self.board, hexes)
        self._apply(tr("window-board-another-board"), board.with_(name=name) if name and not board.name else board)
        self.choose(())

    def lay_random(self, seed: int) -> None:
        """Lay a board by chance that is fair to so many players as play."""
        with suppress(ValueError):
            self.lay(random_board(seed, len(self.board.players)).hexes)

    # What stands on hexes

    def put_ship(self, at: int, player: int, type_: ShipType) -> None:
        """Put a ship on a hex; the same ship is taken away again."""
        there = position.ship_on(self.board, at)
        if there is not None and (there.player, there.type) == (player, type_):
            self._apply(tr("window-board-take-ship-away"), position.without_ship(self.board, at))
        else:
            self._apply(tr("window-board-put-ship-down"), position.with_ship(self.board, at, player, type_))

    def take_ship(self, at: int) -> None:
        """Take the ship on a hex away."""
        self._apply(tr("window-board-take-ship-away"), position.without_ship(self.board, at))

    def pull_ship(self, start: str, end: str) -> None:
        """Move a ship to another hex."""
        one, other = self.at(start), self.at(end)
        if one >= 0 and other >= 0 and position.ship_on(self.board, one) is not None:
            self._apply(tr("window-board-move-ship"), position.ship_moved(self.board, one, other))

    def take_all_ships(self) -> None:
        """Take the whole position away, so that everybody places ships."""
        self._apply(tr("window-board-take-all-ships"), self.board.with_(position=None))

    def put_pair(self, pair: int, one: int, other: int) -> None:
        """Lay a pair of wormholes."""
        self._apply(tr("window-board-lay-wormholes"), position.with_pair(self.board, pair, one, other))

    def take_pair(self, pair: int) -> None:
        """Take a pair of wormholes up."""
        self._apply(tr("window-board-take-wormholes-up"), position.without_pair(self.board, pair))

    def let_begin(self, player: int) -> None:
        """Let a player, from 1, have the first turn."""
        self._apply(tr("window-board-moves-first"), position.with_first(self.board, player))
