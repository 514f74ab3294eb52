"""Checks on measured combat values: results of battles that are missing or outdated, and custom formulas (3.1.15)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue
from metamaker.games.metaverse.checks.issues import warning
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.design import definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import ValueKind
from metamaker.games.metaverse.stats.confirmed import confirmed, has_standard_values, is_outdated

RULE = "MV-3.1.15-01"


def unconfirmed_values(fleet: Fleet) -> Iterator[Issue]:
    """Every class of a fleet with measured values has a result of battles of its present design. Rule MV-3.1.15-01."""
    if fleet.value_kind is ValueKind.STANDARD or not has_standard_values(definitions(fleet).house):
        return
    for ship in fleet.classes:
        of = design(fleet, ship)
        if confirmed(of) is None:
            code = "value-outdated" if is_outdated(of) else "value-unconfirmed"
            yield warning(code, where=of.ref("combat_value"), rule=RULE, design=class_called(ship))


def values_of_formulas(fleet: Fleet) -> Iterator[Issue]:
    """Factors belong to the standard formulas of combat value; custom ones make measured values impossible."""
    if fleet.value_kind is ValueKind.MEASURED and not has_standard_values(definitions(fleet).house):
        yield warning("value-formulas", where="fleet", rule=RULE)


CHECKS = (unconfirmed_values, values_of_formulas)
