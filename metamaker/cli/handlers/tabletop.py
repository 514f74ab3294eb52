"""`metamaker tokens` and `table`: files for virtual tabletops, written into a folder."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from metamaker.cli.input.arguments import about, chosen, offered, once, same_game, wanted_game
from metamaker.cli.input.encounter_files import is_encounter, open_encounter
from metamaker.cli.input.options import TableOptions, TokenOptions
from metamaker.cli.input.sides import battles_of, file_and_ships
from metamaker.cli.output.answer import Answer, complain
from metamaker.cli.output.help import in_places
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.progress import bar
from metamaker.cli.output.terminal import say
from metamaker.core.errors import FileProblem
from metamaker.core.messages import language_in_force, message
from metamaker.gallery.hosted import hosting_address
from metamaker.game_api.game import Game
from metamaker.game_api.matches import encounter_in
from metamaker.game_api.tabletop import Base
from metamaker.opening import chosen_number, open_file
from metamaker.printing.play_states import read_state
from metamaker.tabletops.files import Files, Program, hosted_address, local_address, token_files, tts_files, written
from metamaker.tabletops.table import Step, Table, TableOrder
from metamaker.tabletops.vassal.files import module_of, module_order, vassal_files

MODULE = ".vmod"


def tokens(files: Sequence[str], options: TokenOptions) -> Answer:
    """Draw tokens; see `metamaker tokens --help`."""
    order = _order(files, options.encounter, options.base, options.per_cm)
    return _written(options.output, lambda step: token_files(Table(order), step))


def table(files: Sequence[str], options: TableOptions) -> Answer:
    """Write a table; see `metamaker table --help`."""
    program = Program(chosen(options.program, tuple(Program), "--for"))
    if options.module and program is not Program.VASSAL:
        raise unusable("tabletop-module_alone", "--module")
    if not files and not options.encounter and options.module:
        return _module(wanted_game(options.game), (), options.output)
    order = _damaged(_order(files, options.encounter, options.base, options.per_cm), options.state or ())
    if options.output.lower().endswith(MODULE):
        if not options.module:
            raise unusable("tabletop-folder", "-o", found=options.output)
        return _module(order.game, order.documents, options.output)
    if program is Program.TTS:
        is_local = options.images.strip().lower() == "local"
        site = "" if is_local else hosting_address(options.images.strip(), "--images")
        address = hosted_address(site) if site else local_address(options.output)
        return _written(options.output, lambda step: tts_files(Table(order), address, step))

    def made(step: Step) -> Files:
        if options.module:
            yield module_of(module_order(order.game, order.documents, order.language), step)
        yield from vassal_files(order, step)

    return _written(options.output, made)


def _order(files: Sequence[str], encounter: str, base: str, per_cm: int) -> TableOrder:
    """Return the table of files, or of an encounter with its own fleets. Raises FileProblem, BadParameter."""
    if len(files) == 1 and not encounter and is_encounter(files[0]):
        encounter, files = files[0], ()
    if not files and not encounter:
        raise unusable("cli-missing-argument", of=in_places("FILE…"))
    shape = Base(chosen(base, tuple(Base), "--base"))
    if not encounter:
        game, documents = _documents(files)
        offered(game.tabletop, "tabletop", game, files[0])
        return TableOrder(game, documents, None, language_in_force(), shape, per_cm)
    met = open_encounter(encounter)
    if not files:
        return TableOrder(met.game, met.forces, met.encounter, language_in_force(), shape, per_cm)
    game, documents = _documents(files)
    if game is not met.game:
        raise FileProblem(met.file, "", message("cli-same_game", game=game.name, file=files[0], found=met.game.name))
    set_up = encounter_in(game, met.document.setup, documents, met.file)
    return TableOrder(game, documents, set_up, language_in_force(), shape, per_cm)


def _damaged(order: TableOrder, files: Sequence[str]) -> TableOrder:
    """Return the table with the damage in these files: of the first fleet, of the second. Raises FileProblem, BadParameter."""
    if len(files) > len(order.documents):
        raise unusable("tabletop-states", "--state", fleets=len(order.documents), found=len(files))
    if files:
        offered(order.game.sheets, "sheets", order.game, files[0])
    states = [read_state(order.game, one, *chosen_number(file)) for one, file in zip(order.documents, files, strict=False)]
    for read, file in zip(states, files, strict=True):
        for remark in read.remarks(file):
            complain(str(remark))
    return order._replace(states=tuple(states))


def _documents(words: Sequence[str]) -> tuple[Game, tuple[Any, ...]]:
    """Return the documents of files, reduced to the named ships."""
    named = [file_and_ships(word) for word in words]
    once([file for file, _ in named])
    opened = [open_file(file) for file, _ in named]
    documents: list[Any] = []
    for one, (_, ships) in zip(opened, named, strict=True):
        with about(one.file):
            documents.append(
                battles_of(one.game, one.file).force(one.document, ships) if ships else one.game.documents.present(one.document)
            )
    return same_game(opened), tuple(documents)


def _module(game: Game, documents: Sequence[object], output: str) -> Answer:
    """Write a module into a file, or under its usual name into a folder."""
    order = module_order(game, documents, language_in_force())
    if not order.documents and game.tabletop is not None and not game.tabletop.shared_table:
        raise unusable("cli-missing-argument", of=in_places("FILE…"))
    with bar(text("tabletop-bar")) as step:
        name, data = module_of(order, step)
    if output.lower().endswith(MODULE):
        path = Path(output)
        names = written(str(path.parent), iter([(path.name, data)]))
        return Answer(lambda: {"folder": str(path.parent), "files": names}, lambda: say(text("cli-wrote", file=output)))
    return _written(output, lambda _step: iter([(name, data)]))


def _written(folder: str, made: Callable[[Step], Files]) -> Answer:
    with bar(text("tabletop-bar")) as step:
        names = written(folder, made(step))
    return Answer(
        lambda: {"folder": folder, "files": names},
        lambda: say(text("tabletop-wrote", count=len(names), folder=folder)),
    )
