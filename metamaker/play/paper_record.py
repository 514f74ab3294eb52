"""Documents of games on paper: the fleet of a side, and the losses of its ships so far."""

from typing import Annotated

from pydantic import Field, StringConstraints

from metamaker.core.envelope import Body, Format
from metamaker.core.frozen import Frozen
from metamaker.play.replay import Contingent, Record


def _with_its_turn(body: Body) -> Body:
    """Add the present turn, which is new in format 2, without any hits."""
    return {**body, "turn": {"began": body.get("state", {})}}


RECORD = Format("record", (_with_its_turn,))
"""The kind and the released formats of such documents."""

MOST_NOTES = 20_000
"""Ten entries for each of 2,000 ships, the most in a fleet."""

Key = Annotated[str, StringConstraints(min_length=1, max_length=400)]
"""The subject of a note; the limit is longer than any reference."""


class RecordedTurn(Frozen):
    """The present turn: the play state at its start (empty on the first turn), the notes, and the crew at work.

    See `metamaker.game_api.paper_games.TurnSoFar`.
    """

    began: Record = Field(default_factory=dict)
    noted: Annotated[dict[Key, bool], Field(max_length=MOST_NOTES)] = Field(default_factory=dict)
    worked: Annotated[dict[Key, Annotated[int, Field(ge=1, le=9999)]], Field(max_length=MOST_NOTES)] = Field(
        default_factory=dict
    )


class TableRecord(Frozen):
    """A fleet as in its own file, and its play state as in a play state file; empty before any damage is marked."""

    fleet: Contingent
    state: Record = Field(default_factory=dict)
    turn: RecordedTurn = RecordedTurn()
