"""`metamaker convert`: any fleet as JSON in the present format."""

import sys

from metamaker.cli.answer import FINE, print_json
from metamaker.core.problem import FileProblem
from metamaker.core.storage import save_document
from metamaker.game import file_bytes
from metamaker.registry import Opened, open_file

STDOUT = "-"


def run(source: str, target: str, as_json: bool) -> int:
    """Read one file, write another; see `metamaker convert --help`."""
    _refuse_prints(target)
    return written(open_file(source), target, as_json)


def written(opened: Opened, target: str, as_json: bool) -> int:
    """Write the document as a JSON file, or to standard output, and tell so."""
    _refuse_prints(target)
    data = file_bytes(opened.game, opened.document)
    if target == STDOUT:
        sys.stdout.buffer.write(data)
        return FINE
    save_document(target, data)
    told = {"file": target, "game": opened.game.key, "format": opened.game.format.number}
    if as_json:
        print_json(told)
    else:
        from metamaker.cli.terminal import say

        say(f"wrote {target}: {opened.game.title(opened.document)}, {opened.game.name}, format {told['format']}")
    return FINE


def _refuse_prints(target: str) -> None:
    """What looks like a print would not open as one."""
    if target != STDOUT and target.lower().endswith((".pdf", ".png", ".svg")):
        raise FileProblem(target, "", "expected a name for a JSON file; `metamaker sheets` prints to PDF")
