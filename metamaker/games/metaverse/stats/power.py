"""Power: the draws of all parts, and the ratings of the reactors that supply them (3.2.3)."""

from collections.abc import Iterator

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import Component, Section
from metamaker.games.metaverse.model.starfighter import BayFit
from metamaker.games.metaverse.rules.roll import mean_result
from metamaker.games.metaverse.stats.book import Line, exchanged, formulas_of, line
from metamaker.games.metaverse.stats.parts import Exchange, Part


def hull_hits(design: Design) -> int:
    """Return the hull hits of all sections, at least 1, as in all formulas."""
    return max(1, sum(section.hull_hits for _, section in design.ship.sections.standing()))


def life_support_rating(design: Design, section: Section) -> int | None:
    """Return the rating of a section's life support; None for a section without parties. Rules MV-3.2.2-01, -02."""
    parties = section.crew_parties + section.marine_parties
    if not parties:
        return None
    return int(formulas_of(design)["section.life_support_rating"](parties))


@memo
def draws(design: Design) -> dict[SectionName, tuple[Line, ...]]:
    """Return all power draws in each section, for any facing and even for illegal placement. Rule MV-3.2.3-03."""
    drawn = _Drawing(design)
    return {name: tuple(drawn.section(name, section)) for name, section in design.ship.sections.standing()}


def draws_after(design: Design, exchange: Exchange) -> dict[SectionName, tuple[Line, ...]]:
    """Return the power draws after an exchange of one part of `design`; all lines but one are shared."""
    drawn, name = draws(design), exchange.section
    anew = () if exchange.new is None else (_Drawing(design).part(name, exchange.new),)
    return {**drawn, name: exchanged(drawn[name], exchange.path, anew)}


class _Drawing:
    """Builder of the lines of a design's sections; entries without a copy draw no power and have no line."""

    def __init__(self, design: Design) -> None:
        self.design = design
        self.formulas = formulas_of(design)
        self.hull_hits = hull_hits(design)

    def _line(self, path: tuple[str, ...], entry: str, *inputs: float) -> Line:
        return line(self.formulas, path, entry, *inputs)

    def section(self, name: SectionName, section: Section) -> Iterator[Line]:
        ship = self.design.ship
        yield self._line((name, "hull_hits"), "draw.hull", section.hull_hits)
        for arc in Arc:
            if ship.owner(arc) is name and ship.arcs[arc].shield_hits:
                yield self._line(("arcs", arc, "shield_hits"), "draw.shields", ship.arcs[arc].shield_hits)
        rating = life_support_rating(self.design, section)
        if rating is not None:
            yield self._line((name, "life_support"), "draw.life_support", rating)
        parts: tuple[Part, ...] = (*section.components, *section.mounts, *section.bays)
        for part in parts:
            if part.count:
                yield self.part(name, part)

    def part(self, name: SectionName, part: Part) -> Line:
        path = name, part.id
        if isinstance(part, Component):
            return line(self.formulas, path, f"draw.{part.kind}", part.count, part.rating or 0, self.hull_hits)
        if isinstance(part, BayFit):
            return line(self.formulas, path, "draw.hangar_bay", part.count, self.design.bays[part.bay].launch)
        weapon = self.design.weapons[part.weapon]
        share = self.formulas[f"draw.rate_{weapon.rate_of_fire}"]()
        mean = mean_result(weapon.damage_die)
        return line(
            self.formulas, path, "draw.guns", part.count, weapon.pulse, mean, weapon.damage_modifier, weapon.range_cm, share
        )


def supplier(design: Design, name: SectionName) -> SectionName:
    """Return the section whose reactor supplies `name`: its own if it has one, otherwise the core. Rule MV-3.2.3-02."""
    section = design.ship.sections[name]
    return name if section is not None and section.reactor else SectionName.CORE


@memo
def supplied_power(design: Design) -> dict[SectionName, float]:
    """Return the unrounded power from each reactor by its section; the core always has one. Rule MV-3.2.3-01."""
    supplied = {SectionName.CORE: 0.0}
    for name, lines in draws(design).items():
        holder = supplier(design, name)
        supplied[holder] = supplied.get(holder, 0.0) + sum(drawn.value for drawn in lines)
    return supplied


@memo
def reactor_ratings(design: Design) -> dict[SectionName, int]:
    """Return the rating of each reactor, rounded once each. Rule MV-3.2.3-03."""
    rating = formulas_of(design)["reactor.rating"]
    level = design.ship.tech_level
    return {name: int(rating(power, level)) for name, power in supplied_power(design).items()}
