"""The captains by name, from the one who leaves all to chance to the careful one, with what people are told of them."""

from typing import Final, Protocol

from metamaker.core.words import Message
from metamaker.games.metaverse.battle.ai.admiral import Admiral
from metamaker.games.metaverse.battle.ai.careful import Careful
from metamaker.games.metaverse.battle.ai.chance import Chance
from metamaker.games.metaverse.battle.ai.plain import Plain
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.messages import message
from metamaker.play.dice import SeededDice
from metamaker.play.many.series import seed_of


class Captain(Protocol):
    """A player of one side. What it answers must be legal; it may keep thoughts of its own, and dice of its own."""

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer."""


NAMES: Final = "chance", "plain", "careful", "admiral"

CAPTAINS: dict[str, Message] = {name: message(f"window-captain-{name}-hint") for name in NAMES}
"""What each captain does, the weakest first."""

USUAL: Final = "plain"


def captain(name: str, seed: int, side: int) -> Captain:
    """Return a fresh captain for one side of the battle with this seed. Raises ValueError for a name that nobody has."""
    if name == "chance":
        return Chance(SeededDice(seed_of("captain", "ab"[side], seed)))
    if name == "plain":
        return Plain()
    if name == "careful":
        return Careful()
    if name == "admiral":
        return Admiral()
    raise ValueError(f"a captain of {', '.join(CAPTAINS)} was expected, found “{name}”")
