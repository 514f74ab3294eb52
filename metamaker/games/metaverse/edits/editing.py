"""The editing of the elements of a fleet, and their summaries."""

from metamaker.core.elements.editing import Editing, Edits
from metamaker.core.property import Property
from metamaker.game_api import checks
from metamaker.games.metaverse.edits import (
    class_properties,
    definition_properties,
    part_properties,
    roster_properties,
    summaries,
)
from metamaker.games.metaverse.edits.classes import another_variant, small_class
from metamaker.games.metaverse.edits.definitions import usual_bay, usual_starfighter, usual_weapon
from metamaker.games.metaverse.edits.roster import more_squadrons, twin
from metamaker.games.metaverse.edits.structure import STRUCTURE, WORKED_OUT
from metamaker.games.metaverse.edits.subject import Kind, Subject
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import LoadoutKind


def _each(*keys: str, whole: str = "") -> dict[str, str]:
    """Return the steps of selected properties, and of `whole` if the whole element is selected."""
    return {**{key: key for key in keys}, **({"": whole} if whole else {})}


def _layers_have_hits(of: Subject, shown: Property) -> tuple[int, int]:
    """Return the limits of hull layers and hits: each layer of a hull needs a hit."""
    least, most = shown.least, shown.most
    if shown.key == "hull_layers":
        most = max(least, min(most, of.value.hull_hits))
    if shown.key == "hull_hits":
        least = max(least, of.value.hull_layers)
    return least, most


def _rating_or_count(of: Subject) -> str:
    return "count" if of.value.rating is None else "rating"


def _aboard_or_count(of: Subject) -> str:
    return "squadrons" if of.value.loadout is LoadoutKind.PERMANENT else "count"


EDITS = Edits[Fleet](
    structure=STRUCTURE,
    kinds={
        Kind.FLEET: Editing(
            properties=roster_properties.fleet_properties,
            kept_in=roster_properties.LIMITS,
            changes={"formulas": roster_properties.change_formulas, "words": roster_properties.change_words},
            icon="fleet",
            rule="MV-3.8.0-01",
            facts=summaries.fleet_facts,
        ),
        Kind.CLASS: Editing(
            properties=class_properties.class_properties,
            changes={"sections": class_properties.change_sections},
            about={
                "name": ("name", "variant"),
                "ems": ("tech_level",),
                "movement_method": ("movement_method", "tech_level"),
            },
            steps=_each(
                # The kind of a hull, and its type of movement, are not amounts.
                *("tech_level", "crew_quality", "command_quality", "damage_control_quality")
            ),
            computed=WORKED_OUT,
            new=small_class,
            duplicate=another_variant,
            icon="ship_core",
            rule="MV-3.1.0-01",
            summary=summaries.computed_summary,
            facts=summaries.class_facts,
        ),
        Kind.SECTION: Editing(
            properties=class_properties.section_properties,
            about={"hull_hits": ("hull_hits", "hull_layers"), "life_support": ("crew_parties", "marine_parties")},
            steps=_each("hull_hits", "crew_parties", "marine_parties", whole="hull_layers"),
            step_bounds=_layers_have_hits,
            handle="hull_hits",
            computed=("reactor", "life_support"),
            icon="ship_core",
            rule="MV-3.1.1-01",
            summary=summaries.section_summary,
            facts=summaries.section_facts,
        ),
        Kind.ARC: Editing(
            properties=class_properties.arc_properties,
            about={
                "armour_rating": ("armour_rating", "armour_type"),
                "ablative_plates": ("ablative_plates", "armour_type"),
                "shield_hits": ("shield_hits", "shield_type"),
            },
            steps=_each("armour_rating", "ablative_plates", "shield_hits"),
            handle="armour_rating",
            icon="armour",
            rule="MV-3.1.3-03",
            summary=summaries.computed_summary,
            facts=summaries.arc_facts,
        ),
        Kind.COMPONENT: Editing(
            properties=part_properties.component_properties,
            changes={"kind": part_properties.change_kind},
            steps=_each(whole="count"),
            handle=_rating_or_count,
            summary=summaries.system_summary,
            facts=summaries.component_facts,
        ),
        Kind.MOUNT: Editing(
            properties=part_properties.mount_properties,
            steps=_each(whole="count"),
            handle="sectors",
            icon="weapon",
            rule="MV-3.6.4-01",
            facts=summaries.mount_facts,
        ),
        Kind.FIT: Editing(
            properties=part_properties.fit_properties,
            changes={"squadrons": part_properties.change_squadrons},
            about={"squadrons": ("squadrons", "loadout")},
            steps=_each(whole="count"),
            handle=_aboard_or_count,
            icon="hangar_bay",
            rule="MV-3.7.7-01",
            facts=summaries.fit_facts,
        ),
        Kind.WEAPON: Editing(
            properties=definition_properties.weapon_properties,
            new=usual_weapon,
            icon="weapon",
            rule="MV-3.6.0-01",
            facts=summaries.weapon_facts,
        ),
        Kind.STARFIGHTER: Editing(
            properties=definition_properties.starfighter_properties,
            computed=("target_rating",),
            new=usual_starfighter,
            icon="squadron",
            rule="MV-3.7.0-01",
            summary=summaries.computed_summary,
            facts=summaries.starfighter_facts,
        ),
        Kind.FIGHTER_WEAPON: Editing(
            properties=definition_properties.fighter_weapon_properties,
            icon="weapon",
            rule="MV-3.7.6-02",
            facts=summaries.fighter_weapon_facts,
        ),
        Kind.BAY: Editing(
            properties=definition_properties.bay_properties,
            new=usual_bay,
            icon="hangar_bay",
            rule="MV-3.7.7-01",
            facts=summaries.bay_facts,
        ),
        Kind.SHIP: Editing(
            properties=roster_properties.ship_properties,
            changes={
                "ship_class": roster_properties.change_ship_class,
                "commander": roster_properties.change_commander,
                "loadouts": roster_properties.change_loadout,
            },
            duplicate=twin,
            icon="ship_core",
            rule="MV-3.8.0-01",
            summary=summaries.computed_summary,
            facts=summaries.ship_facts,
        ),
        Kind.SQUADRON: Editing(
            properties=roster_properties.squadron_properties,
            steps=_each(whole="count"),
            handle="count",
            duplicate=more_squadrons,
            icon="squadron",
            rule="MV-3.7.5-03",
            facts=summaries.squadron_facts,
        ),
    },
    icons={
        "hull_hits": "hull_hit",
        "crew_parties": "crew_party",
        "marine_parties": "marine_party",
        "armour_rating": "armour",
        "ablative_plates": "ablative_plate",
        "shield_hits": "energy_kinetic_shield",
        "crew_quality": "crew_quality",
        "command_quality": "command_quality",
        "damage_control_quality": "damage_control_quality",
        "tech_level": "tech_level",
    },
    facts_of_details=True,
    values_told=(Kind.CLASS, Kind.SHIP),
)

Case = checks.Case[Fleet, Subject]
"""A problem of a fleet with the element that it concerns."""
