"""The situation of a side: each ship in a line with its nearest enemies, or all known values of one ship."""

from collections.abc import Iterator

from metamaker.core.display_names import signed
from metamaker.core.messages import Words
from metamaker.games.metaverse.battle.electronics.signature import own_ew
from metamaker.games.metaverse.battle.fire.arms import SENSOR_ARRAY, is_direct, is_indirect, loaded
from metamaker.games.metaverse.battle.fire.prospects import defence_text
from metamaker.games.metaverse.battle.kinematics.course import arc_toward
from metamaker.games.metaverse.battle.movement.dialogue import course_text, thrust_text
from metamaker.games.metaverse.battle.movement.nearby import angle, direction_text, nearest
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARCS, CORE, PRINT_ORDER, SECTIONS
from metamaker.games.metaverse.battle.salvos.dialogue import under_way
from metamaker.games.metaverse.battle.starfighters.operations_dialogue import mission_text
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, EXPENDED, OFF, UNPOWERED, Status, System, Vessel
from metamaker.games.metaverse.battle.terrain.lie import feature_text, lie_texts
from metamaker.games.metaverse.battle.wording.fields import parties
from metamaker.games.metaverse.battle.wording.labels import number, numbered_system, ship
from metamaker.games.metaverse.battle.wording.names import Names, labels, weapon_profile
from metamaker.games.metaverse.battle.wording.phrases import apart, plain, words_in_force
from metamaker.games.metaverse.match.view import charges_seen
from metamaker.games.metaverse.model.arc import Sector, sectors_of
from metamaker.games.metaverse.play_state import Flag
from metamaker.play.geometry import distance
from metamaker.play.story import StoryLine

_HEADING_OF, _LINE = 1, 2

_STATES = {
    DESTROYED: Flag.DESTROYED,
    DISABLED: Flag.DISABLED,
    EXPENDED: Flag.EXPENDED,
    UNPOWERED: Flag.UNPOWERED,
    OFF: Flag.SWITCHED_OFF,
}
"""Flags of systems that do not work, the worst first."""

_SECTORS = {sector: place for place, sector in enumerate(Sector)}


def record(table: Table, side: int, vessel: Vessel) -> Iterator[StoryLine]:
    """Yield the lines of a ship. Record sheets are open, actions under cloak are secret. Rules MV-2.1.1-03, MV-3.4.8-04."""
    names = Names(table)
    yield StoryLine(_named(table, vessel, _course(vessel, names), names), (), _HEADING_OF)
    told = [_ratings(table, side, vessel, names), thrust_text(vessel.means, names)]
    told += [*_sections(vessel, names), *_arcs(vessel, names)]
    told += [*_arrays(vessel, names), *_weapons(table, vessel, names), *_down(vessel, names)]
    yield from (StoryLine(text, (), _LINE) for text in told)


def _named(table: Table, vessel: Vessel, course: str, names: Names) -> str:
    return names.text("outlook-ship", sign=labels(table)[vessel.key], ship=vessel.name, course=course)


def _course(vessel: Vessel, names: Names) -> str:
    if vessel.status > Status.STILLED:
        return names.words[f"battle-picture-gone_{vessel.status.name.lower()}"]
    return names.text(
        "outlook-course",
        course=course_text(vessel.course, names),
        cloaked="yes" if vessel.cloaked else "stilled" if vessel.stilled_for else "no",
    )


def _ratings(table: Table, side: int, vessel: Vessel, names: Names) -> str:
    changes, plan = vessel.changes, vessel.blueprint
    told = [
        names.text("outlook-crew_quality", rating=vessel.crew_quality),
        names.text("story-moved-target", amount=plain(plan.target_rating + changes.target)),
    ]
    if changes.movement:
        told.append(names.text("story-moved-movement", amount=signed(changes.movement)))
    told.append(names.text("outlook-ew", rating=own_ew(table, vessel)))
    told.append(names.text("outlook-ems", rating=plan.ems))
    told += [names.text("outlook-charge", turns=turns) for _, turns in charges_seen(vessel, side) or ()]
    return ", ".join(told)


def _sections(vessel: Vessel, names: Names) -> Iterator[str]:
    for place in PRINT_ORDER:
        state, plan, section = vessel.sections[place], vessel.blueprint.sections[place], SECTIONS[place]
        if not plan.designed:
            continue
        if not state.stands:
            yield names.text("outlook-section_gone", section=names.word("section", section))
            continue
        layers = " + ".join(f"{left}/{layer.hull_hits}" for left, layer in zip(state.boxes, plan.layers, strict=True))
        text = names.text(
            "outlook-section",
            section=names.word("section", section),
            core="yes" if place == CORE else "no",
            layers=layers,
            crew=state.crew_parties,
            marines=state.marine_parties,
        )
        yield f"{text}, {parties(names, boarders=state.boarding_parties)}" if state.boarders else text


def _arcs(vessel: Vessel, names: Names) -> Iterator[str]:
    for place, arc in enumerate(ARCS):
        yield names.text("outlook-arc", arc=names.word("arc", arc), defence=defence_text(vessel, place, names))


def _arrays(vessel: Vessel, names: Names) -> Iterator[str]:
    arrays = [array for array in vessel.of(SENSOR_ARRAY) if not array.flags]
    told = [
        names.text("outlook-array", array=numbered_system(vessel, each.plan.ref, names), rating=each.plan.rating)
        for each in arrays
    ]
    yield names.text("outlook-arrays", arrays=", ".join(told), count=len(told))


