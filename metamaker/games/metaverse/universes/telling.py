"""The effects of using or updating a universe pack on a fleet, as text: part by part, and in points."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from metamaker.core.display_names import first_upper
from metamaker.core.elements.references import element_name
from metamaker.core.ids import listed_ref, ref
from metamaker.core.messages import Words
from metamaker.game_api.universes import PartChange, Plan, Shift, State
from metamaker.games.metaverse.designs import differences
from metamaker.games.metaverse.edits.house_formulas import house_rule_meaning
from metamaker.games.metaverse.edits.house_words import term_name
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.graphs.differences import every_line
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.games.metaverse.model.house_word import TERMS, HouseWord
from metamaker.games.metaverse.model.ship import class_title
from metamaker.games.metaverse.model.universe import Universe, as_fleet
from metamaker.games.metaverse.model.words import MassFactorFormula
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.games.metaverse.universes.comparing import Standing, compared
from metamaker.games.metaverse.universes.parts import GROUPS, Entry, entries, used_as
from metamaker.games.metaverse.universes.updating import updated

_OF_ENTRIES = frozenset({"universes", "formulas", "words", "mass_factor"})
"""Places of entries in a fleet; their differences have lines of their own."""


def plan(fleet: Fleet, universe: Universe, words: Words) -> Plan:
    """Return the plan for using or updating a pack. Raises EditProblem if the fleet has no room for it."""
    standings = compared(fleet, universe)
    lines = _lines(fleet, updated(fleet, universe, tuple(standings)), words)
    changes = []
    for part, of in standings.items():
        if of.state is State.DROPPED and not of.is_here:
            continue
        here, name = _place(part, of), part_name(fleet, universe, part, of, words)
        if here in lines:
            told = _without((name, name_here(as_fleet(universe), part, words)), lines.pop(here))
        else:
            told = _entry_lines(fleet, universe, part, words)
        changes.append(PartChange(part, here if of.is_here else "", name, of.state, told))
    used = used_as(fleet, universe.name)
    others = tuple(line for some in lines.values() for line in some)
    return Plan(universe.name, universe.version, used.version if used else None, tuple(changes), others)


def _without(names: Sequence[str], lines: Sequence[str]) -> tuple[str, ...]:
    """Return the sentences about a part without its name at their start, because they follow the name."""
    begins = re.compile(rf"(?:{'|'.join(map(re.escape, names))})\s?:\s")
    return tuple(first_upper(begins.sub("", line, count=1)) if begins.match(line) else line for line in lines)


def _place(part: str, of: Standing) -> str:
    group = part.partition("/")[0]
    return ref(group, of.here) if group in GROUPS else part


def _lines(fleet: Fleet, after: Fleet, words: Words) -> dict[str, tuple[str, ...]]:
    """Return the differences after taking the whole pack, by the listed element that they concern."""
    found = [one for one in differences(fleet, after) if one.where.partition("/")[0] not in _OF_ENTRIES]
    by_place: dict[str, list[str]] = defaultdict(list)
    for line in every_line(fleet, after, found, words):
        by_place[listed_ref(line.where)].append(line.text)
    return {place: tuple(lines) for place, lines in by_place.items()}


def _entry_lines(fleet: Fleet, universe: Universe, part: str, words: Words) -> tuple[str, ...]:
    mine, theirs = entries(fleet).get(part), entries(universe).get(part)
    if theirs is None or mine == theirs:
        return ()
    before = words["universe-stock"] if mine is None else _shown(mine, words)
    return (words.text("universe-entry", before=before, after=_shown(theirs, words)),)


def _shown(entry: Entry, words: Words) -> str:
    match entry:
        case HouseFormula():
            return entry.expression
        case HouseWord():
            return entry.word
        case MassFactorFormula():
            return words[f"window-choice-mass_factor_formula-{entry}-text"]


def part_name(fleet: Fleet, universe: Universe, part: str, of: Standing, words: Words) -> str:
    """Return the display name of a part: the name of an element here or in the pack, or the description of an entry."""
    group, _, name = part.partition("/")
    if group not in GROUPS or not of.is_here:
        return name_here(as_fleet(universe), part, words)
    return name_here(fleet, ref(group, of.here), words) or name


def name_here(fleet: Fleet, part: str, words: Words) -> str:
    """Return the display name of a part of a fleet."""
    group, _, name = part.partition("/")
    if group in GROUPS:
        return element_name(STRUCTURE, fleet, part, words) or name
    if group == "words":
        if name not in TERMS:
            return part
        called = next((each.word for each in fleet.words if each.term == name), "")
        return words.text("universe-word", term=term_name(TERMS[name], words), word=called, given="yes" if called else "no")
    meaning = words.say(house_rule_meaning(name or group))
    return words.text("universe-formula", entry=name or group, meaning=meaning)


def shifts(before: Fleet, after: Fleet) -> tuple[Shift, ...]:
    """Return the changes of combat value: of classes by their ids, then of the whole fleet."""
    return tuple(_shifts(before, after))


def _shifts(before: Fleet, after: Fleet) -> Iterator[Shift]:
    old, new = (_values(fleet) for fleet in (before, after))
    for of, (name, value) in new.items():
        was = old[of][1] if of in old else None
        if was != value:
            yield Shift(of, name, was, value)
    total, then = fleet_stats(before).combat_value, fleet_stats(after).combat_value
    if total != then:
        yield Shift("", "", total, then)


def _values(fleet: Fleet) -> Mapping[str, tuple[str, float]]:
    return {ship.ref(): (class_title(ship), combat_value(design(fleet, ship))) for ship in fleet.classes}
