"""What can be changed about a fleet itself."""

from collections.abc import Iterator

from metamaker.core.edits import changed, made
from metamaker.core.property import EditProblem, Form, Property, worded
from metamaker.core.words import Words
from metamaker.games.metaverse.checks.limits import TIERS
from metamaker.games.metaverse.edits.fleets import change_fleet
from metamaker.games.metaverse.edits.subject import Kind, Subject
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.games.metaverse.model.words import MassFactorFormula

MOST_POINTS = 1_000_000
MOST_TONNES = 1_000_000_000
_LIMITS = {"combat_value_limit": "combat_value", "tier_limit": "tier"}


def fleet_properties(of: Subject, told: Words) -> Iterator[Property]:
    """Yield the properties of a fleet."""
    fleet: Fleet = of.value
    form = Form(told, Kind.FLEET)
    yield form.text("name", fleet.name)
    yield form.text("author", fleet.author)
    yield form.prose("notes", fleet.notes)
    yield form.tags("tags", fleet.tags)
    yield form.flag("public", fleet.public, rule="MV-3.0.1-03")
    yield form.decimal("combat_value_limit", fleet.limits.combat_value, MOST_POINTS, rule="MV-3.0.0-03")
    yield form.whole("tier_limit", fleet.limits.tier, TIERS, rule="MV-3.0.0-03", optional=True)
    yield form.choice("mass_factor", fleet.mass_factor, worded(told, MassFactorFormula), rule="MV-3.1.10-02")
    yield form.decimal("tonnes_per_hit", fleet.tonnes_per_hit, MOST_TONNES, unit="t", rule="MV-1.0.0-06")
    yield form.prose("formulas", house_text(fleet), rule="MV-1.0.0-03")


def change_of_fleet(of: Subject, key: str, value: object) -> Fleet:
    """Return the fleet with another value of a property. Raises EditProblem."""
    fleet = of.fleet
    if key in _LIMITS:
        return change_fleet(fleet, limits=changed(fleet.limits, **{_LIMITS[key]: value}))
    if key == "formulas":
        return change_fleet(fleet, formulas=_house_formulas(str(value)))
    return change_fleet(fleet, **{key: value})


def house_text(fleet: Fleet) -> str:
    """Return the house formulas of a fleet, one in each line."""
    return "\n".join(f"{formula.entry} = {formula.expression}" for formula in fleet.formulas)


def _house_formulas(text: str) -> tuple[HouseFormula, ...]:
    return tuple(_house_formula(line) for line in text.splitlines() if line.strip())


def _house_formula(line: str) -> HouseFormula:
    entry, sign, expression = line.partition("=")
    if not sign:
        raise EditProblem("A house formula is written as “ship.ems = 3”, one in each line.")
    return made(HouseFormula, entry=entry.strip(), expression=expression.strip())
