"""Play states of a battle have what squadrons lost: those of wrecks, those that fought on; and a battle begins with it."""

import pytest

from metamaker.core.envelope import wrap
from metamaker.core.paths import sample_fleets
from metamaker.game_api.matches import begun
from metamaker.games.metaverse.battle.state.squadron import WING, Berth, Squadron
from metamaker.games.metaverse.battle.state.vessel import Status
from metamaker.games.metaverse.loss_limits import squadrons_aboard
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.words import SquadronCondition
from metamaker.games.metaverse.play_state import PLAY, PlayState, SquadronState, misfits
from metamaker.opening import open_file
from metamaker.play.match import Match
from metamaker.play.table import Setting
from metamaker.registry import game_called


@pytest.fixture
def clans() -> Fleet:
    """Return a sample with carriers and separate squadrons."""
    found: Fleet = open_file(str(sample_fleets("metaverse") / "kite-clans-of-aldersay.json")).document
    return found


def match_of(fleet: Fleet, damage: PlayState | None = None) -> Match:
    value = damage and wrap(GAME, PLAY, damage.model_dump(mode="json", exclude_defaults=True))
    return begun(game_called(GAME), (fleet, fleet), Setting(3, ("plain", "plain"), last_turn=1, damage=(value, None)))


def squadrons_of(match: Match, side: int = 0) -> list[Squadron]:
    """Return the squadrons of a side, those with a carrier first."""
    some = [each for each in match.table.battle.table.squadrons if each.side == side]
    return sorted(some, key=lambda each: (each.carrier < 0, each.number))


def struck(squadron: Squadron, strength: int, berth: Berth) -> None:
    squadron.strength, squadron.berth = strength, berth
    squadron.conditions = [SquadronCondition.STRENGTH.value]


def test_squadrons_that_fight_on_have_lost_strength_and_a_battle_begins_with_that(clans: Fleet) -> None:
    match = match_of(clans)
    landed, flying, beside = squadrons_of(match)[0], squadrons_of(match)[1], squadrons_of(match)[-1]
    for squadron, berth in ((landed, Berth.RECOVERED), (flying, Berth.FLYING), (beside, Berth.FLYING)):
        struck(squadron, squadron.plan.strength - 2, berth)
    state: PlayState = match.views.play_state(0)
    assert list(misfits(state, clans)) == []
    met = (SquadronCondition.STRENGTH,)
    assert [each for ship in state.ships for each in ship.squadrons] == [
        SquadronState(squadron=f"starfighters/{landed.plan.id}#1", strength_lost=2, conditions=met),
        SquadronState(squadron=f"starfighters/{flying.plan.id}#2", strength_lost=2, conditions=met),
    ]
    assert [(each.strength_lost, each.conditions) for each in state.squadrons] == [(2, met)]

    again = match_of(clans, state)
    fresh, weak = squadrons_of(again, 1), squadrons_of(again, 0)
    lost = [one.strength - other.strength for one, other in zip(fresh, weak, strict=True)]
    assert [lost[0], lost[1], lost[-1], sum(lost)] == [2, 2, 2, 6]
    assert again.views.play_state(0).squadrons == state.squadrons
    assert [ship.squadrons for ship in again.views.play_state(0).ships] == [ship.squadrons for ship in state.ships]


def test_the_sheets_of_the_window_have_it_at_each_moment(clans: Fleet) -> None:
    match = match_of(clans)
    aboard, beside = squadrons_of(match)[0], squadrons_of(match)[-1]
    (_, before), *_ = match.views.moments(())
    struck(aboard, 1, Berth.FLYING)
    struck(beside, 1, Berth.FLYING)
    (_, after), *_ = match.views.moments(())
    assert not any(ship.squadrons for ship in before.state(0).ships)
    assert len(after.state(0).squadrons) == 1
    assert (after.state(0).ships, after.state(0).squadrons) == (
        match.views.play_state(0).ships,
        match.views.play_state(0).squadrons,
    )


def test_what_is_aboard_a_wreck_is_lost_with_her_and_what_flies_is_not(clans: Fleet) -> None:
    match = match_of(clans)
    flying = squadrons_of(match)[1]
    table = match.table.battle.table
    carrier = table.vessels[flying.carrier]
    carrier.status = Status.DESTROYED
    for squadron in table.squadrons:
        if squadron.carrier == carrier.number:
            squadron.berth = Berth.FLYING if squadron is flying else Berth.GONE
    state: PlayState = match.views.play_state(0)
    rows = squadrons_aboard(clans, clans.ship(carrier.ship.id))
    lost = {each.squadron: each.strength_lost for each in state.ship(carrier.ship.id).squadrons}
    assert len(lost) == sum(rows.values()) - 1
    assert f"starfighters/{flying.plan.id}#2" not in lost
    strengths = {kind.id: kind.strength for kind in clans.starfighters}
    assert all(amount == strengths[name.partition("/")[2].partition("#")[0]] for name, amount in lost.items())
    assert list(misfits(state, clans)) == []
    assert not any(ship.squadrons for ship in state.ships if ship.id != carrier.ship.id)


def test_a_squadron_that_a_hull_grew_has_the_place_of_one_that_is_no_more(clans: Fleet) -> None:
    match = match_of(clans)
    table = match.table.battle.table
    first = squadrons_of(match)[0]
    first.berth = Berth.GONE
    grown = Squadron(
        len(table.squadrons), 0, f"{table.vessels[first.carrier].key}{WING}99", first.plan, first.carrier, first.bay
    )
    grown.strength -= 1
    table.enlist([grown])
    state: PlayState = match.views.play_state(0)
    assert list(misfits(state, clans)) == []
    lost = [each for ship in state.ships for each in ship.squadrons]
    assert lost == [SquadronState(squadron=f"starfighters/{first.plan.id}#1", strength_lost=1)]
