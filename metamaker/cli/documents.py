"""The verbs of files: begin one, write one anew out of a code, a print or an old version, the samples, the file format."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from metamaker.cli.answer import print_json, wanted_game
from metamaker.cli.figures import figure
from metamaker.cli.process import FINE
from metamaker.cli.texts import text, unusable
from metamaker.core.code_text import has_code
from metamaker.core.envelope import MAIN_KIND
from metamaker.core.expectation import did_you_mean
from metamaker.core.paths import sample_fleets
from metamaker.core.problem import FileProblem
from metamaker.core.stat import StatBlock
from metamaker.core.storage import is_there, read_file, refuse_print_name, save_document, shown, write_file
from metamaker.core.words import message
from metamaker.game.game import Game, file_bytes
from metamaker.opening import Opened, is_message, open_code, open_file

STDOUT = "-"


def convert(source: str, target: str, as_json: bool) -> int:
    """Read one file, write another; see `metamaker convert --help`."""
    refuse_print_name(target)
    return written(open_file(source), target, as_json)


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
        from metamaker.cli.terminal import say

        title = opened.game.documents.title(opened.document)
        say(text("cli-wrote-document", file=target, title=title, game=opened.game.name, format=answer["format"]))
    return FINE


def write_opened(codes: Sequence[str], target: str, as_json: bool) -> int:
    """Write the fleet of the codes; see `metamaker open --help`."""
    return written(_opened(codes), target, as_json)


def _opened(codes: Sequence[str]) -> Opened:
    """Open codes that stand in the command itself or in text files; one argument may be any file that carries a fleet."""
    if len(codes) == 1 and not is_message(codes[0]):
        return open_file(codes[0])
    return open_code("\n".join(code if is_message(code) else _code_in(code) for code in codes))


def _code_in(file: str) -> str:
    code = read_file(file).decode("utf-8", "replace")
    if not has_code(code):
        raise FileProblem(shown(file), "", message("file-code-other"))
    return code


def write_new(file: str, name: str, game: str, as_json: bool) -> int:
    """Write a new fleet; see `metamaker new --help`."""
    chosen = wanted_game(game)
    refuse_print_name(file)
    name = name or text("cli-new_name")
    if file == STDOUT:
        sys.stdout.buffer.write(file_bytes(chosen, chosen.documents.new(name, shown(file))))
        return FINE
    if os.path.lexists(file):
        raise FileProblem(file, "", message("cli-new_file"))
    save_document(file, file_bytes(chosen, chosen.documents.new(name, file)))
    if as_json:
        print_json({"file": file, "game": chosen.key, "format": chosen.format.number})
    else:
        from metamaker.cli.terminal import say

        say(text("cli-wrote-new", file=file, title=name, game=chosen.name))
    return FINE


def print_schema(game: str, as_json: bool) -> int:  # noqa: ARG001  a schema is JSON either way
    """Print the schema of the whole file, envelope and body; see `metamaker schema --help`."""
    chosen = wanted_game(game)
    body = chosen.documents.schema()
    definitions = body.pop("$defs", {})
    print_json(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"{chosen.name} {chosen.format.kind}",
            "type": "object",
            "properties": {
                "game": {"const": chosen.key},
                "format": {"type": "integer", "minimum": 1, "maximum": chosen.format.number},
                "kind": {"const": chosen.format.kind, "default": MAIN_KIND},
                "body": body,
            },
            "required": ["game", "format", "body"],
            "additionalProperties": False,
            "$defs": definitions,
        }
    )
    return FINE


def list_or_copy(names: Sequence[str], to: Path, game: str, as_json: bool) -> int:
    """List the samples or copy some; see `metamaker samples --help`."""
    chosen = wanted_game(game)
    known = {path.stem: path for path in sorted(sample_fleets(chosen.key).glob("*.json"))}
    for name in names:
        if name not in known:
            raise unusable("cli-no_sample", name=name, meant=did_you_mean(name, known))
    if not names:
        return _list(chosen, known, as_json)
    copies = {known[name]: to / known[name].name for name in names}
    for copy in copies.values():
        if is_there(copy):
            raise FileProblem(str(copy), "", message("cli-new_file"))
    for sample, copy in copies.items():
        write_file(str(copy), read_file(str(sample)))
    if as_json:
        print_json({"copied": [str(copy) for copy in copies.values()]})
    else:
        from metamaker.cli.terminal import say

        say(*(text("cli-wrote", file=copy) for copy in copies.values()))
    return FINE


def _list(game: Game[Any], known: dict[str, Path], as_json: bool) -> int:
    documents = {name: open_file(str(path)).document for name, path in known.items()}
    titles = {name: game.documents.title(document) for name, document in documents.items()}
    totals = {name: game.designs.roster(document).totals for name, document in documents.items()} if game.designs else {}
    if as_json:
        shown = ({"sample": name, "file": str(path), "name": titles[name]} for name, path in known.items())
        numbers = {name: {"totals": block.as_dict()} for name, block in totals.items()}
        print_json({"samples": [{**each, **numbers.get(each["sample"], {})} for each in shown]})
        return FINE
    from metamaker.cli.terminal import say, table

    if not documents:
        say(text("cli-samples-none"))
        return FINE
    symbols = [stat.symbol for stat in next(iter(totals.values()), StatBlock(())) if stat.symbol in _SHOWN]
    labels = [text("cli-samples-number", symbol=symbol) for symbol in symbols]
    rows = ((name, titles[name], *(figure(totals[name][symbol].value) for symbol in symbols)) for name in known)
    columns = (text("cli-samples-sample"), text("cli-samples-fleet"), *labels)
    say(table(columns, rows, right=labels), "", text("cli-samples-copy"))
    return FINE


_SHOWN = {"combat_value", "tier", "ships"}
"""Totals that tell one sample from another; games without one of them do without."""
