"""Encounters of two fleets, rolled or chosen, from initiative to the positions of all ships (chapter 4).

Positions are in cm east and north of the centre of the table, headings in sixteenths of a circle clockwise from north.
"""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from metamaker.core.frozen import Frozen, Id, Many
from metamaker.games.metaverse.model.terrain import Terrain
from metamaker.games.metaverse.model.words import BoardingTie

LEAST_CM, MOST_CM = 60, 1000
"""Limits for the sides of a table: a small kitchen table, and ten metres of floor."""

MAX_POSITIONS = 4000
"""The most ships of two fleets."""

MAX_TERRAIN = 100
"""A limit for untrusted files: the dice give up to six results of up to twelve clusters each."""

MOST_POINTS = 100
"""The largest head start: all boxes of a fleet, in percent."""

MOST_TURNS = 999

SideName = Literal["a", "b"]

Face = Annotated[int, Field(ge=0, le=20)]
"""A face of a die, 0 if it was not rolled."""


TableSide = Annotated[int, Field(ge=LEAST_CM, le=MOST_CM)]


class EncounterKind(StrEnum):
    """The kinds of encounter, in the order of the initiative differences that offer them. Rule MV-4.0.0-03."""

    MEETING = "meeting"
    FLANK = "flank"
    DIVIDED = "divided"
    REAR = "rear"
    SURROUNDED = "surrounded"


class CommandRoll(Frozen):
    """A roll of the flagship's command die: its number of faces (1 without a flagship), the rolled face, its result, the bonus.

    Rules MV-4.0.0-02, MV-4.0.2-01, MV-0.0.0-10.
    """

    die: Annotated[int, Field(ge=1, le=6)]
    face: Face
    result: Annotated[int, Field(ge=1, le=6)]
    bonus: Annotated[int, Field(ge=0, le=2)] = 0

    @property
    def total(self) -> int:
        """The result with the bonus."""
        return self.result + self.bonus


class TerrainRoll(Frozen):
    """The dice of the terrain chart, D12 or D20, and the indices (from 0) of the dice that count. Rules MV-4.0.1-01, -03."""

    die: Literal[12, 20]
    faces: Annotated[Many[Annotated[int, Field(ge=1, le=20)]], Field(min_length=1, max_length=8)]
    used: Annotated[Many[Annotated[int, Field(ge=0, le=7)]], Field(max_length=8)]


class Deployed(Frozen):
    """A squadron of starships that a side has placed, in order; without rolls once one side has placed all its squadrons.

    Rules MV-4.0.2-01, -02.
    """

    side: SideName
    ships: Annotated[Many[Id], Field(min_length=1, max_length=2000)]
    rolls: tuple[CommandRoll, CommandRoll] | None = None


class Position(Frozen):
    """The position, heading and speed (in cm per turn) of a ship, and the ship that tows it.

    Rules MV-4.0.2-03, MV-4.0.3-01.
    """

    side: SideName
    ship: Id
    x_cm: Annotated[int, Field(ge=-2000, le=2000)]
    y_cm: Annotated[int, Field(ge=-2000, le=2000)]
    heading: Annotated[int, Field(ge=0, le=15)]
    speed: Annotated[int, Field(ge=-1000, le=1000)]
    towed_by: Id | None = None


class HeadStart(Frozen):
    """Victory by points: the side that begins with `points`, and wins with equal points. Rules MV-4.1.0-01, -04.

    With a `from_turn`, it wins with equal points only if the battle ends in this turn or later.
    """

    side: SideName
    points: Annotated[int, Field(ge=0, le=MOST_POINTS)]
    from_turn: Annotated[int, Field(ge=0, le=MOST_TURNS)] = 0


class Encounter(Frozen):
    """The set-up of a battle before the first turn.

    `favoured` is the side that won the initiative and takes the favoured side of the deployment, None after a tie. The
    attacker's long edge is the southern edge, unless `flipped`; its flank is the western short edge, unless `mirrored`.
    `turns` is the number of acceleration turns (a D3, rolled as the face of a D6), 0 if the players agreed on all speeds.
    With a `head_start`, the side with more points wins (MV-4.1.0-01).
    """

    kind: EncounterKind
    table_cm: tuple[TableSide, TableSide] = (180, 120)
    initiative: tuple[CommandRoll, CommandRoll] | None = None
    favoured: SideName | None = None
    flipped: bool = False
    mirrored: bool = False
    terrain_roll: TerrainRoll | None = None
    terrain: Annotated[Many[Terrain], Field(max_length=MAX_TERRAIN)] = ()
    deployed: Annotated[Many[Deployed], Field(max_length=MAX_POSITIONS)] = ()
    turns: Annotated[int, Field(ge=0, le=3)] = 0
    turns_face: Face = 0
    positions: Annotated[Many[Position], Field(max_length=MAX_POSITIONS)] = ()
    boarding_tie: BoardingTie = BoardingTie.MUTUAL
    head_start: HeadStart | None = None


def offered(difference: int) -> tuple[EncounterKind, ...]:
    """Return the kinds of encounter that a difference in initiative offers to the winner. Rules MV-4.0.0-03, -04."""
    kinds = tuple(EncounterKind)
    return kinds[: max(1, min(difference, len(kinds)))]
