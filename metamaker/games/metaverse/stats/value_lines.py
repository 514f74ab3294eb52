"""The parts of a combat value: each item aboard is removed in turn, and one more is added; in lines and in few groups."""

import dataclasses
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, NamedTuple

from metamaker.core.memo import carry, keep, memo
from metamaker.core.messages import Message, Text
from metamaker.games.metaverse.catalogue import Group, catalogue, component_name
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import Component, ComponentKind, Section
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import CommandDie, DamageControlDie, HullType
from metamaker.games.metaverse.stats.book import formulas_of
from metamaker.games.metaverse.stats.confirmed import battle_factor
from metamaker.games.metaverse.stats.defences import arc_stats
from metamaker.games.metaverse.stats.estimate.profile import sides
from metamaker.games.metaverse.stats.estimate.reference import turns_by_arc
from metamaker.games.metaverse.stats.parts import DEFLECTORS, SHIELD_GENERATORS, Exchange, Part, parts
from metamaker.games.metaverse.stats.power import draws, draws_after, supplied_power
from metamaker.games.metaverse.stats.ship import continuous
from metamaker.games.metaverse.stats.utility import counts_alone, hangar, utility, utility_lines, utility_lines_after
from metamaker.games.metaverse.stats.value import offence, penetrating_share, standard_value

MANDATORY = frozenset({ComponentKind.BRIDGE, ComponentKind.SENSOR_ARRAY})
"""Kinds that every ship must have (MV-3.2.1-01, MV-3.4.0-03): a ship without them has hardly any value, at any price."""


Change = Literal["hull", "armour", "shields", "component", "aim", "protection", "mount", "bay", "parties", "quality", "tech"]
"""A property of a ship that a variation can change."""

_PARTS: set[Change] = {"component", "mount", "bay"}
_ARCS: set[Change] = {"armour", "shields", "protection"}
_POWERED: set[Change] = {*_PARTS, "hull", "shields", "parties"}
_CHANGED_BY: dict[Callable[[Design], object], set[Change]] = {
    parts: _PARTS,
    arc_stats: _ARCS,
    sides: {*_ARCS, "hull"},
    offence: {"mount", "aim"},
    penetrating_share: {"mount"},
    hangar: {"bay"},
    utility: {"component", "mount", "hull", "parties", "tech"},
    supplied_power: _POWERED,
    continuous: {*_POWERED, "tech"},
    turns_by_arc: {*_POWERED, *_ARCS, "tech"},
}
"""The changes that affect each number. A design that differs only in other properties has the same number."""


class Variation(NamedTuple):
    """One line of a design: its element, its name, the ship without it (None: it cannot be removed) and with one more.

    `part` is set for components, mounts and bays, `mandatory` for those without which no ship can fight, `hull` for the hull of
    a section. `taken` and `added` are the exchanged part, if the variation changes nothing else.
    """

    element: str
    label: Message
    without: ShipClass | None
    one_more: ShipClass | None
    changes: tuple[Change, ...]
    part: bool = False
    mandatory: bool = False
    hull: bool = False
    taken: Exchange | None = None
    added: Exchange | None = None

    @property
    def same(self) -> list[Callable[[Design], object]]:
        """The numbers that the variation does not change."""
        return [number for number, changes in _CHANGED_BY.items() if changes.isdisjoint(self.changes)]


def variations(design: Design) -> Iterator[Variation]:
    """Yield a variation for everything that can affect a design's value, in the order of the record sheet."""
    for name, section in design.ship.sections.standing():
        yield _hull(design.ship, name, section)
    for arc in Arc:
        yield from _arc(design.ship, arc)
    for name, section in design.ship.sections.standing():
        yield from _parts(design, name, section)
    yield from _parties(design.ship)
    yield from _qualities(design.ship)


def _section(ship: ShipClass, name: SectionName, **changes: object) -> ShipClass:
    section = ship.sections[name]
    assert section is not None  # noqa: S101 - callers walk the sections that stand
    return ship.with_(sections=ship.sections.with_(**{name.value: section.with_(**changes)}))


def _hull(ship: ShipClass, name: SectionName, section: Section) -> Variation:
    least = max(1, section.hull_layers)
    without = _section(ship, name, hull_hits=least) if section.hull_hits > least else None
    more = _section(ship, name, hull_hits=section.hull_hits + 1) if section.hull_hits < 999 else None
    return Variation(
        ship.ref(name, "hull_hits"),
        message("numbers-line-hull", place=place_name(name)),
        without,
        more,
        ("hull",),
        hull=True,
    )


