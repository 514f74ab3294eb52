"""Answers as JSON values: what is written is read again, and nothing else is."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.boarding.decisions import AdvanceBoarders, DisableSystems, Reinforce
from metamaker.games.metaverse.battle.boarding.orders import Boarding, DisableOrders, Load, Shift, ShiftOrders
from metamaker.games.metaverse.battle.decision import Decision
from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.electronics.orders import Aim, ElectronicOrders, Support
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, Muster
from metamaker.games.metaverse.battle.fire.orders import (
    Attack,
    Delay,
    FireOrders,
    Grapple,
    InterceptOrders,
    Launch,
    Mode,
    MusterOrders,
    Screen,
    SquadronScreen,
    Teleport,
)
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.movement.decisions import AnnounceArrival, ChooseJumpDice, WritePlot
from metamaker.games.metaverse.battle.plot.orders import Arrival, JumpChoice
from metamaker.games.metaverse.battle.plot.text import parsed
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.repair.orders import Modulation, RepairOrders, Restoration, Work
from metamaker.games.metaverse.battle.salvos.decisions import DefendShip, GuideSalvos, StrikeTargets
from metamaker.games.metaverse.battle.salvos.orders import CloseFire, Course, DefenceOrders, GuideOrders, Strike, StrikeOrders
from metamaker.games.metaverse.battle.starfighters.combat_decisions import DefendWithSquadrons, FireFlak, FireSquadrons
from metamaker.games.metaverse.battle.starfighters.decisions import (
    DeploySquadrons,
    FlyMissions,
    FormMissions,
    GrowSquadrons,
    LaunchSquadrons,
    RearmSquadrons,
    RecoverSquadrons,
)
from metamaker.games.metaverse.battle.starfighters.orders import (
    Combination,
    Deployment,
    DeployOrders,
    FlakOrders,
    FlakShot,
    Flight,
    FlyOrders,
    Formation,
    GrowOrders,
    Growth,
    LaunchOrders,
    MissionOrders,
    RearmOrders,
    RecoverOrders,
    Recovery,
    Sortie,
    SquadronFireOrders,
    SquadronShot,
    Transfer,
)
from metamaker.games.metaverse.battle.state.squadron import Task
from metamaker.games.metaverse.battle.terrain.decisions import ClearRocks
from metamaker.games.metaverse.battle.terrain.orders import ClearOrders
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.play.serialization import LARGEST, MOST_CHARACTERS, MOST_ENTRIES, AnswerProblem, read_answer, written_answer
from tests.examples import examples
from tests.games.metaverse.battle.losses import TENDER, battle_of
from tests.games.metaverse.battle.strategies import names, plots

KINDS = (
    Reinforce,
    AdvanceBoarders,
    DisableSystems,
    WritePlot,
    AnnounceArrival,
    ChooseJumpDice,
    SwitchElectronics,
    Muster,
    DeclareFire,
    InterceptFire,
    GuideSalvos,
    StrikeTargets,
    DefendShip,
    AssignRepairs,
    ClearRocks,
    DeploySquadrons,
    LaunchSquadrons,
    RearmSquadrons,
    RecoverSquadrons,
    GrowSquadrons,
    FormMissions,
    FlyMissions,
    FireFlak,
    FireSquadrons,
    DefendWithSquadrons,
)


def question(kind: Any) -> Decision:
    decision: Decision = kind.__new__(kind)
    return decision


numbers = st.integers(-LARGEST, LARGEST)
refs = st.lists(names, max_size=4).map(tuple)
arcs = st.lists(st.sampled_from(Arc), max_size=4).map(tuple)


def many(strategy: st.SearchStrategy) -> st.SearchStrategy:
    return st.lists(strategy, max_size=3).map(tuple)


attacks = st.builds(Attack, names, names, refs, st.sampled_from(Mode), names | st.just(""), names | st.just(""))
grapples = st.builds(Grapple, refs, names, names, numbers, numbers, st.booleans())
tasks = st.sampled_from(Task)

loads = st.builds(Load, names, numbers, numbers)


def shifts() -> st.SearchStrategy[ShiftOrders]:
    return st.builds(ShiftOrders, many(st.builds(Shift, names, names, numbers, numbers)))


def squadron_fire() -> st.SearchStrategy[SquadronFireOrders]:
    return st.builds(
        SquadronFireOrders, many(st.builds(SquadronShot, names, many(numbers), names, names, names, st.booleans()))
    )


ANSWERS: dict[Any, st.SearchStrategy] = {
    WritePlot: plots,
    AnnounceArrival: st.none() | st.builds(Arrival, numbers, numbers, numbers),
    ChooseJumpDice: st.builds(JumpChoice, many(numbers), numbers),
    SwitchElectronics: st.builds(
        ElectronicOrders,
        refs,
        refs,
        refs,
        many(st.builds(Aim, names, names)),
        many(st.builds(Support, names, refs)),
        arcs,
        arcs,
    ),
    Muster: st.builds(MusterOrders, many(st.builds(Delay, names, numbers)), refs),
    DeclareFire: st.builds(
        FireOrders,
        many(attacks),
        many(st.builds(Teleport, names, names, names)),
        many(grapples),
        refs,
        many(st.builds(Launch, names, refs, numbers, numbers, names | st.just(""))),
        many(st.builds(Boarding, names, names, names, many(loads))),
    ),
    Reinforce: shifts(),
    AdvanceBoarders: shifts(),
    DisableSystems: st.builds(DisableOrders, refs),
    GuideSalvos: st.builds(GuideOrders, many(st.builds(Course, names, numbers, numbers, names | st.just("")))),
    StrikeTargets: st.builds(StrikeOrders, many(st.builds(Strike, names, names))),
    DefendShip: st.builds(DefenceOrders, many(st.builds(CloseFire, names, names, refs))),
    InterceptFire: st.builds(
        InterceptOrders, many(st.builds(Screen, names, refs)), many(st.builds(SquadronScreen, names, many(numbers)))
    ),
    DeploySquadrons: st.builds(DeployOrders, many(st.builds(Deployment, refs, tasks, names | st.just(""), names))),
    LaunchSquadrons: st.builds(
        LaunchOrders,
        many(st.builds(Sortie, names, numbers, numbers, names, many(loads))),
    ),
    RearmSquadrons: st.builds(RearmOrders, many(st.builds(Combination, refs))),
    RecoverSquadrons: st.builds(RecoverOrders, many(st.builds(Recovery, names, names, st.booleans()))),
    GrowSquadrons: st.builds(GrowOrders, many(st.builds(Growth, names, names))),
    FormMissions: st.builds(
        MissionOrders, many(st.builds(Transfer, names, names)), many(st.builds(Formation, tasks, refs, names, names))
    ),
    FlyMissions: st.builds(FlyOrders, many(st.builds(Flight, names, numbers, numbers, names, names))),
    FireFlak: st.builds(FlakOrders, many(st.builds(FlakShot, names, names, refs, refs))),
    FireSquadrons: squadron_fire(),
    DefendWithSquadrons: squadron_fire(),
    ClearRocks: st.builds(ClearOrders, names | st.just(""), refs),
    AssignRepairs: st.builds(
        RepairOrders,
        many(st.builds(Work, names, numbers)),
        many(st.builds(Restoration, st.sampled_from(SectionName), numbers)),
        refs,
        refs,
        many(st.builds(Modulation, names, st.sampled_from(Arc))),
    ),
}


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
@settings(max_examples=examples(40))
def test_what_is_written_is_read_again(kind: Any, data: st.DataObject) -> None:
    answer = data.draw(ANSWERS[kind])
    written = json.loads(json.dumps(written_answer(question(kind), answer)))
    read = read_answer(question(kind), written)
    assert read == answer
    assert type(read) is type(answer)


def test_every_decision_and_every_field_of_every_answer_has_a_reader() -> None:
    made = {ANSWERS[kind] for kind in KINDS}
    assert len(made) == len(KINDS)
    every = FireOrders(
        (Attack("a", "b", ("c",), Mode.SURGICAL, "d", "e"),),
        (Teleport("a", "b", "c"),),
        (Grapple(("a",), "b", "c", 1, 2, True),),
        ("k",),
    )
    assert read_answer(question(DeclareFire), written_answer(question(DeclareFire), every)) == every


def test_what_is_default_is_not_written_and_plots_are_codes() -> None:
    healing = RepairOrders(healed=("core/bridge#1",))
    assert written_answer(question(AssignRepairs), healing) == {"healed": ["core/bridge#1"]}
    assert written_answer(question(DeclareFire), FireOrders()) == {}
    assert written_answer(question(WritePlot), parsed("+2 R1 EM2")) == "+2 R1 EM2"
    assert written_answer(question(AnnounceArrival), None) is None


def test_the_default_of_an_asked_question_comes_back() -> None:
    battle = battle_of(TENDER)
    decision = AssignRepairs(battle.table, 0, battle.secrets[0], "a/heron-1")
    assert read_answer(decision, written_answer(decision, decision.default())) == decision.default()


WRONG = [
    (AssignRepairs, [], "repair: this must be a record, not a list"),
    (AssignRepairs, {"fire": []}, "repair: “fire” is not a known entry"),
    (AssignRepairs, {"works": {}}, "repair: “works” must be a list"),
    (AssignRepairs, {"works": [{"system": "x"}]}, "repair/works/1: “crew” is missing; it must be a whole number"),
    (AssignRepairs, {"works": [{"system": "x", "crew": True}]}, "repair/works/1: “crew” must be a whole number"),
    (
        AssignRepairs,
        {"works": [{"system": "x", "crew": 1.5}]},
        "must be a whole number from −1,000,000,000 to 1,000,000,000, not 1.5",
    ),
    (AssignRepairs, {"works": [{"system": None, "crew": 1}]}, "repair/works/1: “system” must be text"),
    (AssignRepairs, {"works": [{"system": "x", "crew": 10**30}]}, "must be a whole number from"),
    (AssignRepairs, {"healed": ["x" * (MOST_CHARACTERS + 1)]}, f"must be text of up to {MOST_CHARACTERS:,} characters"),
    (AssignRepairs, {"healed": [""] * (MOST_ENTRIES + 1)}, f"must be a list of up to {MOST_ENTRIES:,} entries"),
    (AssignRepairs, {"modulations": [{"generator": "x", "arc": "up"}]}, "must be one of fore, starboard, aft, port"),
    (DeclareFire, {"attacks": [{"array": "a", "target": "b", "weapons": [], "mode": 3}]}, "salvo, volley, surgical"),
    (DeclareFire, {"grapples": [{"grapplers": [], "array": "a", "target": "b", "pulls_itself": 1}]}, "true or false"),
    (WritePlot, "+2 hello", "plot: column 4: there is no order code “hello”"),
    (WritePlot, None, "plot: this must be text"),
    (WritePlot, "+1 " * 5000, "4000 characters"),
    (AnnounceArrival, {"x": 1, "y": 2}, "arrival: “heading” is missing; it must be a whole number"),
    (ChooseJumpDice, "all", "jump dice: this must be a record, not “all”"),
]


@pytest.mark.parametrize(("kind", "value", "said"), WRONG)
def test_what_is_no_answer_is_refused_in_one_sentence_with_its_place(kind: Any, value: Any, said: str) -> None:
    with pytest.raises(AnswerProblem) as caught:
        read_answer(question(kind), value)
    assert said in str(caught.value)
    assert len(str(caught.value)) < 250
    assert "\n" not in str(caught.value)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(("works", "attacks", "on", "x", "system", "weapons", "z")), inner, max_size=3)
    ),
    max_leaves=8,
)


def attempt(decision: Decision, value: Any) -> tuple[Any, str]:
    """Return the answer in a value, or the description of its error."""
    try:
        return read_answer(decision, value), ""
    except AnswerProblem as problem:
        return None, str(problem)


@pytest.mark.parametrize("kind", KINDS)
@given(value=values)
@settings(max_examples=examples(60))
def test_any_json_value_is_an_answer_or_a_problem(kind: Any, value: Any) -> None:
    read, problem = attempt(question(kind), value)
    assert not problem or problem.startswith(kind.kind)
    assert problem or attempt(question(kind), written_answer(question(kind), read)) == (read, "")
