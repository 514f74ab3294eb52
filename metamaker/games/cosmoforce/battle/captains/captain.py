"""What a captain is: whoever answers decisions."""

from typing import Protocol

from metamaker.games.cosmoforce.battle.decisions.decision import Answer, Decision


class Captain(Protocol):
    """A player of one side. What it answers must be legal; it may keep thoughts of its own, and dice of its own."""

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer."""
