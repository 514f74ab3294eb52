"""Answers of commands, in JSON or for people, and problems on standard error."""

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from metamaker.cli.output.messages import text
from metamaker.cli.output.process import FINE
from metamaker.core.errors import FileProblem
from metamaker.core.sanitize import visible


@dataclass(frozen=True)
class Answer:
    """The answer of a command: functions that make its JSON model and that show it to people, and the exit code.

    A `problem` is printed last, on standard error.
    """

    data: Callable[[], Mapping[str, object]]
    show: Callable[[], None]
    code: int = FINE
    problem: str = ""


def deliver(answer: Answer, as_json: bool) -> int:
    """Print an answer as JSON, or show it, and return its exit code."""
    if as_json:
        print_json(answer.data())
    else:
        answer.show()
    if answer.problem:
        complain(answer.problem)
    return answer.code


def complain(problem: FileProblem | str) -> None:
    """Print a problem as one line on standard error."""
    if isinstance(problem, FileProblem):
        from metamaker.cli.output.suggestions import with_hint

        problem = with_hint(problem)
    print(text("cli-sentence", problem=visible(str(problem))), file=sys.stderr)


def print_json(data: object) -> None:
    """Print `data` as JSON. Control characters, and those that the encoding lacks, are escaped."""
    plain = (sys.stdout.encoding or "ascii").lower().replace("-", "") != "utf8"
    print(visible(json.dumps(data, ensure_ascii=plain, indent=2), keep="\n"))
