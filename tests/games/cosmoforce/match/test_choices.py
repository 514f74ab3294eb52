"""Short lists of choices: the best attack on each enemy, what a pass costs, which burns get away, boxes to tick."""

from collections.abc import Iterator
from typing import Any

import pytest

from metamaker.core.messages import words_in
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun
from metamaker.games.cosmoforce.battle.actions.decisions import EvadeRam, TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import Attack, Pass, Ram
from metamaker.games.cosmoforce.battle.damage.decisions import PlaceDamage
from metamaker.games.cosmoforce.battle.state import WEAPONS
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.match.choices.actions import action_changes, action_offers, key_of
from metamaker.games.cosmoforce.match.choices.attacks import attacks_on, best_target, damage
from metamaker.games.cosmoforce.match.choices.numbers import best_evasion, evasion_changes, evasion_offers
from metamaker.games.cosmoforce.match.choices.ticks import TickRow, Ticks, ticks_of
from metamaker.games.cosmoforce.match.force import sides
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.play.dialogue import Dialogue
from metamaker.play.table import PERSON, Setting
from tests.games.cosmoforce.match.tables import IDEAS, document

GAMES = 3


def decisions() -> Iterator[Any]:
    """Yield every decision of a few fights in both editions, as random captains answer them."""
    for edition in (Edition.ROSTER, Edition.WEB):
        for seed in range(GAMES):
            match = begun(COSMOFORCE, sides(document(IDEAS).with_(edition=edition)), Setting(seed, (PERSON,) * 2))
            dialogue = Dialogue(match)
            captains = [required(COSMOFORCE.play).hire("chance", seed, side) for side in range(2)]
            while dialogue.ask():
                yield from dialogue.decisions
                match.apply([captains[each.side].answer(each) for each in dialogue.decisions])


@pytest.fixture(scope="module")
def checked() -> dict[str, int]:
    """Check every decision while its fight goes on, and return how many of each kind there were."""
    found: dict[str, int] = {}
    for asked in decisions():
        found[asked.kind] = found.get(asked.kind, 0) + 1
        if isinstance(asked, TakeAction):
            check_action(asked)
        elif isinstance(asked, EvadeRam):
            check_evasion(asked)
        elif isinstance(asked, PlaceDamage):
            check_damage(asked)
    return found


def check_action(asked: TakeAction) -> None:
    for enemy in asked.battle.enemies(asked.ship):
        attacks = attacks_on(asked, enemy.number)
        assert not any(asked.refusals(each) for each in attacks)
        means = [damage(asked, each) for each in attacks if isinstance(each, Attack)]
        assert means == sorted(means, reverse=True)
        assert all(isinstance(each, Attack | Ram) and each.target == enemy.number for each in attacks)
        fire = [each for each in attacks if isinstance(each, Attack)]
        may = [_slots(asked, kind, enemy.number) for kind in WEAPONS]
        assert sorted(each.slots for each in fire) == sorted(filter(None, may)), "everything that can fire"
    offers = action_offers(asked, best_target(asked))
    assert len({offer.key for offer in offers}) == len(offers) <= 11
    assert isinstance(offers[-1].answer, Pass)
    assert "gives up" in offers[-1].result
    for offer in offers:
        assert not asked.refusals(offer.answer), offer
        assert offer.key == key_of(asked, offer.answer)
        changes = action_changes(asked, offer.answer).changes
        assert not any(asked.refusals(change.answer) for change in changes), offer
        assert all(key_of(asked, change.answer) == offer.key for change in changes)
        own = action_offers(asked, best_target(asked), offer.answer)
        assert [each.key for each in own] == [each.key for each in offers], "rows stay in place"


def _slots(asked: TakeAction, kind: int, target: int) -> tuple[int, ...]:
    """Return the slots of a kind that may fire by themselves."""
    slots = (slot for slot, held in enumerate(asked.ship.plan.kinds) if held == kind)
    return tuple(slot for slot in slots if not asked.refusals(Attack(target, (slot,))))


def check_evasion(asked: EvadeRam) -> None:
    """Compare what is said about each burn with what the rules then decide."""
    offers = evasion_offers(asked)
    assert offers[0].answer is None
    names = asked.rammer.name
    assert names in offers[0].result
    for change in evasion_changes(asked, None).changes:
        speed = max(0, asked.ship.speed + 100 * change.answer)
        if speed > asked.rammer.speed and change.answer:
            assert "✓" in change.text
        if speed < asked.rammer.speed:
            assert "✗" in change.text
        assert names in change.tip
    if any("✓" in change.text for change in evasion_changes(asked, None).changes):
        assert "gets away" in evasion_offers(asked)[1].result
        assert best_evasion(asked) == offers[1].answer


def check_damage(asked: PlaceDamage) -> None:
    """Tick every free box in turn: the answer is legal all the time, and no slot gets more than it has."""
    ticks = ticks_of(asked)
    answer: tuple[Any, ...] = ()
    for row in ticks.rows:
        for _ in range(row.boxes + 1):
            answer = ticks.added(answer, row.value)
            assert answer == () or not asked.refusals(answer)
    assert ticks.most is not None
    assert len(answer) == min(asked.points, asked.ship.room) == ticks.most
    assert ticks.left(answer, words_in("cosmoforce", "en")) == "All points are placed"
    assert [row.text.split()[0] for row in ticks.rows] == [str(row.value + 1) for row in ticks.rows]


def test_all_choices_of_whole_fights_are_legal_and_true(checked: dict[str, int]) -> None:
    assert {"take-action", "evade-ram", "place-damage"} <= set(checked)
    assert min(checked["take-action"], checked["place-damage"]) > 20


def test_ticks_move_when_none_is_left() -> None:
    ticks = Ticks((TickRow(0, "1 Engine", 2), TickRow(4, "5 Laser", 2, 1)), 1, 2, "ask-tick-left")
    words = words_in("cosmoforce", "en")
    assert ticks.added((), 4) == (4,)
    assert ticks.added((4,), 4) == (4,), "one of its boxes is marked already"
    assert ticks.left((4,), words) == "1 point left to place"
    assert ticks.added((0, 4), 0) == (0, 0), "a tick of another slot moves"
    assert ticks.removed((0, 0), 0) == (0,)
    assert ticks.removed((0,), 0) == (0,), "something must be marked"
