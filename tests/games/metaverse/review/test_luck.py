"""The luck of battles: its mean is zero, its parts add up, and a recount from the log agrees."""

from collections import defaultdict
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from metamaker.games.metaverse.battle.ai.fire_worth import cover
from metamaker.games.metaverse.battle.ai.weapon_worth import hit_on
from metamaker.games.metaverse.battle.aim import energy_loss, sight
from metamaker.games.metaverse.battle.command.events import MoraleRolled
from metamaker.games.metaverse.battle.damage.events import CriticalRolled, DamageRolled, PulseStruck
from metamaker.games.metaverse.battle.fire.events import SensorRolled, ShotStruck
from metamaker.games.metaverse.battle.repair.events import RepairRolled
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.rules.hit import hits
from metamaker.play.review.ledger import luck_of
from metamaker.play.review.luck import luck_by
from metamaker.play.review.totals import usual_luck
from tests.games.metaverse.review.watched import FENNEL, KEPT, Watched, duel, fleets, kept, kept_match, watched

CANTONS = FENNEL.with_name("the-glass-cantons.json")


def test_there_are_kept_battles() -> None:
    assert len(KEPT) >= 4


@pytest.mark.parametrize("number", [60, pytest.param(400, marks=pytest.mark.slow)])
def test_the_mean_luck_of_every_kind_is_zero(number: int) -> None:
    lucks: defaultdict[str, list[float]] = defaultdict(list)
    for seed in range(number):
        match = duel(seed, file=CANTONS if seed % 2 else FENNEL)
        chances = watched(match).watch.ledger().chances
        kinds = luck_by(chances, 0, lambda each: str(each.kind))
        lucks["total"].append(luck_of(chances, 0))
        lucks["squared"].append(luck_of(chances, 0) ** 2 - usual_luck(chances) ** 2)
        for kind in ("hit", "damage", "critical", "morale", "repair"):
            lucks[kind].append(kinds.get(kind, 0.0))
    for kind, found in lucks.items():
        mean = sum(found) / number
        error = sqrt(sum((each - mean) ** 2 for each in found) / (number - 1) / number)
        assert error > 0, kind
        assert abs(mean) <= 3 * error, (kind, mean, error)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("one", "other"), [("the-glass-cantons", "the-marginalia"), ("kite-clans-of-aldersay", "the-slow-orchard")]
)
def test_the_mean_luck_of_fleets_is_zero(one: str, other: str) -> None:
    lucks: defaultdict[str, list[float]] = defaultdict(lambda: [0.0] * 80)
    for seed in range(80):
        chances = watched(fleets(seed, one, other)).watch.chances
        for kind, luck in luck_by(chances, 0, lambda each: str(each.kind)).items():
            lucks[kind][seed] = luck
        lucks["total"][seed] = luck_of(chances, 0)
    assert {"hit", "damage", "critical", "morale", "interception"} <= set(lucks)
    for kind, found in lucks.items():
        mean = sum(found) / len(found)
        error = sqrt(sum((each - mean) ** 2 for each in found) / (len(found) - 1) / len(found))
        assert abs(mean) <= 3 * error, (kind, mean, error)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_the_parts_of_luck_add_up(file: Path) -> None:
    chances = kept(file).watch.ledger().chances
    whole = luck_of(chances, 0)
    assert luck_of(chances, 1) == pytest.approx(-whole)
    parts: list[dict[Any, float]] = [
        luck_by(chances, 0, lambda each: each.kind),
        luck_by(chances, 0, lambda each: each.turn),
        luck_by(chances, 0, lambda each: (each.ship, each.weapon)),
        luck_by(chances, 0, lambda each: each.target),
    ]
    assert [sum(each.values()) for each in parts] == [pytest.approx(whole)] * len(parts)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_recount_of_rolls_to_hit_agrees(file: Path) -> None:
    counted = 0
    for event, chance in kept(file).rolls(SensorRolled):
        numbers = event.sensor_profile, event.target_profile, event.rating
        share = sum(hits(face, *numbers) for face in range(1, 21)) / 20
        assert event.hit == hits(event.face, *numbers)
        if event.hit and not event.again:
            again = chance.mean > share * chance.result * (1 + 1e-9)  # a temporal weapon rolls again after a miss
            assert chance.mean == pytest.approx(share * chance.result * (2 - share if again else 1))
        elif chance.result == 0:  # no temporal weapon, which would roll again
            worth = chance.mean / share
            assert chance.variance == pytest.approx(share * (1 - share) * worth * worth)
        counted += 1
    assert counted > 20


