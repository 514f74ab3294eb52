"""The odds of attacks of starships: the Firing of the game."""

from typing import Final

from metamaker.core.messages import Text
from metamaker.game_api.firing import NONE, Attack, Circumstances, Damage
from metamaker.games.metaverse.battle.ai.weapon_worth import guns
from metamaker.games.metaverse.battle.places import ARC_WORDS, place_named
from metamaker.games.metaverse.firing.figures import chapters
from metamaker.games.metaverse.firing.scene import EW_WORDS, SKIES, USUAL_DISTANCE, scene
from metamaker.games.metaverse.firing.trials import FireTrials
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet

uses: Final = frozenset(Circumstances._fields) - {"heat"}

usual: Final = Circumstances(distance=USUAL_DISTANCE, arc=ARC_WORDS[0])

summary: Final = ("faces", "chance")

_ARCS = tuple((word, place_named(word)) for word in ARC_WORDS)


def choices(field: str) -> tuple[tuple[str, Text], ...]:
    """Return the words for a field with their names, the usual one first."""
    if field == "facing":
        return (("", message("firing-facing-best")), *_ARCS)
    words = {"ew": EW_WORDS, "terrain": tuple(SKIES)}.get(field, ())
    return _ARCS if field == "arc" else tuple((word, message(f"firing-word-{word}")) for word in words)


def weapons(document: Fleet, ship: str) -> tuple[tuple[str, str], ...]:
    """Return the ids and names of the weapons of a ship that can fire at starships. Raises NotInDocument."""
    fleet = force(document, [ship])
    plans = {gun.plan.id: gun.plan.name for gun in guns(design(fleet, fleet.ship_class(fleet.ships[0].ship_class)))}
    return tuple(plans.items())


def attack(document: Fleet, ship: str, other: Fleet, target: str, case: Circumstances, damage: Damage = NONE) -> Attack:
    """Return the figures of an attack. Raises NotInDocument, WishRefused."""
    on_table = scene(document, ship, other, target, case, damage)
    return Attack(chapters(on_table), FireTrials(on_table))
