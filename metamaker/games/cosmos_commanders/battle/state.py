"""A game as numbers: owners, levels, routes and tokens of all players, and everything that follows from a change.

Systems, sectors and players are numbers from 0. Neighbours and nearby routes are updated with each change, so that they need
not be searched.
"""

from typing import Final, NamedTuple

from metamaker.games.cosmos_commanders.rules.board import GATE, HAZARD, LEVELS, MILITARY, NEBULA, RESOURCES, RUINS, Board
from metamaker.games.cosmos_commanders.rules.chances import PROTECTION

NOBODY: Final = -1

KINDS: Final = 6
"""The kinds of action. Rule CC-ACT-01."""

COLONIZE: Final = 0
TAKEOVER: Final = 1
CULTURE: Final = 2
ROUTE: Final = 3
RESEARCH: Final = 4
WAR: Final = 5

LIMIT_BY: Final = (1, 0, 3, 4, 2, 5)
"""The level that limits each kind of action. Rule CC-ACT-02."""

FROM_CULTURE: Final = 0
FROM_RESEARCH: Final = 1
FROM_LOWEST: Final = 2
FROM_MOST: Final = 3
FROM_SYSTEMS: Final = 4
FROM_GATES: Final = 5
FROM_RUINS: Final = 6
FROM_ROUTES: Final = 7
FROM_MONOPOLIES: Final = 8
SOURCES: Final = 9
"""Sources of Victory Tokens. Rules CC-SCO-01 to CC-SCO-04, CC-CUL-01, CC-RES-01, CC-REC-02."""

PER_AP: Final = 3
"""Levels and routes for an action point. Rule CC-LOG-01."""


