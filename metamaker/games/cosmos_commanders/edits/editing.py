"""The editing of the elements of a map, and their summaries."""

from collections.abc import Iterator
from dataclasses import replace

from metamaker.core.edits import changed
from metamaker.core.elements.editing import Editing, Edits
from metamaker.core.messages import Words
from metamaker.core.property import Choice, EditProblem, Form, Property
from metamaker.games.cosmos_commanders.edits.drawing import new_system
from metamaker.games.cosmos_commanders.edits.structure import (
    STRUCTURE,
    UNROLLED,
    Kind,
    Subject,
    sector_term,
    system_term,
    type_term,
)
from metamaker.games.cosmos_commanders.geometry.sectors import bordered, sectors
from metamaker.games.cosmos_commanders.messages import message
from metamaker.games.cosmos_commanders.model.star_map import (
    LEAST_GAP,
    LEAST_PLAYERS,
    MAX_PLACE,
    MOST_GAP,
    MOST_PLAYERS,
    SWITCHES,
    Options,
    Seat,
    StarMap,
    colours,
    joins,
    places,
)
from metamaker.games.cosmos_commanders.model.words import TYPES, SystemType

KEPT_IN = {key: f"options/{key}" for key in Options.model_fields}
"""The location of the option values in a document."""

OPTION_RULES = {
    "hazard_counts_for_capacity": "CC-MAP-03",
    "home_gap": "CC-SET-04",
    "home_counts": "CC-SET-05",
    "ruins_on_every_capture": "CC-SYS-07",
    "bank_ap": "CC-LOG-02",
    "directed_research": "CC-RES-02",
    "ties_score": "CC-SCO-02",
    "monopoly_needs_full": "CC-SCO-04",
    "typed_dice": "",
}
"""The rule of each option; none for options outside the rules."""

_USUAL = Options()


def map_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a document: its description, its number of players, and its house rules."""
    star_map, form = of.document, Form(words, Kind.MAP)
    yield form.text("name", star_map.name)
    yield form.text("author", star_map.author)
    yield form.prose("notes", star_map.notes)
    yield form.tags("tags", star_map.tags)
    yield form.flag("public", star_map.public)
    yield form.whole("players", star_map.players, range(LEAST_PLAYERS, MOST_PLAYERS + 1), rule="CC-GEN-01")
    gap = form.whole("home_gap", star_map.options.home_gap, range(LEAST_GAP, MOST_GAP + 1), rule=OPTION_RULES["home_gap"])
    yield replace(gap, usual=_USUAL.home_gap)
    for key in SWITCHES:
        shown = form.flag(key, getattr(star_map.options, key), rule=OPTION_RULES[key])
        yield replace(shown, usual=getattr(_USUAL, key))


def system_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a system."""
    system, form = of.value, Form(words, Kind.SYSTEM)
    yield form.text("name", system.name)
    yield form.choice("type", system.type or UNROLLED, type_choices(words), rule="CC-SYS-01")
    yield form.whole("x", system.x, range(MAX_PLACE + 1))
    yield form.whole("y", system.y, range(MAX_PLACE + 1))


def type_choices(words: Words) -> tuple[Choice, ...]:
    """Return the types as choices with their effects; the first one is rolled before each game."""
    kinds: tuple[SystemType | None, ...] = (None, *TYPES)
    return tuple(
        Choice(kind or UNROLLED, type_term(kind, words), "", words[f"window-choice-system_type-{kind or UNROLLED}-hint"])
        for kind in kinds
    )


def change_type(of: Subject, _: str, value: object) -> StarMap:
    """Return the document with another type of a system. Raises EditProblem."""
    if value != UNROLLED and value not in set(SystemType):
        raise EditProblem(message("refusal-type", value=repr(str(value)[:40])))
    return of.put(changed(of.value, type=None if value == UNROLLED else SystemType(str(value))))


def line_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a line: its ends."""
    form = Form(words, Kind.LINE)
    choices = tuple(Choice(system.id, system_term(system, words)) for system in of.document.systems)
    yield form.choice("one", of.value.one, choices, rule="CC-MAP-04")
    yield form.choice("other", of.value.other, choices, rule="CC-MAP-04")


def map_facts(of: Subject, words: Words) -> tuple[str, ...]:
    """Return the number of players of the map, and its numbers of systems, lines and sectors."""
    star_map = of.document
    counts = {"systems": len(star_map.systems), "lines": len(star_map.lines), "sectors": len(sectors(star_map))}
    return (
        words.text("window-fact-players", count=star_map.players),
        *(words.text(f"window-fact-{key}", count=count) for key, count in counts.items()),
    )


def system_facts(of: Subject, words: Words) -> tuple[str, ...]:
    """Return the type of a system, its number of lines, and the sectors that it borders."""
    place = places(of.document)[of.value.id]
    lines = sum(place in pair for pair in joins(of.document))
    beside = tuple(sector_term(number, words) for number in bordered(of.document)[place])
    borders = (words.text("window-fact-borders", sectors=words.listed(beside)),) if beside else ()
    return (type_term(of.value.type, words), words.text("window-fact-lines", count=lines), *borders)


EDITS = Edits[StarMap](
    structure=STRUCTURE,
    kinds={
        Kind.MAP: Editing(
            properties=map_properties,
            kept_in=KEPT_IN,
            rule="CC-MAP-01",
            facts=map_facts,
        ),
        Kind.SYSTEM: Editing(
            properties=system_properties,
            changes={"type": change_type},
            steps={"": "type", "type": "type"},
            new=new_system,
            rule="CC-SYS-01",
            facts=system_facts,
        ),
        Kind.LINE: Editing(properties=line_properties, handle="one", rule="CC-MAP-04"),
    },
)


def named(star_map: StarMap, player: int, name: str) -> StarMap:
    """Return a map with another name of a player, from 0. Raises ValueError for an invalid name."""
    return _with_seat(star_map, player, star_map.seat(player).with_(name=name))


def coloured(star_map: StarMap, player: int, colour: int) -> StarMap:
    """Return a map with another colour for a player, both from 0; the current owner of the colour gets the freed one."""
    chosen = list(colours(star_map))
    other = chosen.index(colour)
    chosen[player], chosen[other] = colour, chosen[player]
    seats = (star_map.seat(each).with_(colour=chosen[each] + 1) for each in range(MOST_PLAYERS))
    return star_map.with_(seats=tuple(seats))


def _with_seat(star_map: StarMap, player: int, seat: Seat) -> StarMap:
    seats = [star_map.seat(each) for each in range(max(len(star_map.seats), player + 1))]
    seats[player] = seat
    return star_map.with_(seats=tuple(seats))
