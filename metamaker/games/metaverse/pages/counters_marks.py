"""Marks of a ship's state, only those that the fleet can need: `charts/counters.toml` says which, and what calls for them."""

import json
from functools import cache

from pydantic import TypeAdapter

from metamaker.core.words import Words
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.charts.content import Entry, rule_ref, table
from metamaker.games.metaverse.pages.counters_piece import Batch, Piece, disc
from metamaker.games.metaverse.sheet.tiles import icon
from metamaker.games.metaverse.stats.parts import parts
from metamaker.sheets.drawing import BOLD, Drawing, Op, Symbol
from metamaker.sheets.ink import INK, PAPER, TINT
from metamaker.sheets.lettering import Align, fit, lines

SIZE = 13.0
MOST = 8
"""Marks of one kind that are printed at most."""

_GAP = 1.6


class Mark(Entry):
    """A mark: the kinds of components that call for it, none for every ship."""

    kinds: tuple[ComponentKind, ...] = ()


_MARKS = TypeAdapter(dict[str, Mark])


@cache
def marks() -> dict[str, Mark]:
    """Return the marks by key."""
    return _MARKS.validate_json(json.dumps(table("counters")))


def mark_batch(fleet: Fleet, words: Words) -> Batch:
    """Return a mark for each ship that may need it, up to MOST of a kind."""
    designs = [design(fleet, fleet.ship_class(ship.ship_class)) for ship in fleet.ships]
    pieces = tuple(
        _mark(key, mark, words)
        for key, mark in marks().items()
        for _ in range(min(MOST, sum(_needs(each, mark) for each in designs)))
    )
    return Batch(words.text("charts.counters.marks", count=len(pieces)), (), _GAP, pieces)


def _needs(ship: Design, mark: Mark) -> bool:
    return not mark.kinds or any(parts(ship)[kind] for kind in mark.kinds)


def _mark(key: str, mark: Mark, words: Words) -> Piece:
    name, back = words[f"charts.counters.{key}.name"], words[f"charts.counters.{key}.back"]
    return Piece(_side(mark.icons[0], name), _side(mark.icons[-1], back, quiet=True), rule_ref(mark.rules[0]))


def _side(sign: str, name: str, *, quiet: bool = False) -> Drawing:
    middle = SIZE / 2
    title = fit(name, SIZE - 2.6, 2.6, BOLD)
    ops: tuple[Op, ...] = (
        Symbol(middle - 2.5, 1.6, 5.0, icon(sign), INK, TINT if quiet else PAPER),
        *lines(middle, title.baseline(8.6 if len(title.lines) == 1 else 8.9), title, weight=BOLD, align=Align.CENTRE),
    )
    return disc(SIZE, ops, quiet=quiet)
