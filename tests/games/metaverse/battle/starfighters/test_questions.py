"""Legal answers of the decisions of squadrons, what captains answer, what is typed and told."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.captains.careful import Careful
from metamaker.games.metaverse.battle.captains.chance import Chance
from metamaker.games.metaverse.battle.captains.plain import Plain
from metamaker.games.metaverse.battle.dogfights.decisions import RepelSquadrons, SquadronFire
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, InterceptFire
from metamaker.games.metaverse.battle.fire.interception import threat
from metamaker.games.metaverse.battle.salvos.decisions import EscortFire, StrikeTargets
from metamaker.games.metaverse.battle.salvos.rules import chances
from metamaker.games.metaverse.battle.state.battle import Step
from metamaker.games.metaverse.battle.state.squadron import Task
from metamaker.games.metaverse.battle.story.teller import story_lines
from metamaker.games.metaverse.battle.telling.names import Names
from metamaker.games.metaverse.battle.turn.engine import apply, pending
from metamaker.games.metaverse.battle.turn.strikes import found
from metamaker.games.metaverse.model.words import Target
from metamaker.games.metaverse.tabletop.talks import BattleTalks
from metamaker.play.adapters import read_answer, written_answer
from metamaker.play.dialogue import Unreadable
from metamaker.play.dice import SeededDice
from tests.games.metaverse.battle.gunnery import CLOSE, Put, armed, gunners, guns
from tests.games.metaverse.battle.salvos.missiles import MISSILE, aloft
from tests.games.metaverse.battle.starfighters.test_fire_at_missions import PEPPER, SEEKER
from tests.games.metaverse.battle.starfighters.wings import GHOST, KITE, MOTH, flown
from tests.play.legal import is_among, single

STING = CLOSE.with_(id="sting", name="Sting", targets=(Target.STARFIGHTERS,))
CAPTAINS = (Plain, Careful, lambda: Chance(SeededDice(7)))


class Sky:
    """Ships of both sides 30 cm apart, a strike on that of side b with its CAP, a furball, salvos at a mission and a ship."""

    def __init__(self) -> None:
        more = (PEPPER, SEEKER, STING, MISSILE)
        ship = armed(*more)
        self.battle, (self.one, self.other) = gunners(Put(ship), Put(ship, 1, 0, 30, 8), more=more)
        battle = self.battle
        self.table = battle.table
        self.strike = flown(battle, self.one, KITE, MOTH, onto=self.other)
        self.cap = flown(battle, self.other, KITE, GHOST, task=Task.CAP)
        self.hunter = flown(battle, self.one, GHOST, task=Task.INTERCEPT)
        self.prey = flown(battle, self.other, MOTH, onto=self.hunter, task=Task.INTERCEPT)
        self.free = flown(battle, self.one, MOTH)
        self.seeker = aloft(battle, self.other, SEEKER, at=(10, 5))
        self.missile = aloft(battle, self.one, MISSILE, at=(0, 25))
        self.talks = BattleTalks(Names(self.table))

    def decisions(self) -> dict[str, Any]:
        table, secrets = self.table, self.battle.secrets
        keys = [tuple([each.key for each in table.squadrons if each.side == side]) for side in (0, 1)]
        shot = threat(table, self.one, self.other, [self.one.system(guns(PEPPER)[0])], None, ())
        assert shot is not None
        self.missile.contact, self.missile.place = self.other.key, self.other.course.place
        return {
            "fire": DeclareFire(table, 1, secrets[1], self.other.key),
            "intercept": InterceptFire(table, secrets[1], shot),
            "strike": StrikeTargets(table, 1, secrets[1], found(self.battle, [self.seeker], chances), 1),
            "escort": EscortFire(table, 1, secrets[1], {each.key: [self.missile.key] for each in self.cap.squadrons}),
            "first": SquadronFire(table, 1, secrets[1], 0, keys[1]),
            "dogfight": SquadronFire(table, 0, secrets[0], 6, keys[0]),
            "repel": RepelSquadrons(table, 1, secrets[1], self.other.key),
        }


@pytest.fixture(scope="module")
def sky() -> Sky:
    return Sky()


KINDS = ("fire", "intercept", "strike", "escort", "first", "dogfight", "repel")


@pytest.mark.parametrize("kind", KINDS)
def test_each_option_alone_is_legal(sky: Sky, kind: str) -> None:
    decision = sky.decisions()[kind]
    answers = list(single(decision))
    assert len(answers) > 1
    for answer in answers:
        assert decision.refusals(answer) == (), answer


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("captain", CAPTAINS)
def test_what_captains_answer_is_legal_and_among_the_options(sky: Sky, kind: str, captain: Any) -> None:
    decision = sky.decisions()[kind]
    answer = captain().answer(decision)
    assert decision.refusals(answer) == (), answer
    assert is_among(decision, decision.default())
    assert is_among(decision, answer), answer


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_answered_is_typed_read_and_told(sky: Sky, kind: str) -> None:
    decision = sky.decisions()[kind]
    question = sky.talks.question(decision)
    assert question.facts
    assert sky.talks.help(decision)
    for answer in single(decision):
        assert sky.talks.outcome(decision, answer)
        assert sky.talks.read(decision, sky.talks.typed(decision, answer)) == answer


@pytest.mark.parametrize("kind", KINDS)
def test_examples_can_be_typed(sky: Sky, kind: str) -> None:
    decision = sky.decisions()[kind]
    *examples, _ = sky.talks.question(decision).hint.split("; ")
    assert examples
    for example in examples:
        assert decision.refusals(sky.talks.read(decision, example)) == ()


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("dogfight", "A1q1"),
        ("dogfight", "A1q1 9 at B1 fore"),
        ("dogfight", "A1q99 1 at B1 fore"),
        ("dogfight", "A1q1 1 at B1"),
        ("repel", "1 at B1q1"),
        ("escort", "A1q1 at B1s1"),
    ],
)
def test_what_cannot_be_read_is_said(sky: Sky, kind: str, text: str) -> None:
    with pytest.raises(Unreadable):
        sky.talks.read(sky.decisions()[kind], text)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_captains_answer_the_turn_goes_on_and_is_told(seed: int) -> None:
    sky = Sky()
    battle, table = sky.battle, sky.table
    battle.dice, battle.last_turn, table.step = SeededDice(seed), 7, Step.STARSHIP_COMBAT
    names = Names(table, signed=True)
    captains = Chance(SeededDice(seed)), CAPTAINS[seed % 2]()
    events: list[Any] = []
    while decisions := pending(battle):
        for mission in table.missions:
            ship = table.by_key.get(mission.contact)
            mission.place = mission.place if ship is None else ship.course.place
        answers = [captains[decision.side].answer(decision) for decision in decisions]
        for decision, answer in zip(decisions, answers, strict=True):
            assert read_answer(decision, written_answer(decision, answer)) == answer
        events += apply(battle, answers)
    assert all(line.text for line in story_lines(events, names))