def place_name(place: SectionName | Arc | Facing) -> Message:
    """Return the name of a section, an arc or a facing in a list of numbers: “fore”, “port/starboard”."""
    return message(f"numbers-place-{place}")


_DEFENCES = (("armour_rating", 5), ("ablative_plates", 5), ("shield_hits", 99))


def _arc(ship: ShipClass, arc: Arc) -> Iterator[Variation]:
    defence = ship.arcs[arc]

    def changed(field: str, number: int) -> ShipClass:
        return ship.with_(arcs=ship.arcs.with_(**{arc.value: defence.with_(**{field: number})}))

    for field, most in _DEFENCES:
        now: int = getattr(defence, field)
        if now:
            more = changed(field, now + 1) if now < most else None
            label = message(f"numbers-line-{field}", place=place_name(arc))
            change: Change = "shields" if field == "shield_hits" else "armour"
            yield Variation(ship.ref("arcs", arc, field), label, changed(field, 0), more, (change,))


def _parts(design: Design, name: SectionName, section: Section) -> Iterator[Variation]:
    for component in section.components:
        kind = component.kind
        role: Change = "aim" if kind in _AIMING else "protection" if kind in _PROTECTING else "component"
        line = _part(design.ship, name, "components", component, _component_text(component), "component", role)
        yield line._replace(mandatory=kind in MANDATORY)
    for mount in section.mounts:
        yield _part(design.ship, name, "mounts", mount, design.weapons[mount.weapon].name, "mount")
    for fit in section.bays:
        yield _part(design.ship, name, "bays", fit, design.bays[fit.bay].name, "bay")


_AIMING = frozenset({ComponentKind.SENSOR_ARRAY, ComponentKind.ELINT_ARRAY})
_PROTECTING = frozenset((*SHIELD_GENERATORS, *DEFLECTORS))


def _component_text(component: Component) -> Text:
    text = component_name(component.kind)
    if component.rating is not None:
        text = message("numbers-line-rated", name=text, rating=component.rating)
    return message("numbers-line-facing", name=text, facing=place_name(component.facing)) if component.facing else text


_MOST_COPIES = 99
"""The maximum number of one part in a document, the technical ceiling. Rule MV-0.0.0-02."""


def _part(ship: ShipClass, name: SectionName, group: str, part: Part, name_of_part: Text, *changes: Change) -> Variation:
    entries: tuple[Part, ...] = getattr(ship.sections[name], group)
    kept = tuple(entry for entry in entries if entry is not part)
    more = part.with_(count=part.count + 1) if part.count < _MOST_COPIES else None
    increased = tuple(more if more and entry is part else entry for entry in entries)
    label = message("numbers-line-part", name=name_of_part, place=place_name(name))
    return Variation(
        ship.ref(name, part.id),
        message("numbers-line-copies", count=part.count, part=label) if part.count > 1 else label,
        _section(ship, name, **{group: kept}),
        _section(ship, name, **{group: increased}) if more else None,
        changes,
        part=True,
        taken=Exchange(name, part, None) if part.count else None,
        added=Exchange(name, part, more) if part.count and more else None,
    )


def _parties(ship: ShipClass) -> Iterator[Variation]:
    for field in ("crew_parties", "marine_parties"):
        without = more = ship
        for name, _ in ship.sections.standing():
            without = _section(without, name, **{field: 0})
        for name, section in ship.sections.standing():
            if getattr(section, field) < 99:
                more = _section(ship, name, **{field: getattr(section, field) + 1})
                break
        if any(getattr(section, field) for _, section in ship.sections.standing()):
            label = message(f"numbers-line-{field}")
            one_more = more if more is not ship else None
            yield Variation(ship.ref(field), label, without, one_more, ("parties",))


def _qualities(ship: ShipClass) -> Iterator[Variation]:
    yield _step(ship, "crew_quality", 1, min(5, ship.crew_quality + 1))
    yield _step(ship, "command_quality", CommandDie.D2, _next(CommandDie, ship.command_quality))
    dice = DamageControlDie
    yield _step(ship, "damage_control_quality", dice.D6, _next(dice, ship.damage_control_quality))
    yield _step(ship, "hull_type", HullType.METALLIC_CERAMIC, ship.hull_type)
    yield _step(ship, "tech_level", 1, min(10, ship.tech_level + 1))


def _next(words: type[CommandDie] | type[DamageControlDie], word: str) -> str:
    order = list(words)
    return order[min(len(order) - 1, order.index(word) + 1)]  # type: ignore[arg-type]