class State:
    """The state of a game. Lists over players and other items contain all entries of one player, then those of the next.

    `owner` of each system; `routes` of each player in each sector, `placed` all in a sector. `level` of each player: five
    resources and military technology. `reach`: the number of systems of a player next to a system; `access`: the number of
    routes of a player in sectors around it; `holds`: the number of systems of a player that border a sector. `tokens` by player
    and source. `done`: actions of each kind in this turn of the current player.
    """

    def __init__(self, board: Board) -> None:
        players, systems, sectors = board.players, board.systems, board.sectors
        self.board = board
        self.players = players
        self.owner: list[int] = [NOBODY] * systems
        self.home_of: list[int] = [NOBODY] * systems
        self.searched: list[bool] = [False] * systems
        self.routes: list[int] = [0] * (players * sectors)
        self.placed: list[int] = [0] * sectors
        self.level: list[int] = ([1] * RESOURCES + [0]) * players
        self.reach: list[int] = [0] * (players * systems)
        self.access: list[int] = [0] * (players * systems)
        self.holds: list[int] = [0] * (players * sectors)
        self.held: list[int] = [0] * players
        self.resigned: list[bool] = [False] * board.players
        """Whether each player gave up. Rule CC-SCO-07."""
        self.laid: list[int] = [0] * players
        self.tokens: list[int] = [0] * (players * SOURCES)
        self.saved: list[int] = [0] * players
        self.round = 1
        self.player = 0
        self.ap = 0
        self.done: list[int] = [0] * KINDS

    def remaining(self) -> list[int]:
        """Return the players still in the game. Rule CC-SCO-07."""
        return [player for player in range(self.players) if not self.resigned[player]]

    def copy(self) -> "State":
        """Return an independent copy of the state with the same board."""
        new = State(self.board)
        self.copy_to(new)
        return new

    def copy_to(self, other: "State") -> None:
        """Make another state of the same board a copy of this one."""
        other.owner[:] = self.owner
        other.home_of[:] = self.home_of
        other.searched[:] = self.searched
        other.routes[:] = self.routes
        other.placed[:] = self.placed
        other.level[:] = self.level
        other.reach[:] = self.reach
        other.access[:] = self.access
        other.holds[:] = self.holds
        other.held[:] = self.held
        other.laid[:] = self.laid
        other.resigned[:] = self.resigned
        other.tokens[:] = self.tokens
        other.saved[:] = self.saved
        other.round = self.round
        other.player = self.player
        other.ap = self.ap
        other.done[:] = self.done

    # Changes

    def gain(self, player: int, system: int) -> None:
        """Put a counter of a player on a system without one. Rules CC-LVL-02, CC-COL-02."""
        board = self.board
        self.owner[system] = player
        self.held[player] += 1
        if self.gives_level(player, system):
            self.level[player * LEVELS + board.types[system]] += 1
        base = player * board.systems
        for other in board.near[system]:
            self.reach[base + other] += 1
        base = player * board.sectors
        for sector in board.sectors_of[system]:
            self.holds[base + sector] += 1

    def lose(self, system: int) -> int:
        """Remove the counter from a system and return its owner. Rules CC-LVL-02, CC-TKO-07, CC-TKO-09."""
        board = self.board
        player = self.owner[system]
        self.owner[system] = NOBODY
        self.held[player] -= 1
        if self.gives_level(player, system):
            self.level[player * LEVELS + board.types[system]] -= 1
        base = player * board.systems
        for other in board.near[system]:
            self.reach[base + other] -= 1
        base = player * board.sectors
        for sector in board.sectors_of[system]:
            self.holds[base + sector] -= 1
        return player

    def gives_level(self, player: int, system: int) -> bool:
        """Return whether a system gives its owner a level; this is optional for its own Home. Rules CC-SYS-02, CC-SET-05."""
        if self.board.types[system] >= RESOURCES:
            return False
        return self.home_of[system] != player or self.board.home_counts

    def settle(self, player: int, system: int) -> None:
        """Make a system the Home of a player. Rules CC-SET-03, CC-SET-05."""
        self.home_of[system] = player
        self.gain(player, system)

    def lay(self, player: int, sector: int) -> None:
        """Put a trade route of a player into a sector. Rules CC-TRD-01 to CC-TRD-03."""
        self._count_route(player, sector, 1)

    def lift(self, player: int, sector: int) -> None:
        """Remove a trade route of a player from a sector. Rule CC-WAR-01."""
        self._count_route(player, sector, -1)

    def _count_route(self, player: int, sector: int, by: int) -> None:
        board = self.board
        self.routes[player * board.sectors + sector] += by
        self.placed[sector] += by
        self.laid[player] += by
        base = player * board.systems
        for system in board.borders[sector]:
            self.access[base + system] += by

    def award(self, player: int, source: int, tokens: int) -> None:
        """Give a player Victory Tokens."""
        self.tokens[player * SOURCES + source] += tokens

    # Queries

    def levels(self, player: int) -> list[int]:
        """Return the levels of a player. Rule CC-LVL-01."""
        return self.level[player * LEVELS : (player + 1) * LEVELS]

    def resources(self, player: int) -> int:
        """Return the sum of the five resource levels of a player. Rule CC-LVL-05."""
        first = player * LEVELS
        level = self.level
        return level[first] + level[first + 1] + level[first + 2] + level[first + 3] + level[first + 4]

    def lowest(self, player: int) -> int:
        """Return the lowest of the five resource levels of a player. Rule CC-SCO-01."""
        first = player * LEVELS
        least = self.level[first]
        for place in range(first + 1, first + RESOURCES):
            if self.level[place] < least:
                least = self.level[place]
        return least

    def action_points(self, player: int) -> int:
        """Return the action points of a player for a turn beginning now. Rule CC-LOG-01."""
        return (self.resources(player) + self.laid[player]) // PER_AP

    def limit(self, player: int, kind: int) -> int:
        """Return a player's limit of actions of a kind in a turn, at the current level. Rules CC-ACT-02, CC-ACT-03."""
        return self.level[player * LEVELS + LIMIT_BY[kind]]

    def left(self, kind: int) -> int:
        """Return the remaining actions of a kind in this turn. Rules CC-ACT-03, CC-ACT-04."""
        return self.limit(self.player, kind) - self.done[kind]

    def can_colonize(self, player: int, system: int) -> bool:
        """Return whether a player may put a counter on a system. Rules CC-COL-01, CC-COL-03, CC-SYS-05."""
        if self.owner[system] != NOBODY or self.board.types[system] == HAZARD:
            return False
        at = player * self.board.systems + system
        return self.reach[at] > 0 or self.access[at] > 0

    def can_attack(self, player: int, system: int) -> bool:
        """Return whether a player may try to take a system. Rule CC-TKO-01."""
        owner = self.owner[system]
        return owner != NOBODY and owner != player and self.reach[player * self.board.systems + system] > 0

    def can_lay(self, player: int, sector: int) -> bool:
        """Return whether a player may put a route into a sector. Rules CC-TRD-01, CC-TRD-02."""
        board = self.board
        return self.holds[player * board.sectors + sector] > 0 and self.placed[sector] < board.capacity[sector]

    def can_lift(self, player: int, sector: int, other: int) -> bool:
        """Return whether a player may remove a route of another one from a sector. Rule CC-WAR-01."""
        sectors = self.board.sectors
        return other != player and self.routes[other * sectors + sector] > 0 and self.holds[player * sectors + sector] > 0

    def net(self, player: int, system: int) -> int:
        """Return the sum of all modifiers of a takeover. Rules CC-TKO-03 to CC-TKO-05, CC-SYS-03."""
        owner, systems = self.owner[system], self.board.systems
        protected = self.board.types[system] == NEBULA or self.home_of[system] == owner
        military = self.level[player * LEVELS + MILITARY] - self.level[owner * LEVELS + MILITARY]
        traded = self.access[player * systems + system] - self.access[owner * systems + system]
        return military + traded - (PROTECTION if protected else 0)

    def has_most(self, player: int, sector: int) -> bool:
        """Return whether a player scores for the most routes in a sector. Rule CC-SCO-02."""
        sectors = self.board.sectors
        own = self.routes[player * sectors + sector]
        if own == 0:
            return False
        ties = self.board.ties_score
        for other in range(self.players):
            theirs = self.routes[other * sectors + sector]
            if other != player and (theirs > own or (theirs == own and not ties)):
                return False
        return True

    def has_all(self, player: int, sector: int) -> bool:
        """Return whether a player scores for every route in a sector at the end. Rule CC-SCO-04."""
        own = self.routes[player * self.board.sectors + sector]
        if own == 0 or own != self.placed[sector]:
            return False
        return not self.board.house.monopoly_needs_full or own == self.board.capacity[sector]

    def score(self, player: int) -> int:
        """Return the Victory Tokens of a player so far. Rule CC-SCO-05."""
        total = 0
        for place in range(player * SOURCES, (player + 1) * SOURCES):
            total += self.tokens[place]
        return total

    def collected(self, player: int) -> int:
        """Return the Victory Tokens that a player got in turns, without those at the end of the game."""
        return sum(self.tokens[player * SOURCES : player * SOURCES + FROM_SYSTEMS])

    def count_most(self, player: int) -> int:
        """Return the number of sectors in which a player has the most routes. Rule CC-SCO-02."""
        total = 0
        for sector in range(self.board.sectors):
            if self.placed[sector] and self.has_most(player, sector):
                total += 1
        return total

    def count_all(self, player: int) -> int:
        """Return the number of sectors in which a player has every route. Rule CC-SCO-04."""
        total = 0
        for sector in range(self.board.sectors):
            if self.placed[sector] and self.has_all(player, sector):
                total += 1
        return total

    def count_of(self, player: int, kind: int) -> int:
        """Return the number of systems of a type held by a player."""
        total = 0
        for system in range(self.board.systems):
            if self.owner[system] == player and self.board.types[system] == kind:
                total += 1
        return total


