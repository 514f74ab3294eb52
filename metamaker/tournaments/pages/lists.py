"""Lists for the wall: pairings by table, and standings."""

from metamaker.core.messages import Words
from metamaker.rendering.drawing import Page
from metamaker.rendering.ink import QUIET
from metamaker.rendering.tables import Cell, table
from metamaker.rendering.text_fitting import Align
from metamaker.rendering.texts import CAPTION
from metamaker.tournaments.documents import subtitle
from metamaker.tournaments.edits import meeting_text
from metamaker.tournaments.model import SHARED, Event, Pairing, Result
from metamaker.tournaments.pages.setting import GAP, Setting, list_look, text_block, tick_box
from metamaker.tournaments.standings import standings


def pairings(of: Setting) -> tuple[Page, ...]:
    """Return the pairings of the last round, with boxes for their results; nothing before the first."""
    event, words = of.event, of.words
    if not event.rounds:
        return ()
    title = words.text("event-round", number=len(event.rounds))
    headed = of.headed("pairings", title, " · ".join(filter(None, (of.name, meeting_text(event, of.game, of.language)))))
    width = headed.room().width
    number, result = 16.0, 24.0
    name = (width - number - 3 * result) / 2
    widths = (number, name, result, result, result, name)
    points = {standing.player.id: standing.points for standing in standings(before_last(event))}
    heads = (
        Cell(words["event-column_table"], align=Align.CENTRE),
        words["event-column_player"],
        Cell(words["event-wins"], align=Align.CENTRE),
        Cell(words["event-drawn"], align=Align.CENTRE),
        Cell(words["event-wins"], align=Align.CENTRE),
        Cell(words["event-column_player"], align=Align.RIGHT),
    )
    rows = [_pairing(event, place, pairing, points, words) for place, pairing in enumerate(event.rounds[-1].pairings, 1)]
    return headed.flowing((table(heads, rows, widths, list_look(len(rows))),), GAP)


def _pairing(event: Event, number: int, pairing: Pairing, points: dict[str, int], words: Words) -> tuple[Cell, ...]:
    first = Cell(_called(event, pairing.first, points), bold=True)
    if pairing.second is None:
        return Cell(), first, Cell(), Cell(words["event-bye"], role=QUIET, align=Align.CENTRE), Cell(), Cell()
    second = Cell(_called(event, pairing.second, points), bold=True, align=Align.RIGHT)
    if pairing.result in {Result.BOTH_LOSE, Result.NOT_PLAYED}:
        ticks = [Cell(), Cell(words[SHARED[pairing.result]], align=Align.CENTRE), Cell()]
    else:
        ticks = [_tick(pairing, each) for each in (Result.FIRST, Result.DRAW, Result.SECOND)]
    return Cell(str(number), align=Align.CENTRE), first, *ticks, second


def _called(event: Event, player_id: str, points: dict[str, int]) -> str:
    player = event.player(player_id)
    return f"{player.name or player.id} ({points[player_id]})"


def _tick(pairing: Pairing, result: Result) -> Cell:
    return Cell(drawn=tick_box(pairing.result is result), align=Align.CENTRE)


def before_last(event: Event) -> Event:
    """Return the event as it stood when its last round was drawn."""
    return event.with_(rounds=event.rounds[:-1])


def standing_lists(of: Setting) -> tuple[Page, ...]:
    """Return the page of standings; nothing before the first round."""
    event, words = of.event, of.words
    if not event.rounds:
        return ()
    over = sum(each.is_over for each in event.rounds)
    told = " · ".join(filter(None, (of.name, words.text("event-after_round", count=over), subtitle(event))))
    headed = of.headed("standings", words["event-standings"], told)
    width = headed.room().width
    place, narrow, wide = 14.0, 13.0, 21.0
    widths = (place, width - place - 5 * narrow - 2 * wide, *([narrow] * 5), wide, wide)
    keys = ("place", "player", "points", "wins", "draws", "losses", "byes", "buchholz", "strength")
    aligned = [Align.LEFT if key == "player" else Align.RIGHT for key in keys]
    heads = [Cell(words[f"event-column_{key}"], align=align) for key, align in zip(keys, aligned, strict=True)]
    rows = []
    for each in standings(event):
        name = each.player.name or each.player.id
        if each.player.withdrawn:
            name = f"{name} ({words['event-withdrawn']})"
        record = (each.wins, each.draws, each.losses, each.byes)
        strength = words.percent(each.strength)
        texts = (str(each.place), name, str(each.points), *map(str, record), str(each.buchholz), strength)
        bold = {"player", "points"}
        cells = [Cell(text, bold=key in bold, align=align) for key, text, align in zip(keys, texts, aligned, strict=True)]
        rows.append(cells)
    scoring = event.scoring
    legend = words.text("event-scoring", win=scoring.win, draw=scoring.draw, loss=scoring.loss)
    refs = [each.player.ref() for each in standings(event)]
    ranks = table(heads, rows, widths, list_look(len(rows)), refs=refs)
    return headed.flowing((ranks, text_block(f"{legend} {words['event-legend']}", width, CAPTION, QUIET)), GAP)
