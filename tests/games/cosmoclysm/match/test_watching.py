"""What is seen of a game, step by step: scenes follow events, moments move and roll, a moment is kept as a document."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun
from metamaker.games.cosmoclysm.battle.events import Captured, ShipPlaced
from metamaker.games.cosmoclysm.match.moments import BoardMoment
from metamaker.games.cosmoclysm.match.review import kept
from metamaker.games.cosmoclysm.match.scenes import Scene
from metamaker.games.cosmoclysm.model.board import hex_names
from metamaker.games.cosmoclysm.rules.position import kind_of, side_of
from metamaker.games.cosmoclysm.sheet.palette import edge
from metamaker.opening import open_file
from metamaker.play.dialogue import Dialogue
from metamaker.play.recording import Film, Frame
from metamaker.play.table import Setting
from metamaker.registry import game_called
from metamaker.rendering.drawing import Group, Page
from metamaker.rendering.proof import marks
from tests.games.cosmoclysm.example import ROUNDS, example_board, match_of, setting_up

COUNT = 5.0
"""The letter size of the numbers of ships, in mm."""


@pytest.fixture(scope="module")
def film() -> Film:
    match = match_of(example_board())
    talk, made = Dialogue(match), Film(match)
    made.roll()
    for text in (*setting_up(), *(text for texts in ROUNDS for text in texts)):
        talk.ask()
        talk.answer([talk.read(0, text)])
        made.take()
        made.roll()
    return made


def frame(film: Film, text: str) -> Frame:
    return next(each for each in film.frames if any(text in line.text for line in each.lines))


def moment(film: Film, text: str) -> BoardMoment:
    found = frame(film, text).moment
    assert isinstance(found, BoardMoment)
    return found


def stands(scene: Scene, name: str) -> list[tuple[int, int]]:
    at = hex_names(example_board()).index(name)
    return [(side_of(ship), kind_of(ship)) for where, ship in scene.standing() if where == at]


@pytest.mark.rule("CL-EX-15")
def test_scenes_come_to_the_end_of_the_example_and_are_those_of_the_game(film: Film) -> None:
    last = film.frames[-1].moment
    assert isinstance(last, BoardMoment)
    assert [last.scene.ships_of(side) for side in range(3)] == [6, 4, 7]
    position = film.match.table.game.position
    assert {at: ship for at, ship in enumerate(position.holds) if ship} == dict(last.scene.ships)


@pytest.mark.rule("CL-FGT-01", "CL-FGT-05")
def test_two_ships_are_seen_on_a_hex_before_and_after_a_fight_that_is_held(film: Film) -> None:
    arrived, held = moment(film, "goes A2 → A3 → B1"), moment(film, "attacks Clotho’s Destroyer on B1")
    assert sorted(stands(arrived.scene, "B1")) == [(1, 5), (2, 1)]
    assert sorted(stands(held.scene, "B1")) == [(1, 5), (2, 1)]
    out = moment(film, "moves out B1 → G")
    assert stands(out.scene, "B1") == [(1, 5)]
    assert stands(out.scene, "G") == [(2, 1)]


@pytest.mark.rule("CL-TAKE-01")
def test_a_captured_ship_is_seen_in_its_new_colour_beside_the_taker(film: Film) -> None:
    assert sorted(stands(moment(film, "captures the Destroyer on A5").scene, "A5")) == [(2, 1), (2, 5)]


def test_dice_are_seen_as_they_fell_and_only_roll_before(film: Film) -> None:
    fought = moment(film, "attacks Lachesis’s Fighter on F6")
    assert fought.moves
    over, rolling = (
        [mark.text for mark in marks(fought.page(film.extent, part)) if mark.text.isdigit()] for part in (1.0, 0.4)
    )
    assert over[-7:] == ["20", "9", "5", "5", "3", "9", "1"]
    assert rolling[-7:] != over[-7:]
    assert fought.page(film.extent, 0.4).drawing.width == fought.page(film.extent).drawing.width


def test_a_ship_goes_its_way_bit_by_bit(film: Film) -> None:
    gone = moment(film, "goes E5 → F2 → F6")
    places = [gone.page(film.extent, part).drawing.ops[-1] for part in (0.0, 0.5, 0.99)]
    xs = [op.x for op in places if isinstance(op, Group)]
    assert xs == sorted(xs)
    assert xs[0] < xs[-1]


def test_what_is_told_of_a_hex_has_the_ship_and_its_chances(film: Film) -> None:
    told = moment(film, "goes D6").about("hexes/G")
    assert told[0] == "G"
    assert any("Taker" in line and "attack 1" in line for line in told)
    assert moment(film, "goes D6").about("hexes/Z9") == ()


def test_a_moment_is_kept_as_a_document_with_whose_turn_it_is(film: Film) -> None:
    board = example_board()
    settled = moment(film, "goes C6 → D5")
    found = kept(board, settled.scene)
    assert found is not None
    assert found.position is not None
    assert found.position.first == 2
    assert len(found.position.ships) == sum(settled.scene.ships_of(side) for side in range(3))
    assert len(found.position.wormholes) == 4
    assert kept(board, moment(film, "goes A2 → A3 → B1").scene) is None
    assert kept(board, Scene({})) is None


def test_no_ship_is_seen_twice_when_a_round_ends_with_its_move() -> None:
    """Events that open the next round wait until the present one is told: they are not what a moment shows."""
    game = game_called("cosmoclysm")
    board = open_file(str(sample_fleets("cosmoclysm") / "whirligig.json")).document
    forces = required(game.play).sides(board)
    film = Film(begun(game, forces, Setting(3, ("plain",) * len(forces))))
    film.roll()
    counts = [sum(each.moment.strengths[0].sides) for each in film.frames]
    for (before, now), seen in zip(pairwise(counts), film.frames[1:], strict=True):
        gains = any(isinstance(event, ShipPlaced | Captured) for event in seen.events)
        assert gains or now <= before, seen.lines


def test_strengths_are_told_by_the_names_and_colours_of_the_sides(film: Film) -> None:
    for strength in film.frames[-1].moment.strengths:
        assert [sign.name for sign in strength.signs] == ["Atropos", "Lachesis", "Clotho"]
        assert [sign.role for sign in strength.signs] == [edge(player.colour) for player in example_board().players[:3]]


def played(board: str, seed: int) -> Film:
    """Return a game of plain captains on a sample board."""
    game = game_called("cosmoclysm")
    forces = required(game.play).sides(open_file(str(sample_fleets("cosmoclysm") / f"{board}.json")).document)
    film = Film(begun(game, forces, Setting(seed, ("plain",) * len(forces))))
    film.roll()
    return film


def counts_on(page: Page, sides: Sequence[str]) -> list[int]:
    """Return the numbers of ships on the lines of the names of the sides."""
    found = tuple(marks(page))
    names = [next(mark for mark in found if mark.text == side) for side in sides]
    numbers = [mark for mark in found if mark.text.isdigit() and mark.area.left > names[0].area.left and mark.size == COUNT]
    return [int(min(numbers, key=lambda mark: abs(mark.area.bottom - name.area.bottom)).text) for name in names]


@pytest.mark.parametrize(("board", "seed"), [("whirligig", 3), ("the-narrows", 5)])
def test_the_score_counts_a_ship_that_is_under_way(board: str, seed: int) -> None:
    film = played(board, seed)
    for before, now in pairwise(film.frames):
        shown, known = now.moment, before.moment
        assert isinstance(shown, BoardMoment)
        assert isinstance(known, BoardMoment)
        if shown.step.moved is None:
            continue
        there = counts_on(known.page(film.extent), known.sides)
        assert counts_on(shown.page(film.extent, 0.5), shown.sides) == there, now.lines


@pytest.mark.parametrize(("board", "seed"), [("whirligig", 3), ("the-narrows", 5)])
def test_the_picture_shows_the_round_of_its_move(board: str, seed: int) -> None:
    for frame in played(board, seed).frames:
        shown = frame.moment
        assert isinstance(shown, BoardMoment)
        if shown.title.startswith("Round"):
            assert shown.title == f"Round {max(frame.turn, 1)}", frame.lines
