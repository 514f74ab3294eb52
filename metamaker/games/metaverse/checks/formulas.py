"""Checks on the custom formulas of a fleet: unusable ones, broken rules, contradictions to the standard formula."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from metamaker.core import issue
from metamaker.core.amounts import significant
from metamaker.core.ids import ref
from metamaker.core.issue import Issue
from metamaker.core.memo import memo
from metamaker.formulas.book import Book
from metamaker.formulas.compiled import evaluator, part_failures, part_function
from metamaker.formulas.errors import FormulaError, quoted
from metamaker.formulas.stock_comparison import contrary
from metamaker.games.metaverse.checks.issues import warning
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design, definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.rules.roll import mean_result
from metamaker.games.metaverse.stats.book import book, book_of, refused_formulas, stock_book
from metamaker.games.metaverse.stats.defences import arc_stats
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.power import draws, supplied_power
from metamaker.games.metaverse.stats.ship import failed_formulas, scope_values
from metamaker.games.metaverse.stats.squadron import brought_inputs, squadron_inputs
from metamaker.games.metaverse.stats.utility import utility_lines
from metamaker.games.metaverse.stats.value import valued
from metamaker.games.metaverse.stats.weapon import mean_damage

RULE = "MV-1.0.0-03"
"""The rule of standard formulas whose entry names no rule."""

_SHIP_WHOLE = ("ship.target_rating", "ship.mass_factor", "ship.ems", "ship.max_speed", "ship.reverse_speed")
_PART_WHOLE = ("reactor.rating", "section.life_support_rating")
WHOLE = (*_SHIP_WHOLE, *_PART_WHOLE)
"""Entries that must be integers; fractions of others are cut off."""

HIGHEST_TARGET_RATING = 3
"""Target rating of the smallest ships. Rule MV-3.1.8-01."""

Evaluation = tuple[str, tuple[float, ...]]
"""A part entry, and the inputs that it is evaluated for."""


def unusable_formulas(fleet: Fleet) -> Iterator[Issue]:
    """A custom formula can be read and gives a number for every ship and squadron; otherwise the standard formula applies.

    Each formula is reported once, with its first failure. The rule is that of the entry.
    """
    if fleet.formulas:
        first = {failure.formula: failure for failure in reversed([*_failures(fleet)])}
        for failure in sorted(first.values(), key=lambda failure: failure.formula):
            yield issue.error("house-formula", where=_ref(failure.formula), text=str(failure), rule=_rule(failure.formula))


def repeated_formulas(fleet: Fleet) -> Iterator[Issue]:
    """A fleet replaces an entry once; of several formulas for one the last counts. Rule MV-1.0.0-03."""
    for name, times in Counter(formula.entry for formula in fleet.formulas).items():
        if times > 1:
            yield warning("repeated-formula", where=_ref(name), rule=_rule(name), formula=quoted(name), count=times)


def unruly_results(fleet: Fleet) -> Iterator[Issue]:
    """The results of a custom formula follow the rules: integers, and no target rating above 3. Rule MV-3.1.8-02."""
    of_house = book(definitions(fleet).house)
    for entry in (entry for entry in WHOLE if entry in of_house.house):
        found = ((ship, value) for ship in fleet.classes for value in _values(design(fleet, ship), entry))
        unruly = ((ship, value) for ship, value in found if not _is_ruly(entry, value))
        for ship, value in islice(unruly, 1):
            yield warning(
                "house-result",
                where=_ref(entry),
                rule=_rule(entry),
                formula=entry,
                value=significant(value),
                design=class_called(ship),
                entry=entry.partition(".")[2],
                most=HIGHEST_TARGET_RATING,
            )


def _values(of_class: Design, entry: str) -> Iterator[float]:
    """Yield the results of a formula for a class: one, or one for each of its reactors or sections."""
    if entry in _SHIP_WHOLE:
        yield scope_values(of_class)[entry.partition(".")[2]]
    else:
        known = part_function(book_of(of_class), entry)
        yield from (known(*inputs) for name, inputs in _evaluations(of_class) if name == entry)


def _is_ruly(entry: str, value: float) -> bool:
    return value == round(value) and (entry != "ship.target_rating" or value <= HIGHEST_TARGET_RATING)


def contrary_formulas(fleet: Fleet) -> Iterator[Issue]:
    """A custom formula rises and falls with the same inputs as the standard formula, or stays constant.

    Uncertain cases are not reported. Each formula is checked separately. The rule is that of the entry.
    """
    of_house = book(definitions(fleet).house)
    for name in sorted(of_house.house):
        found = contrary(stock_book(), name, of_house.entry(name).expression)
        if found is not None:
            yield warning(
                "contrary-formula",
                where=_ref(name),
                rule=_rule(name),
                formula=name,
                way="falls" if found.falls else "rises",
                value_before=significant(found.value_before),
                value_after=significant(found.value_after),
                input=found.by,
                before=significant(found.before),
                after=significant(found.after),
            )


def _failures(fleet: Fleet) -> Iterator[FormulaError]:
    house = definitions(fleet).house
    yield from refused_formulas(house)
    yield from _of_constants(book(house))
    yield from _of_squadrons(fleet)
    for ship in fleet.classes:
        yield from _of_class(design(fleet, ship))


def _of_constants(of_house: Book) -> Iterator[FormulaError]:
    for name in of_house.house:
        if not of_house.entry(name).inputs:
            yield from part_failures(of_house, name)


def _of_squadrons(fleet: Fleet) -> Iterator[FormulaError]:
    known = definitions(fleet)
    of_house = book(known.house)
    for kind in fleet.starfighters:
        for weapon in kind.weapons:
            once = weapon.rate_of_fire == "one_shot"
            inputs = (weapon.pulse, mean_result(weapon.damage_die), weapon.damage_modifier, once)
            yield from part_failures(of_house, "squadron.weapon_damage", *inputs)
        yield from evaluator(of_house, "squadron")(squadron_inputs(kind, known.house)).failures
    for squadron in fleet.squadrons:
        inputs_of_brought = brought_inputs(squadron, known.starfighters[squadron.starfighter], known.house)
        yield from evaluator(of_house, "brought")(inputs_of_brought).failures


@memo
def _of_class(of_class: Design) -> tuple[FormulaError, ...]:
    """Return all failures for one class, part by part, cached with the class, because they depend only on it."""
    by_part = (part_failures(book_of(of_class), entry, *inputs) for entry, inputs in dict.fromkeys(_evaluations(of_class)))
    return (*failed_formulas(of_class), *valued(of_class).failures, *(failure for found in by_part for failure in found))


def _evaluations(of_class: Design) -> Iterator[Evaluation]:
    """Yield every part entry that the numbers of a class come from, with its inputs."""
    lines = (*(line for of_section in draws(of_class).values() for line in of_section), *utility_lines(of_class))
    yield from ((line.entry, line.inputs) for line in lines)
    for _, section in of_class.ship.sections.standing():
        parties = section.crew_parties + section.marine_parties
        if parties:
            yield "section.life_support_rating", (parties,)
    for power in supplied_power(of_class).values():
        yield "reactor.rating", (power, of_class.ship.tech_level)
    for fitted in parts(of_class).bays:
        yield "bay.cost", (fitted.fit.count, fitted.bay.launch, fitted.bay.carry, len(fitted.bay.accepts))
    yield from _of_rates(of_class)


def _of_rates(of_class: Design) -> Iterator[Evaluation]:
    for mounted in parts(of_class).mounts:
        weapon, arcs = mounted.weapon, [sector.arc for sector in mounted.mount.sectors]
        yield "rate.bearing", (len(arcs), arcs.count(Arc.FORE), arcs.count(Arc.AFT))
        yield "rate.area", (weapon.aoe_cm,)
        yield "rate.reach", (weapon.range_cm,)
        yield "rate.punch", (mean_damage(weapon) / weapon.pulse if weapon.pulse else 0,)
    for arc in Arc:
        stats = arc_stats(of_class)[arc]
        yield "rate.shield_pool", (stats.defence.shield_hits, stats.regeneration)
        yield "rate.plates", (stats.defence.ablative_plates,)
        yield "rate.adaptation", (stats.adaptation,)


def _ref(name: str) -> str:
    return ref("formulas", quoted(name))


def _rule(name: str) -> str:
    """Return the rule of an entry of the standard book; for an unknown name, the rule on formulas."""
    rules = {entry.name: entry.rule for entry in stock_book().entries()}
    return rules.get(name) or RULE


CHECKS = (unusable_formulas, repeated_formulas, unruly_results, contrary_formulas)
