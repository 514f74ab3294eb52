"""Explanations of sums as waterfall charts, for every game.

The messages of the game are `graphs-account-title`, `-total`, `-rest`, `-more`, `-line` and `-line_more`.
"""

from collections.abc import Sequence
from decimal import Decimal

from metamaker.core.amounts import adding_up
from metamaker.core.messages import Words
from metamaker.game_api.designs import Account, Share
from metamaker.game_api.graphs import Graph
from metamaker.rendering.charts import waterfall as chart


def waterfall(account: Account, width: float, height: float, words: Words) -> Graph:
    """Return the chart of the lines of a sum, largest first, with the effect of one more. Lines without room are combined.

    The drawing has this size in mm or is higher.
    """
    whole = all(share.value == int(share.value) for share in account.shares)
    values = [share.value for share in account.shares]
    column = adding_up(values, 0 if whole else 1)
    pieces = [_piece(share, part, words, whole=whole) for share, part in zip(account.shares, column.parts, strict=True)]
    amounts = dict(zip(pieces, column.parts, strict=True))

    def rest(summed: Sequence[chart.Piece]) -> chart.Piece:
        amount = sum((amounts[piece] for piece in summed), Decimal())
        name = words.text("graphs-account-rest", count=len(summed))
        return chart.Piece(name, sum(piece.value for piece in summed), words.number(amount))

    shown = chart.largest_first(pieces, chart.rows_of(height), rest)
    titles = chart.Titles(words["graphs-account-total"], words.number(column.total), words["graphs-account-more"])
    drawing = chart.waterfall(width, height, shown, titles)
    return Graph("waterfall", words["graphs-account-title"], drawing)


def _piece(share: Share, amount: Decimal, words: Words, *, whole: bool) -> chart.Piece:
    text, value = words.say(share.text), words.number(amount)
    if share.one_more is None:
        return chart.Piece(text, share.value, value, "", words.text("graphs-account-line", text=text, value=value))
    more = words.signed(share.one_more, 0 if whole and share.one_more == int(share.one_more) else 2)
    tip = words.text("graphs-account-line_more", text=text, value=value, more=more)
    return chart.Piece(text, share.value, value, more, tip)
