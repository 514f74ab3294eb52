"""Descriptions of possible targets with their defences, and of weapons with dice, loss by distance and chances to hit."""

from collections.abc import Iterable, Iterator

from metamaker.games.metaverse.battle.aim import Profile, energy_loss, exposed_section, sight
from metamaker.games.metaverse.battle.electronics.signature import effective_ew
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.places import SECTIONS
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.squadron import Mission
from metamaker.games.metaverse.battle.state.vessel import ArcState, System, Vessel
from metamaker.games.metaverse.battle.wording.labels import number, numbered_system, numbers
from metamaker.games.metaverse.battle.wording.names import (
    Names,
    labels,
    mission_sign,
    salvo_sign,
    squadron_signs,
    weapon_profile,
)
from metamaker.games.metaverse.battle.wording.phrases import apart, plain
from metamaker.play.geometry import distance

FACES = 20


def percent(profile: Profile, names: Names) -> str:
    """Return the chance of a D20 roll: `55 %`."""
    return names.text("talk-chance", percent=profile.faces * 100 // FACES)


def aims(asked: DeclareFire, names: Names) -> Iterator[str]:
    """Yield the weapons that bear on any target, then the targets, each with the chances of the weapons that bear on it.

    Nothing if none bears. Alike weapons share a line.
    """
    aimed = [(target, weapons) for target in asked.targets() if (weapons := asked.weapons(target))]
    bearing = {weapon.plan.ref for _, weapons in aimed for weapon in weapons}
    yield from _arsenal(asked, [weapon for weapon in asked.ready() if weapon.plan.ref in bearing], names)
    for target, weapons in aimed:
        yield target_text(asked, target, names)
        yield f"   {_shots(asked, target, weapons, names)}"


def launches(asked: DeclareFire, names: Names) -> Iterator[str]:
    """Yield the salvos and missions that weapons bear on, then the loaded indirect weapons if an array is free."""
    for salvo in asked.salvos():
        weapons = asked.weapons_at(salvo)
        if weapons:
            yield salvo_text(asked, salvo, weapons, names)
    for mission in asked.missions():
        weapons = asked.weapons_on(mission)
        if weapons:
            yield mission_text(asked, mission, weapons, names)
    loaded = asked.launchers() if asked.arrays() and not asked.only else []
    yield from _arsenal(asked, loaded, names)


def salvo_text(asked: DeclareFire, salvo: Salvo, weapons: list[System], names: Names) -> str:
    """Describe a salvo: its distance, and the chance of the first weapon that bears with the best array."""
    gap = distance(asked.vessel.course.place, salvo.place)
    best = max(asked.arrays(), key=lambda array: array.plan.rating, default=None)
    chances = "" if best is None else percent(asked.profile_at(best, weapons[:1], salvo), names)
    return names.text(
        "talk-fire-salvo",
        sign=salvo_sign(labels(asked.table), salvo.key),
        name=names.ship(salvo.key),
        distance=apart(gap, names.words),
        weapons=numbers(asked.vessel, (weapon.plan.ref for weapon in weapons)),
        chance=chances,
    )


def mission_text(asked: DeclareFire, mission: Mission, weapons: list[System], names: Names) -> str:
    """Describe a mission: its squadrons, its distance, and the chance of the first weapon that bears with the best array."""
    signs = squadron_signs(asked.table)
    best = max(asked.arrays(), key=lambda array: array.plan.rating, default=None)
    chances = "" if best is None else percent(asked.profile_on(best, weapons[:1], mission, mission.squadrons[:1]), names)
    return names.text(
        "talk-fire-mission",
        sign=mission_sign(labels(asked.table), mission.key),
        squadrons=names.listed(f"{signs[each.key]} {each.plan.name} {each.strength}" for each in mission.squadrons),
        distance=apart(distance(asked.vessel.course.place, mission.place), names.words),
        weapons=numbers(asked.vessel, (weapon.plan.ref for weapon in weapons)),
        chance=chances,
    )


def _arsenal(asked: DeclareFire, weapons: list[System], names: Names) -> Iterator[str]:
    groups: dict[tuple[str, int], list[System]] = {}
    for weapon in weapons:
        if weapon.plan.weapon is not None:
            groups.setdefault((weapon.plan.weapon.id, weapon.plan.section), []).append(weapon)
    yield from (weapons_text(asked.vessel, alike, names) for alike in groups.values())


def weapons_text(vessel: Vessel, alike: list[System], names: Names) -> str:
    """Describe alike weapons: their numbers, name, dice, rate of fire and range bands."""
    plan = alike[0].plan.weapon
    if plan is None:
        return ""
    return names.text(
        "talk-weapon",
        numbers=numbers(vessel, (weapon.plan.ref for weapon in alike)),
        name=names.arms(vessel.key, [weapon.plan.ref for weapon in alike]),
        profile=weapon_profile(plan),
        rate=plan.definition.rate_of_fire.value,
        range=plan.range_cm,
    )


def rated_arrays(vessel: Vessel, arrays: Iterable[System], names: Names) -> str:
    """Return sensor arrays with their ratings, empty for none."""
    return ", ".join(
        names.text("talk-fire-array", system=numbered_system(vessel, array.plan.ref, names), rating=array.plan.rating)
        for array in arrays
    )


def _shots(asked: DeclareFire, target: Vessel, weapons: list[System], names: Names) -> str:
    """Return the chances of weapons at a target: `1 3: hits 55 %, −2 a pulse; 10: hits 40 %`."""
    groups: dict[tuple[str, int], list[str]] = {}
    for weapon in weapons:
        shot = chances(asked, target, weapon, names), _loss(asked, target, weapon)
        groups.setdefault(shot, []).append(weapon.plan.ref)
    return names.clauses(
        [
            names.text("talk-shots", weapons=numbers(asked.vessel, refs), chance=chance, loss=loss)
            for (chance, loss), refs in groups.items()
        ],
    )


def _loss(asked: DeclareFire, target: Vessel, weapon: System) -> int:
    plan = weapon.plan.weapon
    return 0 if plan is None else energy_loss(plan, sight(asked.vessel, target).counted)


def target_text(asked: DeclareFire, target: Vessel, names: Names) -> str:
    """Describe a target: distance, the arc that faces the fire with its defences, target rating and EW."""
    seen = sight(asked.vessel, target)
    return names.text(
        "talk-target",
        ship=labels(asked.table)[target.key],
        name=target.name,
        distance=apart(seen.distance, names.words),
        arc=names.place(asked.arc(target)),
        defence=defence_text(target, seen.struck, names),
        rating=plain(target.blueprint.target_rating + target.changes.target),
        ew=effective_ew(asked.table, asked.vessel, target),
    )


def defence_text(vessel: Vessel, arc: int, names: Names) -> str:
    """Describe the defences of an arc (by its number as designed) and the hull hits of its exposed section."""
    state, section = vessel.arcs[arc], exposed_section(vessel, arc)
    left, whole = vessel.sections[section].left, vessel.blueprint.sections[section].hull_hits
    hull = names.text("talk-defence-hull", left=left, most=whole, place=names.place(SECTIONS[section]))
    return ", ".join([*_shields(state, names), *_armour(state, names), *_deflectors(vessel, arc, names), hull])


def _shields(state: ArcState, names: Names) -> Iterator[str]:
    plan = state.plan
    if plan.shield_hits:
        against = _against(plan.shield_energy, plan.shield_kinetic)
        yield names.text("talk-defence-shields", left=state.shield_hits, most=plan.shield_hits, against=against)
        if state.adaptation:
            yield names.text("talk-defence-adaptation", level=state.adaptation)
        if not state.up:
            yield names.words["talk-defence-dropped"]


def _armour(state: ArcState, names: Names) -> Iterator[str]:
    plan = state.plan
    if state.bare:
        yield names.text("talk-defence-armour", rating=1, against="both")
    elif plan.armour or plan.plates:
        against = _against(plan.armour_energy, plan.armour_kinetic)
        yield names.text("talk-defence-armour", rating=plan.armour, against=against)
        if plan.plates:
            yield names.text("talk-defence-plates", plates=state.plates, most=plan.plates)


def _deflectors(vessel: Vessel, arc: int, names: Names) -> Iterator[str]:
    plan = vessel.arcs[arc].plan
    for kind, deflectors in (("energy", plan.energy_deflectors), ("kinetic", plan.kinetic_deflectors)):
        working = [vessel.systems[each].plan.rating for each in deflectors if vessel.systems[each].works]
        if working:
            yield names.text("talk-defence-deflector", kind=kind, rating=working[0])


def _against(energy: bool, kinetic: bool) -> str:
    return "both" if energy and kinetic else "energy" if energy else "kinetic"


def chances(asked: DeclareFire, target: Vessel, weapon: System, names: Names) -> str:
    """Describe the hit chances of a weapon, by array unless all are equal: `hits 60 % by 15, 55 % by 16 17`."""
    guides: dict[str, list[str]] = {}
    for array in asked.arrays():
        chance = percent(asked.profile(array, [weapon], target), names)
        guides.setdefault(chance, []).append(str(number(asked.vessel, array.plan.ref)))
    for lender, array in asked.lent():
        if array.target == target.number:
            lent = f"{number(lender, array.plan.ref)} lent {labels(asked.table)[lender.key]}"
            guides.setdefault(percent(asked.profile(array, [weapon], target), names), []).append(lent)
    if not guides:
        return names.words["talk-shots-unguided"]
    told = [names.text("talk-shots-by", chance=chance, arrays=" ".join(arrays)) for chance, arrays in guides.items()]
    return names.text("talk-shots-hit", chances=", ".join(told) if len(guides) > 1 else next(iter(guides)))
