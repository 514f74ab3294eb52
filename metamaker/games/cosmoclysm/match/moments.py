"""Snapshots of a game for viewers: a moving ship, rolling dice, results. A snapshot never changes."""

import math
from collections.abc import Sequence

from metamaker.core.messages import Words, language_in_force, words_in
from metamaker.games.cosmoclysm.battle.events import Captured, OwnShipLost, ShipDestroyed
from metamaker.games.cosmoclysm.battle.narration.event_messages import owned
from metamaker.games.cosmoclysm.match.dice_panel import dice_panel
from metamaker.games.cosmoclysm.match.picture import board_page, colour_of, places, ship_op
from metamaker.games.cosmoclysm.match.scenes import Scene, Step
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.model.board import GAME, Board, hex_names, hex_ref
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.position import kind_of, ship_code, side_of
from metamaker.games.cosmoclysm.rules.ships import win_chance
from metamaker.games.cosmoclysm.sheet.palette import edge
from metamaker.games.cosmoclysm.sheet.signs import attack, defence
from metamaker.play.snapshot import NOWHERE, Extent, Piece, Shot, SideSign, Sound, Strength
from metamaker.rendering.drawing import Op, Page

HUNDRED = 100


class BoardMoment:
    """A snapshot of a game. See Moment of `metamaker.play.snapshot`.

    `chances` are the estimated chances of all sides to win; empty while setting up.
    """

    extent = NOWHERE
    ruler = None
    shots: Sequence[Shot] = ()

    def __init__(self, board: Board, sides: Sequence[str], step: Step, title: str, chances: Sequence[float] = ()) -> None:
        self.board = board
        self.sides = tuple(sides)
        self.step = step
        self.title = title
        self.chances = tuple(chances)
        self._whole: Page | None = None

    @property
    def scene(self) -> Scene:
        """The view at the end."""
        return self.step.scene

    @property
    def moves(self) -> bool:
        """Whether a ship moves, or dice roll."""
        return self.step.moved is not None or self.step.rolled is not None

    @property
    def sounds(self) -> tuple[Sound | None, Sound | None]:
        """The sound of a ship or of dice; at the end that of a lost ship."""
        lost = any(isinstance(event, ShipDestroyed | Captured | OwnShipLost) for event in self.step.events)
        begins = Sound.DICE if self.step.rolled is not None else Sound.MOVE if self.step.moved is not None else None
        return begins, Sound.HIT if lost else None

    @property
    def pieces(self) -> Sequence[Piece]:
        """The ships, side by side, each at its hex."""
        return tuple(pieces(self.board, self.sides, self.scene))

    @property
    def strengths(self) -> Sequence[Strength]:
        """The ships of all sides, and their estimated chances to win, in percent."""
        counts = tuple(float(self.scene.ships_of(side)) for side in range(len(self.sides)))
        signs = tuple(SideSign(name, edge(colour_of(self.board, side))) for side, name in enumerate(self.sides))
        found = [Strength(message("story-column-count"), counts, signs)]
        if self.chances:
            chances = tuple(HUNDRED * chance for chance in self.chances)
            found.append(Strength(message("sheet-chances"), chances, signs))
        return tuple(found)

    def state(self, side: int) -> None:
        """Return no sheets, because ships have none."""

    def page(self, extent: Extent, part: float = 1.0, lettering: float = 1.0) -> Page:  # noqa: ARG002 - all is seen, and large
        """Return the board, with the moving ship after `part` of its way."""
        if part >= 1.0 or not self.moves:
            if self._whole is None:
                self._whole = self._drawn(self.scene)
            return self._whole
        if self.step.moved is not None:
            return self._under_way(part)
        return self._drawn(self.step.before if self.step.before.guest else self.scene, part)

    def _drawn(self, scene: Scene, part: float = 1.0, over: Sequence[Op] = ()) -> Page:
        rolled = self.step.rolled
        dice = None if rolled is None else dice_panel(self.board, self.sides, rolled, _words(), part)
        return board_page(self.board, self.sides, scene, self.title, dice, over)

    def _under_way(self, part: float) -> Page:
        """Return the board with a ship on its way; through a wormhole it jumps at once."""
        moved, before = self.step.moved, self.step.before
        if moved is None:
            return self._drawn(self.scene)
        ship, start = ship_code(moved.side, moved.kind), moved.hexes[0]
        ships = dict(before.ships)
        if before.guest is None and ships.get(start) == ship:
            del ships[start]
        middles = places(self.board)
        place = _along([middles[at] for at in moved.hexes], moved.passes, _eased(part))
        scene = before._replace(ships=ships, guest=None, way=moved.hexes, passes=moved.passes, under_way=ship)
        return self._drawn(scene, over=(ship_op(self.board, _words(), ship, place),))

    def about(self, ref: str) -> Sequence[str]:
        """Return the description of a hex and its ship: dice, the chances of its attacks."""
        name = ref.rpartition("/")[2]
        names = hex_names(self.board)
        if ref != hex_ref(name) or name not in names:
            return ()
        at = names.index(name)
        words = _words()
        told = [self._hex(at, name, words)]
        for where, ship in self.scene.standing():
            if where == at:
                told += self._ship(ship, words)
        return tuple(told)

    def _hex(self, at: int, name: str, words: Words) -> str:
        pairs = [pair for where, pair in self.scene.holes if where == at]
        names = hex_names(self.board)
        told = [name]
        for pair in pairs:
            ends = [names[where] for where, other in self.scene.holes if other == pair and where != at]
            told.append(words.text("sheet-hex-wormhole", pair=pair, hex=" ".join(ends) or "?"))
        return ", ".join(told)

    def _ship(self, ship: int, words: Words) -> list[str]:
        type_ = TYPES[kind_of(ship)]
        named = words.say(owned(self.sides[side_of(ship)], kind_of(ship)))
        odds = ", ".join(
            words.text(
                "sheet-hex-odds", ship=words[f"names-{other}"], percent=round(HUNDRED * win_chance(type_.number, other.number))
            )
            for other in TYPES
        )
        return [
            words.text("sheet-hex-ship", ship=named, attack=attack(type_), defence=defence(type_)),
            words[f"pages-reference-move-{type_}"],
            words.text("sheet-hex-attacks", odds=odds),
        ]

    def reaches(self, ref: str) -> Sequence[str]:  # noqa: ARG002 - moves are shown to who makes them
        """Return nothing."""
        return ()

    def reach(self, extent: Extent, ref: str, place: int, lettering: float = 1.0) -> None:
        """Return nothing."""


