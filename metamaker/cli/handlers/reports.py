"""Reports about several files."""

from collections.abc import Callable, Sequence
from typing import Any

from metamaker.cli.input.arguments import once
from metamaker.cli.output.answer import Answer, complain, print_json
from metamaker.cli.output.messages import is_quiet
from metamaker.cli.output.process import FINE, UNUSABLE
from metamaker.core.problem import FileProblem
from metamaker.opening import Opened, open_file


def answer(
    files: Sequence[str], as_json: bool, make: Callable[[Opened], Answer], read: Callable[[str], Opened] = open_file
) -> int:
    """Answer for every file and return the highest exit code. A file that is no use gets its sentence, the others go on."""
    once(files)
    several, code = len(files) > 1, FINE
    reports: list[dict[str, Any]] = []
    for number, file in enumerate(files):
        try:
            opened = read(file)
            made = make(opened)
        except FileProblem as problem:
            complain(problem)
            reports.append({"file": problem.file, "error": problem.without_file})
            code = UNUSABLE
            continue
        code = max(code, made.code)
        reports.append({"file": opened.file, **made.data} if several else made.data)
        if not as_json and not is_quiet():
            _show(made, opened.file if several else "", first=number == 0)
    if as_json and (several or code != UNUSABLE):
        print_json({"files": reports} if several else reports[0])
    return code


def _show(made: Answer, file: str, first: bool) -> None:
    from metamaker.cli.output.terminal import say, words

    if not first:
        say("")
    if file:
        say(words(file, "bold underline"))
    made.show()
