"""Checks on hangar bays and their squadrons, listed by the class or chosen by a ship of the roster (3.7.7)."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from metamaker.core.display_names import called
from metamaker.core.ids import ref
from metamaker.core.issue import Issue
from metamaker.games.metaverse.checks.issues import error, note, too_low
from metamaker.games.metaverse.checks.names import design_called
from metamaker.games.metaverse.model.design import Design, definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import Bay, Load, Loads, Starfighter
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.stats.parts import Fitted, parts


def launch_capacity(bay: Bay) -> Iterator[Issue]:
    """A bay launches at least one squadron a turn. Rule MV-3.7.7-01."""
    return too_low("bay-launch", bay.launch, 1, where=ref("bays", bay.id), rule="MV-3.7.7-01", bay=called(bay))


def carry_capacity(bay: Bay) -> Iterator[Issue]:
    """A bay holds at least one squadron. Rule MV-3.7.7-01."""
    return too_low("bay-carry", bay.carry, 1, where=ref("bays", bay.id), rule="MV-3.7.7-01", bay=called(bay))


def accepts_nothing(bay: Bay) -> Iterator[Issue]:
    """A bay accepts at least one squadron type. Rule MV-3.7.7-01."""
    if not bay.accepts:
        yield error("bay-accepts-nothing", where=ref("bays", bay.id), rule="MV-3.7.7-01", bay=called(bay))


BAY_CHECKS = (launch_capacity, carry_capacity, accepts_nothing)


def overloaded(fitted: Fitted, squadrons: Loads, *, where: str, whose: str) -> Iterator[Issue]:
    """The squadrons of a bay entry are no more than all its copies hold together. Rule MV-3.7.7-03."""
    aboard = sum(load.count for load in squadrons)
    room = fitted.bay.carry * fitted.fit.count
    if aboard > room:
        yield error(
            "overloaded-bay", where=where, rule="MV-3.7.7-03", owner=whose, bay=called(fitted.bay), count=aboard, room=room
        )


def not_accepted(
    bay: Bay, squadrons: Loads, starfighters: Mapping[str, Starfighter], *, where: str, whose: str
) -> Iterator[Issue]:
    """A bay holds squadron types that it accepts. Rule MV-3.7.7-03."""
    for name in dict.fromkeys(load.starfighter for load in squadrons if _refused(bay, load)):
        yield error(
            "squadron-not-accepted",
            where=where,
            rule="MV-3.7.7-03",
            owner=whose,
            bay=called(bay),
            squadron=called(starfighters[name]),
        )


def never_loaded(bay: Bay, squadrons: Loads, *, where: str, whose: str, reason: str) -> Iterator[Issue]:
    """Squadrons listed in the wrong place for the loadout kind of the bay are not aboard. Rule MV-3.0.1-15."""
    listed = sum(load.count for load in squadrons)
    if listed:
        yield note("idle-loadout", where=where, rule="MV-3.0.1-15", owner=whose, bay=called(bay), count=listed, reason=reason)


def _refused(bay: Bay, load: Load) -> bool:
    return bool(load.count) and load.starfighter not in bay.accepts


def overloaded_bays(design: Design) -> Iterator[Issue]:
    """A permanent loadout fits into its bays. Rule MV-3.7.7-03."""
    for fitted in _permanent(design):
        yield from overloaded(
            fitted, fitted.fit.squadrons, where=design.ref(fitted.section, fitted.fit.id), whose=design_called(design)
        )


def squadrons_not_accepted(design: Design) -> Iterator[Issue]:
    """A permanent loadout is of types that its bays accept. Rule MV-3.7.7-03."""
    for fitted in _permanent(design):
        where = design.ref(fitted.section, fitted.fit.id)
        squadrons = fitted.fit.squadrons
        yield from not_accepted(fitted.bay, squadrons, design.starfighters, where=where, whose=design_called(design))


def idle_loadouts(design: Design) -> Iterator[Issue]:
    """Only a permanent loadout is listed in the class. Rule MV-3.0.1-15."""
    for fitted in parts(design).bays:
        kind = fitted.fit.loadout
        if kind is not LoadoutKind.PERMANENT:
            where = design.ref(fitted.section, fitted.fit.id)
            squadrons = fitted.fit.squadrons
            yield from never_loaded(fitted.bay, squadrons, where=where, whose=design_called(design), reason=kind.value)


def _permanent(design: Design) -> Iterator[Fitted]:
    return (fitted for fitted in parts(design).bays if fitted.fit.loadout is LoadoutKind.PERMANENT)


LOADOUT_CHECKS = (overloaded_bays, squadrons_not_accepted, idle_loadouts)


class _Chosen(NamedTuple):
    fitted: Fitted
    squadrons: Loads
    where: str
    whose: str

    @property
    def is_loaded(self) -> bool:
        return self.fitted.fit.loadout is LoadoutKind.DOWNLOAD


def overloaded_downloads(fleet: Fleet) -> Iterator[Issue]:
    """A ship's own loadout fits into its bays. Rule MV-3.7.7-03."""
    for chosen in _chosen(fleet):
        if chosen.is_loaded:
            yield from overloaded(chosen.fitted, chosen.squadrons, where=chosen.where, whose=chosen.whose)


def downloads_not_accepted(fleet: Fleet) -> Iterator[Issue]:
    """A ship's own loadout is of types that its bays accept. Rule MV-3.7.7-03."""
    starfighters = definitions(fleet).starfighters
    for chosen in _chosen(fleet):
        if chosen.is_loaded:
            bay, squadrons = chosen.fitted.bay, chosen.squadrons
            yield from not_accepted(bay, squadrons, starfighters, where=chosen.where, whose=chosen.whose)


def idle_downloads(fleet: Fleet) -> Iterator[Issue]:
    """A ship chooses for the bays that its class leaves to each ship, and for no others. Rule MV-3.0.1-15."""
    for chosen in _chosen(fleet):
        if not chosen.is_loaded:
            bay, kind = chosen.fitted.bay, chosen.fitted.fit.loadout
            yield from never_loaded(bay, chosen.squadrons, where=chosen.where, whose=chosen.whose, reason=f"class_{kind}")


def _chosen(fleet: Fleet) -> Iterator[_Chosen]:
    for ship in fleet.ships:
        if ship.loadouts:
            fits = {fitted.fit.id: fitted for fitted in parts(design(fleet, fleet.ship_class(ship.ship_class))).bays}
            for loadout in ship.loadouts:
                yield _Chosen(fits[loadout.bay], loadout.squadrons, ship.ref("loadouts", loadout.bay), called(ship))


DOWNLOAD_CHECKS = (overloaded_downloads, downloads_not_accepted, idle_downloads)
