"""Maps made ready for many games between captains."""

from collections.abc import Sequence

from metamaker.core.errors import FileProblem
from metamaker.games.cosmos_commanders.battle.ai.self_play import Contest, Melee, fight, fight_all
from metamaker.games.cosmos_commanders.geometry.boards import board, untyped
from metamaker.games.cosmos_commanders.map_generator.generator import with_types
from metamaker.games.cosmos_commanders.messages import message
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.games.cosmos_commanders.rules.board import Plan
from metamaker.play.results import Duel

ROLLED = 12
"""The number of boards with different types, played in turn if the types of a map are rolled."""


def plans(star_map: StarMap) -> tuple[Plan, ...]:
    """Return the boards to play on: the map, or several boards of it if its types are rolled. Raises FileProblem."""
    maps = [with_types(star_map, seed) for seed in range(ROLLED)] if untyped(star_map) else [star_map]
    found = tuple(board(each) for each in maps)
    if not all(each.gap for each in found):
        raise FileProblem("", "systems", message("play-no-homes", count=star_map.players))
    return tuple(each.plan for each in found)


def melee_of(star_map: StarMap, captains: Sequence[str]) -> Duel:
    """Return a captain for each player of a map, ready for many games that count winners. Raises FileProblem."""
    names = " ".join(system.id for system in star_map.systems)
    match_up = f"{star_map.name or names} {star_map.players}: {' '.join(captains)}"
    return Duel(fight_all, Melee(plans(star_map), tuple(captains)), match_up)


def contest_of(star_map: StarMap, captains: Sequence[str]) -> Duel:
    """Return a captain against all others on a map, ready for many games. Raises FileProblem."""
    one, other = captains
    names = " ".join(system.id for system in star_map.systems)
    match_up = f"{star_map.name or names} {star_map.players}: {one} {other}"
    is_itself = one == other and star_map.players == len(captains)
    return Duel(fight, Contest(plans(star_map), (one, other)), match_up, is_itself)
