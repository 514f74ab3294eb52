"""Why a number of a class is what it is: its formula with inputs and origins, and the lines that it adds up from."""

from collections.abc import Callable, Iterator

from metamaker.formulas.explain import explain, sensitivity
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import MassFactorFormula, MovementMethod
from metamaker.games.metaverse.stats.book import book_of
from metamaker.games.metaverse.stats.explain_sums import (
    adaptation,
    motion_total,
    power,
    power_parts,
    regeneration,
    section_power,
    tier,
)
from metamaker.games.metaverse.stats.explained import Explained, Part
from metamaker.games.metaverse.stats.motion import SOURCES
from metamaker.games.metaverse.stats.origins import SHIP_ORIGINS, VALUE_ORIGINS
from metamaker.games.metaverse.stats.power import reactor_ratings, supplied_power, supplier
from metamaker.games.metaverse.stats.ship import scope_inputs, ship_stats
from metamaker.games.metaverse.stats.utility import utility_lines
from metamaker.games.metaverse.stats.value import value_inputs
from metamaker.games.metaverse.stats.value_lines import value_lines

SHIP_STATS = ("mass_factor", "target_rating", "ems", "max_speed", "reverse_speed")
"""Stats of a ship that one entry of the formula scope `ship` gives."""


def explainable(design: Design) -> Iterator[str]:
    """Yield the symbols that `explain_stat` answers for this class, those of sections as `core.reactor_rating`."""
    for symbol in SHIP_STATS:
        if "speed" not in symbol or design.ship.movement_method is MovementMethod.CINEMATIC:
            yield symbol
    yield from ("power", "tier", "combat_value", *SOURCES)
    for arc in Arc:
        yield from (f"{arc}.shield_regeneration", f"{arc}.adaptation")
    for name, section in ship_stats(design).sections.items():
        yield f"{name}.power"
        if section.reactor_rating is not None:
            yield f"{name}.reactor_rating"
        if section.life_support_rating is not None:
            yield f"{name}.life_support_rating"


def explain_stat(design: Design, symbol: str) -> Explained:
    """Explain a number of a class. Raises KeyError for a symbol that `explainable` does not give."""
    if symbol not in set(explainable(design)):
        raise KeyError(symbol)
    if symbol in SHIP_STATS:
        return _ship(design, symbol)
    if symbol in SOURCES:
        return motion_total(design, symbol)
    section, _, of_section = symbol.rpartition(".")
    if of_section in _ARC:
        return _ARC[of_section](design, Arc(section))
    if section:
        return _SECTION[of_section](design, SectionName(section))
    return _WHOLE[symbol](design)


def _ship(design: Design, symbol: str) -> Explained:
    if symbol == "mass_factor" and design.house.mass_factor is MassFactorFormula.LITERAL:
        symbol = "mass_factor_literal"
    book, inputs = book_of(design), scope_inputs(design)
    parts = _ems_parts(design) if symbol == "ems" else _hull_parts(design) if symbol in _BY_HULL else ()
    return Explained(
        explain(book, "ship", symbol, inputs, SHIP_ORIGINS), tuple(parts), sensitivity(book, "ship", symbol, inputs)
    )


_BY_HULL = frozenset({"mass_factor", "mass_factor_literal", "target_rating"})


def _hull_parts(design: Design) -> Iterator[Part]:
    for name, section in design.ship.sections.standing():
        yield Part(design.ref(name, "hull_hits"), f"hull hits, {name}", section.hull_hits)


def _ems_parts(design: Design) -> Iterator[Part]:
    for name, rating in reactor_ratings(design).items():
        yield Part(design.ref(name, "reactor"), f"reactor, {name}", rating)


def _reactor(design: Design, name: SectionName) -> Explained:
    inputs = {"power": supplied_power(design)[name], "tech_level": design.ship.tech_level}
    origins = {"power": "the sum of the lines", "tech_level": SHIP_ORIGINS["tech_level"]}
    book = book_of(design)
    return Explained(
        explain(book, "reactor", "rating", inputs, origins),
        tuple(power_parts(design, [each for each in SectionName if supplier(design, each) is name])),
        sensitivity(book, "reactor", "rating", inputs),
    )


def _life_support(design: Design, name: SectionName) -> Explained:
    section = design.ship.sections[name]
    parties = section.crew_parties + section.marine_parties if section else 0
    book, inputs = book_of(design), {"parties": float(parties)}
    origins = {"parties": f"crew and marine parties of the {name} section"}
    return Explained(
        explain(book, "section", "life_support_rating", inputs, origins),
        (),
        sensitivity(book, "section", "life_support_rating", inputs),
    )


def _combat_value(design: Design) -> Explained:
    inputs = value_inputs(design)
    lines = value_lines(design)
    total = sum(line.points for line in lines)
    notes = [f"{line.label} takes {line.points / total:.0%} of the value" for line in lines if line.alarm]
    unproved = sum(1 for line in utility_lines(design) if line.value)
    notes.append(f"utility: {inputs['utility']:.1f} points in {unproved} terms that are not yet simulated")
    book = book_of(design)
    return Explained(
        explain(book, "value", "combat_value", inputs, VALUE_ORIGINS),
        tuple(Part(line.element, line.label, line.points, line.one_more) for line in lines),
        # each line says what one more of it adds; one more of a measured rate is nothing that a player can build
        (),
        tuple(notes),
    )


_WHOLE: dict[str, Callable[[Design], Explained]] = {"power": power, "tier": tier, "combat_value": _combat_value}
_SECTION: dict[str, Callable[[Design, SectionName], Explained]] = {
    "reactor_rating": _reactor,
    "life_support_rating": _life_support,
    "power": section_power,
}
_ARC: dict[str, Callable[[Design, Arc], Explained]] = {"shield_regeneration": regeneration, "adaptation": adaptation}