def pieces(board: Board, sides: Sequence[str], scene: Scene) -> list[Piece]:
    """Return the ships on a board, side by side."""
    names, words = hex_names(board), _words()
    standing = sorted(scene.standing(), key=lambda each: (side_of(each[1]), kind_of(each[1]), each[0]))
    return [
        Piece(hex_ref(names[at]), names[at], words.say(owned(sides[side_of(ship)], kind_of(ship))), side_of(ship))
        for at, ship in standing
    ]


def _eased(part: float) -> float:
    """Return the part of the way of a ship; it starts and stops smoothly."""
    return (1 - math.cos(math.pi * part)) / 2


def _along(middles: Sequence[tuple[float, float]], passes: Sequence[int], part: float) -> tuple[float, float]:
    """Return the place after `part` of a way; steps through wormholes have no length."""
    lengths = [0.0 if place in passes else math.dist(middles[place], middles[place + 1]) for place in range(len(middles) - 1)]
    left = part * sum(lengths)
    for place, length in enumerate(lengths):
        if length and left <= length:
            (x, y), (to_x, to_y) = middles[place], middles[place + 1]
            return x + (to_x - x) * left / length, y + (to_y - y) * left / length
        left -= length
    return middles[-1]


def _words() -> Words:
    return words_in(GAME, language_in_force())
