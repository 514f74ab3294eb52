"""The course of a game: the open decision, and the effects of answers and dice, up to the last score."""

from typing import Any, Final

from metamaker.games.cosmos_commanders.battle.events import (
    Achieved,
    ActionsEnded,
    Attacked,
    Colonized,
    Finished,
    Learnt,
    OrderFound,
    OrderRolled,
    Picked,
    Researched,
    Resigned,
    RouteLaid,
    RouteLifted,
    Scored,
    Settled,
    TurnBegan,
    Won,
)
from metamaker.games.cosmos_commanders.battle.moves import END, kind_of, other_of, target_of
from metamaker.games.cosmos_commanders.battle.state import (
    COLONIZE,
    CULTURE,
    FROM_CULTURE,
    FROM_GATES,
    FROM_MONOPOLIES,
    FROM_RESEARCH,
    FROM_ROUTES,
    FROM_RUINS,
    FROM_SYSTEMS,
    KINDS,
    NOBODY,
    RESEARCH,
    ROUTE,
    SOURCES,
    TAKEOVER,
    State,
    decided,
    score_end,
    score_turn,
    winners,
)
from metamaker.games.cosmos_commanders.rules.board import LEVELS, MILITARY, ROUNDS, RUINS, Board
from metamaker.games.cosmos_commanders.rules.chances import CULTURE as TOKENS_BY_FACE
from metamaker.games.cosmos_commanders.rules.chances import D10, RUINS_ROLLS, TOKEN, takes
from metamaker.games.cosmos_commanders.rules.chances import RESEARCH as RESULT_BY_FACE
from metamaker.games.cosmos_commanders.rules.distances import legal_homes
from metamaker.play.dice import Dice

FACE: Final = 0
"""A die must be rolled."""
PICK: Final = 1
"""A commander must be picked."""
HOME: Final = 2
"""A Home must be placed."""
ACT: Final = 3
"""An action must be chosen."""
DIRECT: Final = 4
"""A result of research may be replaced."""
OVER: Final = 5

KEEP: Final = -1
"""The answer to DIRECT that keeps the roll."""

FOR_ORDER: Final = 0
FOR_TAKEOVER: Final = 1
FOR_CULTURE: Final = 2
FOR_RESEARCH: Final = 3
FOR_RUINS: Final = 4
"""The purpose of a roll."""


