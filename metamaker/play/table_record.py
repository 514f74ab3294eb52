"""A game that is played on paper as a document: the fleet of a side, and what its ships have lost so far."""

from pydantic import Field

from metamaker.core.envelope import Format
from metamaker.core.frozen import Frozen
from metamaker.play.replay import Contingent, Record

RECORD = Format("record")
"""The kind and the released formats of such documents."""


class TableRecord(Frozen):
    """A fleet as its own file has it, and its play state as a file of that has it; empty before anything was ticked."""

    fleet: Contingent
    state: Record = Field(default_factory=dict)
