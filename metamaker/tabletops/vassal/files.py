"""The files of a table for VASSAL: the module of a game, extensions with pieces and pages, a saved game of an encounter."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from metamaker.core.ids import slug
from metamaker.core.messages import Words, words_in
from metamaker.game_api.game import Game
from metamaker.game_api.tabletop import Layout, Place
from metamaker.tabletops.files import Files
from metamaker.tabletops.pictures import PieceFiles, SetFiles, TitledFile
from metamaker.tabletops.table import Step, Table, TableOrder
from metamaker.tabletops.vassal.archive import Described, archive, module_data, save_data
from metamaker.tabletops.vassal.extension import Extension, Slot, extension_file, slot_id
from metamaker.tabletops.vassal.module import Board, Module, Titles, module_file
from metamaker.tabletops.vassal.pieces import MAP, MAP_EDGE, PER_CM, Commands, pixels_of, safe_name, traits
from metamaker.tabletops.vassal.sequence import add_piece, hidden, joined

_FIRST = 1_000_000_000_000
"""The first identity of a piece; the program counts milliseconds, and keeps away from the identities of a saved game."""


class _Placed(NamedTuple):
    """A piece on the table, the text of its note, and the identity of its slot."""

    files: PieceFiles
    text: str
    slot: str


_KEY = 40
"""The most letters of the name of a table in the key of an extension."""


def module_order(game: Game, documents: Sequence[object], language: str) -> TableOrder:
    """Return the table of a module: without documents if the game has one table for all of them."""
    shared = game.tabletop is not None and game.tabletop.shared_table
    return TableOrder(game, () if shared else tuple(documents[:1]), None, language, per_cm=PER_CM)


def module_of(order: TableOrder, step: Step) -> tuple[str, bytes]:
    """Return the file of a module with its name; for a game with one table for all, of no document."""
    table = Table(order._replace(per_cm=PER_CM))
    words, board = _words(table), table.files.ground[0]
    images = {name: data for name, data in table.pictures(step) if name in board.fronts}
    titles = Titles(*(words[f"tabletop-vassal-{key}"] for key in Titles._fields))
    sides = tuple(words.text("tabletop-vassal-side", number=number) for number in range(1, _SIDES + 1))
    module = Module(
        _about(table),
        Board(board.piece.name, board.fronts[0]),
        table.part.dice,
        table.part.steps((), order.language) if table.part.shared_table else (),
        sides,
        titles,
    )
    return f"{module_name(table)}.vmod", module_file(module, images)


_SIDES = 6
"""Sides that players can choose; the games have up to six."""


def module_name(table: Table) -> str:
    """Return the name of the file of a module, without its extension."""
    return slug(_about(table).name)


def _about(table: Table) -> Described:
    words, game = _words(table), table.game.name
    if table.part.shared_table or not table.order.documents:
        name = words.text("tabletop-vassal-module", game=game)
    else:
        name = words.text("tabletop-vassal-board", game=game, board=table.game.documents.title(table.order.documents[0]))
    return Described(name, words["tabletop-vassal-about"])


def _words(table: Table) -> Words:
    return words_in("metamaker", table.order.language)


def _commands(words: Words) -> Commands:
    return Commands(*(words[f"tabletop-vassal-{key}"] for key in Commands._fields))


def vassal_files(order: TableOrder, step: Step) -> Files:
    """Yield an extension for each set of pieces with its pages, one for an encounter with its board, then its saved game."""
    table = Table(order._replace(per_cm=PER_CM))
    pictures = dict(table.pictures(step))
    commands, about = _commands(_words(table)), _about(table)
    folder = f"{module_name(table)}_ext"
    pages = _pages(table)
    placed: list[_Placed] = []
    for number, some in enumerate(table.files.sets):
        shown = {} if number >= len(pages) else pages[number]
        made = Extension(
            f"{table.name[:_KEY]}-{number + 1}",
            some.name,
            [Slot(each, table.text_of(number, each.piece)) for each in some.pieces],
            [TitledFile(title, file) for file, (title, _) in shown.items()],
        )
        images = {**_images(some, pictures), **{file: data for file, (_, data) in shown.items()}}
        yield f"{folder}/{made.key}.vmdx", extension_file(made, about, commands, images)
        placed += _placed(made)
    if order.encounter is not None:
        yield from _encounter(table, placed, pictures)


def _images(some: SetFiles, pictures: Mapping[str, bytes]) -> dict[str, bytes]:
    return {name: pictures[name] for each in some.pieces for name in (*each.fronts, *each.backs)}


def _placed(of: Extension) -> list[_Placed]:
    return [
        _Placed(slot.files, slot.text, slot_id(of, number))
        for number, slot in enumerate(of.slots)
        if slot.files.piece.place is not None
    ]


def _pages(table: Table) -> list[dict[str, tuple[str, bytes]]]:
    """Return the printed pages for each set by the names of their files: title and picture; pages for all go to the first."""
    found: list[dict[str, tuple[str, bytes]]] = [{} for _ in table.files.sets]
    for booklet in table.booklets():
        for number, data in enumerate(table.pages(booklet), 1):
            title = f"{booklet.title}, {number}"
            found[booklet.side][f"{booklet.name}-{number:02}.png"] = title, data
    return found


def _encounter(table: Table, placed: Sequence[_Placed], pictures: Mapping[str, bytes]) -> Files:
    """Yield the extension with the board and the terrain of an encounter, then the saved game with all pieces."""
    board, *terrain = table.files.ground
    words, about = _words(table), _about(table)
    commands, name = _commands(words), f"{table.name[:_KEY]}-encounter"
    shown = Board(safe_name(words.text("tabletop-vassal-encounter", names=table.title)), board.fronts[0])
    made = Extension(name, shown.name, [Slot(each, each.piece.text) for each in terrain], (), shown)
    images = {**_images(SetFiles("", tuple(table.files.ground)), pictures)}
    yield f"{module_name(table)}_ext/{name}.vmdx", extension_file(made, about, commands, images)
    everything = [*_placed(made), *placed]
    yield f"{name}.vsav", _saved_game(table.layout, everything, shown.name, about, shown.name, commands)


def _saved_game(
    layout: Layout, placed: Sequence[_Placed], board: str, module: Described, name: str, commands: Commands
) -> bytes:
    """Return the file of a saved game: pieces at their places on the table, the lowest first, on this board."""
    content = hidden(["begin_save", *_pieces(layout, placed, commands), _board(board), "end_save"])
    return archive({"savedGame": content, "savedata": save_data(name), "moduledata": module_data(module)})


def _board(board: str) -> str:
    return joined((f"{MAP}BoardPicker", joined((board,), "/"), 0, 0), "\t")


def _pieces(layout: Layout, placed: Sequence[_Placed], commands: Commands) -> Iterator[str]:
    """Yield each piece, and its own stack: stacks are drawn in their order, the first one lowest."""
    for number, each in enumerate(placed):
        place = each.files.piece.place
        if place is None:
            raise ValueError("a piece of a saved game has a place")
        at = _spot(layout, place)
        piece, stack = str(_FIRST + 2 * number), str(_FIRST + 2 * number + 1)
        yield add_piece(piece, traits(each.files, each.text, commands, each.slot, at))
        state = joined((MAP, round(at.x), round(at.y), piece, "@@0"), ";")
        yield "+/" + joined((stack, "stack", state), "/")


def _spot(layout: Layout, place: Place) -> Place:
    """Return a place in pixels of the map, from its upper left corner, with its direction."""
    x, y = pixels_of(layout.width / 2 + place.x), pixels_of(layout.height / 2 - place.y)
    return Place(MAP_EDGE + x, MAP_EDGE + y, place.degrees)
