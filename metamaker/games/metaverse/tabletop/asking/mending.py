"""Asking for repairs."""

from collections.abc import Iterator

from metamaker.fighting import Question, Unreadable
from metamaker.games.metaverse.battle.blueprint.places import SECTIONS
from metamaker.games.metaverse.battle.decisions.answers import Modulation, RepairOrders, Restoration, Work
from metamaker.games.metaverse.battle.decisions.repair import AssignRepairs
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.tabletop.asking.electronics import numbered
from metamaker.games.metaverse.tabletop.asking.signs import clauses, number, one_of, shown, system, whole

HINT = "clauses parted by semicolons: 4 2 (two parties on system 4); hull core 3; heal 5; reload 6; turn 7 fore"


def ask_repair(asked: AssignRepairs, names: Names) -> Question:
    """Return the question who repairs what."""
    return Question(names.ship(asked.key), "repairs", tuple(_facts(asked, names)), f"{HINT}; empty for nothing")


def _facts(asked: AssignRepairs, names: Names) -> Iterator[str]:
    vessel = asked.vessel
    for each, state in zip(SECTIONS, vessel.sections, strict=True):
        if state.stands:
            pool = asked.pool(each)
            lent = f", {pool.borrowed} more from the core" if pool.borrowed else ""
            yield f"{each.value}: {pool.own} crew parties{lent}"
    for ref in asked.repairable():
        chances = ", ".join(f"{crew}: {float(asked.chance(crew)):.0%}" for crew in (1, 2, 3, 4))
        yield f"{number(vessel, ref)} {names.system(vessel.key, ref)}; chance by parties {chances}"
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
