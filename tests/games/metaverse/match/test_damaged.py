"""Ships come to a battle as sheets say that they are; between the turns of a game on paper the rules have their way."""

import pytest

from metamaker.core.envelope import wrap
from metamaker.core.errors import FileProblem
from metamaker.core.paths import sample_fleets
from metamaker.game_api.matches import begun, resumed
from metamaker.game_api.paper_games import TurnSoFar
from metamaker.games.metaverse.match.damaged import fighting
from metamaker.games.metaverse.match.turn_on_paper import next_turn
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.play_state import (
    PLAY,
    ArcState,
    ArcStates,
    Flag,
    Losses,
    PlayState,
    SectionLosses,
    ShipState,
    SystemState,
)
from metamaker.games.metaverse.printing import play_state
from metamaker.opening import open_file
from metamaker.play.table import Setting
from metamaker.registry import game_called

LAMP = "classes/wicket/fore/fore-toll-lamp#1"
HURT = ShipState(
    id="honest-weight",
    losses=Losses(fore=SectionLosses(hull_hits=(1,)), core=SectionLosses(hull_hits=(2,))),
    systems=(SystemState(system=LAMP, flags=(Flag.DISABLED,)),),
)


@pytest.fixture
def fleet() -> Fleet:
    """Return a sample with two small ships."""
    found: Fleet = open_file(str(sample_fleets("metaverse") / "quarrel-at-fennel-light.json")).document
    return found


def damage(state: PlayState) -> dict[str, object]:
    """Return a play state as its file has it."""
    return wrap(GAME, PLAY, state.model_dump(mode="json", exclude_defaults=True))


def test_a_match_begins_with_the_damage_of_a_sheet_and_keeps_it_in_its_document(fleet: Fleet) -> None:
    game = game_called(GAME)
    value = damage(PlayState(turn=4, ships=(HURT,)))
    match = begun(game, (fleet, fleet), Setting(3, ("plain", "plain"), last_turn=1, damage=(value, None)))
    for each in (match, resumed(game, match.replay(), "match")):
        ship = each.views.play_state(0).ship("honest-weight")
        assert (ship.losses.fore.hull_hits[0], ship.losses.core.hull_hits[0], ship.systems) == (1, 2, HURT.systems)
        assert each.views.play_state(1).ship("honest-weight").systems == ()
    match.ask()
    again = resumed(game, match.replay(), "match")
    again.ask()
    assert again.replay() == match.replay()


def test_who_is_lost_stays_at_home_and_what_does_not_fit_is_refused(fleet: Fleet) -> None:
    lost = ShipState(id="honest-weight", losses=Losses(core=SectionLosses(hull_hits=(99,))))
    assert fighting(fleet, PlayState(ships=(lost,))) == ("ships/borrowed-lantern",)
    with pytest.raises(FileProblem, match="damage"):
        begun(
            game_called(GAME), (fleet, fleet), Setting(3, ("plain", "plain"), damage=(damage(PlayState(ships=(lost,))), None))
        )


@pytest.mark.rule("MV-2.3.1-11", "MV-3.5.8-05")
def test_shields_regenerate_between_the_turns_of_a_game_on_paper() -> None:
    fleet: Fleet = open_file(str(sample_fleets("metaverse") / "the-even-hand.json")).document
    shielded = next(ship for ship in fleet.ships if fleet.ship_class(ship.ship_class).arcs.fore.shield_hits > 1)
    hits = fleet.ship_class(shielded.ship_class).arcs.fore.shield_hits
    before = ShipState(id=shielded.id, speed=7, arcs=ArcStates(fore=ArcState(shield_hits=hits)))
    nothing = TurnSoFar(PlayState(), {}, {})
    told, value, *_ = next_turn(fleet, PlayState(turn=2, ships=(before,)), nothing, {}, "en")
    after = play_state(fleet, value, "")
    assert after.turn == 3
    assert after.ship(shielded.id).speed == 7
    assert after.ship(shielded.id).arcs.fore.shield_hits < hits
    assert len(told) == 1
