"""The Boarding Combat Step: dice of both sides, pairs, help, moves on, systems disabled."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.boarding.combat import CREW, MARINE, PartyDie, compared, fight, ranked
from metamaker.games.metaverse.battle.boarding.decisions import AdvanceBoarders, DisableSystems, Reinforce, adjoining
from metamaker.games.metaverse.battle.boarding.events import BoardingFought, PartiesShifted, SystemSabotaged
from metamaker.games.metaverse.battle.boarding.orders import DisableOrders, Shift, ShiftOrders
from metamaker.games.metaverse.battle.damage.events import DriveBlewUp, SectionDestroyed, SystemDisabled
from metamaker.games.metaverse.battle.damage.hull import Cause, destroy_section
from metamaker.games.metaverse.battle.kinematics.bearing import Changes
from metamaker.games.metaverse.battle.narration.narrator import story_lines
from metamaker.games.metaverse.battle.places import CORE
from metamaker.games.metaverse.battle.repair.crews import pool
from metamaker.games.metaverse.battle.state.battle import Battle, Step
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Boarders, SectionState, Status, Vessel
from metamaker.games.metaverse.battle.turn.boarding_combat import BoardingCombatStep
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.model.words import BoardingTie
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.battles import battle_of, vessel_of
from tests.games.metaverse.battle.starfighters.wings import run
from tests.games.metaverse.builders import SANITY_WEAPONS, cruiser, design_of

FORE, STARBOARD, AFT, PORT = range(4)


def meet(*faces: int, turn: int = 5) -> tuple[Battle, Vessel, Vessel]:
    """Return a boarded cruiser of command quality D3, and one of the other side; no party is in any section yet."""
    known = design_of(cruiser(), SANITY_WEAPONS)
    vessels = [vessel_of(known, number, number, Point(0, 10 * number * CM), 0) for number in (0, 1)]
    for vessel in vessels:
        vessel.blueprint = replace(vessel.blueprint, command_faces=3)
        vessel.changes = Changes(0, 0)
        for state in vessel.sections:
            state.crew, state.marines = [0] * len(state.crew), [0] * len(state.marines)
    battle = battle_of(vessels, faces)
    battle.table.turn, battle.table.step = turn, Step.BOARDING_COMBAT
    return battle, vessels[0], vessels[1]


def garrison(vessel: Vessel, section: int, marines: int = 0, crew: int = 0) -> SectionState:
    """Put own parties into the topmost layer of a section."""
    state = vessel.sections[section]
    state.marines[0], state.crew[0] = marines, crew
    return state


def invade(vessel: Vessel, section: int, marines: int = 0, crew: int = 0, since: int = 5) -> SectionState:
    """Put parties of the other ship into a section."""
    state = vessel.sections[section]
    state.boarders.append(Boarders(1 - vessel.number, marines, crew, since))
    return state


def parties(state: SectionState) -> tuple[int, int, int, int]:
    """Own marines and crew, boarding marines and crew."""
    aboard = sum(each.marines for each in state.boarders), sum(each.crew for each in state.boarders)
    return state.marine_parties, state.crew_parties, *aboard


def fought(battle: Battle) -> BoardingFought:
    return next(event for event in battle.events if isinstance(event, BoardingFought))


def curlew(tie: BoardingTie) -> tuple[Battle, SectionState]:
    """Return the starboard section of the Curlew: a marine and a crew party (D6, D3) against three marines (D5: 5, 3, 1)."""
    battle, own, _ = meet(4, 5, 5, 10, 1)
    garrison(own, STARBOARD, marines=1, crew=1)
    state = invade(own, STARBOARD, marines=3)
    battle.table.boarding_tie = tie
    fight(battle, own, STARBOARD)
    return battle, state


@pytest.mark.rule("MV-2.2.5-09", "MV-2.2.5-03", "MV-2.2.5-04")
def test_the_curlew_with_ties_to_the_defender() -> None:
    battle, state = curlew(BoardingTie.DEFENDER)
    assert parties(state) == (0, 1, 2, 0)
    event = fought(battle)
    assert (event.defence, event.attack) == ((4, 3), (5, 3, 1))
    assert (event.defenders, event.attack_faces) == (("marine", "crew"), (10, 5, 1))


@pytest.mark.rule("MV-2.2.5-10", "MV-2.2.5-07")
def test_the_curlew_with_ties_that_take_both() -> None:
    _, state = curlew(BoardingTie.MUTUAL)
    assert parties(state) == (0, 0, 2, 0)


@pytest.mark.rule("MV-2.2.5-04")
def test_crew_aboard_rolls_one_less_than_the_die_of_its_own_ship_and_marines_do_not() -> None:
    battle, own, other = meet(3, 10, 5)
    other.blueprint = replace(other.blueprint, command_faces=6)
    garrison(own, FORE, marines=1)
    state = invade(own, FORE, marines=1, crew=1)
    fight(battle, own, FORE)
    assert fought(battle).attack == (5, 4)
    assert fought(battle).attackers == ("marine", "crew")
    assert parties(state) == (0, 0, 1, 1)


@pytest.mark.rule("MV-2.2.5-08")
def test_marines_rank_before_crew_among_equals() -> None:
    dice = [PartyDie(CREW, 3, 3), PartyDie(MARINE, 3, 3), PartyDie(CREW, 6, 6)]
    assert [die.kind for die in ranked(dice)] == [CREW, MARINE, CREW]
    lost = compared(ranked(dice), ranked([PartyDie(MARINE, 1, 1), PartyDie(MARINE, 5, 5)]), BoardingTie.MUTUAL)
    assert [die.kind for die in lost.defenders] == []
    assert len(lost.attackers) == 2


results = st.lists(st.integers(-1, 6), max_size=6)


@pytest.mark.rule("MV-2.2.5-05", "MV-2.2.5-06", "MV-2.2.5-07")
@given(results, results, st.sampled_from(BoardingTie))
def test_each_pair_takes_one_party_or_both(own: list[int], other: list[int], tie: BoardingTie) -> None:
    defence, attack = (ranked([PartyDie(MARINE, face, face) for face in side]) for side in (own, other))
    lost = compared(defence, attack, tie)
    pairs = list(zip(sorted(own, reverse=True), sorted(other, reverse=True), strict=False))
    ties = sum(one == two for one, two in pairs)
    assert len(lost.attackers) == sum(one >= two for one, two in pairs)
    assert len(lost.defenders) + len(lost.attackers) == len(pairs) + (ties if tie is BoardingTie.MUTUAL else 0)


@pytest.mark.rule("MV-2.2.5-01", "MV-2.2.5-11", "MV-A.3-04")
def test_whoever_came_this_turn_fights_at_once_and_again_next_turn() -> None:
    battle, own, _ = meet(6, 6, 2, 2)
    garrison(own, FORE, marines=2)
    state = invade(own, FORE, marines=2)
    assert run(BoardingCombatStep(), battle) == []
    assert parties(state) == (2, 0, 0, 0)
    battle, own, _ = meet(6, 1, 10, 4, turn=6)
    garrison(own, FORE, marines=2)
    state = invade(own, FORE, marines=2)
    run(BoardingCombatStep(), battle)
    assert parties(state) == (1, 0, 1, 0)


@pytest.mark.rule("MV-2.2.5-12", "MV-2.2.5-17", "MV-2.2.5-19")
def test_in_a_section_without_defenders_each_party_disables_a_system_every_turn() -> None:
    battle, own, _ = meet()
    invade(own, CORE, marines=2)
    systems = [own.systems[number].plan.ref for number in own.blueprint.by_section[CORE]]
    (asked,) = run(BoardingCombatStep(), battle, disable=[DisableOrders(tuple(systems[:2]))])
    assert (asked.key, asked.side) == (own.key, 1)
    assert [event.system for event in battle.events if isinstance(event, SystemSabotaged)] == systems[:2]
    assert {event.cause for event in battle.events if isinstance(event, SystemDisabled)} == {"boarding"}
    assert own.status is Status.FIGHTING
    battle.table.turn = 6
    run(BoardingCombatStep(), battle, disable=[DisableOrders((systems[2],))])
    assert not own.system(systems[2]).operates
    assert pool(own, CORE).all == 0


@pytest.mark.rule("MV-2.2.5-12")
def test_no_more_systems_than_parties_none_twice_and_none_where_somebody_defends() -> None:
    battle, own, _ = meet()
    invade(own, CORE, marines=1)
    invade(own, FORE, marines=3)
    garrison(own, FORE, crew=1)
    asked = DisableSystems(battle.table, 1, battle.secrets[1], own.key)
    core = [own.systems[number].plan.ref for number in own.blueprint.by_section[CORE]]
    fore = own.systems[own.blueprint.by_section[FORE][0]].plan.ref
    assert asked.refusals(DisableOrders((core[0],))) == ()
    assert [each.rule for each in asked.refusals(DisableOrders((core[0], core[1])))] == ["MV-2.2.5-12"]
    assert [each.rule for each in asked.refusals(DisableOrders((core[0], core[0])))] == ["MV-2.2.5-12"]
    assert [each.rule for each in asked.refusals(DisableOrders((fore,)))] == ["MV-2.2.5-12"]


@pytest.mark.rule("MV-2.2.5-19")
def test_a_charging_ftl_drive_that_boarders_disable_blows_up() -> None:
    battle, own, _ = meet(1)
    drive = next(system for system in own.systems if "ftl" in system.plan.kind)
    invade(own, drive.plan.section, marines=1)

    class Charge:
        ref = drive.plan.ref

    own.charges = (Charge(),)  # type: ignore[assignment]  # only its reference is read
    run(BoardingCombatStep(), battle, disable=[DisableOrders((drive.plan.ref,))])
    assert [event.face for event in battle.events if isinstance(event, DriveBlewUp)] == [1]


@pytest.mark.rule("MV-2.2.5-13", "MV-2.2.5-18", "MV-2.2.5-19")
def test_from_the_second_round_on_help_comes_from_anywhere_before_the_fight() -> None:
    battle, own, _ = meet(6, 2)
    invade(own, STARBOARD, marines=1, since=4)
    garrison(own, PORT, marines=1)
    order = ShiftOrders((Shift("port", "starboard", 1, 0),))
    asked = run(BoardingCombatStep(), battle, reinforce=[order])
    assert [(each.kind, each.side) for each in asked] == [("reinforce", 0), ("advance", 1)]
    assert parties(own.sections[STARBOARD]) == (1, 0, 0, 0)
    assert own.sections[PORT].marine_parties == 0
    assert own.sections[STARBOARD].marines[0] == 1


@pytest.mark.rule("MV-2.2.5-13")
def test_no_help_comes_in_the_round_of_the_landing_and_no_more_than_there_are() -> None:
    battle, own, _ = meet()
    garrison(own, PORT, marines=1)
    invade(own, STARBOARD, marines=1)
    asked = Reinforce(battle.table, 0, battle.secrets[0], own.key)
    assert [each.rule for each in asked.refusals(ShiftOrders((Shift("port", "starboard", 1, 0),)))] == ["MV-2.2.5-13"]
    own.sections[STARBOARD].boarders[0].since = 4
    assert asked.refusals(ShiftOrders((Shift("port", "starboard", 1, 0),))) == ()
    twice = ShiftOrders((Shift("port", "starboard", 1, 0), Shift("port", "starboard", 1, 0)))
    assert [each.rule for each in asked.refusals(twice)] == ["MV-2.2.5-13"]


@pytest.mark.rule("MV-2.2.5-15", "MV-0.0.0-06")
@pytest.mark.parametrize("one", range(5))
def test_all_sections_adjoin_but_the_one_exactly_opposite(one: int) -> None:
    far = {FORE: AFT, AFT: FORE, PORT: STARBOARD, STARBOARD: PORT}
    assert {other for other in range(5) if adjoining(one, other)} == set(range(5)) - {one, far.get(one, one)}


@pytest.mark.rule("MV-2.2.5-14", "MV-2.2.5-16")
def test_boarders_of_an_undefended_section_go_on_and_each_section_fights_by_itself() -> None:
    battle, own, _ = meet(1, 10)
    invade(own, FORE, marines=3, since=4)
    garrison(own, CORE, marines=1)
    step = BoardingCombatStep()
    asked = run(step, battle, advance=[ShiftOrders((Shift("fore", "core", 1, 0),))])
    assert [each.kind for each in asked] == ["reinforce", "advance", "disable"]
    moved = [event for event in battle.events if isinstance(event, PartiesShifted)]
    assert [(event.from_section, event.section, event.boarders, event.marines) for event in moved] == [
        ("fore", "core", True, 1)
    ]
    assert parties(own.sections[FORE]) == (0, 0, 2, 0)
    assert parties(own.sections[CORE]) == (0, 0, 1, 0)
    assert own.sections[CORE].boarders[0].since == 4


@pytest.mark.rule("MV-2.2.5-14", "MV-2.2.5-15")
def test_boarders_do_not_pass_defenders_nor_to_the_opposite_section() -> None:
    battle, own, _ = meet()
    invade(own, FORE, marines=1, since=4)
    asked = AdvanceBoarders(battle.table, 1, battle.secrets[1], own.key, (FORE,))
    assert asked.refusals(ShiftOrders((Shift("fore", "core", 1, 0),))) == ()
    assert [each.rule for each in asked.refusals(ShiftOrders((Shift("fore", "aft", 1, 0),)))] == ["MV-2.2.5-14"]
    held = AdvanceBoarders(battle.table, 1, battle.secrets[1], own.key, ())
    assert [each.rule for each in held.refusals(ShiftOrders((Shift("fore", "core", 1, 0),)))] == ["MV-2.2.5-14"]


@pytest.mark.rule("MV-2.2.5-19")
def test_losses_come_off_the_uppermost_layers_and_arrivals_join_the_topmost_that_stands() -> None:
    battle, own, _ = meet(1, 2, 10)
    state = own.sections[CORE]
    state.marines = [1, 1, *[0] * (len(state.marines) - 2)]
    invade(own, CORE, marines=1)
    fight(battle, own, CORE)
    assert state.marines[:2] == [0, 1]
    state.boxes[0] = 0
    invade(own, FORE, marines=1, since=4)
    invade(own, CORE, marines=1, since=4)
    garrison(own, PORT, marines=1)
    step = BoardingCombatStep()
    asked = step.run(battle)
    orders: list[Any] = [ShiftOrders((Shift("port", "core", 1, 0),)) for _ in asked]
    assert asked[0].refusals(orders[0]) == ()
    step.take(battle, orders)
    assert state.marines[:2] == [0, 2]


def test_parties_of_squadrons_without_a_ship_are_marines_that_need_no_command_die() -> None:
    battle, own, _ = meet(4, 10)
    own.sections[FORE].boarders.append(Boarders(NOBODY, 1, 0, 5))
    garrison(own, FORE, crew=1)
    fight(battle, own, FORE)
    assert parties(own.sections[FORE]) == (0, 0, 1, 0)


@pytest.mark.rule("MV-2.2.5-19")
def test_boarders_are_lost_with_their_section_and_the_story_says_so() -> None:
    battle, own, _ = meet()
    state = invade(own, FORE, marines=3)
    destroy_section(battle, own, FORE, Cause("ram"))
    assert parties(state) == (0, 0, 0, 0)
    (event,) = [each for each in battle.events if isinstance(each, SectionDestroyed)]
    assert event.boarders == 3
    assert any("with 3 boarding parties" in line.text for line in story_lines([event], Names(battle.table)))
