"""Numbers of a class that add up from lines rather than come from one formula: power, thrust, shields, tier."""

from collections.abc import Collection, Iterator

from metamaker.formulas.explain import Explanation
from metamaker.games.metaverse.catalogue.catalogue import catalogue
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.stats.book import book_of
from metamaker.games.metaverse.stats.explained import Explained, Part
from metamaker.games.metaverse.stats.line import Line
from metamaker.games.metaverse.stats.motion import motion_lines
from metamaker.games.metaverse.stats.parts import SHIELD_GENERATORS, parts
from metamaker.games.metaverse.stats.power import draws, supplied_power
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.games.metaverse.stats.tier import tier_lines


def power_parts(design: Design, sections: Collection[SectionName]) -> Iterator[Part]:
    """Yield what draws power in some sections, each with its formula. Rule MV-3.2.3-03."""
    for name, lines in draws(design).items():
        if name in sections:
            for line in lines:
                if line.value:
                    yield Part(design.ref(*line.path), f"{_drawn_by(design, line)}, {name}: {_how(design, line)}", line.value)


def _drawn_by(design: Design, line: Line) -> str:
    kind = line.entry.removeprefix("draw.")
    if kind in {"guns", "hangar_bay"}:
        return _mounted(design)[line.path[-1]]
    return {"hull": "Hull", "shields": "Shields"}.get(kind) or catalogue()[kind].name


def _mounted(design: Design) -> dict[str, str]:
    """Names of weapons and bays by the id of the entry that stands for them."""
    index = parts(design)
    guns = {mounted.mount.id: mounted.weapon.name or mounted.weapon.id for mounted in index.mounts}
    return guns | {fitted.fit.id: fitted.bay.name or fitted.bay.id for fitted in index.bays}


def _how(design: Design, line: Line) -> str:
    """The formula of a line with the inputs that it names."""
    entry = book_of(design).entry(line.entry)
    inputs = zip(entry.inputs, line.inputs, strict=True)
    given = ", ".join(f"{symbol} {value:g}" for symbol, value in inputs if symbol in entry.formula.uses)
    return f"{entry.expression} of {given}" if given else entry.expression


def _sum(symbol: str, value: float, unit: str, meaning: str, rule: str) -> Explanation:
    """A number that adds up from its lines rather than from a formula of the book."""
    return Explanation(symbol, symbol, value, unit, meaning, rule, "the sum of the lines", house=False, failure=None, inputs=())


def power(design: Design) -> Explained:
    """Explain the power that a whole ship draws. Rule MV-3.2.3-03."""
    total = sum(supplied_power(design).values())
    explanation = _sum("power", total, "power", "what all systems draw, unrounded", "MV-3.2.3-03")
    return Explained(explanation, tuple(power_parts(design, tuple(SectionName))))


def section_power(design: Design, name: SectionName) -> Explained:
    """Explain the power that one section draws. Rule MV-3.2.3-03."""
    lines = tuple(power_parts(design, [name]))
    total = sum(part.value for part in lines)
    return Explained(_sum("power", total, "power", f"what the systems of the {name} section draw", "MV-3.2.3-03"), lines)


def motion_total(design: Design, symbol: str) -> Explained:
    """Explain a total of drives or thrusters, one of `SOURCES`. Rule MV-3.3.0-04."""
    lines = tuple(
        Part(design.ref(placed.section, placed.part.id), f"{catalogue()[placed.part.kind].name}, {placed.section}", points)
        for placed, points in motion_lines(design, symbol)
    )
    total = sum(part.value for part in lines)
    meaning = "the most that drives and thrusters give in a turn in this direction"
    return Explained(_sum(symbol, total, "points", meaning, "MV-3.3.0-04"), lines)


def regeneration(design: Design, arc: Arc) -> Explained:
    """Explain the shield hits that an arc gets back in a repair step. Rule MV-3.5.8-05."""
    return _generators(
        design, arc, SHIELD_GENERATORS, "shield_regeneration", "shield hits back in each repair step", "MV-3.5.8-05"
    )


def adaptation(design: Design, arc: Arc) -> Explained:
    """Explain how far the shields of an arc can adapt. Rule MV-3.5.9-03."""
    adaptive = (ComponentKind.ADAPTIVE_SHIELD_GENERATOR,)
    return _generators(design, arc, adaptive, "adaptation", "highest level of adaptation of the arc", "MV-3.5.9-03")


def _generators(design: Design, arc: Arc, kinds: tuple[ComponentKind, ...], symbol: str, meaning: str, rule: str) -> Explained:
    lines = tuple(
        Part(
            design.ref(placed.section, placed.part.id),
            f"{catalogue()[placed.part.kind].name}, {placed.section}",
            placed.rating * placed.part.count,
        )
        for placed in parts(design).facing(arc, *kinds)
    )
    return Explained(_sum(symbol, sum(part.value for part in lines), "hits", meaning, rule), lines)


def tier(design: Design) -> Explained:
    """Explain the tier of a class by everything aboard. Rule MV-3.0.0-02."""
    meaning = "the highest tier of everything aboard"
    explanation = Explanation(
        "tier", "tier", ship_stats(design).tier, "tier", meaning, "MV-3.0.0-02", "the highest of the lines", False, None, ()
    )
    return Explained(explanation, tuple(Part(design.ref(*line.path), line.label, line.tier) for line in tier_lines(design)))
