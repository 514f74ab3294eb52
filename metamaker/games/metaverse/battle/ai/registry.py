"""Metaverse's computer captains by name."""

from typing import Final

from metamaker.game_api.captains import Captains
from metamaker.games.metaverse.battle.ai.admiral import Admiral
from metamaker.games.metaverse.battle.ai.careful import Careful
from metamaker.games.metaverse.battle.ai.plain import Plain
from metamaker.games.metaverse.battle.ai.random_captain import Chance
from metamaker.games.metaverse.messages import message
from metamaker.play.decision import Player
from metamaker.play.dice import SeededDice
from metamaker.play.simulation.batches import seed_of

CAPTAINS: Final = Captains[Player](
    {
        "chance": lambda seed, side: Chance(SeededDice(seed_of("captain", "ab"[side], seed))),
        "plain": lambda *_: Plain(),
        "careful": lambda *_: Careful(),
        "admiral": lambda *_: Admiral(),
    },
    usual="plain",
    hint=lambda name: message(f"window-captain-{name}-hint"),
)

captain = CAPTAINS.captain
