"""Drawing a map: systems placed and moved, lines drawn and cut, and reasons against lines."""

from metamaker.core.edits import Edited, changed, validated_new
from metamaker.core.elements.listing import added
from metamaker.core.elements.references import ids_in
from metamaker.core.ids import new_id
from metamaker.core.messages import Message, Words
from metamaker.core.property import EditProblem
from metamaker.games.cosmos_commanders.edits.structure import STRUCTURE, line_term
from metamaker.games.cosmos_commanders.geometry.faces import meet
from metamaker.games.cosmos_commanders.geometry.sectors import points
from metamaker.games.cosmos_commanders.messages import message
from metamaker.games.cosmos_commanders.model.star_map import MAX_PLACE, STEP, StarMap, System, WarpLine, joins, places
from metamaker.games.cosmos_commanders.model.words import SystemType


def within(place: int) -> int:
    """Return the nearest coordinate of a map."""
    return min(MAX_PLACE, max(0, place))


def numbered_id(star_map: StarMap, letter: str) -> str:
    """Return a new id that begins with a letter: `s17`."""
    taken = ids_in(STRUCTURE, star_map)
    number = len(taken) + 1
    while f"{letter}{number}" in taken:
        number += 1
    return f"{letter}{number}"


def put_system(star_map: StarMap, x: int, y: int, kind: SystemType | None = None, name: str = "") -> Edited[StarMap]:
    """Return the map with another system at a place. Raises EditProblem."""
    number = len(star_map.systems) + 1
    taken = ids_in(STRUCTURE, star_map)
    own = f"s{number}" if f"s{number}" not in taken else numbered_id(star_map, "s")
    system = validated_new(System, id=own, name=name, x=within(x), y=within(y), type=kind)
    return added(STRUCTURE, star_map, "systems", system)


def new_system(star_map: StarMap, **identity: str) -> System:
    """Return a system away from all others under this id and name. Raises EditProblem."""
    east = max((system.x for system in star_map.systems), default=0)
    return validated_new(System, x=within(east + STEP), y=STEP, **identity)


def moved_to(star_map: StarMap, system_id: str, x: int, y: int) -> StarMap:
    """Return the map with a system at another place, its lines with it. Raises EditProblem, KeyError."""
    old = star_map.system(system_id)
    new = changed(old, x=within(x), y=within(y))
    return changed(star_map, systems=tuple(new if each is old else each for each in star_map.systems))


def why_no_line(star_map: StarMap, one: str, other: str, words: Words) -> Message | None:
    """Return why no line can be drawn between two systems; None if it can. Rule CC-MAP-06."""
    found = places(star_map)
    if one == other:
        return message("refusal-loop")
    pair = (found[one], found[other])
    for place, joined in enumerate(joins(star_map)):
        if set(joined) == set(pair):
            return message("refusal-joined")
        if meet(points(star_map), pair, joined):
            return message("refusal-crosses", line=line_term(star_map, star_map.lines[place], words))
    return None


def drawn_line(star_map: StarMap, one: str, other: str) -> Edited[StarMap]:
    """Return the map with a line between two systems. Raises EditProblem for an illegal line, KeyError."""
    refused = why_no_line(star_map, one, other, STRUCTURE.in_force)
    if refused is not None:
        raise EditProblem(refused)
    own = new_id(f"{one}-{other}", ids_in(STRUCTURE, star_map))
    return added(STRUCTURE, star_map, "lines", validated_new(WarpLine, id=own, one=one, other=other))


def cut_line(star_map: StarMap, line_id: str) -> StarMap:
    """Return the map without a line. Raises KeyError."""
    gone = star_map.line(line_id)
    return changed(star_map, lines=tuple(line for line in star_map.lines if line is not gone))


def typed(star_map: StarMap, types: dict[str, SystemType | None]) -> StarMap:
    """Return the map with other types of some systems, by their ids."""
    new = (changed(each, type=types[each.id]) if each.id in types else each for each in star_map.systems)
    return changed(star_map, systems=tuple(new))
