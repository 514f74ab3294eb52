"""What the verbs have in common: opening files, finding what games have, and answering in JSON or for people."""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from metamaker.cli.output.messages import text
from metamaker.cli.output.process import FINE
from metamaker.core.problem import FileProblem
from metamaker.core.visible import visible


@dataclass(frozen=True)
class Answer:
    """What a verb says of one file: its JSON form, how to show it to people, and the exit code that it asks for."""

    data: dict[str, Any]
    show: Callable[[], None]
    code: int = FINE


def complain(problem: FileProblem | str) -> None:
    """Tell what is wrong, with a file or a print, in one line on standard error."""
    if isinstance(problem, FileProblem):
        from metamaker.cli.output.suggestions import with_hint

        problem = with_hint(problem)
    print(text("cli-sentence", problem=visible(str(problem))), file=sys.stderr)


def print_json(data: object) -> None:
    """Write `data` as JSON. What a terminal would obey, or this encoding lacks, is escaped."""
    plain = (sys.stdout.encoding or "ascii").lower().replace("-", "") != "utf8"
    print(visible(json.dumps(data, ensure_ascii=plain, indent=2), keep="\n"))
