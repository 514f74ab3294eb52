"""Why a number is what it is, as a waterfall of the lines that it adds up from: for every game.

The words of the game give `graphs-account-title`, `-total`, `-rest`, `-more`, `-line` and `-line_more`.
"""

from collections.abc import Sequence

from metamaker.core.amounts import LARGEST, adding_up
from metamaker.core.words import Words
from metamaker.game.designs import Account, Share
from metamaker.game.graphs import Graph
from metamaker.sheets.charts import waterfall as chart
from metamaker.sheets.charts.axes import figure


def waterfall(account: Account, width: float, height: float, words: Words) -> Graph:
    """Return the lines of an account, the largest first, what there is no room for put together, with what one more adds.

    The drawing has this size in mm or is higher.
    """
    whole = all(share.value == int(share.value) for share in account.shares)
    values = [share.value for share in account.shares]
    texts, total = _texts(values, whole=whole)
    pieces = [_piece(share, text, words, whole=whole) for share, text in zip(account.shares, texts, strict=True)]
    most = chart.rows_of(height)

    def rest(count: int) -> str:
        return words.text("graphs-account-rest", count=count)

    shown = chart.largest_first(pieces, most, rest)
    if shown and shown[-1] not in pieces:  # the others put together: what is left of the total
        left = _read(total) - sum(_read(piece.text) for piece in shown[:-1])
        shown = (*shown[:-1], shown[-1]._replace(text=_number(left, whole=whole)))
    titles = chart.Titles(words["graphs-account-total"], total, words["graphs-account-more"])
    drawing = chart.waterfall(width, height, shown, titles)
    return Graph("waterfall", words["graphs-account-title"], drawing)


def _texts(values: Sequence[float], *, whole: bool) -> tuple[list[str], str]:
    """Return values as they are shown, and the total that they add up to."""
    if any(abs(value) >= LARGEST for value in values):
        return [_number(value, whole=whole) for value in values], _number(sum(values), whole=whole)
    column = adding_up(values, 0 if whole else 1)
    return [_number(_read(part), whole=whole) for part in column.parts], _number(_read(column.total), whole=whole)


def _read(text: str) -> float:
    return float(text.replace("−", "-").replace(",", ""))


def _piece(share: Share, value: str, words: Words, *, whole: bool) -> chart.Piece:
    text = words.say(share.text)
    if share.one_more is None:
        return chart.Piece(text, share.value, value, "", words.text("graphs-account-line", text=text, value=value))
    more = _signed(share.one_more, whole=whole and share.one_more == int(share.one_more))
    tip = words.text("graphs-account-line_more", text=text, value=value, more=more)
    return chart.Piece(text, share.value, value, more, tip)


def _number(value: float, *, whole: bool) -> str:
    return figure(value, 0 if whole else 1)


def _signed(value: float, *, whole: bool) -> str:
    """Return a change with its sign; nothing has none."""
    places = 0 if whole else 2
    text = figure(value, places)
    return f"+{text}" if value > 0 and text != figure(0, places) else text
