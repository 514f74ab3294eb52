"""Whatever is broken and whatever is ordered: the Repair Step never gives more than the design, nor takes the last box."""

from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.places import ARCS, SECTIONS
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.repair.orders import Modulation, RepairOrders, Restoration, Work
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DISABLED, EXPENDED, Vessel
from metamaker.games.metaverse.battle.turn.end_phase import RepairStep
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import HullType, RateOfFire
from metamaker.play.dice import SeededDice
from tests.examples import examples
from tests.games.metaverse.battle.losses import TENDER, battle_of, cross_off, first
from tests.games.metaverse.builders import EVERY_SECTOR, GUN, component, generator, mount, protected, with_core, with_parts

DART = Weapon(id="dart", name="Dart", rate_of_fire=RateOfFire.ONE_SHOT)
_CORE = TENDER.sections.core
assert _CORE is not None
SHIP = with_parts(
    with_core(
        TENDER.with_(arcs=protected(shield_hits=6, ablative_plates=2, armour_rating=1)),
        mounts=(*_CORE.mounts, mount("tubes", DART, EVERY_SECTOR, 2)),
    ),
    component("modulated_shield_generator", 4, Arc.PORT),
    component("adaptive_shield_generator", 2, Arc.STARBOARD),
    generator(Arc.AFT, 2),
)


@st.composite
def hurt(draw: st.DrawFn) -> Battle:
    """Return a heavily damaged battle of one ship of any hull type."""
    battle = battle_of(SHIP.with_(hull_type=draw(st.sampled_from(HullType))), weapons=(GUN, DART))
    battle.dice = SeededDice(draw(st.integers(0, 99)))
    vessel = first(battle)
    for name, state in zip(SECTIONS, vessel.sections, strict=True):
        for layer in range(len(state.boxes)):
            least = 1 if layer == len(state.boxes) - 1 else 0
            cross_off(vessel, name, *[layer] * draw(st.integers(0, state.boxes[layer] - least)))
    for system in vessel.systems:
        system.flags = draw(st.sampled_from((0, 0, DISABLED, EXPENDED if system.plan.weapon else DISABLED)))
    for arc in vessel.arcs:
        arc.shield_hits, arc.struck = draw(st.integers(0, 6)), draw(st.booleans())
    vessel.shields_hit = draw(st.booleans())
    return battle


@st.composite
def orders(draw: st.DrawFn, decision: AssignRepairs) -> RepairOrders:
    """Orders that are made of what is offered; they may still ask for too much."""
    works = [Work(ref, draw(st.integers(1, 4))) for ref in decision.repairable() if draw(st.booleans())]
    busy = {work.system for work in works}
    return RepairOrders(
        works=tuple(works),
        restorations=tuple(Restoration(name, draw(st.integers(1, lost))) for name, lost in decision.restorable()),
        healed=tuple(ref for ref in decision.healable() if ref not in busy and draw(st.booleans())),
        reloaded=tuple(ref for ref, _ in decision.reloadable() if draw(st.booleans())),
        modulations=tuple({each.generator: each for each in decision.modulations()}.values()),
    )


def crowd(vessel: Vessel) -> list[int]:
    return [party for state in vessel.sections for party in (*state.crew, *state.marines)]


@given(st.data())
@settings(max_examples=examples(150), deadline=None)
def test_nothing_comes_back_beyond_the_design_and_nobody_at_all(data: st.DataObject) -> None:
    battle = data.draw(hurt())
    vessel = first(battle)
    people, plates = crowd(vessel), [arc.plates for arc in vessel.arcs]
    broken = {system.plan.ref for system in vessel.systems if system.flags}
    step = RepairStep()
    asked = step.run(battle)
    if asked:
        (decision,) = asked
        assert isinstance(decision, AssignRepairs)
        wanted = data.draw(orders(decision))
        answer = decision.default() if decision.refusals(wanted) else wanted
        step.take(battle, [answer])
        assert step.run(battle) == ()
    for state in vessel.sections:
        assert state.left + len(state.crossed) == state.plan.hull_hits
        assert all(0 <= left <= layer.hull_hits for left, layer in zip(state.boxes, state.plan.layers, strict=True))
        assert state.left > 0 or not state.stands
    assert all(0 <= now <= before for now, before in zip(crowd(vessel), people, strict=True))
    assert all(0 <= arc.shield_hits <= arc.plan.shield_hits for arc in vessel.arcs)
    assert [before - arc.plates in {0, 1} for before, arc in zip(plates, vessel.arcs, strict=True)] == [True] * len(ARCS)
    assert {system.plan.ref for system in vessel.systems if system.flags & (DISABLED | EXPENDED)} <= broken


@given(st.data())
@settings(max_examples=examples(60), deadline=None)
def test_each_modulation_and_heal_that_is_offered_is_legal_by_itself(data: st.DataObject) -> None:
    battle = data.draw(hurt())
    decision = AssignRepairs(battle.table, 0, battle.secrets[0], "a/heron-1")
    offers: list[RepairOrders] = [
        *(RepairOrders(healed=(ref,)) for ref in decision.healable()),
        *(RepairOrders(reloaded=(ref,)) for ref, _ in decision.reloadable()),
        *(RepairOrders(modulations=(Modulation(*each),)) for each in decision.modulations()),
        *(RepairOrders(restorations=(Restoration(name, 1),)) for name, _ in decision.restorable()),
    ]
    assert [decision.refusals(offer) for offer in offers] == [()] * len(offers)
