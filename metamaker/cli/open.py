"""`metamaker open`: a share code, or its parts in any order, as a fleet file."""

from collections.abc import Sequence

from metamaker.cli.convert import written
from metamaker.core.problem import FileProblem
from metamaker.core.share_code import is_code
from metamaker.core.storage import read_file, shown
from metamaker.registry import Opened, open_code, open_file


def run(codes: Sequence[str], target: str, as_json: bool) -> int:
    """Write the fleet of the codes; see `metamaker open --help`."""
    return written(_opened(codes), target, as_json)


def _opened(codes: Sequence[str]) -> Opened:
    """Open codes that stand in the command itself or in text files; one argument may be any file that carries a fleet."""
    if len(codes) == 1 and not is_code(codes[0]):
        return open_file(codes[0])
    return open_code("\n".join(code if is_code(code) else _code_in(code) for code in codes))


def _code_in(file: str) -> str:
    text = read_file(file).decode("utf-8", "replace").removeprefix("\ufeff")
    if not is_code(text):
        raise FileProblem(shown(file), "", "expected a share code, which begins with MM1-, found other text")
    return text
