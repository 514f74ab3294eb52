"""Reports about several files."""

from collections.abc import Callable, Mapping, Sequence

from metamaker.cli.input.arguments import once
from metamaker.cli.output.answer import Answer, complain, print_json
from metamaker.cli.output.messages import is_quiet
from metamaker.cli.output.process import FINE, UNUSABLE
from metamaker.core.errors import FileProblem
from metamaker.opening import Opened, open_file


def report_files(
    files: Sequence[str], as_json: bool, make: Callable[[Opened], Answer], read: Callable[[str], Opened] = open_file
) -> int:
    """Report about every file and return the highest exit code. A problem with one file does not stop the others."""
    once(files)
    several, code = len(files) > 1, FINE
    reports: list[Mapping[str, object]] = []
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
        if as_json:
            reports.append({"file": opened.file, **made.data()} if several else made.data())
        elif not is_quiet():
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
