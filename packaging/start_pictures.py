"""Draw the pictures of the start page, and copy the replay of its battle: `make start-pictures`.

They are files, so that the app shows them without fighting or laying out anything. The battle is one of `docs/battles`.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from metamaker.core.messages import ENGLISH, words_in
from metamaker.core.paths import sample_fleets
from metamaker.core.storage import read_file
from metamaker.game_api.game import Game, required
from metamaker.game_api.matches import resumed
from metamaker.game_api.prints import PrintOptions
from metamaker.games.cosmoclysm.match.moments import BoardMoment
from metamaker.games.cosmoclysm.match.picture import ship_of
from metamaker.games.cosmoclysm.sheet.diagram import Look, Standing, board_drawing
from metamaker.games.cosmos_commanders.map_drawing.drawing import chart
from metamaker.games.metaverse.match.moments import BattleMoment
from metamaker.opening import open_any, open_file
from metamaker.play.recording import Film, Frame
from metamaker.registry import game_called
from metamaker.rendering import shapes
from metamaker.rendering.drawing import Drawing, Group, Page, Role
from metamaker.rendering.drawing import Path as Line
from metamaker.rendering.ink import PAPER, Ink
from metamaker.rendering.svg import FONT, page_svg

ROOT = Path(__file__).parent.parent
BATTLES = ROOT / "docs" / "battles"
FOLDER = ROOT / "resources" / "app" / "start"

STILL = (236.0, 84.0)
"""The size of the still in mm; its proportions are those of its place on a usual screen."""

WIDTH, HEIGHT = 120.0, 60.0
"""The size in mm of the picture of a game. Its card shows the upper part, at any width."""

_FROM_TURN = 4
"""By this turn the fleets are among each other."""


_FAMILIES, _FAMILY = f'"{FONT}, sans-serif"', f'"{FONT}"'
"""The fonts of a picture, and the one that Qt finds: it reads the list as one name."""


def files() -> Iterator[tuple[str, str]]:
    """Yield the files of the start page: names and contents."""
    yield "battle.json", (BATTLES / "glass-and-ink.json").read_text(encoding="utf-8")
    yield "battle.svg", _still()
    yield "metaverse.svg", _sheet("metaverse", "the-even-hand", 2.0)
    yield "cosmoforce.svg", _sheet("cosmoforce", "six-ideas", -45.0)
    yield "cosmoclysm.svg", _board("six-candles")
    yield "cosmos_commanders.svg", _map("four-corners")


def _still() -> str:
    """Return the shot that takes the most boxes once the fleets are close."""
    game, frames = _watched("glass-and-ink")
    moments = [frame.moment for frame in frames if frame.turn >= _FROM_TURN and isinstance(frame.moment, BattleMoment)]
    moment = max(moments, key=_boxes_lost)
    return _file(_unclipped(moment.still(*STILL)), night(game))


def _watched(name: str) -> tuple[Game, list[Frame]]:
    """Return the game and the frames of a battle of the documentation."""
    file = BATTLES / f"{name}.json"
    opened = open_any(read_file(str(file)), file.name)
    game = opened.game.of  # type: ignore[attr-defined]  # the game of a match
    film = Film(resumed(game, opened.document, file.name))
    film.roll()
    return game, film.frames


def _unclipped(drawn: Drawing) -> Drawing:
    """Return a drawing that its file cuts off at the edges: Qt does not draw clipped parts of SVG files."""
    parts = tuple(op._replace(drawing=replace(op.drawing, clipped=False)) if isinstance(op, Group) else op for op in drawn.ops)
    return replace(drawn, ops=parts)


def _boxes_lost(moment: BattleMoment) -> int:
    return sum(boxes for _, boxes in moment.fire.losses)


def usual(game: Game) -> Ink:
    """Return the usual ink of a game."""
    return next(iter(required(game.prints).inks.values()))


def night(game: Game) -> Ink:
    """Return the ink of tables and boards by night."""
    return required(usual(game).night)


def _sheet(key: str, sample: str, top: float) -> str:
    """Return the record sheet of the first ship of a sample, from this many mm below the top of the picture."""
    game, fleet = game_called(key), _sample(key, sample)
    ship = required(game.designs).subjects(fleet, False)[0]
    drawn = required(game.sheets).sheet(fleet, ship, PrintOptions(codes=False)).leaves[0].drawing
    return _cut(drawn, usual(game), PAPER, (WIDTH - 2 * _MARGIN) / drawn.width, top)


_MARGIN = 3.0


def _board(battle: str) -> str:
    """Return the board of a game after its first third."""
    game, frames = _watched(battle)
    moments = [frame.moment for frame in frames if isinstance(frame.moment, BoardMoment)]
    moment = moments[len(moments) // 3]
    board = moment.board
    ships = {at: ship_of(board, ship) for at, ship in moment.scene.ships.items()}
    drawn = board_drawing(board, words_in(game.key, ENGLISH), Standing(ships, moment.scene.holes), _NO_WORDS)
    return _cut(drawn, night(game), PAPER, 0.5)


_NO_WORDS = Look(names=False, letters=False)


def _map(sample: str) -> str:
    game, star_map = game_called("cosmos_commanders"), _sample("cosmos_commanders", sample)
    drawn = chart(star_map, named=False)
    return _cut(drawn, night(game), PAPER, 0.6)


def _sample(key: str, name: str) -> Any:
    return open_file(str(sample_fleets(key) / f"{name}.json")).document


def _cut(drawn: Drawing, ink: Ink, ground: Role, scale: float, top: float | None = None) -> str:
    """Return the part of a drawing that fits into a card: from its top, or around its middle without one."""
    x, y = (WIDTH - drawn.width * scale) / 2, (HEIGHT - drawn.height * scale) / 2 if top is None else top
    ops = (
        Line(shapes.box(0.0, 0.0, WIDTH, HEIGHT), fill=ground),
        Group(x, y, drawn, scale=scale),
    )
    return _file(Drawing(WIDTH, HEIGHT, ops), ink)


def _file(drawn: Drawing, ink: Ink) -> str:
    return page_svg(Page(drawn), ink).replace(_FAMILIES, _FAMILY)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, content in files():
        (FOLDER / name).write_text(content, encoding="utf-8")
