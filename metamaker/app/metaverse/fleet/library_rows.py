"""The rows of the libraries: classes in their folders, and what this fleet defines, with how often each is used."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from metamaker.app.rows.row_tree import Row
from metamaker.core.ids import ref
from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.edits.folders import folder_of, plain_tags
from metamaker.games.metaverse.edits.use_counts import use_counts
from metamaker.games.metaverse.model.bay import Bay
from metamaker.games.metaverse.model.design import definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.sheet.tables import figure
from metamaker.games.metaverse.stats.squadron import squadron_cost
from metamaker.games.metaverse.stats.value import combat_value

FOLDER = "folder:"
"""What the key of a folder begins with; the names of its path follow, with slashes between them."""

GROUPS = ("classes", "weapons", "starfighters", "bays")
"""The libraries, in their order."""


def library_rows(fleet: Fleet, group: str, told: Words, search: str = "") -> tuple[Row, ...]:
    """Return the rows of a library; with a search, of those in which all its words are found."""
    rows = class_rows(fleet, search) if group == "classes" else definition_rows(fleet, group, told, search)
    return tuple(rows)


def class_rows(fleet: Fleet, search: str) -> Iterator[Row]:
    """Yield the folders that hold classes, each before what is in it, and the classes: those in no folder last."""
    found = [ship for ship in fleet.classes if _has(_class_text(ship), search)]
    flown = use_counts(fleet, "classes")
    paths = {folder_of(ship) for ship in found}
    for path in sorted({each[: length + 1] for each in paths for length in range(len(each))}):
        above = folder_key(path[:-1]) if len(path) > 1 else ""
        yield Row(folder_key(path), path[-1], above, tone="quiet", strong=True, name=path[-1])
    for ship in found:
        path = folder_of(ship)
        yield _class(fleet, ship, folder_key(path) if path else "", flown.get(ship.id, 0))


def _class(fleet: Fleet, ship: ShipClass, above: str, flown: int) -> Row:
    ships = QCoreApplication.translate("FleetRows", "1 ship") if flown == 1 else ""
    if flown > 1:
        ships = QCoreApplication.translate("FleetRows", "%1 ships").replace("%1", str(flown))
    return Row(
        ship.ref(),
        class_called(ship),
        above,
        " · ".join(filter(None, (", ".join(plain_tags(ship)), ships))),
        figure(combat_value(design(fleet, ship))),
        ship.notes[:300],
        name=ship.name,
        movable=True,
    )


def folder_key(path: tuple[str, ...]) -> str:
    """Return the key of a folder."""
    return f"{FOLDER}{'/'.join(path)}" if path else ""


def folder_path(key: str) -> tuple[str, ...]:
    """Return the folder that a key names; the empty path for other keys."""
    return tuple(key.removeprefix(FOLDER).split("/")) if key.startswith(FOLDER) else ()


def definition_rows(fleet: Fleet, group: str, told: Words, search: str) -> Iterator[Row]:
    """Yield the weapons, squadron types or bays of a fleet, with what they are in short and how many use them."""
    uses = use_counts(fleet, group)
    for element in getattr(fleet, group):
        caption, number = _short(fleet, element, told)
        if _has(f"{element.name} {caption}", search):
            used = _used(uses.get(element.id, 0))
            yield Row(
                ref(group, element.id),
                called(element),
                caption=f"{caption} · {used}" if caption else used,
                figure=number,
                name=element.name,
                movable=True,
            )


def _used(times: int) -> str:
    if not times:
        return QCoreApplication.translate("FleetRows", "not used")
    if times == 1:
        return QCoreApplication.translate("FleetRows", "used once")
    return QCoreApplication.translate("FleetRows", "used %1 times").replace("%1", str(times))


def _short(fleet: Fleet, element: Weapon | Starfighter | Bay, told: Words) -> tuple[str, str]:
    """Return what an element is in short, and the figure at its end."""
    translate = QCoreApplication.translate
    match element:
        case Weapon():
            pulse = f"{element.pulse} × " if element.pulse > 1 else ""
            modifier = f"+{element.damage_modifier}" if element.damage_modifier else ""
            kind = told[f"window.choice.damage_type.{element.damage_type}.text"].lower()
            return f"{pulse}{element.damage_die}{modifier} · {kind}", f"{element.range_cm} cm"
        case Starfighter():
            guns = ", ".join(weapon.name for weapon in element.weapons if weapon.name)
            return guns, f"{squadron_cost(element, definitions(fleet).house):.1f}"
        case Bay():
            text = translate("FleetRows", "launches %1, carries %2")
            return text.replace("%1", str(element.launch)).replace("%2", str(element.carry)), ""


def _class_text(ship: ShipClass) -> str:
    return " ".join((ship.name, ship.variant, ship.id, *ship.tags))


def _has(text: str, search: str) -> bool:
    lowered = text.casefold()
    return all(word in lowered for word in search.casefold().split())
