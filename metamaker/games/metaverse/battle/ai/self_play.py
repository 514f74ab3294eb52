"""Battles between captains, from the first decision to the outcome, with the fates of ships as texts to count."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from metamaker.core.memo import memo, memo_by
from metamaker.core.messages import ENGLISH, language_in_force, said
from metamaker.games.metaverse.battle.ai.registry import captain
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.starfighters.deployment import Brought, brought
from metamaker.games.metaverse.battle.start import Entrant, Setup, begun, entries, shared_mass_factor
from metamaker.games.metaverse.battle.state.battle import Battle, Event
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Status, Vessel
from metamaker.games.metaverse.battle.turn.engine import DRAW, advanced, apply, pending
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import MassFactorFormula
from metamaker.play.decision import Player
from metamaker.play.dice import SeededDice
from metamaker.play.results import Duel, Fate, Outcome

ENDS: Final = {Status.DESTROYED: "destroyed", Status.RETREATED: "retreated", Status.BROKEN: "broken"}
"""Statuses of lost ships; all others have survived, including those in a jump."""

CAUSES: Final = frozenset({"ram", "strain", "ftl attack", "ftl drive", "critical", "detonation", "blast"})
"""Causes of loss other than weapons: the words of `damage.hull.Cause`."""

SIDES: Final = ("A ", "B ")
NO_SIDES: Final = ("", "")
"""Prefixes of classes; none for a fleet that fights itself, where sides have no meaning."""


def losses(battle: Battle, *, mirrored: bool, itself: bool, language: str = ENGLISH) -> tuple[tuple[str, int], ...]:
    """Return the losses of a battle in alphabetical order, each with its number of ships.

    Ships are named by contestant and class, `A Fathom`; by class only if a fleet fights `itself`.
    """
    signs = NO_SIDES if itself else SIDES[::-1] if mirrored else SIDES
    labels: dict[str, int] = {}
    for vessel in battle.table.vessels:
        if label := _loss(battle, vessel, signs, language):
            labels[label] = labels.get(label, 0) + 1
    return tuple(sorted(labels.items()))


def fates(battle: Battle, *, mirrored: bool, language: str = ENGLISH) -> tuple[tuple[Fate, int], ...]:
    """Return the fates of all ships by contestant and class, each with the number of its ships."""
    counts: dict[Fate, int] = {}
    for vessel in battle.table.vessels:
        end = _end(ENDS.get(vessel.status, "survived"), language)
        fate = Fate(vessel.side ^ int(mirrored), vessel.blueprint.name, end)
        counts[fate] = counts.get(fate, 0) + 1
    return tuple(sorted(counts.items()))


def _loss(battle: Battle, vessel: Vessel, signs: tuple[str, ...], language: str) -> str:
    """Return the loss of a ship in words; empty if it was not lost."""
    who, fate = _called(vessel, signs), vessel.fate
    if vessel.status is Status.RETREATED:
        return _way("retreats", who, "", "", language)
    if vessel.status is Status.BROKEN:
        return _way("breaks_off", who, "", "", language)
    if vessel.status is not Status.DESTROYED:
        return ""
    if fate is None:
        return _way("lost", who, "", "", language)
    if fate.by in {NOBODY, vessel.number}:
        return _way("lost_to", who, fate.weapon or fate.cause, "", language)
    return _way("lost_to_of", who, fate.weapon or fate.cause, _called(battle.table.vessels[fate.by], signs), language)


@lru_cache(maxsize=500)
def _way(way: str, ship: str, cause: str, by: str, language: str) -> str:
    named = message("fate-cause", cause=cause.replace(" ", "_") if cause in CAUSES else cause)
    values = {"ship": ship, **({"cause": named} if cause else {}), **({"by": by} if by else {})}
    return said(message(f"fate-{way}", **values), language)


@cache
def _end(end: str, language: str) -> str:
    return said(message("fate-end", end=end), language)


def _called(vessel: Vessel, signs: tuple[str, ...]) -> str:
    return f"{signs[vessel.side]}{vessel.blueprint.name}"


Captains = tuple[Player, Player]


class Contestant(NamedTuple):
    """A fleet and the name of its captain, a key of `CAPTAINS`."""

    fleet: Fleet
    captain: str


class Match(NamedTuple):
    """Two contestants and the set-up of their battles.

    `itself`: both are the same, and losses do not name the side. `language`: the language of the fates.
    """

    contestants: tuple[Contestant, Contestant]
    setup: Setup = Setup()
    itself: bool = False
    language: str = ENGLISH


def played(battle: Battle, captains: Captains) -> Iterator[list[Event]]:
    """Yield the events after each round of answers until the battle is over.

    Raises IllegalAnswer if a captain answers illegally.
    """
    while True:
        decisions = pending(battle)
        if not decisions:
            break
        yield apply(battle, _answers(decisions, captains))
    if battle.events:
        events, battle.events = battle.events, []
        yield events


def _answers(decisions: Sequence[Decision], captains: Captains) -> list[Answer]:
    return [captains[decision.side].answer(decision) for decision in decisions]


def decided(battle: Battle, captains: Captains) -> int:
    """Play a battle to its end and return the winning side, or DRAW. Raises IllegalAnswer as `played` does."""
    for _ in played(battle, captains):
        pass
    return DRAW if battle.result is None else battle.result


def decided_on_trust(battle: Battle, captains: Captains) -> int:
    """Play a battle to its end without checking the answers, and return the winning side, or DRAW."""
    while decisions := pending(battle):
        advanced(battle, _answers(decisions, captains))
    return DRAW if battle.result is None else battle.result


@memo_by
def line(fleet: Fleet, mass_factor: MassFactorFormula) -> tuple[Entrant, ...]:
    """Return the ships of a fleet as they fight, made once for all battles of the fleet."""
    return entries(fleet, mass_factor)


@memo
def _independents(fleet: Fleet) -> tuple[Brought, ...]:
    """Return the squadrons of a fleet that come without a carrier, made once for all its battles."""
    return brought(fleet)


def lined_up(match: Match, seed: int, *, mirrored: bool = False, telling: bool = True) -> tuple[Battle, Captains]:
    """Return a new battle of a match with this seed, and its captains.

    `mirrored`: contestant 1 has side 0. Dice belong to sides: random captains exchange theirs with the side.
    """
    first, second = reversed(match.contestants) if mirrored else match.contestants
    mass_factor = shared_mass_factor(first.fleet, second.fleet)
    sides = line(first.fleet, mass_factor), line(second.fleet, mass_factor)
    names = first.fleet.name, second.fleet.name
    alone = _independents(first.fleet), _independents(second.fleet)
    battle = begun(sides, names, SeededDice(seed), match.setup, telling=telling, independents=alone)
    return battle, (captain(first.captain, seed, 0), captain(second.captain, seed, 1))


def fight(match: Match, seed: int, mirrored: bool, /) -> Outcome:
    """Fight one battle of a match: a `Fight` of `metamaker.play.simulation`."""
    battle, captains = lined_up(match, seed, mirrored=mirrored, telling=False)
    result = decided_on_trust(battle, captains)
    return outcome(battle, result, mirrored=mirrored, itself=match.itself, language=match.language)


def outcome(battle: Battle, result: int, *, mirrored: bool, itself: bool = False, language: str = ENGLISH) -> Outcome:
    """Return the outcome of a battle by contestant: winner, last turn, losses and fates."""
    winner = None if result == DRAW else result ^ int(mirrored)
    lost = losses(battle, mirrored=mirrored, itself=itself, language=language)
    ended = fates(battle, mirrored=mirrored, language=language)
    return Outcome(winner, battle.table.turn, lost, ended)


def duel(forces: Sequence[Fleet], captains: Sequence[str]) -> Duel:
    """Return two forces under their captains, ready for many battles."""
    one, other = (Contestant(fleet, name) for fleet, name in zip(forces, captains, strict=True))
    ships = [",".join(ship.id for ship in fleet.ships) for fleet in forces]
    sides = [f"{fleet.name}:{line}:{name}" for fleet, line, name in zip(forces, ships, captains, strict=True)]
    itself = one == other
    return Duel(fight, Match((one, other), itself=itself, language=language_in_force()), " ".join(sides), itself)
