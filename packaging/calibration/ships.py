"""Random ships: any number of legal, sensible designs from a seed, as varied as the samples."""

from functools import lru_cache

from calibration.armament import armed
from calibration.defences import protected
from calibration.design_sets import DESIGN_SETS, DesignSet
from calibration.hangars import Hangar, hangar
from calibration.sampling import PERCENT, Draw, draw_of
from metamaker.games.metaverse.model.arc import Facing, SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Component, ComponentKind, Section, Sections
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.words import MovementMethod

SIZES = (12, 14, 17, 20, 24, 28, 34, 40, 48, 57, 68, 80, 96, 114, 136, 162, 192, 211)
"""Hull hits in steps of about a fifth. All steps are equally likely, so ships of 20 hits are as frequent as of 160."""

CARRIER_HITS = 30
"""Smaller ships have no hangar, as in the samples."""

_CORE, _FORE, _AFT, _PORT, _STARBOARD = (
    SectionName.CORE,
    SectionName.FORE,
    SectionName.AFT,
    SectionName.PORT,
    SectionName.STARBOARD,
)
_ALL = (_FORE, _PORT, _CORE, _STARBOARD, _AFT)
_LONG = (_FORE, _CORE, _AFT)

DESIGNS_KEPT = 4_000
"""More than a study has, so that a process makes each design once; one with all its tables takes about 100 kB."""


@lru_cache(maxsize=DESIGNS_KEPT)
def random_fleet(design_set: str, seed: int, number: int) -> Fleet:
    """Return a fleet of one random ship, the same for the same arguments. Raises KeyError."""
    return random_ship(draw_of(f"design {design_set} {seed}", "ship", number), DESIGN_SETS[design_set], number)


