"""Prompts for fire at rocks ahead of a ship (5.0.4)."""

from metamaker.games.metaverse.battle.terrain.decisions import ClearRocks
from metamaker.games.metaverse.battle.terrain.orders import ClearOrders
from metamaker.games.metaverse.battle.terrain.rocks import CLEARED, dice_cleared, highest_damage
from metamaker.games.metaverse.battle.wording.labels import ORDERS, number, numbered
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.battle.wording.prompt import Prompt, Prompts, hint, question
from metamaker.play.dialogue import Question
from metamaker.play.grammar import Sentence

CLEARING = Sentence(ClearOrders, "rocks", ORDERS, "{weapons:system+} by {array:system} [on {arc:arc}]", "on {arc:arc}")


def ask_rocks(asked: ClearRocks, names: Names) -> Question:
    """Return the question about fire at the rocks ahead of a ship."""
    vessel, meeting = asked.vessel, asked.meeting
    arrays, weapons = asked.able()
    fire = [f"{number(vessel, weapons[0].plan.ref)} by {number(vessel, arrays[0].plan.ref)}"] if arrays and weapons else []
    examples = [*fire, *[f"on {arc}" for arc in asked.arcs()[1:]]]
    told = [
        names.text(
            "talk-rocks-weapon",
            weapon=numbered(vessel, [weapon.plan.ref], names),
            damage=highest_damage(weapon),
        )
        for weapon in (weapons if arrays else ())
    ]
    if fire:
        told.append(names.text("talk-rocks-arrays", arrays=numbered(vessel, [array.plan.ref for array in arrays], names)))
    if asked.arcs():
        told.append(names.text("talk-rocks-arcs", arcs=names.listed([names.word("arc", arc) for arc in asked.arcs()], "or")))
    return question(
        asked,
        names,
        "rocks",
        told,
        hint(asked, names, CLEARING, examples, "rocks-nothing"),
        terrain=names.word("terrain", meeting.rocks.kind.value),
        count=meeting.dice,
        faces=meeting.faces,
        enough=CLEARED[meeting.rocks.kind],
    )


def rocks_outcome(asked: ClearRocks, orders: ClearOrders, names: Names) -> str:
    """Describe fire at rocks."""
    on = names.text("talk-rocks-on", arc=names.word("arc", orders.arc)) if orders.arc else ""
    if not orders.array:
        return names.clauses([names.words["talk-rocks-nothing"], *([on] if on else [])])
    vessel = asked.vessel
    damages = [highest_damage(vessel.system(ref)) for ref in orders.weapons]
    fires = names.text(
        "talk-rocks-fires",
        weapons=numbered(vessel, orders.weapons, names),
        array=numbered(vessel, (orders.array,), names),
        count=min(asked.meeting.dice, dice_cleared(asked.meeting.rocks.kind, damages)),
        most=asked.meeting.dice,
    )
    return names.clauses([fires, *([on] if on else [])])


PROMPTS: Prompts = {ClearRocks: Prompt(ask_rocks, CLEARING, rocks_outcome)}
