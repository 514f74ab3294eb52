"""The printed set: what stands on each page, that the proof-reader finds nothing, that sizes are true."""

from collections import Counter
from collections.abc import Iterator

import pytest

from metamaker.core.messages import words
from metamaker.core.paths import sample_fleets
from metamaker.game_api.prints import PrintOptions
from metamaker.games.cosmos_commanders.battle.ai.registry import captain
from metamaker.games.cosmos_commanders.battle.ai.strong import answer
from metamaker.games.cosmos_commanders.battle.game import FACE, OVER, Course
from metamaker.games.cosmos_commanders.map_drawing.palette import COLOUR, PLAYERS
from metamaker.games.cosmos_commanders.match.batch import plans
from metamaker.games.cosmos_commanders.model.star_map import Options, StarMap
from metamaker.games.cosmos_commanders.model.words import COMMANDERS, LEVELS, TYPES
from metamaker.games.cosmos_commanders.pages.counters import COUNTER, FIVES, OF_EACH, ONES, tiles_of_each
from metamaker.games.cosmos_commanders.pages.record import RESEARCH, ROUTES, SYSTEMS, TOKENS, USED
from metamaker.games.cosmos_commanders.printing import PRINTS
from metamaker.games.cosmos_commanders.rules.board import LEVELS as ALL_LEVELS
from metamaker.games.cosmos_commanders.rules.board import MILITARY, RESOURCES, laid_out
from metamaker.games.cosmos_commanders.templates import wheel
from metamaker.opening import open_file
from metamaker.play.dice import SeededDice
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import Margins, PageFrame
from metamaker.rendering.proof import marks
from tests.games.cosmos_commanders.printed import FRAMES, dice_map, faults, icons, texts, words_of

FOUR = dice_map(4)
SIX = dice_map(6)
EMPTY = StarMap()


def pages(kind: str, *maps: StarMap, frame: PageFrame = FRAMES[0], language: str = "en") -> tuple[Page, ...]:
    return PRINTS.pages(maps or (FOUR,), (kind,), PrintOptions(frame, language=language)).pages


@pytest.mark.parametrize("kind", PRINTS.page_kinds())
def test_the_proof_reader_finds_nothing(kind: str) -> None:
    assert faults(pages(kind), *PRINTS.inks.values()) == []
    for star_map, frame, language in ((SIX, FRAMES[1], "fr"), (wheel(), FRAMES[2], "fr"), (EMPTY, FRAMES[3], "en")):
        assert faults(pages(kind, star_map, frame=frame, language=language), COLOUR) == []


def test_a_kind_that_is_none_is_refused() -> None:
    with pytest.raises(KeyError):
        pages("plots")


def test_of_a_map_without_systems_there_is_no_map_to_print() -> None:
    kinds = PRINTS.pages((EMPTY,), PRINTS.page_kinds(), PrintOptions()).kinds
    assert set(PRINTS.page_kinds()) - set(kinds) == {"map", "blank_map", "large_map", "large_blank_map", "notes"}


def test_the_map_names_and_numbers_its_systems_and_explains_its_signs() -> None:
    (page,) = pages("map")
    shown = texts([page])
    assert {system.name for system in FOUR.systems} <= set(shown)
    assert {str(number) for number in range(1, len(FOUR.systems) + 1)} <= set(shown)
    told = words("cosmos_commanders")
    assert {told[f"window-choice-system_type-{kind}-text"] for kind in TYPES} <= set(shown)


@pytest.mark.rule("CC-SYS-01")
def test_the_map_for_rolling_by_hand_shows_no_type_but_in_its_legend() -> None:
    (page,) = pages("blank_map")
    shown = icons([page])
    assert sorted(shown) == sorted(kind.value for kind in TYPES)


def test_the_large_map_is_in_equal_pieces_on_which_counters_fit() -> None:
    several = pages("large_map", SIX)
    assert len(several) > 1
    found = texts(several)
    assert next(text for text in found if text.startswith("Row ")) == "Row 1 of 2, column 1 of 2"
    sizes = [mark.area.right - mark.area.left for page in several for mark in marks(page) if mark.icon == "nebula"]
    assert max(sizes) > COUNTER


@pytest.mark.rule("CC-GEN-02", "CC-GEN-03", "CC-GEN-04")
def test_there_are_counters_of_each_player_with_a_sign_of_its_own_and_all_else_that_is_needed() -> None:
    shown = icons(pages("counters"))
    assert [shown.count(role) for role in PLAYERS] == [OF_EACH] * 4 + [0, 0]
    assert [shown.count(role) for role in ("home", "token", "first", "round")] == [8, 4 * (ONES + FIVES), 1, 1]
    every = icons(pages("every_counter"))
    assert [every.count(role) for role in PLAYERS] == [OF_EACH] * 6


def test_counters_are_as_large_as_they_are_said_to_be() -> None:
    paths = [mark.area for mark in marks(pages("counters")[0]) if mark.icon == "player_1"]
    assert paths[1].left - paths[0].left == pytest.approx(12.0)


@pytest.mark.rule("CC-REC-01")
def test_a_record_sheet_has_levels_routes_action_points_and_tokens_for_each_player() -> None:
    sheets = pages("record")
    assert len(sheets) == FOUR.players
    told = words("cosmos_commanders")
    for player, sheet in enumerate(sheets):
        shown = texts([sheet])
        assert PLAYERS[player] in icons([sheet])
        assert {told[f"names-level-{level}"] for level in LEVELS} <= set(shown)
        assert {told[f"names-commander-{commander}"] for commander in COMMANDERS} <= set(shown)
        assert {"Trade routes", "AP (÷ 3)", "Victory Tokens", "120"} <= set(shown)
        assert shown.count("7") == 2  # a round, and a token


