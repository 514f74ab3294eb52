"""A design as the battle uses it: every number that does not change while ships fight, worked out once."""

from typing import NamedTuple

from metamaker.core.memo import memo
from metamaker.games.metaverse.battle.blueprint.places import ARCS, NUMBER, SECTIONS
from metamaker.games.metaverse.battle.blueprint.system_plan import SystemPlan, system_plans
from metamaker.games.metaverse.battle.blueprint.weapon_plan import WeaponPlan, weapon_plan
from metamaker.games.metaverse.battle.motion.means import Means, means
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import Layer
from metamaker.games.metaverse.model.words import DefenceType, Die, HullType
from metamaker.games.metaverse.rules.roll import thrown_faces
from metamaker.games.metaverse.stats.parts import SHIELD_GENERATORS
from metamaker.games.metaverse.stats.power import supplier
from metamaker.games.metaverse.stats.ship import ship_stats


class SectionPlan(NamedTuple):
    """A section as designed; one that is not has no layers. `supplier` is the section whose reactor feeds it (MV-3.2.3-02)."""

    designed: bool
    layers: tuple[Layer, ...]
    hull_hits: int
    life_support: int
    supplier: int


class ArcPlan(NamedTuple):
    """The defences of an arc as designed, and the section that carries them. Rule MV-3.1.3-03.

    Systems that face the arc come by their numbers: shield generators of any kind, the adaptive ones among them, and
    deflectors that meet energy and kinetic fire, highest rating first (MV-3.5.11-05).
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


class Blueprint(NamedTuple):
    """All that a battle needs of a design. Sections and arcs are listed by their numbers (`places`).

    `command_faces` and `control_faces` are results of the command quality and damage control dice, `…_thrown` the faces of
    the dice thrown for them. `by_ref` finds a system by its reference inside the class, `kinds` the systems of a kind.
    `guns` are the direct weapons that have a range, `interceptors` those of them that fire at direct fire.
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
    means: Means

    def of(self, *kinds: str) -> tuple[int, ...]:
        """Return the numbers of all systems of these kinds, in record-sheet order."""
        if len(kinds) == 1:
            return self.kinds.get(kinds[0], ())
        return tuple(sorted(number for kind in kinds for number in self.kinds.get(kind, ())))


@memo
def blueprint(design: Design) -> Blueprint:
    """Return the blueprint of a design, the same one as long as the design is the same object."""
    ship, stats = design.ship, ship_stats(design)
    weapons = {name: weapon_plan(weapon) for name, weapon in design.weapons.items()}
    systems = system_plans(design, weapons)
    guns = [(plan.number, plan.weapon) for plan in systems if plan.weapon and plan.weapon.direct and plan.weapon.range_cm]
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
        means=means(design),
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
        armour_energy=armour is not DefenceType.KINETIC,
        armour_kinetic=armour is not DefenceType.ENERGY,
        plates=defence.ablative_plates,
        shield_hits=defence.shield_hits,
        shield_energy=shields is not DefenceType.KINETIC,
        shield_kinetic=shields is not DefenceType.ENERGY,
        adaptation=stats.adaptation,
        generators=_facing(systems, number, SHIELD_GENERATORS),
        adaptive=_facing(systems, number, (ComponentKind.ADAPTIVE_SHIELD_GENERATOR,)),
        energy_deflectors=_facing(systems, number, (ComponentKind.ENERGY_DEFLECTOR, ComponentKind.ENERGY_KINETIC_DEFLECTOR)),
        kinetic_deflectors=_facing(systems, number, (ComponentKind.KINETIC_DEFLECTOR, ComponentKind.ENERGY_KINETIC_DEFLECTOR)),
    )
