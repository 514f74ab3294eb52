"""The plain captain: takes the action with the highest immediate worth, counting its score and its growth."""

from metamaker.games.cosmos_commanders.battle.ai.worth import Worth
from metamaker.games.cosmos_commanders.battle.game import DIRECT, HOME, KEEP, PICK, Course
from metamaker.games.cosmos_commanders.battle.moves import END, colonies, move, other_of, routes, takeovers, target_of, wars
from metamaker.games.cosmos_commanders.battle.state import CULTURE, NOBODY, RESEARCH, State
from metamaker.games.cosmos_commanders.rules.board import GATE, HAZARD, RESOURCES, RUINS
from metamaker.games.cosmos_commanders.rules.chances import RESEARCH as RESULT_BY_FACE

MEAN_CULTURE = 2.0
"""Rule CC-EX-06."""

LIKED = (4, 3, 1, 0, 2, 5)
"""Commanders by their wins, the best first, when dealt at random to plain captains: Organics, Luxuries, Population, Metal …"""


class Plain:
    """The plain captain. See `Captain`. It has no dice of its own."""

    def choose(self, course: Course) -> int:
        """Return the choice for the current phase: a commander, a system, an action or a result."""
        if course.phase == PICK:
            free = course.free_commanders()
            return next(commander for commander in LIKED if commander in free)
        if course.phase == HOME:
            return best_home(course)
        if course.phase == DIRECT:
            return directed(course)
        return best_move(course)


def best_home(course: Course) -> int:
    """Return the home with the most free room around it; of equal ones the first."""
    best, most = NOBODY, -1.0
    for system in course.free_homes():
        worth = home_worth(course, system)
        if worth > most:
            best, most = system, worth
    return best


def home_worth(course: Course, system: int) -> float:
    """Return the worth of a home: its neighbours and their neighbours, and the sectors that it borders."""
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
    """Return the result with a worth of an action point more than the rolled one; KEEP if there is none."""
    worth = Worth(course.state, course.last_round)
    best = worth.best_result()
    gained = worth.result(best) - worth.result(RESULT_BY_FACE[course.face - 1])
    return best if gained > worth.spare else KEEP


def best_move(course: Course) -> int:
    """Return the action with the highest worth; END without an action point, or if no action is possible."""
    if course.state.ap <= 0:
        return END
    return Choosing(Worth(course.state, course.last_round)).best


class Choosing:
    """The possible action with the highest worth, the first of equal ones; `codes` are all actions, with their `worths`."""

    def __init__(self, worth: Worth) -> None:
        self.best: int = END
        self.most = 0.0
        self.codes: list[int] = []
        self.worths: list[float] = []
        state = worth.state
        if state.left(CULTURE) > 0:
            self._weigh(move(CULTURE), MEAN_CULTURE)
        if state.left(RESEARCH) > 0:
            self._weigh(move(RESEARCH), worth.of_research)
        for code in colonies(state):
            self._weigh(code, worth.system(target_of(code)))
        for code in takeovers(state):
            self._weigh(code, worth.takeover(target_of(code)))
        for code in routes(state):
            self._weigh(code, worth.route(target_of(code)))
        for code in wars(state):
            self._weigh(code, worth.war(target_of(code), other_of(code)))

    def _weigh(self, code: int, worth: float) -> None:
        self.codes.append(code)
        self.worths.append(worth)
        if worth > self.most:
            self.best, self.most = code, worth
