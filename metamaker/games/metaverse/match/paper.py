"""Games on paper. The module is the Paper of the game."""

from typing import NamedTuple

from metamaker.core.memo import memo
from metamaker.game_api.paper_games import CrossedOff
from metamaker.games.metaverse.battle.ai.self_play import line
from metamaker.games.metaverse.battle.score import Boxes
from metamaker.games.metaverse.battle.starfighters.deployment import brought
from metamaker.games.metaverse.match.damaged import fighting
from metamaker.games.metaverse.match.on_paper import arcs, blast, critical, parts, repair, repairs
from metamaker.games.metaverse.match.turn_on_paper import hits, next_turn, questions
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.play_state import Departure, PlayState, ShipState

__all__ = [
    "arcs",
    "blast",
    "critical",
    "crossed_off",
    "fighting",
    "hits",
    "next_turn",
    "parts",
    "questions",
    "repair",
    "repairs",
]


class _Whole(NamedTuple):
    """The boxes of an undamaged fleet: the hull of each ship by its id, and the strength of all squadrons."""

    hulls: dict[str, int]
    strength: int


@memo
def _whole(fleet: Fleet) -> _Whole:
    entrants = line(fleet, fleet.mass_factor)
    hulls = {each.ship.id: sum(plan.hull_hits for plan in each.blueprint.sections) for each in entrants}
    aboard = sum(loaded.plan.strength for each in entrants for loaded in each.squadrons)
    return _Whole(hulls, aboard + sum(each.plan.strength * each.entry.count for each in brought(fleet)))


def crossed_off(fleet: Fleet, state: PlayState) -> CrossedOff:
    """Return the crossed-off boxes of a fleet, and the points that they give the enemy. Rules MV-4.1.0-02, -03.

    All boxes of lost ships count. Squadrons count as their strength is crossed off: sheets do not show
    which of them were aboard a lost ship.
    """
    hulls, strength = _whole(fleet)
    there = set(fighting(fleet, state))
    lost = 0
    for ship in fleet.ships:
        found = state.ship(ship.id)
        is_gone = ship.ref() not in there and found.departure is not Departure.JUMP
        lost += hulls[ship.id] if is_gone else min(hulls[ship.id], _hull_lost(found))
    squadrons = [*state.squadrons, *(each for ship in state.ships for each in ship.squadrons)]
    boxes = Boxes(lost + min(strength, sum(each.strength_lost for each in squadrons)), sum(hulls.values()) + strength)
    return CrossedOff(boxes.lost, boxes.whole, boxes.percent)


def _hull_lost(state: ShipState) -> int:
    return sum(sum(state.losses[name].hull_hits) for name in SectionName)
