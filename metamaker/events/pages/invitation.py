"""The invitation: date, location, game, limits; as a page, and as a picture to share."""

from collections.abc import Iterator
from typing import Any

from metamaker.core.naming import first_upper
from metamaker.core.words import COMMON, words_in
from metamaker.events.documents import subtitle
from metamaker.events.edits import meeting_text
from metamaker.events.model import Event
from metamaker.events.pages.setting import BODY, Cell, Setting, paragraph, table, tick_box, titled
from metamaker.game.game import Game, required
from metamaker.sheets.drawing import BOLD, Drawing, Op, Page, Path
from metamaker.sheets.ink import INK, PAPER, QUIET
from metamaker.sheets.layout import Block
from metamaker.sheets.lettering import at_most, fit, line, lines, name_line
from metamaker.sheets.shapes import box, rule


def invitation(of: Setting) -> tuple[Page, ...]:
    """Return the page that is sent round before the day."""
    headed = of.headed("invitation", of.name, subtitle(of.event))
    return of.flowing(headed, _blocks(of, headed.room().width))


def _blocks(of: Setting, width: float) -> Iterator[Block]:
    event, words = of.event, of.words
    if event.notes.strip():
        yield paragraph(event.notes.strip(), width, 3.4)
    played = meeting_text(event, of.game, of.language)
    if played:
        yield titled(words["event-meeting"], paragraph(first_upper(played), width), width)
    asked = required(of.game.limits).asked(event.limits)
    narrow = 12.0
    rows = [("", (Cell(of.say(each)), Cell(drawn=tick_box()))) for each in asked]
    if rows:
        yield table((Cell(), Cell()), rows, (width - narrow, narrow), words["event-element_limits"])
    else:
        yield titled(words["event-element_limits"], paragraph(words["event-unlimited"], width), width)
    scoring = event.scoring
    told = words.text("event-scoring", win=scoring.win, draw=scoring.draw, loss=scoring.loss)
    yield titled(words["event-rounds"], paragraph(told, width, BODY), width)


_WIDTH, _HEIGHT = 160.0, 90.0
_EDGE, _TITLE, _LINE = 9.0, 9.0, 4.0
_MOST_LINES = 9


def card(game: Game[Any], event: Event, language: str) -> Page:
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
