"""The odds of an attack agree with attacks as battles roll them."""

from itertools import permutations

import pytest

from metamaker.core.messages import said
from metamaker.core.paths import sample_fleets
from metamaker.game_api.firing import Circumstances, Figure
from metamaker.game_api.play import WishRefused
from metamaker.games.cosmoforce import firing
from metamaker.games.cosmoforce.battle.actions.attacks import attacked
from metamaker.games.cosmoforce.battle.actions.events import Attacked
from metamaker.games.cosmoforce.battle.actions.orders import Attack
from metamaker.games.cosmoforce.battle.start import Entrant, Side, begun
from metamaker.games.cosmoforce.battle.state import KINDS, SLOTS_OF, Battle, Plan
from metamaker.games.cosmoforce.model.design import SystemKind
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.play_state import PlayState, ShipState
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.stats.derived import derived
from metamaker.opening import open_file
from metamaker.play.dice import SeededDice

ROLLS = 300


@pytest.fixture(scope="module")
def ideas() -> Fleet:
    found = open_file(str(sample_fleets("cosmoforce") / "six-ideas.json")).document
    assert isinstance(found, Fleet)
    return found


def battle_of(fleet: Fleet, names: tuple[str, str], speeds: tuple[int, int], seed: int) -> Battle:
    sides = []
    for name in names:
        design = next(each for each in fleet.designs if each.name == name)
        sides.append(Side(name, (Entrant(name, Plan(design, rules_of(fleet))),)))
    battle = begun(sides, SeededDice(seed), rules_of(fleet))
    for ship, speed in zip(battle.ships, speeds, strict=True):
        ship.speed = 100 * speed
    return battle


def figures(fleet: Fleet, names: tuple[str, str], speeds: tuple[int, int]) -> dict[str, dict[str, Figure]]:
    case = Circumstances(speed=speeds[0], target_speed=speeds[1])
    found = firing.attack(fleet, names[0], fleet, names[1], case)
    return {chapter.key: {each.key: each for each in chapter.figures} for chapter in found.chapters}


@pytest.mark.parametrize("speeds", [(6, 4), (2, 8), (5, 0)])
def test_dice_hits_and_damage_are_those_of_battles(ideas: Fleet, speeds: tuple[int, int]) -> None:
    for design in ideas.designs:
        names = design.name, "Slow Persuasion"
        for kind, told in list(figures(ideas, names, speeds).items())[1:]:
            dice, damage, hit = 0, 0, 0
            for seed in range(ROLLS):
                battle = battle_of(ideas, names, speeds, seed)
                one, other = battle.ships
                slots = SLOTS_OF[one.working([each.value for each in KINDS].index(kind))]
                next(attacked(battle, one, Attack(other.number, slots)), None)
                roll = next(event for event in battle.events if isinstance(event, Attacked))
                dice += len(roll.faces) - roll.faces.count(1)
                damage += roll.damage
                hit += roll.hits > 0
            assert dice == ROLLS * (told["dice"].amount or 0)
            assert damage / ROLLS == pytest.approx(told["damage"].amount, abs=0.09 * (told["dice"].amount or 1), rel=0.1)
            if "hits-1" in told:
                assert hit / ROLLS == pytest.approx(told["hits-1"].amount, abs=0.08)


def test_marks_on_the_sheet_count(ideas: Fleet) -> None:
    team = next(team for team in ideas.teams if len(team.ships) > 1)
    one, other = team.ships[:2]
    design = ideas.design(one.design)
    slots = [slot for slot, kind in enumerate(design.slots) if kind is SystemKind.LASER]
    marks = [0] * len(design.slots)
    marks[slots[0]] = 1
    hurt = PlayState(ships=(ShipState(id=one.id, marks=tuple(marks), heat=7, speed=250),))
    attack = firing.attack(ideas, one.ref(), ideas, other.ref(), Circumstances(), (hurt, None))
    found = {(chapter.key, each.key): each.amount for chapter in attack.chapters for each in chapter.figures}
    assert found["laser", "weapons"] == len(slots) - 1
    assert (found["common", "heat"], found["common", "speed"]) == (7, 2.5)
    lost = ShipState(id=other.id, marks=derived(ideas.design(other.design), rules_of(ideas)).boxes)
    with pytest.raises(WishRefused, match="destroyed"):
        firing.attack(ideas, one.ref(), ideas, other.ref(), Circumstances(), (None, PlayState(ships=(lost,))))


def test_almost_certain_hits_have_words() -> None:
    fleet = open_file(str(sample_fleets("cosmoforce") / "eight-threats.json")).document
    shown = set()
    for one, other in permutations(fleet.designs, 2):
        attack = firing.attack(fleet, one.ref(), fleet, other.ref(), Circumstances())
        shown |= {said(each.shown, "en") for chapter in attack.chapters for each in chapter.figures}
    assert "over 99.9%" in shown
