"""Matches of both games: saved at any moment and resumed exactly, undone, secrets kept, faults of replays told."""

from typing import Any

import pytest
from pydantic import JsonValue

from metamaker.core.errors import FileProblem
from metamaker.game_api.game import Game, required
from metamaker.game_api.matches import begun, forces_in, resumed
from metamaker.game_api.play import adviser
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.metaverse.battle.ai.registry import captain
from metamaker.games.metaverse.battle.kinematics.ftl import Charge
from metamaker.games.metaverse.game import METAVERSE
from metamaker.opening import open_file
from metamaker.play.decision import Decision
from metamaker.play.dialogue import Dialogue
from metamaker.play.documents import Replay, replay_from, replay_text
from metamaker.play.match import Match
from metamaker.play.serialization import lines
from metamaker.play.table import PERSON, Setting
from metamaker.registry import GAMES, game_called
from metamaker.rendering.hit_testing import boxes, elements_at
from tests.cli.conftest import EVEN_HAND
from tests.games.cosmoforce.match.tables import THREATS, document

FLEETS: dict[str, tuple[Game, list[tuple[Any, tuple[str, ...]]]]] = {
    "metaverse": (
        METAVERSE,
        [(open_file(str(EVEN_HAND)).document, names) for names in (("still-water", "yardstick"), ("sounding-lead", "ell"))],
    ),
    "cosmoforce": (COSMOFORCE, [(document(THREATS), (name,)) for name in ("missile-boat", "parade-float", "punk-striker")]),
}


def match_of(game: str, *captains: str, seed: int = 3, last_turn: int = 4) -> Match:
    of, parts = FLEETS[game]
    forces = [required(of.play).force(fleet, names) for fleet, names in parts]
    return begun(of, forces, Setting(seed, captains or ("chance",) * len(forces), last_turn))


def log_of(match: Match) -> list[str]:
    """Play to the end."""
    found: list[str] = []
    while match.result is None:
        found += lines(match.play_turn())
    return found


def saved(game: str, match: Match) -> Replay:
    """Return the document of a match in the form of a file."""
    return replay_from(replay_text(match.replay(), game), game, "saved.json")


