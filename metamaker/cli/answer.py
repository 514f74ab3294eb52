"""What the verbs have in common: opening files, answering in JSON or for people, and going on after a file that is no use."""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from metamaker.core.problem import FileProblem
from metamaker.core.storage import STDIN, shown
from metamaker.core.visible import visible
from metamaker.registry import Opened, open_file

FINE, PROBLEMS, UNUSABLE = 0, 1, 2


@dataclass(frozen=True)
class Answer:
    """What a verb says of one file: its JSON form, how to show it to people, and the exit code that it asks for."""

    data: dict[str, Any]
    show: Callable[[], None]
    code: int = FINE


def answer(files: Sequence[str], as_json: bool, make: Callable[[Opened], Answer]) -> int:
    """Answer for every file and return the highest exit code. A file that is no use gets its sentence, the others go on."""
    once(files)
    several, code = len(files) > 1, FINE
    reports: list[dict[str, Any]] = []
    for number, file in enumerate(files):
        try:
            opened = open_file(file)
            made = make(opened)
        except FileProblem as problem:
            complain(problem)
            reports.append({"file": problem.file, "error": problem.without_file})
            code = UNUSABLE
            continue
        code = max(code, made.code)
        reports.append({"file": opened.file, **made.data} if several else made.data)
        if not as_json:
            _show(made, opened.file if several else "", first=number == 0)
    if as_json and (several or code != UNUSABLE):
        print_json({"files": reports} if several else reports[0])
    return code


def once(files: Sequence[str]) -> None:
    """Raise FileProblem if standard input is named twice: it is read to its end at once."""
    if files.count(STDIN) > 1:
        raise FileProblem(shown(STDIN), "", "expected once among the files, found it again")


def _show(made: Answer, file: str, first: bool) -> None:
    from metamaker.cli.terminal import say, words

    if not first:
        say("")
    if file:
        say(words(file, "bold underline"))
    made.show()


def complain(problem: FileProblem) -> None:
    """Tell what is wrong with a file, in one line on standard error."""
    print(f"metamaker: {visible(str(problem))}", file=sys.stderr)


def print_json(data: object) -> None:
    """Write `data` as JSON. What a terminal would obey, or this encoding lacks, is escaped."""
    plain = (sys.stdout.encoding or "ascii").lower().replace("-", "") != "utf8"
    print(visible(json.dumps(data, ensure_ascii=plain, indent=2), keep="\n"))
