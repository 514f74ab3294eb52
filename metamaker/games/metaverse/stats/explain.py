"""Breakdowns of the numbers of a class: the formula with inputs and origins, or the lines of the sum."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

from metamaker.core.amounts import rounded, significant
from metamaker.core.messages import Listing, Text
from metamaker.core.messages import message as common
from metamaker.formulas.explain import Explanation, Sensitivity, explain, sensitivity
from metamaker.formulas.solving import Calculation
from metamaker.game_api.confirming import factor_text
from metamaker.games.metaverse.catalogue import component_name
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import MassFactorFormula, MovementMethod
from metamaker.games.metaverse.stats.book import Line, book_of
from metamaker.games.metaverse.stats.confirmed import confirmed, is_measured, is_outdated
from metamaker.games.metaverse.stats.motion import SOURCES, motion_lines
from metamaker.games.metaverse.stats.parts import SHIELD_GENERATORS, Placed, parts
from metamaker.games.metaverse.stats.power import draws, reactor_ratings, supplied_power, supplier
from metamaker.games.metaverse.stats.ship import scope_inputs, ship_stats
from metamaker.games.metaverse.stats.tier import tier_lines
from metamaker.games.metaverse.stats.utility import utility_lines
from metamaker.games.metaverse.stats.value import combat_value, standard_value, value_inputs
from metamaker.games.metaverse.stats.value_lines import place_name, value_lines


@dataclass(frozen=True, slots=True)
class Part:
    """One line of a breakdown: the element, its name, its part, and the effect of one more of it."""

    element: str
    label: Text
    value: float
    one_more: float | None = None


@dataclass(frozen=True, slots=True)
class Explained:
    """A number with its formula, its lines, the effect of one more of each input, and notes.

    `calculation`: the inputs of the formula, None for a sum of lines.
    """

    explanation: Explanation
    parts: tuple[Part, ...] = ()
    sensitivity: tuple[Sensitivity, ...] = ()
    notes: tuple[Text, ...] = ()
    calculation: Calculation | None = None


_INPUTS = (
    "hull_hits",
    "tech_level",
    "reactor_total",
    "power_total",
    "offence",
    "fore_turns",
    "side_turns",
    "aft_turns",
    "crew_quality",
    "command_steps",
    "damage_control_steps",
    "technological",
    "biological",
    "shield_hits",
    "generator_ratings",
    "penetrating_share",
    "ems_continuous",
    "utility",
    "hangar",
)

ORIGINS: dict[str, Text] = {name: message(f"numbers-origin-{name}") for name in _INPUTS}
"""Origins of the inputs of the formula scopes `ship` and `value`."""


def power_parts(design: Design, sections: Collection[SectionName]) -> Iterator[Part]:
    """Yield all power draws in some sections, each with its formula. Rule MV-3.2.3-03."""
    for name, lines in draws(design).items():
        if name in sections:
            for line in lines:
                if line.value:
                    label = message(
                        "numbers-line-draw", name=_drawn_by(design, line), place=place_name(name), formula=_how(design, line)
                    )
                    yield Part(design.ref(*line.path), label, line.value)


def _drawn_by(design: Design, line: Line) -> Text:
    kind = line.entry.removeprefix("draw.")
    if kind in {"guns", "hangar_bay"}:
        return _mounted(design)[line.path[-1]]
    return message(f"numbers-drawn_by-{kind}") if kind in {"hull", "shields"} else component_name(kind)


def _mounted(design: Design) -> dict[str, str]:
    """Return the names of weapons and bays by the ids of their entries."""
    index = parts(design)
    guns = {mounted.mount.id: mounted.weapon.name or mounted.weapon.id for mounted in index.mounts}
    return guns | {fitted.fit.id: fitted.bay.name or fitted.bay.id for fitted in index.bays}


def _how(design: Design, line: Line) -> Text:
    """Return the formula of a line with its inputs."""
    entry = book_of(design).entry(line.entry)
    inputs = zip(entry.inputs, line.inputs, strict=True)
    given = tuple(
        common("number-input", symbol=symbol, number=significant(value))
        for symbol, value in inputs
        if symbol in entry.formula.uses
    )
    return message("numbers-line-of", formula=entry.expression, given=Listing(given, "unit")) if given else entry.expression


_SUM = message("numbers-sum")


def _sum(symbol: str, value: float, unit: str, meaning: Text, rule: str) -> Explanation:
    """Return the explanation of a number that is a sum of lines without a formula."""
    return Explanation(symbol, symbol, value, unit, meaning, rule, _SUM, house=False, failure=None, inputs=())


def power(design: Design) -> Explained:
    """Explain the power that a whole ship draws. Rule MV-3.2.3-03."""
    total = sum(supplied_power(design).values())
    explanation = _sum("power", total, "power", message("numbers-meaning-power"), "MV-3.2.3-03")
    return Explained(explanation, tuple(power_parts(design, tuple(SectionName))))


def section_power(design: Design, name: SectionName) -> Explained:
    """Explain the power that one section draws. Rule MV-3.2.3-03."""
    lines = tuple(power_parts(design, [name]))
    total = sum(part.value for part in lines)
    meaning = message("numbers-meaning-section_power", section=name.value)
    return Explained(_sum("power", total, "power", meaning, "MV-3.2.3-03"), lines)


def motion_total(design: Design, symbol: str) -> Explained:
    """Explain a total of drives or thrusters, one of `SOURCES`. Rule MV-3.3.0-04."""
    lines = tuple(
        Part(design.ref(placed.section, placed.part.id), _placed_text(placed), points)
        for placed, points in motion_lines(design, symbol)
    )
    total = sum(part.value for part in lines)
    return Explained(_sum(symbol, total, "points", message("numbers-meaning-motion"), "MV-3.3.0-04"), lines)


def _placed_text(placed: Placed) -> Text:
    return message("numbers-line-of_part", name=component_name(placed.part.kind), place=place_name(placed.section))


def regeneration(design: Design, arc: Arc) -> Explained:
    """Explain the shield hits that an arc gets back in a repair step. Rule MV-3.5.8-05."""
    return _generators(design, arc, SHIELD_GENERATORS, "shield_regeneration", "MV-3.5.8-05")


def adaptation(design: Design, arc: Arc) -> Explained:
    """Explain the maximum adaptation of the shields of an arc. Rule MV-3.5.9-03."""
    adaptive = (ComponentKind.ADAPTIVE_SHIELD_GENERATOR,)
    return _generators(design, arc, adaptive, "adaptation", "MV-3.5.9-03")


def _generators(design: Design, arc: Arc, kinds: tuple[ComponentKind, ...], symbol: str, rule: str) -> Explained:
    lines = tuple(
        Part(design.ref(placed.section, placed.part.id), _placed_text(placed), placed.rating * placed.part.count)
        for placed in parts(design).facing(arc, *kinds)
    )
    total = sum(part.value for part in lines)
    return Explained(_sum(symbol, total, "hits", message(f"numbers-meaning-{symbol}"), rule), lines)


def tier(design: Design) -> Explained:
    """Explain the tier of a class by everything aboard. Rule MV-3.0.0-02."""
    meaning, highest = message("numbers-meaning-tier"), message("numbers-highest")
    explanation = Explanation(
        "tier", "tier", ship_stats(design).tier, "tier", meaning, "MV-3.0.0-02", highest, house=False, failure=None, inputs=()
    )
    return Explained(explanation, tuple(Part(design.ref(*line.path), line.label, line.tier) for line in tier_lines(design)))


SHIP_STATS = ("mass_factor", "target_rating", "ems", "max_speed", "reverse_speed")
"""Stats of a ship that one entry of the formula scope `ship` gives."""


def explainable(design: Design) -> Iterator[str]:
    """Yield the symbols for `explain_stat` of this class, those of sections as `core.reactor_rating`."""
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
    return _calculated(Calculation(book, "ship", symbol, inputs), ORIGINS, tuple(parts))


def _calculated(by: Calculation, origins: Mapping[str, Text], lines: tuple[Part, ...] = ()) -> Explained:
    """Return the breakdown of a number that one formula gives."""
    asked = (by.book, by.scope, by.symbol, by.inputs)
    return Explained(explain(*asked, origins), lines, sensitivity(*asked), calculation=by)


_BY_HULL = frozenset({"mass_factor", "mass_factor_literal", "target_rating"})


def _hull_parts(design: Design) -> Iterator[Part]:
    for name, section in design.ship.sections.standing():
        yield Part(design.ref(name, "hull_hits"), message("numbers-line-hull_hits", place=place_name(name)), section.hull_hits)


def _ems_parts(design: Design) -> Iterator[Part]:
    for name, rating in reactor_ratings(design).items():
        yield Part(design.ref(name, "reactor"), message("numbers-line-reactor", place=place_name(name)), rating)


def _reactor(design: Design, name: SectionName) -> Explained:
    inputs = {"power": supplied_power(design)[name], "tech_level": design.ship.tech_level}
    origins = {"power": _SUM, "tech_level": ORIGINS["tech_level"]}
    lines = tuple(power_parts(design, [each for each in SectionName if supplier(design, each) is name]))
    return _calculated(Calculation(book_of(design), "reactor", "rating", inputs), origins, lines)


def _life_support(design: Design, name: SectionName) -> Explained:
    section = design.ship.sections[name]
    parties = section.crew_parties + section.marine_parties if section else 0
    origins = {"parties": message("numbers-origin-parties", section=name.value)}
    return _calculated(Calculation(book_of(design), "section", "life_support_rating", {"parties": float(parties)}), origins)


def _combat_value(design: Design) -> Explained:
    inputs = value_inputs(design)
    lines = value_lines(design)
    total = sum(line.points for line in lines)
    notes: list[Text] = [
        message("numbers-note-alarm", line=line.label, percent=rounded(100 * line.points / total, 0))
        for line in lines
        if line.alarm
    ]
    unproved = sum(1 for line in utility_lines(design) if line.value)
    notes.append(message("numbers-note-utility", percent=rounded(100 * inputs["utility"], 1), count=unproved))
    notes += _battle_notes(design)
    book = book_of(design)
    return Explained(
        explain(book, "value", "combat_value", inputs, ORIGINS),
        (*(Part(line.element, line.label, line.points, line.one_more) for line in lines), *_battle_parts(design)),
        # lines show their marginal values; a marginal rate is useless, because a player cannot build it
        (),
        tuple(notes),
        Calculation(book, "value", "combat_value", inputs),
    )


def _battle_parts(design: Design) -> Iterator[Part]:
    """Yield the line of the factor from battles, if it counts."""
    known = design.ship.battles
    if known is not None and is_measured(design):
        label = message("numbers-line-battles", factor=factor_text(known.percent, known.margin))
        yield Part(design.ref("combat_value"), label, combat_value(design) - standard_value(design))


def _battle_notes(design: Design) -> Iterator[Text]:
    """Yield a note on a factor from battles that does not count."""
    known = confirmed(design)
    if known is not None and not is_measured(design):
        yield message("numbers-note-battles", factor=factor_text(known.percent, known.margin))
    if is_outdated(design):
        yield message("numbers-note-battles_outdated")


_WHOLE: dict[str, Callable[[Design], Explained]] = {"power": power, "tier": tier, "combat_value": _combat_value}
_SECTION: dict[str, Callable[[Design, SectionName], Explained]] = {
    "reactor_rating": _reactor,
    "life_support_rating": _life_support,
    "power": section_power,
}
_ARC: dict[str, Callable[[Design, Arc], Explained]] = {"shield_regeneration": regeneration, "adaptation": adaptation}
