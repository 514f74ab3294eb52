"""Generated ships: any number of legal, sensible designs from a seed, over the whole space that the samples use."""

from functools import lru_cache

from metamaker.games.metaverse.calibration.armament import armed
from metamaker.games.metaverse.calibration.defences import protected
from metamaker.games.metaverse.calibration.drawing import PERCENT, Draw, draw_of
from metamaker.games.metaverse.calibration.field import FIELDS, Field
from metamaker.games.metaverse.calibration.hangars import Hangar, hangar
from metamaker.games.metaverse.model.arc import Facing, SectionName
from metamaker.games.metaverse.model.component import Component, ComponentKind
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section, Sections
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.words import MovementMethod

SIZES = (12, 14, 17, 20, 24, 28, 34, 40, 48, 57, 68, 80, 96, 114, 136, 162, 192, 211)
"""Hull hits in steps of about a fifth: each step is as likely, so that there are as many ships of 20 hits as of 160."""

CARRIER_HITS = 30
"""Smaller ships have no hangar, as among the samples."""

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
"""More than a study has, so that each design is drawn once a process; one with all its tables takes some 100 kB."""


@lru_cache(maxsize=DESIGNS_KEPT)
def yard(field: str, seed: int, number: int) -> Fleet:
    """Return a fleet of one ship of the generated class of this number, the same one in all calls. Raises KeyError."""
    return drawn(draw_of(f"design {field} {seed}", "ship", number), FIELDS[field], number)


def drawn(draw: Draw, field: Field, number: int) -> Fleet:
    """Return a fleet with one class and one ship of it. No check finds an error in it."""
    size = _size(draw, field)
    standing = _layout(draw, field, size)
    guns = armed(draw, field, size, standing)
    shelter = protected(draw, field, size, standing)
    decks = hangar(draw, size) if size >= CARRIER_HITS and draw.chance(field.hangars) else Hangar()
    systems = {name: [*shelter.components.get(name, ())] for name in standing}
    method = MovementMethod.NEWTONIAN if draw.chance(field.newtonian) else MovementMethod.CINEMATIC
    _motion(draw, field, systems, method)
    _essentials(draw, systems, size)
    _electronics(draw, field, systems)
    marines = _boarders(draw, field, systems, size)
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
        hull_type=draw.weighted(field.hull_type),
        movement_method=method,
        tech_level=draw.between(*field.tech_level),
        crew_quality=draw.weighted(field.crew_quality),
        command_quality=draw.weighted(field.command),
        damage_control_quality=draw.weighted(field.damage_control),
        sections=Sections(**sections),
        arcs=shelter.arcs,
    )
    alone = Ship(id=f"ship-{number}", name=f"Ship {number}", ship_class=ship.id)
    return Fleet(
        name=f"{field.name} {number}",
        weapons=guns.weapons,
        starfighters=decks.starfighters,
        bays=decks.bays,
        classes=(ship,),
        ships=(alone,),
    )


def _size(draw: Draw, field: Field) -> int:
    step = draw.between(0, len(SIZES) - 2)
    return min(field.largest, max(field.smallest, draw.between(SIZES[step], SIZES[step + 1] - 1)))


def _layout(draw: Draw, field: Field, size: int) -> tuple[SectionName, ...]:
    """Return the sections that stand, in the order of sheets; a small ship is no more than long."""
    if size < 16 and draw.chance(50):
        return (_CORE,)
    if draw.chance(field.lopsided // 2):
        return draw.one_of(((_CORE,), (_FORE, _CORE), (_CORE, _AFT), (_PORT, _CORE, _STARBOARD)))
    return _LONG if draw.chance(90 - min(80, size)) else _ALL


def _hits(draw: Draw, size: int, standing: tuple[SectionName, ...]) -> dict[SectionName, int]:
    """Return the hull hits of the sections: a third or so for the core, port as starboard."""
    weights = {_CORE: draw.between(30, 45), _FORE: draw.between(14, 26), _AFT: draw.between(14, 22)}
    weights[_PORT] = weights[_STARBOARD] = draw.between(12, 20)
    ordered = sorted(standing, key=lambda name: name is not _CORE)
    shares = draw.share(size, [weights[name] for name in ordered])
    return {name: max(1, hits) for name, hits in zip(ordered, shares, strict=True)}


def _layers(draw: Draw, hits: int) -> int:
    """Return one layer for some nine hits, 1 to 5, and at least a hit in each. Rules MV-3.1.1-02, -04."""
    return min(5, hits, max(1, (hits + draw.between(2, 8)) // 9))


def _crew(draw: Draw, name: SectionName, hits: int) -> int:
    return max(1 if name is _CORE else 0, hits * draw.between(15, 30) // PERCENT if name is _CORE else hits // 10)


Systems = dict[SectionName, list[Component]]

_DRIVES = ((ComponentKind.BASIC_STL, 4), (ComponentKind.ADVANCED_STL, 3), (ComponentKind.PRIMITIVE_STL, 3))


def _motion(draw: Draw, field: Field, systems: Systems, method: MovementMethod) -> None:
    core, points = systems[_CORE], draw.between(2, 7)
    kind = draw.weighted(_DRIVES) if draw.chance(field.rare) else ComponentKind.BASIC_STL
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
"""Systems that few ships have, each with its highest usual rating."""


def _electronics(draw: Draw, field: Field, systems: Systems) -> None:
    for kind, most in _RARE_ELECTRONICS:
        if draw.chance(field.electronics // 2):
            part = Component(id=kind.value.replace("_", "-"), kind=kind, rating=draw.between(1, most))
            systems[_CORE].append(part)


def _boarders(draw: Draw, field: Field, systems: Systems, size: int) -> int:
    """Return the marine parties of a ship, which has teleporters for them half of the times."""
    if not draw.chance(field.boarders):
        return 0
    if draw.chance(50):
        kind = draw.one_of((ComponentKind.BASIC_TELEPORTER, ComponentKind.ADVANCED_TELEPORTER))
        systems[_CORE].append(Component(id="teleporter", kind=kind, rating=draw.between(1, 4), count=draw.between(1, 2)))
    return max(1, size * draw.between(4, 20) // PERCENT)
