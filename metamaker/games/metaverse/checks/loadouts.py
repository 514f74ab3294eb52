"""Checks on the squadrons that a class lists for its bays (3.7.7)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue
from metamaker.games.metaverse.checks import loading
from metamaker.games.metaverse.checks.names import design_called
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.stats.parts import Fitted, parts


def overloaded_bays(design: Design) -> Iterator[Issue]:
    """A permanent loadout fits into its bays. Rule MV-3.7.7-03."""
    for fitted in _permanent(design):
        yield from loading.overloaded(
            fitted, fitted.fit.squadrons, where=design.ref(fitted.section, fitted.fit.id), whose=design_called(design)
        )


def squadrons_not_accepted(design: Design) -> Iterator[Issue]:
    """A permanent loadout is of types that its bays accept. Rule MV-3.7.7-03."""
    for fitted in _permanent(design):
        where = design.ref(fitted.section, fitted.fit.id)
        squadrons = fitted.fit.squadrons
        yield from loading.not_accepted(fitted.bay, squadrons, design.starfighters, where=where, whose=design_called(design))


def idle_loadouts(design: Design) -> Iterator[Issue]:
    """Only a permanent loadout is listed in the class. Rule MV-3.0.1-15."""
    for fitted in parts(design).bays:
        kind = fitted.fit.loadout
        if kind is not LoadoutKind.PERMANENT:
            chosen = "each ship chooses its own" if kind is LoadoutKind.DOWNLOAD else "its loadout is left open"
            where = design.ref(fitted.section, fitted.fit.id)
            squadrons = fitted.fit.squadrons
            yield from loading.never_loaded(fitted.bay, squadrons, where=where, whose=design_called(design), instead=chosen)


def _permanent(design: Design) -> Iterator[Fitted]:
    return (fitted for fitted in parts(design).bays if fitted.fit.loadout is LoadoutKind.PERMANENT)


CHECKS = (overloaded_bays, squadrons_not_accepted, idle_loadouts)
