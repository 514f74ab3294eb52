"""What the commander of a side sees: each ship in a line with its nearest enemies, or all that is known of one ship."""

from collections.abc import Iterator

from metamaker.core.naming import signed
from metamaker.games.metaverse.battle.electronics.signature import own_ew
from metamaker.games.metaverse.battle.fire.arms import SENSOR_ARRAY, is_direct, loaded
from metamaker.games.metaverse.battle.fire.prospects import RATES, defence_text
from metamaker.games.metaverse.battle.kinematics.course import arc_toward
from metamaker.games.metaverse.battle.movement.dialogue import course_text, thrust_text
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARCS, CORE, PRINT_ORDER, SECTIONS
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, EXPENDED, OFF, UNPOWERED, Status, System, Vessel
from metamaker.games.metaverse.battle.telling.names import Names, labels, weapon_profile
from metamaker.games.metaverse.battle.telling.phrases import apart, plain
from metamaker.games.metaverse.battle.telling.signs import number, numbered_system, ship
from metamaker.games.metaverse.model.arc import Sector, sectors_of
from metamaker.games.metaverse.tabletop.view import charges_seen
from metamaker.play.plane import DEGREE, bearing_from, distance
from metamaker.play.story import StoryLine

_HEADING_OF, _LINE = 1, 2

_STATES = ((DESTROYED, "destroyed"), (DISABLED, "disabled"), (EXPENDED, "used up"), (UNPOWERED, "without power"), (OFF, "off"))
_SECTORS = {sector: place for place, sector in enumerate(Sector)}


def record(table: Table, side: int, vessel: Vessel) -> Iterator[StoryLine]:
    """Yield the lines of a ship. Record sheets are open, what happens under cloak is not. Rules MV-2.1.1-03, MV-3.4.8-04."""
    names = Names(table)
    yield StoryLine(f"{labels(table)[vessel.key]} {vessel.name}, {_course(vessel)}", (), _HEADING_OF)
    told = [_ratings(table, side, vessel), thrust_text(vessel.means), *_sections(vessel), *_arcs(vessel)]
    told += [*_arrays(vessel, names), *_weapons(table, vessel, names), *_down(vessel, names)]
    yield from (StoryLine(text, (), _LINE) for text in told)


def _course(vessel: Vessel) -> str:
    if vessel.status is not Status.FIGHTING:
        return vessel.status.name.lower().replace("away", "in a jump").replace("broken", "broke off")
    return f"{course_text(vessel.course)}{', under cloak' if vessel.cloaked else ''}"


def _ratings(table: Table, side: int, vessel: Vessel) -> str:
    changes, plan = vessel.changes, vessel.blueprint
    target = f"target rating {plain(plan.target_rating + changes.target)}"
    movement = f", movement rating {signed(changes.movement)}" if changes.movement else ""
    charges = "".join(f", FTL charged {turns}" for _, turns in charges_seen(vessel, side) or ())
    return f"crew quality {vessel.crew_quality}, {target}{movement}, EW {own_ew(table, vessel)}, EMS {plan.ems}{charges}"


def _sections(vessel: Vessel) -> Iterator[str]:
    for place in PRINT_ORDER:
        state, plan = vessel.sections[place], vessel.blueprint.sections[place]
        if not plan.designed:
            continue
        if not state.stands:
            yield f"{SECTIONS[place].value} section: destroyed"
            continue
        layers = " + ".join(f"{left}/{layer.hull_hits}" for left, layer in zip(state.boxes, plan.layers, strict=True))
        marines = f", {state.marine_parties} marine parties" if state.marine_parties else ""
        yield f"{SECTIONS[place].value} {'' if place == CORE else 'section '}hull {layers}, {state.crew_parties} crew{marines}"


def _arcs(vessel: Vessel) -> Iterator[str]:
    for place, arc in enumerate(ARCS):
        yield f"fire on its {arc.value} arc meets {defence_text(vessel, place)}"


def _arrays(vessel: Vessel, names: Names) -> Iterator[str]:
    arrays = [array for array in vessel.of(SENSOR_ARRAY) if not array.flags]
    told = ", ".join(f"{numbered_system(vessel, each.plan.ref, names)} rating {each.plan.rating}" for each in arrays)
    yield f"arrays: {told or 'none works'}"


