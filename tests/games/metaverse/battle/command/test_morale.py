"""The Morale Step: conditions, checks, ships that break."""

from fractions import Fraction

import pytest

from metamaker.games.metaverse.battle.command.events import CrewQualityChanged, MoraleBroke, MoraleRolled
from metamaker.games.metaverse.battle.command.morale import met
from metamaker.games.metaverse.battle.damage.events import ReactorResumed
from metamaker.games.metaverse.battle.electronics.signature import aid
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Status
from metamaker.games.metaverse.battle.turn.end_phase import MoraleStep
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.words import Condition
from metamaker.play.dice import Dice, FixedDice, outcomes
from tests.games.metaverse.battle.command.flotilla import CIC, FULL_CHAIN, LEADER, called, flotilla, mute
from tests.games.metaverse.battle.losses import finished, section
from tests.games.metaverse.builders import component, with_parts

F, D, W, S, SECTION = Condition
PAIR = "flag fleet -\n member - flag"


def lose_section(battle: Battle, name: str, arc: Arc = Arc.FORE) -> None:
    section(called(battle, name), arc.value).stands = False


def morale(battle: Battle, *faces: int) -> list[MoraleRolled]:
    """Return the checks of a Morale Step in which the dice show these faces."""
    battle.events.clear()
    battle.dice = FixedDice(faces)
    assert MoraleStep().run(battle) == ()
    finished(battle)
    return [event for event in battle.events if isinstance(event, MoraleRolled)]


def conditions(battle: Battle) -> dict[str, set[Condition]]:
    return {vessel.ship.id: set(found) for vessel in battle.table.fighting(0) if (found := met(battle.table, vessel))}


@pytest.mark.rule("MV-2.3.2-03", "MV-2.3.2-04", "MV-2.3.2-05")
@pytest.mark.parametrize(
    ("lost", "expected"),
    [
        ("flag", {"division": {F}, "wing": {F}, "squadron": {F}, "member": {F}}),
        ("division", {"wing": {D}, "squadron": {D}, "member": {D}}),
        ("wing", {"squadron": {W}, "member": {W}}),
        ("squadron", {"member": {S}}),
        ("member", {}),
    ],
)
def test_each_lost_commander_is_a_condition_for_the_units_under_it(lost: str, expected: dict[str, set[Condition]]) -> None:
    battle = flotilla(FULL_CHAIN + "stray - -")
    called(battle, lost).status = Status.DESTROYED
    assert conditions(battle) == expected


@pytest.mark.rule("MV-2.3.2-06", "MV-2.3.2-17", "MV-3.8.1-01")
@pytest.mark.parametrize(
    ("lines", "lost", "expected"),
    [
        ("flag fleet -\n leader squadron flag\n member - flag", "flag", {"leader": {F}, "member": {F, S}}),
        ("flag wing -\n leader squadron flag\n member - flag", "flag", {"leader": {F, W}, "member": {F, W, S}}),
        ("flag squadron -\n member - flag", "flag", {"member": {F, S}}),
        ("flag fleet -\n leader wing flag\n member - leader", "leader", {"member": {W, S}}),
    ],
)
def test_a_lost_ship_meets_every_condition_whose_post_it_held(
    lines: str, lost: str, expected: dict[str, set[Condition]]
) -> None:
    battle = flotilla(lines)
    called(battle, lost).status = Status.DESTROYED
    assert conditions(battle) == expected


@pytest.mark.rule("MV-2.3.2-07")
def test_a_lost_section_is_a_condition_for_its_ship_alone() -> None:
    battle = flotilla(PAIR)
    lose_section(battle, "flag")
    assert conditions(battle) == {"flag": {SECTION}}


@pytest.mark.rule("MV-2.3.2-15", "MV-1.2.3-52", "MV-1.2.3-60")
@pytest.mark.parametrize("status", [Status.RETREATED, Status.AWAY, Status.BROKEN])
def test_commanders_that_are_not_there_count_as_destroyed(status: Status) -> None:
    battle = flotilla(PAIR)
    called(battle, "flag").status = status
    assert conditions(battle) == {"member": {F, S}}


@pytest.mark.rule("MV-3.5.1-03", "MV-2.3.2-15")
def test_a_commander_without_a_working_cic_large_enough_counts_as_destroyed_until_it_is_repaired() -> None:
    battle = flotilla(PAIR + "\n other - flag", ship_class=with_parts(LEADER, component("cic", 1, part="spare")))
    flag = called(battle, "flag")
    mute(flag, "core/spare#1")
    assert conditions(battle) == {}
    mute(flag)
    assert conditions(battle) == {"member": {F, S}, "other": {F, S}}
    flag.system(CIC).flags = 0
    assert conditions(battle) == {}


@pytest.mark.rule("MV-3.5.1-03")
def test_a_check_says_whether_the_commander_or_its_cic_is_lost() -> None:
    battle = flotilla(PAIR)
    called(battle, "flag").of("cic")[0].flags = DISABLED
    (mute,) = morale(battle, 6)
    battle = flotilla(PAIR)
    called(battle, "flag").status = Status.DESTROYED
    (gone,) = morale(battle, 6)
    assert mute.met == gone.met == ("flagship", "squadron")
    assert (mute.silent, gone.silent) == (mute.met, ())


@pytest.mark.rule("MV-3.5.1-03")
def test_another_cic_with_enough_rating_serves_as_well() -> None:
    battle = flotilla(PAIR, ship_class=with_parts(LEADER, component("cic", 1, part="spare")))
    mute(called(battle, "flag"))
    assert conditions(battle) == {}


@pytest.mark.rule("MV-3.5.1-03", "MV-3.2.1-03")
def test_without_a_bridge_no_cic_is_of_use() -> None:
    battle = flotilla(PAIR)
    called(battle, "flag").bridged = False
    assert conditions(battle) == {"member": {F, S}}


