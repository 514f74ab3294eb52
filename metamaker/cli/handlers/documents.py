"""The verbs of files: begin one, write one anew out of a code, a print or an old version."""

import os
import sys
from collections.abc import Sequence

from metamaker.cli.input.arguments import wanted_game
from metamaker.cli.output.answer import print_json
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.process import FINE
from metamaker.core.code_text import has_code
from metamaker.core.expectation import nearest_or_all
from metamaker.core.link import is_link
from metamaker.core.problem import FileProblem
from metamaker.core.storage import read_file, refuse_print_name, save_document, shown
from metamaker.core.words import language_in_force, message
from metamaker.game.documents import SEED_MARK
from metamaker.game.game import file_bytes
from metamaker.opening import Opened, is_message, linked_code, open_document

STDOUT = "-"


def convert(source: str, target: str, as_json: bool) -> int:
    """Read one file, write another; see `metamaker convert --help`."""
    refuse_print_name(target)
    return written(open_document(source), target, as_json)


def written(opened: Opened, target: str, as_json: bool) -> int:
    """Write the document as a JSON file, or to standard output, and tell so."""
    refuse_print_name(target)
    data = file_bytes(opened.game, opened.document)
    if target == STDOUT:
        sys.stdout.buffer.write(data)
        return FINE
    save_document(target, data)
    answer = {"file": target, "game": opened.game.key, "format": opened.game.format.number}
    if as_json:
        print_json(answer)
    else:
        from metamaker.cli.output.messages import tell

        title = opened.game.documents.title(opened.document)
        tell(text("cli-wrote-document", file=target, title=title, game=opened.game.name, format=answer["format"]))
    return FINE


def write_opened(codes: Sequence[str], target: str, as_json: bool) -> int:
    """Write the fleet of the codes; see `metamaker open --help`."""
    return written(_opened(codes), target, as_json)


def _opened(codes: Sequence[str]) -> Opened:
    """Open codes that stand in the command itself or in text files; one argument may be any file that carries a fleet."""
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


def write_new(file: str, name: str, game: str, template: str, as_json: bool) -> int:
    """Write a new fleet; see `metamaker new --help`. Raises BadParameter, FileProblem."""
    chosen = wanted_game(game)
    known = chosen.documents.templates(language_in_force())
    key, mark, seed = template.partition(SEED_MARK)
    if template and (key not in known or (mark and not (seed.isdecimal() and chosen.documents.is_by_dice(key)))):
        raise unusable("cli-new_template", found=template, meant=nearest_or_all(template, known))
    refuse_print_name(file)
    name = name or chosen.documents.words(language_in_force())["document-new"]
    if file == STDOUT:
        document = chosen.documents.new(name, shown(file), template, language_in_force())
        sys.stdout.buffer.write(file_bytes(chosen, document))
        return FINE
    if os.path.lexists(file):
        raise FileProblem(file, "", message("cli-new_file"))
    save_document(file, file_bytes(chosen, chosen.documents.new(name, file, template, language_in_force())))
    if as_json:
        print_json({"file": file, "game": chosen.key, "format": chosen.format.number})
    else:
        from metamaker.cli.output.messages import tell

        tell(text("cli-wrote-new", file=file, title=name, game=chosen.name))
    return FINE
