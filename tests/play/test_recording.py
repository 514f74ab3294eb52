"""A film of a match: the same events as the match has when nobody looks, frames that do not change, answers taken back."""

from itertools import pairwise

from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun
from metamaker.games.metaverse.match.moments import SUFFERED
from metamaker.games.metaverse.play_state import ShipState
from metamaker.opening import open_file
from metamaker.play.match import Match
from metamaker.play.recording import Film
from metamaker.play.serialization import lines
from metamaker.play.story import Event
from metamaker.play.table import PERSON, Setting
from tests.toy.race import RACE, Board

SAMPLES = sample_fleets("metaverse")


def battle() -> Match:
    """Two ships against two, by plain captains."""
    one, other = (open_file(str(SAMPLES / f"{name}.json")) for name in ("quarrel-at-fennel-light", "the-slow-orchard"))
    play = required(one.game.play)
    forces = play.force(one.document, ()), play.force(other.document, ["late-frost", "early-thaw"])
    return begun(one.game, forces, Setting(7, ("plain", "plain")))


def test_who_looks_changes_nothing() -> None:
    told = battle()
    events: list[Event] = []
    while told.result is None:
        events += told.play_turn()
    film = Film(battle())
    film.roll()
    seen = [event for frame in film.frames for event in frame.events]
    assert list(lines(seen)) == list(lines([*events, *told.happened()]))
    assert film.match.replay() == told.replay()


def test_frames_tell_turns_losses_and_what_was_lost() -> None:
    film = Film(battle())
    film.roll()
    turns = [turn for turn, _ in film.turns()]
    assert turns == list(range(max(turns) + 1))
    gone = {piece.ref for piece in film.frames[-1].moment.pieces if piece.gone}
    assert {ref for frame in film.frames for ref in frame.lost} == gone != set()
    hull, value = (each.sides for each in film.frames[-1].moment.strengths)
    assert min(hull) == min(value) == 0.0 < max(hull)
    before = film.frames[0].moment
    assert before.page(film.extent).drawing.width == film.frames[-1].moment.page(film.extent).drawing.width
    assert not before.state(0).ships[0].losses.core.hull_hits[0]


def lost(ship: ShipState) -> int:
    """Return how many boxes a ship has lost."""
    losses = ship.losses
    return sum(sum(each.hull_hits) for each in (losses.core, losses.fore, losses.aft, losses.port, losses.starboard))


def test_every_shot_is_a_frame_and_hurts_only_whom_it_hurts() -> None:
    film = Film(battle())
    film.roll()
    shooting = [frame for frame in film.frames if frame.moment.shots]
    assert all(len(frame.moment.shots) == 1 for frame in shooting)
    for before, frame in pairwise(film.frames):
        named = {event.ship for event in frame.events if isinstance(event, SUFFERED)}
        for side in (0, 1):
            for one, other in zip(before.moment.state(side).ships, frame.moment.state(side).ships, strict=True):
                key = f"{'ab'[side]}/{one.id}"
                assert lost(other) <= lost(one) or key in named


def test_what_moved_is_on_its_way() -> None:
    film = Film(battle())
    film.roll()
    moving = next(frame.moment for frame in film.frames if frame.moment.moves)
    start, middle, end = (moving.page(film.extent, part).drawing for part in (0.0, 0.5, 1.0))
    assert start != middle != end


def test_answers_that_are_taken_back_take_their_frames_along() -> None:
    match = begun(RACE, (Board(),), Setting(1, (PERSON, PERSON)))
    film = Film(match)
    film.roll()
    for answer in ("go", "go", "go"):
        match.ask()
        match.apply([answer])
        film.take()
        film.roll()
    told = [line.text for frame in film.frames for line in frame.lines]
    assert match.undo()
    film.go_back()
    film.roll()
    assert [line.text for frame in film.frames for line in frame.lines] == told[:-1]
