"""The editing of the elements of a document, and their summaries."""

from collections.abc import Callable

from metamaker.core.display_names import first_upper
from metamaker.core.elements.editing import Editing, Edits
from metamaker.core.elements.listing import removed
from metamaker.core.messages import Words
from metamaker.core.property import Summary
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.edits import properties
from metamaker.games.cosmoforce.edits.designs import copy_design, plain_design
from metamaker.games.cosmoforce.edits.reference import effect
from metamaker.games.cosmoforce.edits.structure import (
    STRUCTURE,
    Kind,
    Subject,
    class_term,
    element_term,
    system_role,
    system_term,
)
from metamaker.games.cosmoforce.edits.teams import copy_ship, copy_team, plain_team, rebuilt
from metamaker.games.cosmoforce.model.attendance import present
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet, Team
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.rules.speed import whole
from metamaker.games.cosmoforce.stats.derived import Derived, boxes_of, derived, mass_allowed, team_mass

_NUMBERS: dict[str, tuple[str, Callable[[Derived], int]]] = {
    "mass": ("CF-DER-01", lambda numbers: numbers.mass),
    "speed": ("CF-DER-05", lambda numbers: whole(numbers.speed)),
    "thrust": ("CF-DER-04", lambda numbers: numbers.thrust),
    "complement": ("CF-DER-06", lambda numbers: numbers.complement),
    "starting_heat": ("CF-DER-07", lambda numbers: numbers.starting_heat),
    "capacity": ("CF-DER-09", lambda numbers: numbers.capacity),
}
"""The numbers in a ship's roster, with their rules."""


def number_summary(of: Subject, words: Words) -> Summary | None:
    """Return the summary of a number of a ship in its roster; None for all other details."""
    if of.focus not in _NUMBERS:
        return None
    rule, value = _NUMBERS[of.focus]
    place = f"window-summary-number-{of.focus}"
    now = words.text("window-fact-now", value=value(derived(of.design, rules_of(of.document))))
    return Summary(of.ref, words[f"{place}-title"], element_term(of, words), words[f"{place}-sentence"], (now,), rule)


def slot_summary(of: Subject, words: Words) -> Summary:
    """Return the content of a slot and its effect."""
    place, held = first_upper(element_term(of, words)), of.value
    if held is None:
        return Summary(of.ref, place, words["window-kind-slot"], words["window-summary-slot-sentence"], (), "CF-SHIP-02")
    boxes = words.text("window-fact-boxes", count=boxes_of(held, of.design.ship_class))
    does = (effect(held, rules_of(of.document), words, of.design.ship_class), boxes)
    return Summary(of.ref, system_term(held, words), place, system_role(held, words), does, catalogue()[held].rule, held.value)


def fleet_facts(of: Subject, words: Words) -> tuple[str, ...]:
    """Return the numbers of designs and ships."""
    designs = words.text("window-fact-designs", count=len(of.document.designs))
    return (designs, words.text("window-fact-ships", count=len(of.document.ships)))


def design_facts(of: Subject, words: Words) -> tuple[str, ...]:
    """Return class and numbers of a design, or of the design of a ship."""
    return (class_term(of.design.ship_class, words), numbers_in_brief(of.design, of.document, words))


def team_facts(of: Subject, words: Words) -> tuple[str, ...]:
    """Return the number of ships of a team that come, and their mass."""
    team = present(of.document).team(of.id)
    return (words.text("window-fact-ships", count=len(team.ships)), _mass(of.document, team, words))


def _mass(fleet: Fleet, team: Team, words: Words) -> str:
    total = team_mass(fleet, team)
    if team.budget is None:
        return words.text("window-fact-mass", mass=total)
    allowed = max(mass_allowed(team.budget, len(team.ships)), 0)
    return words.text("window-fact-allowed", mass=total, allowed=allowed)


def numbers_in_brief(design: Design, fleet: Fleet, words: Words) -> str:
    """Return the numbers of a design in a line: “mass 12, speed 2, …”."""
    numbers = derived(design, rules_of(fleet))
    return words.text(
        "window-fact-numbers",
        mass=numbers.mass,
        speed=whole(numbers.speed),
        thrust=numbers.thrust,
        crew=numbers.complement,
        heat=numbers.starting_heat,
    )


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
            facts=fleet_facts,
        ),
        Kind.DESIGN: Editing(
            properties=properties.design_properties,
            steps={"": "ship_class", "ship_class": "ship_class"},
            new=plain_design,
            duplicate=copy_design,
            rule="CF-SHIP-01",
            summary=number_summary,
            facts=design_facts,
        ),
        Kind.SLOT: Editing(
            properties=properties.slot_properties,
            changes={"system": properties.change_system},
            steps={"": "system"},
            handle="system",
            rule="CF-SHIP-02",
            summary=slot_summary,
        ),
        Kind.TEAM: Editing(
            properties=properties.team_properties,
            steps={"": "budget", "budget": "budget"},
            step_by=BUDGET_STEP,
            new=plain_team,
            duplicate=copy_team,
            rule="CF-MODE-02",
            facts=team_facts,
        ),
        Kind.SHIP: Editing(
            properties=properties.ship_properties,
            changes={"design": rebuilt},
            stepped=_another_or_none,
            duplicate=copy_ship,
            summary=number_summary,
            facts=design_facts,
        ),
    },
)
