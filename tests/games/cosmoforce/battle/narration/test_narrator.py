"""The story of a fight: a sentence for every class of events, with dice and rules; names of ships, slots and crew."""

import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from metamaker.games.cosmoforce.battle import frame
from metamaker.games.cosmoforce.battle.actions import events as action_events
from metamaker.games.cosmoforce.battle.damage import events as damage_events
from metamaker.games.cosmoforce.battle.frame import Award, TieRoll, TieSpeed
from metamaker.games.cosmoforce.battle.narration.event_messages import TELLINGS
from metamaker.games.cosmoforce.battle.narration.narrator import Story, line_of
from metamaker.games.cosmoforce.battle.narration.summaries import standing
from metamaker.games.cosmoforce.battle.start import Entrant, Side, begun
from metamaker.games.cosmoforce.battle.state import Battle, Plan
from metamaker.games.cosmoforce.battle.wording.names import Names
from metamaker.games.cosmoforce.rules.editions import ROSTER
from metamaker.play.dice import SeededDice
from tests.games.cosmoforce.battle.fights import ARMOR, CAPITAL, ENGINE, FIGHTER, HABITAT, LASER, MISSILE, design, marked


def fight() -> Battle:
    """Two ships against one: A1 Heron, A2 Egret, B1 Lance."""
    heron = design(FIGHTER, ENGINE, MISSILE, MISSILE, name="Heron", crew=("Ada",))
    egret = design(FIGHTER, ENGINE, LASER, name="Egret")
    lance = design(CAPITAL, ENGINE, HABITAT, ARMOR, name="Lance")
    sides = [
        Side("North", (Entrant("Heron", Plan(heron, ROSTER)), Entrant("Egret", Plan(egret, ROSTER)))),
        Side("South", (Entrant("Lance", Plan(lance, ROSTER)),)),
    ]
    return begun(sides, SeededDice(1), ROSTER)


def event_classes(*modules: ModuleType) -> Iterator[type]:
    for module in modules:
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if kind.__module__ == module.__name__ and "rules" in getattr(kind, "_fields", ()):
                yield kind


EVENTS = list(event_classes(frame, action_events, damage_events))


def test_there_is_a_sentence_for_every_class_of_events_and_for_nothing_else() -> None:
    assert set(TELLINGS) == set(EVENTS)


