"""All numbers of a class except its combat value."""

from dataclasses import dataclass

from metamaker.core.memo import memo
from metamaker.formulas.compiled import evaluator
from metamaker.formulas.errors import FormulaError
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import Layer, layers
from metamaker.games.metaverse.model.words import MassFactorFormula, MovementMethod
from metamaker.games.metaverse.stats.book import book_of
from metamaker.games.metaverse.stats.defences import ArcStats, arc_stats
from metamaker.games.metaverse.stats.motion import Motion, motion
from metamaker.games.metaverse.stats.power import draws, hull_hits, life_support_rating, reactor_ratings, supplied_power
from metamaker.games.metaverse.stats.tier import class_tier


@dataclass(frozen=True, slots=True)
class SectionStats:
    """Numbers of one section. `power` is the draw of its own parts; ratings are None without a system."""

    layers: tuple[Layer, ...]
    reactor_rating: int | None
    life_support_rating: int | None
    power: float


@dataclass(frozen=True, slots=True)
class Continuous:
    """Size and power without steps, for the combat value: target rating, EMS, mass factor."""

    target_rating: float
    ems: float
    mass_factor: float


@dataclass(frozen=True)
class ShipStats:
    """Numbers of a class. Speeds are in cm per turn, None for newtonian ships (MV-3.1.17-04)."""

    hull_hits: int
    mass_factor: int
    target_rating: int
    ems: int
    max_speed: int | None
    reverse_speed: int | None
    tier: int
    crew_parties: int
    marine_parties: int
    power: float
    sections: dict[SectionName, SectionStats]
    arcs: dict[Arc, ArcStats]
    motion: Motion
    continuous: Continuous


@memo
def scope_inputs(design: Design) -> dict[str, float]:
    """Return the inputs of the formula scope `ship`."""
    return {
        "hull_hits": hull_hits(design),
        "tech_level": design.ship.tech_level,
        "reactor_total": sum(reactor_ratings(design).values()),
        "power_total": sum(supplied_power(design).values()),
    }


@memo
def _evaluated(design: Design) -> tuple[dict[str, float], tuple[FormulaError, ...]]:
    return evaluator(book_of(design), "ship")(scope_inputs(design))


def failed_formulas(design: Design) -> tuple[FormulaError, ...]:
    """Return the custom formulas of the scope `ship` that failed; the standard formulas replaced them."""
    return _evaluated(design)[1]


def scope_values(design: Design) -> dict[str, float]:
    """Return all entries of the formula scope `ship` before any rounding."""
    return _evaluated(design)[0]


@memo
def continuous(design: Design) -> Continuous:
    """Return the numbers without steps, which are all that the combat value needs."""
    values = _evaluated(design)[0]
    return Continuous(values["target_rating_continuous"], values["ems_continuous"], values["mass_continuous"])


@memo
def ship_stats(design: Design) -> ShipStats:
    """Return all numbers of a class except its combat value. Rule MV-1.0.0-02."""
    ship, values = design.ship, _evaluated(design)[0]
    literal = design.house.mass_factor is MassFactorFormula.LITERAL
    cinematic = ship.movement_method is MovementMethod.CINEMATIC
    standing = tuple(section for _, section in ship.sections.standing())
    return ShipStats(
        hull_hits=sum(section.hull_hits for section in standing),
        mass_factor=int(values["mass_factor_literal" if literal else "mass_factor"]),
        target_rating=int(values["target_rating"]),
        ems=int(values["ems"]),
        max_speed=int(values["max_speed"]) if cinematic else None,
        reverse_speed=int(values["reverse_speed"]) if cinematic else None,
        tier=class_tier(design),
        crew_parties=sum(section.crew_parties for section in standing),
        marine_parties=sum(section.marine_parties for section in standing),
        power=sum(supplied_power(design).values()),
        sections=_section_stats(design),
        arcs=arc_stats(design),
        motion=motion(design),
        continuous=continuous(design),
    )


def _section_stats(design: Design) -> dict[SectionName, SectionStats]:
    reactors, drawn = reactor_ratings(design), draws(design)
    return {
        name: SectionStats(
            layers=layers(section),
            reactor_rating=reactors.get(name),
            life_support_rating=life_support_rating(design, section),
            power=sum(line.value for line in drawn[name]),
        )
        for name, section in design.ship.sections.standing()
    }
