"""Finding a system, line or sector by its name."""

from metamaker.core.display_names import called
from metamaker.game_api.designs import ref_called
from metamaker.games.cosmos_commanders.geometry.sectors import sectors
from metamaker.games.cosmos_commanders.messages import message
from metamaker.games.cosmos_commanders.model.star_map import StarMap


def found(star_map: StarMap, name: str) -> str:
    """Return the reference for `name`: a system by id or name, or a line by its id, or a sector.

    A sector is named by its reference. Raises NotInDocument for an unknown or ambiguous name.
    """
    if any(name == sector.ref() for sector in sectors(star_map)):
        return name
    return ref_called((star_map.systems, star_map.lines), name, (_name,), message("names-system-or-line"))


def _name(element: object) -> str:
    return called(element) if hasattr(element, "name") else ""  # type: ignore[arg-type]
