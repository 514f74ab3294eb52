"""A target of fire as a player describes it: what one of its arcs has, and how hard it is to hit."""

from dataclasses import dataclass

from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import DamageType, DefenceType
from metamaker.games.metaverse.rules.pulse import Struck
from metamaker.games.metaverse.rules.strike import Guard
from metamaker.games.metaverse.stats.defences import arc_stats
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.ship import ship_stats


@dataclass(frozen=True, slots=True)
class ArcTarget:
    """An arc with whole defences. `layers`: hull layers of the sections behind it, the struck one first.

    `adaptation` is the level reached. `deflector` is the highest rating of `deflector_type`.
    """

    armour_rating: int = 0
    armour_type: DefenceType = DefenceType.ENERGY_KINETIC
    plates: int = 0
    shield_hits: int = 0
    shield_type: DefenceType = DefenceType.ENERGY_KINETIC
    adaptation: int = 0
    deflector: int = 0
    deflector_type: DefenceType = DefenceType.ENERGY_KINETIC
    layers: tuple[int, ...] = (2, 3, 2)
    ems: int = 2
    mass_factor: int = 4
    target_rating: int = 1
    ew: int = 0

    def shields_against(self, damage: DamageType) -> int:
        """Return the shield hits that stop fire of this type. Rule MV-3.1.5-02."""
        return self.shield_hits if self.shield_type.meets(damage) else 0

    def guard(self, damage: DamageType) -> Guard:
        """Return what else meets fire of this type; the armour rating of any type feeds AM (MV-3.6.14-24)."""
        return Guard(
            deflector=self.deflector if self.deflector_type.meets(damage) else 0,
            adaptation=self.adaptation,
            armour=self.armour_rating + self.plates if self.armour_type.meets(damage) else 0,
            struck=Struck(self.armour_rating, self.ems, self.mass_factor),
        )


def target_of(design: Design, arc: Arc, damage: DamageType) -> ArcTarget:
    """Return an arc of a design as fire of one type finds it, undamaged, without adaptation."""
    stats, whole, ship = arc_stats(design)[arc], ship_stats(design), design.ship
    defence = stats.defence
    return (
        ArcTarget(
            armour_rating=defence.armour_rating,
            armour_type=defence.armour_type,
            plates=defence.ablative_plates,
            shield_hits=defence.shield_hits,
            shield_type=defence.shield_type,
            deflector=stats.deflector(damage),
            layers=_way(design, arc),
            ems=whole.ems,
            mass_factor=whole.mass_factor,
            target_rating=whole.target_rating,
            ew=parts(design).best(ComponentKind.EW_ARRAY),
        )
        if ship.sections.core
        else ArcTarget()
    )


def _way(design: Design, arc: Arc) -> tuple[int, ...]:
    """The layers from an arc through the core to the far side. Rules MV-1.3.6-10, -11."""
    names = (SectionName(arc.value), SectionName.CORE, SectionName(arc.opposite.value))
    standing = dict(design.ship.sections.standing())
    return tuple(max(1, standing[name].hull_layers) for name in names if name in standing) or (1,)
