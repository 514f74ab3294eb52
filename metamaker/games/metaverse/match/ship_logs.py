"""Logs of ships: losses according to play states, successes in matches. The module implements `Logs` for the game."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from metamaker.core.display_names import called
from metamaker.core.elements.listing import with_fields
from metamaker.core.ids import element_id, ref
from metamaker.core.messages import words_in
from metamaker.core.ship_log import Fate, LogEntry
from metamaker.game_api.logs import Deeds, LoggedShip, Suffered
from metamaker.games.metaverse.battle.fire.events import SensorRolled
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.vocabulary import element_title
from metamaker.games.metaverse.match.damaged import fighting
from metamaker.games.metaverse.model.attendance import present
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.section import layers
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.play_state import Flag, PlayState, ShipState
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.play.match import Match
from metamaker.play.story import Event

_FATES = {
    Status.AWAY: Fate.DISENGAGED,
    Status.RETREATED: Fate.DISENGAGED,
    Status.BROKEN: Fate.DISENGAGED,
    Status.DESTROYED: Fate.DESTROYED,
}


def ships(fleet: Fleet) -> tuple[LoggedShip, ...]:
    """Return all ships with their logs."""
    return tuple(LoggedShip(each.ref(), called(each), each.ship_class, fleet.name, each.log) for each in fleet.ships)


def with_log(fleet: Fleet, ref: str, log: Sequence[LogEntry]) -> Fleet:
    """Return the fleet with another log of a ship. Raises EditProblem."""
    return with_fields(STRUCTURE, fleet, ref, log=tuple(log))


def suffered(fleet: Fleet, state: object, language: str) -> Mapping[str, Suffered]:
    """Return the losses of the ships that come."""
    coming = present(fleet)
    if not isinstance(state, PlayState):
        return {}
    left = fighting(coming, state)
    return {ship.ref(): _suffered(fleet, ship, state.ship(ship.id), ship.ref() in left, language) for ship in coming.ships}


def _suffered(fleet: Fleet, ship: Ship, state: ShipState, fights: bool, language: str) -> Suffered:
    standing = fleet.ship_class(ship.ship_class).sections.standing()
    whole = sum(layer.hull_hits for _, section in standing for layer in layers(section))
    boxes = sum(sum(state.losses[name].hull_hits) for name, _ in standing)
    if state.departure is not None:
        fate = Fate.DISENGAGED
    elif not fights:
        fate = Fate.DESTROYED
    else:
        fate = Fate.CRIPPLED if 2 * boxes >= whole else Fate.SURVIVED
    strengths = {ref("starfighters", kind.id): kind.strength for kind in fleet.starfighters}
    lost = (each.strength_lost >= strengths[each.squadron.partition("#")[0]] for each in state.squadrons)
    return Suffered(fate, boxes, sum(lost), tuple(_scars(fleet, state, language)))


def _scars(fleet: Fleet, state: ShipState, language: str) -> Iterator[str]:
    """Yield the destroyed systems of a ship by name, with the number of copies from two on."""
    words = words_in(GAME, language)
    places = Counter(each.system.partition("#")[0] for each in state.systems if Flag.DESTROYED in each.flags)
    for place, count in places.items():
        of = STRUCTURE.find(fleet, place)
        automatic = f"outputs-text-part-{element_id(place)}"  # reactors and life support are not elements
        name = element_title(of, words) if of is not None else words.text(automatic, rating="").strip()
        yield name if count == 1 else f"{count} × {name}"


def deeds(match: Match, events: Sequence[Event]) -> Sequence[Mapping[str, Deeds]]:
    """Return the hits of all ships with their own weapons, and the enemies that they destroyed."""
    table: Any = match.table
    vessels: Sequence[Vessel] = table.battle.table.vessels
    hits: Counter[str] = Counter()
    for event in events:
        if isinstance(event, SensorRolled) and event.hit:
            hits[event.ship] += len(event.weapons)
    values = [{entry.ship.id: entry.combat_value for entry in fleet_stats(force).ships} for force in table.forces]
    killed: dict[int, list[float]] = {}
    for vessel in vessels:
        by = None if vessel.fate is None or vessel.status is not Status.DESTROYED else vessel.fate.by
        if by is not None and 0 <= by < len(vessels) and vessels[by].side != vessel.side:
            killed.setdefault(by, []).append(values[vessel.side][vessel.ship.id])
    sides: list[dict[str, Deeds]] = [{}, {}]
    for vessel in vessels:
        lost = killed.get(vessel.number, [])
        found = Deeds(hits[vessel.key], len(lost), sum(lost), _FATES.get(vessel.status))
        sides[vessel.side][vessel.ship.ref()] = found
    return sides
