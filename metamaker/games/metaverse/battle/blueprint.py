"""A design as the battle uses it: every number that does not change in a battle, calculated once."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from metamaker.core.ids import copy_ref, ref
from metamaker.core.memo import memo
from metamaker.formulas.tree import half_up
from metamaker.games.metaverse.battle.kinematics.means import Means, means
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARCS, NUMBER, SECTIONS
from metamaker.games.metaverse.catalogue import Group, catalogue
from metamaker.games.metaverse.loss_limits import LIFE_SUPPORT, REACTOR
from metamaker.games.metaverse.model.arc import SectionName, Sector
from metamaker.games.metaverse.model.design import Design, HouseRules
from metamaker.games.metaverse.model.section import Component, ComponentKind, Layer, Section
from metamaker.games.metaverse.model.starfighter import BayFit, FighterWeapon, Load, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import (
    DamageEffect,
    DamageType,
    Die,
    FighterTarget,
    HullType,
    LoadoutKind,
    RateOfFire,
    SquadronQuality,
    Target,
    TargetMethod,
    WeaponQuality,
)
from metamaker.games.metaverse.rules.pulse import Traits, traits_of
from metamaker.games.metaverse.rules.roll import thrown_faces
from metamaker.games.metaverse.stats.parts import SHIELD_GENERATORS
from metamaker.games.metaverse.stats.power import supplier
from metamaker.games.metaverse.stats.ship import SectionStats, ship_stats
from metamaker.games.metaverse.stats.squadron import squadron_cost

AOE_FACES: Final = {0: 0, 10: 4, 20: 6, 30: 8, 40: 10, 50: 12}
"""Faces of the die for the number of targets, by the size of the area in cm. Rule MV-3.6.9-02."""


@dataclass(eq=False)
class WeaponPlan:
    """A weapon definition of a design. Ranges and areas are in cm; `turns` is the turn limit of an indirect one, otherwise 0.

    `faces` is the rolled die (0 for a D1, which needs no roll). `highest` is the best result of the damage die, which is also
    the weapon's own target rating (MV-1.3.1-19). `traits` are the effects of its qualities on damage dice.
    """

    definition: Weapon
    id: str
    name: str
    kinetic: bool
    raking: bool
    direct: bool
    pulse: int
    faces: int
    highest: int
    modifier: int
    range_cm: int
    aoe_cm: int
    aoe_faces: int
    turns: int
    at_starships: bool
    at_starfighters: bool
    at_direct: bool
    at_indirect: bool
    vulnerable: bool
    limited: bool
    one_shot: bool
    armour_piercing: int
    shield_piercing: int
    deflection_piercing: int
    qualities: frozenset[WeaponQuality]
    traits: Traits


def weapon_plan(weapon: Weapon) -> WeaponPlan:
    """Return the battle values of a weapon definition; an area that is not in MV-3.6.9-01 has no die."""
    return WeaponPlan(
        definition=weapon,
        id=weapon.id,
        name=weapon.name or weapon.id,
        kinetic=weapon.damage_type is DamageType.KINETIC,
        raking=weapon.damage_effect is DamageEffect.RAKING,
        direct=weapon.target_method is TargetMethod.DIRECT,
        pulse=weapon.pulse,
        faces=thrown_faces(weapon.damage_die) if weapon.damage_die.faces > 1 else 0,
        highest=weapon.damage_die.faces,
        modifier=weapon.damage_modifier,
        range_cm=weapon.range_cm,
        aoe_cm=weapon.aoe_cm,
        aoe_faces=AOE_FACES.get(weapon.aoe_cm, 0),
        turns=weapon.indirect_turns if weapon.target_method is TargetMethod.INDIRECT else 0,
        at_starships=Target.STARSHIPS in weapon.targets,
        at_starfighters=Target.STARFIGHTERS in weapon.targets,
        at_direct=Target.DIRECT in weapon.targets,
        at_indirect=Target.INDIRECT in weapon.targets,
        vulnerable=weapon.vulnerable,
        limited=weapon.rate_of_fire is RateOfFire.LIMITED,
        one_shot=weapon.rate_of_fire is RateOfFire.ONE_SHOT,
        armour_piercing=weapon.armour_piercing,
        shield_piercing=weapon.shield_piercing,
        deflection_piercing=weapon.deflection_piercing,
        qualities=frozenset(weapon.qualities),
        traits=traits_of(weapon),
    )


class FighterArm(NamedTuple):
    """A weapon of a squadron: its values as a weapon without range that always rakes (MV-3.7.6-02), its timing and rate."""

    plan: WeaponPlan
    indirect: bool
    one_shot: bool


class SquadronPlan(NamedTuple):
    """A squadron type as the battle uses it. `speed_cm` is in cm a turn, `boxes` its cost in points, rounded half up.

    A biological hull gives that number of boxes to grow it, and regains them when it absorbs one. Rules MV-3.7.0-01, -02,
    MV-3.1.2-06, -08.
    """

    definition: Starfighter
    id: str
    name: str
    strength: int
    speed_cm: int
    defence: int
    target_rating: int
    ftl: bool
    breaching: bool
    ecm: bool
    weapons: tuple[FighterArm, ...]
    boxes: int


def squadron_plan(squadron: Starfighter, house: HouseRules) -> SquadronPlan:
    """Return the battle values of a squadron type."""
    return SquadronPlan(
        definition=squadron,
        id=squadron.id,
        name=squadron.name or squadron.id,
        strength=squadron.strength,
        speed_cm=squadron.speed_cm,
        defence=squadron.defence,
        target_rating=squadron.target_rating,
        ftl=SquadronQuality.FTL in squadron.qualities,
        breaching=SquadronQuality.BREACHING in squadron.qualities,
        ecm=SquadronQuality.ECM in squadron.qualities,
        weapons=tuple(_fighter_arm(number, weapon) for number, weapon in enumerate(squadron.weapons)),
        boxes=int(half_up(squadron_cost(squadron, house))),
    )


_OF_TARGET: Final = {
    FighterTarget.STARSHIPS: (Target.STARSHIPS,),
    FighterTarget.OTHER: (Target.STARFIGHTERS, Target.DIRECT, Target.INDIRECT),
}
"""The targets for each of the two words for targets of starfighter weapons. Rule MV-3.7.6-04."""


def _fighter_arm(number: int, weapon: FighterWeapon) -> FighterArm:
    alike = Weapon(
        id=f"weapon-{number + 1}",
        name=weapon.name,
        damage_type=weapon.damage_type,
        pulse=weapon.pulse,
        damage_die=weapon.damage_die,
        damage_modifier=weapon.damage_modifier,
        range_cm=0,
        vulnerable=False,
        targets=tuple(target for word in weapon.targets for target in _OF_TARGET[word]),
        rate_of_fire=weapon.rate_of_fire,
        qualities=weapon.qualities,
    )
    return FighterArm(weapon_plan(alike), weapon.indirect, weapon.rate_of_fire is RateOfFire.ONE_SHOT)


class BayPlan(NamedTuple):
    """A copy of a hangar bay, by the number of its system: launches and recoveries a turn, squadrons held.

    `fit` is the id of its entry in the section, `accepts` lists squadron types by id. `aboard` are the designed squadrons of
    all copies of the entry together; None if they are chosen for each ship. Rules MV-3.7.7-01, -02, MV-3.0.1-15.
    """

    number: int
    fit: str
    launch: int
    carry: int
    accepts: tuple[str, ...]
    aboard: tuple[str, ...] | None


WEAPON, HANGAR_BAY = "weapon", "hangar_bay"
TELEPORTERS: Final = ComponentKind.BASIC_TELEPORTER.value, ComponentKind.ADVANCED_TELEPORTER.value
"""`WEAPON` and `HANGAR_BAY` are kinds of system that are not components; reactors and life support are the others."""

GROUP_ORDER: Final = (Group.PRIMARY, Group.PROPULSION, Group.SECONDARY, Group.ELECTRONIC_WARFARE, Group.HANGAR, Group.WEAPON)
"""Rules MV-3.0.1-10, MV-3.0.1-12."""

NOWHERE: Final = -1


@dataclass(eq=False)
class SystemPlan:
    """One copy of a system. `number` is its index among the systems of the design, `kind` a word of the catalogue.

    `section` and `arc` are numbers of `places`; the system faces the arc, NOWHERE if it faces none. `axis` drives face nowhere.
    `sectors` are the numbers (0 to 7) of the sectors that a weapon's mount covers. The rating of a reactor and of life support
    is the derived one; a weapon has none (0).
    """

    number: int
    ref: str
    kind: str
    section: int
    rating: int
    arc: int
    weapon: WeaponPlan | None
    sectors: tuple[int, ...]


_SECTORS: Final = {sector: number for number, sector in enumerate(Sector)}


def system_plans(design: Design, weapons: dict[str, WeaponPlan]) -> tuple[SystemPlan, ...]:
    """Return all systems of a design, copy by copy: sections in print order, each in the order of the record sheet."""
    found: list[SystemPlan] = []
    stats = ship_stats(design).sections
    for name, section in design.ship.sections.standing():
        components = [*_own(name, stats[name]), *_components(name, section)]
        for plan in [*sorted(components, key=_sheet_place), *_bays(name, section), *_weapons(name, section, weapons)]:
            plan.number = len(found)
            found.append(plan)
    return tuple(found)


def _sheet_place(plan: SystemPlan) -> tuple[int, int]:
    entries = catalogue().component
    return GROUP_ORDER.index(entries[plan.kind].group), list(entries).index(plan.kind)


def _plan(name: SectionName, part: str, kind: str, rating: int = 0, arc: int = NOWHERE) -> SystemPlan:
    return SystemPlan(0, ref(name, part), kind, NUMBER[name], rating, arc, None, ())


def _own(name: SectionName, stats: SectionStats) -> Iterator[SystemPlan]:
    """Yield the systems that every section gets without components: the reactor and the life support."""
    if stats.reactor_rating is not None:
        yield _plan(name, copy_ref(REACTOR, 1), REACTOR, stats.reactor_rating)
    if stats.life_support_rating is not None:
        yield _plan(name, copy_ref(LIFE_SUPPORT, 1), LIFE_SUPPORT, stats.life_support_rating)


def _components(name: SectionName, section: Section) -> Iterator[SystemPlan]:
    for part in section.components:
        for copy in range(1, part.count + 1):
            yield _plan(name, copy_ref(part.id, copy), part.kind.value, part.rating or 0, _arc_number(part))


def _arc_number(part: Component) -> int:
    arc = part.facing.arc if part.facing else None
    return NOWHERE if arc is None else ARC_NUMBER[arc]


def _bays(name: SectionName, section: Section) -> Iterator[SystemPlan]:
    for fit in section.bays:
        for copy in range(1, fit.count + 1):
            yield _plan(name, copy_ref(fit.id, copy), HANGAR_BAY)


def _weapons(name: SectionName, section: Section, weapons: dict[str, WeaponPlan]) -> Iterator[SystemPlan]:
    for mount in section.mounts:
        sectors = tuple(_SECTORS[sector] for sector in mount.sectors)
        for copy in range(1, mount.count + 1):
            yield SystemPlan(
                0, ref(name, copy_ref(mount.id, copy)), WEAPON, NUMBER[name], 0, NOWHERE, weapons[mount.weapon], sectors
            )


def loads(squadrons: Iterable[Load]) -> tuple[str, ...]:
    """Return the squadrons of a loadout one by one, by the ids of their types."""
    return tuple([load.starfighter for load in squadrons for _ in range(load.count)])


def _bay_plans(design: Design, systems: Sequence[SystemPlan]) -> tuple[BayPlan, ...]:
    fits = {
        ref(name, copy_ref(fit.id, copy)): fit
        for name, section in design.ship.sections.standing()
        for fit in section.bays
        for copy in range(1, fit.count + 1)
    }
    return tuple([_bay_plan(design, plan.number, fits[plan.ref]) for plan in systems if plan.kind == HANGAR_BAY])


def _bay_plan(design: Design, number: int, fit: BayFit) -> BayPlan:
    bay = design.bays[fit.bay]
    permanent = loads(fit.squadrons) if fit.loadout is LoadoutKind.PERMANENT else ()
    return BayPlan(
        number, fit.id, bay.launch, bay.carry, bay.accepts, None if fit.loadout is LoadoutKind.DOWNLOAD else permanent
    )


@dataclass(eq=False)
class SectionPlan:
    """A section as designed, without layers if missing. `supplier` is the section whose reactor feeds it (MV-3.2.3-02)."""

    designed: bool
    layers: tuple[Layer, ...]
    hull_hits: int
    life_support: int
    supplier: int


@dataclass(eq=False)
class ArcPlan:
    """The defences of an arc as designed, and the section that carries them. Rule MV-3.1.3-03.

    Systems that face the arc are listed by number: shield generators of any kind, the adaptive ones again, and deflectors
    against energy and kinetic fire. Deflectors have the highest rating first (MV-3.5.11-05).
    """

    owner: int
    armour: int
    armour_energy: bool
    armour_kinetic: bool
    plates: int
    shield_hits: int
    shield_energy: bool
    shield_kinetic: bool
    adaptation: int
    generators: tuple[int, ...]
    adaptive: tuple[int, ...]
    energy_deflectors: tuple[int, ...]
    kinetic_deflectors: tuple[int, ...]


WEAKENED_KEPT: Final = 500
"""The number of cached means of movement of a design: in battle after battle, ships lose the same drives."""


@dataclass(eq=False)
class Blueprint:
    """All values of a design that a battle needs. Sections and arcs are listed by their numbers (`places`).

    `command_faces` and `control_faces` are results of the command quality and damage control dice, `…_thrown` the faces of the
    dice rolled for them. `by_ref` finds a system by its reference inside the class, `kinds` the systems of a kind. `guns` are
    the direct weapons with a range, `interceptors` the guns that fire at direct fire. Weapons without range fire at salvos
    (`close_guns`) and at squadrons (`flak`); `launchers` are the indirect weapons. `movers` are the systems of its means of
    movement, and `weakened` caches those without some of them by bits of their numbers. `bays` are the hangar bays
    by the numbers of their systems, `squadrons` the possible squadron types by id.
    """

    design: Design
    name: str
    newtonian: bool
    hull_type: HullType
    crew_quality: int
    command_faces: int
    command_thrown: int
    control_faces: int
    control_thrown: int
    target_rating: int
    ems: int
    mass_factor: int
    sections: tuple[SectionPlan, ...]
    arcs: tuple[ArcPlan, ...]
    systems: tuple[SystemPlan, ...]
    by_ref: dict[str, int]
    kinds: dict[str, tuple[int, ...]]
    by_section: tuple[tuple[int, ...], ...]
    weapons: dict[str, WeaponPlan]
    guns: tuple[int, ...]
    interceptors: tuple[int, ...]
    close_guns: tuple[int, ...]
    flak: tuple[int, ...]
    launchers: tuple[int, ...]
    means: Means
    movers: tuple[int, ...]
    weakened: dict[int, Means]
    bays: dict[int, BayPlan]
    squadrons: dict[str, SquadronPlan]

    def means_without(self, down: int) -> Means:
        """Return the means of movement without the systems with these numbers, as bits. Rule MV-1.2.0-04."""
        if not down:
            return self.means
        found = self.weakened.get(down)
        if found is None:
            if len(self.weakened) >= WEAKENED_KEPT:
                self.weakened.clear()
            refs = frozenset([self.systems[number].ref for number in self.movers if down >> number & 1])
            found = self.weakened[down] = self.means.working(refs)
        return found

    def of(self, *kinds: str) -> tuple[int, ...]:
        """Return the numbers of all systems of these kinds, in record-sheet order."""
        if len(kinds) == 1:
            return self.kinds.get(kinds[0], ())
        return tuple(sorted(number for kind in kinds for number in self.kinds.get(kind, ())))


@memo
def blueprint(design: Design) -> Blueprint:
    """Return the blueprint of a design. The result is cached for the same design object."""
    ship, stats = design.ship, ship_stats(design)
    weapons = {name: weapon_plan(weapon) for name, weapon in design.weapons.items()}
    systems = system_plans(design, weapons)
    mounted = [(plan.number, plan.weapon) for plan in systems if plan.weapon]
    guns = [(number, weapon) for number, weapon in mounted if weapon.direct and weapon.range_cm]
    command, control = Die(ship.command_quality.value), Die(ship.damage_control_quality.value)
    return Blueprint(
        design=design,
        name=ship.name or ship.id,
        newtonian=stats.max_speed is None,
        hull_type=ship.hull_type,
        crew_quality=ship.crew_quality,
        command_faces=command.faces,
        command_thrown=thrown_faces(command),
        control_faces=control.faces,
        control_thrown=thrown_faces(control),
        target_rating=stats.target_rating,
        ems=stats.ems,
        mass_factor=stats.mass_factor,
        sections=tuple(_section(design, name) for name in SECTIONS),
        arcs=tuple(_arc(design, number, systems) for number in range(len(ARCS))),
        systems=systems,
        by_ref={plan.ref: plan.number for plan in systems},
        kinds={kind: tuple(plan.number for plan in systems if plan.kind == kind) for kind in {plan.kind for plan in systems}},
        by_section=tuple(tuple(plan.number for plan in systems if plan.section == section) for section in range(len(SECTIONS))),
        weapons=weapons,
        guns=tuple(number for number, _ in guns),
        interceptors=tuple(number for number, weapon in guns if weapon.at_direct),
        close_guns=tuple(number for number, each in mounted if each.direct and not each.range_cm and each.at_indirect),
        flak=tuple(number for number, each in mounted if each.direct and not each.range_cm and each.at_starfighters),
        launchers=tuple(number for number, each in mounted if not each.direct),
        means=means(design),
        movers=tuple(plan.number for plan in systems if plan.ref in means(design).refs()),
        weakened={},
        bays={bay.number: bay for bay in _bay_plans(design, systems)},
        squadrons={name: squadron_plan(each, design.house) for name, each in design.starfighters.items()},
    )


def _section(design: Design, name: SectionName) -> SectionPlan:
    stats = ship_stats(design).sections.get(name)
    if stats is None:
        return SectionPlan(False, (), 0, 0, NUMBER[SectionName.CORE])
    hull_hits = sum(layer.hull_hits for layer in stats.layers)
    return SectionPlan(True, stats.layers, hull_hits, stats.life_support_rating or 0, NUMBER[supplier(design, name)])


def _facing(systems: tuple[SystemPlan, ...], arc: int, kinds: tuple[str, ...]) -> tuple[int, ...]:
    """Return the numbers of the systems of these kinds that face an arc, highest rating first."""
    found = [plan for plan in systems if plan.arc == arc and plan.kind in kinds]
    return tuple(plan.number for plan in sorted(found, key=lambda plan: -plan.rating))


def _arc(design: Design, number: int, systems: tuple[SystemPlan, ...]) -> ArcPlan:
    stats = ship_stats(design).arcs[ARCS[number]]
    defence = stats.defence
    armour, shields = defence.armour_type, defence.shield_type
    return ArcPlan(
        owner=NUMBER[stats.owner],
        armour=defence.armour_rating,
        armour_energy=armour.meets(DamageType.ENERGY),
        armour_kinetic=armour.meets(DamageType.KINETIC),
        plates=defence.ablative_plates,
        shield_hits=defence.shield_hits,
        shield_energy=shields.meets(DamageType.ENERGY),
        shield_kinetic=shields.meets(DamageType.KINETIC),
        adaptation=stats.adaptation,
        generators=_facing(systems, number, SHIELD_GENERATORS),
        adaptive=_facing(systems, number, (ComponentKind.ADAPTIVE_SHIELD_GENERATOR,)),
        energy_deflectors=_facing(systems, number, (ComponentKind.ENERGY_DEFLECTOR, ComponentKind.ENERGY_KINETIC_DEFLECTOR)),
        kinetic_deflectors=_facing(systems, number, (ComponentKind.KINETIC_DEFLECTOR, ComponentKind.ENERGY_KINETIC_DEFLECTOR)),
    )
