"""Attacks with weapons that one array guides at one target: read from orders and checked, each reason with its rule."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from metamaker.games.metaverse.battle.aim import bears, bears_directly, exposed_section, in_reach, sight
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.electronics.signature import effective_ems
from metamaker.games.metaverse.battle.fire import at_missions, at_salvos
from metamaker.games.metaverse.battle.fire.arms import SENSOR_ARRAY, is_direct, lends, loaded, may_fire
from metamaker.games.metaverse.battle.fire.at_missions import AtMission
from metamaker.games.metaverse.battle.fire.at_salvos import AtSalvo
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders, Mode
from metamaker.games.metaverse.battle.kinematics.bearing import Bearing
from metamaker.games.metaverse.battle.places import SECTIONS, place_named
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.salvo import MARK
from metamaker.games.metaverse.battle.state.squadron import MISSION, Mission, Squadron
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, System, Use, Vessel
from metamaker.games.metaverse.catalogue import Group, catalogue
from metamaker.games.metaverse.messages import message


class Aimed:
    """Weapons of `firer` that an array of `guide` (the firer itself, or the lender) guides at `target`.

    `use` is salvo, volley or surgical (`Use`); `system` is the one of the target that surgical fire is aimed at.
    Rules MV-1.3.1-07, -09, -30, -35, MV-3.4.7-03.
    """

    def __init__(
        self,
        firer: Vessel,
        target: Vessel,
        guide: Vessel,
        array: System,
        weapons: tuple[System, ...],
        use: int = Use.SALVO,
        system: System | None = None,
    ) -> None:
        self.firer = firer
        self.target = target
        self.guide = guide
        self.array = array
        self.weapons = weapons
        self.use = use
        self.system = system

    @property
    def lent(self) -> bool:
        """Whether the array belongs to another ship."""
        return self.guide is not self.firer


Fired = Aimed | AtSalvo | AtMission
"""Fire of one array at a ship, a salvo or a mission."""


@cache
def _primary() -> tuple[str, ...]:
    """Return the kinds of system that surgical fire may not name. Rule MV-1.3.1-35."""
    return tuple(kind for kind, entry in catalogue().component.items() if entry.group is Group.PRIMARY)


def is_primary(system: System) -> bool:
    """Return whether a system is primary: bridge, life support, reactor."""
    return system.plan.kind in _primary()


def untouchable(firer: Vessel, target: Vessel, system: System) -> Iterator[Refusal]:
    """Yield why surgical fire cannot name a system. Rules MV-1.3.1-35, -36, -40."""
    ref, section = system.plan.ref, exposed_section(target, sight(firer, target).struck)
    if is_primary(system):
        yield Refusal("MV-1.3.1-35", message("refusal-fire-primary", system=ref))
    if system.plan.section != section:
        where = place_named(SECTIONS[section].value)
        yield Refusal("MV-1.3.1-36", message("refusal-fire-section", system=ref, ship=firer.key, place=where))
    if system.flags & DESTROYED:
        yield Refusal("MV-1.3.1-35", message("refusal-destroyed", system=ref))


def named_systems(firer: Vessel, target: Vessel) -> list[System]:
    """Return the systems of a target that surgical fire may name."""
    section = exposed_section(target, sight(firer, target).struck)
    return [
        system
        for number in target.blueprint.by_section[section]
        if not (system := target.systems[number]).flags & DESTROYED and not is_primary(system)
    ]


def refusals(table: Table, vessel: Vessel, attacks: Sequence[Fired], kept: Sequence[System] = ()) -> Iterator[Refusal]:
    """Yield every reason why a ship may not make these attacks, or keep these weapons to intercept."""
    if not attacks and not kept:
        return
    if not may_fire(vessel):
        rule = "MV-3.4.8-03" if vessel.cloaked else "MV-3.2.1-03"
        state = "cloaked" if vessel.cloaked else "bridge"
        yield Refusal(rule, message("refusal-fire-unable", ship=vessel.key, state=state))
        return
    for place, aimed in enumerate(attacks):
        if isinstance(aimed, AtSalvo):
            yield from at_salvos.target_refusals(table, aimed.firer, aimed.target)
            seen = at_salvos.toward(aimed.firer, aimed.target.place)
        elif isinstance(aimed, AtMission):
            yield from at_missions.target_refusals(table, aimed.firer, aimed.target)
            yield from at_missions.aim_refusals(aimed)
            seen = at_salvos.toward(aimed.firer, aimed.target.place)
        else:
            yield from _target_refusals(table, aimed)
            seen = sight(aimed.firer, aimed.target)
        if not aimed.weapons:
            yield Refusal("MV-1.3.1-06", message("refusal-fire-no-weapon", system=aimed.array.plan.ref))
        yield from _array_refusals(aimed, attacks[:place])
        for weapon in aimed.weapons:
            if not _may_fire(table, aimed, weapon, seen):
                yield from _weapon_refusals(table, aimed, weapon, seen)
        yield from _mode_refusals(aimed, seen)
    yield from twice([weapon for aimed in attacks for weapon in aimed.weapons] + list(kept))
    for weapon in kept:
        yield from _kept_refusals(table, weapon)


def is_target(table: Table, firer: Vessel, target: Vessel) -> bool:
    """Return whether a ship may fire at `target`: an enemy in reach, not under cloak, with a place under EMS."""
    return (
        target.side != firer.side
        and target.fights
        and not target.cloaked
        and in_reach(sight(firer, target).distance)
        and has_place(table, firer, target)
    )


def has_place(table: Table, firer: Vessel, target: Vessel) -> bool:
    """Return whether a ship has a place among the attackers of a target, or can get one. Rules MV-1.3.4-01, -09, -12."""
    if not target.attackers or firer.number in target.attackers:
        return True
    return len(target.attackers) < effective_ems(table, firer, target)


def _target_refusals(table: Table, aimed: Aimed) -> Iterator[Refusal]:
    firer, target = aimed.firer, aimed.target
    if target.side == firer.side:
        yield Refusal("MV-1.3.0-02", message("refusal-fire-friend", ship=target.key))
    elif not target.fights:
        yield Refusal("MV-1.3.0-05", message("refusal-off-table", ship=target.key))
    elif target.cloaked:
        yield Refusal("MV-3.4.8-03", message("refusal-cloaked", ship=target.key))
    elif not has_place(table, firer, target):
        yield Refusal("MV-1.3.4-09", message("refusal-fire-ems", count=len(target.attackers), ship=target.key))


def _array_refusals(aimed: Fired, earlier: Sequence[Fired]) -> Iterator[Refusal]:
    array, ref = aimed.array, aimed.array.plan.ref
    if array.plan.kind != SENSOR_ARRAY:
        yield Refusal("MV-1.3.1-06", message("refusal-fire-no-array", system=ref))
    elif not array.works:
        yield Refusal("MV-1.3.1-06", message("refusal-broken", system=ref))
    elif aimed.lent:
        yield from _loan_refusals(aimed, earlier)
    elif array.use != Use.NOTHING:
        yield Refusal("MV-1.3.1-07", message("refusal-fire-array-used", system=ref))
    for other in earlier:
        if other.array is not array:
            continue
        if other.target is not aimed.target:
            yield Refusal("MV-1.3.1-07", message("refusal-fire-array-engages", system=ref, ship=other.target.key))
        elif Use.SURGICAL in {other.use, aimed.use}:
            yield Refusal("MV-1.3.1-37", message("refusal-fire-array-surgical", system=ref))
        elif Use.VOLLEY in {other.use, aimed.use}:
            yield Refusal("MV-1.3.1-31", message("refusal-fire-array-volley", system=ref))


def _loan_refusals(aimed: Fired, earlier: Sequence[Fired]) -> Iterator[Refusal]:
    array, lender, ref = aimed.array, aimed.guide, aimed.array.plan.ref
    if not lends(lender, aimed.firer):
        yield Refusal("MV-3.4.7-03", message("refusal-fire-unserved", lender=lender.key, ship=aimed.firer.key))
    elif array.use == Use.NOTHING:
        yield Refusal("MV-3.4.7-06", message("refusal-fire-lent-early", lender=lender.key, system=ref))
    elif array.use != Use.SALVO:
        yield Refusal("MV-3.4.7-04", message("refusal-fire-lent-use", lender=lender.key, system=ref))
    elif array.target != aimed.target.number:
        yield Refusal("MV-3.4.7-03", message("refusal-fire-lent-target", lender=lender.key, system=ref))
    elif any(other.guide is lender and other.array is not array for other in earlier):
        yield Refusal("MV-3.4.7-03", message("refusal-fire-lent-one", lender=lender.key))
    if aimed.use != Use.SALVO:
        yield Refusal("MV-3.4.7-04", message("refusal-fire-borrowed", system=ref))


def _may_fire(table: Table, aimed: Fired, weapon: System, seen: Bearing) -> bool:
    """Return whether a weapon may fire at its target. This is faster than to list the reasons against it."""
    plan = weapon.plan.weapon
    if isinstance(aimed, AtMission):
        return at_missions.may_fire_at(table, aimed.firer, weapon, aimed.target, seen)
    return (
        plan is not None
        and (plan.at_indirect if isinstance(aimed, AtSalvo) else plan.at_starships)
        and not weapon.flags
        and weapon.plan.number in aimed.firer.blueprint.guns
        and loaded(weapon, table.turn)
        and in_reach(seen.distance)
        and bears(aimed.firer, weapon.plan, seen)
    )


def _weapon_refusals(table: Table, aimed: Fired, weapon: System, seen: Bearing) -> Iterator[Refusal]:
    plan, ref = weapon.plan.weapon, weapon.plan.ref
    if plan is None:
        yield Refusal("MV-1.3.1-06", message("refusal-fire-not-weapon", system=ref))
        return
    yield from unready(table, weapon)
    unfit = _unfit(aimed, plan)
    if unfit:
        yield Refusal("MV-3.6.8-02", message(unfit, system=ref))
    if not in_reach(seen.distance):
        yield Refusal("MV-1.3.1-01", message("refusal-far", ship=aimed.target.key))
    if isinstance(aimed, AtMission):
        if not at_missions.bears_on(aimed.firer, weapon.plan, aimed.target, seen):
            yield Refusal("MV-2.1.5-09", message("refusal-fire-bears", system=ref, ship=aimed.target.key))
    elif not bears(aimed.firer, weapon.plan, seen):
        yield Refusal("MV-3.6.4-01", message("refusal-fire-bears", system=ref, ship=aimed.target.key))


def _unfit(aimed: Fired, plan: WeaponPlan) -> str:
    """Return the message for a weapon that cannot hit this kind of target, empty if it can. Rule MV-3.6.8-02."""
    if isinstance(aimed, AtSalvo):
        return "" if plan.at_indirect else "refusal-fire-indirect-targets"
    if isinstance(aimed, AtMission):
        return "" if plan.at_starfighters else "refusal-fire-starfighters"
    return "" if plan.at_starships else "refusal-fire-starships"


def unready(table: Table, weapon: System) -> Iterator[Refusal]:
    """Yield why a weapon is not a direct weapon that can fire now. Rules MV-2.2.2-14, MV-1.3.1-03, MV-3.6.10-02."""
    plan, ref = weapon.plan.weapon, weapon.plan.ref
    if plan is not None and not plan.direct:
        yield Refusal("MV-2.2.2-14", message("refusal-fire-indirect", system=ref))
    elif not is_direct(weapon):
        yield Refusal("MV-1.3.1-03", message("refusal-fire-no-range", system=ref))
    if not loaded(weapon, table.turn):
        yield Refusal("MV-3.6.10-02", message("refusal-fire-fired", system=ref, turn=weapon.fired))
    elif not weapon.works:
        yield Refusal("MV-0.0.0-07", message("refusal-broken", system=ref))


def _mode_refusals(aimed: Fired, seen: Bearing) -> Iterator[Refusal]:
    if aimed.use == Use.VOLLEY:
        if len(aimed.weapons) < 2:
            yield Refusal("MV-1.3.1-30", message("refusal-fire-volley-size"))
        for weapon in aimed.weapons:
            if (
                not isinstance(aimed, AtMission)
                and bears(aimed.firer, weapon.plan, seen)
                and not bears_directly(weapon.plan, seen)
            ):
                yield Refusal("MV-1.2.3-14", message("refusal-fire-volley-mirrored", system=weapon.plan.ref))
    if isinstance(aimed, Aimed):
        yield from _surgical_refusals(aimed)
    elif aimed.use == Use.SURGICAL:
        yield Refusal("MV-1.3.1-35", message("refusal-salvo-surgical", salvo=aimed.target.key))


def _surgical_refusals(aimed: Aimed) -> Iterator[Refusal]:
    if aimed.use == Use.SURGICAL:
        if len(aimed.weapons) > 1:
            yield Refusal("MV-1.3.1-37", message("refusal-fire-surgical-one"))
        if aimed.system is None:
            yield Refusal("MV-1.3.1-35", message("refusal-fire-surgical-system"))
        else:
            yield from untouchable(aimed.firer, aimed.target, aimed.system)
    elif aimed.system is not None:
        yield Refusal("MV-1.3.1-35", message("refusal-fire-surgical-only"))


def _kept_refusals(table: Table, weapon: System) -> Iterator[Refusal]:
    plan, ref = weapon.plan.weapon, weapon.plan.ref
    if plan is None or not plan.at_direct:
        yield Refusal("MV-2.2.2-12", message("refusal-fire-direct", system=ref))
    else:
        yield from unready(table, weapon)


def twice(weapons: Sequence[System]) -> Iterator[Refusal]:
    """Yield a refusal for each repeated system. Rule MV-0.1.0-10."""
    seen: list[str] = []
    for weapon in weapons:
        if weapon.plan.ref in seen:
            yield Refusal("MV-0.1.0-10", message("refusal-twice", system=weapon.plan.ref))
        seen.append(weapon.plan.ref)


USES: Final = {Mode.SALVO: Use.SALVO, Mode.VOLLEY: Use.VOLLEY, Mode.SURGICAL: Use.SURGICAL}
MODES: Final = {use: mode for mode, use in USES.items()}


class Aiming:
    """Attacks with their ships and systems, weapons kept to intercept, and refusals of unreadable parts."""

    def __init__(self, attacks: tuple[Fired, ...], kept: tuple[System, ...], unknown: tuple[Refusal, ...]) -> None:
        self.attacks = attacks
        self.kept = kept
        self.unknown = unknown


def aiming(table: Table, vessel: Vessel, orders: FireOrders) -> Aiming:
    """Return the fire orders of a ship with their ships and systems from the table."""
    unknown: list[Refusal] = []
    attacks = [aimed for attack in orders.attacks if (aimed := _aimed(table, vessel, attack, unknown)) is not None]
    return Aiming(tuple(attacks), named(vessel, orders.kept, unknown), tuple(unknown))


def _aimed(table: Table, vessel: Vessel, attack: Attack, unknown: list[Refusal]) -> Fired | None:
    before = len(unknown)
    salvo = table.salvo(attack.target) if MARK in attack.target else None
    mission = table.mission(attack.target) if MISSION in attack.target else None
    target = ship_named(table, attack.target, unknown) if salvo is None and mission is None else None
    guide = ship_named(table, attack.lender, unknown) if attack.lender else vessel
    array = named(guide, (attack.array,), unknown) if guide is not None else ()
    weapons = named(vessel, attack.weapons, unknown)
    system = named(target, (attack.system,), unknown) if attack.system and target is not None else ()
    if attack.squadrons and mission is None:
        unknown.append(Refusal("MV-1.3.6-17", message("refusal-fire-no-squadrons", ship=attack.target)))
    if len(unknown) > before or guide is None:
        return None
    use = USES.get(attack.mode)
    if use is None:
        use = USES[Mode(attack.mode)]
    if salvo is not None:
        return AtSalvo(vessel, salvo, guide, array[0], weapons, use)
    if mission is not None:
        squadrons = _aims(table, mission, attack, unknown)
        return AtMission(vessel, mission, guide, array[0], weapons, squadrons, use) if squadrons else None
    if target is None:
        return None
    return Aimed(vessel, target, guide, array[0], weapons, use, system[0] if system else None)


def _aims(table: Table, mission: Mission, attack: Attack, unknown: list[Refusal]) -> tuple[Squadron, ...]:
    """Return the target squadrons of an attack's weapons; none, and one more reason in `unknown`, if a squadron is missing."""
    if not attack.squadrons:
        return tuple(mission.squadrons[:1] * max(1, len(attack.weapons)))
    found = [squadron for key in attack.squadrons if (squadron := table.squadron(key)) is not None]
    if len(found) != len(attack.weapons):
        unknown.append(Refusal("MV-1.3.6-17", message("refusal-fire-aims", mission=mission.key)))
        return ()
    return tuple(found)


def ship_named(table: Table, key: str, unknown: list[Refusal]) -> Vessel | None:
    """Return the ship with a key; None, and one more reason in `unknown`, if there is none."""
    vessel = table.by_key.get(key)
    if vessel is None:
        unknown.append(Refusal("MV-1.3.0-05", message("refusal-no-ship", ship=key)))
    return vessel


def named(vessel: Vessel, refs: tuple[str, ...], unknown: list[Refusal]) -> tuple[System, ...]:
    """Return the systems of a ship with these references; each missing one adds a reason to `unknown`."""
    numbers = vessel.blueprint.by_ref
    unknown += [
        Refusal("MV-1.3.1-06", message("refusal-has-not", ship=vessel.key, system=ref)) for ref in refs if ref not in numbers
    ]
    return tuple(vessel.systems[numbers[ref]] for ref in refs if ref in numbers)