RULES = ("CF-ATK-01",)
SENTENCES: list[tuple[Any, str]] = [
    (
        frame.ThreatsRolled(4, 1, (1, 3, 8)),
        "Threats for 1 ship and 3 fights survived: 2 dice and 1 added: 1, 3, 8: "
        "Punk Striker, Ricketty Mothership and Baby Striker",
    ),
    (frame.ThreatsRolled(1, 2, (4, 7)), "Threats for 2 ships: 2 dice: 4, 7: Missile Boat and Astrotank"),
    (frame.BattleBegan(("North", "South"), ()), "North against South"),
    (frame.BattleBegan(("North", "South"), (), 2), "Fight 2: North against South"),
    (frame.ShipSetOut(0, "Heron", 3, 302, 1, 1), "A1 Heron sets out: mass 3, speed 3.02, heat 1, crew 1"),
    (frame.ShipSetOut(0, "Wader", 3, 300, 1, 1), "A1 Heron (Wader) sets out: mass 3, speed 3, heat 1, crew 1"),
    (frame.ShipSetOut(0, "Heron", 3, 300, 1, 2, 1), "A1 Heron sets out: mass 3, speed 3, heat 1, crew 2, 1 hurt"),
    (
        frame.TieRolled((TieRoll(0, (4, 8)), TieRoll(1, (1, 3))), (TieSpeed(0, 301), TieSpeed(1, 302)), RULES),
        "Tied ships roll for hundredths: A1 Heron 2 dice: 4, 8; A2 Egret 1 die and 1 added: 1, 3: "
        "A1 Heron has speed 3.01 and A2 Egret has speed 3.02",
    ),
    (frame.RoundBegan(4, (2, 0)), "Round 4: B1 Lance, A1 Heron"),
    (frame.TurnBegan(2), "B1 Lance"),
    (frame.AftermathBegan(), "Aftermath"),
    (frame.BattleEnded("North", "last-ships", RULES), "North wins: they have the last ships"),
    (frame.BattleEnded("North", "last-ships", RULES, 2), "North wins fight 2: they have the last ships"),
    (frame.BattleEnded("", "no-time", RULES), "The fight is a draw: time has run out"),
    (frame.BattleEnded("", "no-time", RULES, 3), "Fight 3 is a draw: time has run out"),
    (
        frame.FightSurvived(2, (Award("Heron", 10, 4, 30, 60), Award("Egret", 10, 0, 10, 10))),
        "2 fights survived: Heron 10 + 5 × 4 = 30 points, 60 in all; Egret 10 points, 10 in all",
    ),
    (
        action_events.Attacked(0, 2, "missile", (1, 2), 9, (8, 4, 3, 7, 7, 6), (3, 4), 7, 2, 2),
        "A1 Heron fires Missile slots 2, 3 at B1 Lance, mass 9: 6 dice: 8, 4, 3, 7, 7, 6: 3 + 4 = 7, 2 hits, 2 damage",
    ),
    (
        action_events.Attacked(1, 2, "laser", (1,), -1, (7,), (), 0, 0, 0, ("CF-SHOT-05",)),
        "A2 Egret fires Laser slot 2 at B1 Lance, no mass limit because its thrust is 0: 1 die: 7: no hit",
    ),
    (
        action_events.Attacked(1, 2, "laser", (1,), -1, (5,), (5,), 5, 1, 1, ("CF-SHOT-04",)),
        "A2 Egret fires Laser slot 2 at B1 Lance, no mass limit because its speed is below 1: 1 die: 5: 5, 1 hit, 1 damage",
    ),
    (
        action_events.Attacked(1, 2, "laser", (1,), 9, (1, 4, 6), (1, 4), 5, 2, 6),
        "A2 Egret fires Laser slot 2 at B1 Lance, mass 9: 2 dice and 1 added: 1, 4, 6: 1 + 4 = 5, 2 hits × 3 = 6 damage",
    ),
    (
        action_events.Attacked(1, 2, "laser", (1,), 4, (1, 4), (1, 4), 4, 2, 2),
        "A2 Egret fires Laser slot 2 at B1 Lance, mass 4: 1 die and 1 added: 1, 4: "
        "1 + 4 − 1 = 4 because ones weigh nothing, 2 hits, 2 damage",
    ),
    (action_events.HeatGained(0, 2, 3, RULES), "A1 Heron gains 2 heat, 3 now"),
    (action_events.HeatShed(0, 1, 0, (), RULES), "A1 Heron sheds 1 heat, 0 now"),
    (action_events.HeatShed(0, 1, 0, (4, 8), RULES), "A1 Heron sheds 1 heat (2 dice: 4, 8), 0 now"),
    (action_events.HeatRolled(0, (1, 5), 2, RULES), "Heat in A1 Heron: 1 die and 1 added: 1, 5: 2 effective dice"),
    (action_events.HeatRolled(0, (8,), 0, RULES), "Heat in A1 Heron: 1 die: 8: no harm"),
    (action_events.Collided(2, True, 0, (6,), 1, RULES), "B1 Lance, adrift at speed 0, may collide: 1 die: 6: 1 damage"),
    (action_events.Collided(2, False, 1001, (), 0, RULES), "B1 Lance, too fast at speed 10.01, may collide: no dice: 0 damage"),
    (action_events.Burned(0, -1, 200), "A1 Heron burns −1, speed 2"),
    (action_events.Burned(0, 0, 200), "A1 Heron burns ±0, speed 2"),
    (action_events.RamDeclared(0, 2, False, True), "A1 Heron rams B1 Lance, which stays on course"),
    (action_events.RamDeclared(0, 2, True, True), "A1 Heron rams B1 Lance, which burns to evade and is too slow"),
    (action_events.RamDeclared(0, 2, True, False), "A1 Heron rams B1 Lance, which burns to evade and gets away"),
    (
        action_events.Rammed(0, 2, 2, (1, 3), 2, 1),
        "They meet at speed 0.02: 1 die and 1 added: 1, 3: 2 damage to B1 Lance, 1 to A1 Heron",
    ),
    (action_events.Strafed(0, (2, 2), 2), "A1 Heron makes a Strafe Run: 2 dice: 2, 2: it may name 2 systems"),
    (action_events.SystemNamed(2, 2), "Named: slot 3 (Armor) of B1 Lance"),
    (action_events.Passed(0), "A1 Heron passes"),
    (damage_events.SystemMarked(2, 2, "armor", 1, False), "B1 Lance: slot 3 (Armor) has 1 mark"),
    (damage_events.SystemMarked(2, 0, "engine", 2, True), "B1 Lance: slot 1 (Engine) is destroyed"),
    (
        damage_events.SystemMarked(2, 0, "engine", 1, False, ("CF-STRF-02",)),
        "B1 Lance: slot 1 (Engine) has 1 mark, because it was named",
    ),
    (damage_events.MissileDetonated(0, 1, 2), "A1 Heron: slot 2 (Missile) detonates for 2 extra damage"),
    (damage_events.MissilesDepleted(0, (1,)), "A1 Heron: two 8s or more deplete Missile slot 2"),
    (damage_events.CrewHarmed(2, 3, 1, RULES), "B1 Lance: crew 4 is hurt"),
    (damage_events.CrewHarmed(2, 3, 0, RULES), "B1 Lance: crew 4 is killed"),
    (damage_events.CrewKilled(2, 0), "B1 Lance: crew 1 dies with the Habitat"),
    (damage_events.CrewHealed(2, 0), "B1 Lance: crew 1 is healed"),
    (damage_events.CrewPosted(2, 1, 0, ("CF-REP-01",)), "B1 Lance: crew 2 is sent to repair slot 1 (Engine)"),
    (damage_events.CrewPosted(2, 1, -1, ("CF-DMG-06",)), "B1 Lance: crew 2 returns to Standby"),
    (damage_events.SystemRepaired(2, 0, 1, 1), "B1 Lance: crew 2 repairs slot 1 (Engine), 1 mark left"),
    (damage_events.SystemRepaired(2, 0, 1, 0), "B1 Lance: crew 2 repairs slot 1 (Engine), it works again"),
    (
        damage_events.ShipEliminated(0, "laser", 2, ("CF-ELIM-02",)),
        "A1 Heron is eliminated by B1 Lance (laser): every system is damaged",
    ),
    (damage_events.ShipEliminated(0, "heat", -1, ("CF-ELIM-01",)), "A1 Heron is eliminated (heat): its crew is dead"),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=lambda each: type(each).__name__)
