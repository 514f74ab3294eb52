"""`metamaker new`, `open` and `convert`: new files, and files from share codes, printouts and old versions."""

import os
import sys
from collections.abc import Sequence

from metamaker.cli.input.arguments import wanted_game
from metamaker.cli.models.files import Written
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import tell, text, unusable
from metamaker.cli.output.process import FINE
from metamaker.core.code_text import has_code
from metamaker.core.errors import FileProblem
from metamaker.core.messages import language_in_force, message
from metamaker.core.schema_errors import nearest_or_all
from metamaker.core.share_code import is_link
from metamaker.core.storage import read_file, refuse_print_name, save_document, shown
from metamaker.game_api.documents import SEED_MARK
from metamaker.game_api.game import file_bytes
from metamaker.opening import Opened, is_message, linked_code, open_document

STDOUT = "-"


def convert(source: str, target: str) -> Answer | int:
    """Read one file, write another; see `metamaker convert --help`."""
    refuse_print_name(target)
    return written(open_document(source), target)


def written(opened: Opened, target: str) -> Answer | int:
    """Write the document as a JSON file or to standard output, and return an answer for a file."""
    refuse_print_name(target)
    data = file_bytes(opened.game, opened.document)
    if target == STDOUT:
        sys.stdout.buffer.write(data)
        return FINE
    save_document(target, data)
    return _answer(opened, target, "cli-wrote-document", opened.game.documents.title(opened.document))


def _answer(written: Opened, file: str, key: str, title: str) -> Answer:
    game = written.game
    number = game.format.needed(game.documents.body(written.document))
    return Answer(
        lambda: Written(file=file, game=game.key, format=number),
        lambda: tell(text(key, file=file, game=game.name, format=number, title=title)),
    )


def write_opened(codes: Sequence[str], target: str) -> Answer | int:
    """Write the fleet of the codes; see `metamaker open --help`."""
    return written(_opened(codes), target)


def _opened(codes: Sequence[str]) -> Opened:
    """Open share codes in the command itself or in text files; a single argument may be any file with a fleet."""
    if len(codes) == 1 and (is_link(codes[0]) or not is_message(codes[0])):
        return open_document(codes[0])
    return open_document("\n".join(code if is_message(code) else _code_in(code) for code in codes))


def _code_in(file: str) -> str:
    if is_link(file):
        return linked_code(file)
    code = read_file(file).decode("utf-8", "replace")
    if not has_code(code):
        raise FileProblem(shown(file), "", message("file-code-other"))
    return code


def write_new(file: str, name: str, game: str, template: str) -> Answer | int:
    """Write a new fleet; see `metamaker new --help`. Raises BadParameter, FileProblem."""
    chosen = wanted_game(game)
    known = chosen.documents.templates(language_in_force())
    key, mark, seed = template.partition(SEED_MARK)
    if template and (key not in known or (mark and not (seed.isdecimal() and chosen.documents.is_by_dice(key)))):
        raise unusable("cli-new_template", found=template, meant=nearest_or_all(template, known))
    refuse_print_name(file)
    name = name or chosen.documents.words(language_in_force())["document-new"]
    if file != STDOUT and os.path.lexists(file):
        raise FileProblem(file, "", message("cli-new_file"))
    document = chosen.documents.new(name, shown(file), template, language_in_force())
    data = file_bytes(chosen, document)
    if file == STDOUT:
        sys.stdout.buffer.write(data)
        return FINE
    save_document(file, data)
    return _answer(Opened(file, chosen, document), file, "cli-wrote-new", name)
