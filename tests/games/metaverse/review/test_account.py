"""The account of battles: damage dealt is damage taken, and shots add up."""

from collections import defaultdict
from pathlib import Path

import pytest

from metamaker.games.metaverse.battle.damage.events import BoxesLost, DamageRolled, PulseDeflected, PulseStruck
from metamaker.games.metaverse.battle.fire.events import SensorRolled, ShotIntercepted, ShotStruck
from metamaker.games.metaverse.battle.repair.events import HullRestored, HullSacrificed
from metamaker.games.metaverse.battle.state.squadron import WING
from metamaker.games.metaverse.battle.state.vessel import Status
from metamaker.games.metaverse.review.account import MORALE, SECTION, SHIP
from metamaker.games.metaverse.review.worths import boxes_left
from metamaker.play.table import PERSON
from tests.games.metaverse.review.watched import KEPT, Watched, duel, kept, watched

GONE = (Status.DESTROYED, Status.BROKEN)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_damage_dealt_is_damage_taken(file: Path) -> None:
    _same_damage(kept(file))


def test_damage_dealt_is_damage_taken_in_duels() -> None:
    for seed in range(12):
        _same_damage(watched(duel(seed, ("careful", "plain"))))


def _same_damage(found: Watched) -> None:
    dealt: defaultdict[str, float] = defaultdict(float)
    for blow in found.watch.ledger().blows:
        dealt[blow.target] += blow.dealt
    for vessel in found.match.table.battle.table.vessels:
        left = 0 if vessel.status in GONE else boxes_left(vessel)
        events = [seen.event for seen in found.seen if getattr(seen.event, "ship", "") == vessel.key]
        restored = sum(len(event.layers) for event in events if isinstance(event, HullRestored))
        given = sum(len(event.layers) for event in events if isinstance(event, HullSacrificed))
        assert dealt[vessel.key] == found.boxes[vessel.key] - left + restored - given, vessel.key


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_recount_of_crossed_boxes_agrees(file: Path) -> None:
    found = kept(file)
    crossed: defaultdict[str, float] = defaultdict(float)
    for seen in found.seen:
        if isinstance(seen.event, BoxesLost):
            crossed[seen.event.ship] += seen.event.boxes
    counted: defaultdict[str, float] = defaultdict(float)
    for blow in found.watch.ledger().blows:
        if blow.cause not in {SECTION, SHIP, MORALE} and WING not in blow.target:
            counted[blow.target] += blow.dealt
    assert {key: boxes for key, boxes in counted.items() if boxes} == dict(crossed)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_the_rolled_damage_of_shots_adds_up(file: Path) -> None:
    found = kept(file)
    amounts = 0.0
    whole = True
    for seen in found.seen:
        if isinstance(seen.event, PulseStruck):
            amounts += seen.event.amount
        whole = whole and not isinstance(seen.event, PulseDeflected)
    strikes = [seen.event for seen in found.seen if isinstance(seen.event, DamageRolled)]
    blows = [blow for blow in found.watch.ledger().blows if WING not in blow.target and blow.weapon]
    rolled = sum(blow.rolled - blow.intercepted for blow in blows)
    assert len(strikes) > 5
    # Dice that were not applied any more count as wasted, and molecular and dimensional pulses add boxes.
    assert rolled >= amounts - 1e-9
    for blow in blows:
        assert min(blow.shields, blow.armour, blow.intercepted, blow.wasted, blow.dealt) >= 0, blow


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_each_roll_to_hit_has_its_shots(file: Path) -> None:
    found = kept(file)
    rolls = [seen.event for seen in found.seen if isinstance(seen.event, SensorRolled) and not seen.event.again]
    fired = [blow for blow in found.watch.ledger().blows if blow.cause in {"fire", "defence"} and blow.chance > 0]
    ours = [blow for blow in fired if blow.distance >= 0]
    assert len(ours) == sum(len(event.weapons) for event in rolls)
    struck = {event.weapon for event in (seen.event for seen in found.seen) if isinstance(event, ShotStruck)}
    assert struck
    stopped = sum(isinstance(seen.event, ShotIntercepted) for seen in found.seen)
    assert sum(blow.intercepted > 0 and blow.cause == "fire" for blow in fired) <= stopped


def test_weapons_that_do_not_fire_are_idle() -> None:
    match = duel(4, ("plain", PERSON))
    review = watched(match)
    while match.result is None:
        if match.open:
            match.apply([decision.default() for decision in match.open])
        elif not match.step():
            break
    idle = review.watch.ledger().idle
    assert idle
    assert {each.side for each in idle} == {1}
    fired = {blow.side for blow in review.watch.ledger().blows if blow.cause == "fire"}
    assert fired == {0}
