"""A map and the rules of a group as numbers: the unchanging part of a game, arranged for speed."""

from typing import Final, NamedTuple

from metamaker.games.cosmos_commanders.rules.distances import distances, far_enough, set_of_homes

METALS: Final = 0
POPULATION: Final = 1
RADIOACTIVES: Final = 2
LUXURIES: Final = 3
ORGANICS: Final = 4
NEBULA: Final = 5
VOID: Final = 6
HAZARD: Final = 7
GATE: Final = 8
RUINS: Final = 9
"""The types of systems, in the order of the die, from 1. Rule CC-SYS-01."""

RESOURCES: Final = 5
"""The number of resources; types and levels below it are resources. Rules CC-SYS-02, CC-LVL-05."""

MILITARY: Final = 5
"""The level that is not a resource. Rule CC-LVL-05."""

LEVELS: Final = 6

ROUNDS: Final = 7
"""Rule CC-TURN-02."""

MOST_BOARDS: Final = 200
"""The number of cached boards in a process, each up to some hundred kilobytes."""


class House(NamedTuple):
    """The house rules of a group; see `Options` of the model."""

    home_gap: int = 4
    home_counts: bool = True
    ruins_on_every_capture: bool = False
    bank_ap: bool = False
    directed_research: bool = True
    ties_score: bool = False
    monopoly_needs_full: bool = False


class Plan(NamedTuple):
    """The source of a board, as plain values for another process."""

    types: tuple[int, ...]
    lines: tuple[tuple[int, int], ...]
    borders: tuple[tuple[int, ...], ...]
    capacity: tuple[int, ...]
    players: int
    house: House


class Board:
    """A map with known types. Systems and sectors are numbers from 0, in the order of the map.

    `near` has the systems next to each by line or Gate link, without Hazards, because no player can hold them (CC-SYS-05).
    `borders` has the systems that border each sector, `sectors_of` the sectors that border each system. `gap`: the gap of the
    group, or the largest below it with room for all homes (CC-SET-06); 0 if there are too few systems.
    """

    def __init__(
        self,
        types: list[int],
        lines: list[tuple[int, int]],
        borders: list[list[int]],
        capacity: list[int],
        players: int,
        house: House,
    ) -> None:
        self.types = types
        self.systems = len(types)
        self.borders = borders
        self.sectors = len(borders)
        self.capacity = capacity
        self.players = players
        self.house = house
        self.lines = lines
        self.home_counts = house.home_counts
        self.ties_score = house.ties_score
        self.near = near_systems(types, lines)
        self.sectors_of: list[list[int]] = [[] for _ in types]
        for sector, around in enumerate(borders):
            for system in around:
                self.sectors_of[system].append(sector)
        self.steps = distances(self.near)
        self.candidates = [system for system, kind in enumerate(types) if kind < RESOURCES]
        self.gap = 0
        self.far: list[list[int]] = []
        for gap in range(house.home_gap, 0, -1):
            far = far_enough(self.steps, self.candidates, gap)
            if set_of_homes(far, self.candidates, players):
                self.gap = gap
                self.far = far
                break

    @property
    def plan(self) -> Plan:
        """The source of the board."""
        borders = tuple([tuple(each) for each in self.borders])
        return Plan(tuple(self.types), tuple(self.lines), borders, tuple(self.capacity), self.players, self.house)

    @property
    def is_connected(self) -> bool:
        """Whether all systems but Hazards form one net, by lines and Gate links. Rule CC-MAP-06."""
        return is_connected(self.types, self.near)


_boards: dict[Plan, Board] = {}


def laid_out(plan: Plan) -> Board:
    """Return the board of a plan, cached in each process."""
    board = _boards.get(plan)
    if board is None:
        borders = [list(each) for each in plan.borders]
        board = Board(list(plan.types), list(plan.lines), borders, list(plan.capacity), plan.players, plan.house)
        if len(_boards) >= MOST_BOARDS:
            _boards.clear()
        _boards[plan] = board
    return board


def near_systems(types: list[int], lines: list[tuple[int, int]]) -> list[list[int]]:
    """Return the systems adjacent to each system, without Hazards. Rules CC-MAP-04, CC-SYS-05, CC-SYS-06."""
    near: list[list[int]] = [[] for _ in types]
    for one, other in lines:
        if types[one] != HAZARD and types[other] != HAZARD:
            near[one].append(other)
            near[other].append(one)
    gates = [system for system, kind in enumerate(types) if kind == GATE]
    for gate in gates:
        near[gate] += [other for other in gates if other != gate and other not in near[gate]]
    return near


def is_connected(types: list[int], near: list[list[int]]) -> bool:
    """Return whether all systems except Hazards are connected."""
    there = [system for system, kind in enumerate(types) if kind != HAZARD]
    if not there:
        return False
    reached = {there[0]}
    edge = [there[0]]
    while edge:
        here = edge.pop()
        for other in near[here]:
            if other not in reached:
                reached.add(other)
                edge.append(other)
    return len(reached) == len(there)
