"""One change to a ship at a time: two of a design meet two of the changed one, for what value and battles say of it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from calibration.battles import Muster, fight_muster
from calibration.ships import random_fleet

from metamaker.games.metaverse.model.arc import Arc, SectionName, Sector, sectors_of
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Component, ComponentKind
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import CommandDie, DamageEffect, HullType, RateOfFire
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.play.simulation.runner import fought
from metamaker.play.statistics import Share, wilson, win_rate

STEEPNESS = 3.5
"""How sharply value decides between fleets of two: what the study of the numbers in force found."""

BASES = tuple(number for number in range(60) if len(random_fleet("tame", 5, number).classes[0].sections.standing()) == 5)[:6]
"""Ships with all sections, so that every change can be made to them."""

Change = Callable[[Fleet], Fleet]


def value_of(fleet: Fleet) -> float:
    return combat_value(design(fleet, fleet.classes[0]))


class Said(NamedTuple):
    """What value and battles say of a change: the share that the changed ships should win, and did."""

    value: float
    battles: Share


def said(change: Change, pairs: int) -> Said:
    """Fight so many pairs of battles of each base."""
    chance, won, number = 0.0, 0.0, 0
    for base in BASES:
        fleet = random_fleet("tame", 5, base)
        changed = change(fleet)
        ratio = value_of(changed) / value_of(fleet)
        chance += 1 / (1 + ratio**-STEEPNESS) / len(BASES)
        muster = Muster(((changed, changed), (fleet, fleet)), noisy=True, captain="plain")
        tally = fought(fight_muster, muster, 2 * pairs, protocol="experiment", match_up=str(base), mirrored=True, workers=1)
        won, number = won + win_rate(tally).found * tally.fought, number + tally.fought
    return Said(chance, _interval(won, number))


def _interval(won: float, number: int) -> Share:
    return wilson(won, number)


def of_class(**fields: Any) -> Change:
    """Other choices of the whole ship."""
    return lambda fleet: fleet.with_(classes=(fleet.classes[0].with_(**fields),))


def of_arcs(*arcs: Arc, **more: int) -> Change:
    """More of the defences of some arcs."""

    def changed(fleet: Fleet) -> Fleet:
        ship = fleet.classes[0]
        found = {
            arc.value: ship.arcs[arc].with_(**{field: getattr(ship.arcs[arc], field) + step for field, step in more.items()})
            for arc in arcs
        }
        return fleet.with_(classes=(ship.with_(arcs=ship.arcs.with_(**found)),))

    return changed


def of_weapons(**fields: Any) -> Change:
    """Other weapons: values, or functions of the old one."""

    def changed(fleet: Fleet) -> Fleet:
        weapons = tuple(
            weapon.with_(**{field: new(getattr(weapon, field)) if callable(new) else new for field, new in fields.items()})
            for weapon in fleet.weapons
        )
        return fleet.with_(weapons=weapons)

    return changed


def all_guns(section: SectionName, arc: Arc | None) -> Change:
    """All guns in one section, bearing on the two sectors of an arc, or all round."""

    def changed(fleet: Fleet) -> Fleet:
        ship = fleet.classes[0]
        mounts = tuple(
            mount.with_(id=f"{mount.id}-{name}", sectors=sectors_of(arc) if arc else tuple(Sector))
            for name, held in ship.sections.standing()
            for mount in held.mounts
        )
        bare = {name.value: held.with_(mounts=mounts if name is section else ()) for name, held in ship.sections.standing()}
        return _with_sections(fleet, ship, bare)

    return changed


def of_sections(change: Callable[[SectionName, Any], Any]) -> Change:
    """Other sections."""

    def changed(fleet: Fleet) -> Fleet:
        ship = fleet.classes[0]
        return _with_sections(fleet, ship, {name.value: change(name, held) for name, held in ship.sections.standing()})

    return changed


def _with_sections(fleet: Fleet, ship: ShipClass, sections: dict[str, Any]) -> Fleet:
    return fleet.with_(classes=(ship.with_(sections=ship.sections.with_(**sections)),))


def with_system(kind: ComponentKind, rating: int) -> Change:
    """One more system in the core."""
    part = Component(id="new", kind=kind, rating=rating)
    return of_sections(lambda name, held: held.with_(components=(*held.components, part)) if name is SectionName.CORE else held)


def more_hull(percent: int, *names: SectionName) -> Change:
    """More hull hits, in all sections if none is named."""
    return of_sections(
        lambda name, held: (
            held.with_(hull_hits=max(1, held.hull_hits * (100 + percent) // 100)) if not names or name in names else held
        )
    )


def more_guns(fleet: Fleet) -> Fleet:
    """Half as many guns again, where there are two or more of a mount; one more of single ones."""
    return of_sections(
        lambda _, held: held.with_(mounts=tuple(each.with_(count=each.count + (each.count + 1) // 2) for each in held.mounts))
    )(fleet)


CHANGES: dict[str, Change] = {
    "nothing": lambda fleet: fleet,
    "all guns ahead": all_guns(SectionName.FORE, Arc.FORE),
    "all guns aft": all_guns(SectionName.AFT, Arc.AFT),
    "all guns to starboard": all_guns(SectionName.STARBOARD, Arc.STARBOARD),
    "all guns all round": all_guns(SectionName.CORE, None),
    "armour fore": of_arcs(Arc.FORE, armour_rating=2),
    "armour sides": of_arcs(Arc.PORT, Arc.STARBOARD, armour_rating=2),
    "armour aft": of_arcs(Arc.AFT, armour_rating=2),
    "armour all round": of_arcs(*Arc, armour_rating=1),
    "plates": of_arcs(*Arc, ablative_plates=2),
    "penetrating": of_weapons(damage_effect=DamageEffect.PENETRATING),
    "limited": of_weapons(rate_of_fire=RateOfFire.LIMITED),
    "range + 20": of_weapons(range_cm=lambda now: min(50, now + 20)),
    "range - 10": of_weapons(range_cm=lambda now: max(5, now - 10)),
    "damage + 1": of_weapons(damage_modifier=lambda now: now + 1),
    "one more pulse": of_weapons(pulse=lambda now: now + 1),
    "crew quality 4": of_class(crew_quality=4),
    "crew quality 2": of_class(crew_quality=2),
    "command D2": of_class(command_quality=CommandDie.D2),
    "command D6": of_class(command_quality=CommandDie.D6),
    "biological": of_class(hull_type=HullType.BIOLOGICAL),
    "technological": of_class(hull_type=HullType.TECHNOLOGICAL),
    "tech level 8": of_class(tech_level=8),
    "hull + 20 %": more_hull(20),
    "hull doubled": more_hull(100),
    "hull fore + 50 %": more_hull(50, SectionName.FORE),
    "guns + 50 %": more_guns,
    "stealth 1": with_system(ComponentKind.STEALTH_GENERATOR, 1),
    "cloak 2": with_system(ComponentKind.CLOAK_GENERATOR, 2),
    "targeting 2": with_system(ComponentKind.TARGETING_ARRAY, 2),
    "ELINT 2": with_system(ComponentKind.ELINT_ARRAY, 2),
    "ECM 3": with_system(ComponentKind.ECM_ARRAY, 3),
    "jamming 3": with_system(ComponentKind.EJ_ARRAY, 3),
    "EW 4": with_system(ComponentKind.EW_ARRAY, 4),
    "sensors 18": with_system(ComponentKind.SENSOR_ARRAY, 18),
    "CiC 9": with_system(ComponentKind.CIC, 9),
    "drive + 4": with_system(ComponentKind.ADVANCED_STL, 4),
}
"""The experiments, by what is changed."""
