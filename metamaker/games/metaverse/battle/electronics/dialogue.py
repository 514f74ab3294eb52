"""Prompts for the orders of the EW Step."""

from collections.abc import Iterable, Iterator

from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.electronics.orders import Aim, ElectronicOrders, Support
from metamaker.games.metaverse.battle.electronics.signature import (
    ARRAY_CM,
    ECM,
    EJ,
    PROJECTOR,
    PROJECTOR_CM,
    UNCOMPROMISED,
    base_ems,
    own_ew,
)
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.wording.labels import ORDERS, number, numbered
from metamaker.games.metaverse.battle.wording.names import Names, labels
from metamaker.games.metaverse.battle.wording.prompt import Prompt, Prompts, hint, question
from metamaker.play.dialogue import Question
from metamaker.play.grammar import Clauses

_REACH_CM = {ECM: ARRAY_CM, EJ: ARRAY_CM, PROJECTOR: PROJECTOR_CM}
"""The radius of systems in cm for each point of their rating."""

SWITCHES = Clauses(
    ElectronicOrders,
    "electronics",
    ORDERS.having(served=ORDERS.kinds["ship"]._replace(absent=lambda _: ())),
    on="on {on:system+}",
    off="off {off:system+}",
    pods="pod {pods:system+}",
    aims=(Aim, "aim {system:system&} at {target:ship}"),
    supports=(Support, "serve {system:system&} [at {ships:served+}]"),
    dropped="drop {dropped:arc+}",
    raised="raise {raised:arc+}",
)


def ask_electronics(asked: SwitchElectronics, names: Names) -> Question:
    """Return the question about EW orders; it is idle if the ship can only switch systems off or drop shields."""
    idle = not (
        asked.may_go_on()
        or asked.pods()
        or (asked.arrays() and asked.targets())
        or (asked.ansibles() and asked.friends())
        or asked.raisable()
    )
    facts = () if idle else tuple(_facts(asked, names))
    written = hint(asked, names, SWITCHES, _examples(asked), "ew-stays")
    return question(asked, names, "ew", facts, written, idle=idle, weighty=False)


def _examples(asked: SwitchElectronics) -> Iterator[str]:
    vessel, signs = asked.vessel, labels(asked.table)
    for verb, refs in (("on", asked.may_go_on()), ("off", asked.may_go_off()), ("pod", asked.pods())):
        yield from (f"{verb} {number(vessel, ref)}" for ref in refs[:1])
    if asked.targets():
        yield from (f"aim {number(vessel, each.plan.ref)} at {signs[asked.targets()[0].key]}" for each in asked.arrays()[:1])
    if asked.friends():
        yield from (
            f"serve {number(vessel, each.plan.ref)} at {signs[asked.friends()[0].key]}" for each in asked.ansibles()[:1]
        )
    yield from (f"drop {arc.value}" for arc in asked.droppable()[:1])
    yield from (f"raise {arc.value}" for arc in asked.raisable()[:1])


def _facts(asked: SwitchElectronics, names: Names) -> Iterator[str]:
    vessel, signs = asked.vessel, labels(asked.table)
    yield names.text("talk-ew-now", ew=own_ew(asked.table, vessel), ems=base_ems(asked.table, vessel))
    for verb, refs in (("on", asked.may_go_on()), ("off", asked.may_go_off()), ("pod", asked.pods())):
        for what, does in _alike(vessel, refs, names):
            key = "talk-ew-choice-does" if names.typing else "talk-ew-choice-plain"
            yield names.text(key, verb=verb, what=what, does=does)
    for verb, systems, ships in (
        ("aim", asked.arrays(), asked.targets()),
        ("serve", asked.ansibles(), asked.friends()),
    ):
        named = ", ".join(f"{signs[each.key]} {each.name}" for each in ships)
        for able, does in _alike(vessel, [each.plan.ref for each in systems], names) if ships else ():
            key = f"talk-ew-choice-{verb}" if names.typing else "talk-ew-choice-plain"
            yield names.text(key, systems=able, what=able, ships=named, does=does)
    for verb, arcs in (("drop", asked.droppable()), ("raise", asked.raisable())):
        if arcs and names.typing:
            yield names.text("talk-ew-choice", verb=verb, what=", ".join(arcs))


def _alike(vessel: Vessel, refs: Iterable[str], names: Names) -> Iterator[tuple[str, str]]:
    """Yield systems of one kind and rating together, with their effect."""
    plans = [vessel.system(each).plan for each in refs]
    for kind, rating in dict.fromkeys([(plan.kind, plan.rating) for plan in plans]):
        alike = [plan.ref for plan in plans if (plan.kind, plan.rating) == (kind, rating)]
        values = {"rating": rating, "whole": UNCOMPROMISED * rating, "cm": _REACH_CM.get(kind, 0) * rating}
        yield numbered(vessel, alike, names), names.text(f"talk-ew-does-{kind}", **values)


def electronics_outcome(asked: SwitchElectronics, orders: ElectronicOrders, names: Names) -> str:
    """Describe EW orders."""
    vessel, signs = asked.vessel, labels(asked.table)
    told = [
        names.text(f"talk-ew-{verb}", systems=numbered(vessel, refs, names))
        for verb, refs in (("on", orders.on), ("off", orders.off), ("pod", orders.pods))
        if refs
    ]
    told += [
        names.text("talk-ew-aims", system=numbered(vessel, (aim.system,), names), ship=signs[aim.target]) for aim in orders.aims
    ]
    for support in orders.supports:
        ships = ", ".join(signs[key] for key in support.ships)
        told.append(names.text("talk-ew-serves", ships=ships, system=numbered(vessel, (support.system,), names)))
    told += [
        names.text(f"talk-ew-{verb}", arcs=", ".join(names.place(arc) for arc in arcs))
        for verb, arcs in (("drops", orders.dropped), ("raises", orders.raised))
        if arcs
    ]
    return names.clauses(told) or names.words["talk-ew-leaves"]


PROMPTS: Prompts = {SwitchElectronics: Prompt(ask_electronics, SWITCHES, electronics_outcome)}
