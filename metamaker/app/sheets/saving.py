"""Writing a print to files: all of it is drawn before anything is written, and each file is written in one step."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from metamaker.app.background import Job
from metamaker.core.storage import write_file
from metamaker.game import Embed
from metamaker.print_files import PDF, PNG, SVG, page_names, print_data, refuse_to_lose
from metamaker.printing import Print
from metamaker.sheets.ink import Ink

KINDS = (PDF, PNG, SVG)


def target_of(path: str, kind: str) -> str:
    """Return the chosen name with the ending of the kind."""
    return path if path.lower().endswith(f".{kind}") else f"{path}.{kind}"


def files_of(path: str, made: Print, kind: str) -> list[str]:
    """Return the names of the files of a print. Raises FileProblem if one of them exists and is of another kind."""
    target = target_of(path, kind)
    names = [target] if len(made.pages) == 1 else page_names(target, len(made.pages), kind)
    for name in names:
        refuse_to_lose(name, kind)
    return names


def save(job: Job, names: Sequence[str], made: Print, ink: Ink, embed: Embed, kind: str, dots: int) -> list[str]:
    """Write a print to its files, whose names are returned. Raises FileProblem."""
    data: list[bytes] = []
    parts = [made] if kind == PDF else [replace(made, pages=(page,)) for page in made.pages]
    for number, part in enumerate(parts):
        job.report(number, len(parts))
        data += print_data(part, ink, embed, kind, dots)
    job.check()
    for name, content in zip(names, data, strict=True):
        write_file(name, content)
    return list(names)


def told(names: Sequence[str]) -> str:
    """Return the files in short: a name, or the first and the last one."""
    first, last = Path(names[0]).name, Path(names[-1]).name
    return first if len(names) == 1 else f"{first} … {last}"
