"""Problems of a map, and quick fixes for those with one or two obvious solutions."""

from collections.abc import Iterator

from metamaker.core.display_names import called
from metamaker.core.elements.listing import removed
from metamaker.core.issue import Issue
from metamaker.game_api import checks
from metamaker.game_api.checks import Fix, QuickFix, fixes_by
from metamaker.games.cosmos_commanders.checks import check_map, likeliest_board, parts
from metamaker.games.cosmos_commanders.edits.drawing import cut_line, drawn_line, typed, why_no_line
from metamaker.games.cosmos_commanders.edits.editing import EDITS
from metamaker.games.cosmos_commanders.edits.structure import MAP, STRUCTURE, Subject, line_term, system_term
from metamaker.games.cosmos_commanders.geometry.sectors import bordered, crossed
from metamaker.games.cosmos_commanders.model.star_map import (
    LEAST_GAP,
    LEAST_PLAYERS,
    USUAL_GAP,
    StarMap,
    System,
    WarpLine,
    joins,
    places,
)
from metamaker.games.cosmos_commanders.model.words import SystemType

Case = checks.Case[StarMap, Subject]
"""A problem of a map with its element."""


def issues(star_map: StarMap) -> tuple[Issue, ...]:
    """Return all problems of a map."""
    return check_map(star_map)


def fixes(star_map: StarMap, issue: Issue, language: str) -> tuple[Fix, ...]:
    """Return the quick fixes of a problem of a map, likeliest first; none without an obvious one. Never raises."""
    return fixes_by(QUICK_FIXES, check_map, EDITS, star_map, issue, language)


def fewer_crossings(case: Case) -> Iterator[Fix]:
    """Cut the line, or those that it crosses. Rule CC-MAP-06."""
    line = case.of.value
    if not isinstance(line, WarpLine):
        return
    star_map = case.fleet
    for each in (line, *(star_map.lines[there] for here, there in crossed(star_map) if star_map.lines[here] is line)):
        yield case.fix("cut", cut_line(star_map, each.id), line=line_term(star_map, each, case.words))


def without_the_line(case: Case) -> Iterator[Fix]:
    """Cut the line. Rule CC-MAP-06."""
    line = case.of.value
    if isinstance(line, WarpLine):
        yield case.fix("cut", cut_line(case.fleet, line.id), line=line_term(case.fleet, line, case.words))


def into_a_sector(case: Case) -> Iterator[Fix]:
    """Draw the shortest lines that put the system on a sector, or remove it. Rule CC-MAP-06."""
    star_map, system = case.fleet, case.of.value
    drawn = star_map
    for other in _nearest(star_map, system):
        if bordered(drawn)[places(drawn)[system.id]]:
            break
        if why_no_line(drawn, system.id, other.id, case.words) is None:
            drawn = drawn_line(drawn, system.id, other.id).document
    if bordered(drawn)[places(drawn)[system.id]]:
        count = len(drawn.lines) - len(star_map.lines)
        yield case.fix("lines", drawn, system=called(system), count=count)
    yield case.fix("remove", removed(STRUCTURE, star_map, system.ref()), system=called(system))


def _nearest(star_map: StarMap, system: System) -> list[System]:
    others = (other for other in star_map.systems if other is not system)
    return sorted(others, key=lambda other: (other.x - system.x) ** 2 + (other.y - system.y) ** 2)


def joined_again(case: Case) -> Iterator[Fix]:
    """Make a Hazard that cuts systems off a Void, or draw the shortest line to the rest. Rules CC-MAP-06, CC-SYS-05."""
    star_map, system = case.fleet, case.of.value
    for hazard in star_map.systems:
        if hazard.type is SystemType.HAZARD:
            after = typed(star_map, {hazard.id: SystemType.VOID})
            if len(parts(after)) < len(parts(star_map)) and _is_beside(star_map, hazard, system):
                yield case.fix("void", after, system=system_term(hazard, case.words))
                break
    main, own = parts(star_map)[0], next(part for part in parts(star_map) if places(star_map)[system.id] in part)
    pairs = sorted(((star_map.systems[one], star_map.systems[other]) for one in own for other in main), key=_apart)
    for one, other in pairs:
        if why_no_line(star_map, one.id, other.id, case.words) is None:
            after = drawn_line(star_map, one.id, other.id).document
            yield case.fix("join", after, one=system_term(one, case.words), other=system_term(other, case.words))
            break


def _apart(pair: tuple[System, System]) -> int:
    one, other = pair
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2


def _is_beside(star_map: StarMap, hazard: System, system: System) -> bool:
    """Return whether a line leads from a Hazard to the net of a system."""
    found = places(star_map)
    own = next(part for part in parts(star_map) if found[system.id] in part)
    at = found[hazard.id]
    return any(at in pair and (set(pair) - {at}) & set(own) for pair in joins(star_map))


def nearer_homes(case: Case) -> Iterator[Fix]:
    """Let homes be as near as necessary, or reduce the number of players. Rule CC-SET-06."""
    star_map = case.fleet
    fits = likeliest_board(star_map).gap
    if fits >= LEAST_GAP:
        yield case.fix("gap", case.changed("home_gap", fits, MAP), gap=fits)
    yield from fewer_players(case)


def fewer_players(case: Case) -> Iterator[Fix]:
    """Reduce the number of players to that of homes. Rules CC-SET-03, CC-SET-04."""
    star_map = case.fleet
    for players in range(star_map.players - 1, LEAST_PLAYERS - 1, -1):
        after = case.changed("players", players, MAP)
        if likeliest_board(after).gap == star_map.options.home_gap:
            yield case.fix("players", after, count=players)
            return


def usual_gap(case: Case) -> Iterator[Fix]:
    """Set the distance of homes to that of the rules. Rule CC-SET-04."""
    yield case.fix("gap", case.changed("home_gap", USUAL_GAP, MAP), gap=USUAL_GAP)


def by_number(case: Case) -> Iterator[Fix]:
    """Remove the name, so that the system goes by its number."""
    yield case.fix("nameless", case.changed("name", ""), system=called(case.of.value))


QUICK_FIXES: dict[str, QuickFix] = {
    "lines-cross": fewer_crossings,
    "line-through-system": without_the_line,
    "no-sector": into_a_sector,
    "cut-off": joined_again,
    "homes-do-not-fit": nearer_homes,
    "too-few-homes": fewer_players,
    "near-homes": usual_gap,
    "same-name": by_number,
}
"""The quick fixes by the code of the problem. All other problems need a decision of the player."""
