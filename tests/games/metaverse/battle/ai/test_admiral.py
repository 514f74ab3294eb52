"""The admiral: he knows what a careful captain writes, rolls an open side away, fires at those on whom others depend."""

import pytest

from metamaker.games.metaverse.battle.ai.admiral import predicted
from metamaker.games.metaverse.battle.ai.fire_choice import HARMLESS, target_importance
from metamaker.games.metaverse.battle.ai.fire_worth import power
from metamaker.games.metaverse.battle.ai.registry import captain
from metamaker.games.metaverse.battle.ai.self_play import Contestant, Match, lined_up
from metamaker.games.metaverse.battle.ai.steering import SideView, Steering
from metamaker.games.metaverse.battle.kinematics.bearing import bearing_of
from metamaker.games.metaverse.battle.kinematics.course import Cinematic
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.plot.orders import Code
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.engine import apply, pending
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.ai.matches import CRUISER, VARIED
from tests.games.metaverse.battle.gunnery import BEAM, Put, armed, asks, gunners

STARBOARD, PORT = 1, 3


def led(*numbers: int) -> tuple[Battle, list[Vessel]]:
    """Return a ship against four alike, the same distance away, of which the last one leads those of these numbers."""
    ship = armed(BEAM)
    battle, vessels = gunners(Put(ship), *[Put(ship, 1, x, 30, 8) for x in (-3, -1, 1, 3)])
    for number in numbers:
        vessels[number].commander = 4
        vessels[number].ship = vessels[number].ship.with_(level=None)
    return battle, vessels


@pytest.mark.rule("MV-2.3.2-11", "MV-2.3.2-17")
def test_what_hangs_on_a_ship_is_its_weapons_and_the_crews_that_may_break_with_it() -> None:
    """A flagship that leads a squadron counts twice for each of its ships: two faces of the die fail."""
    battle, vessels = led(1, 2)
    own = power(vessels[0], battle.table.turn) + HARMLESS
    faces = vessels[1].blueprint.command_faces
    found = target_importance(battle.table)
    assert [found[number] for number in range(5)] == [own, own, own, own, own + 2 * (own * 2 // faces)]
    vessels[1].conditions = ["flagship", "squadron"]
    assert target_importance(battle.table)[4] == own + own * 2 // faces


def test_fire_goes_first_at_those_on_whom_others_depend() -> None:
    battle, vessels = led(1, 2, 3)
    targets = {who: captain(who, 1, 0).answer(asks(battle, vessels[0])).attacks[0].target for who in ("careful", "admiral")}
    assert targets["admiral"] == vessels[4].key
    assert targets["careful"] != vessels[4].key


@pytest.mark.parametrize("fleet", VARIED, ids=lambda fleet: fleet.ships[0].id)
def test_a_careful_enemy_is_foreseen_exactly(fleet: Fleet) -> None:
    """Three turns of plots: all places, headings and changes of ratings."""
    battle, captains = lined_up(Match((Contestant(fleet, "careful"), Contestant(fleet, "careful"))), 1)
    told = 0
    while battle.table.turn < 4 and (decisions := pending(battle)):
        answers = [captains[decision.side].answer(decision) for decision in decisions]
        table = battle.table
        view, steering = SideView(table, 1, [vessel.course for vessel in table.vessels]), Steering()
        for decision, answer in zip(decisions, answers, strict=True):
            if isinstance(decision, WritePlot) and decision.side == 1 and not answer.has(Code.CHARGE):
                position = predicted(steering, view, table.by_key[decision.key])
                end = executed(decision.course, answer).after
                assert (position.stance.x, position.stance.y, position.stance.heading) == (*end.place, end.heading)
                told += 1
        apply(battle, answers)
    assert told


def afloat(x_cm: int) -> tuple[Battle, Vessel, Vessel]:
    """Return a cruiser without its starboard section, and an enemy this far east of it, both at rest and heading north."""
    battle, _ = lined_up(Match((Contestant(CRUISER, "admiral"), Contestant(CRUISER, "careful"))), 1)
    own, enemy = battle.table.vessels
    own.course, enemy.course = Cinematic(Point(0, 0), 0, 0), Cinematic(Point(x_cm * CM, 0), 0, 0)
    section = own.sections[STARBOARD]
    section.boxes, section.stands = [0 for _ in section.boxes], False
    own.arcs[STARBOARD].shield_hits = 0
    return battle, own, enemy


@pytest.mark.rule("MV-1.2.3-04", "MV-1.2.3-06")
@pytest.mark.parametrize(("x_cm", "struck"), [(30, PORT), (-30, PORT)])
def test_an_open_side_is_rolled_away(x_cm: int, struck: int) -> None:
    """One thruster a side: to turn it away takes turns, a roll shows the whole side at once."""
    battle, own, enemy = afloat(x_cm)
    battle.open = ()
    mine, _ = PlottingStep().run(battle)
    plot = captain("admiral", 1, 0).answer(mine)
    assert mine.refusals(plot) == ()
    assert plot.has(Code.ROLL) == (x_cm > 0)
    assert bearing_of(executed(own.course, plot).after, enemy.course).arc == struck
