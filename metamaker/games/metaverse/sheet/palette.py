"""The roles of a Metaverse sheet in addition to those of every page, and their colours in each print style."""

from metamaker.games.metaverse.catalogue import Group
from metamaker.rendering.drawing import Role
from metamaker.rendering.ink import INK
from metamaker.rendering.tiles import InkMode, inks, tile_roles

DEFENCE = "defence"
SHIELD = Group.SECONDARY.value
SHIELD_TINT = "shield_tint"
CREW = "crew"
CREW_TINT = "crew_tint"
MARINE = "marine"
MARINE_TINT = "marine_tint"
DRIVE_TINT = "drive_tint"
HANGAR_TINT = "hangar_tint"
BEARING = "bearing"
HERE = "here"
DESIGNED = "designed"
ABSENT = "absent"
DIAGRAM_EDGE = "diagram_edge"

GROUPS: dict[Group, Role] = {group: group.value for group in Group}
"""The role of each group of components: grey, blue, green, violet, yellow, turquoise."""


TILES = tile_roles((INK, DEFENCE, *GROUPS.values()))
"""Colours by the role of a tile. A line or a sign uses its role directly."""

_WHITE, _BLACK = "#ffffff", "#000000"

_COLOURS = {
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
    BEARING: "#f4c430",
    HERE: "#38b06a",
    DESIGNED: _WHITE,
    ABSENT: "#1b1f24",
    DIAGRAM_EDGE: _WHITE,
}

_GREYS = {
    Group.PRIMARY: "#707070",
    Group.PROPULSION: "#474747",
    Group.ELECTRONIC_WARFARE: "#606060",
    Group.SECONDARY: "#3a3a3a",
    Group.WEAPON: "#8c8c8c",
    Group.HANGAR: "#545454",
    DEFENCE: "#303030",
    SHIELD_TINT: "#f2f2f2",
    CREW: "#4a4a4a",
    CREW_TINT: "#e2e2e2",
    MARINE: "#4a4a4a",
    MARINE_TINT: _WHITE,
    DRIVE_TINT: "#f2f2f2",
    HANGAR_TINT: "#f2f2f2",
    BEARING: "#8c8c8c",
    HERE: "#8c8c8c",
    DESIGNED: _WHITE,
    ABSENT: "#1c1c1c",
    DIAGRAM_EDGE: _WHITE,
}

_LINES = {
    **dict.fromkeys((*Group, DEFENCE, CREW, MARINE, HERE), _BLACK),
    **dict.fromkeys((SHIELD_TINT, CREW_TINT, MARINE_TINT, DRIVE_TINT, HANGAR_TINT, DESIGNED), _WHITE),
    BEARING: "#6e6e6e",
    ABSENT: "#c8c8c8",
    DIAGRAM_EDGE: "#6e6e6e",
}

_NIGHTS = {
    Group.PRIMARY: "#9aa7b3",
    Group.PROPULSION: "#5aa9e6",
    Group.ELECTRONIC_WARFARE: "#58bf84",
    Group.SECONDARY: "#b392e0",
    Group.WEAPON: "#f4c430",
    Group.HANGAR: "#45bcc0",
    DEFENCE: "#c3ccd6",
    SHIELD_TINT: "#2a2438",
    CREW: "#ee8f45",
    CREW_TINT: "#3d2e22",
    MARINE: "#d8b93c",
    MARINE_TINT: "#3a3620",
    DRIVE_TINT: "#1d2c3d",
    HANGAR_TINT: "#1c3133",
    BEARING: "#f4c430",
    HERE: "#58d08c",
    DESIGNED: "#10141d",
    ABSENT: "#e8ecf4",
    DIAGRAM_EDGE: "#10141d",
}

INKS = inks(TILES, _COLOURS, _GREYS, _LINES, _NIGHTS, dark_signs={Group.WEAPON.value})
"""Full colour, also for dark mode; greys, a darker or lighter one for each group; outlines of tiles, dice and bars.

Rules MV-3.2.0-02, MV-3.3.0-02, MV-3.4.0-02, MV-3.5.0-02, MV-3.6.0-02, MV-3.7.7-06.
"""

COLOUR = INKS[InkMode.COLOUR]
