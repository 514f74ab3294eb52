"""Terrain for tests: one thing of a kind, and ships under way beside it."""

from metamaker.games.metaverse.battle.state.battle import TABLE_CM, Battle
from metamaker.games.metaverse.battle.state.ground import Feature
from metamaker.games.metaverse.model.terrain import Disc, Everywhere, Shape, Terrain, TerrainKind, Wind


def disc(diameter_cm: float, x_cm: float = 0, y_cm: float = 0) -> Disc:
    return Disc(x_cm=x_cm, y_cm=y_cm, diameter_cm=diameter_cm)


def feature(kind: str, shape: Shape | None = None, wind: Wind | None = None) -> Feature:
    """Return a thing of a kind, everywhere if it has no shape."""
    return Feature(Terrain(id="thing", kind=TerrainKind(kind), shape=shape or Everywhere(), wind=wind), TABLE_CM)


def lies(battle: Battle, *things: Feature) -> Battle:
    """Put things on the table of a battle."""
    battle.table.terrain = list(things)
    return battle