def random_ship(draw: Draw, design_set: DesignSet, number: int) -> Fleet:
    """Return a legal fleet of one class and one ship."""
    size = _size(draw, design_set)
    standing = _layout(draw, design_set, size)
    guns = armed(draw, design_set, size, standing)
    shelter = protected(draw, design_set, size, standing)
    decks = hangar(draw, size) if size >= CARRIER_HITS and draw.chance(design_set.hangars) else Hangar()
    systems = {name: [*shelter.components.get(name, ())] for name in standing}
    method = MovementMethod.NEWTONIAN if draw.chance(design_set.newtonian) else MovementMethod.CINEMATIC
    _motion(draw, design_set, systems, method)
    _essentials(draw, systems, size)
    _electronics(draw, design_set, systems)
    marines = _boarders(draw, design_set, systems, size)
    if decks.squadrons:
        systems[_CORE].append(Component(id="soc", kind=ComponentKind.SOC, rating=max(1, decks.squadrons // 2)))
    hits = _hits(draw, size, standing)
    sections = {
        name.value: Section(
            hull_hits=hits[name],
            hull_layers=_layers(draw, hits[name]),
            crew_parties=_crew(draw, name, hits[name]),
            marine_parties=marines if name is _CORE else 0,
            components=tuple(systems[name]),
            mounts=guns.mounts.get(name, ()),
            bays=decks.fits if name is _CORE else (),
        )
        for name in standing
    }
    ship = ShipClass(
        id=f"class-{number}",
        name=f"Class {number}",
        hull_type=draw.weighted(design_set.hull_type),
        movement_method=method,
        tech_level=draw.between(*design_set.tech_level),
        crew_quality=draw.weighted(design_set.crew_quality),
        command_quality=draw.weighted(design_set.command),
        damage_control_quality=draw.weighted(design_set.damage_control),
        sections=Sections(**sections),
        arcs=shelter.arcs,
    )
    alone = Ship(id=f"ship-{number}", name=f"Ship {number}", ship_class=ship.id)
    return Fleet(
        name=f"{design_set.name} {number}",
        weapons=guns.weapons,
        starfighters=decks.starfighters,
        bays=decks.bays,
        classes=(ship,),
        ships=(alone,),
    )


def _size(draw: Draw, design_set: DesignSet) -> int:
    step = draw.between(0, len(SIZES) - 2)
    return min(design_set.largest, max(design_set.smallest, draw.between(SIZES[step], SIZES[step + 1] - 1)))


def _layout(draw: Draw, design_set: DesignSet, size: int) -> tuple[SectionName, ...]:
    """Return the sections in the order of record sheets; a small ship has no sides."""
    if size < 16 and draw.chance(50):
        return (_CORE,)
    if draw.chance(design_set.lopsided // 2):
        return draw.one_of(((_CORE,), (_FORE, _CORE), (_CORE, _AFT), (_PORT, _CORE, _STARBOARD)))
    return _LONG if draw.chance(90 - min(80, size)) else _ALL


def _hits(draw: Draw, size: int, standing: tuple[SectionName, ...]) -> dict[SectionName, int]:
    """Return the hull hits of the sections: about a third for the core, the same for port and starboard."""
    weights = {_CORE: draw.between(30, 45), _FORE: draw.between(14, 26), _AFT: draw.between(14, 22)}
    weights[_PORT] = weights[_STARBOARD] = draw.between(12, 20)
    ordered = sorted(standing, key=lambda name: name is not _CORE)
    shares = draw.share(size, [weights[name] for name in ordered])
    return {name: max(1, hits) for name, hits in zip(ordered, shares, strict=True)}


def _layers(draw: Draw, hits: int) -> int:
    """Return one layer for about nine hits, 1 to 5, with at least one hit in each. Rules MV-3.1.1-02, -04."""
    return min(5, hits, max(1, (hits + draw.between(2, 8)) // 9))


def _crew(draw: Draw, name: SectionName, hits: int) -> int:
    return max(1 if name is _CORE else 0, hits * draw.between(15, 30) // PERCENT if name is _CORE else hits // 10)


Systems = dict[SectionName, list[Component]]

_DRIVES = ((ComponentKind.BASIC_STL, 4), (ComponentKind.ADVANCED_STL, 3), (ComponentKind.PRIMITIVE_STL, 3))


def _motion(draw: Draw, design_set: DesignSet, systems: Systems, method: MovementMethod) -> None:
    core, points = systems[_CORE], draw.between(2, 7)
    kind = draw.weighted(_DRIVES) if draw.chance(design_set.rare) else ComponentKind.BASIC_STL
    if kind is ComponentKind.ADVANCED_STL:
        core.append(Component(id="drive", kind=kind, rating=points))
    elif kind is ComponentKind.BASIC_STL:
        core.append(Component(id="drive", kind=kind, facing=Facing.FORE_AFT, rating=points))
        if method is MovementMethod.NEWTONIAN and draw.chance(40):
            core.append(Component(id="side-drive", kind=kind, facing=Facing.PORT_STARBOARD, rating=draw.between(1, points)))
    else:
        for name, facing, power in ((_AFT, Facing.AFT, points), (_FORE, Facing.FORE, max(1, points // 2))):
            systems.get(name, core).append(Component(id=f"drive-{name.value}", kind=kind, facing=facing, rating=power))
    turning = draw.weighted(((1, 5), (2, 4), (3, 1)))
    for name, facing in ((_PORT, Facing.PORT), (_STARBOARD, Facing.STARBOARD)):
        holder = systems.get(name, core)
        holder.append(Component(id=f"thruster-{facing.value}", kind=ComponentKind.THRUSTER, facing=facing, rating=turning))
    jump = draw.weighted(((ComponentKind.PRIMITIVE_FTL, 3), (ComponentKind.BASIC_FTL, 6), (ComponentKind.ADVANCED_FTL, 1)))
    core.append(Component(id="ftl", kind=jump, rating=draw.between(4, 10)))


def _essentials(draw: Draw, systems: Systems, size: int) -> None:
    core = systems[_CORE]
    core.append(Component(id="bridge", kind=ComponentKind.BRIDGE, count=2 if size >= 80 and draw.chance(40) else 1))
    arrays = 1 + draw.between(0, min(3, size // 30))
    core.append(Component(id="sensors", kind=ComponentKind.SENSOR_ARRAY, rating=draw.between(12, 17), count=arrays))
    if draw.chance(30 + min(50, size)):
        core.append(Component(id="ew", kind=ComponentKind.EW_ARRAY, rating=draw.between(1, 4)))
    if size >= 40 and draw.chance(50):
        core.append(Component(id="cic", kind=ComponentKind.CIC, rating=draw.between(3, 9)))


_RARE_ELECTRONICS = (
    (ComponentKind.ELINT_ARRAY, 3),
    (ComponentKind.TARGETING_ARRAY, 3),
    (ComponentKind.ECM_ARRAY, 3),
    (ComponentKind.EJ_ARRAY, 4),
    (ComponentKind.ANSIBLE, 3),
    (ComponentKind.STEALTH_GENERATOR, 2),
    (ComponentKind.CLOAK_GENERATOR, 3),
    (ComponentKind.COUNTERMEASURE_POD, 3),
    (ComponentKind.GRAVITY_WELL_PROJECTOR, 3),
    (ComponentKind.GRAPPLER, 3),
)
"""Rare systems, each with its highest usual rating."""


def _electronics(draw: Draw, design_set: DesignSet, systems: Systems) -> None:
    for kind, most in _RARE_ELECTRONICS:
        if draw.chance(design_set.electronics // 2):
            part = Component(id=kind.value.replace("_", "-"), kind=kind, rating=draw.between(1, most))
            systems[_CORE].append(part)


def _boarders(draw: Draw, design_set: DesignSet, systems: Systems, size: int) -> int:
    """Return the marine parties of a ship; half of the time it gets teleporters for them."""
    if not draw.chance(design_set.boarders):
        return 0
    if draw.chance(50):
        kind = draw.one_of((ComponentKind.BASIC_TELEPORTER, ComponentKind.ADVANCED_TELEPORTER))
        systems[_CORE].append(Component(id="teleporter", kind=kind, rating=draw.between(1, 4), count=draw.between(1, 2)))
    return max(1, size * draw.between(4, 20) // PERCENT)
