"""Asking for repairs."""

from collections.abc import Iterator

from metamaker.core.naming import counted
from metamaker.games.metaverse.battle.places import SECTIONS
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.repair.orders import Modulation, RepairOrders, Restoration, Work
from metamaker.games.metaverse.battle.telling.names import Names, labels
from metamaker.games.metaverse.battle.telling.signs import (
    clauses,
    hint,
    legal,
    number,
    numbered,
    numbers,
    one_of,
    shown,
    system,
    whole,
)
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.play.dialogue import Question, Unreadable

REPAIR_HELP = (
    "4 2: two crew parties work on system 4",
    "hull core 3: three crew parties restore a box each, on a technological hull",
    "heal 5: a biological hull gives a box for system 5;  reload 6: and boxes for a spent weapon",
    "turn 7 fore: a modulated shield generator serves a neighbouring arc this turn",
)


def ask_repair(asked: AssignRepairs, names: Names) -> Question:
    """Return the question who repairs what; it is idle if nobody could do anything."""
    examples = list(_examples(asked))
    idle = not any(legal(asked, read_repair, examples))
    facts = () if idle else tuple(_facts(asked, names))
    written = hint(asked, read_repair, examples[:_SHOWN], "nothing is repaired")
    return Question(
        names.ship(asked.key), "repairs", facts, written, f"{labels(asked.table)[asked.key]} repair", asked.kind, idle
    )


_SHOWN = 4
_MOST_CHANCES = 6


def _examples(asked: AssignRepairs) -> Iterator[str]:
    vessel = asked.vessel
    yield from (f"{number(vessel, ref)} 1" for ref in asked.repairable())
    yield from (f"hull {section.value} 1" for section, _ in asked.restorable())
    yield from (f"heal {number(vessel, ref)}" for ref in asked.healable())
    yield from (f"reload {number(vessel, ref)}" for ref, _ in asked.reloadable())
    yield from (f"turn {number(vessel, each.generator)} {each.arc.value}" for each in asked.modulations())


def _facts(asked: AssignRepairs, names: Names) -> Iterator[str]:
    vessel = asked.vessel
    for each, state in zip(SECTIONS, vessel.sections, strict=True):
        if state.stands:
            pool = asked.pool(each)
            lent = f", {pool.borrowed} more from the core" if pool.borrowed else ""
            yield f"{each.value}: {counted(pool.own, 'crew party', 'crew parties')}{lent}"
    for ref in asked.repairable():
        most = min(_MOST_CHANCES, asked.pool(SECTIONS[vessel.system(ref).plan.section]).all)
        chances = ", ".join(f"{crew}: {percentage(asked, crew)}" for crew in range(1, most + 1))
        yield f"{number(vessel, ref)} {names.system(vessel.key, ref)}; {chances or 'no crew'} (parties: chance)"
    for section, lost in asked.restorable():
        yield f"hull {section.value}: {lost} boxes lost"
    if asked.healable():
        yield f"heal: {numbered(vessel, asked.healable(), names)}"
    for ref, cost in asked.reloadable():
        yield f"reload {numbered(vessel, (ref,), names)} for {cost} boxes"
    for each_turn in asked.modulations():
        yield f"turn {number(vessel, each_turn.generator)} {each_turn.arc.value}"


def read_repair(asked: AssignRepairs, text: str) -> RepairOrders:
    """Return the repairs that are meant. Raises Unreadable."""
    orders = RepairOrders()
    for words in clauses(text):
        orders = _with(asked, orders, words)
    return orders


def _with(asked: AssignRepairs, orders: RepairOrders, words: list[str]) -> RepairOrders:
    verb, rest, vessel = words[0].lower(), words[1:], asked.vessel
    if verb == "heal" and rest:
        return orders._replace(healed=orders.healed + tuple(system(vessel, word) for word in rest))
    if verb == "reload" and rest:
        return orders._replace(reloaded=orders.reloaded + tuple(system(vessel, word) for word in rest))
    if verb == "hull" and len(rest) == 2:
        return orders._replace(restorations=(*orders.restorations, Restoration(one_of(SectionName, rest[0]), whole(rest[1]))))
    if verb == "turn" and len(rest) == 2:
        return orders._replace(modulations=(*orders.modulations, Modulation(system(vessel, rest[0]), one_of(Arc, rest[1]))))
    if len(words) == 2:
        return orders._replace(works=(*orders.works, Work(system(vessel, words[0]), whole(words[1]))))
    raise Unreadable(f"a system and crew parties, such as 4 2, were expected, found “{shown(' '.join(words))}”")


def repair_outcome(asked: AssignRepairs, orders: RepairOrders, names: Names) -> str:
    """Return repairs in words, each with its chance."""
    vessel = asked.vessel
    told = [
        f"{counted(each.crew, 'party', 'parties')} on {numbered(vessel, (each.system,), names)}"
        f" ({percentage(asked, each.crew)})"
        for each in orders.works
    ]
    told += [f"{counted(each.crew, 'box', 'boxes')} of hull in the {each.section.value}" for each in orders.restorations]
    told += [f"heals {numbered(vessel, orders.healed, names)}"] if orders.healed else []
    told += [f"reloads {numbered(vessel, orders.reloaded, names)}"] if orders.reloaded else []
    told += [f"turns {numbered(vessel, (each.generator,), names)} to {each.arc.value}" for each in orders.modulations]
    return "; ".join(told) or "repairs nothing"


def percentage(asked: AssignRepairs, crew: int) -> str:
    """Return the chance of so many parties: `50 %`."""
    return f"{float(asked.chance(crew)) * 100:.0f} %"


def typed_repair(asked: AssignRepairs, orders: RepairOrders) -> str:
    """Return repairs as a person would type them."""
    vessel = asked.vessel
    told = [f"{number(vessel, each.system)} {each.crew}" for each in orders.works]
    told += [f"hull {each.section.value} {each.crew}" for each in orders.restorations]
    told += [f"{verb} {numbers(vessel, refs)}" for verb, refs in (("heal", orders.healed), ("reload", orders.reloaded)) if refs]
    told += [f"turn {number(vessel, each.generator)} {each.arc.value}" for each in orders.modulations]
    return "; ".join(told)
