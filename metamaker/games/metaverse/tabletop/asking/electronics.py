"""Asking for the orders of the EW Step."""

from collections.abc import Iterable, Iterator

from metamaker.fighting import Question, Unreadable
from metamaker.games.metaverse.battle.decisions.answers import Aim, ElectronicOrders, Support
from metamaker.games.metaverse.battle.decisions.electronics import SwitchElectronics
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.story.names import Names, labels
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.tabletop.asking.signs import clauses, cut, number, one_of, ship, shown, system

HINT = "clauses parted by semicolons: on 4 5; off 6; pod 7; aim 8 at B1; serve 9 at A2 A3; drop fore; raise aft"
_VERBS = ("on", "off", "pod", "aim", "serve", "drop", "raise")


def ask_electronics(asked: SwitchElectronics, names: Names) -> Question:
    """Return the question what a ship does in the EW Step."""
    return Question(names.ship(asked.key), "electronic warfare", tuple(_facts(asked, names)), f"{HINT}; empty for nothing")


def _facts(asked: SwitchElectronics, names: Names) -> Iterator[str]:
    vessel, signs = asked.vessel, labels(asked.table)
    for verb, refs in (("on", asked.may_go_on()), ("off", asked.may_go_off()), ("pod", asked.pods())):
        if refs:
            yield f"{verb}: {numbered(vessel, refs, names)}"
    if asked.arrays() and asked.targets():
        targets = ", ".join(f"{signs[each.key]} {each.name}" for each in asked.targets())
        yield f"aim: {numbered(vessel, (array.plan.ref for array in asked.arrays()), names)} at one of {targets}"
    if asked.ansibles() and asked.friends():
        friends = ", ".join(f"{signs[each.key]} {each.name}" for each in asked.friends())
        yield f"serve: {numbered(vessel, (each.plan.ref for each in asked.ansibles()), names)} at {friends}"
    for verb, arcs in (("drop", asked.droppable()), ("raise", asked.raisable())):
        if arcs:
            yield f"{verb}: {', '.join(arcs)}"


def numbered(vessel: Vessel, refs: Iterable[str], names: Names) -> str:
    """Return systems with the numbers by which they are called."""
    return ", ".join(f"{number(vessel, each)} {names.system(vessel.key, each)}" for each in refs)


def read_electronics(asked: SwitchElectronics, text: str) -> ElectronicOrders:
    """Return the orders that are meant. Raises Unreadable."""
    orders = ElectronicOrders()
    for verb, *words in clauses(text):
        orders = _with(asked, orders, verb.lower(), words)
    return orders


def _with(asked: SwitchElectronics, orders: ElectronicOrders, verb: str, words: list[str]) -> ElectronicOrders:
    if verb not in _VERBS or not words:
        raise Unreadable(f"{', '.join(_VERBS)} and what to do it with was expected, found “{shown(verb)}”")
    if verb in {"drop", "raise"}:
        arcs = tuple(one_of(Arc, word) for word in words)
        if verb == "drop":
            return orders._replace(dropped=orders.dropped + arcs)
        return orders._replace(raised=orders.raised + arcs)
    own, others = cut(words, "at")
    refs = tuple(system(asked.vessel, word) for word in own)
    ships = tuple(ship(asked.table, word).key for word in others)
    if verb == "aim":
        if len(ships) != 1:
            raise Unreadable(f"one target behind “at” was expected, found {len(ships)}")
        return orders._replace(aims=orders.aims + tuple(Aim(ref, ships[0]) for ref in refs))
    if verb == "serve":
        return orders._replace(supports=orders.supports + tuple(Support(ref, ships) for ref in refs))
    if verb == "pod":
        return orders._replace(pods=orders.pods + refs)
    return orders._replace(on=orders.on + refs) if verb == "on" else orders._replace(off=orders.off + refs)
