"""Prompts for repairs."""

from collections.abc import Iterator

from metamaker.core.amounts import rounded
from metamaker.games.metaverse.battle.places import SECTIONS
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.repair.orders import Modulation, RepairOrders, Restoration, Work
from metamaker.games.metaverse.battle.wording.labels import ORDERS, number, numbered
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.battle.wording.prompt import Prompt, Prompts, hint, legal, question
from metamaker.play.dialogue import Question
from metamaker.play.grammar import Clauses

REPAIRS = Clauses(
    RepairOrders,
    "repair",
    ORDERS,
    works=(Work, "{system:system} {crew:number}"),
    restorations=(Restoration, "hull {section:section} {crew:number}"),
    healed="heal {healed:system+}",
    reloaded="reload {reloaded:system+}",
    modulations=(Modulation, "turn {generator:system} {arc:arc}"),
)


def ask_repair(asked: AssignRepairs, names: Names) -> Question:
    """Return the question about repairs; it is idle if none are possible."""
    examples = list(_examples(asked))
    idle = not any(legal(asked, REPAIRS, examples))
    facts = () if idle else tuple(_facts(asked, names))
    return question(asked, names, "repair", facts, hint(asked, names, REPAIRS, examples[:_SHOWN], "repair-nothing"), idle=idle)


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
        if names.typing:
            yield f"turn {number(vessel, each_turn.generator)} {each_turn.arc.value}"
        else:
            system = names.system(vessel.key, each_turn.generator)
            yield names.text("talk-repair-turns", system=system, arc=names.place(each_turn.arc))


def _chances(asked: AssignRepairs, ref: str, names: Names) -> Iterator[str]:
    """Yield the chance of each number of parties that can work on a system."""
    most = min(_MOST_CHANCES, asked.pool(SECTIONS[asked.vessel.system(ref).plan.section]).all)
    for crew in range(1, most + 1):
        yield names.text("talk-repair-chance", crew=crew, chance=percentage(asked, crew, names))


def repair_outcome(asked: AssignRepairs, orders: RepairOrders, names: Names) -> str:
    """Describe repairs, each with its chance."""
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
    """Return the chance of `crew` parties: `50 %`."""
    return names.text("talk-chance", percent=rounded(100 * asked.chance(crew), 0))


PROMPTS: Prompts = {AssignRepairs: Prompt(ask_repair, REPAIRS, repair_outcome)}