def _weapons(table: Table, vessel: Vessel, names: Names) -> Iterator[str]:
    groups: dict[tuple[str, int, tuple[int, ...], bool], list[System]] = {}
    for weapon in vessel.systems:
        plan = weapon.plan.weapon
        if plan is not None and is_direct(weapon) and not weapon.flags:
            ready = loaded(weapon, table.turn)
            groups.setdefault((plan.id, weapon.plan.section, weapon.plan.sectors, ready), []).append(weapon)
    for (_, _, sectors, ready), alike in groups.items():
        plan = alike[0].plan.weapon
        if plan is not None:
            numbers = " ".join(str(number(vessel, weapon.plan.ref)) for weapon in alike)
            called = names.arms(vessel.key, [weapon.plan.ref for weapon in alike])
            what = f"{weapon_profile(plan)}{RATES[plan.definition.rate_of_fire]}, bands of {plan.range_cm} cm"
            yield f"{numbers}  {called}: {what}, bears {bearing_text(sectors)}{'' if ready else '; not loaded'}"


def bearing_text(sectors: tuple[int, ...]) -> str:
    """Return sectors (by number, 0 to 7) in words: whole arcs by their names, half ones as `port-fore`."""
    if len(sectors) == len(Sector):
        return "all round"
    told = []
    for arc in ARCS:
        both = [sector for sector in sectors_of(arc) if _SECTORS[sector] in sectors]
        told += [arc.value] if len(both) > 1 else [sector.value.replace("_", "-") for sector in both]
    return ", ".join(told) or "nowhere"


def _down(vessel: Vessel, names: Names) -> Iterator[str]:
    """Yield the systems that do not work, by what keeps them from it; those of lost sections are not counted up."""
    for flag, word in _STATES:
        found = [
            numbered_system(vessel, system.plan.ref, names)
            for system in vessel.systems
            if _first(system) == flag and vessel.sections[system.plan.section].stands
        ]
        if found:
            yield f"{word}: {', '.join(found)}"


def _first(system: System) -> int:
    """Return the flag that counts, the worst of all."""
    return next((flag for flag, _ in _STATES if system.flags & flag), 0)


_HEADING, _TABLE = 2, 3

NEAREST = 4
"""Enemies that are told of each own ship."""


def outlook(table: Table, side: int) -> Iterator[StoryLine]:
    """Yield the enemy's ships, then own ones with range and bearing of those that are near.

    Ships that are under cloak lie where they vanished.
    """
    enemies = table.fighting(1 - side)
    yield from (_heading(table, enemy) for enemy in enemies)
    for vessel in table.fighting(side):
        yield _heading(table, vessel)
        if enemies:
            yield _bearings(table, vessel, enemies)


def closer(table: Table, side: int, word: str) -> Iterator[StoryLine]:
    """Yield all that is known of the ship with this sign or name, and how it lies to those of the other side.

    Raises Unreadable.
    """
    vessel = ship(table, word)
    yield from record(table, side, vessel)
    if vessel.fights:
        yield from (StoryLine(_seen(table, vessel, enemy), (), _TABLE) for enemy in table.fighting(1 - vessel.side))


def _heading(table: Table, vessel: Vessel) -> StoryLine:
    cloaked = ", under cloak" if vessel.cloaked else ""
    return StoryLine(f"{labels(table)[vessel.key]} {vessel.name}, {course_text(vessel.course)}{cloaked}", (), _HEADING)


def _bearings(table: Table, vessel: Vessel, enemies: list[Vessel]) -> StoryLine:
    """Return the nearest enemies with range, bearing and the arc that they show."""
    here, signs = vessel.course, labels(table)
    near = sorted(enemies, key=lambda enemy: distance(here.place, enemy.course.place))
    told = [
        f"{signs[each.key]} {apart(distance(here.place, each.course.place))}, bearing {_angle(vessel, each)}°,"
        f" shows its {arc_toward(each.course, here.place).value} arc"
        for each in near[:NEAREST]
    ]
    more = len(near) - NEAREST
    return StoryLine("; ".join([*told, *([f"and {more} farther away"] if more > 0 else [])]), (), _TABLE)


def _angle(vessel: Vessel, other: Vessel) -> int:
    return bearing_from(vessel.course.place, vessel.course.heading, other.course.place) // DEGREE


def _seen(table: Table, vessel: Vessel, enemy: Vessel) -> str:
    here, there = vessel.course, enemy.course
    cloaked = ", under cloak" if enemy.cloaked else ""
    shown = arc_toward(there, here.place)
    return (
        f"{labels(table)[enemy.key]} {enemy.name}: {apart(distance(here.place, there.place))},"
        f" bearing {_angle(vessel, enemy)}° in the {arc_toward(here, there.place).value} arc, {course_text(there)}{cloaked};"
        f" shows its {shown.value} arc: {defence_text(enemy, ARC_NUMBER[shown])}"
    )