class Course:
    """A running game. `phase`: the open question; `player`: the asked or rolling one; `purpose`: the purpose of a roll.

    `target`: the system of a takeover, or of Ruins. `face`: the die of the undecided result of research. `searches`: the rolls
    in Ruins still to come. `commanders` of the players, by the numbers of their bonuses. `events` are kept only while
    `telling`, until they are taken.
    """

    def __init__(self, board: Board, *, last_round: int = ROUNDS, telling: bool = False) -> None:
        self.board = board
        self.state = State(board)
        self.telling = telling
        self.events: list[Any] = []
        self.last_round = last_round
        self.phase: int = FACE
        self.purpose: int = FOR_ORDER
        self.player = 0
        self.target: int = NOBODY
        self.face = 0
        self.searches = 0
        self.commanders: list[int] = [NOBODY] * board.players
        self.homes: list[int] = []
        self.order: list[int] = []
        self.place = 0
        self.won: list[int] = []
        self.steps = 0
        """Choices and dice so far."""
        self._rolling: list[int] = list(range(board.players))
        self._faces: list[int] = []

    def copy(self) -> "Course":
        """Return a separate course that continues from here without events."""
        new = Course(self.board, last_round=self.last_round)
        self.copy_to(new)
        return new

    def copy_to(self, other: "Course") -> None:
        """Make another course of the same board a copy of this one, except for its events."""
        self.state.copy_to(other.state)
        other.phase = self.phase
        other.purpose = self.purpose
        other.player = self.player
        other.target = self.target
        other.face = self.face
        other.searches = self.searches
        other.commanders[:] = self.commanders
        other.homes[:] = self.homes
        other.order[:] = self.order
        other.place = self.place
        other.won[:] = self.won
        other.steps = self.steps
        other._rolling[:] = self._rolling
        other._faces[:] = self._faces

    @property
    def round(self) -> int:
        """The round, from 1; also while the game is set up."""
        return self.state.round

    def roll(self, dice: Dice) -> None:
        """Roll as long as dice must be rolled."""
        while self.phase == FACE:
            self.show(dice.roll(D10))

    def show(self, face: int) -> None:
        """Continue with the result of a die, 1 to 10."""
        self.steps += 1
        if self.purpose == FOR_ORDER:
            self._rolled_for_order(face)
        elif self.purpose == FOR_TAKEOVER:
            self._attacked(face)
        elif self.purpose == FOR_CULTURE:
            self._achieved(face)
        else:
            self._researched(face)

    # Setting up

    def _rolled_for_order(self, face: int) -> None:
        """Find the first player: the highest, ties roll again, then clockwise. Rule CC-SET-07."""
        if self.telling:
            self.events.append(OrderRolled(1, self.player, face))
        self._faces.append(face)
        if len(self._faces) < len(self._rolling):
            self.player = self._rolling[len(self._faces)]
            return
        highest = max(self._faces)
        first = [self._rolling[at] for at in range(len(self._rolling)) if self._faces[at] == highest]
        self._faces = []
        self._rolling = first
        self.player = first[0]
        if len(first) > 1:
            return
        players = self.board.players
        self.order = [(first[0] + step) % players for step in range(players)]
        if self.telling:
            self.events.append(OrderFound(1, tuple(self.order)))
        self.place = players - 1
        self._ask(PICK, self.order[self.place])

    def _ask(self, phase: int, player: int) -> None:
        self.phase = phase
        self.player = player

    def free_commanders(self) -> list[int]:
        """Return the free commanders. Rule CC-CMD-01."""
        return [commander for commander in range(LEVELS) if commander not in self.commanders]

    def pick(self, commander: int) -> None:
        """Give the current player a commander. Rules CC-CMD-01, CC-CMD-02, CC-CMD-04."""
        self.commanders[self.player] = commander
        self.state.level[self.player * LEVELS + commander] += 1
        if self.telling:
            self.events.append(Picked(1, self.player, commander))
        if self.place == 0:
            self._ask(HOME, self.order[0])
        else:
            self.place -= 1
            self._ask(PICK, self.order[self.place])

    def free_homes(self) -> list[int]:
        """Return the places for the Home of the current player. Rules CC-SET-03 to CC-SET-06."""
        return legal_homes(self.board.far, self.board.candidates, self.homes, self.board.players - len(self.homes) - 1)

    def settle(self, system: int) -> None:
        """Place the Home of the current player."""
        self.homes.append(system)
        self.state.settle(self.player, system)
        if self.telling:
            self.events.append(Settled(1, self.player, system))
        if len(self.homes) < self.board.players:
            self.place += 1
            self._ask(HOME, self.order[self.place])
        else:
            self.place = 0
            self._begin_turn()

    # Turns

    def _begin_turn(self) -> None:
        """Logistics. Rules CC-LOG-01, CC-LOG-02."""
        state = self.state
        player = self.order[self.place]
        state.player = player
        saved = state.saved[player]
        state.saved[player] = 0
        state.ap = state.action_points(player) + saved
        for kind in range(KINDS):
            state.done[kind] = 0
        if self.telling:
            self.events.append(TurnBegan(state.round, player, state.ap, tuple(state.levels(player)), state.laid[player], saved))
        self._ask(ACT, player)

    def act(self, code: int) -> None:
        """Do a legal action, or end the Action Phase. Rules CC-ACT-01 to CC-ACT-05."""
        self.steps += 1
        kind = kind_of(code)
        if kind == END:
            self._end_turn()
            return
        state = self.state
        limit = self._limit(kind)
        state.ap -= 1
        state.done[kind] += 1
        self.target = target_of(code)
        if kind == COLONIZE:
            state.gain(self.player, self.target)
            if self.telling:
                self.events.append(Colonized(state.round, self.player, self.target, state.done[kind], limit))
            self._search(NOBODY)
        elif kind == ROUTE:
            state.lay(self.player, self.target)
            if self.telling:
                self.events.append(RouteLaid(state.round, self.player, self.target, state.done[kind], limit))
        elif kind == TAKEOVER:
            self._roll_for(FOR_TAKEOVER)
        elif kind == CULTURE:
            self._roll_for(FOR_CULTURE)
        elif kind == RESEARCH:
            self._roll_for(FOR_RESEARCH)
        else:
            state.lift(other_of(code), self.target)
            if self.telling:
                done = state.done[kind]
                self.events.append(RouteLifted(state.round, self.player, self.target, other_of(code), done, limit))

    def _limit(self, kind: int) -> int:
        return self.state.limit(self.player, kind)

    def _roll_for(self, purpose: int) -> None:
        self.purpose = purpose
        self.phase = FACE

    def _attacked(self, face: int) -> None:
        """Rules CC-TKO-02, CC-TKO-07, CC-TKO-08."""
        state, system, player = self.state, self.target, self.player
        owner, net = state.owner[system], state.net(player, system)
        taken = takes(face, net)
        if self.telling:
            systems = self.board.systems
            military = state.level[player * LEVELS + MILITARY] - state.level[owner * LEVELS + MILITARY]
            traded = state.access[player * systems + system] - state.access[owner * systems + system]
            done, limit = state.done[TAKEOVER], self._limit(TAKEOVER)
            self.events.append(
                Attacked(
                    state.round, player, system, owner, face, military, traded, net - military - traded, taken, done, limit
                )
            )
        self.phase = ACT
        if taken:
            state.lose(system)
            state.gain(player, system)
            self._search(owner)

    def _search(self, before: int) -> None:
        """Begin to search Ruins just taken from `before`. Rule CC-SYS-07."""
        system = self.target
        if self.board.types[system] != RUINS:
            return
        if self.state.searched[system] and not (before != NOBODY and self.board.house.ruins_on_every_capture):
            return
        self.state.searched[system] = True
        self.searches = RUINS_ROLLS
        self._roll_for(FOR_RUINS)

    def _achieved(self, face: int) -> None:
        """Rule CC-CUL-01."""
        state, tokens = self.state, TOKENS_BY_FACE[face - 1]
        state.award(self.player, FROM_CULTURE, tokens)
        if self.telling:
            done, limit = state.done[CULTURE], self._limit(CULTURE)
            self.events.append(Achieved(state.round, self.player, face, tokens, done, limit))
        self.phase = ACT

    def _researched(self, face: int) -> None:
        """Rules CC-RES-01 to CC-RES-03."""
        state = self.state
        if self.purpose == FOR_RUINS:
            self.searches -= 1
        self.face = face
        if self.telling:
            system = self.target if self.purpose == FOR_RUINS else NOBODY
            done, limit = state.done[RESEARCH], self._limit(RESEARCH)
            self.events.append(Researched(state.round, self.player, face, RESULT_BY_FACE[face - 1], system, done, limit))
        if self.board.house.directed_research and state.ap > 0:
            self.phase = DIRECT
        else:
            self.direct(KEEP)

    def direct(self, result: int) -> None:
        """Replace a result of research for an action point, or KEEP the roll. Rules CC-RES-02, CC-RES-03."""
        state, got = self.state, result
        if result == KEEP:
            got = RESULT_BY_FACE[self.face - 1]
        else:
            state.ap -= 1
        if got == TOKEN:
            state.award(self.player, FROM_RESEARCH, 1)
        else:
            state.level[self.player * LEVELS + got] += 1
        if self.telling:
            self.events.append(Learnt(state.round, self.player, got, result != KEEP))
        self.phase = ACT
        if self.purpose == FOR_RUINS and self.searches > 0:
            self._roll_for(FOR_RUINS)

    def _end_turn(self) -> None:
        """Score the turn, then begin the next one. Rules CC-TURN-01, CC-TURN-02, CC-LOG-02, CC-SCO-01, CC-SCO-02."""
        state, player = self.state, self.player
        kept = state.ap if self.board.house.bank_ap else 0
        if self.telling:
            self.events.append(ActionsEnded(state.round, player, state.ap, kept))
        state.saved[player] = kept
        state.ap = 0
        lowest, most = score_turn(state)
        if self.telling:
            self.events.append(Scored(state.round, player, lowest, most, state.score(player)))
        self._next_turn()

    def _next_turn(self) -> None:
        """Begin the turn of the next remaining player, or end the game. Rules CC-TURN-01, CC-TURN-02, CC-SCO-07."""
        state = self.state
        while True:
            self.place += 1
            if self.place == self.board.players:
                if state.round >= self.last_round:
                    self._finish()
                    return
                self.place = 0
                state.round += 1
            if not state.resigned[self.order[self.place]]:
                break
        self._begin_turn()

    def resign(self) -> None:
        """Let the current player give up during the Action Phase. The last remaining player wins. Rule CC-SCO-07."""
        self.steps += 1
        state = self.state
        state.resigned[self.player] = True
        state.ap = 0
        if self.telling:
            self.events.append(Resigned(state.round, self.player))
        if len(state.remaining()) == 1:
            self._finish()
        else:
            self._next_turn()

    def _finish(self) -> None:
        """Rules CC-SCO-03 to CC-SCO-06."""
        state = self.state
        score_end(state)
        self.won = winners(state)
        self.phase = OVER
        if self.telling:
            for player in range(self.board.players):
                self.events.append(_finished(state, player))
            self.events.append(Won(state.round, tuple(self.won), *decided(state)))


def _finished(state: State, player: int) -> Finished:
    own = state.tokens[player * SOURCES : (player + 1) * SOURCES]
    return Finished(
        state.round,
        player,
        own[FROM_SYSTEMS],
        own[FROM_GATES],
        own[FROM_RUINS],
        own[FROM_ROUTES],
        own[FROM_MONOPOLIES],
        state.score(player),
    )
