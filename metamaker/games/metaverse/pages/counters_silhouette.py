"""Ships and squadrons from above: a ship is put together from the sections that its class has."""

from functools import cache, lru_cache

from metamaker.games.metaverse.model.arc import SectionName
from metamaker.sheets.drawing import Icon, IconPart
from metamaker.sheets.icons import outline

_SECTIONS = {
    SectionName.FORE: "M10 7.3H14L13.5 4L12.5 1.5H11.5L10.5 4Z",
    SectionName.PORT: "M7.7 10.4V16.4L1.5 19.4V15.6Z",
    SectionName.CORE: "M9.4 7.9H14.6L15.7 10.6V15.4L14.6 17.6H9.4L8.3 15.4V10.6Z",
    SectionName.STARBOARD: "M16.3 10.4V16.4L22.5 19.4V15.6Z",
    SectionName.AFT: "M8.8 18.2H15.2L16.8 22.5L13.2 21.5H10.8L7.2 22.5Z",
}
_BARE = {
    SectionName.FORE: "M10.4 7.3H13.6L12.8 5.4H11.2Z",
    SectionName.AFT: "M10.2 18.2H13.8L13.4 19.8H10.6Z",
}
"""What closes the hull where there is no section: a blunt bow, a small drive."""

_JET = "M12 2L13.5 5V9.5L21 15.5V18L13.5 15.5V18.5L16 20.5V22L12 21L8 22V20.5L10.5 18.5V15.5L3 18V15.5L10.5 9.5V5Z"


@lru_cache(maxsize=64)
def silhouette(sections: frozenset[SectionName], rolled: bool = False) -> Icon:
    """Return a ship with these sections as an icon, bow up; `rolled`: port and starboard have changed places (MV-1.2.3-04)."""
    other = {SectionName.PORT: SectionName.STARBOARD, SectionName.STARBOARD: SectionName.PORT} if rolled else {}
    standing = {other.get(name, name) for name in sections}
    shapes = [path for name, path in _SECTIONS.items() if name in standing]
    shapes += [path for name, path in _BARE.items() if name not in standing]
    return Icon("ship", tuple(IconPart(outline(path), 0.0, hole=False) for path in shapes))


@cache
def jet() -> Icon:
    """Return a starfighter as an icon."""
    return Icon("starfighter", (IconPart(outline(_JET), 0.0, hole=False),))
