"""The panels for the game's own decisions in a match, by decision type."""

from functools import partial

from metamaker.app.cosmoclysm.play.board_panel import Memory
from metamaker.app.cosmoclysm.play.move_panel import MovePanel
from metamaker.app.cosmoclysm.play.place_panels import DicePanel, PlacePanel, WormholePanel
from metamaker.app.play.orders.order_panel import Panels
from metamaker.games.cosmoclysm.battle.decisions import Dice, Fly, Move, MoveOut, PlaceShip, PlaceWormhole


def panels() -> Panels:
    """Return the panels for a match, which remember the last choices."""
    memory = Memory()
    of_moves = {each.kind: partial(MovePanel, memory) for each in (Move, Fly, MoveOut)}
    return {
        **of_moves,
        PlaceShip.kind: partial(PlacePanel, memory),
        PlaceWormhole.kind: partial(WormholePanel, memory),
        Dice.kind: partial(DicePanel, memory),
    }
