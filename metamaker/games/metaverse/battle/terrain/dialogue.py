"""Asking what fires at rocks ahead; typed orders read, and told back (5.0.4)."""

from metamaker.games.metaverse.battle.telling.names import Names, labels
from metamaker.games.metaverse.battle.telling.signs import cut, empty, hint, number, numbered, numbers, shown, system
from metamaker.games.metaverse.battle.terrain.decisions import ClearRocks
from metamaker.games.metaverse.battle.terrain.orders import ClearOrders
from metamaker.games.metaverse.battle.terrain.rocks import CLEARED, dice_cleared, highest_damage
from metamaker.games.metaverse.messages import message
from metamaker.play.dialogue import Question, Unreadable


def ask_rocks(asked: ClearRocks, names: Names) -> Question:
    """Return the question what fires at the rocks ahead of a ship."""
    vessel, meeting = asked.vessel, asked.meeting
    arrays, weapons = asked.able()
    example = f"{number(vessel, weapons[0].plan.ref)} by {number(vessel, arrays[0].plan.ref)}"
    told = [
        names.text(
            "talk-rocks-weapon",
            weapon=numbered(vessel, [weapon.plan.ref], names),
            damage=highest_damage(weapon),
        )
        for weapon in weapons
    ]
    return Question(
        names.ship(asked.key),
        names.text(
            "talk-rocks-question",
            terrain=names.word("terrain", meeting.rocks.kind.value),
            count=meeting.dice,
            faces=meeting.faces,
            enough=CLEARED[meeting.rocks.kind],
        ),
        (*told, names.text("talk-rocks-arrays", arrays=numbered(vessel, [array.plan.ref for array in arrays], names))),
        hint(asked, read_rocks, [example], empty(names, "talk-rocks-nothing")),
        names.text("talk-rocks-prompt", ship=labels(asked.table)[asked.key]),
        asked.kind,
    )


def read_rocks(asked: ClearRocks, text: str) -> ClearOrders:
    """Return the fire that is meant: `12 13 by 3`. Raises Unreadable."""
    own, by = cut(text.split(), "by")
    if not own or len(by) != 1:
        raise Unreadable(message("refusal-read-rocks", found=shown(text)))
    return ClearOrders(system(asked.vessel, by[0]), tuple([system(asked.vessel, word) for word in own]))


def rocks_outcome(asked: ClearRocks, orders: ClearOrders, names: Names) -> str:
    """Return fire at rocks in words."""
    if not orders.array:
        return names.words["talk-rocks-nothing"]
    vessel = asked.vessel
    damages = [highest_damage(vessel.system(ref)) for ref in orders.weapons]
    return names.text(
        "talk-rocks-fires",
        weapons=numbered(vessel, orders.weapons, names),
        array=numbered(vessel, (orders.array,), names),
        count=min(asked.meeting.dice, dice_cleared(asked.meeting.rocks.kind, damages)),
        most=asked.meeting.dice,
    )


def typed_rocks(asked: ClearRocks, orders: ClearOrders) -> str:
    """Return fire at rocks as a person would type it."""
    return f"{numbers(asked.vessel, orders.weapons)} by {number(asked.vessel, orders.array)}" if orders.array else ""
