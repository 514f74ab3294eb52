"""What a person sees of the fight in words: all ships, or one of them box by box. Everything lies open."""

from collections.abc import Iterator

from metamaker.games.cosmoforce.battle.actions.dialogue import numbers_text
from metamaker.games.cosmoforce.battle.state import SLOTS_OF, Battle, Ship
from metamaker.games.cosmoforce.battle.telling.names import Names, slot_text, systems_text
from metamaker.games.cosmoforce.battle.telling.odds import heat_text
from metamaker.games.cosmoforce.battle.telling.signs import crew_listed, ship_called
from metamaker.play.story import StoryLine


def outlook(battle: Battle, names: Names, side: int, sign: str) -> Iterator[StoryLine]:
    """Yield the own ships and the others, or all about the one with this sign. Raises Unreadable."""
    if sign:
        yield from _closer(battle, names, ship_called(battle, sign))
        return
    for ship in sorted((ship for ship in battle.ships if ship.alive), key=lambda each: (each.side != side, each.number)):
        yield StoryLine(f"{names.ship(ship.number)}: {numbers_text(battle, ship)}; {systems_text(ship)}")


def _closer(battle: Battle, names: Names, ship: Ship) -> Iterator[StoryLine]:
    if not ship.alive:
        yield StoryLine(f"{names.ship(ship.number)} is eliminated ({ship.fate})")
        return
    yield StoryLine(f"{names.ship(ship.number)}: {numbers_text(battle, ship)}")
    for slot in SLOTS_OF[ship.plan.mounted]:
        marks = f"{ship.marks[slot]} of {ship.plan.boxes[slot]} boxes marked"
        yield StoryLine(f"slot {slot + 1}: {slot_text(ship, slot)}, {marks}", (), 3)
    yield StoryLine(f"crew: {crew_listed(ship, names)}", (), 3)
    yield StoryLine(heat_text(ship.heat - ship.sheds), ("CF-STEP-05",), 3)
