"""Questions about damage to a ship: the slots to mark, the crew harmed or lost, the systems damaged by heat."""

from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, KillSurplus, PlaceDamage, SufferHeat
from metamaker.games.cosmoforce.battle.state import COUNT, HABITAT, MISSILE, SLOTS_OF
from metamaker.games.cosmoforce.battle.wording.labels import (
    NUMBER,
    SLOTS,
    TOKENS,
    Prompt,
    Prompts,
    ship_question,
    tokens_outcome,
)
from metamaker.games.cosmoforce.battle.wording.names import Names
from metamaker.play.dialogue import Question


def ask_damage(asked: PlaceDamage) -> Question:
    """Ask for the slots to mark."""
    ship, names = asked.ship, Names(asked.battle)
    slots = SLOTS_OF[ship.open_slots()]
    boxes = names.between(
        names.words.text(
            "ask-damage-slot",
            number=slot + 1,
            system=names.system_state(ship, slot),
            free=ship.plan.boxes[slot] - ship.marks[slot],
        )
        for slot in slots
    )
    whole = names.words.text("ask-damage-whole", count=COUNT[ship.whole])
    return ship_question(asked, "damage", (boxes, whole), points=asked.points, slot=slots[0] + 1)


def damage_outcome(asked: PlaceDamage, slots: tuple[int, ...]) -> str:
    """Return the effect of marks in these slots."""
    ship, names = asked.ship, Names(asked.battle)
    marks = names.listed(_mark(asked, slot, slots, names) for slot in dict.fromkeys(slots))
    marked = sum(1 << slot for slot in set(slots))
    return names.words.text("ask-damage-outcome", marks=marks, lost=not ship.whole & ~marked)


def _mark(asked: PlaceDamage, slot: int, slots: tuple[int, ...], names: Names) -> str:
    ship, rules = asked.ship, asked.battle.rules
    kind, count = ship.plan.kinds[slot], slots.count(slot)
    return names.words.text(
        "ask-damage-mark",
        slot=names.slot(ship.number, slot),
        count=count,
        destroyed=ship.marks[slot] + count >= ship.plan.boxes[slot],
        kills=kind == HABITAT and bool(rules.habitat_loss_kills),
        detonates=kind == MISSILE and bool(rules.missile_detonation) and not ship.spent >> slot & 1,
        harms=bool(ship.manned >> slot & 1) and bool(rules.crew_hurt_by_system_damage),
    )


def ask_harm(asked: HarmCrew) -> Question:
    """Ask which crew is harmed."""
    return ship_question(asked, "harm", (Names(asked.battle).members(asked.ship),), count=asked.count)


def ask_surplus(asked: KillSurplus) -> Question:
    """Ask which crew dies with a Habitat."""
    return ship_question(asked, "surplus", (Names(asked.battle).members(asked.ship),), count=asked.count)


def ask_heat(asked: SufferHeat) -> Question:
    """Ask for the number of dice that damage systems instead of crew."""
    names = Names(asked.battle)
    return ship_question(asked, "heat", (names.members(asked.ship), names.systems(asked.ship)), count=asked.count)


def heat_outcome(asked: SufferHeat, number: int) -> str:
    """Return the number of harms to the crew if `number` dice go to systems."""
    return Names(asked.battle).words.text("ask-heat-outcome", harms=asked.count - number, damage=number)


PROMPTS: Prompts = {
    PlaceDamage: Prompt(ask_damage, SLOTS, damage_outcome, ("ask-damage-help",)),
    HarmCrew: Prompt(ask_harm, TOKENS, tokens_outcome("harm"), ("ask-harm-help",)),
    KillSurplus: Prompt(ask_surplus, TOKENS, tokens_outcome("surplus"), ("ask-surplus-help",)),
    SufferHeat: Prompt(ask_heat, NUMBER, heat_outcome, ("ask-heat-help",)),
}
