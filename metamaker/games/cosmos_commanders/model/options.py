"""Every point in which a group may play otherwise, each a switch; the usual values are those of the rulings."""

from typing import Annotated

from pydantic import Field

from metamaker.core.frozen import Frozen

USUAL_GAP = 4
"""The least steps between two homes: more than three. Rule CC-SET-04."""

LEAST_GAP, MOST_GAP = 2, 5


class Options(Frozen):
    """What a group plays otherwise, and whether its dice are rolled at the table."""

    hazard_counts_for_capacity: bool = True
    """A Hazard is one of the systems that a sector has room for routes by. Rule CC-MAP-03."""
    home_gap: Annotated[int, Field(ge=LEAST_GAP, le=MOST_GAP)] = USUAL_GAP
    """The least steps between two homes. Rule CC-SET-04."""
    home_counts: bool = True
    """The resource of a home is one level more from the beginning. Rule CC-SET-05."""
    ruins_on_every_capture: bool = False
    """Ruins are searched by everybody who takes them, not by the first alone. Rule CC-SYS-07."""
    bank_ap: bool = False
    """Action points that were not spent stay for the next turn. Rule CC-LOG-02."""
    directed_research: bool = True
    """A result of research may be chosen for one action point more. Rules CC-RES-02, CC-RES-03."""
    ties_score: bool = False
    """Who has as many routes in a sector as the next scores for the most all the same. Rule CC-SCO-02."""
    monopoly_needs_full: bool = False
    """A monopoly scores only in a sector that is full. Rule CC-SCO-04."""
    typed_dice: bool = False
    """Dice are rolled at the table, and what they show is typed in. No rule."""


SWITCHES = tuple(key for key in Options.model_fields if key != "home_gap")
"""The options that are on or off, in their order."""
