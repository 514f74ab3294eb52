"""What a ship could fire at: targets with what faces the fire, weapons with dice, loss by distance and chances to hit."""

from collections.abc import Iterator

from metamaker.core.naming import counted
from metamaker.games.metaverse.battle.aim import Profile, energy_loss, exposed_section, sight
from metamaker.games.metaverse.battle.electronics.signature import effective_ew
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.places import SECTIONS
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.battle.telling.names import Names, labels, weapon_profile
from metamaker.games.metaverse.battle.telling.phrases import apart, plain
from metamaker.games.metaverse.battle.telling.signs import number
from metamaker.games.metaverse.model.words import RateOfFire

FACES = 20

RATES = {RateOfFire.UNLIMITED: "", RateOfFire.LIMITED: ", every other turn", RateOfFire.ONE_SHOT: ", one shot"}
"""How often a weapon fires, in words. Rule MV-3.6.10-01."""


def percent(profile: Profile) -> str:
    """Return the chance of a D20 roll: `55 %`."""
    return f"{profile.faces * 100 // FACES} %"


def aims(asked: DeclareFire, names: Names) -> Iterator[str]:
    """Yield the weapons that bear on anybody, then the targets, each with the chances of those that bear on it.

    Nothing if none bears. Alike weapons share a line.
    """
    aimed = [(target, weapons) for target in asked.targets() if (weapons := asked.weapons(target))]
    bearing = {weapon.plan.ref for _, weapons in aimed for weapon in weapons}
    yield from _arsenal(asked, [weapon for weapon in asked.ready() if weapon.plan.ref in bearing], names)
    for target, weapons in aimed:
        yield target_text(asked, target)
        yield f"   {_shots(asked, target, weapons)}"


def _arsenal(asked: DeclareFire, weapons: list[System], names: Names) -> Iterator[str]:
    groups: dict[tuple[str, int], list[System]] = {}
    for weapon in weapons:
        if weapon.plan.weapon is not None:
            groups.setdefault((weapon.plan.weapon.id, weapon.plan.section), []).append(weapon)
    for alike in groups.values():
        plan, key = alike[0].plan.weapon, asked.vessel.key
        if plan is not None:
            called = names.arms(key, [weapon.plan.ref for weapon in alike])
            rate = RATES[plan.definition.rate_of_fire]
            yield f"{_numbers(asked, alike)}  {called}: {weapon_profile(plan)}{rate}, bands of {plan.range_cm} cm"


def _numbers(asked: DeclareFire, weapons: list[System]) -> str:
    return " ".join(str(number(asked.vessel, weapon.plan.ref)) for weapon in weapons)


def _shots(asked: DeclareFire, target: Vessel, weapons: list[System]) -> str:
    """Return the chances of weapons at a target: `1 3: hits 55 %, −2 a pulse; 10: hits 40 %`."""
    groups: dict[str, list[System]] = {}
    for weapon in weapons:
        groups.setdefault(f"{chances(asked, target, weapon)}{_loss(asked, target, weapon)}", []).append(weapon)
    return "; ".join(f"{_numbers(asked, alike)}: {told}" for told, alike in groups.items())


def _loss(asked: DeclareFire, target: Vessel, weapon: System) -> str:
    plan = weapon.plan.weapon
    loss = 0 if plan is None else energy_loss(plan, sight(asked.vessel, target).distance)
    return f", −{loss} a pulse by distance" if loss else ""


def target_text(asked: DeclareFire, target: Vessel) -> str:
    """Return a target: distance, the arc that faces the fire with its defences, target rating and EW."""
    sign, seen = labels(asked.table)[target.key], sight(asked.vessel, target)
    rating = target.blueprint.target_rating + target.changes.target
    ew = effective_ew(asked.table, asked.vessel, target)
    return (
        f"{sign} {target.name}, {apart(seen.distance)}, its {asked.arc(target).value} arc: {defence_text(target, seen.struck)};"
        f" target rating {plain(rating)}, EW {ew}"
    )


def defence_text(vessel: Vessel, arc: int) -> str:
    """Return what stands between fire on an arc (by its number as designed) and the hull, and how much hull is behind it."""
    state, section = vessel.arcs[arc], exposed_section(vessel, arc)
    plan, told = state.plan, []
    if plan.shield_hits:
        down = "" if state.up else ", dropped"
        adapted = f", adaptation {state.adaptation}" if state.adaptation else ""
        against = _against(plan.shield_energy, plan.shield_kinetic)
        told.append(f"shields {state.shield_hits}/{plan.shield_hits}{against}{adapted}{down}")
    if state.bare:
        told.append("armour 1")
    elif plan.armour or plan.plates:
        plates = f", {counted(state.plates, 'plate')} of {plan.plates}" if plan.plates else ""
        told.append(f"armour {plan.armour}{_against(plan.armour_energy, plan.armour_kinetic)}{plates}")
    for word, numbers in (("energy", plan.energy_deflectors), ("kinetic", plan.kinetic_deflectors)):
        working = [vessel.systems[each].plan.rating for each in numbers if vessel.systems[each].works]
        told += [f"{word} deflector {working[0]}"] if working else []
    left, whole = vessel.sections[section].left, vessel.blueprint.sections[section].hull_hits
    return f"{', '.join([*told, f'hull {left}/{whole}'])} ({SECTIONS[section].value})"


def _against(energy: bool, kinetic: bool) -> str:
    return "" if energy and kinetic else " (energy only)" if energy else " (kinetic only)"


def chances(asked: DeclareFire, target: Vessel, weapon: System) -> str:
    """Return how probably a weapon hits, by which arrays unless that is all the same: `hits 60 % by 15, 55 % by 16 17`."""
    guides: dict[str, list[str]] = {}
    for array in asked.arrays():
        guides.setdefault(percent(asked.profile(array, [weapon], target)), []).append(str(number(asked.vessel, array.plan.ref)))
    for lender, array in asked.lent():
        if array.target == target.number:
            lent = f"{number(lender, array.plan.ref)} lent {labels(asked.table)[lender.key]}"
            guides.setdefault(percent(asked.profile(array, [weapon], target)), []).append(lent)
    if not guides:
        return "no array to guide it"
    if len(guides) == 1:
        return f"hits {next(iter(guides))}"
    return "hits " + ", ".join(f"{chance} by {' '.join(numbers)}" for chance, numbers in guides.items())
