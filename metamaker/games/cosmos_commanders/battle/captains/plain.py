"""The plain captain: takes what is worth most now, counting what it scores and what grows of it."""

from metamaker.games.cosmos_commanders.battle.captains.worth import Worth
from metamaker.games.cosmos_commanders.battle.course import DIRECT, HOME, KEEP, PICK, Course
from metamaker.games.cosmos_commanders.battle.moves import END, move
from metamaker.games.cosmos_commanders.battle.state import (
    COLONIZE,
    CULTURE,
    NOBODY,
    RESEARCH,
    ROUTE,
    TAKEOVER,
    WAR,
    State,
)
from metamaker.games.cosmos_commanders.rules.board import GATE, HAZARD, RESOURCES, RUINS
from metamaker.games.cosmos_commanders.rules.chances import RESEARCH as RESULT_BY_FACE

MEAN_CULTURE = 2.0
"""Rule CC-EX-06."""

LIKED = (1, 3, 4, 0, 2, 5)
"""Commanders as they are liked, the best first: Population, Luxuries, Organics, Metal, Radioactives, military."""


class Plain:
    """See `Captain`. It has no dice of its own."""

    def choose(self, course: Course) -> int:
        """Return what to do: a commander, a system, an action or a result, as the phase asks."""
        if course.phase == PICK:
            free = course.free_commanders()
            return next(commander for commander in LIKED if commander in free)
        if course.phase == HOME:
            return best_home(course)
        if course.phase == DIRECT:
            return directed(course)
        return best_move(course)


def best_home(course: Course) -> int:
    """Return the home that has most free room around it; of equal ones the first."""
    best, most = NOBODY, -1.0
    for system in course.free_homes():
        worth = home_worth(course, system)
        if worth > most:
            best, most = system, worth
    return best


def home_worth(course: Course, system: int) -> float:
    """Return how good a home is: what lies next to it, and one step on, with the sectors that it borders."""
    state, board = course.state, course.board
    worth = 0.3 * len(board.sectors_of[system])
    for near in board.near[system]:
        worth += _neighbour(state, near)
        for far in board.near[near]:
            if board.steps[system][far] > 1:
                worth += 0.25 * _neighbour(state, far)
    return worth


def _neighbour(state: State, system: int) -> float:
    kind = state.board.types[system]
    if kind == HAZARD or state.owner[system] != NOBODY:
        return 0.0
    if kind < RESOURCES:
        return 1.0
    return 1.2 if kind == RUINS else 0.8 if kind == GATE else 0.4


def directed(course: Course) -> int:
    """Return the result that is worth an action point more than the rolled one; KEEP if none is."""
    worth = Worth(course.state, course.last_round)
    best = worth.best_result()
    gained = worth.result(best) - worth.result(RESULT_BY_FACE[course.face - 1])
    return best if gained > worth.spare else KEEP


def best_move(course: Course) -> int:
    """Return the action that is worth most; END without an action point, or if nothing can be done."""
    state = course.state
    if state.ap <= 0:
        return END
    worth = Worth(state, course.last_round)
    player, board = state.player, state.board
    best, most = END, 0.0
    if state.left(CULTURE) > 0:
        best, most = move(CULTURE), MEAN_CULTURE
    if state.left(RESEARCH) > 0 and worth.of_research > most:
        best, most = move(RESEARCH), worth.of_research
    colonies, takeovers = state.left(COLONIZE) > 0, state.left(TAKEOVER) > 0
    if colonies or takeovers:
        base = player * board.systems
        for system in range(board.systems):
            owner = state.owner[system]
            at = base + system
            if owner == NOBODY:
                if colonies and (state.reach[at] > 0 or state.access[at] > 0) and board.types[system] != HAZARD:
                    found = worth.system(system)
                    if found > most:
                        best, most = move(COLONIZE, system), found
            elif takeovers and owner != player and state.reach[at] > 0:
                found = worth.takeover(system)
                if found > most:
                    best, most = move(TAKEOVER, system), found
    if state.left(ROUTE) > 0:
        for sector in range(board.sectors):
            if state.can_lay(player, sector):
                found = worth.route(sector)
                if found > most:
                    best, most = move(ROUTE, sector), found
    if state.left(WAR) > 0:
        for sector in range(board.sectors):
            if state.placed[sector] > state.routes[player * board.sectors + sector]:
                for other in range(state.players):
                    if state.can_lift(player, sector, other):
                        found = worth.war(sector, other)
                        if found > most:
                            best, most = move(WAR, sector, other), found
    return best
