"""Cosmoclysm's computer captains by name."""

from metamaker.game.captains import Captains, captain_dice
from metamaker.games.cosmoclysm.battle.captains.captain import Captain
from metamaker.games.cosmoclysm.battle.captains.chance import Chance
from metamaker.games.cosmoclysm.battle.captains.plain import Plain
from metamaker.games.cosmoclysm.battle.captains.strong import Strong
from metamaker.games.cosmoclysm.messages import message

CAPTAINS = Captains[Captain](
    {
        "chance": lambda seed, side: Chance(captain_dice(seed, side)),
        "plain": lambda seed, side: Plain(captain_dice(seed, side)),
        "strong": lambda seed, side: Strong(captain_dice(seed, side)),
    },
    usual="strong",
    hint=lambda name: message(f"window-captain-{name}-hint"),
)

captain = CAPTAINS.captain
