"""Each limit of a tournament: whether it is set, its sentence, the document's value, and every breach with its location."""

from collections import Counter
from enum import StrEnum
from typing import Annotated, Any, NamedTuple

from pydantic import Field

from metamaker.core.display_names import called
from metamaker.core.frozen import Frozen, Many
from metamaker.core.issue import Issue, Severity, error
from metamaker.core.memo import memo
from metamaker.core.messages import Listing, Text, TextValue
from metamaker.game_api.limits import Breaches, Condition
from metamaker.games.cosmoforce.catalogue import system_name
from metamaker.games.cosmoforce.checks import check_fleet, class_name
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.design import Design, ShipClass, SystemKind
from metamaker.games.cosmoforce.model.edition import Edition, Options, Toggles
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.stats.derived import MASS_FOR_ANOTHER, mass

Mass = Annotated[int, Field(ge=0, le=3000)]
"""A mass, up to the largest budget of a team."""

Count = Annotated[int, Field(ge=0, le=5000)]
"""A number of ships, up to the limit of a document."""


class RulesOfPlay(StrEnum):
    """Whether a document can have house rules: any, or none."""

    FREE = "free"
    EDITION = "edition"


class EventLimits(Frozen):
    """Limits of a tournament; None and empty lists mean no limit. `legal`: whether illegal ships are forbidden.

    The masses limit all ships of a player, the budget, which also pays for their number (CF-MODE-03), and a single ship.
    `same_design` limits the ships of one design, and `system_most` the slots of a ship with the same system. Classes and
    editions list everything that is allowed; a ship cannot have a banned system.
    """

    legal: bool = True
    budget_most: Mass | None = None
    mass_most: Mass | None = None
    mass_least: Mass | None = None
    ship_mass_most: Mass | None = None
    ships_least: Count | None = None
    ships_most: Count | None = None
    same_design_most: Count | None = None
    ship_classes: Annotated[Many[ShipClass], Field(max_length=10)] = ()
    banned_systems: Annotated[Many[SystemKind], Field(max_length=20)] = ()
    system_most: Annotated[int, Field(ge=0, le=10)] | None = None
    edition: Edition | None = None
    rules: RulesOfPlay = RulesOfPlay.FREE


BUDGET = "CF-MODE-03"
"""Sides are balanced by mass."""


class Comer(NamedTuple):
    """A ship of a player: its reference in the document, its name, its design."""

    where: str
    name: str
    design: Design


@memo
def comers(fleet: Fleet) -> tuple[Comer, ...]:
    """Return the ships of all teams; for a document without teams each of its designs once."""
    ships = [ship for team in fleet.teams for ship in team.ships]
    if not ships:
        return tuple(Comer(design.ref(), called(design), design) for design in fleet.designs)
    return tuple(Comer(ship.ref(), called(ship), fleet.design(ship.design)) for ship in ships)


def _designs(fleet: Fleet) -> tuple[Design, ...]:
    return tuple({comer.design.id: comer.design for comer in comers(fleet)}.values())


def whole_mass(fleet: Fleet) -> int:
    """Return the mass of all ships of a player."""
    return sum(mass(comer.design) for comer in comers(fleet))


def budget_needed(fleet: Fleet) -> int:
    """Return the budget that pays for all ships of a player and for their number. Rule CF-MODE-03."""
    return whole_mass(fleet) + MASS_FOR_ANOTHER * max(len(comers(fleet)) - 1, 0)


def breach(code: str, *, where: str, rule: str = "", **values: TextValue) -> Issue:
    """Return a breach; its sentence is `limits-<code>`."""
    return error(f"limit-{code}", where=where, text=message(f"limits-{code}", **values), rule=rule)


def _between(key: str, least: int | None, most: int | None) -> Text:
    """Return the sentence of a limit with a lower end, an upper end, or both."""
    end = "exactly" if least == most else "between"
    if least is None or most is None:
        end = "most" if least is None else "least"
    return message(f"limits-asked-{key}_{end}", least=least, most=most)


def _errors(fleet: Fleet) -> tuple[Issue, ...]:
    return tuple(issue for issue in check_fleet(fleet) if issue.severity is Severity.ERROR)


def _illegal(fleet: Fleet, _: EventLimits) -> Breaches:
    yield from _errors(fleet)


def _mass(value: int) -> Text:
    return message("limits-found-mass", value=value)


def _beyond_budget(fleet: Fleet, limits: EventLimits) -> Breaches:
    needed, most = budget_needed(fleet), limits.budget_most or 0
    if needed > most:
        yield breach("budget", where="fleet", rule=BUDGET, value=needed, limit=most, excess=needed - most)


def _beyond_mass(fleet: Fleet, limits: EventLimits) -> Breaches:
    value = whole_mass(fleet)
    if limits.mass_most is not None and value > limits.mass_most:
        yield breach("mass-above", where="fleet", rule=BUDGET, value=value, limit=limits.mass_most)
    if limits.mass_least is not None and value < limits.mass_least:
        yield breach("mass-below", where="fleet", rule=BUDGET, value=value, limit=limits.mass_least)


def _heavy_ships(fleet: Fleet, limits: EventLimits) -> Breaches:
    for comer in comers(fleet):
        most = limits.ship_mass_most or 0
        if (value := mass(comer.design)) > most:
            rule = "CF-DER-01"
            yield breach("ship-mass", where=comer.where, rule=rule, ship=comer.name, value=value, limit=most)


