"""Checks on the squadrons that ships of the roster choose for their bays (3.7.7)."""

from collections.abc import Iterator
from typing import NamedTuple

from metamaker.core.issue import Issue
from metamaker.core.naming import called
from metamaker.games.metaverse.checks import loading
from metamaker.games.metaverse.model.bay import Loads
from metamaker.games.metaverse.model.design import definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.stats.parts import Fitted, parts


class _Chosen(NamedTuple):
    fitted: Fitted
    squadrons: Loads
    where: str
    whose: str

    @property
    def is_loaded(self) -> bool:
        return self.fitted.fit.loadout is LoadoutKind.DOWNLOAD


def overloaded_bays(fleet: Fleet) -> Iterator[Issue]:
    """A ship's own loadout fits into its bays. Rule MV-3.7.7-03."""
    for chosen in _chosen(fleet):
        if chosen.is_loaded:
            yield from loading.overloaded(chosen.fitted, chosen.squadrons, where=chosen.where, whose=chosen.whose)


def squadrons_not_accepted(fleet: Fleet) -> Iterator[Issue]:
    """A ship's own loadout is of types that its bays accept. Rule MV-3.7.7-03."""
    starfighters = definitions(fleet).starfighters
    for chosen in _chosen(fleet):
        if chosen.is_loaded:
            bay, squadrons = chosen.fitted.bay, chosen.squadrons
            yield from loading.not_accepted(bay, squadrons, starfighters, where=chosen.where, whose=chosen.whose)


def idle_loadouts(fleet: Fleet) -> Iterator[Issue]:
    """A ship chooses for the bays that its class leaves to each ship, and for no others. Rule MV-3.0.1-15."""
    for chosen in _chosen(fleet):
        if not chosen.is_loaded:
            bay, kind = chosen.fitted.bay, chosen.fitted.fit.loadout
            yield from loading.never_loaded(
                bay, chosen.squadrons, where=chosen.where, whose=chosen.whose, instead=f"the class says the loadout is {kind}"
            )


def _chosen(fleet: Fleet) -> Iterator[_Chosen]:
    for ship in fleet.ships:
        if ship.loadouts:
            fits = {fitted.fit.id: fitted for fitted in parts(design(fleet, fleet.ship_class(ship.ship_class))).bays}
            for loadout in ship.loadouts:
                yield _Chosen(fits[loadout.bay], loadout.squadrons, ship.ref("loadouts", loadout.bay), called(ship))


CHECKS = (overloaded_bays, squadrons_not_accepted, idle_loadouts)
