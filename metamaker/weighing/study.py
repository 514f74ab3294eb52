"""What is weighed: ships and the field that they meet, each ship once, and what a slot of one may hold."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from metamaker.battle.ladder import Pairing, pairings
from metamaker.battle.many.fought import Bout
from metamaker.fighting import Choice, Scales, Weighed


class Study(NamedTuple):
    """What is weighed: ships, the field, and what a slot of `ship` may hold, if that is the question.

    `twins` are names that were left out, each with that of the same ship under another name. `is_apart`: only who is weighed
    meets the field, which does not meet itself, so that nobody of it can be given a place.
    """

    given: tuple[Weighed, ...]
    field: tuple[Weighed, ...]
    twins: tuple[tuple[str, str], ...] = ()
    ship: Weighed | None = None
    choices: tuple[Choice, ...] = ()
    is_apart: bool = False

    @property
    def everybody(self) -> Mapping[str, Weighed]:
        """All ships by their signs: the field, then those that are weighed."""
        return {ship.sign: ship for ship in (*self.field, *self.given)}

    @property
    def opponents(self) -> tuple[str, ...]:
        """The signs of the field."""
        return tuple(ship.sign for ship in self.field)

    @property
    def pairs(self) -> tuple[Pairing, ...]:
        """Who meets whom."""
        entered = [ship.sign for ship in self.given] if self.is_apart else list(self.everybody)
        return pairings(entered, self.opponents)


def against_field(ships: Sequence[Weighed], field: Sequence[Weighed]) -> Study:
    """Return the study of ships against a field of others."""
    given, twins = different(ships)
    return Study(given, different(field)[0], twins)


def strength_of(ship: Weighed, field: Sequence[Weighed]) -> Study:
    """Return the study of one ship against a field, whose own places nobody asks for."""
    return Study((ship,), different(field)[0], ship=ship, is_apart=True)


def among_themselves(ships: Sequence[Weighed]) -> Study:
    """Return the study of ships against each other."""
    given, twins = different(ships)
    return Study(given, given, twins)


def of_slot(ship: Weighed, choices: Sequence[Choice], field: Sequence[Weighed]) -> Study:
    """Return the study of what a slot of a ship may hold, against a field."""
    return Study(tuple(choice.ship for choice in choices), different(field)[0], (), ship, tuple(choices), is_apart=True)


def different(ships: Sequence[Weighed]) -> tuple[tuple[Weighed, ...], tuple[tuple[str, str], ...]]:
    """Return ships of which no two are the same, and the names of the others with those of their twins."""
    first: dict[str, Weighed] = {}
    twins: list[tuple[str, str]] = []
    for ship in ships:
        one = first.setdefault(ship.sign, ship)
        if one is not ship and one.name != ship.name:
            twins.append((ship.name, one.name))
    return tuple(first.values()), tuple(twins)


def bouts(scales: Scales[Any], study: Study, pairs: Sequence[Pairing], captain: str) -> tuple[Bout, ...]:
    """Return some of the pairs of a study as series of battles in which sides change, all led by such a captain."""
    ships = study.everybody
    duels = [scales.meeting(ships[one], ships[other], captain) for one, other in pairs]
    return tuple(Bout(duel.fight, duel.payload, duel.match_up, mirrored=True) for duel in duels)


def protocol(seed: int) -> str:
    """Return what names the battles that weigh with a seed: wherever they are asked for, they are the same ones."""
    return f"balance {seed}"
