"""Folders of ship classes: a tag with a slash is a path of folders, such as `cruisers/light`, or `cruisers/` for one.

Plain tags stay what they are, words to find things by, so that a small fleet is a plain list.
"""

from collections.abc import Collection

from metamaker.core.edits import changed
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.changing import with_classes
from metamaker.games.metaverse.edits.lookup import class_of
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass

SLASH = "/"


def folder_of(ship: ShipClass) -> tuple[str, ...]:
    """Return the names of the folders that a class lies in, the outermost first; nothing for none."""
    return next((path for tag in ship.tags if SLASH in tag and (path := _steps(tag))), ())


def plain_tags(ship: ShipClass) -> tuple[str, ...]:
    """Return the tags of a class that are no folder."""
    return tuple(tag for tag in ship.tags if SLASH not in tag)


def folders(fleet: Fleet) -> tuple[tuple[str, ...], ...]:
    """Return all folders of a fleet in alphabetical order, those around others included."""
    paths = {folder_of(ship) for ship in fleet.classes}
    return tuple(sorted({path[: length + 1] for path in paths for length in range(len(path))}))


def in_folder(fleet: Fleet, class_ids: Collection[str], folder: tuple[str, ...]) -> Fleet:
    """Return the fleet with these classes in a folder, or in none for the empty path. Raises EditProblem."""
    chosen = {class_of(fleet, each).id for each in class_ids}
    tag = _tag(folder)
    return with_classes(fleet, lambda ship: _tagged(ship, tag) if ship.id in chosen else ship)


def renamed_folder(fleet: Fleet, old: tuple[str, ...], new: tuple[str, ...]) -> Fleet:
    """Return the fleet with all that is in a folder, and in those inside it, in another one. Raises EditProblem."""

    def moved(ship: ShipClass) -> ShipClass:
        path = folder_of(ship)
        return _tagged(ship, _tag((*new, *path[len(old) :]))) if path[: len(old)] == old else ship

    return with_classes(fleet, moved)


def _tag(folder: tuple[str, ...]) -> str:
    if any(SLASH in step or not step.strip() for step in folder):
        raise EditProblem("The name of a folder must have letters and no slash.")
    return SLASH.join(folder) if len(folder) > 1 else "".join(f"{step}{SLASH}" for step in folder)


def _tagged(ship: ShipClass, tag: str) -> ShipClass:
    return changed(ship, tags=((tag,) if tag else ()) + plain_tags(ship))


def _steps(tag: str) -> tuple[str, ...]:
    return tuple(step for each in tag.split(SLASH) if (step := each.strip()))
