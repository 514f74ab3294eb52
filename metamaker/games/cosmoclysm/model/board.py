"""The document, and the default board: a board of hexes with letters, the players, the house rules, and a starting position."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Self

from pydantic import Field, StringConstraints, model_validator

from metamaker.core.envelope import Format
from metamaker.core.frozen import Frozen, Many, Name, Prose, Tag
from metamaker.core.ids import ref
from metamaker.core.memo import memo
from metamaker.core.schema_errors import JsonObject
from metamaker.core.validation import wrong_at
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.model.grid import ROWS
from metamaker.games.cosmoclysm.model.words import Colour, FirstShip, ShipType, WormholeSlide

GAME = "cosmoclysm"
"""The word for the game in files and folders."""


def _with_more_options(body: JsonObject) -> JsonObject:
    """Add the options for boxed-in ships and for holes, which older versions do not know."""
    return body


FORMAT = Format(steps=(_with_more_options,))

HEXES = 37
"""Hexes of a board. Rule CL-BRD-01."""

MAX_HEXES = 60
"""A limit for untrusted files, not a rule: during edits, a board of 37 hexes can have a few more or less."""

FARTHEST = 60
"""The largest coordinate, and the negative of the smallest: a limit, not a rule. 37 hexes in a line reach 36."""

LEAST_PLAYERS, MOST_PLAYERS = 2, 6
"""Rule CL-SET-01."""

PAIRS = 2
"""Pairs of wormholes. Rule CL-WORM-01."""

Coordinate = Annotated[int, Field(ge=-FARTHEST, le=FARTHEST)]
Letter = Annotated[str, StringConstraints(pattern=r"^[A-Z]?$")]
"""A capital letter from A to Z, or nothing. Rule CL-LET-03."""


class Hex(Frozen):
    """A hex in axial coordinates: q grows to the east, and r to the south-east. Rules CL-BRD-07, CL-LET-01."""

    q: Coordinate
    r: Coordinate
    letter: Letter = ""

    @property
    def place(self) -> tuple[int, int]:
        """The coordinates as a pair."""
        return self.q, self.r


class Player(Frozen):
    """A player: name and colour. A player with an empty name is named after the colour. Rule CL-SET-01."""

    name: Name = ""
    colour: Colour


class Options(Frozen):
    """House rules. Rules CL-SET-06, CL-PLC-02, CL-WORM-08, CL-TAKE-04, CL-TURN-09, CL-BRD-09, CL-END-03.

    `boxed_in_stays`: an announced ship stays if it could only destroy ships of its own side. `rim_only`: hexes around a hole
    in the board are neither edges nor corners. `typed_dice`: players can enter the results of real dice; MetaMaker rolls for
    players who enter nothing.
    """

    type_limit: Annotated[int, Field(ge=1, le=7)] = 2
    first_ship: FirstShip = FirstShip.CORNERS
    wormhole_slide: WormholeSlide = WormholeSlide.ANY_DIRECTION
    capture_optional: bool = False
    boxed_in_stays: bool = False
    rim_only: bool = False
    typed_dice: bool = False
    draw_claims: bool = True


class PlacedShip(Frozen):
    """A ship of a position: the number of its player (from 1), its type, and the coordinates of its hex."""

    player: Annotated[int, Field(ge=1, le=MOST_PLAYERS)]
    type: ShipType
    q: Coordinate
    r: Coordinate


class PlacedWormhole(Frozen):
    """One end of wormhole pair 1 or 2. Rule CL-WORM-01."""

    pair: Annotated[int, Field(ge=1, le=PAIRS)]
    q: Coordinate
    r: Coordinate


class Position(Frozen):
    """A starting position, such as that of a puzzle. `first` is the number of the player with the first move."""

    ships: Annotated[Many[PlacedShip], Field(min_length=1, max_length=MAX_HEXES)]
    wormholes: Annotated[Many[PlacedWormhole], Field(max_length=2 * PAIRS)] = ()
    first: Annotated[int, Field(ge=1, le=MOST_PLAYERS)] = 1

    @property
    def standing(self) -> tuple[PlacedShip | PlacedWormhole, ...]:
        """All ships and wormholes on hexes."""
        return (*self.ships, *self.wormholes)


_PLAYERS = (Player(colour=Colour.RED), Player(colour=Colour.BLUE))


class Board(Frozen):
    """A board, complete in one file. No two hexes overlap, and all ships and wormholes of a position are on hexes of the board.

    `players` lists the players in turn order, counterclockwise. Rule CL-SET-04.
    """

    name: Name = ""
    author: Name = ""
    notes: Prose = ""
    tags: Annotated[Many[Tag], Field(max_length=50)] = ()
    public: bool = True
    players: Annotated[Many[Player], Field(min_length=1, max_length=MOST_PLAYERS)] = _PLAYERS
    options: Options = Options()
    hexes: Annotated[Many[Hex], Field(min_length=1, max_length=MAX_HEXES)]
    position: Position | None = None

    @model_validator(mode="after")
    def _stands_on_hexes(self) -> Self:
        places = Counter(each.place for each in self.hexes)
        for place, times in places.items():
            if times > 1:
                raise wrong_at("hexes", str(message("broken-hex", q=place[0], r=place[1])))
        colours = Counter(player.colour for player in self.players)
        if len(colours) < len(self.players):
            raise wrong_at("players", str(message("broken-colour", colour=colours.most_common(1)[0][0].value)))
        if self.position is not None:
            self._check_position(self.position, places)
        return self

    def _check_position(self, position: Position, places: Counter[tuple[int, int]]) -> None:
        for each in position.standing:
            if (each.q, each.r) not in places:
                raise wrong_at("position", str(message("broken-no_hex", q=each.q, r=each.r)))
        taken = Counter((ship.q, ship.r) for ship in position.ships)
        (q, r), times = taken.most_common(1)[0]
        if times > 1:
            raise wrong_at("position/ships", str(message("broken-two_ships", q=q, r=r)))
        ends = Counter(each.pair for each in position.wormholes)
        if any(times != 2 for times in ends.values()):
            raise wrong_at("position/wormholes", str(message("broken-pair")))
        holes = Counter((each.pair, each.q, each.r) for each in position.wormholes)
        if len(holes) < len(position.wormholes):
            raise wrong_at("position/wormholes", str(message("broken-same_hex")))

    def index_of(self, name: str) -> int:
        """Return the number, from 0, of the hex with this name, in capital or small letters. Raises KeyError."""
        return _numbers(self)[name.upper()]


@memo
def _numbers(board: Board) -> dict[str, int]:
    return {name: number for number, name in enumerate(hex_names(board))}


@memo
def hex_names(board: Board) -> tuple[str, ...]:
    """Return the names of all hexes, in order: `A5` for the fifth of a letter, `G` for the only one of its letter.

    Hexes without a letter have numbers, which are counted separately.
    """
    return names_of([each.letter for each in board.hexes])


def names_of(letters: Sequence[str]) -> tuple[str, ...]:
    """Return the names of hexes that have these letters."""
    times, counted = Counter(letters), Counter[str]()
    names = []
    for letter in letters:
        counted[letter] += 1
        alone = letter != "" and times[letter] == 1
        names.append(letter if alone else f"{letter}{counted[letter]}")
    return tuple(names)


def hex_ref(name: str) -> str:
    """Return the reference of the hex with this name: in drawings, views, decisions, problems."""
    return ref("hexes", name)


RADIUS = 3
"""Rule CL-BRD-03."""

WEDGES, CENTRE = "ABCDEF", "G"


def default_hexes() -> tuple[Hex, ...]:
    """Return the centre and the wedges, each by ring, then along the ring. Rules CL-BRD-03, CL-LET-02."""
    hexes = [Hex(q=0, r=0, letter=CENTRE)]
    for number, letter in enumerate(WEDGES):
        (q1, r1), (q2, r2) = ROWS[number], ROWS[(number + 1) % len(ROWS)]
        for ring in range(1, RADIUS + 1):
            hexes += [Hex(q=(ring - j) * q1 + j * q2, r=(ring - j) * r1 + j * r2, letter=letter) for j in range(ring)]
    return tuple(hexes)


def default_board(name: str = "") -> Board:
    """Return the default board for two. Rule CL-BRD-03."""
    return Board(name=name, hexes=default_hexes())


COLOURS = tuple(Colour)


def for_players(board: Board, players: int) -> Board:
    """Return a board for this many players: its own players, and further ones in unused colours. Rule CL-SET-01."""
    kept = board.players[:players]
    free = [colour for colour in COLOURS if colour not in {player.colour for player in kept}]
    return board.with_(players=(*kept, *(Player(colour=colour) for colour in free[: players - len(kept)])))
