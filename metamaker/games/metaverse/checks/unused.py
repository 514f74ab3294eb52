"""Checks on command systems that a whole fleet has no use for (3.5.1, 3.5.2)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue, warning
from metamaker.games.metaverse.checks.command import chain
from metamaker.games.metaverse.checks.names import design_called, kind_called
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.parts import parts


def unused_cic(fleet: Fleet) -> Iterator[Issue]:
    """A class has a CiC, and none of its ships has units under it. Rule MV-3.5.1-01."""
    units = chain(fleet).units
    in_use = {ship.ship_class for ship in fleet.ships if ship.id in units}
    for of_class in _flown(fleet):
        if of_class.ship.id not in in_use:
            yield from _unused(of_class, ComponentKind.CIC, "MV-3.5.1-01", "none of its ships has units under it")


def unused_soc(fleet: Fleet) -> Iterator[Issue]:
    """A class has an SOC, and the fleet has no squadrons and no bays for any. Rule MV-3.5.2-01."""
    flown = _flown(fleet)
    bays = any(fitted.fit.count for of_class in flown for fitted in parts(of_class).bays)
    if not bays and not any(squadron.count for squadron in fleet.squadrons):
        for of_class in flown:
            yield from _unused(of_class, ComponentKind.SOC, "MV-3.5.2-01", "the fleet has neither hangar bays nor squadrons")


def _unused(of_class: Design, kind: ComponentKind, rule: str, why: str) -> Iterator[Issue]:
    """One warning for the first of its kind: the others are as idle."""
    for placed in parts(of_class)[kind][:1]:
        yield warning(
            f"unused-{kind}",
            where=of_class.ref(placed.section, placed.part.id),
            text=f"the {kind_called(kind)} of {design_called(of_class)} has nothing to do, as {why}",
            rule=rule,
        )


def _flown(fleet: Fleet) -> tuple[Design, ...]:
    """The designs of which the roster has a ship."""
    flown = {ship.ship_class for ship in fleet.ships}
    return tuple(design(fleet, ship) for ship in fleet.classes if ship.id in flown)


CHECKS = (unused_cic, unused_soc)
