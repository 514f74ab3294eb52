"""The odds of attacks of starships: the Firing of the game."""

from typing import Final

from metamaker.game_api.firing import Attack, Circumstances
from metamaker.games.metaverse.battle.ai.weapon_worth import guns
from metamaker.games.metaverse.battle.places import ARC_WORDS
from metamaker.games.metaverse.firing.figures import chapters
from metamaker.games.metaverse.firing.scene import EW_WORDS, SKIES, scene
from metamaker.games.metaverse.firing.trials import FireTrials
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet

uses: Final = frozenset(Circumstances._fields) - {"heat"}

_CHOICES: Final = {"arc": ARC_WORDS, "facing": ("", *ARC_WORDS), "ew": EW_WORDS, "terrain": tuple(SKIES)}


def choices(field: str) -> tuple[str, ...]:
    """Return the words for a field, the usual one first."""
    return _CHOICES.get(field, ())


def weapons(document: Fleet, ship: str) -> tuple[tuple[str, str], ...]:
    """Return the ids and names of the weapons of a ship that can fire at starships. Raises NotInDocument."""
    fleet = force(document, [ship])
    plans = {gun.plan.id: gun.plan.name for gun in guns(design(fleet, fleet.ship_class(fleet.ships[0].ship_class)))}
    return tuple(plans.items())


def attack(document: Fleet, ship: str, other: Fleet, target: str, case: Circumstances) -> Attack:
    """Return the figures of an attack. Raises NotInDocument, WishRefused."""
    on_table = scene(document, ship, other, target, case)
    return Attack(chapters(on_table), FireTrials(on_table))
