"""The invitation: date, location, game, limits; as a page, and as a picture to share."""

from collections.abc import Iterator

from metamaker.core.display_names import first_upper
from metamaker.core.messages import COMMON, words_in
from metamaker.game_api.game import Game, required
from metamaker.rendering.drawing import BOLD, Drawing, Op, Page, Path
from metamaker.rendering.ink import INK, PAPER, QUIET
from metamaker.rendering.layout import Block
from metamaker.rendering.shapes import box, rule
from metamaker.rendering.tables import Cell, table
from metamaker.rendering.text_fitting import Align, at_most, fit, line, lines, name_line
from metamaker.tournaments.documents import subtitle
from metamaker.tournaments.edits import meeting_text
from metamaker.tournaments.model import Event
from metamaker.tournaments.pages.setting import GAP, LOOK, Setting, section, text_block, tick_box


def invitation(of: Setting) -> tuple[Page, ...]:
    """Return the page that is sent round before the day."""
    headed = of.headed("invitation", of.name, subtitle(of.event))
    return headed.flowing(_blocks(of, headed.room().width), GAP)


def _blocks(of: Setting, width: float) -> Iterator[Block]:
    event, words = of.event, of.words
    if event.notes.strip():
        yield text_block(event.notes.strip(), width, 3.4)
    played = meeting_text(event, of.game, of.language)
    if played:
        yield section(words["event-meeting"], text_block(first_upper(played), width))
    asked = required(of.game.limits).asked(event.limits)
    narrow = 12.0
    rows = [(of.say(each), Cell(drawn=tick_box(), align=Align.CENTRE)) for each in asked]
    limits = table((), rows, (width - narrow, narrow), LOOK) if rows else text_block(words["event-unlimited"], width)
    yield section(words["event-element_limits"], limits)
    scoring = event.scoring
    told = words.text("event-scoring", win=scoring.win, draw=scoring.draw, loss=scoring.loss)
    yield section(words["event-rounds"], text_block(told, width))


_WIDTH, _HEIGHT = 160.0, 90.0
_EDGE, _TITLE, _LINE = 9.0, 9.0, 4.0
_MOST_LINES = 9


def card(game: Game, event: Event, language: str) -> Page:
    """Return the event as one picture."""
    words = words_in(COMMON, language)
    width = _WIDTH - 2 * _EDGE
    told = fit(subtitle(event) or words["event-kind"], width, _LINE, smallest=2.6)
    ops: list[Op] = [
        Path(box(0.0, 0.0, _WIDTH, _HEIGHT), fill=PAPER),
        name_line(_EDGE, 18.0, event.name or words["event-kind"], width, _TITLE, weight=BOLD),
        *lines(_EDGE, 25.0, at_most(told, 1, width), role=QUIET),
        rule(_EDGE, 29.0, width, INK, 0.6),
    ]
    asked = [words.say(each) for each in required(game.limits).asked(event.limits)]
    shown = [*asked[: _MOST_LINES - 1], "…"] if len(asked) > _MOST_LINES else asked or [words["event-unlimited"]]
    for number, text in enumerate(shown):
        ops.append(name_line(_EDGE, 36.0 + number * 5.4, text, width, _LINE))
    ops.append(line(_EDGE, _HEIGHT - 5.0, f"{game.name} · {words['event-made']}", 2.8, role=QUIET))
    return Page(Drawing(_WIDTH, _HEIGHT, tuple(ops)), event.name or None)
