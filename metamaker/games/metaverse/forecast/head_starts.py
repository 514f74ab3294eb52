"""Head starts of fleets: battles that count the lead in points, and the change that gives a fleet its head start."""

from collections.abc import Sequence

from metamaker.game_api.odds import Change
from metamaker.game_api.play import HeadStart
from metamaker.games.metaverse.battle.ai import self_play
from metamaker.games.metaverse.battle.score import points
from metamaker.games.metaverse.battle.turn.engine import DRAW
from metamaker.games.metaverse.encounters.rolling import SIDES
from metamaker.games.metaverse.forecast.applied_changes import Payload, Recipe, meetings_of, payload_of
from metamaker.games.metaverse.forecast.forecast import told_apart
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model import encounter
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.play.results import Duel, Outcome


def head_start(forces: Sequence[Fleet], given: HeadStart) -> Change:
    """Return the change that gives a fleet points at the beginning. It changes neither fleets nor values."""
    fleet = told_apart(forces[0], forces[1])[given.side]
    head_start = encounter.HeadStart(side=SIDES[given.side], points=given.points, from_turn=given.from_turn)
    text = message("odds-head_start", fleet=fleet, points=given.points, turn=given.from_turn)
    return Change("head_start", text, Recipe(head_start=head_start), 0.0, 0.0, 0.0)


def leads(forces: Sequence[Fleet], captains: Sequence[str]) -> Duel:
    """Return the unchanged match-up ready for many battles that count the final leads of the first fleet."""
    names = " and ".join(fleet.name for fleet in forces)
    return Duel(fight, payload_of(forces, Recipe(), captains), f"{names} leads")


def fight(payload: Payload, seed: int, _mirrored: bool, /) -> Outcome:
    """Fight one battle. The label of the only count is the final lead of the first fleet in points, and the last turn.

    The seed decides whether the sides exchange their dice. So all battles are independent, unlike pairs with the same dice.
    """
    meetings, mirrored = meetings_of(payload), bool(seed & 1)
    match = meetings.swapped if mirrored else meetings.straight
    battle, captains = self_play.lined_up(match, seed, mirrored=mirrored, telling=False)
    result = self_play.decided(battle, captains)
    one, other = points(battle.table)
    lead = other - one if mirrored else one - other
    return Outcome(None if result == DRAW else result ^ int(mirrored), battle.table.turn, ((f"{lead} {battle.table.turn}", 1),))
