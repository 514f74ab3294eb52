"""Each limit of a tournament: whether it is set, its text, the value of a fleet, and every breach with its location."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from metamaker.core.amounts import NUDGE, at_most, compared
from metamaker.core.display_names import called
from metamaker.core.ids import ref
from metamaker.core.issue import Issue, Severity, error
from metamaker.core.memo import memo
from metamaker.core.messages import Listing, Text, TextValue
from metamaker.game_api.limits import Breaches, Condition
from metamaker.games.metaverse.catalogue import hull_name
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.checks.names import class_called, kind_called, qualities_called
from metamaker.games.metaverse.limits.model import EventLimits, FormulaRule
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import ValueKind, WeaponQuality
from metamaker.games.metaverse.stats.confirmed import confirmed
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.games.metaverse.stats.parts import parts

AGREED = "MV-3.0.0-03"
"""Players agree on values and tiers, and so may organisers."""


def breach(code: str, *, where: str, rule: str = AGREED, **values: TextValue) -> Issue:
    """Return a breach; its sentence is `limits-<code>`."""
    return error(f"limit-{code}", where=where, text=message(f"limits-{code}", **values), rule=rule)


def _between(key: str, least: object, most: object) -> Text:
    """Return the text of a limit with a lower end, an upper end, or both."""
    end = "exactly" if least == most else "between"
    if least is None or most is None:
        end = "most" if least is None else "least"
    return message(f"limits-asked-{key}_{end}", least=least, most=most)


# Designs that keep to the rules


def _errors(fleet: Fleet) -> tuple[Issue, ...]:
    return tuple(issue for issue in check_fleet(fleet) if issue.severity is Severity.ERROR)


def _illegal(fleet: Fleet, _: EventLimits) -> Breaches:
    yield from _errors(fleet)


# Value, tier, number


def _value(fleet: Fleet) -> Text:
    return message("limits-found-points", value=at_most(fleet_stats(fleet).combat_value, 1))


def _asked_value(limits: EventLimits) -> Text:
    return _between("value", limits.combat_value_least, limits.combat_value_most)


def _beyond_value(fleet: Fleet, limits: EventLimits) -> Breaches:
    value, least, most = fleet_stats(fleet).combat_value, limits.combat_value_least, limits.combat_value_most
    if most is not None and value > most + NUDGE:
        above = compared(value, most, 1)
        yield breach("value-above", where="fleet", value=above.value, limit=above.limit, excess=above.difference)
    if least is not None and value < least - NUDGE:
        below = compared(value, least, 1)
        yield breach("value-below", where="fleet", value=below.value, limit=below.limit)


def _ship_values(fleet: Fleet) -> Text:
    most = max((entry.combat_value for entry in fleet_stats(fleet).ships), default=0.0)
    return message("limits-found-points", value=at_most(most, 1))


def _ships_beyond_value(fleet: Fleet, limits: EventLimits) -> Breaches:
    most = limits.ship_value_most or 0.0
    for entry in fleet_stats(fleet).ships:
        if entry.combat_value > most + NUDGE:
            shown, ship = compared(entry.combat_value, most, 1), entry.ship
            yield breach("ship-value", where=ship.ref(), ship=called(ship), value=shown.value, limit=shown.limit)


def _beyond_tier(fleet: Fleet, limits: EventLimits) -> Breaches:
    most, stats = limits.tier_most or 0, fleet_stats(fleet)
    for entry in stats.ships:
        if entry.tier > most:
            yield breach("tier", where=entry.ship.ref(), what=called(entry.ship), tier=entry.tier, limit=most)
    for beside in stats.squadrons:
        if beside.squadron.count and beside.tier > most:
            where = ref("squadrons", beside.squadron.id)
            yield breach("tier", where=where, what=called(beside.starfighter), tier=beside.tier, limit=most)


def _number(fleet: Fleet, limits: EventLimits) -> Breaches:
    count = len(fleet.ships)
    if limits.ships_most is not None and count > limits.ships_most:
        yield breach("ships-above", where="fleet", count=count, limit=limits.ships_most)
    if limits.ships_least is not None and count < limits.ships_least:
        yield breach("ships-below", where="fleet", count=count, limit=limits.ships_least)


def _alike(fleet: Fleet) -> Counter[str]:
    return Counter(ship.ship_class for ship in fleet.ships)


def _many_alike(fleet: Fleet, limits: EventLimits) -> Breaches:
    most = limits.same_class_most or 0
    for class_id, count in _alike(fleet).items():
        if count > most:
            of = fleet.ship_class(class_id)
            yield breach("same-class", where=of.ref(), design=class_called(of), count=count, limit=most)


# Allowed and banned items


def _hulls(fleet: Fleet) -> Text:
    return _listed(dict.fromkeys(hull_name(each.hull_type) for each in brought_classes(fleet)))


def _other_hulls(fleet: Fleet, limits: EventLimits) -> Breaches:
    for each in brought_classes(fleet):
        if each.hull_type not in limits.hull_types:
            hull = hull_name(each.hull_type)
            yield breach("hull", where=each.ref(), rule="MV-3.1.2-01", design=class_called(each), hull=hull)


def _movement_name(method: str) -> Text:
    return message(f"window-choice-movement_method-{method}-text")


def _movements(fleet: Fleet) -> Text:
    return _listed(dict.fromkeys(_movement_name(each.movement_method) for each in brought_classes(fleet)))


def _other_movements(fleet: Fleet, limits: EventLimits) -> Breaches:
    for each in brought_classes(fleet):
        if each.movement_method not in limits.movement_methods:
            method = _movement_name(each.movement_method)
            yield breach("movement", where=each.ref(), rule="MV-3.1.14-01", design=class_called(each), method=method)


def _banned_components(fleet: Fleet, limits: EventLimits) -> Breaches:
    for of in brought_designs(fleet):
        for placed in parts(of).of(*limits.banned_components):
            where, kind = of.ship.ref(placed.section, placed.part.id), kind_called(placed.part.kind)
            yield breach("component", where=where, design=class_called(of.ship), component=kind)


def _banned_qualities(fleet: Fleet, limits: EventLimits) -> Breaches:
    for armed in brought_weapons(fleet):
        bad = [quality for quality in armed.qualities if quality in limits.banned_qualities]
        if bad:
            rule = "MV-3.6.14-01"
            yield breach("quality", where=armed.where, rule=rule, weapon=armed.name, qualities=qualities_called(bad))


def _banned_weapons(fleet: Fleet, limits: EventLimits) -> Breaches:
    banned = {name.casefold() for name in limits.banned_weapons}
    for armed in brought_weapons(fleet):
        if armed.name.casefold() in banned:
            yield breach("weapon", where=armed.where, weapon=armed.name)


def _weapons(fleet: Fleet) -> Text:
    return message("limits-found-weapons", count=len(dict.fromkeys(armed.name for armed in brought_weapons(fleet))))


# House rules


def _values_found(fleet: Fleet) -> Text:
    if fleet.value_kind is ValueKind.STANDARD:
        return message("limits-found-values_standard")
    return message("limits-found-values_measured", count=sum(confirmed(of) is not None for of in brought_designs(fleet)))


def _unmeasured(fleet: Fleet, _: EventLimits) -> Breaches:
    rule = "MV-3.1.15-01"
    if fleet.value_kind is ValueKind.STANDARD:
        yield breach("values-standard", where="fleet", rule=rule)
    for of in brought_designs(fleet):
        if confirmed(of) is None:
            yield breach("values-unconfirmed", where=of.ref("combat_value"), rule=rule, design=class_called(of.ship))


def _mass_name(formula: str) -> Text:
    return message(f"window-choice-mass_factor_formula-{formula}-text")


def _other_mass_factor(fleet: Fleet, limits: EventLimits) -> Breaches:
    if fleet.mass_factor is not limits.mass_factor:
        yield breach("mass-factor", where="fleet", rule="MV-3.1.10-02", found=_mass_name(fleet.mass_factor))


def _plain(expression: str) -> str:
    """Return an expression for comparisons: blanks do not count."""
    return "".join(expression.split())


def _other_formulas(fleet: Fleet, limits: EventLimits) -> Breaches:
    wanted = {} if limits.formula_rule is FormulaRule.STOCK else {each.entry: each for each in limits.formulas}
    own = {each.entry: each for each in fleet.formulas}
    rule = "MV-1.0.0-03"
    for entry, formula in own.items():
        if entry not in wanted:
            yield breach("formula-extra", where=ref("formulas", entry), rule=rule, formula=entry)
        elif _plain(wanted[entry].expression) != _plain(formula.expression):
            given = wanted[entry].expression
            where = ref("formulas", entry)
            yield breach("formula-other", where=where, rule=rule, formula=entry, given=given, found=formula.expression)
    for entry, formula in wanted.items():
        if entry not in own:
            yield breach("formula-lacking", where="fleet", rule=rule, formula=entry, given=formula.expression)


def _asked_formulas(limits: EventLimits) -> Text:
    if limits.formula_rule is FormulaRule.STOCK or not limits.formulas:
        return message("limits-asked-formulas_stock")
    given = Listing(tuple(f"{each.entry} = {each.expression}" for each in limits.formulas), "unit")
    return message("limits-asked-formulas_given", count=len(limits.formulas), formulas=given)


def _listed(values: Any) -> Text:
    return message("limits-found-listed", what=Listing(tuple(values), "unit")) if values else message("limits-found-none")


def _nothing(_: Fleet) -> Text:
    return ""


CONDITIONS: tuple[Condition[Fleet, EventLimits], ...] = (
    Condition(
        lambda limits: limits.legal,
        lambda _: message("limits-asked-legal"),
        lambda fleet: message("limits-found-errors", count=len(_errors(fleet))),
        _illegal,
    ),
    Condition(
        lambda limits: limits.combat_value_least is not None or limits.combat_value_most is not None,
        _asked_value,
        _value,
        _beyond_value,
    ),
    Condition(
        lambda limits: limits.ship_value_most is not None,
        lambda limits: message("limits-asked-ship_value", most=limits.ship_value_most or 0.0),
        _ship_values,
        _ships_beyond_value,
    ),
    Condition(
        lambda limits: limits.tier_most is not None,
        lambda limits: message("limits-asked-tier", most=limits.tier_most),
        lambda fleet: message("limits-found-tier", tier=fleet_stats(fleet).tier),
        _beyond_tier,
    ),
    Condition(
        lambda limits: limits.ships_least is not None or limits.ships_most is not None,
        lambda limits: _between("ships", limits.ships_least, limits.ships_most),
        lambda fleet: message("limits-found-ships", count=len(fleet.ships)),
        _number,
    ),
    Condition(
        lambda limits: limits.same_class_most is not None,
        lambda limits: message("limits-asked-same_class", most=limits.same_class_most),
        lambda fleet: message("limits-found-ships", count=max(_alike(fleet).values(), default=0)),
        _many_alike,
    ),
    Condition(
        lambda limits: bool(limits.hull_types),
        lambda limits: message("limits-asked-hulls", hulls=Listing(tuple(map(hull_name, limits.hull_types)), "or")),
        _hulls,
        _other_hulls,
    ),
    Condition(
        lambda limits: bool(limits.movement_methods),
        lambda limits: message(
            "limits-asked-movements", methods=Listing(tuple(map(_movement_name, limits.movement_methods)), "or")
        ),
        _movements,
        _other_movements,
    ),
    Condition(
        lambda limits: bool(limits.banned_components),
        lambda limits: message(
            "limits-asked-components", components=Listing(tuple(map(kind_called, limits.banned_components)), "or")
        ),
        _nothing,
        _banned_components,
    ),
    Condition(
        lambda limits: bool(limits.banned_qualities),
        lambda limits: message(
            "limits-asked-qualities", qualities=Listing(qualities_called(limits.banned_qualities).values, "or")
        ),
        _weapons,
        _banned_qualities,
    ),
    Condition(
        lambda limits: bool(limits.banned_weapons),
        lambda limits: message("limits-asked-weapons", weapons=Listing(limits.banned_weapons, "or")),
        _weapons,
        _banned_weapons,
    ),
    Condition(
        lambda limits: limits.measured_values,
        lambda _: message("limits-asked-measured"),
        _values_found,
        _unmeasured,
    ),
    Condition(
        lambda limits: limits.mass_factor is not None,
        lambda limits: message("limits-asked-mass_factor", formula=_mass_name(limits.mass_factor or "")),
        lambda fleet: _mass_name(fleet.mass_factor),
        _other_mass_factor,
    ),
    Condition(
        lambda limits: limits.formula_rule is not FormulaRule.FREE,
        _asked_formulas,
        lambda fleet: message("limits-found-formulas", count=len(fleet.formulas)),
        _other_formulas,
    ),
)
"""All limits, in the order of their texts."""


class Armed(NamedTuple):
    """A weapon in use: its definition, name and qualities."""

    where: str
    name: str
    qualities: tuple[WeaponQuality, ...]


@memo
def brought_classes(fleet: Fleet) -> tuple[ShipClass, ...]:
    """Return the classes of the ships of a fleet, or all classes of a fleet without ships."""
    used = {ship.ship_class for ship in fleet.ships}
    return tuple(each for each in fleet.classes if each.id in used or not fleet.ships)


def brought_designs(fleet: Fleet) -> Iterator[Design]:
    """Yield those classes with the definitions that they use."""
    return (design(fleet, each) for each in brought_classes(fleet))


@memo
def brought_weapons(fleet: Fleet) -> tuple[Armed, ...]:
    """Return all weapons at the table without duplicates: of ships, and of squadrons aboard and beside them."""
    refs = {ref for of in brought_designs(fleet) for ref in of.made_of}
    refs |= {f"starfighters/{each.starfighter}" for each in fleet.squadrons if each.count}
    refs |= {
        f"starfighters/{load.starfighter}"
        for ship in fleet.ships
        for loadout in ship.loadouts
        for load in loadout.squadrons
        if load.count
    }
    of_ships = [
        Armed(f"weapons/{each.id}", called(each), each.qualities) for each in fleet.weapons if f"weapons/{each.id}" in refs
    ]
    of_squadrons = [
        Armed(f"starfighters/{kind.id}", weapon.name or called(kind), weapon.qualities)
        for kind in fleet.starfighters
        if f"starfighters/{kind.id}" in refs
        for weapon in kind.weapons
    ]
    return (*of_ships, *of_squadrons)
