"""The roles of a Metaverse sheet beside those of every page, and what they look like."""

from metamaker.games.metaverse.catalogue.entry import Group
from metamaker.sheets import ink
from metamaker.sheets.drawing import Role

DEFENCE = "defence"
SHIELD = Group.SECONDARY.value
SHIELD_TINT = "shield_tint"
CREW = "crew"
CREW_TINT = "crew_tint"
MARINE = "marine"
MARINE_TINT = "marine_tint"
DRIVE_TINT = "drive_tint"
HANGAR_TINT = "hangar_tint"
HERE = "here"

GROUPS: dict[Group, Role] = {group: group.value for group in Group}
"""The role of each group of components: grey, blue, green, violet, yellow, turquoise."""

COLOUR = ink.COLOUR.with_roles(
    {
        Group.PRIMARY: "#66707a",
        Group.PROPULSION: "#1f6fb2",
        Group.ELECTRONIC_WARFARE: "#27804a",
        Group.SECONDARY: "#7a4fa3",
        Group.WEAPON: "#f4c430",
        Group.HANGAR: "#0d7d80",
        DEFENCE: "#3a4149",
        SHIELD_TINT: "#f8f4fc",
        CREW: "#cc6608",
        CREW_TINT: "#fde8d0",
        MARINE: "#a88400",
        MARINE_TINT: "#fdf0a8",
        DRIVE_TINT: "#f1f7fc",
        HANGAR_TINT: "#eef8f8",
        HERE: "#38b06a",
    }
)
"""Full colour. Rules MV-3.2.0-02, MV-3.3.0-02, MV-3.4.0-02, MV-3.5.0-02, MV-3.6.0-02, MV-3.7.7-06."""