@pytest.mark.parametrize("game", FLEETS)
@pytest.mark.parametrize("captain", ["plain", "chance"])
def test_a_match_that_is_saved_at_any_moment_goes_on_exactly(game: str, captain: str) -> None:
    whole = match_of(game, *(captain,) * len(FLEETS[game][1]))
    whole.ask()
    choices = whole.replay().choices
    for made in range(0, len(choices), max(1, len(choices) // 6)):
        cut = saved(game, whole).with_(choices=choices[:made])
        if made and not _is_moment(game, cut):
            continue
        again = resumed(FLEETS[game][0], cut, "saved.json")
        again.ask()
        assert again.replay().choices == choices, made
        assert again.result == whole.result


def _is_moment(game: str, replay: Replay) -> bool:
    """Whether so many choices answer all decisions that were open at once."""
    try:
        resumed(FLEETS[game][0], replay, "saved.json", ()).ask()
    except FileProblem as problem:
        return "is missing" not in str(problem)
    return True


def plain_answer(match: Match, game: str, asked: Decision) -> Any:
    """Answers of the usual captain, which is quick."""
    kit = required(FLEETS[game][0].play)
    return kit.hire(kit.usual_captain, match.setting.seed, asked.side).answer(asked)


@pytest.mark.parametrize("game", FLEETS)
def test_people_can_leave_and_come_back_between_any_two_answers(game: str) -> None:
    seats = len(FLEETS[game][1])
    match = match_of(game, PERSON, *("chance",) * (seats - 1))
    for _ in range(12):
        decisions = match.ask()
        if not decisions:
            break
        again = resumed(FLEETS[game][0], saved(game, match), "saved.json")
        assert [(each.kind, each.of) for each in again.ask()] == [(each.kind, each.of) for each in decisions]
        assert again.views.view(0) == match.views.view(0)
        answers = [plain_answer(match, game, each) for each in decisions]
        match.apply(answers)
        again.apply(answers)
        assert again.replay() == match.replay()


@pytest.mark.parametrize("game", FLEETS)
def test_the_strongest_captain_gives_advice(game: str) -> None:
    """The one who is named last; its answer is the same however often it is asked for."""
    kit, seats = required(FLEETS[game][0].play), len(FLEETS[game][1])
    match = match_of(game, PERSON, *("chance",) * (seats - 1))
    assert match.adviser == tuple(kit.captains)[-1]
    decision = match.ask()[0]
    strongest = kit.hire(match.adviser, match.setting.seed, decision.side)
    assert match.advice(decision) == match.advice(decision) == strongest.answer(decision)


@pytest.mark.parametrize("game", FLEETS)
def test_what_was_undone_is_as_if_it_never_was(game: str) -> None:
    seats = len(FLEETS[game][1])
    match, undone = match_of(game, PERSON, *("chance",) * (seats - 1)), 0
    for _ in range(40):
        decisions = match.ask()
        if not decisions:
            break
        before, view = match.replay(), match.views.view(0)
        answers = [each.default() for each in decisions]
        match.apply(answers)
        if match.undo():
            undone += 1
            assert (match.replay(), match.views.view(0)) == (before, view)
            assert [each.kind for each in match.ask()] == [each.kind for each in decisions]
            match.apply([plain_answer(match, game, each) for each in match.open])
    assert undone or game == "metaverse"


@pytest.mark.rule("MV-2.1.1-01", "MV-1.2.3-55")
def test_what_a_side_sees_does_not_depend_on_secrets_of_the_other() -> None:
    """Two matches that differ in the other side's plots alone look the same until these are revealed."""
    shown = []
    for code in ("+1", "R1", ""):
        match = match_of("metaverse", PERSON, PERSON)
        dialogue = Dialogue(match)
        questions = dialogue.ask()
        assert {question.kind for question in questions} == {"plot"}
        secrets = match.table.battle.secrets
        others: list[Any] = [each for each in match.open if each.side == 1]
        for decision in others:
            secrets[1].plots[decision.table.by_key[decision.of].number, 1] = dialogue._talks.read(decision, code)
        own = [each for each in match.open if each.side == 0]
        shown.append(
            (
                match.views.view(0),
                repr(match.views.drawing(0)),
                match.views.seen(0),
                match.views.seen(0, "B1"),
                match.views.standing(),
                [each.legal() for each in own],
                [plain_answer(match, "metaverse", each) for each in own],
            )
        )
    assert shown[0] == shown[1] == shown[2]


@pytest.mark.rule("MV-3.4.8-04")
def test_charges_under_cloak_are_known_to_their_own_side_alone() -> None:
    match = match_of("metaverse", "plain", "plain")
    battle = match.table.battle
    vessel = next(each for each in battle.table.vessels if each.side == 1 and each.means.ftl)
    charge: Any = (vessel.means.ftl[0].ref, 2)
    vessel.charges = (Charge(*charge),)
    for cloaked, mine in ((0, (charge,)), (1, None)):
        vessel.cloaked = cloaked
        (theirs,) = [ship for ship in match.views.view(0).ships if ship.key == vessel.key]
        (own,) = [ship for ship in match.views.view(1).ships if ship.key == vessel.key]
        assert (theirs.ftl_charges, own.ftl_charges) == (mine, (charge,))
        told = [" ".join(line.text for line in match.views.seen(side, vessel.key)) for side in (0, 1)]
        assert ["FTL charged 2" in text for text in told] == [mine is not None, True]


@pytest.mark.parametrize("game", FLEETS)
def test_a_click_on_a_piece_of_the_drawing_is_what_decisions_are_of(game: str) -> None:
    match = match_of(game, *(PERSON,) * len(FLEETS[game][1]))
    page = match.views.drawing(0).drawing
    found = boxes(page)
    for decision in match.ask():
        for left, top, right, bottom in found[decision.of]:
            assert elements_at(page, (left + right) / 2, (top + bottom) / 2)[0] == decision.of
    assert elements_at(page, 1.0, 1.0) == ()
    smallest = {ref: min(area.right - area.left for area in areas) for ref, areas in found.items()}
    assert max(smallest.values()) < page.width / 4, "a piece is no larger than it is drawn"


def test_a_replay_of_another_version_says_so_where_it_does_not_fit() -> None:
    match = match_of("cosmoforce", "plain", "plain", "plain", last_turn=2)
    match.ask()
    choices: list[JsonValue] = [["burn", 99], *match.replay().choices[1:]]
    odd = match.replay().with_(choices=tuple(choices), program="0.0.1")
    with pytest.raises(FileProblem) as problem:
        resumed(COSMOFORCE, odd, "old.json", ()).ask()
    assert str(problem.value).startswith("old.json: choices/0: this answer is not legal: ")
    assert "Version 0.0.1 wrote this file" in str(problem.value)
    assert "\n" not in str(problem.value)


def test_captains_have_dice_of_their_own_that_come_to_where_they_were() -> None:
    """A captain by chance answers otherwise if he is asked anew: a match that goes on makes him think over what was."""
    assert captain("chance", 3, 0) is not captain("chance", 3, 0)
    log = log_of(match_of("metaverse"))
    assert log == log_of(match_of("metaverse"))
    assert log != log_of(match_of("metaverse", seed=4))


def test_forces_of_a_replay_are_documents_again() -> None:
    match = match_of("metaverse", "plain", "plain", last_turn=1)
    forces = forces_in(METAVERSE, match.replay(), "x.json")
    assert [fleet.name for fleet in forces] == ["The Even Hand", "The Even Hand"]


@pytest.mark.parametrize("game", GAMES)
def test_the_captain_who_is_named_last_advises_in_every_game(game: str) -> None:
    kit = required(game_called(game).play)
    assert adviser(kit) == ("admiral" if game == "metaverse" else "careful" if game == "cosmoforce" else "strong")
