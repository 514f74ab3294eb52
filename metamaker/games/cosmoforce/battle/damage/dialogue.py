"""Asking what happens to a ship: where damage goes, who is harmed or lost, what heat damages."""

from metamaker.core.naming import counted, listed
from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, KillSurplus, PlaceDamage, SufferHeat
from metamaker.games.cosmoforce.battle.state import COUNT, HABITAT, MISSILE, SLOTS_OF
from metamaker.games.cosmoforce.battle.telling.names import Names, slot_text, systems_text
from metamaker.games.cosmoforce.battle.telling.signs import (
    AS_PLAIN,
    crew_listed,
    ship_question,
)
from metamaker.play.dialogue import Question


def ask_damage(asked: PlaceDamage) -> Question:
    """Ask where damage goes."""
    ship = asked.ship
    boxes = [
        f"{slot + 1} {slot_text(ship, slot)}, {counted(ship.plan.boxes[slot] - ship.marks[slot], 'box', 'boxes')} free"
        for slot in SLOTS_OF[ship.open_slots()]
    ]
    facts = ("; ".join(boxes), f"{counted(COUNT[ship.whole], 'system')} without a mark: with the last of them the ship is lost")
    first = SLOTS_OF[ship.open_slots()][0] + 1
    several = f"slots, one for each point: {first} {first}; fewer than are due, and the rest is asked again"
    hint = f"{several if asked.points > 1 else f'a slot: {first}'}; {AS_PLAIN}"
    return ship_question(asked, f"where does the damage go? {counted(asked.points, 'point')}", facts, hint, "damage")


def damage_outcome(asked: PlaceDamage, slots: tuple[int, ...]) -> str:
    """Return what marks in these slots lead to."""
    ship, names = asked.ship, Names(asked.battle)
    told = [f"a mark on {names.slot(ship.number, slot)}{_consequence(asked, slot, slots)}" for slot in dict.fromkeys(slots)]
    marked = sum(1 << slot for slot in set(slots))
    lost = "; no system is without a mark then: the ship is lost" if not ship.whole & ~marked else ""
    return f"{listed(told)}{lost}"


def _consequence(asked: PlaceDamage, slot: int, slots: tuple[int, ...]) -> str:
    ship, rules = asked.ship, asked.battle.rules
    count = slots.count(slot)
    found = [f" ({count} times)"] if count > 1 else []
    if ship.marks[slot] + count >= ship.plan.boxes[slot]:
        found.append(", which destroys it")
        if ship.plan.kinds[slot] == HABITAT and rules.habitat_loss_kills:
            found.append(" and kills crew without a place")
    if ship.plan.kinds[slot] == MISSILE and rules.missile_detonation and not ship.spent >> slot & 1:
        found.append(", which detonates: 2 damage more for each mark")
    if ship.manned >> slot & 1 and rules.crew_hurt_by_system_damage:
        found.append(", which harms the crew there")
    return "".join(found)


def ask_harm(asked: HarmCrew) -> Question:
    """Ask who of the crew is harmed."""
    text = f"who of the crew is harmed? {counted(asked.count, 'time')}"
    twice = "; the same twice: 1 1" if asked.count > 1 else ""
    hint = f"{_who(asked.count)}{twice}; {AS_PLAIN}"
    return ship_question(asked, text, (crew_listed(asked.ship, Names(asked.battle)),), hint, "harm")


def _who(count: int) -> str:
    return "crew by number: 1 2" if count > 1 else "crew by number: 1"


def ask_surplus(asked: KillSurplus) -> Question:
    """Ask who dies with a Habitat."""
    text = f"who dies with the Habitat? {asked.count} of the crew"
    hint = f"{_who(asked.count)}; {AS_PLAIN}"
    return ship_question(asked, text, (crew_listed(asked.ship, Names(asked.battle)),), hint, "loss")


def ask_heat(asked: SufferHeat) -> Question:
    """Ask how many dice damage systems in place of crew."""
    facts = (crew_listed(asked.ship, Names(asked.battle)), systems_text(asked.ship))
    hint = f"0 to {asked.count}; empty: 0"
    return ship_question(
        asked, f"of {asked.count} harms by heat, how many damage systems in place of crew?", facts, hint, "heat"
    )
