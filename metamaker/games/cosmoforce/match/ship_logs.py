"""Logs of ships: losses according to play states, successes in fights. The module implements `Logs` for the game."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from metamaker.core.display_names import called
from metamaker.core.elements.listing import with_fields
from metamaker.core.messages import words_in
from metamaker.core.ship_log import Fate, LogEntry
from metamaker.game_api.logs import Deeds, LoggedShip, Suffered
from metamaker.games.cosmoforce.battle.actions.events import Attacked
from metamaker.games.cosmoforce.battle.state import Ship as Fighter
from metamaker.games.cosmoforce.edits.structure import STRUCTURE, system_term
from metamaker.games.cosmoforce.model.attendance import present
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet, Ship
from metamaker.games.cosmoforce.play_state import PlayState, ShipState
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.stats.derived import derived
from metamaker.play.match import Match
from metamaker.play.story import Event


def ships(fleet: Fleet) -> tuple[LoggedShip, ...]:
    """Return the ships of all teams with their logs."""
    return tuple(
        LoggedShip(ship.ref(), called(ship), ship.design, called(team), ship.log) for team in fleet.teams for ship in team.ships
    )


def with_log(fleet: Fleet, ref: str, log: Sequence[LogEntry]) -> Fleet:
    """Return the document with another log of a ship. Raises EditProblem."""
    return with_fields(STRUCTURE, fleet, ref, log=tuple(log))


def suffered(fleet: Fleet, state: object, language: str) -> Mapping[str, Suffered]:
    """Return the losses of the ships that come."""
    if not isinstance(state, PlayState):
        return {}
    return {ship.ref(): _suffered(fleet, ship, state.ship(ship.id), language) for ship in present(fleet).ships}


def _suffered(fleet: Fleet, ship: Ship, state: ShipState | None, language: str) -> Suffered:
    if state is None:
        return Suffered(Fate.SURVIVED, 0)
    design, words = fleet.design(ship.design), words_in(GAME, language)
    numbers = derived(design, rules_of(fleet))
    boxes = sum(state.marks)
    dead = state.killed >= numbers.complement or all(
        state.marks_of(slot) >= held for slot, held in enumerate(numbers.boxes, 1) if held
    )
    crippled = 2 * boxes >= sum(numbers.boxes)
    fate = Fate.DESTROYED if dead else Fate.CRIPPLED if crippled else Fate.SURVIVED
    gone = Counter(
        system_term(kind, words)
        for slot, (kind, held) in enumerate(zip(design.slots, numbers.boxes, strict=True), 1)
        if kind is not None and held and state.marks_of(slot) >= held
    )
    return Suffered(fate, boxes, 0, tuple(name if count == 1 else f"{count} × {name}" for name, count in gone.items()))


def deeds(match: Match, events: Sequence[Event]) -> Sequence[Mapping[str, Deeds]]:
    """Return the hits of all ships, and the enemies that they eliminated, with their mass as points."""
    table: Any = match.table
    fighters: Sequence[Fighter] = table.bout.battle.ships
    hits: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Attacked):
            hits[event.ship] += event.hits
    killed: dict[int, list[int]] = {}
    for fighter in fighters:
        by = fighter.fate_by
        if not fighter.alive and 0 <= by < len(fighters) and fighters[by].side != fighter.side:
            killed.setdefault(by, []).append(fighter.plan.mass)
    found: list[dict[str, Deeds]] = []
    for side, force in enumerate(table.bout.forces):
        own = table.bout.ships(side)
        found.append(
            {
                ship.ref(): Deeds(
                    hits[fighter.number],
                    len(killed.get(fighter.number, [])),
                    float(sum(killed.get(fighter.number, []))),
                    None if fighter.alive else Fate.DESTROYED,
                )
                for ship, fighter in zip(force.ships, own, strict=False)
            }
        )
    return found
