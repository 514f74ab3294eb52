"""The check sheet of a player: the fleet held against each limit, with boxes to tick, its ships, and every problem."""

from collections.abc import Iterator, Sequence
from typing import Any

from metamaker.core.amounts import at_most
from metamaker.core.display_names import first_upper
from metamaker.core.issue import Issue, sentence
from metamaker.core.messages import Words
from metamaker.core.stat import Number
from metamaker.game_api.game import required
from metamaker.rendering.boxes import blank, column, row, underlined
from metamaker.rendering.drawing import BOLD, Drawing, Op, Page, Path
from metamaker.rendering.ink import ALERT, INK, LINE, QUIET, TINT, TINT_EDGE
from metamaker.rendering.layout import Block, solid
from metamaker.rendering.shapes import box
from metamaker.rendering.tables import Cell, table
from metamaker.rendering.text_fitting import Align, fit, line, words_line
from metamaker.rendering.texts import CAPTION, term
from metamaker.tournaments.checking import examined, fleet_of, player_issues
from metamaker.tournaments.documents import subtitle
from metamaker.tournaments.model import Player
from metamaker.tournaments.pages.setting import BODY, GAP, LOOK, Setting, section, text_block, tick_box, verdict

MARK = 12
"""Letters of a digest for comparison: enough to distinguish any two fleets of a tournament."""

_MOST_FIGURES = 4


def check_sheets(of: Setting) -> tuple[Page, ...]:
    """Return a sheet for each player with a fleet that can be read."""
    return tuple(page for player in of.event.players for page in _sheet(of, player))


def _sheet(of: Setting, player: Player) -> tuple[Page, ...]:
    fleet = fleet_of(of.game, player).document
    if fleet is None:
        return ()
    title = of.game.documents.title(fleet)
    headed = of.headed("checks", player.name or player.id, " · ".join(filter(None, (title, of.name, subtitle(of.event)))))
    return headed.flowing(_blocks(of, player, fleet, headed.room().width), GAP)


def _blocks(of: Setting, player: Player, fleet: object, width: float) -> Iterator[Block]:
    issues = tuple(player_issues(of.game, of.event, player))
    yield solid(_summary(of, player, fleet, issues, width))
    yield _limits(of, player, width)
    yield _ships(of, fleet, width)
    if issues:
        yield _problems(of, player, issues, width)
    yield solid(_signatures(of.words, width))


def _summary(of: Setting, player: Player, fleet: object, issues: Sequence[Issue], width: float) -> Drawing:
    """Draw the value of the fleet, its check against the limits, and its fingerprint."""
    words, height = of.words, 15.0
    worth = " · ".join(of.say(text) for text in required(of.game.limits).worth(fleet))
    told = words.text("event-breaks", count=len(issues)) if issues else words["event-keeps"]
    mark = words.text("event-mark", mark=" ".join(player.digest[at : at + 4] for at in range(0, MARK, 4)))
    shown = fit(worth, width / 2 - 6.0, 6.0, BOLD, smallest=3.0)
    verdict_ = fit(told, width / 2 - 6.0, 4.0, BOLD, smallest=CAPTION)
    ops: tuple[Op, ...] = (
        Path(box(0.0, 0.0, width, height, 1.2), fill=TINT, stroke=TINT_EDGE, width=0.2),
        words_line(3.0, shown.baseline(height / 2), shown, weight=BOLD),
        words_line(width - 3.0, 6.2, verdict_, weight=BOLD, role=ALERT if issues else INK, align=Align.RIGHT),
        line(width - 3.0, 11.6, mark, CAPTION, role=QUIET, align=Align.RIGHT),
    )
    return Drawing(width, height, ops)


def _limits(of: Setting, player: Player, width: float) -> Block:
    words, lines_ = of.words, examined(of.game, of.event, player)
    if not lines_:
        return section(words["event-element_limits"], text_block(words["event-unlimited"], width))
    narrow, found = 12.0, width * 0.34
    widths = (width - found - 2 * narrow, found, narrow, narrow)
    heads = (words["event-column_limit"], words["event-column_found"], "", "")
    rows = [
        (
            of.say(each.asked),
            Cell(_found(of, each.found, each.issues), role=ALERT if each.issues else INK, bold=bool(each.issues)),
            _centred(verdict(not each.issues)),
            _centred(tick_box()),
        )
        for each in lines_
    ]
    return section(words["event-element_limits"], table(heads, rows, widths, LOOK))


def _centred(drawn: Drawing) -> Cell:
    return Cell(drawn=drawn, align=Align.CENTRE)


def _found(of: Setting, found: Any, issues: Sequence[Issue]) -> str:
    """Return the result for a limit; the number of problems, if there is no more to say."""
    return of.say(found) or (of.words.text("event-breaks", count=len(issues)) if issues else "–")


def _ships(of: Setting, fleet: object, width: float) -> Block:
    """Draw the ships of the fleet with their first figures."""
    words, roster = of.words, required(of.game.designs).roster(fleet)
    ships = (*roster.ships, *roster.others)
    if not ships:
        return section(words["event-ships"], text_block(words["event-no_ships"], width))
    symbols = [stat.symbol for stat in ships[0].stats][:_MOST_FIGURES]
    figure, narrow = width * 0.11, 12.0
    left = width - figure * len(symbols) - narrow
    widths = (left * 0.55, left * 0.45, *(figure for _ in symbols), narrow)
    labels = [Cell(first_upper(of.say(ships[0].stats[symbol].label)), align=Align.RIGHT) for symbol in symbols]
    heads = (Cell(words["event-column_ship"]), Cell(words["event-column_class"]), *labels, Cell())
    rows = []
    for ship in ships:
        stats = ship.stats.as_dict()
        figures = [Cell(_figure(stats.get(symbol), words), align=Align.RIGHT) for symbol in symbols]
        rows.append((Cell(ship.name, bold=True), Cell(ship.design_name), *figures, _centred(tick_box())))
    refs = [f"ships/{ship.id}" for ship in ships]
    return section(words["event-ships"], table(heads, rows, widths, LOOK, refs=refs))


def _figure(value: Number, words: Words) -> str:
    if isinstance(value, float | int):
        return words.number(at_most(value, 1))
    return value or ""


def _problems(of: Setting, player: Player, issues: Sequence[Issue], width: float) -> Block:
    """List all problems, without the name of the player before each, which the sheet has above."""
    rule_ = 26.0
    rows = [
        (Cell(sentence(of.say(_own(issue))), role=ALERT), Cell(issue.rule, role=QUIET, align=Align.RIGHT)) for issue in issues
    ]
    refs = [issue.where.removeprefix(player.ref()).strip("/") for issue in issues]
    return section(of.words["event-problems"], table((), rows, (width - rule_, rule_), LOOK, refs=refs))


def _own(issue: Issue) -> Any:
    """Return the sentence of a problem as the game has it, where that is put into one with the player's name."""
    values = dict(getattr(issue.message, "values", ()))
    return values.get("problem", issue.message) if issue.code.startswith(("limit-", "event-unreadable")) else issue.message


def _signatures(words: Words, width: float) -> Drawing:
    line = underlined(blank(width / 2 - 4.0, 12.0), LINE)
    return row((_signature(line, words[key]) for key in ("event-signed", "event-checked_by")), 8.0)


def _signature(line: Drawing, text: str) -> Drawing:
    return column((line, term(text, line.width, BODY, role=QUIET)), 0.8)