def _step(ship: ShipClass, field: str, lowest: object, next_one: object) -> Variation:
    now = getattr(ship, field)
    return Variation(
        ship.ref(field),
        message(f"numbers-line-{field}"),
        ship.with_(**{field: lowest}) if now != lowest else None,
        ship.with_(**{field: next_one}) if next_one != now else None,
        ("tech" if field == "tech_level" else "quality",),
    )


@dataclass(frozen=True, slots=True)
class ValueLine:
    """One line: points lost by removing only this, its part of the value (all parts add up), and its marginal value.

    `one_more` is None if there cannot be one more. `alarm`: a part that the ship does not need takes too large a share.
    """

    element: str
    label: Message
    lost: float
    points: float
    one_more: float | None
    alarm: bool


@memo
def value_lines(design: Design) -> tuple[ValueLine, ...]:
    """Return the lines of a class's standard combat value; their points add up to it. Rule MV-3.1.15-03."""
    value = standard_value(design)
    varied = tuple(variations(design))
    losses = [max(0.0, value - _value(design, each.without, each, each.taken)) if each.without else 0.0 for each in varied]
    total = sum(losses)
    shares = [loss / total for loss in losses] if total else _by_hull(varied)
    limit = formulas_of(design)["advice.dominant_share"]()
    return tuple(
        ValueLine(
            variation.element,
            variation.label,
            lost,
            share * value,
            _value(design, variation.one_more, variation, variation.added) - value if variation.one_more else None,
            variation.part and not variation.mandatory and share >= limit,
        )
        for variation, lost, share in zip(varied, losses, shares, strict=True)
    )


def _by_hull(varied: tuple[Variation, ...]) -> list[float]:
    """Return the shares of the hulls if no line can be removed; without any section, the first line has it all."""
    hulls = sum(variation.hull for variation in varied)
    if not hulls:
        return [float(place == 0) for place in range(len(varied))]
    return [variation.hull / hulls for variation in varied]


def _value(design: Design, ship: ShipClass, variation: Variation, exchange: Exchange | None) -> float:
    changed = dataclasses.replace(design, ship=ship)
    carry(variation.same, design, changed)
    if exchange:
        keep(draws, changed, draws_after(design, exchange))
        if counts_alone(exchange.old):
            keep(utility_lines, changed, utility_lines_after(design, exchange))
    return standard_value(changed)


class ValueGroup(StrEnum):
    """Groups of lines of the value; generators and deflectors count with armour and shields."""

    HULL = "hull"
    DEFENCE = "defence"
    WEAPON = "weapon"
    PROPULSION = "propulsion"
    ELECTRONIC_WARFARE = "electronic_warfare"
    SECONDARY = "secondary"
    HANGAR = "hangar"
    CREW = "crew"


_OF_CATALOGUE = {
    Group.PRIMARY: ValueGroup.CREW,
    Group.PROPULSION: ValueGroup.PROPULSION,
    Group.ELECTRONIC_WARFARE: ValueGroup.ELECTRONIC_WARFARE,
    Group.SECONDARY: ValueGroup.SECONDARY,
    Group.WEAPON: ValueGroup.WEAPON,
    Group.HANGAR: ValueGroup.HANGAR,
}
_OF_HULL = frozenset({"hull_hits", "hull_type", "tech_level"})


@memo
def value_by_group(design: Design) -> dict[ValueGroup, float]:
    """Return the points of each group; they add up to the combat value, with the factor from battles in all of them."""
    groups = dict.fromkeys(ValueGroup, 0.0)
    of_part, factor = _groups_of_parts(design), battle_factor(design)
    for line in value_lines(design):
        groups[of_part.get(line.element) or _group(design, line.element)] += line.points * factor
    return groups


def _groups_of_parts(design: Design) -> dict[str, ValueGroup]:
    index = parts(design)
    found = {design.ref(placed.section, placed.part.id): _component(placed.part.kind) for placed in index.components}
    found |= {design.ref(mounted.section, mounted.mount.id): ValueGroup.WEAPON for mounted in index.mounts}
    return found | {design.ref(fitted.section, fitted.fit.id): ValueGroup.HANGAR for fitted in index.bays}


def _component(kind: ComponentKind) -> ValueGroup:
    return ValueGroup.DEFENCE if kind in _PROTECTING else _OF_CATALOGUE[catalogue()[kind].group]


def _group(design: Design, element: str) -> ValueGroup:
    """Return the group of an element that is not a part: hull, defences of an arc, people and their quality."""
    first, _, last = element.removeprefix(f"{design.ref()}/").partition("/")
    if first == "arcs":
        return ValueGroup.DEFENCE
    return ValueGroup.HULL if (last or first) in _OF_HULL or (first in set(SectionName) and not last) else ValueGroup.CREW
