"""The log tells every die with its face, and every number follows from what it told before."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.games.cosmoforce.battle.actions.upkeep import ties_broken
from metamaker.games.cosmoforce.battle.ai.registry import captain
from metamaker.games.cosmoforce.battle.frame import TieRoll, TieRolled, TieSpeed
from metamaker.games.cosmoforce.battle.start import Entrant, Side, begun
from metamaker.games.cosmoforce.battle.state import Event, Plan
from metamaker.games.cosmoforce.battle.survival import Campaign, chart
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.play.dice import SeededDice
from tests.examples import examples
from tests.games.cosmoforce.battle.ai.matches import BARGE, BRICK, DART, KITE
from tests.games.cosmoforce.battle.ai.test_invariants import ships
from tests.games.cosmoforce.battle.fights import (
    ARMOR,
    CAPITAL,
    DISSIPATOR,
    ENGINE,
    FIGHTER,
    HABITAT,
    LASER,
    design,
    dice_used,
    played,
    table,
    told,
)
from tests.games.cosmoforce.battle.reader import READINGS, Reader

NAMES = ("plain", "chance")


class WrittenDice:
    """The dice of a seed, and all faces that they showed."""

    def __init__(self, seed: int) -> None:
        self._dice = SeededDice(seed)
        self.faces: list[int] = []

    def roll(self, faces: int) -> int:
        """Return the next face."""
        self.faces.append(self._dice.roll(faces))
        return self.faces[-1]


def fought(designs: list[Design], rules: PlayedRules, seed: int, names: tuple[str, str]) -> tuple[list[Event], WrittenDice]:
    """Return the whole log of a fight, each design a side of its own, and its dice."""
    dice = WrittenDice(seed)
    sides = [Side(f"side {number}", (Entrant(each.name, Plan(each, rules)),)) for number, each in enumerate(designs)]
    battle = begun(sides, dice, rules)
    battle.last_round = 30
    captains = [captain(names[side % 2], seed, side) for side in range(len(sides))]
    return [event for events in played(battle, captains) for event in events], dice


@pytest.mark.rule("CF-DICE-04", "CF-DICE-02")
@settings(max_examples=examples(60), deadline=None)
@given(
    designs=st.lists(ships(), min_size=2, max_size=4),
    rules=st.sampled_from([ROSTER, WEB]),
    seed=st.integers(0, 10_000),
    names=st.tuples(st.sampled_from(NAMES), st.sampled_from(NAMES)),
)
def test_every_die_is_in_the_log_and_every_number_follows_from_it(
    designs: list[Design], rules: PlayedRules, seed: int, names: tuple[str, str]
) -> None:
    log, dice = fought(designs, rules, seed, names)
    reader = Reader()
    for event in log:
        reader.read(event)
    assert reader.faces == dice.faces


def test_the_reader_meets_every_kind_of_event_that_has_a_number() -> None:
    """Otherwise the test above would look at less than it says."""
    logs = [
        fought([KITE, BRICK, BARGE, DART, KITE], rules, seed, names)[0]
        for seed in range(16)
        for rules in (ROSTER, WEB)
        for names in (("plain", "plain"), ("chance", "chance"))
    ]
    assert set(READINGS) <= {type(event) for log in logs for event in log}


@pytest.mark.rule("CF-SPD-03", "CF-SPD-04")
@pytest.mark.parametrize(
    ("rules", "rule", "rolls"),
    [
        (ROSTER, "CF-SPD-03", [(0, (2, 7)), (1, (8, 4)), (0, (1, 3, 8)), (1, (7, 8))]),
        (WEB, "CF-SPD-04", [(0, (2,)), (1, (3,)), (0, (1, 4)), (1, (8,))]),
    ],
    ids=["roster", "web"],
)
def test_a_tie_tells_what_each_ship_rolled_each_time(
    rules: PlayedRules, rule: str, rolls: list[tuple[int, tuple[int, ...]]]
) -> None:
    faces = [face for _, shown in rolls for face in shown]
    battle = table(design(FIGHTER, ENGINE, LASER), design(FIGHTER, LASER, ENGINE), faces=faces, rules=rules)
    ties_broken(battle)
    dice_used(battle)
    (event,) = told(battle, TieRolled)
    assert isinstance(event, TieRolled)
    assert rule in event.rules
    assert event.rolls == tuple(TieRoll(*roll) for roll in rolls)
    assert event.speeds == (TieSpeed(0, 303), TieSpeed(1, 301))


@pytest.mark.rule("CF-MODE-05", "CF-DICE-04")
@pytest.mark.parametrize(("edition", "rules"), [(Edition.ROSTER, ROSTER), (Edition.WEB, WEB)])
def test_every_die_of_a_survival_run_is_in_its_log(edition: Edition, rules: PlayedRules) -> None:
    strong = design(CAPITAL, *[LASER] * 3, *[DISSIPATOR] * 2, HABITAT, ENGINE, *[ARMOR] * 3)
    fights = 0
    for seed in range(6):
        dice, reader = WrittenDice(seed), Reader()
        campaign = Campaign([Entrant("Rock", Plan(strong, rules))] * 3, chart(edition, rules), dice, rules)
        captains = [captain("plain", seed, side) for side in range(2)]
        while not campaign.is_over:
            battle = campaign.next_fight()
            for events in played(battle, captains):
                for event in events:
                    reader.note_faces(event)
            campaign.settle(battle)
        assert reader.faces == dice.faces
        fights += campaign.fights
    assert fights
