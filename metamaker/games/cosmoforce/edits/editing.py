"""The editing of the elements of a document, and their summaries."""

from metamaker.core.elements.editing import Editing, Edits
from metamaker.core.elements.listing import removed
from metamaker.games.cosmoforce.edits import properties, summaries
from metamaker.games.cosmoforce.edits.designs import copy_design, plain_design
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.edits.subject import Kind, Subject
from metamaker.games.cosmoforce.edits.teams import copy_ship, copy_team, plain_team, rebuilt
from metamaker.games.cosmoforce.model.fleet import Fleet

BUDGET_STEP = 5
"""The step of mass for a budget. Rule CF-MODE-03."""


def _another_or_none(of: Subject, by: int) -> Fleet:
    """Copy a ship of a team, or remove it."""
    return copy_ship(of, STRUCTURE.english).document if by > 0 else removed(STRUCTURE, of.document, of.ref)


EDITS = Edits[Fleet](
    structure=STRUCTURE,
    kinds={
        Kind.FLEET: Editing(
            properties=properties.fleet_properties,
            kept_in=properties.KEPT_IN,
            rule="CF-ED-01",
            facts=summaries.fleet_facts,
        ),
        Kind.DESIGN: Editing(
            properties=properties.design_properties,
            steps={"": "ship_class", "ship_class": "ship_class"},
            new=plain_design,
            duplicate=copy_design,
            rule="CF-SHIP-01",
            summary=summaries.number_summary,
            facts=summaries.design_facts,
        ),
        Kind.SLOT: Editing(
            properties=properties.slot_properties,
            changes={"system": properties.change_system},
            steps={"": "system"},
            handle="system",
            rule="CF-SHIP-02",
            summary=summaries.slot_summary,
        ),
        Kind.TEAM: Editing(
            properties=properties.team_properties,
            steps={"": "budget", "budget": "budget"},
            step_by=BUDGET_STEP,
            new=plain_team,
            duplicate=copy_team,
            rule="CF-MODE-02",
            facts=summaries.team_facts,
        ),
        Kind.SHIP: Editing(
            properties=properties.ship_properties,
            changes={"design": rebuilt},
            stepped=_another_or_none,
            duplicate=copy_ship,
            summary=summaries.number_summary,
            facts=summaries.design_facts,
        ),
    },
)
