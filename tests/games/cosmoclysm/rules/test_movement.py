"""Where ships can go, against a second generator and the counts of the statements."""

from random import Random

import pytest

from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.movement import by_steps, destinations
from metamaker.games.cosmoclysm.rules.ships import CRUISER, DESTROYER, EXTERMINATOR, FIGHTER, JUMPER, KINDS, TAKER
from metamaker.games.cosmoclysm.rules.ways import ways
from metamaker.games.cosmoclysm.stats.fairness import mobility
from tests.games.cosmoclysm.boards import HEXAGON, field, named, scattered
from tests.games.cosmoclysm.naive import ends

AT = named()


def names(numbers: list[int]) -> str:
    known = list(AT)
    return " ".join(sorted(known[number] for number in numbers))


def reached(start: str, kind: int, steps: int = 1, ships: str = "", on: Field | None = None) -> str:
    occupied = sum(1 << AT[name] for name in ships.split())
    return names(destinations(on or field(), occupied, AT[start], kind, steps))


@pytest.mark.parametrize(
    ("kind", "steps", "total"),
    [(CRUISER, 1, 498), (DESTROYER, 1, 246), (EXTERMINATOR, 1, 180), (JUMPER, 1, 282)]
    + [(FIGHTER, roll, total) for roll, total in zip((1, 2, 3, 4), (180, 462, 774, 1050), strict=True)],
)
@pytest.mark.rule("CL-ORC-03")
def test_destinations_on_the_empty_hexagon(kind: int, steps: int, total: int) -> None:
    assert sum(mobility(field(), kind, steps)) == total


MOBILITY = {
    "G": (18, 6, 6, 12, 6, 18, 36, 36),
    "A1": (16, 8, 6, 12, 6, 18, 29, 36),
    "A2": (14, 6, 6, 7, 6, 13, 22, 29),
    "A3": (14, 8, 6, 9, 6, 15, 23, 32),
    "A4": (12, 6, 3, 5, 3, 8, 15, 22),
    "A5": (12, 6, 4, 6, 4, 10, 17, 25),
    "A6": (12, 6, 4, 6, 4, 10, 17, 25),
}


@pytest.mark.rule("CL-ORC-04")
@pytest.mark.parametrize("wedge", "ABCDEF")
def test_destinations_by_kind_of_hex(wedge: str) -> None:
    movers = [(CRUISER, 1), (DESTROYER, 1), (EXTERMINATOR, 1), (JUMPER, 1), *((TAKER, roll) for roll in (1, 2, 3, 4))]
    for name, expected in MOBILITY.items():
        at = AT[name.replace("A", wedge)]
        assert tuple(mobility(field(), kind, steps)[at] for kind, steps in movers) == expected


def some(seed: int) -> tuple[Field, int, int, int, int, bool, dict[int, tuple[tuple[int, int], tuple[int, int]]]]:
    """Return a board, ships on it, and a mover: every other board has gaps, two of three have wormholes."""
    chance = Random(seed)  # noqa: S311 - boards that a seed repeats
    places = [each.place for each in HEXAGON.hexes] if seed % 2 else scattered(seed // 7)
    same = chance.random() < 0.3
    board = Field(places, same)
    pairs = range(1, 1 + seed % 3)
    holes = [(pair, *chance.sample(range(len(places)), 2)) for pair in pairs]
    board.open_wormholes([(pair, one, other) for pair, one, other in holes])
    occupied = sum(1 << at for at in chance.sample(range(len(places)), chance.randrange(0, 31)))
    start, kind = chance.randrange(len(places)), chance.randrange(KINDS)
    steps = chance.randrange(1, 5) if kind in {FIGHTER, TAKER} else 1
    return board, occupied, start, kind, steps, same, {pair: (places[one], places[other]) for pair, one, other in holes}


def agree(seed: int) -> None:
    board, occupied, start, kind, steps, same, holes = some(seed)
    free = occupied & ~(1 << start)
    ships = {place for at, place in enumerate(board.places) if free >> at & 1}
    expected = ends(board.places, ships, holes, board.places[start], kind, steps, same)
    found = destinations(board, free, start, kind, steps)
    assert {board.places[at] for at in found} == expected
    assert len(set(found)) == len(found)
    assert {way.end for way in ways(board, free, start, kind, steps)} == set(found)
    out = ends(board.places, ships | {board.places[start]}, holes, board.places[start], EXTERMINATOR, 1, same)
    assert {board.places[at] for at in by_steps(board, free | 1 << start, start, 1)} == out


@pytest.mark.rule("CL-MOV-07", "CL-MOV-09", "CL-WORM-07")
@pytest.mark.parametrize("part", range(4))
def test_a_second_generator_finds_the_same_moves(part: int) -> None:
    for seed in range(part * 150, part * 150 + 150):
        agree(seed)


@pytest.mark.slow
def test_a_second_generator_finds_the_same_moves_ten_thousand_times() -> None:
    for seed in range(10_000):
        agree(seed)


@pytest.mark.rule("CL-MOV-01", "CL-MOV-10")
def test_a_cruiser_goes_along_rows_and_stops_anywhere_before_a_ship() -> None:
    assert reached("D4", CRUISER, ships="A1 D6") == "A1 C4 C5 C6 D1 D2 D5 D6 G"


@pytest.mark.rule("CL-MOV-02", "CL-MOV-03", "CL-MOV-04")
def test_a_destroyer_folds_space_between_flanking_ships() -> None:
    assert reached("E5", DESTROYER, ships="E2 E3 E6") == "B6 C1 D6 E1 F2 F6"


@pytest.mark.rule("CL-MOV-06", "CL-MOV-08")
def test_only_a_jumper_crosses_a_gap() -> None:
    line = Field([(0, 0), (2, 0), (3, 0), (1, 1)])
    assert [destinations(line, 0, 0, kind, 4) for kind in (CRUISER, FIGHTER, DESTROYER, JUMPER)] == [[], [], [3], [1, 3]]


@pytest.mark.rule("CL-MOV-05")
def test_an_exterminator_goes_one_hex_and_a_fighter_turns_freely() -> None:
    assert reached("A4", EXTERMINATOR) == "A2 A5 F6"
    assert reached("A4", FIGHTER, 2, ships="A5 F6") == "A1 A2 A3 A5 F3 F6"
