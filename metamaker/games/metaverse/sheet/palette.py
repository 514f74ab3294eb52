"""The roles of a Metaverse sheet in addition to those of every page, and their colours in each print style."""

from metamaker.games.metaverse.catalogue import Group
from metamaker.rendering.drawing import Role
from metamaker.rendering.ink import INK, PAPER
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

SLOT = "slot"
CANOPY = "canopy"
DAMAGE = "damage"
BURST = "burst"
BEAM = "beam"
"""Ships from above and their fire: dark openings, bridges and barrels, damage, explosions, the middle of a beam."""

SPACE = "space"
STAR = "star"
TABLE_GRID = "table_grid"
CHIP = "chip"
CHIP_EDGE = "chip_edge"
SPENT = "spent"
ROCK = "rock"
ROCK_EDGE = "rock_edge"
"""The table on the screen: its ground, stars by night, grid, labels, lost boxes in them, rocks."""

HAZE = tuple(f"haze_{number}" for number in range(12))
"""The glow in the middle of the table by night, from its edge inwards."""


def hull(side: int) -> Role:
    """Return the role of the hulls of a side."""
    return f"hull_{side + 1}"


def deck(side: int) -> Role:
    """Return the role of the decks of ships of a side."""
    return f"deck_{side + 1}"


GROUPS: dict[Group, Role] = {group: group.value for group in Group}
"""The role of each group of components: grey, blue, green, violet, yellow, turquoise."""


TILES = tile_roles((INK, DEFENCE, *GROUPS.values()))
"""Colours by the role of a tile. A line or a sign uses its role directly."""

_WHITE, _BLACK = "#ffffff", "#000000"


def _paper_table(ground: str, grid: str) -> dict[Role, str]:
    """Return the colours of a table on paper, where stars and haze do not show."""
    return {SPACE: ground, STAR: ground, **dict.fromkeys(HAZE, ground), TABLE_GRID: grid}


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
    SLOT: "#16202b",
    CANOPY: _WHITE,
    DAMAGE: "#b5380f",
    BURST: "#f2ae3d",
    BEAM: "#1b1f24",
    CHIP: _WHITE,
    CHIP_EDGE: "#9aa4ad",
    SPENT: "#dfe4e8",
    ROCK: "#c3c8ce",
    ROCK_EDGE: "#66707a",
    hull(0): "#5f9fd6",
    hull(1): "#e39b4f",
    deck(0): "#86b8e4",
    deck(1): "#f0b87c",
    **_paper_table("#f3f5f7", "#c9d0d6"),
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
    SLOT: "#1c1c1c",
    CANOPY: _WHITE,
    DAMAGE: "#1c1c1c",
    BURST: _WHITE,
    BEAM: "#1c1c1c",
    CHIP: _WHITE,
    CHIP_EDGE: "#9c9c9c",
    SPENT: "#dcdcdc",
    ROCK: "#c0c0c0",
    ROCK_EDGE: "#5e5e5e",
    hull(0): "#d4d4d4",
    hull(1): "#8c8c8c",
    deck(0): "#e8e8e8",
    deck(1): "#a0a0a0",
    **_paper_table("#f4f4f4", "#cacaca"),
}

_LINES = {
    **dict.fromkeys((*Group, DEFENCE, CREW, MARINE, HERE), _BLACK),
    **dict.fromkeys((SHIELD_TINT, CREW_TINT, MARINE_TINT, DRIVE_TINT, HANGAR_TINT, DESIGNED), _WHITE),
    BEARING: "#6e6e6e",
    ABSENT: "#c8c8c8",
    DIAGRAM_EDGE: "#6e6e6e",
    **dict.fromkeys((SLOT, DAMAGE, BEAM, CHIP_EDGE, ROCK_EDGE), _BLACK),
    **dict.fromkeys((CANOPY, BURST, CHIP, SPENT, ROCK, hull(0), hull(1), deck(0), deck(1)), _WHITE),
    **_paper_table(_WHITE, "#b4b4b4"),
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
    SLOT: "#0b0f16",
    CANOPY: "#eef4fb",
    DAMAGE: "#ff8a5c",
    BURST: "#ffe2b0",
    BEAM: "#f4f9ff",
    PAPER: "#0f131b",
    SPACE: "#0f131b",
    STAR: "#78879f",
    **{role: f"#{15 + number // 3:02x}{19 + number:02x}{27 + 2 * number:02x}" for number, role in enumerate(HAZE)},
    TABLE_GRID: "#212b3c",
    CHIP: "#1a2130",
    CHIP_EDGE: "#66758f",
    SPENT: "#323d51",
    ROCK: "#333d4d",
    ROCK_EDGE: "#7d8aa0",
    hull(0): "#3a74a8",
    hull(1): "#98591a",
    deck(0): "#4a88be",
    deck(1): "#b8722a",
}

INKS = inks(TILES, _COLOURS, _GREYS, _LINES, _NIGHTS, dark_signs={Group.WEAPON.value})
"""Full colour, also for dark mode; greys, a darker or lighter one for each group; outlines of tiles, dice and bars.

Rules MV-3.2.0-02, MV-3.3.0-02, MV-3.4.0-02, MV-3.5.0-02, MV-3.6.0-02, MV-3.7.7-06.
"""

COLOUR = INKS[InkMode.COLOUR]
