"""Captains think in a process of their own: the match is the same as if they thought here, whatever becomes of the process."""

from collections.abc import Iterator

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.ai_client import AiPool, Thinking
from metamaker.game_api.game import Game, required
from metamaker.game_api.matches import begun, resumed
from metamaker.opening import open_file
from metamaker.play.dialogue import Dialogue
from metamaker.play.documents import Replay
from metamaker.play.match import Match
from metamaker.play.table import PERSON, Setting
from metamaker.registry import GAMES, game_called

LOAD = GAMES["metaverse"].load
TURNS = 2


@pytest.fixture(scope="module")
def seats() -> Iterator[AiPool]:
    """One process serves all tests of this module."""
    made = AiPool()
    yield made
    made.close(all_=True)


def fought(captains: tuple[str, str]) -> Replay:
    """Return a match of two small ships at its beginning."""
    fleet = open_file(str(sample_fleets("metaverse") / "quarrel-at-fennel-light.json")).document
    game: Game = game_called("metaverse")
    forces = [required(game.play).force(fleet, [name]) for name in ("honest-weight", "borrowed-lantern")]
    return begun(game, forces, Setting(7, captains, last_turn=TURNS)).replay()


def played(match: Match) -> Replay:
    """Let captains fight it to its end."""
    match.ask()
    assert match.result is not None
    return match.replay()


def test_what_captains_answer_elsewhere_is_what_they_answer_here(seats: AiPool) -> None:
    replay = fought(("chance", "plain"))
    thinking = Thinking(LOAD, replay, "match", seats)
    assert played(thinking.match) == played(resumed(game_called("metaverse"), replay, "match"))
    thinking.leave()


def test_a_process_that_dies_is_begun_anew_and_goes_on_where_it_was(seats: AiPool) -> None:
    replay = fought(("chance", "plain"))
    thinking = Thinking(LOAD, replay, "match", seats)
    while thinking.match.made < 3:
        assert thinking.match.step()
    assert thinking._seat is not None
    thinking._seat._process.kill()
    assert played(thinking.match) == played(resumed(game_called("metaverse"), replay, "match"))
    thinking.leave()


def test_people_are_told_what_a_captain_would_do_and_answers_are_taken_back(seats: AiPool) -> None:
    thinking = Thinking(LOAD, fought((PERSON, "plain")), "match", seats)
    here = resumed(game_called("metaverse"), fought((PERSON, "plain")), "match")
    dialogue, other = Dialogue(thinking.match), Dialogue(here)
    for _ in range(4):
        assert dialogue.ask() == other.ask()
        choices = list(thinking.advise(range(len(dialogue.decisions)), lambda: None))
        advice = [other.advice(place) for place in range(len(other.decisions))]
        assert choices == [draft.choice for draft in advice]
        thinking.give(choices)
        dialogue.answer([dialogue.recorded(place, choice) for place, choice in enumerate(choices)])
        other.answer(advice)
    thinking.leave()
    assert thinking.match.undo() == here.undo()
    dialogue.ask()
    other.ask()
    assert thinking.match.replay() == here.replay()


def test_advice_that_is_not_waited_for_holds_nobody_up(seats: AiPool) -> None:
    """It is thought over in a process of its own: that one ends, the one of the captains goes on."""

    def give_up() -> None:
        raise LookupError

    thinking = Thinking(LOAD, fought((PERSON, "plain")), "match", seats)
    dialogue = Dialogue(thinking.match)
    (*_, last) = range(len(dialogue.ask()))
    captains = thinking._seat
    with pytest.raises(LookupError):
        thinking.advise([last], give_up)
    assert thinking._seat is captains
    drafts = [dialogue.blank(place) for place in range(len(dialogue.decisions))]
    thinking.give([draft.choice for draft in drafts])
    dialogue.answer(drafts)
    assert dialogue.ask()
    thinking.leave()


def test_advice_is_the_same_however_often_it_is_asked_for(seats: AiPool) -> None:
    thinking = Thinking(LOAD, fought((PERSON, "plain")), "match", seats)
    Dialogue(thinking.match).ask()
    assert thinking.advise([0], lambda: None) == thinking.advise([0], lambda: None)
    thinking.leave()


def test_whoever_waits_can_give_up() -> None:
    def give_up() -> None:
        raise LookupError

    thinking = Thinking(LOAD, fought(("chance", "plain")), "match", AiPool())
    thinking.check = give_up
    with pytest.raises(LookupError):
        thinking.match.ask()
    thinking._seats.close(all_=True)