def _weapons(table: Table, vessel: Vessel, names: Names) -> Iterator[str]:
    groups: dict[tuple[str, int, tuple[int, ...], bool], list[System]] = {}
    for weapon in vessel.systems:
        plan = weapon.plan.weapon
        if plan is not None and (is_direct(weapon) or is_indirect(weapon)) and not weapon.flags:
            ready = loaded(weapon, table.turn)
            groups.setdefault((plan.id, weapon.plan.section, weapon.plan.sectors, ready), []).append(weapon)
    for (_, _, sectors, ready), alike in groups.items():
        plan = alike[0].plan.weapon
        if plan is not None:
            yield names.text(
                "outlook-weapon",
                numbers=" ".join(str(number(vessel, weapon.plan.ref)) for weapon in alike),
                weapons=names.arms(vessel.key, [weapon.plan.ref for weapon in alike]),
                profile=weapon_profile(plan, names.words),
                rate=plan.definition.rate_of_fire.value,
                bands=plan.range_cm,
                turns=plan.turns,
                bears=bearing_text(sectors, names.words),
                loaded="yes" if ready else "no",
            )


def bearing_text(sectors: tuple[int, ...], words: Words | None = None) -> str:
    """Return sectors (by number, 0 to 7) as text: whole arcs by their names, half ones as `port-fore`."""
    words = words or words_in_force()
    if len(sectors) == len(Sector):
        return words["outlook-all_round"]
    told = []
    for arc in ARCS:
        both = [sector for sector in sectors_of(arc) if _SECTORS[sector] in sectors]
        told += [words[f"sheet-place-{arc}"]] if len(both) > 1 else [_sector(sector, words) for sector in both]
    return ", ".join(told) or words["outlook-nowhere"]


def _sector(sector: Sector, words: Words) -> str:
    return "-".join(words[f"sheet-place-{arc}"] for arc in sector.value.split("_"))


def _down(vessel: Vessel, names: Names) -> Iterator[str]:
    """Yield the systems that do not work, by reason, without those of lost sections."""
    for flag, word in _STATES.items():
        found = [
            numbered_system(vessel, system.plan.ref, names)
            for system in vessel.systems
            if _first(system) == flag and vessel.sections[system.plan.section].stands
        ]
        if found:
            yield names.text("outlook-down", state=names.words[f"outlook-state-{word}"], systems=", ".join(found))


def _first(system: System) -> int:
    """Return the worst flag of a system."""
    return next((flag for flag in _STATES if system.flags & flag), 0)


_HEADING, _TABLE = 2, 3


def outlook(table: Table, side: int) -> Iterator[StoryLine]:
    """Yield the terrain, the enemy's ships, salvos and missions, then own ships with range and bearing of near enemies.

    Ships under cloak are at the places where they vanished.
    """
    names, enemies = Names(table), table.fighting(1 - side)
    yield from (StoryLine(feature_text(feature, names), (), _HEADING) for feature in table.terrain)
    yield from (_heading(table, enemy, names) for enemy in enemies)
    yield from (StoryLine(under_way(salvo, table, names), (), _HEADING) for salvo in table.salvos)
    yield from (StoryLine(mission_text(table, mission, names), (), _HEADING) for mission in table.missions)
    for vessel in table.fighting(side):
        yield _heading(table, vessel, names)
        if enemies:
            yield _bearings(vessel, enemies, names)
        yield from (StoryLine(text, (), _TABLE) for text in lie_texts(table, vessel.course.place, names))
    for vessel in (vessel for vessel in table.vessels if vessel.status is Status.STILLED):
        yield _heading(table, vessel, names)


def closer(table: Table, side: int, word: str) -> Iterator[StoryLine]:
    """Yield all known values of the ship with this sign or name, and her position relative to each enemy.

    Raises Unreadable.
    """
    vessel, names = ship(table, word), Names(table)
    yield from record(table, side, vessel)
    if vessel.fights:
        yield from (StoryLine(_seen(table, vessel, enemy, names), (), _TABLE) for enemy in table.fighting(1 - vessel.side))


def _heading(table: Table, vessel: Vessel, names: Names) -> StoryLine:
    return StoryLine(_named(table, vessel, _course(vessel, names), names), (), _HEADING)


def _bearings(vessel: Vessel, enemies: list[Vessel], names: Names) -> StoryLine:
    """Return the nearest enemies with range, bearing and their visible arc."""
    near, more = nearest(vessel, enemies)
    told = [direction_text(vessel, enemy, names) for enemy in near]
    return StoryLine(names.clauses([*told, *([names.text("outlook-more", count=more)] if more else [])]), (), _TABLE)


def _seen(table: Table, vessel: Vessel, enemy: Vessel, names: Names) -> str:
    here, there = vessel.course, enemy.course
    shown = arc_toward(there, here.place)
    return names.text(
        "outlook-seen",
        sign=labels(table)[enemy.key],
        ship=enemy.name,
        distance=apart(distance(here.place, there.place), names.words),
        angle=angle(vessel, enemy),
        arc=names.word("arc", arc_toward(here, there.place)),
        course=_course(enemy, names),
        shown=names.word("arc", shown),
        defence=defence_text(enemy, ARC_NUMBER[shown], names),
    )
