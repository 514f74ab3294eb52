"""Decisions in words: typed answers become orders, and what cannot be read is told in a sentence."""

import re
from typing import Any

import pytest

from metamaker.games.metaverse.battle.decision import Decision
from metamaker.games.metaverse.battle.electronics.dialogue import SWITCHES
from metamaker.games.metaverse.battle.electronics.orders import Aim
from metamaker.games.metaverse.battle.fire.dialogue import FIRE
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders, Mode, Teleport
from metamaker.games.metaverse.battle.movement.dialogue import JUMP_DICE, read_arrival, read_plot, typed_plot
from metamaker.games.metaverse.battle.plot.orders import Arrival, JumpChoice
from metamaker.games.metaverse.battle.plot.text import printed
from metamaker.games.metaverse.battle.repair.dialogue import REPAIRS
from metamaker.games.metaverse.battle.repair.orders import RepairOrders, Work
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.battle.turn.engine import pending
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.match.prompts import PROMPTS, BattleTalks
from metamaker.games.metaverse.match.table import BattleTable
from metamaker.opening import open_file
from metamaker.play.dialogue import Unreadable
from metamaker.play.table import Setting
from tests.cli.conftest import EVEN_HAND


class Asked:
    """What reading needs of any decision of a ship."""

    def __init__(self, battle: Battle) -> None:
        self.table = battle.table
        self.vessel = battle.table.vessels[0]
        self.key = self.vessel.key
        self.only = ""
        self.free = (4, 6)

    def default(self) -> FireOrders:
        return FireOrders(kept=(self.ref(3),))

    def targets(self) -> list[Vessel]:
        return self.table.fighting(1)

    def weapons(self, _target: Vessel) -> list[System]:
        return [self.vessel.systems[0], self.vessel.systems[1]]

    def arrays(self) -> list[System]:
        return [self.vessel.systems[number - 1] for number in self.free]

    def ref(self, number: int) -> str:
        return self.vessel.blueprint.systems[number - 1].ref


def battle() -> Battle:
    document = open_file(str(EVEN_HAND)).document
    return BattleTable((force(document, ("fathom",)), force(document, ("ell",))), Setting(1, ("", ""))).battle


@pytest.fixture
def asked() -> Any:
    return Asked(battle())


def decisions(of: type[Decision]) -> list[type[Decision]]:
    found = [of] if of.kind else []
    return [*found, *(each for sub in of.__subclasses__() for each in decisions(sub))]


def test_where_there_is_one_array_or_one_target_it_need_not_be_named(asked: Any) -> None:
    whole = FIRE.read(asked, "all at B1 by 4")
    assert FIRE.read(asked, "all by 4") == whole
    with pytest.raises(Unreadable):
        FIRE.read(asked, "all at B1")
    asked.free = (4,)
    assert FIRE.read(asked, "all at B1") == FIRE.read(asked, "all") == FIRE.read(asked, "1 2") == whole


def test_every_decision_can_be_asked_and_answered() -> None:
    assert set(PROMPTS) == set(decisions(Decision))


def test_an_empty_answer_does_nothing() -> None:
    of = battle()
    for decision in pending(of):
        assert BattleTalks(Names(of.table)).read(decision, "  ") == decision.default()


def test_plots_are_order_codes(asked: Any) -> None:
    assert printed(read_plot(asked, "+2 r1, em")) == "+2 R1 EM1"


@pytest.mark.parametrize("text", ["RM:B1", "ram b1", "RAM: b/ell-2", "rm B1"])
def test_a_ram_names_its_target_by_its_sign(asked: Any, text: str) -> None:
    assert printed(read_plot(asked, f"+2 {text}")) == "+2 RM:b/ell-2"


def test_a_sign_names_its_ship_though_another_has_it_as_a_name(asked: Any) -> None:
    asked.vessel.name = "B1"
    assert printed(read_plot(asked, "RM:B1")) == "RM:b/ell-2"


def test_a_plot_is_typed_again_by_signs_and_numbers(asked: Any) -> None:
    assert typed_plot(asked, read_plot(asked, "+2 EP(5) RM:b/ell-2")) == "+2 EP(5) RM:B1"


def test_an_attack_out_of_a_jump_names_its_target_by_its_sign(asked: Any) -> None:
    assert printed(read_plot(asked, "FTL-T4/A:B1")) == "FTL-T4/A:b/ell-2"


def test_strained_drives_go_by_their_numbers(asked: Any) -> None:
    assert printed(read_plot(asked, "EP(5) ET(6, 7)")) == f"EP({asked.ref(5)}) ET({asked.ref(6)}, {asked.ref(7)})"


