"""Cosmoforce's computer captains by name."""

from metamaker.game_api.captains import Captains, captain_dice
from metamaker.games.cosmoforce.battle.ai.careful import Careful
from metamaker.games.cosmoforce.battle.ai.plain import Plain
from metamaker.games.cosmoforce.battle.ai.random_captain import Chance
from metamaker.games.cosmoforce.messages import message
from metamaker.play.decision import Player

CAPTAINS = Captains[Player](
    {
        "chance": lambda seed, side: Chance(captain_dice(seed, side)),
        "plain": lambda *_: Plain(),
        "careful": lambda seed, side: Careful(captain_dice(seed, side)),
    },
    usual="plain",
    hint=lambda name: message(f"window-captain-{name}-hint"),
)

captain = CAPTAINS.captain
