"""Battles between captains, from the first decision to the outcome; many of them by `metamaker.battle.many`."""

from collections.abc import Iterator
from typing import NamedTuple

from metamaker.battle.dice import SeededDice
from metamaker.battle.outcome import Outcome
from metamaker.core.memo import memo_by
from metamaker.games.metaverse.battle.captains.captain import Captain
from metamaker.games.metaverse.battle.captains.fates import fates, losses
from metamaker.games.metaverse.battle.captains.roster import captain
from metamaker.games.metaverse.battle.engine import DRAW, apply, pending
from metamaker.games.metaverse.battle.start import Entry, Setup, begun, entries, shared_mass_factor
from metamaker.games.metaverse.battle.state.battle import Battle, Event
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import MassFactorFormula

Captains = tuple[Captain, Captain]


class Contestant(NamedTuple):
    """A fleet, and the name of the captain who leads it (`roster.CAPTAINS`)."""

    fleet: Fleet
    captain: str


class Match(NamedTuple):
    """Two contestants, and how their battles begin; `itself`: both are the same, and losses are not told apart by side."""

    contestants: tuple[Contestant, Contestant]
    setup: Setup = Setup()
    itself: bool = False


def played(battle: Battle, captains: Captains) -> Iterator[list[Event]]:
    """Yield what happens from answer to answer until the battle is over.

    Raises IllegalAnswer if a captain answers illegally.
    """
    while True:
        decisions = pending(battle)
        if not decisions:
            break
        yield apply(battle, [captains[decision.side].answer(decision) for decision in decisions])
    if battle.events:
        events, battle.events = battle.events, []
        yield events


def decided(battle: Battle, captains: Captains) -> int:
    """Play a battle to its end and return the side that won, DRAW for neither."""
    for _ in played(battle, captains):
        pass
    return DRAW if battle.result is None else battle.result


@memo_by
def line(fleet: Fleet, mass_factor: MassFactorFormula) -> tuple[Entry, ...]:
    """Return the ships of a fleet as they fight, made once for all battles of the fleet."""
    return entries(fleet, mass_factor)


def lined_up(match: Match, seed: int, *, mirrored: bool = False, telling: bool = True) -> tuple[Battle, Captains]:
    """Return the battle of a match with this seed at its beginning, and its captains.

    `mirrored`: contestant 1 has side 0. Whoever has a side has its dice: captains of chance change theirs with it.
    """
    first, second = reversed(match.contestants) if mirrored else match.contestants
    mass_factor = shared_mass_factor(first.fleet, second.fleet)
    sides = line(first.fleet, mass_factor), line(second.fleet, mass_factor)
    names = first.fleet.name, second.fleet.name
    battle = begun(sides, names, SeededDice(seed), match.setup, telling=telling)
    return battle, (captain(first.captain, seed, 0), captain(second.captain, seed, 1))


def fight(match: Match, seed: int, mirrored: bool, /) -> Outcome:
    """Fight one battle of a match: a `Fight` of `metamaker.battle.many`."""
    battle, captains = lined_up(match, seed, mirrored=mirrored, telling=False)
    return outcome(battle, decided(battle, captains), mirrored=mirrored, itself=match.itself)


def outcome(battle: Battle, result: int, *, mirrored: bool, itself: bool = False) -> Outcome:
    """Return what came of a battle, told by contestants: who won, when, what killed whom, what became of all."""
    winner = None if result == DRAW else result ^ int(mirrored)
    lost, ended = losses(battle, mirrored=mirrored, itself=itself), fates(battle, mirrored=mirrored)
    return Outcome(winner, battle.table.turn, lost, ended)
