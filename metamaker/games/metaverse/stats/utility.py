"""The utility terms of combat value: everything outside the estimate of fire, in parts of the ship. Every part counts."""

from collections.abc import Iterator

from metamaker.core.memo import memo
from metamaker.formulas.compiled import Formulas
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import Component, ComponentKind
from metamaker.games.metaverse.model.weapon import Mount
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.stats.book import Line, exchanged, formulas_of, line
from metamaker.games.metaverse.stats.estimate.constants import constants
from metamaker.games.metaverse.stats.estimate.profile import bearing, fires_at_starships
from metamaker.games.metaverse.stats.parts import FTL_DRIVES, Exchange, Mounted, Part, Placed, parts
from metamaker.games.metaverse.stats.power import hull_hits
from metamaker.games.metaverse.stats.squadron import bay_cost, design_loads_cost
from metamaker.games.metaverse.stats.weapon import mean_damage

BY_RATING = (
    ComponentKind.SOC,
    ComponentKind.ANSIBLE,
    ComponentKind.ECM_ARRAY,
    ComponentKind.EJ_ARRAY,
    ComponentKind.TARGETING_ARRAY,
    ComponentKind.BASIC_TELEPORTER,
    ComponentKind.ADVANCED_TELEPORTER,
    ComponentKind.GRAPPLER,
    ComponentKind.ENERGY_GRAPPLER,
    ComponentKind.GRAVITY_WELL_PROJECTOR,
    ComponentKind.ADAPTIVE_SHIELD_GENERATOR,
    ComponentKind.MODULATED_SHIELD_GENERATOR,
)
"""Kinds of which every copy counts by its rating."""

SPARES = {
    ComponentKind.BRIDGE: "utility.spare_bridge",
    ComponentKind.SENSOR_ARRAY: "utility.spare_sensor_array",
    ComponentKind.EW_ARRAY: "utility.spare_ew_array",
    ComponentKind.ELINT_ARRAY: "utility.spare_elint_array",
}
"""Kinds of which only the best copy counts in the estimate."""

STL_DRIVES = (ComponentKind.PRIMITIVE_STL, ComponentKind.BASIC_STL, ComponentKind.ADVANCED_STL)

TOGETHER = frozenset(
    (
        *SPARES,
        *STL_DRIVES,
        *FTL_DRIVES,
        ComponentKind.THRUSTER,
        ComponentKind.CIC,
        ComponentKind.STEALTH_GENERATOR,
        ComponentKind.CLOAK_GENERATOR,
    )
)
"""Kinds that count together with others of their kind: by the best, the spares or their sum."""


@memo
def utility_lines(design: Design) -> tuple[Line, ...]:
    """Return all utility terms of a class, in parts of its fighting value, zeros too. Rule MV-3.1.15-03."""
    return (*_ship(design), *_systems(design), *_ftl(design), *_weapons(design))


def counts_alone(part: Part) -> bool:
    """Return whether the terms of a part are independent of all other parts."""
    return not isinstance(part, Component) or part.kind not in TOGETHER


def utility_lines_after(design: Design, exchange: Exchange) -> tuple[Line, ...]:
    """Return the terms after an exchange of one independent part; all others are shared."""
    new, anew = exchange.new, tuple[Line, ...]()
    if isinstance(new, Component) and new.kind in BY_RATING:
        anew = (_rated(formulas_of(design), exchange.path, new),)
    elif isinstance(new, Mount):
        anew = tuple(_armed(design, Mounted(exchange.section, new, design.weapons[new.weapon])))
    return exchanged(utility_lines(design), exchange.path, anew)


@memo
def utility(design: Design) -> float:
    """Return the sum of the utility terms as a part of the fighting value."""
    return sum(term.value for term in utility_lines(design))


def _ship(design: Design) -> Iterator[Line]:
    formulas, ship, hits, index = formulas_of(design), design.ship, hull_hits(design), parts(design)
    yield line(formulas, ("tech_level",), "utility.tech", ship.tech_level)
    for symbol, best in (("stealth", ComponentKind.STEALTH_GENERATOR), ("cloak", ComponentKind.CLOAK_GENERATOR)):
        yield line(formulas, (symbol,), f"utility.{symbol}", index.best(best))
    for name, section in ship.sections.standing():
        yield line(formulas, (name, "crew_parties"), "utility.crew_parties", section.crew_parties, hits)
        yield line(formulas, (name, "marine_parties"), "utility.marine_parties", section.marine_parties, hits)
    points = sum(index.total(kind) for kind in STL_DRIVES)
    yield line(formulas, ("drives",), "utility.drive_points", points)
    yield line(formulas, ("thrusters",), "utility.thruster_points", index.total(ComponentKind.THRUSTER))


def _systems(design: Design) -> Iterator[Line]:
    formulas, index = formulas_of(design), parts(design)
    for placed in index.of(*BY_RATING):
        yield _rated(formulas, _path(placed), placed.part)
    for kind, entry in SPARES.items():
        if index[kind]:
            yield line(formulas, (kind,), entry, index.copies(kind) - 1)
    centres = sorted(index[ComponentKind.CIC], key=lambda placed: -placed.rating)
    for place, centre in enumerate(centres):
        spares = centre.part.count
        if place == 0:
            spares -= 1
            yield line(formulas, _path(centre), "utility.cic", centre.rating)
        yield line(formulas, _path(centre), "utility.spare_cic", spares, centre.rating)


def _rated(formulas: Formulas, path: tuple[str, ...], part: Component) -> Line:
    return line(formulas, path, f"utility.{part.kind}", part.count, part.rating or 0)


def _ftl(design: Design) -> Iterator[Line]:
    formulas = formulas_of(design)
    share = formulas["utility.spare_ftl"]()
    drives = [
        (line(formulas, _path(placed), f"utility.{placed.part.kind}", placed.rating), placed.part.count)
        for placed in parts(design).of(*FTL_DRIVES)
    ]
    best = max((drive.value for drive, _ in drives), default=0.0)
    for drive, count in drives:
        first = drive.value == best
        best = best if not first else float("inf")
        yield drive._replace(value=drive.value * ((1 + share * (count - 1)) if first else share * count))


def _weapons(design: Design) -> Iterator[Line]:
    for mounted in parts(design).mounts:
        if mounted.mount.count:
            yield from _armed(design, mounted)


def _armed(design: Design, mounted: Mounted) -> Iterator[Line]:
    formulas, hits = formulas_of(design), hull_hits(design)
    path, copies, weapon = (mounted.section, mounted.mount.id), mounted.mount.count, mounted.weapon
    yield line(formulas, path, "utility.extra_targets", copies, hits, len(weapon.targets))
    if not fires_at_starships(weapon):
        damage = mean_damage(weapon) * constants(formulas.book).shots[weapon.rate_of_fire]
        yield line(formulas, path, "utility.idle_weapon", copies, hits, damage, bearing(formulas.book, mounted.mount))


@memo
def hangar(design: Design) -> float:
    """Return the points of all bays with their permanent squadrons. Rules MV-3.7.7-04, -05."""
    points = 0.0
    for fitted in parts(design).bays:
        points += bay_cost(fitted.bay, fitted.fit.count, design.house)
        if fitted.fit.loadout is LoadoutKind.PERMANENT and fitted.fit.count:
            points += design_loads_cost(design, fitted.fit.squadrons)
    return points


def _path(placed: Placed) -> tuple[str, ...]:
    return placed.section, placed.part.id
