"""Checks of a map: crossing lines, systems without a sector or cut off, homes that do not fit."""

from collections import Counter
from collections.abc import Iterator, Sequence

from metamaker.core.display_names import called
from metamaker.core.issue import Issue, collect, error, note
from metamaker.core.memo import memo
from metamaker.games.cosmos_commanders.geometry.boards import board_of, type_number
from metamaker.games.cosmos_commanders.geometry.faces import is_between, turn
from metamaker.games.cosmos_commanders.geometry.sectors import bordered, crossed, points
from metamaker.games.cosmos_commanders.messages import message
from metamaker.games.cosmos_commanders.model.star_map import USUAL_GAP, StarMap, WarpLine, joins
from metamaker.games.cosmos_commanders.model.words import SystemType
from metamaker.games.cosmos_commanders.rules.board import HAZARD, METALS, Board, near_systems

MAP = "map"
"""The reference of the document itself."""


def likeliest_types(star_map: StarMap) -> list[int]:
    """Return the types of all systems; those not rolled yet are the best ones for homes."""
    return [METALS if system.type is None else type_number(system.type) for system in star_map.systems]


@memo
def likeliest_board(star_map: StarMap) -> Board:
    """Return the board of a map; types not rolled yet are the best ones for homes."""
    return board_of(star_map, likeliest_types(star_map))


def no_systems(star_map: StarMap) -> Iterator[Issue]:
    """Report a map without systems: a map is star systems joined by warp lines. Rule CC-MAP-01."""
    if not star_map.systems:
        yield error("no-systems", where=MAP, text=message("check-no-systems"), rule="CC-MAP-01")


def same_place(star_map: StarMap) -> Iterator[Issue]:
    """Two systems at one place look like one, and no line can join them. Rule CC-MAP-01."""
    first: dict[tuple[int, int], str] = {}
    for system in star_map.systems:
        other = first.setdefault((system.x, system.y), called(system))
        if other != called(system):
            text = message("check-same-place", system=called(system), other=other)
            yield error("same-place", where=system.ref(), text=text, rule="CC-MAP-01")


def ends(star_map: StarMap, line: WarpLine) -> tuple[str, str]:
    """Return the names of both ends of a line."""
    return called(star_map.system(line.one)), called(star_map.system(line.other))


def lines_cross(star_map: StarMap) -> Iterator[Issue]:
    """Warp lines do not cross. Rule CC-MAP-06."""
    for one, other in crossed(star_map):
        line, crossing = star_map.lines[one], star_map.lines[other]
        (a, b), (c, d) = ends(star_map, line), ends(star_map, crossing)
        text = message("check-lines-cross", one=a, other=b, first=c, second=d)
        yield error("lines-cross", where=line.ref(), text=text, rule="CC-MAP-06")


def through_a_system(star_map: StarMap) -> Iterator[Issue]:
    """Report lines through a system, because they look as if they ended there. Rule CC-MAP-06."""
    at = points(star_map)
    for line, (one, other) in zip(star_map.lines, joins(star_map), strict=True):
        for place, system in enumerate(star_map.systems):
            a, b, c = at[one], at[other], at[place]
            if place not in {one, other} and c not in {a, b} and not turn(a, b, c) and is_between(a, b, c):
                first, second = ends(star_map, line)
                text = message("check-through", one=first, other=second, system=called(system))
                yield error("line-through-system", where=line.ref(), text=text, rule="CC-MAP-06")


def without_a_sector(star_map: StarMap) -> Iterator[Issue]:
    """Every system borders at least one sector. Rule CC-MAP-06."""
    if crossed(star_map):
        return
    for system, numbers in zip(star_map.systems, bordered(star_map), strict=True):
        if not numbers:
            text = message("check-no-sector", system=called(system))
            yield error("no-sector", where=system.ref(), text=text, rule="CC-MAP-06")


def parts(star_map: StarMap) -> list[list[int]]:
    """Return the connected nets of systems without Hazards, with Gate links, the largest first. Rule CC-MAP-06."""
    types = [_type_or_void(system.type) for system in star_map.systems]
    near = near_systems(types, list(joins(star_map)))
    left = {place for place, kind in enumerate(types) if kind != HAZARD}
    found = [_reached(place, near, left) for place in range(len(types)) if place in left]
    return sorted(found, key=lambda part: (-len(part), part[0]))


def _type_or_void(kind: SystemType | None) -> int:
    return METALS if kind is None else type_number(kind)


def _reached(start: int, near: Sequence[Sequence[int]], left: set[int]) -> list[int]:
    left.discard(start)
    reached, edge = [start], [start]
    while edge:
        for other in near[edge.pop()]:
            if other in left:
                left.discard(other)
                reached.append(other)
                edge.append(other)
    return sorted(reached)


def cut_off(star_map: StarMap) -> Iterator[Issue]:
    """All systems but Hazards form one net, Gate links included. Rule CC-MAP-06."""
    for part in parts(star_map)[1:]:
        system = star_map.systems[part[0]]
        text = message("check-cut-off", system=called(system), others=len(part) - 1)
        yield error("cut-off", where=system.ref(), text=text, rule="CC-MAP-06")


def homes_do_not_fit(star_map: StarMap) -> Iterator[Issue]:
    """Homes of all players fit, each on a resource system, far enough from each other. Rules CC-SET-03, CC-SET-04."""
    if not star_map.systems:
        return
    on = likeliest_board(star_map)
    if not on.gap:
        text = message("check-few-homes", players=star_map.players, count=len(on.candidates))
        yield error("too-few-homes", where=MAP, text=text, rule="CC-SET-03")
    elif on.gap < star_map.options.home_gap:
        text = message("check-homes", players=star_map.players, gap=star_map.options.home_gap, fits=on.gap)
        yield error("homes-do-not-fit", where=MAP, text=text, rule="CC-SET-04")


def lone_gate(star_map: StarMap) -> Iterator[Issue]:
    """Report a single Gate: a Gate is next to every other Gate, so a single one leads nowhere. Rule CC-SYS-06."""
    gates = [system for system in star_map.systems if system.type is SystemType.GATE]
    if len(gates) == 1:
        yield note(
            "lone-gate", where=gates[0].ref(), text=message("check-lone-gate", system=called(gates[0])), rule="CC-SYS-06"
        )


def narrow_homes(star_map: StarMap) -> Iterator[Issue]:
    """Homes nearer than in the rules cause early wars. Rule CC-SET-04."""
    if star_map.options.home_gap < USUAL_GAP:
        text = message("check-narrow", gap=star_map.options.home_gap, usual=USUAL_GAP)
        yield note("near-homes", where=MAP, text=text, rule="CC-SET-04")


def twin_names(star_map: StarMap) -> Iterator[Issue]:
    """Only their numbers distinguish two systems of one name. Rule CC-MAP-01."""
    often = Counter(system.name.casefold() for system in star_map.systems if system.name)
    for system in star_map.systems:
        if often[system.name.casefold()] > 1:
            text = message("check-twin-name", system=system.name)
            yield note("same-name", where=system.ref(), text=text, rule="CC-MAP-01")


CHECKS = (
    no_systems,
    same_place,
    lines_cross,
    through_a_system,
    without_a_sector,
    cut_off,
    homes_do_not_fit,
    narrow_homes,
    lone_gate,
    twin_names,
)


@memo
def check_map(star_map: StarMap) -> tuple[Issue, ...]:
    """Return all problems of a map."""
    return collect(CHECKS, star_map)