def test_an_event_is_told_in_a_sentence(event: Any, sentence: str) -> None:
    assert line_of(event, Story(fight()).names).text == sentence


def test_every_class_of_events_has_its_sentence_tried() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(EVENTS)


def test_what_happens_cites_its_rules_and_headings_do_not() -> None:
    names = Story(fight()).names
    assert line_of(action_events.Passed(0), names).rules == ("CF-ACT-07",)
    assert line_of(frame.RoundBegan(1, (0,)), names).rules == ()


@pytest.mark.rule("CF-RPG-01")
def test_a_token_with_a_name_is_told_by_it() -> None:
    assert line_of(damage_events.CrewHealed(0, 0), Story(fight()).names).text == "A1 Heron: Ada (crew 1) is healed"


def test_the_ships_of_the_next_fight_have_its_names() -> None:
    first, second = fight(), fight()
    second.ships[0].name = "Stork"
    story = Story(first)
    story.meet(second)
    began = [event for event in second.events if isinstance(event, frame.BattleBegan)]
    began = [frame.BattleBegan(each.sides, tuple((n, s, second.ships[n].name) for n, s, _ in each.ships)) for each in began]
    told = [line.text for line in story.lines([action_events.Passed(0), *began, action_events.Passed(0)])]
    assert told == ["A1 Heron passes", "North against South", "A1 Stork passes"]


def test_the_outline_counts_what_a_ship_suffered_in_a_round() -> None:
    events = [
        frame.RoundBegan(1, (0, 2)),
        action_events.Attacked(0, 2, "missile", (1,), 9, (3, 3, 8), (3, 3), 6, 2, 2),
        damage_events.SystemMarked(2, 2, "armor", 1, False),
        damage_events.SystemMarked(2, 0, "engine", 2, True),
        damage_events.CrewHarmed(2, 0, 0, RULES),
        frame.RoundBegan(2, (0, 2)),
        action_events.HeatGained(0, 1, 4, RULES),
    ]
    told = [line.text for line in Story(fight()).outlined(events)]
    suffered = "B1 Lance: 1 attack with 2 hits, 2 boxes marked, 1 system destroyed, crew harmed 1 time and 1 killed"
    assert told == ["Round 1: A1 Heron, B1 Lance", suffered, "Round 2: A1 Heron, B1 Lance", "A1 Heron: heat 4"]


def test_the_standing_tells_systems_by_slot_with_marks_and_crew() -> None:
    battle = fight()
    lance = battle.ships[2]
    marked(lance, 0, 2, 0)
    lance.move(1, 2)
    assert Names(battle).systems(lance) == "1 Engine destroyed, 2 Habitat, 3 Armor (1/4) with crew 2"
    table = standing(battle, Story(battle).names)
    assert [row[0] for row in table.rows] == ["A1", "A2", "B1"]
    assert all(len(row) == len(table.columns) for row in table.rows)
