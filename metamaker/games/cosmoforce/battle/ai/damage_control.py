"""Where damage goes, and who suffers: what is worth least (CF-DMG, CF-CREW)."""

from metamaker.games.cosmoforce.battle.ai.odds import MILLION
from metamaker.games.cosmoforce.battle.ai.upkeep import usefulness
from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, KillSurplus, PlaceDamage
from metamaker.games.cosmoforce.battle.state import ARMOR, HABITAT, HURT, KILLED, MISSILE, READY, SLOTS_OF, Battle, Ship

LAST = 10_000_000
"""Above all that any other reasons add up to."""

NAMED = 30_000
"""A system that the enemy has named is marked as late as one that works.

It seldom comes up: none or twice as much makes no difference in mirrored duels.
"""

MANNED_ARMOUR = 20_000
"""Armor at which crew works: behind all other, before what still works.

It seldom comes up: none or twice as much makes no difference in mirrored duels.
"""

DAMAGED = 1_000
"""What is out of order already has little to lose: next after Armor. None or ten times as much makes no difference."""

DAMAGED_PART = 20
"""So much of its use may come back by a repair: little enough that it comes before what works.

Half or twice as much makes no difference.
"""

MANNED = 250_000
"""A repair under way is more than a weapon that works: more than WORKING and a WEAPON's use.

The one number here that matters: with half of it or none captains win 46 (± 1) of a hundred mirrored duels, with twice as
much 50.
"""

WORKING = 30_000
"""Above all that is damaged already, whatever that was good for. Half or twice as much makes no difference."""


def placed(decision: PlaceDamage) -> tuple[int, ...]:
    """Return slots for the points: Armor, then what is damaged already, then what still works, the most useful last."""
    battle, ship = decision.battle, decision.ship
    plan = ship.plan
    left = decision.points
    armour = ship.open_slots() & plan.masks[ARMOR] & ~ship.named & ~ship.manned
    if armour:
        slot = SLOTS_OF[armour][0]
        return (slot,) * min(left, plan.boxes[slot] - ship.marks[slot])
    slots: list[int] = []
    ranked = [(_reluctance(battle, ship, slot, False), slot) for slot in SLOTS_OF[ship.open_slots()]]
    if left == 1:
        return (min(ranked)[1],)
    room = [most - marks for most, marks in zip(plan.boxes, ship.marks, strict=True)]
    while left and ranked:
        chosen = min(ranked)
        ranked.remove(chosen)
        slot = chosen[1]
        is_delicate = ship.named >> slot & 1 or plan.kinds[slot] in {MISSILE, HABITAT}
        boxes = 1 if is_delicate else min(left, room[slot])
        slots.extend([slot] * boxes)
        room[slot] -= boxes
        left -= boxes
        if ship.named >> slot & 1 or ship.whole & plan.propulsion & 1 << slot:
            # What comes of it changes what all others are worth: to be asked again is better.
            break
        if room[slot]:
            ranked.append((_reluctance(battle, ship, slot, True), slot))
    return tuple(slots)


def _reluctance(battle: Battle, ship: Ship, slot: int, is_chosen: bool) -> int:
    """Return how unwelcome a mark is: on Armor first, then on what is damaged, then by use."""
    kind, bit = ship.plan.kinds[slot], 1 << slot
    worth = LAST if kind == MISSILE and battle.rules.missile_detonation and ship.explosive() & bit else 0
    if ship.named & bit:
        worth += NAMED
    if kind == ARMOR:
        return worth + (MANNED_ARMOUR if ship.manned & bit else 0)
    if is_chosen or not ship.whole & bit:
        # Its second mark destroys it, so it will not be repaired; that matters more where crew is at it.
        worth += DAMAGED + usefulness(battle, ship, slot, kind) // DAMAGED_PART
        return worth + (MANNED if ship.manned & bit else 0) + (_deaths(battle, ship) if kind == HABITAT else 0)
    return worth + WORKING + usefulness(battle, ship, slot, kind)


def _deaths(battle: Battle, ship: Ship) -> int:
    """Return what the crew is worth that dies with a Habitat. Rule CF-DMG-05."""
    surplus = ship.living() - (ship.complement_left() - ship.plan.size_mod)
    if surplus <= 0 or not battle.rules.habitat_loss_kills:
        return 0
    lost = sum(sorted(state for state in ship.crew if state)[:surplus])
    return MILLION * lost // (2 * ship.life)


def suffering(decision: HarmCrew) -> tuple[int, ...]:
    """Return who takes the harms: ready crew while Habitats heal, else those that are hurt already."""
    ship = decision.ship
    states = list(ship.crew)
    preferred = READY if ship.working(HABITAT) else HURT
    tokens: list[int] = []
    for _ in range(decision.count):
        living = [token for token, state in enumerate(states) if state != KILLED]
        # Who works at a repair is spared, and so are those with names.
        token = min(living, key=lambda each: (states[each] != preferred, ship.posts[each] >= 0, -each))
        states[token] -= 1
        tokens.append(token)
    return tuple(tokens)


def given_up(decision: KillSurplus) -> tuple[int, ...]:
    """Return who dies with a Habitat: the hurt."""
    crew = decision.ship.crew
    living = [token for token, state in enumerate(crew) if state != KILLED]
    return tuple(sorted(living, key=lambda token: (crew[token], -token))[: decision.count])
