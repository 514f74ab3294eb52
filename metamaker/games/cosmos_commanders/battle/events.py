"""The events of a game, for the report, the log and the time line. Players, systems and sectors are numbers from 0."""

from typing import NamedTuple


class TypesRolled(NamedTuple):
    """The types of all untyped systems were rolled. Rules CC-SYS-01, CC-SET-06."""

    turn: int
    types: tuple[int, ...]


class OrderRolled(NamedTuple):
    """A player rolled for the first turn. Rule CC-SET-07."""

    turn: int
    player: int
    face: int


class OrderFound(NamedTuple):
    """The players in the order of their turns. Rule CC-SET-07."""

    turn: int
    order: tuple[int, ...]


class Picked(NamedTuple):
    """A player picked a commander, by the number of the level that is its bonus. Rules CC-CMD-01, CC-CMD-02."""

    turn: int
    player: int
    commander: int


class Settled(NamedTuple):
    """A player placed the Home. Rules CC-SET-03 to CC-SET-06."""

    turn: int
    player: int
    system: int


class TurnBegan(NamedTuple):
    """A player's turn began with a number of action points. Rules CC-TURN-01, CC-LOG-01.

    They come from `levels` and `routes`; `saved` are those left of the last turn (CC-LOG-02).
    """

    turn: int
    player: int
    ap: int
    levels: tuple[int, ...]
    routes: int
    saved: int


class Colonized(NamedTuple):
    """A player put a counter on an empty system, as action number `used` of `limit`. Rules CC-COL-01, CC-COL-02."""

    turn: int
    player: int
    system: int
    used: int
    limit: int


class Attacked(NamedTuple):
    """A player tried to take a system. Rules CC-TKO-01 to CC-TKO-08.

    `military`, `traded`, `protection`: the parts of the net modifier from military technology, routes, and Nebula or Home.
    """

    turn: int
    player: int
    system: int
    owner: int
    face: int
    military: int
    traded: int
    protection: int
    taken: bool
    used: int
    limit: int


class Achieved(NamedTuple):
    """A player gained Victory Tokens by culture. Rule CC-CUL-01."""

    turn: int
    player: int
    face: int
    tokens: int
    used: int
    limit: int


class RouteLaid(NamedTuple):
    """A player put a trade route into a sector. Rules CC-TRD-01, CC-TRD-02."""

    turn: int
    player: int
    sector: int
    used: int
    limit: int


class RouteLifted(NamedTuple):
    """A player removed a route of another one. Rule CC-WAR-01."""

    turn: int
    player: int
    sector: int
    owner: int
    used: int
    limit: int


class Researched(NamedTuple):
    """A player rolled for research, as an action or in Ruins. Rules CC-RES-01, CC-SYS-07.

    `system`: the Ruins, or −1 for an action, with its number `used` of `limit`.
    """

    turn: int
    player: int
    face: int
    result: int
    system: int
    used: int
    limit: int


class Learnt(NamedTuple):
    """A player got a result of research: the rolled one, or another for an action point. Rules CC-RES-01 to CC-RES-03."""

    turn: int
    player: int
    result: int
    directed: bool


class ActionsEnded(NamedTuple):
    """A player's Action Phase ended with action points left; some of them are kept. Rule CC-LOG-02."""

    turn: int
    player: int
    left: int
    kept: int


class Scored(NamedTuple):
    """A player's Score Phase: tokens for the lowest resource, and for the most routes. Rules CC-SCO-01, CC-SCO-02."""

    turn: int
    player: int
    lowest: int
    most: int
    total: int


class Finished(NamedTuple):
    """The game ended for a player: its final tokens. Rules CC-SCO-03, CC-SCO-04."""

    turn: int
    player: int
    systems: int
    gates: int
    ruins: int
    routes: int
    monopolies: int
    total: int


class Resigned(NamedTuple):
    """A player gave up. Rule CC-SCO-07."""

    turn: int
    player: int


class Won(NamedTuple):
    """The winner; several share a win. Rules CC-SCO-05, CC-SCO-06.

    `by`: the deciding number: 0 tokens, 1 systems, 2 routes; 3 if all others resigned. `tokens` are those of the winner;
    `first` and `second` are the compared numbers of the first two players.
    """

    turn: int
    players: tuple[int, ...]
    by: int = 0
    tokens: int = 0
    first: int = 0
    second: int = 0


EVENTS = (
    TypesRolled,
    OrderRolled,
    OrderFound,
    Picked,
    Settled,
    TurnBegan,
    Colonized,
    Attacked,
    Achieved,
    RouteLaid,
    RouteLifted,
    Researched,
    Learnt,
    ActionsEnded,
    Scored,
    Finished,
    Resigned,
    Won,
)