GATE_TOKENS: Final = 1
RUINS_TOKENS: Final = 2
MONOPOLY_TOKENS: Final = 2
"""Victory Tokens at the end of the game. Rules CC-SYS-06, CC-SYS-07, CC-SCO-03, CC-SCO-04."""


def score_turn(state: State) -> tuple[int, int]:
    """Give the current player the tokens of the Score Phase, and return them. Rules CC-SCO-01, CC-SCO-02."""
    player = state.player
    lowest, most = state.lowest(player), state.count_most(player)
    state.award(player, FROM_LOWEST, lowest)
    state.award(player, FROM_MOST, most)
    return lowest, most


def score_end(state: State) -> None:
    """Give all players the tokens at the end of the game. Rules CC-SCO-03, CC-SCO-04."""
    for player in range(state.players):
        state.award(player, FROM_SYSTEMS, state.held[player])
        state.award(player, FROM_GATES, GATE_TOKENS * state.count_of(player, GATE))
        state.award(player, FROM_RUINS, RUINS_TOKENS * state.count_of(player, RUINS))
        state.award(player, FROM_ROUTES, state.laid[player])
        state.award(player, FROM_MONOPOLIES, MONOPOLY_TOKENS * state.count_all(player))


def winners(state: State) -> list[int]:
    """Return the winners; several share a win if points, systems and routes are equal. Rules CC-SCO-05 to CC-SCO-07."""
    best: list[int] = []
    found: list[int] = []
    for player in state.remaining():
        ranks = [state.score(player), state.held[player], state.laid[player]]
        if not found or ranks > best:
            best, found = ranks, [player]
        elif ranks == best:
            found.append(player)
    return found


BY_TOKENS: Final = 0
BY_SYSTEMS: Final = 1
BY_ROUTES: Final = 2
BY_RESIGNATION: Final = 3
"""The comparison that decides a game."""


class Decided(NamedTuple):
    """The comparison that decided a game (`by`), the tokens of the winner, and the compared numbers of the first two."""

    by: int
    tokens: int
    first: int
    second: int


def decided(state: State) -> Decided:
    """Return the comparison that decided the game; the last one if several players win. Rules CC-SCO-05, CC-SCO-06."""
    ranks = sorted([(state.score(each), state.held[each], state.laid[each]) for each in state.remaining()], reverse=True)
    if len(ranks) == 1:
        return Decided(BY_RESIGNATION, ranks[0][0], 0, 0)
    first, second = ranks[0], ranks[1]
    by = next((place for place in range(len(first)) if first[place] != second[place]), BY_ROUTES)
    return Decided(by, first[0], first[by], second[by])