def _number(fleet: Fleet, limits: EventLimits) -> Breaches:
    count = len(comers(fleet))
    if limits.ships_most is not None and count > limits.ships_most:
        yield breach("ships-above", where="fleet", count=count, limit=limits.ships_most)
    if limits.ships_least is not None and count < limits.ships_least:
        yield breach("ships-below", where="fleet", count=count, limit=limits.ships_least)


def _ships(count: int) -> Text:
    return message("limits-found-ships", count=count)


def _alike(fleet: Fleet) -> Counter[str]:
    return Counter(comer.design.id for comer in comers(fleet))


def _many_alike(fleet: Fleet, limits: EventLimits) -> Breaches:
    most = limits.same_design_most or 0
    for design in _designs(fleet):
        if (count := _alike(fleet)[design.id]) > most:
            yield breach("same-design", where=design.ref(), design=called(design), count=count, limit=most)


def _classes(fleet: Fleet) -> Text:
    return _listed(dict.fromkeys(class_name(design.ship_class) for design in _designs(fleet)))


def _other_classes(fleet: Fleet, limits: EventLimits) -> Breaches:
    for design in _designs(fleet):
        if design.ship_class not in limits.ship_classes:
            of = {"class": class_name(design.ship_class)}
            yield breach("class", where=design.ref(), rule="CF-SHIP-01", design=called(design), **of)


def _banned_systems(fleet: Fleet, limits: EventLimits) -> Breaches:
    for design in _designs(fleet):
        for number, kind in enumerate(design.slots, 1):
            if kind in limits.banned_systems and kind is not None:
                where = design.ref("slots", str(number))
                yield breach("system", where=where, design=called(design), slot=number, system=system_name(kind))


def _most_alike(design: Design) -> int:
    """Return the largest number of slots of a design with the same system."""
    return max(Counter(design.systems).values(), default=0)


def _one_sided(fleet: Fleet, limits: EventLimits) -> Breaches:
    most = limits.system_most or 0
    for design in _designs(fleet):
        for kind, count in Counter(design.systems).items():
            if count > most:
                where = design.ref()
                yield breach(
                    "system-many", where=where, design=called(design), system=system_name(kind), count=count, limit=most
                )


def _other_edition(fleet: Fleet, limits: EventLimits) -> Breaches:
    if fleet.edition is not limits.edition:
        yield breach("edition", where="fleet", rule="CF-ED-01", edition=_edition(fleet.edition))


def _edition(edition: str) -> Text:
    return message(f"window-choice-edition-{edition}-text")


def _changes(fleet: Fleet) -> int:
    """Return the number of differences between the rules of a document and its edition. Rule CF-ED-02."""
    options, usual = fleet.options.model_dump(), Options().model_dump()
    toggled = fleet.toggles.model_dump(exclude_none=True) if fleet.toggles != Toggles() else {}
    return len(toggled) + len([key for key, value in options.items() if value != usual[key]])


def _otherwise(fleet: Fleet, _: EventLimits) -> Breaches:
    if count := _changes(fleet):
        yield breach("rules", where="fleet", rule="CF-ED-02", count=count)


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
        lambda limits: limits.budget_most is not None,
        lambda limits: message("limits-asked-budget", most=limits.budget_most),
        lambda fleet: _mass(budget_needed(fleet)),
        _beyond_budget,
    ),
    Condition(
        lambda limits: limits.mass_least is not None or limits.mass_most is not None,
        lambda limits: _between("mass", limits.mass_least, limits.mass_most),
        lambda fleet: _mass(whole_mass(fleet)),
        _beyond_mass,
    ),
    Condition(
        lambda limits: limits.ship_mass_most is not None,
        lambda limits: message("limits-asked-ship_mass", most=limits.ship_mass_most),
        lambda fleet: _mass(max((mass(design) for design in _designs(fleet)), default=0)),
        _heavy_ships,
    ),
    Condition(
        lambda limits: limits.ships_least is not None or limits.ships_most is not None,
        lambda limits: _between("ships", limits.ships_least, limits.ships_most),
        lambda fleet: _ships(len(comers(fleet))),
        _number,
    ),
    Condition(
        lambda limits: limits.same_design_most is not None,
        lambda limits: message("limits-asked-same_design", most=limits.same_design_most),
        lambda fleet: _ships(max(_alike(fleet).values(), default=0)),
        _many_alike,
    ),
    Condition(
        lambda limits: bool(limits.ship_classes),
        lambda limits: message("limits-asked-classes", classes=Listing(tuple(map(class_name, limits.ship_classes)), "or")),
        _classes,
        _other_classes,
    ),
    Condition(
        lambda limits: bool(limits.banned_systems),
        lambda limits: message("limits-asked-systems", systems=Listing(tuple(map(system_name, limits.banned_systems)), "or")),
        _nothing,
        _banned_systems,
    ),
    Condition(
        lambda limits: limits.system_most is not None,
        lambda limits: message("limits-asked-system_most", most=limits.system_most),
        lambda fleet: message("limits-found-slots", count=max(map(_most_alike, _designs(fleet)), default=0)),
        _one_sided,
    ),
    Condition(
        lambda limits: limits.edition is not None,
        lambda limits: message("limits-asked-edition", edition=_edition(limits.edition or "")),
        lambda fleet: _edition(fleet.edition),
        _other_edition,
    ),
    Condition(
        lambda limits: limits.rules is RulesOfPlay.EDITION,
        lambda _: message("limits-asked-rules"),
        lambda fleet: message("limits-found-changes", count=_changes(fleet)),
        _otherwise,
    ),
)
"""All limits, in the order of their sentences."""