@pytest.mark.rule("MV-2.3.2-13", "MV-2.3.2-12", "MV-3.1.12-02")
@pytest.mark.parametrize(
    ("die", "met_before", "fails"),
    [
        ("D2", 0, Fraction(1, 2)),
        ("D6", 0, Fraction(1, 6)),
        ("D2", 1, Fraction(1)),
        ("D6", 1, Fraction(1, 3)),
        ("D3", 0, Fraction(1, 3)),
        ("D5", 1, Fraction(2, 5)),
        ("D4", 3, Fraction(1)),
    ],
)
def test_the_odds_of_a_check(die: str, met_before: int, fails: Fraction) -> None:
    def broken(dice: Dice) -> bool:
        battle = flotilla("flag fleet -", die=die)
        battle.dice = dice
        called(battle, "flag").conditions = [F.value, D.value, W.value][:met_before]
        lose_section(battle, "flag")
        MoraleStep().run(battle)
        return called(battle, "flag").status is Status.BROKEN

    found = list(outcomes(broken))
    assert sum(weight for weight, _ in found) == 1
    assert sum(weight for weight, result in found if result) == fails


@pytest.mark.rule("MV-2.3.2-01", "MV-2.3.2-11", "MV-0.0.0-10")
@pytest.mark.parametrize(("die", "face", "result"), [("D6", 4, 4), ("D4", 4, 4), ("D5", 7, 4), ("D3", 5, 3), ("D2", 3, 2)])
def test_a_check_rolls_the_command_quality_die_less_the_conditions_met(die: str, face: int, result: int) -> None:
    battle = flotilla("flag fleet -", die=die)
    lose_section(battle, "flag")
    assert morale(battle, face) == [
        MoraleRolled("a/flag", ("section",), face, result, -1, result - 1, ("MV-2.3.2-01", "MV-2.3.2-07", "MV-2.3.2-11"))
    ]


@pytest.mark.rule("MV-2.3.2-10")
def test_a_condition_that_was_met_before_needs_no_second_check() -> None:
    battle = flotilla(PAIR)
    lose_section(battle, "flag")
    assert len(morale(battle, 6)) == 1
    lose_section(battle, "flag")
    assert morale(battle) == []


@pytest.mark.rule("MV-2.3.2-10", "MV-2.3.2-11")
def test_one_check_a_step_for_all_that_is_new_and_every_condition_counts_for_good() -> None:
    battle = flotilla(PAIR)
    called(battle, "flag").status = Status.AWAY
    (one,) = morale(battle, 5)
    assert (one.ship, one.met, one.modifier) == ("a/member", ("flagship", "squadron"), -2)
    called(battle, "flag").status = Status.FIGHTING
    lose_section(battle, "member")
    (two,) = morale(battle, 4)
    assert (two.met, two.modifier, two.total) == (("section",), -3, 1)


@pytest.mark.rule("MV-2.3.2-12", "MV-2.3.2-14", "MV-3.8.0-08")
def test_a_ship_that_breaks_leaves_and_counts_as_destroyed_from_the_next_morale_step_on() -> None:
    battle = flotilla(PAIR)
    lose_section(battle, "flag")
    assert [event.ship for event in morale(battle, 1)] == ["a/flag"]
    assert MoraleBroke("a/flag") in battle.events
    assert CrewQualityChanged("a/member", 3, 2) in battle.events
    flag = called(battle, "flag")
    assert flag.status is Status.BROKEN
    assert flag.fate is not None
    assert (flag.fate.turn, flag.fate.cause) == (1, "morale")
    assert called(battle, "member").conditions == []
    assert conditions(battle) == {"member": {F, S}}


@pytest.mark.rule("MV-2.3.2-02", "MV-2.3.2-10")
def test_ships_check_in_the_order_of_the_battle_those_alone_that_meet_something_new() -> None:
    battle = flotilla(FULL_CHAIN)
    called(battle, "division").status = Status.DESTROYED
    assert [event.ship for event in morale(battle, 6, 6, 6)] == ["a/wing", "a/squadron", "a/member"]
    assert morale(battle) == []


@pytest.mark.rule("MV-2.3.2-02")
def test_ships_off_the_table_do_not_check_before_they_are_back() -> None:
    battle = flotilla(PAIR)
    member = called(battle, "member")
    called(battle, "flag").status, member.status = Status.DESTROYED, Status.AWAY
    assert morale(battle) == []
    member.status = Status.FIGHTING
    assert [event.ship for event in morale(battle, 6)] == ["a/member"]


@pytest.mark.rule("MV-A.2-56")
def test_power_fluctuation_ends_with_the_morale_step() -> None:
    battle = flotilla("flag fleet -")
    reactor = called(battle, "flag").system("core/reactor#1")
    reactor.flags, reactor.fluctuates = DISABLED, True
    morale(battle)
    assert reactor.works
    assert battle.events == [ReactorResumed("a/flag", "core")]


@pytest.mark.rule("MV-2.3.2-12", "MV-3.4.7-03")
def test_the_electronics_of_a_ship_that_breaks_help_nobody_in_the_next_turn() -> None:
    eyes = with_parts(LEADER, component("elint_array", 3), component("ansible", 1))
    battle = flotilla(PAIR, ship_class=eyes)
    flag, member, enemy = battle.table.vessels
    member.system("core/elint-array#1").aim = enemy.number
    member.system("core/ansible#1").serves = (flag.number,)
    member.supports = [flag.number]
    lose_section(battle, "member")
    assert aid(battle.table, flag, enemy, "elint_array") == 3
    morale(battle, 1)
    assert (member.status, aid(battle.table, flag, enemy, "elint_array")) == (Status.BROKEN, 0)
