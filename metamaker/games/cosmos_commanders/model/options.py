"""House rules; the defaults are those of the rulings."""

from typing import Annotated

from pydantic import Field

from metamaker.core.frozen import Frozen

USUAL_GAP = 4
"""The minimum number of steps between two homes: more than three. Rule CC-SET-04."""

LEAST_GAP, MOST_GAP = 2, 5


class Options(Frozen):
    """House rules, and whether the players roll real dice."""

    hazard_counts_for_capacity: bool = True
    """Whether a Hazard counts towards the number of routes that a sector has room for. Rule CC-MAP-03."""
    home_gap: Annotated[int, Field(ge=LEAST_GAP, le=MOST_GAP)] = USUAL_GAP
    """The minimum number of steps between two homes. Rule CC-SET-04."""
    home_counts: bool = True
    """Whether the resource of a home gives one more level from the start. Rule CC-SET-05."""
    ruins_on_every_capture: bool = False
    """Whether every player who takes Ruins searches them, not only the first. Rule CC-SYS-07."""
    bank_ap: bool = False
    """Whether unspent action points carry over to the next turn. Rule CC-LOG-02."""
    directed_research: bool = True
    """Whether a player can choose a research result for one more action point. Rules CC-RES-02, CC-RES-03."""
    ties_score: bool = False
    """Whether players who share the lead in a sector all score for the most routes. Rule CC-SCO-02."""
    monopoly_needs_full: bool = False
    """Whether a monopoly scores only in a full sector. Rule CC-SCO-04."""
    typed_dice: bool = False
    """Whether players roll real dice and enter the results. No rule."""


SWITCHES = tuple(key for key in Options.model_fields if key != "home_gap")
"""The options that are on or off, in their order."""
