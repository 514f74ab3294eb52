"""Small boards, maps and games for tests."""

import re
from collections.abc import Sequence

from metamaker.core.paths import resource
from metamaker.games.cosmos_commanders.battle.game import Course
from metamaker.games.cosmos_commanders.model.star_map import GAME, StarMap, System, WarpLine
from metamaker.games.cosmos_commanders.model.words import SystemType
from metamaker.games.cosmos_commanders.rules.board import (
    GATE,
    HAZARD,
    LUXURIES,
    METALS,
    NEBULA,
    ORGANICS,
    POPULATION,
    RADIOACTIVES,
    RUINS,
    VOID,
    Board,
    House,
)

__all__ = ["GATE", "HAZARD", "LUXURIES", "METALS", "NEBULA", "ORGANICS", "POPULATION", "RADIOACTIVES", "RUINS", "VOID"]

METAL_CHIEF, POPULATION_CHIEF, RADIOACTIVES_CHIEF, LUXURIES_CHIEF, ORGANICS_CHIEF, MILITARY_CHIEF = range(6)
"""Commanders by the numbers of their bonuses."""

WHEEL_LINES = [(0, k) for k in range(1, 7)] + [(k, k % 6 + 1) for k in range(1, 7)]
WHEEL_SECTORS = [[0, k, k % 6 + 1] for k in range(1, 7)]


def wheel(types: Sequence[int] = (VOID, 0, 1, 2, 3, 4, NEBULA), players: int = 2, **house: int | bool) -> Board:
    """Return the wheel of CC-EX-09: sector k, from 0, lies between the centre, k+1 and its neighbour."""
    capacity = [len(each) for each in WHEEL_SECTORS]
    return Board(list(types), WHEEL_LINES, WHEEL_SECTORS, capacity, players, House(**house))  # type: ignore[arg-type]


def begun(
    board: Board, homes: Sequence[int], commanders: Sequence[int] = (), *, telling: bool = False, last_round: int = 7
) -> Course:
    """Return a game in which player 0 is about to act, with these homes and commanders of the players in their order."""
    course = Course(board, telling=telling, last_round=last_round)
    for player in range(board.players):
        course.show(10 if player == 0 else 1)
    for player in reversed(range(board.players)):
        course.pick(commanders[player] if commanders else player)
    for home in homes:
        course.settle(home)
    return course


def star_map(systems: str, lines: str, kinds: str = "", players: int = 2, **fields: object) -> StarMap:
    """Return a map of systems `a 0 0, b 100 0`, lines `ab bc`, and types by their words, Voids where there are none."""
    named = [each.split() for each in systems.split(",")]
    types = {name: SystemType(kind) for name, kind in (each.split("=") for each in kinds.split())}
    return StarMap(
        players=players,
        systems=tuple(
            System(id=name, name=name.upper(), x=int(x), y=int(y), type=types.get(name, SystemType.VOID))
            for name, x, y in named
        ),
        lines=tuple(WarpLine(id=f"l-{ends}", one=ends[0], other=ends[1]) for ends in lines.split()),
    ).with_(**fields)


def rules_table(heading: str) -> list[list[str]]:
    """Return the rows of a table of the rules below this heading line, without its head."""
    text = resource(GAME, "rules.md").read_text(encoding="utf-8")
    part = text[text.index(f"\n{heading}") :]
    rows = re.findall(r"^\|(.+)\|$", part[: part.index("\n\n", part.index("|---"))], re.MULTILINE)
    cells = [[cell.strip() for cell in row.split("|")] for row in rows]
    return [row for row in cells if not set("".join(row)) <= set("-")][1:]