@pytest.mark.rule("CC-TKO-06", "CC-CUL-01", "CC-RES-01")
def test_the_reference_card_has_the_tables_of_the_dice() -> None:
    shown = texts(pages("reference"))
    place = shown.index("roll ≥")
    assert shown[place + 1 : place + 12] == ["–", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]
    place = shown.index("2 tries, %")
    assert shown[place + 1 : place + 12] == ["0", "19", "36", "51", "64", "75", "84", "91", "96", "99", "100"]
    assert {"1–4", "5–7", "8–9", "6–7", "8–0"} <= set(shown)


@pytest.mark.rule("CC-RES-02")
def test_the_reference_card_tells_what_a_group_plays_otherwise() -> None:
    assert "choose any result instead" in words_of(pages("reference"))
    otherwise = FOUR.with_(options=Options(directed_research=False, home_gap=3))
    told = words_of(pages("reference", otherwise))
    assert "choose any result instead" not in told
    assert "Directed Research: no" in told
    assert "Steps between homes: 3" in told


@pytest.mark.rule("CC-SCO-03", "CC-SCO-04", "CC-SCO-06")
def test_the_score_sheet_has_a_line_for_all_that_scores_at_the_end() -> None:
    shown = texts(pages("scores"))
    lines = ["Systems", "Gates", "Ruins", "Trade routes", "Monopolies", "Victory Points", "Tie-break"]
    assert [text for text in shown if text in lines] == lines


def test_the_binding_is_on_the_inner_edge_of_every_page() -> None:
    frame = PageFrame(margins=Margins(10.0, 10.0, 10.0, 10.0), binding=6.0, mirrored=True)
    printed = PRINTS.pages((FOUR,), PRINTS.page_kinds(), PrintOptions(frame)).pages
    left = [min(mark.area.left for mark in marks(page)) for page in printed]
    assert left == [pytest.approx(frame.inner(number).x, abs=0.6) for number in range(1, len(printed) + 1)]


def test_the_card_shows_the_map_and_opens_only_where_it_is_shared() -> None:
    shared, own = (PRINTS.card(FOUR, is_shared=shared) for shared in (True, False))
    assert faults([shared, own], COLOUR) == []
    assert "Opens in MetaMaker" in texts([shared])
    assert "Opens in MetaMaker" not in texts([own])


MAPS = (*(open_file(str(path)).document for path in sorted(sample_fleets("cosmos_commanders").glob("*.json"))), SIX)


def needs(course: Course) -> Iterator[tuple[str, int]]:
    """Yield what the paper of a player has to hold at this moment of a game."""
    state = course.state
    yield "used", max(state.done)
    for player in range(state.players):
        held = [0] * RESOURCES
        for system, owner in enumerate(state.owner):
            if owner == player and course.board.types[system] < RESOURCES:
                held[course.board.types[system]] += 1
        levels = state.levels(player)
        yield "counters", state.held[player] + state.laid[player]
        yield "routes", state.laid[player]
        yield "systems", max(held)
        yield "research", max(level - 1 - own for level, own in zip(levels, held, strict=False))
        yield "military", levels[MILITARY]
        yield "tokens", state.collected(player)


def most_needed(star_map: StarMap, seeds: range, name: str) -> dict[str, int]:
    """Return the most of everything in games of captains on a map, with all that is collected at any time."""
    found: dict[str, int] = {}
    boards = plans(star_map)
    for seed in seeds:
        course, dice = Course(laid_out(boards[seed % len(boards)])), SeededDice(seed)
        crew = [captain(name, seed, side) for side in range(star_map.players)]
        while course.phase != OVER:
            if course.phase == FACE:
                course.roll(dice)
            else:
                answer(course, crew[course.player].choose(course))
            for key, value in needs(course) if course.phase != OVER else ():
                found[key] = max(found.get(key, 0), value)
    return found


def enough(needed: dict[str, int]) -> bool:
    room = {"used": USED, "counters": OF_EACH, "routes": ROUTES, "systems": SYSTEMS, "research": RESEARCH}
    room |= {"military": RESEARCH + SYSTEMS, "tokens": min(TOKENS, ONES + 5 * FIVES)}
    assert len(LEVELS) == ALL_LEVELS
    return all(needed[key] <= most for key, most in room.items())


@pytest.mark.rule("CC-REC-01", "CC-GEN-02", "CC-GEN-03")
@pytest.mark.parametrize("star_map", MAPS[::4], ids=lambda star_map: star_map.name)
def test_there_are_boxes_and_counters_for_what_games_need(star_map: StarMap) -> None:
    assert enough(most_needed(star_map, range(2), "plain"))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "games"), [("plain", 100), ("strong", 2)])
@pytest.mark.parametrize("star_map", MAPS, ids=lambda star_map: star_map.name)
def test_there_are_boxes_and_counters_for_what_many_games_need(star_map: StarMap, name: str, games: int) -> None:
    needed = most_needed(star_map, range(100, 100 + games), name)
    assert enough(needed), needed


@pytest.mark.rule("CC-SYS-01")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_there_are_tiles_for_what_the_dice_show(players: int) -> None:
    maps = [dice_map(players, seed) for seed in range(20)]
    often = [max(Counter(system.type for system in each.systems).values()) for each in maps]
    assert sum(most <= tiles_of_each(len(each.systems)) for most, each in zip(often, maps, strict=True)) >= 19


@pytest.mark.rule("CC-MAP-02", "CC-TRD-02")
@pytest.mark.parametrize(
    ("language", "told"), [("en", "room for one route per system"), ("fr", "a place pour une route par système")]
)
def test_the_reference_card_explains_sectors_and_their_room(language: str, told: str) -> None:
    assert told in words_of(pages("reference", language=language))
