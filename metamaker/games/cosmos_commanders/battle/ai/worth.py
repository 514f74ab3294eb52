"""The current worth of everything to a player, in Victory Tokens: its score now and at the end, and its growth."""

from typing import Final

from metamaker.games.cosmos_commanders.battle.state import (
    CULTURE,
    GATE_TOKENS,
    MONOPOLY_TOKENS,
    NOBODY,
    PER_AP,
    RUINS_TOKENS,
    State,
)
from metamaker.games.cosmos_commanders.rules.board import GATE, LEVELS, MILITARY, RESOURCES, RUINS
from metamaker.games.cosmos_commanders.rules.chances import D10, RUINS_ROLLS, TOKEN, taking_tenths

POINT: Final = 2.1
"""Worth of an action point: a little more than the mean of culture, which is always possible."""

RAISES: Final = (0.0, 1.0, 0.5, 0.33, 0.25, 0.2)
"""Worth of raising one of `n` lowest levels: a single one scores in every turn, one of several only helps to."""

ROOM: Final = 0.12
"""Worth of an empty system in reach, for each remaining turn."""

HOLDS: Final = 0.7
"""The probability of keeping the most routes in a sector."""

LASTS: Final = 0.85
"""The probability of keeping a system to the end."""

WARS: Final = 0.35
"""Worth of a level of military technology, for each remaining turn."""


TOKEN_FACES: Final = 3.0
"""Faces of the research die that give a token. Rule CC-RES-01."""


class Worth:
    """The worth of things for the current player; values that depend only on the state are calculated once per move."""

    def __init__(self, state: State, last_round: int) -> None:
        self.state = state
        self.player = state.player
        self.rivals = float(state.players - 1)
        self.turns = float(last_round - state.round)
        """Turns of this player after the current one."""
        self.share = POINT * self.turns / PER_AP
        """Worth of a third of an action point in all turns to come."""
        self.of_level: list[float] = self._of_levels(state.player)
        self.of_research = self._of_research()
        self.spare = self._spare()

    def _of_levels(self, player: int) -> list[float]:
        """Return the worth of one more of each level of a player."""
        first = player * LEVELS
        level = self.state.level
        least = self.state.lowest(player)
        count = 0
        for place in range(first, first + RESOURCES):
            if level[place] == least:
                count += 1
        raises = RAISES[count] * (self.turns + 1.0)
        found: list[float] = [self.share + (raises if level[first + kind] == least else 0.0) for kind in range(RESOURCES)]
        found.append(WARS * self.turns)
        return found

    def _of_research(self) -> float:
        """Return the mean worth of a roll of research. Rule CC-EX-07."""
        total = TOKEN_FACES
        for worth in self.of_level:
            total += worth
        return (total + self.of_level[MILITARY]) / D10

    def _spare(self) -> float:
        """Return the worth of a remaining action point: culture within its limit, otherwise other actions."""
        if self.state.left(CULTURE) >= self.state.ap:
            return 2.0
        return 1.2

    def result(self, result: int) -> float:
        """Return the worth of a result of research."""
        return 1.0 if result == TOKEN else self.of_level[result]

    def best_result(self) -> int:
        """Return the result of research with the highest worth."""
        best, most = TOKEN, 1.0
        for kind in range(LEVELS):
            if self.of_level[kind] > most:
                best, most = kind, self.of_level[kind]
        return best

    def system(self, system: int) -> float:
        """Return the worth of holding a system."""
        state, board = self.state, self.state.board
        kind = board.types[system]
        worth = LASTS
        if kind < RESOURCES:
            worth += self.of_level[kind]
        elif kind == GATE:
            worth += LASTS * GATE_TOKENS
        elif kind == RUINS:
            worth += LASTS * RUINS_TOKENS
            if not state.searched[system]:
                worth += RUINS_ROLLS * self.of_research
        return worth + ROOM * self._room(board.near[system]) * self.turns

    def _room(self, systems: list[int]) -> float:
        """Return the number of systems, among some, that are empty and still out of reach."""
        state = self.state
        owner, reach, access = state.owner, state.reach, state.access
        base = self.player * state.board.systems
        room = 0.0
        for system in systems:
            if owner[system] == NOBODY and reach[base + system] == 0 and access[base + system] == 0:
                room += 1.0
        return room

    def takeover(self, system: int) -> float:
        """Return the worth of a try to take a system."""
        return taking_tenths(self.state.net(self.player, system)) * self.taken(system) / D10

    def taken(self, system: int) -> float:
        """Return the worth of taking a system: the gain, and the owner's loss shared among all rivals."""
        state, board = self.state, self.state.board
        kind, owner = board.types[system], state.owner[system]
        lost = 1.0
        if kind < RESOURCES and state.gives_level(owner, system):
            lost += self.share
            if state.level[owner * LEVELS + kind] == state.lowest(owner):
                lost += self.turns + 1.0
        elif kind == GATE:
            lost += GATE_TOKENS
        elif kind == RUINS:
            lost += RUINS_TOKENS
        return self.system(system) + lost / self.rivals

    def route(self, sector: int) -> float:
        """Return the worth of another route in a sector: itself, the most, all of them, and the losses of others by it."""
        state = self.state
        board = state.board
        sectors = board.sectors
        own = state.routes[self.player * sectors + sector]
        others, most = state.placed[sector] - own, 0
        for other in range(state.players):
            if other != self.player and state.routes[other * sectors + sector] > most:
                most = state.routes[other * sectors + sector]
        worth = LASTS + self.share
        if own == most:
            worth += HOLDS * self.turns + 1.0
        elif own + 1 == most:
            worth += HOLDS * (self.turns + 1.0) / self.rivals
        if others == 0:
            if own == 0:
                worth += HOLDS * MONOPOLY_TOKENS
        elif own == 0 and others == most:
            worth += MONOPOLY_TOKENS / self.rivals
        return worth + 0.5 * ROOM * self._room(board.borders[sector]) * self.turns

    def war(self, sector: int, other: int) -> float:
        """Return the worth of removing a route of another player."""
        state = self.state
        sectors = state.board.sectors
        own, theirs = state.routes[self.player * sectors + sector], state.routes[other * sectors + sector]
        worth = (1.0 + self.share) / self.rivals
        if state.has_most(other, sector):
            worth += HOLDS * (self.turns + 1.0) / self.rivals if theirs <= own + 1 or theirs == 1 else 0.0
        if own == theirs and own > 0:
            worth += HOLDS * self.turns + 1.0
        if own > 0 and theirs == 1 and state.placed[sector] == own + 1:
            worth += MONOPOLY_TOKENS * HOLDS
        if state.has_all(other, sector) and theirs == 1:
            worth += MONOPOLY_TOKENS / self.rivals
        return worth
