"""A game that is played on paper as a document: the fleet of a side, and what its ships have lost so far."""

from typing import Annotated

from pydantic import Field, StringConstraints

from metamaker.core.envelope import Body, Format
from metamaker.core.frozen import Frozen
from metamaker.play.replay import Contingent, Record


def _with_its_turn(body: Body) -> Body:
    """Format 2 adds what is known of the turn that is played: here nothing was hit in it yet."""
    return {**body, "turn": {"began": body.get("state", {})}}


RECORD = Format("record", (_with_its_turn,))
"""The kind and the released formats of such documents."""

MOST_NOTES = 20_000
"""Ten things of each of 2,000 ships, the most that a fleet has."""

Key = Annotated[str, StringConstraints(min_length=1, max_length=400)]
"""What a note is about, in the words of the game; longer than any reference."""


class RecordedTurn(Frozen):
    """The turn that is played: the play state with which it began, empty on the first turn; what was noted, crew at work.

    See `metamaker.game.paper.TurnSoFar`.
    """

    began: Record = Field(default_factory=dict)
    noted: Annotated[dict[Key, bool], Field(max_length=MOST_NOTES)] = Field(default_factory=dict)
    worked: Annotated[dict[Key, Annotated[int, Field(ge=1, le=9999)]], Field(max_length=MOST_NOTES)] = Field(
        default_factory=dict
    )


class TableRecord(Frozen):
    """A fleet as its own file has it, and its play state as a file of that has it; empty before anything was ticked."""

    fleet: Contingent
    state: Record = Field(default_factory=dict)
    turn: RecordedTurn = RecordedTurn()
