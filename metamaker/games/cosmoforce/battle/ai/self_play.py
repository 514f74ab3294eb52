"""Battles between captains, from the first decision to the outcome, and survival from the first fight to the last ship."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from metamaker.core.memo import memo_by
from metamaker.core.messages import ENGLISH, said
from metamaker.games.cosmoforce.battle.ai.registry import captain
from metamaker.games.cosmoforce.battle.start import Entrant, Side, begun
from metamaker.games.cosmoforce.battle.state import DRAW, NOBODY, Battle, Plan, Ship
from metamaker.games.cosmoforce.battle.survival import Campaign, Score
from metamaker.games.cosmoforce.battle.turn.engine import advanced, pending
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.rules.editions import ROSTER, PlayedRules
from metamaker.play.decision import Player
from metamaker.play.dice import SeededDice
from metamaker.play.results import Fate, Outcome

Captains = Sequence[Player]


class Combatant(NamedTuple):
    """A ship of a contestant: its name and design; `given_speed` in hundredths for a threat, otherwise -1 (CF-THR-05)."""

    name: str
    design: Design
    given_speed: int = -1


class Contestant(NamedTuple):
    """A side: its name, its ships, and the name of its captain (`roster.CAPTAINS`)."""

    name: str
    ships: tuple[Combatant, ...]
    captain: str = "plain"


class Match(NamedTuple):
    """Two contestants, their rules, and the language for the fates of their ships."""

    contestants: tuple[Contestant, Contestant]
    rules: PlayedRules = ROSTER
    language: str = ENGLISH


@memo_by
def planned(design: Design, by: tuple[PlayedRules, int]) -> Plan:
    """Return the plan of a design by these rules and this given speed, made once for all battles."""
    rules, given_speed = by
    return Plan(design, rules, given_speed)


def entered(contestant: Contestant, rules: PlayedRules) -> Side:
    """Return a contestant as a side of a battle."""
    ships = tuple(Entrant(ship.name, planned(ship.design, (rules, ship.given_speed))) for ship in contestant.ships)
    return Side(contestant.name, ships)


def lined_up(match: Match, seed: int, *, mirrored: bool = False, telling: bool = True) -> tuple[Battle, Captains]:
    """Return the battle of a match with this seed at its beginning, and its captains.

    `mirrored`: contestant 1 has side 0. Seeds of captains belong to sides: random captains change theirs with the side.
    """
    order = match.contestants[::-1] if mirrored else match.contestants
    sides = [entered(contestant, match.rules) for contestant in order]
    battle = begun(sides, SeededDice(seed), match.rules, telling=telling)
    return battle, [captain(contestant.captain, seed, side) for side, contestant in enumerate(order)]


def decided(battle: Battle, captains: Captains) -> int:
    """Play a battle to its end and return the side that won, DRAW for neither. Answers are trusted, as `advanced` does."""
    pending(battle)
    while battle.open is not None:
        decision = battle.open
        advanced(battle, captains[decision.ship.side].answer(decision))
    return battle.result


def fight(match: Match, seed: int, mirrored: bool, /) -> Outcome:
    """Fight one battle of a match: a `Fight` of `metamaker.play.simulation`."""
    battle, captains = lined_up(match, seed, mirrored=mirrored, telling=False)
    decided(battle, captains)
    return outcome(battle, mirrored=mirrored, language=match.language)


def outcome(battle: Battle, *, mirrored: bool, language: str = ENGLISH) -> Outcome:
    """Return the outcome of a battle by contestants: the winner, the round, the causes of losses, the fates of all."""
    counts: dict[str, int] = {}
    fates: dict[Fate, int] = {}
    for ship in battle.ships:
        end = _end("survived" if ship.alive else ship.fate, language)
        fate = Fate(ship.side ^ int(mirrored), ship.plan.name, end)
        fates[fate] = fates.get(fate, 0) + 1
        if not ship.alive:
            label = _loss(battle, ship, mirrored, language)
            counts[label] = counts.get(label, 0) + 1
    winner = None if battle.result == DRAW else battle.result ^ int(mirrored)
    return Outcome(winner, battle.round, tuple(sorted(counts.items())), tuple(sorted(fates.items())))


def _loss(battle: Battle, ship: Ship, mirrored: bool, language: str) -> str:
    """Return how a ship was lost, in words."""
    is_alone = ship.fate_by in {NOBODY, ship.number}
    by = "nobody" if is_alone else _called(battle.ships[ship.fate_by], mirrored=mirrored)
    return _lost(_called(ship, mirrored=mirrored), ship.fate, by, language)


@lru_cache(maxsize=500)
def _lost(ship: str, cause: str, by: str, language: str) -> str:
    return said(message("story-lost", ship=ship, cause=message("names-cause", cause=cause), by=by), language)


@cache
def _end(cause: str, language: str) -> str:
    return said(message("names-cause", cause=cause), language)


def _called(ship: Ship, *, mirrored: bool) -> str:
    return f"{'AB'[ship.side ^ int(mirrored)]} {ship.plan.name}"


MOST_FIGHTS = 1000
"""So that every run ends, however lucky. Threats grow by one in three fights, and in such a fight there would be over 300."""


class Run(NamedTuple):
    """The result of a run: the number of survived fights, and the score of the ships."""

    fights: int
    scores: tuple[Score, ...]


def survived(campaign: Campaign, captains: Captains) -> Run:
    """Play a campaign to its end; captains are those of the group and of the threats. Rules CF-MODE-04, CF-MODE-09."""
    while not campaign.is_over and campaign.fights < MOST_FIGHTS:
        battle = campaign.next_fight(telling=False)
        decided(battle, captains)
        campaign.settle(battle)
    return Run(campaign.fights, campaign.scores())
