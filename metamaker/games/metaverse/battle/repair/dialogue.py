"""Asking for repairs."""

from collections.abc import Iterator

from metamaker.core.amounts import rounded
from metamaker.games.metaverse.battle.places import SECTIONS
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.repair.orders import Modulation, RepairOrders, Restoration, Work
from metamaker.games.metaverse.battle.telling.names import Names, labels
from metamaker.games.metaverse.battle.telling.prompt import Prompt, Prompts
from metamaker.games.metaverse.battle.telling.signs import (
    clauses,
    empty,
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
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.play.dialogue import Question, Unreadable


def ask_repair(asked: AssignRepairs, names: Names) -> Question:
    """Return the question who repairs what; it is idle if nobody could do anything."""
    examples = list(_examples(asked))
    idle = not any(legal(asked, read_repair, examples))
    facts = () if idle else tuple(_facts(asked, names))
    written = hint(asked, read_repair, examples[:_SHOWN], empty(names, "talk-repair-nothing"))
    prompt = names.text("talk-repair-prompt", ship=labels(asked.table)[asked.key])
    return Question(names.ship(asked.key), names.words["talk-repair-question"], facts, written, prompt, asked.kind, idle)


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
            yield names.text("talk-repair-crew", place=names.place(each), crew=pool.own, lent=pool.borrowed)
    for ref in asked.repairable():
        chances = ", ".join(_chances(asked, ref, names)) or names.words["talk-repair-no-crew"]
        yield names.text("talk-repair-system", system=numbered(vessel, (ref,), names), chances=chances)
    for section, lost in asked.restorable():
        yield names.text("talk-repair-hull", section=section.value, lost=lost)
    if asked.healable():
        yield names.text("talk-repair-heal", systems=numbered(vessel, asked.healable(), names))
    for ref, cost in asked.reloadable():
        yield names.text("talk-repair-reload", system=numbered(vessel, (ref,), names), boxes=cost)
    for each_turn in asked.modulations():
        yield f"turn {number(vessel, each_turn.generator)} {each_turn.arc.value}"


def _chances(asked: AssignRepairs, ref: str, names: Names) -> Iterator[str]:
    """Yield the chance of each number of parties that can work on a system."""
    most = min(_MOST_CHANCES, asked.pool(SECTIONS[asked.vessel.system(ref).plan.section]).all)
    for crew in range(1, most + 1):
        yield names.text("talk-repair-chance", crew=crew, chance=percentage(asked, crew, names))


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
    raise Unreadable(message("refusal-read-repair", found=shown(" ".join(words))))


def repair_outcome(asked: AssignRepairs, orders: RepairOrders, names: Names) -> str:
    """Return repairs in words, each with its chance."""
    vessel, told = asked.vessel, []
    for work in orders.works:
        chance, system = percentage(asked, work.crew, names), numbered(vessel, (work.system,), names)
        told.append(names.text("talk-repair-works", crew=work.crew, system=system, chance=chance))
    told += [
        names.text("talk-repair-restores", boxes=each.crew, place=names.place(each.section)) for each in orders.restorations
    ]
    for verb, refs in (("heals", orders.healed), ("reloads", orders.reloaded)):
        if refs:
            told.append(names.text(f"talk-repair-{verb}", systems=numbered(vessel, refs, names)))
    for turn in orders.modulations:
        system = numbered(vessel, (turn.generator,), names)
        told.append(names.text("talk-repair-turns", system=system, arc=names.place(turn.arc)))
    return names.clauses(told) or names.words["talk-repair-leaves"]


def percentage(asked: AssignRepairs, crew: int, names: Names) -> str:
    """Return the chance of so many parties: `50 %`."""
    return names.text("talk-chance", percent=rounded(100 * asked.chance(crew), 0))


def typed_repair(asked: AssignRepairs, orders: RepairOrders) -> str:
    """Return repairs as a person would type them."""
    vessel = asked.vessel
    told = [f"{number(vessel, each.system)} {each.crew}" for each in orders.works]
    told += [f"hull {each.section.value} {each.crew}" for each in orders.restorations]
    told += [f"{verb} {numbers(vessel, refs)}" for verb, refs in (("heal", orders.healed), ("reload", orders.reloaded)) if refs]
    told += [f"turn {number(vessel, each.generator)} {each.arc.value}" for each in orders.modulations]
    return "; ".join(told)


PROMPTS: Prompts = {
    AssignRepairs: Prompt(ask_repair, read_repair, repair_outcome, typed_repair),
}