def _shot(battle: Battle, event: Any) -> Any:
    """Note the exact mean of a shot by the distribution that the odds of attacks use."""
    if not isinstance(event, ShotStruck) or event.halved:
        return None
    table = battle.table
    plan = table.by_key[event.ship].system(event.weapon).plan.weapon
    assert plan is not None
    arc = ("fore", "starboard", "aft", "port").index(event.arc)
    met = cover(table.by_key[event.target], arc, kinetic=plan.kinetic, deep=not plan.raking)
    return float(hit_on(plan, met, event.loss).mean_boxes), plan.raking


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_recount_of_damage_agrees(file: Path) -> None:
    found = watched(kept_match(file), _shot)
    chances = found.watch.ledger().chances
    counted = 0
    for place, seen in enumerate(found.seen):
        if not isinstance(seen.event, DamageRolled) or seen.after == seen.before:
            continue
        shot = found.seen[place - 1].looked
        if shot is None:
            continue
        assert chances[seen.before].mean == pytest.approx(shot[0])
        due = _boxes_due(found, place)
        if due is not None and shot[1]:
            assert chances[seen.before].result == due
            counted += 1
    assert counted > 3


def _boxes_due(found: Watched, place: int) -> int | None:
    """Return the boxes of all pulses after a roll of damage; None if the section or ship was lost meanwhile."""
    due = 0
    for seen in found.seen[place + 1 :]:
        name = type(seen.event).__name__
        if isinstance(seen.event, PulseStruck):
            due += seen.event.boxes + seen.event.behind
        elif name in {"SectionDestroyed", "ShipDestroyed"}:
            return None
        elif name not in {"ShieldsLost", "BoxesLost", "PartiesLost", "CriticalCaused", "PulseDeflected", "IonizationRolled"}:
            break
    return due


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_recount_of_morale_and_repairs_agrees(file: Path) -> None:
    found = kept(file)
    for event, chance in found.rolls(MoraleRolled):
        assert (chance.result > 0) == (event.total < 1)
        assert chance.side != found.match.table.battle.table.by_key[event.ship].side
    for event, chance in found.rolls(RepairRolled):
        faces = found.match.table.battle.table.by_key[event.ship].blueprint.control_faces
        worth = chance.mean * faces / min(event.crew, faces)
        assert chance.result == pytest.approx(worth if event.repaired else 0.0)


def test_criticals_have_their_author() -> None:
    rolls = [roll for file in KEPT for roll in kept(file).rolls(CriticalRolled)]
    assert len(rolls) > 50
    assert sum(bool(chance.ship) for _, chance in rolls) > len(rolls) / 2


def test_a_watch_changes_nothing() -> None:
    alone = duel(3)
    while alone.step():
        pass
    assert watched(duel(3)).match.replay() == alone.replay()


def test_the_loss_of_range_is_that_of_the_shot() -> None:
    found = watched(duel(5), _loss)
    losses = [seen.looked for seen in found.seen if seen.looked is not None]
    assert losses
    assert all(expected == told for expected, told in losses)


def _loss(battle: Battle, event: Any) -> tuple[int, int] | None:
    if not isinstance(event, ShotStruck):
        return None
    firer, target = battle.table.by_key[event.ship], battle.table.by_key[event.target]
    plan = firer.system(event.weapon).plan.weapon
    return None if plan is None else (energy_loss(plan, sight(firer, target).counted), event.loss)
