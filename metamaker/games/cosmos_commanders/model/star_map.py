"""The document: a map of star systems and warp lines, the players, and the house rules."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from metamaker.core.envelope import Format
from metamaker.core.frozen import Frozen, Id, Many, Name, Prose, Tag
from metamaker.core.ids import ref
from metamaker.core.memo import memo
from metamaker.core.schema_errors import JsonObject
from metamaker.core.validation import wrong_at
from metamaker.games.cosmos_commanders.messages import message
from metamaker.games.cosmos_commanders.model.words import SystemType

USUAL_GAP = 4
"""The minimum number of steps between two homes: more than three. Rule CC-SET-04."""

LEAST_GAP, MOST_GAP = 2, 5


class Options(Frozen):
    """House rules, and whether the players roll real dice."""

    hazard_counts_for_capacity: bool = True
    """Whether a Hazard counts towards the number of routes that a sector has room for. Rule CC-MAP-03."""
    home_gap: Annotated[int, Field(ge=LEAST_GAP, le=MOST_GAP)] = USUAL_GAP
    """The minimum number of steps between two homes. Rule CC-SET-04."""
    home_counts: bool = True
    """Whether the resource of a home gives one more level from the start. Rule CC-SET-05."""
    ruins_on_every_capture: bool = False
    """Whether every player who takes Ruins searches them, not only the first. Rule CC-SYS-07."""
    bank_ap: bool = False
    """Whether unspent action points carry over to the next turn. Rule CC-LOG-02."""
    directed_research: bool = True
    """Whether a player can choose a research result for one more action point. Rules CC-RES-02, CC-RES-03."""
    ties_score: bool = False
    """Whether players who share the lead in a sector all score for the most routes. Rule CC-SCO-02."""
    monopoly_needs_full: bool = False
    """Whether a monopoly scores only in a full sector. Rule CC-SCO-04."""
    typed_dice: bool = False
    """Whether players roll real dice and enter the results. No rule."""


SWITCHES = tuple(key for key in Options.model_fields if key != "home_gap")
"""The options that are on or off, in their order."""


GAME = "cosmos_commanders"
"""The word for the game in files and folders."""


def _with_seats(body: JsonObject) -> JsonObject:
    """Add names and colours of players, which older versions do not know."""
    return body


FORMAT = Format(steps=(_with_seats,))

LEAST_PLAYERS, MOST_PLAYERS = 2, 6
"""Rule CC-GEN-01."""

MAX_SYSTEMS = 120
"""A limit for untrusted files, not a rule: the largest map of the generator has 42 systems."""

MAX_LINES = 3 * MAX_SYSTEMS
"""A limit for untrusted files: more lines would cross."""

STEP = 100
"""Units of a map between two neighbours of the generator's grid."""

MAX_PLACE = 10_000
"""The largest coordinate, 100 steps of the grid: a limit for untrusted files."""


class System(Frozen):
    """A star system. `x` grows to the east and `y` to the south, in map units; `type` is None until it is rolled."""

    id: Id
    name: Name = ""
    x: Annotated[int, Field(ge=0, le=MAX_PLACE)]
    y: Annotated[int, Field(ge=0, le=MAX_PLACE)]
    type: SystemType | None = None

    def ref(self) -> str:
        """Return the reference of this system."""
        return ref("systems", self.id)


class WarpLine(Frozen):
    """A warp line, which makes two systems adjacent. Rule CC-MAP-04."""

    id: Id
    one: Id
    other: Id

    def ref(self) -> str:
        """Return the reference of this line."""
        return ref("lines", self.id)


class Seat(Frozen):
    """A player: name and colour of the counters. A player with an empty name is named after the commander.

    `colour` 0 is the first free colour.
    """

    name: Name = ""
    colour: Annotated[int, Field(ge=0, le=MOST_PLAYERS)] = 0


class StarMap(Frozen):
    """A star map, complete in one file. Ids are unique. A line joins two different systems; two systems share up to one line.

    `seats` lists the players A, B and so on. If two have the same colour, the second gets the first free colour.
    """

    name: Name = ""
    author: Name = ""
    notes: Prose = ""
    tags: Annotated[Many[Tag], Field(max_length=50)] = ()
    public: bool = True
    players: Annotated[int, Field(ge=LEAST_PLAYERS, le=MOST_PLAYERS)] = 4
    seats: Annotated[Many[Seat], Field(max_length=MOST_PLAYERS)] = ()
    options: Options = Options()
    systems: Annotated[Many[System], Field(max_length=MAX_SYSTEMS)] = ()
    lines: Annotated[Many[WarpLine], Field(max_length=MAX_LINES)] = ()

    @model_validator(mode="after")
    def _references_hold(self) -> Self:
        seen: set[str] = set()
        elements: tuple[System | WarpLine, ...] = (*self.systems, *self.lines)
        for each in elements:
            if each.id in seen:
                raise wrong_at(each.ref(), str(message("broken-id", found=each.id)))
            seen.add(each.id)
        known = {system.id for system in self.systems}
        joined: set[frozenset[str]] = set()
        for line in self.lines:
            for end in (line.one, line.other):
                if end not in known:
                    raise wrong_at(line.ref(), str(message("broken-end", found=end)))
            pair = frozenset((line.one, line.other))
            if len(pair) == 1:
                raise wrong_at(line.ref(), str(message("broken-loop", found=line.one)))
            if pair in joined:
                raise wrong_at(line.ref(), str(message("broken-twice", one=line.one, other=line.other)))
            joined.add(pair)
        return self

    def seat(self, player: int) -> Seat:
        """Return the seat of a player, from 0."""
        return self.seats[player] if player < len(self.seats) else Seat()

    def system(self, system_id: str) -> System:
        """Return the system with this id. Raises KeyError."""
        return self.systems[places(self)[system_id]]

    def line(self, line_id: str) -> WarpLine:
        """Return the line with this id. Raises KeyError."""
        return _lines(self)[line_id]


@memo
def colours(star_map: StarMap) -> tuple[int, ...]:
    """Return the colour of each of all players that a map can have, from 0, each colour once."""
    wanted = [star_map.seat(player).colour - 1 for player in range(MOST_PLAYERS)]
    chosen = {colour: player for player, colour in reversed(list(enumerate(wanted))) if colour >= 0}
    free = [colour for colour in range(MOST_PLAYERS) if colour not in chosen]
    return tuple(colour if chosen.get(colour) == player else free.pop(0) for player, colour in enumerate(wanted))


@memo
def places(star_map: StarMap) -> dict[str, int]:
    """Return the ids of the systems of a map with their places in its list."""
    return {system.id: place for place, system in enumerate(star_map.systems)}


@memo
def _lines(star_map: StarMap) -> dict[str, WarpLine]:
    return {line.id: line for line in star_map.lines}


@memo
def joins(star_map: StarMap) -> tuple[tuple[int, int], ...]:
    """Return the lines of a map as pairs of places in its list of systems."""
    found = places(star_map)
    return tuple((found[line.one], found[line.other]) for line in star_map.lines)
