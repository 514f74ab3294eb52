"""What a ship may do in the EW Step is what its decision offers, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.electronics.effects import carry_out
from metamaker.games.metaverse.battle.electronics.orders import Aim, ElectronicOrders, Support
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, EXPENDED, OFF, UNPOWERED
from metamaker.games.metaverse.model.arc import Arc
from tests.games.metaverse.battle.emitters import AFT, FORE, Put, afloat, asks, carrying, put, shielded
from tests.games.metaverse.builders import component

KINDS = (
    "ew_array",
    "ecm_array",
    "ej_array",
    "elint_array",
    "targeting_array",
    "ansible",
    "countermeasure_pod",
    "stealth_generator",
)
LISTENER = shielded(carrying(*(component(kind, 2, count=2) for kind in KINDS)), Arc.FORE, Arc.AFT)

flags = st.sampled_from([0, 0, 0, OFF, OFF, DISABLED, DESTROYED, EXPENDED, UNPOWERED, OFF | DISABLED])
words = st.sampled_from(
    ["core/ew-array#1", "core/elint-array#2", "core/ansible#1", "core/bridge#1", "a/heron-2", "b/heron-3", "", "x#1"]
)
several = st.lists(words, max_size=3).map(tuple)


@st.composite
def situations(draw: st.DrawFn) -> Battle:
    """Return a ship with everything electronic, in any state, a friend and two enemies."""
    battle, vessels = afloat(
        Put(LISTENER, 0, 0, 0, 0), put(x=draw(st.integers(45, 55))), put(side=1, y=draw(st.integers(95, 105))), put(side=1, y=9)
    )
    battle.table.turn = 2
    for system in vessels[0].systems:
        system.flags = draw(flags)
    for arc in vessels[0].arcs:
        arc.up, arc.dropped_on = draw(st.booleans()), draw(st.integers(0, 2))
    vessels[3].cloaked = draw(st.integers(0, 1))
    return battle


def offered(data: st.DataObject, decision: SwitchElectronics) -> ElectronicOrders:
    """Any part of what a decision offers; nothing is raised where stealth is switched on."""
    enemies, friends = [each.key for each in decision.targets()], [each.key for each in decision.friends()]
    orders = ElectronicOrders(
        on=_part(data, decision.may_go_on()),
        off=_part(data, decision.may_go_off()),
        pods=_part(data, decision.pods()),
        aims=tuple(Aim(array.plan.ref, data.draw(st.sampled_from(enemies))) for array in decision.arrays() if enemies),
        supports=tuple(Support(ansible.plan.ref, _part(data, tuple(friends))[:2]) for ansible in decision.ansibles()),
        dropped=tuple(arc for arc in decision.droppable() if data.draw(st.booleans())),
    )
    if any("stealth" in name for name in orders.on):
        return orders
    return orders._replace(raised=tuple(arc for arc in decision.raisable() if data.draw(st.booleans())))


def _part(data: st.DataObject, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in names if data.draw(st.booleans()))


@pytest.mark.rule("MV-2.2.1-01", "MV-3.4.0-05")
@given(situations(), st.data())
def test_all_that_is_offered_is_legal_and_done(battle: Battle, data: st.DataObject) -> None:
    vessel = battle.table.vessels[0]
    orders = offered(data, asks(battle, vessel))
    assert asks(battle, vessel).refusals(orders) == ()
    carry_out(battle, vessel, orders)
    assert not any(vessel.system(name).flags & OFF for name in orders.on)
    assert all(vessel.system(name).flags & OFF for name in orders.off)
    if any("stealth" in name for name in orders.on):
        assert not any(vessel.arcs[arc].up for arc in (FORE, AFT))


@pytest.mark.rule("MV-2.2.1-01")
@given(
    situations(),
    st.builds(
        ElectronicOrders,
        several,
        several,
        several,
        st.lists(st.builds(Aim, words, words), max_size=2).map(tuple),
        st.lists(st.builds(Support, words, several), max_size=2).map(tuple),
        st.lists(st.sampled_from(Arc), max_size=3).map(tuple),
        st.lists(st.sampled_from(Arc), max_size=3).map(tuple),
    ),
)
def test_any_orders_are_judged_and_legal_ones_can_be_carried_out(battle: Battle, orders: ElectronicOrders) -> None:
    vessel = battle.table.vessels[0]
    before = [(system.flags, system.aim, system.active) for system in vessel.systems]
    refusals = asks(battle, vessel).refusals(orders)
    assert [(system.flags, system.aim, system.active) for system in vessel.systems] == before
    assert all(refusal.rule.startswith("MV-") and refusal.text for refusal in refusals)
    if not refusals:
        carry_out(battle, vessel, orders)
