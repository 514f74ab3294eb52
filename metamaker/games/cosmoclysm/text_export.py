"""A board, and a hex of one, in words."""

from statistics import fmean

from metamaker.core.messages import Words
from metamaker.game_api.documents import NotInDocument, Passage, StatText
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.model.board import Board, hex_names
from metamaker.games.cosmoclysm.model.grid import gaps, islands
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.boards import field_of
from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.ships import REACH, announces
from metamaker.games.cosmoclysm.stats.fairness import mobility


def board_text(board: Board, words: Words) -> StatText:
    """Return a board in words: its hexes and their peculiarities, and the average reach of each type in hexes."""
    field = field_of(board)
    places = frozenset(field.places)
    figures = (
        (words["prose-hexes"], str(field.size)),
        (words["prose-edges"], str(sum(map(field.is_edge, range(field.size))))),
        (words["prose-corners"], str(sum(map(field.is_corner, range(field.size))))),
        (words["prose-islands"], str(len(islands(places)))),
        (words["prose-gaps"], str(len(gaps(places)))),
        (words["prose-players"], str(len(board.players))),
    )
    reached = Passage(words["prose-mobility"], tuple(_mean(field, kind, words) for kind in range(len(TYPES))))
    return StatText("", board.name or words["document-nameless"], words["document-kind"], figures, (reached,))


def _mean(field: Field, kind: int, words: Words) -> str:
    of_rolls = [fmean(mobility(field, kind, steps)) for steps in (range(1, REACH + 1) if announces(kind) else (1,))]
    numbers = " / ".join(words.number(each, 1) for each in of_rolls)
    return words.text("prose-reach", ship=words[f"names-{TYPES[kind]}"], hexes=numbers)


PARTS = ("hexes", "players", "options", "position")
"""Parts of a document that can have problems, other than single hexes."""


def part_text(ref: str, words: Words) -> StatText:
    """Return the name of a part of a document."""
    return StatText(ref, words[f"prose-part-{ref}"], words["document-kind"], (), ())


def hex_text(board: Board, ref: str, words: Words) -> StatText:
    """Return a hex in words: its letter, its place, the reach of each type from it in hexes. Raises NotInDocument."""
    name = ref.rpartition("/")[2]
    if name not in hex_names(board):
        raise NotInDocument(message("play-no_hex", name=name))
    number = board.index_of(name)
    field, each = field_of(board), board.hexes[number]
    figures = (
        (words["prose-letter"], each.letter or "–"),
        (words["prose-place"], f"{each.q}, {each.r}"),
        (words["prose-neighbours"], str(len(field.neighbours[number]))),
    )
    lines = [
        words.text("prose-reach", ship=words[f"names-{type_}"], hexes=_from(field, type_.number, number)) for type_ in TYPES
    ]
    return StatText(ref, name, words["prose-hex"], figures, (Passage(words["prose-mobility"], tuple(lines)),))


def _from(field: Field, kind: int, number: int) -> str:
    rolls = range(1, REACH + 1) if announces(kind) else (1,)
    return " / ".join(str(mobility(field, kind, steps)[number]) for steps in rolls)
