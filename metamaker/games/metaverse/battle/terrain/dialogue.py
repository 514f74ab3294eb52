"""Asking what fires at rocks ahead; typed orders read, and told back (5.0.4)."""

from metamaker.games.metaverse.battle.telling.names import Names, labels
from metamaker.games.metaverse.battle.telling.prompt import Prompt, Prompts
from metamaker.games.metaverse.battle.telling.signs import cut, empty, hint, number, numbered, numbers, shown, system
from metamaker.games.metaverse.battle.terrain.decisions import ClearRocks
from metamaker.games.metaverse.battle.terrain.orders import ClearOrders
from metamaker.games.metaverse.battle.terrain.rocks import CLEARED, dice_cleared, highest_damage
from metamaker.games.metaverse.messages import message
from metamaker.play.dialogue import Question, Unreadable

ON = "on"
"""Stands before the arc on which rocks are to strike."""


def ask_rocks(asked: ClearRocks, names: Names) -> Question:
    """Return the question what fires at the rocks ahead of a ship."""
    vessel, meeting = asked.vessel, asked.meeting
    arrays, weapons = asked.able()
    fire = [f"{number(vessel, weapons[0].plan.ref)} by {number(vessel, arrays[0].plan.ref)}"] if arrays and weapons else []
    examples = [*fire, *[f"{ON} {arc}" for arc in asked.arcs()[1:]]]
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
    return Question(
        names.ship(asked.key),
        names.text(
            "talk-rocks-question",
            terrain=names.word("terrain", meeting.rocks.kind.value),
            count=meeting.dice,
            faces=meeting.faces,
            enough=CLEARED[meeting.rocks.kind],
        ),
        tuple(told),
        hint(asked, read_rocks, examples, empty(names, "talk-rocks-nothing")),
        names.text("talk-rocks-prompt", ship=labels(asked.table)[asked.key]),
        asked.kind,
    )


def read_rocks(asked: ClearRocks, text: str) -> ClearOrders:
    """Return the fire and the arc that are meant: `12 13 by 3`, `on starboard`, or both. Raises Unreadable."""
    words, on = cut(text.split(), ON)
    if len(on) > 1 or (not words and not on):
        raise Unreadable(message("refusal-read-rocks", found=shown(text)))
    arc = on[0].lower() if on else ""
    if not words:
        return ClearOrders(arc=arc)
    own, by = cut(words, "by")
    if not own or len(by) != 1:
        raise Unreadable(message("refusal-read-rocks", found=shown(text)))
    return ClearOrders(system(asked.vessel, by[0]), tuple([system(asked.vessel, word) for word in own]), arc)


def rocks_outcome(asked: ClearRocks, orders: ClearOrders, names: Names) -> str:
    """Return fire at rocks in words."""
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


def typed_rocks(asked: ClearRocks, orders: ClearOrders) -> str:
    """Return fire at rocks as a person would type it."""
    fire = f"{numbers(asked.vessel, orders.weapons)} by {number(asked.vessel, orders.array)}" if orders.array else ""
    return " ".join([each for each in (fire, f"{ON} {orders.arc}" if orders.arc else "") if each])


PROMPTS: Prompts = {
    ClearRocks: Prompt(ask_rocks, read_rocks, rocks_outcome, typed_rocks),
}
