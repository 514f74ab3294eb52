"""Tables and boards of all games on a dark screen: everything has a colour there, and all of it can be seen and read."""

from collections.abc import Iterator

import pytest

from metamaker.core.messages import words
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun
from metamaker.games.metaverse.match.picture.board import board_page, extent_of
from metamaker.games.metaverse.match.picture.scene import Line, Token
from metamaker.games.metaverse.model.fleet import GAME
from metamaker.games.metaverse.model.terrain import TerrainKind, Wind
from metamaker.games.metaverse.sheet.palette import BEAM, BURST, CHIP, HAZE, SPACE, SPENT, STAR, TABLE_GRID, deck, hull
from metamaker.opening import open_file
from metamaker.play.geometry import CM, Point
from metamaker.play.recording import Film
from metamaker.play.table import Setting
from metamaker.registry import GAMES, game_called
from metamaker.rendering import series
from metamaker.rendering.drawing import Page, Path
from metamaker.rendering.ink import ALERT, COLOUR, HAIRLINE, INK, LINE, NIGHT, PAPER, QUIET, TINT, Ink
from metamaker.rendering.page_proof import LEAST, LEAST_LARGE, contrast, contrasts, luminance, standing
from tests.games.metaverse.battle.terrain.things import disc, feature
from tests.games.metaverse.match.scenes import marker, scene_of

SAMPLES = {
    "metaverse": "quarrel-at-fennel-light",
    "cosmoforce": "six-ideas",
    "cosmoclysm": "whirligig",
    "cosmos_commanders": "three-chairs",
}


def ink_of(game: str) -> Ink:
    """Return the ink of a table."""
    return next(iter(required(game_called(game).prints).inks.values()))


def night_of(game: str) -> Ink:
    night = ink_of(game).night
    assert night is not None
    return night


@pytest.mark.parametrize("game", GAMES)
def test_every_role_has_a_colour_of_the_night_upon_dark_ground(game: str) -> None:
    ink, night = ink_of(game), night_of(game)
    assert night.colours.keys() == ink.colours.keys()
    assert luminance(night[PAPER]) < 0.02 < luminance(ink[PAPER])


def test_text_and_marks_stand_out_at_night() -> None:
    assert COLOUR.night is NIGHT
    text = (INK, QUIET, ALERT, *(series.edge(each) for each in range(series.SERIES)))
    for ground in (PAPER, TINT):
        assert {role for role in text if contrast(NIGHT[role], NIGHT[ground]) < LEAST} == set()
        assert contrast(NIGHT[LINE], NIGHT[ground]) >= LEAST_LARGE


def fought(game: str) -> Iterator[Page]:
    """Yield a table before the first turn, in a turn, at the end of it."""
    play, document = required(game_called(game).play), open_file(str(sample_fleets(game) / f"{SAMPLES[game]}.json")).document
    forces = (document, document) if game_called(game).designs else play.sides(document) or (document,)
    captains = ("plain",) * play.seats(forces, False)
    film = Film(begun(game_called(game), forces, Setting(5, captains, last_turn=2)))
    film.take()
    for _ in range(30):
        film.match.step()
        film.take()
    for place in (0, len(film.frames) // 2, -1):
        yield film.frames[place].moment.page(film.extent, 1.0, 1.0)


def crowded() -> Page:
    """Return a table with everything possible on it: terrain of all kinds, wrecks, ships that left, salvos, missions, fire."""
    kinds = enumerate(TerrainKind)
    lie = [feature(kind.value, disc(16, -80 + 17 * place, 30), Wind(direction=3, strength=2)) for place, kind in kinds]
    at = Point(10 * CM, -10 * CM)
    shown = scene_of(
        marker("A1", -20, -20, way=((-40, -20), (-20, -20))),
        marker("B1", 20, -20, way=((40, -30), (20, -20))),
        marker("A2", -50, -30, way=((-60, -30), (-50, -30)), gone="gone_destroyed"),
        marker("B2", 50, -40, way=((60, -30), (50, -40)), gone="gone_away"),
        fire=(Line("a/a1", "b/b1", hit=True), Line("b/b1", "a/a1", hit=False)),
    )
    tokens = tuple(
        Token(f"{side}/{kind}", f"{side.upper()}1{kind}", "ab".index(side), at, way, (Point(0, 0), at), gone=False)
        for side in "ab"
        for kind, way in (("s1", 90_000), ("m1", None))
    )
    whole = shown._replace(tokens=tokens, terrain=tuple(lie))
    return board_page(whole, extent_of(whole), words(GAME))


GROUNDS = {PAPER, TINT, HAIRLINE, *(series.tint(each) for each in range(series.SERIES)), "sky", "sector", "star"}
GROUNDS |= {SPACE, *HAZE, STAR, TABLE_GRID, CHIP, SPENT, *(role(side) for role in (hull, deck) for side in (0, 1))}
GROUNDS |= {BURST, BEAM}  # the glow inside of an explosion
GROUNDS |= {f"player_{number}_realm" for number in range(1, 7)}
"""What other things lie on, and what only parts them."""


def unseen(page: Page, night: Ink) -> set[tuple[str, str]]:
    """Return the roles of marks that are hardly visible on their grounds, with these.

    Something in the colour of its ground is one mark with it; columns of charts differ in patterns, stars are decoration.
    Parts of a silhouette may overlap in the colour of their side: the boxes beside it show the same.
    """
    found = set()
    sides = {series.edge(each) for each in range(series.SERIES)}
    for each in standing(page):
        if isinstance(each.op, Path) and each.ground not in {"star", *sides} and not each.ground.endswith("_fill"):
            roles = {role for role in (each.op.stroke, each.op.fill) if role} - GROUNDS
            stands_out = [contrast(night[role], night[each.ground]) for role in roles]
            if roles and 1 < max(stands_out) < LEAST_LARGE:
                found.add((each.op.stroke or each.op.fill or "", each.ground))
    return found


@pytest.mark.parametrize("game", SAMPLES)
def test_a_table_by_night_can_be_read_and_all_on_it_be_seen(game: str) -> None:
    night = night_of(game)
    for page in (*fought(game), *([crowded()] if game == GAME else ())):
        assert [each for each in contrasts(page, night) if each.ratio < each.needed] == []
        assert unseen(page, night) == set()
