"""Duels of two fleets: from lines face to face, or from an encounter, in which both sides exchange their dice."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from metamaker.games.metaverse.battle.ai import self_play
from metamaker.games.metaverse.battle.start import Setup, meeting
from metamaker.games.metaverse.model.encounter import Encounter, HeadStart
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.play.results import Duel, Outcome

_SIGN_BYTES = 8
"""Long enough that no two encounters share their dice in practice."""


class Meetings(NamedTuple):
    """A match from an encounter, and the same with exchanged sides and unchanged places."""

    straight: self_play.Match
    swapped: self_play.Match


def fight(met: Meetings, seed: int, mirrored: bool, /) -> Outcome:
    """Fight one battle from an encounter. `mirrored`: the sides exchange their dice, and all ships keep their places."""
    return self_play.fight(met.swapped if mirrored else met.straight, seed, mirrored)


def duel(forces: Sequence[Fleet], captains: Sequence[str], encounter: Encounter | None) -> Duel:
    """Return two fleets under their captains, ready for many battles."""
    usual = self_play.duel(forces, captains)
    if encounter is None:
        return usual
    payload = meetings(usual.payload, encounter)
    sign = blake2b(encounter.model_dump_json().encode(), digest_size=_SIGN_BYTES).hexdigest()
    # An encounter gives both sides their own places, so a fleet against itself has two sides too.
    return Duel(fight, payload, f"{usual.match_up} from {sign}")


def meetings(match: self_play.Match, encounter: Encounter) -> Meetings:
    """Return a match that begins with an encounter."""
    setup = meeting(encounter, Setup())
    places = tuple((_other_side(key), place) for key, place in setup.places)
    swapped = setup._replace(places=places, head_start=_of_other_side(setup.head_start))
    return Meetings(match._replace(setup=setup), match._replace(setup=swapped))


def _of_other_side(head_start: HeadStart | None) -> HeadStart | None:
    """Return a head start for the other side, because it goes with its fleet."""
    return None if head_start is None else head_start.with_(side="b" if head_start.side == "a" else "a")


def _other_side(key: str) -> str:
    return ("b" if key[0] == "a" else "a") + key[1:]
