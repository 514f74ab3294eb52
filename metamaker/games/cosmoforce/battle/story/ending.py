"""What a battle came to: who was lost to what, and what each side has lost of its mass."""

from collections.abc import Iterator

from metamaker.fighting import StoryLine
from metamaker.games.cosmoforce.battle.state.battle import Battle
from metamaker.games.cosmoforce.battle.state.ship import NOBODY, Ship
from metamaker.games.cosmoforce.battle.story.names import Names
from metamaker.games.cosmoforce.battle.story.phrases import counted


def ending(battle: Battle, names: Names) -> Iterator[StoryLine]:
    """Yield the losses of all sides."""
    for side, name in enumerate(battle.sides):
        ships = [ship for ship in battle.ships if ship.side == side]
        lost = [ship for ship in ships if not ship.alive]
        mass = sum(ship.plan.mass for ship in lost), sum(ship.plan.mass for ship in ships)
        gone = f"{len(lost)} eliminated" if lost else "none lost"
        yield StoryLine(f"{name}: {counted(len(ships), 'ship')}, {gone}; mass {mass[0]} of {mass[1]} lost", (), 2)
        for ship in lost:
            yield StoryLine(fate(ship, names), (), 3)


def fate(ship: Ship, names: Names) -> str:
    """Return how a ship was lost."""
    by = "" if ship.fate_by in {NOBODY, ship.number} else f" by {names.ship(ship.fate_by)}"
    return f"{names.ship(ship.number)} was eliminated{by} ({ship.fate})"
