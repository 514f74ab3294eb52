"""Asking about salvos: what is typed is read, what was answered is typed the same, questions tell what there is to know."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders, Launch
from metamaker.games.metaverse.battle.salvos.decisions import DefendShip, GuideSalvos, StrikeTargets
from metamaker.games.metaverse.battle.salvos.orders import (
    CloseFire,
    Course,
    DefenceOrders,
    GuideOrders,
    Strike,
    StrikeOrders,
)
from metamaker.games.metaverse.battle.salvos.rules import chances
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.strikes import found
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.match.prompts import BattleTalks
from metamaker.play.dialogue import Unreadable
from metamaker.play.geometry import CM, DEGREE
from tests.games.metaverse.battle.gunnery import ARRAY, Put, armed
from tests.games.metaverse.battle.salvos.missiles import GUARD, MISSILE, POINT, aloft, at_sea


class Sea:
    """A ship of side A at the origin, one of side B 60 cm north of it, a salvo of each."""

    def __init__(self) -> None:
        self.battle: Battle
        self.battle, (self.one, self.other) = at_sea(Put(armed(MISSILE, POINT)), Put(armed(MISSILE, GUARD), 1, 0, 60, 8))
        self.salvo: Salvo = aloft(self.battle, self.one, MISSILE, at=(0, 50))
        self.theirs: Salvo = aloft(self.battle, self.other, MISSILE, at=(0, 20), degrees=180)
        self.talks = BattleTalks(Names(self.battle.table))

    def fire(self, vessel: Vessel) -> DeclareFire:
        return DeclareFire(self.battle.table, vessel.side, self.battle.secrets[vessel.side], vessel.key)

    def guide(self) -> GuideSalvos:
        return GuideSalvos(self.battle.table, 0, self.battle.secrets[0], (self.salvo.key,), 1)

    def strike(self) -> StrikeTargets:
        open_to = found(self.battle, [self.salvo], chances)
        return StrikeTargets(self.battle.table, 0, self.battle.secrets[0], open_to, 1)

    def defend(self) -> DefendShip:
        self.salvo.place, self.salvo.contact = self.other.course.place, self.other.key
        return DefendShip(self.battle.table, 1, self.battle.secrets[1], self.other.key, (self.salvo.key,))


@pytest.fixture
def sea() -> Sea:
    return Sea()


def read(sea: Sea, decision: Any, text: str) -> Any:
    """Return the typed answer, and check that it is legal and that typed again it means the same."""
    answer = sea.talks.read(decision, text)
    assert decision.refusals(answer) == ()
    assert sea.talks.read(decision, sea.talks.typed(decision, answer)) == answer
    assert sea.talks.outcome(decision, answer)
    return answer


def number(vessel: Vessel, ref: str) -> int:
    return vessel.blueprint.by_ref[ref] + 1


@pytest.mark.parametrize(
    ("line", "degrees", "cm", "contact"),
    [
        ("toward 90 20", 90, 20, ""),
        ("toward 12.5 7.25", 12.5, 7.25, ""),
        ("toward 270", 270, 25, ""),
        ("toward B1", 0, 25, ""),
    ],
)
def test_a_launch(sea: Sea, line: str, degrees: float, cm: float, contact: str) -> None:
    asked, missile, array = sea.fire(sea.one), number(sea.one, "core/missile#1"), number(sea.one, ARRAY)
    orders: FireOrders = read(sea, asked, f"launch {missile} {line} by {array}")
    assert orders.launches == (Launch(ARRAY, ("core/missile#1",), round(degrees * DEGREE), round(cm * CM), contact),)


def test_fire_at_a_salvo(sea: Sea) -> None:
    asked, point, array = sea.fire(sea.one), number(sea.one, "core/point#1"), number(sea.one, ARRAY)
    expected = (Attack(ARRAY, sea.theirs.key, ("core/point#1",)),)
    assert read(sea, asked, f"{point} at B1s1 by {array}").attacks == expected
    assert read(sea, asked, f"all at b1S1 by {array}").attacks == expected


@pytest.mark.parametrize(
    ("line", "degrees", "cm"), [("ahead 20", 0, 20), ("ahead", 0, 25), ("right 45 10", 45, 10), ("left 30", 330, 25)]
)
def test_a_move(sea: Sea, line: str, degrees: int, cm: int) -> None:
    assert read(sea, sea.guide(), f"A1s1 {line}") == GuideOrders((Course(sea.salvo.key, degrees * DEGREE, cm * CM),))


def test_a_move_onto_a_ship(sea: Sea) -> None:
    expected = GuideOrders((Course(sea.salvo.key, 0, 10 * CM, sea.other.key),))
    assert read(sea, sea.guide(), "A1s1 onto B1") == expected


def test_a_strike_and_a_defence(sea: Sea) -> None:
    assert read(sea, sea.strike(), "A1s1 at B1") == StrikeOrders((Strike(sea.salvo.key, sea.other.key),))
    guard, array = number(sea.other, "core/guard#1"), number(sea.other, ARRAY)
    expected = DefenceOrders((CloseFire(ARRAY, sea.salvo.key, ("core/guard#1",)),))
    assert read(sea, sea.defend(), f"{guard} at A1s1 by {array}") == expected


@pytest.mark.parametrize("asked", [Sea.guide, Sea.strike, Sea.defend])
def test_questions_tell_of_salvos_with_examples_that_can_be_typed(sea: Sea, asked: Any) -> None:
    decision = asked(sea)
    question = sea.talks.question(decision)
    assert any("A1s1" in fact for fact in question.facts)
    example = question.hint.split("; ")[0]
    assert decision.refusals(sea.talks.read(decision, example)) == ()
    assert sea.talks.help(decision)


def test_fire_tells_of_salvos_and_of_weapons_to_launch(sea: Sea) -> None:
    question = sea.talks.question(sea.fire(sea.one))
    assert any("B1s1" in fact for fact in question.facts)
    assert any("Missile" in fact for fact in question.facts)
    assert not question.idle


@pytest.mark.parametrize(
    "text", ["A1s9 ahead", "A1s1", "A1s1 up", "A1s1 toward", "A1s1 ahead 1.2345", "A1s1 ahead x", "A1s1 onto B9"]
)
def test_what_cannot_be_read_is_told(sea: Sea, text: str) -> None:
    with pytest.raises(Unreadable):
        sea.talks.read(sea.guide(), text)


@pytest.mark.parametrize("text", ["launch 1", "launch by 3", "launch toward B1 by 3"])
def test_a_launch_that_cannot_be_read_is_told(sea: Sea, text: str) -> None:
    with pytest.raises(Unreadable):
        sea.talks.read(sea.fire(sea.one), text)


def test_reasons_name_salvos_as_people_do(sea: Sea) -> None:
    asked = sea.guide()
    (refusal,) = asked.refusals(GuideOrders((Course(sea.salvo.key, 90 * DEGREE, 0),)))
    assert "A1s1 salvo 1 of" in sea.talks.reason(asked, refusal)