def test_returns_are_cm_and_degrees(asked: Any) -> None:
    assert read_arrival(asked, "-12.5 30 22.5") == Arrival(-12_500, 30_000, 1)
    assert read_arrival(asked, "") is None


def test_jump_dice_are_counted_from_1(asked: Any) -> None:
    assert JUMP_DICE.read(asked, "discard 1 3") == JumpChoice(discard=(0, 2))
    assert JUMP_DICE.read(asked, "more 2") == JumpChoice(more=2)


def test_electronics_are_clauses(asked: Any) -> None:
    orders = SWITCHES.read(asked, "on 4 5; aim 6 at b1; drop fore; raise aft, port; pod 7")
    assert orders.on == (asked.ref(4), asked.ref(5))
    assert orders.aims == (Aim(asked.ref(6), "b/ell-2"),)
    assert (*orders.dropped, *orders.raised) == ("fore", "aft", "port")
    assert orders.pods == (asked.ref(7),)


def test_fire_names_weapons_target_and_array(asked: Any) -> None:
    orders = FIRE.read(asked, "1 2 at B1 by 4 volley; 5 at b/ell-2 by 6 surgical 2; teleport 7 at B1 by 8")
    first, second = orders.attacks
    assert first == Attack(asked.ref(4), "b/ell-2", (asked.ref(1), asked.ref(2)), Mode.VOLLEY)
    named = asked.table.vessels[1].blueprint.systems[1].ref
    assert second == Attack(asked.ref(6), "b/ell-2", (asked.ref(5),), Mode.SURGICAL, named)
    assert orders.teleports == (Teleport(asked.ref(7), asked.ref(8), "b/ell-2"),)


def test_weapons_that_could_intercept_are_kept_unless_they_fire(asked: Any) -> None:
    assert FIRE.read(asked, "1 at B1 by 4").kept == (asked.ref(3),)
    assert FIRE.read(asked, "3 at B1 by 4").kept == ()
    assert FIRE.read(asked, "keep 2").kept == (asked.ref(2),)


def test_repairs_name_systems_and_parties(asked: Any) -> None:
    assert REPAIRS.read(asked, "4 2; heal 5") == RepairOrders(works=(Work(asked.ref(4), 2),), healed=(asked.ref(5),))


@pytest.mark.parametrize(
    ("read", "text", "sentence"),
    [
        (
            SWITCHES.read,
            "dance 4",
            "cannot read “dance”. Begin with one of on, off, pod, aim, serve, drop, raise",
        ),
        (SWITCHES.read, "on 999", "Fathom has no system “999”; its systems are numbered 1 to"),
        (SWITCHES.read, "aim 4 at Z9", "there is no ship “Z9”"),
        (SWITCHES.read, "drop nose", "cannot read “nose”; choose from fore, starboard, aft, port"),
        (FIRE.read, "1 2 at B1", "cannot read “1 2 at B1”. Write weapons, a target and an array: 12 13 at B1 by 3"),
        (FIRE.read, "1 at B1 by 4 voley", "“voley” does not belong here"),
        (FIRE.read, "1 at B1 by 4 volley please", "“please” does not belong here"),
        (FIRE.read, "1 at B1 by 4 surgical", "add a system of the target after “surgical”"),
        (FIRE.read, "1 2 at B1 by 3 4", "“4” does not belong here"),
        (FIRE.read, "1 at B1 by 4 volley surgical 2", "“surgical 2” does not belong here"),
        (FIRE.read, "grapple 1 at B1 by 4 toward 1", "add a number after “1”"),
        (FIRE.read, "grapple 1 at B1 by 4 towards 1 2", "“towards 1 2” does not belong here"),
        (FIRE.read, "teleport 7 at B1 by 8 9", "“9” does not belong here"),
        (FIRE.read, "keep", "add weapons, or “none”, after “keep”"),
        (SWITCHES.read, "on 4 at B1", "“at B1” does not belong here"),
        (SWITCHES.read, "aim at B1", "add a system after “aim”"),
        (REPAIRS.read, "hull core", "add a number after “core”"),
        (REPAIRS.read, "hull", "add a section after “hull”"),
        (REPAIRS.read, "1 2 3", "“3” does not belong here"),
    ],
)
def test_what_cannot_be_read_is_told(asked: Any, read: Any, text: str, sentence: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(sentence)):
        read(asked, text)


@pytest.mark.parametrize("text", ["1 2", "1 2 x", "0 0 10"])
def test_a_return_is_three_numbers(asked: Any, text: str) -> None:
    with pytest.raises(Unreadable):
        read_arrival(asked, text)
