"""The subject of one record sheet: a ship of the roster, or a class by itself."""

from dataclasses import dataclass

from metamaker.core.messages import Words
from metamaker.games.metaverse.checks.command import is_outside
from metamaker.games.metaverse.edits.house_words import with_house_words
from metamaker.games.metaverse.model.attendance import present
from metamaker.games.metaverse.model.design import Design, definitions, design
from metamaker.games.metaverse.model.emblem import Emblem
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import Load, Starfighter
from metamaker.games.metaverse.stats.fleet import chosen_loadouts, ship_tier, ship_value
from metamaker.games.metaverse.stats.tier import class_tier
from metamaker.games.metaverse.stats.value import combat_value

Chosen = tuple[tuple[str, tuple[Load, ...]], ...]
"""Squadrons chosen for this ship, by the id of the bay entry that its class leaves open for it."""


@dataclass(frozen=True)
class Subject:
    """A ship or class with all content of its sheet, and the messages for it.

    `notes` are those of the ship, or of the class on its own sheet. `chosen` is None for a class, because the choice is open;
    `code` is the share code of the class, empty to print none; `carried` is the code in the file, printed or not.
    """

    title: str
    subtitle: str
    ref: str
    design: Design
    combat_value: float
    tier: int
    chosen: Chosen | None
    emblem: Emblem | None
    starfighters: dict[str, Starfighter]
    words: Words
    code: str = ""
    carried: str = ""
    notes: str = ""


def ship_subject(fleet: Fleet, ship: Ship, words: Words) -> Subject:
    """Return the subject of a ship's sheet: its own name first, its class below. Rule MV-3.0.1-05."""
    of_class = fleet.ship_class(ship.ship_class)
    called = words.text("sheet-head-class_of", name=_class_name(of_class))
    return Subject(
        title=ship.name or of_class.name or ship.id,
        subtitle=_joined(called, of_class.variant, fleet.name, _alone(fleet, ship, words)),
        ref=ship.ref(),
        design=design(fleet, of_class),
        combat_value=ship_value(fleet, ship),
        tier=ship_tier(fleet, ship),
        chosen=tuple((loadout.bay, loadout.squadrons) for loadout in chosen_loadouts(fleet, ship)),
        emblem=of_class.emblem or fleet.emblem,
        starfighters=definitions(fleet).starfighters,
        words=with_house_words(words, fleet.words),
        notes=ship.notes,
    )


def class_subject(fleet: Fleet, of_class: ShipClass, words: Words) -> Subject:
    """Return the subject of a class's sheet."""
    resolved = design(fleet, of_class)
    return Subject(
        title=_class_name(of_class),
        subtitle=_joined(words["sheet-head-class"], of_class.variant, fleet.name),
        ref=of_class.ref(),
        design=resolved,
        combat_value=combat_value(resolved),
        tier=class_tier(resolved),
        chosen=None,
        emblem=of_class.emblem or fleet.emblem,
        starfighters=definitions(fleet).starfighters,
        words=with_house_words(words, fleet.words),
        notes=of_class.notes,
    )


def _alone(fleet: Fleet, ship: Ship, words: Words) -> str:
    """Return the reduced crew quality of a ship outside the fleet as text; empty within the fleet. Rule MV-3.8.0-02."""
    if not ship.at_home:  # its commander may be at home
        fleet = present(fleet)
        ship = fleet.ship(ship.id)
    if not is_outside(fleet, ship):
        return ""
    quality = fleet.ship_class(ship.ship_class).crew_quality
    return words.text("sheet-head-outside", quality=max(0, quality - 1), full=quality)


def _class_name(of_class: ShipClass) -> str:
    return of_class.name or of_class.id


def _joined(*words: str) -> str:
    return "  ·  ".join(word for word in words if word)
