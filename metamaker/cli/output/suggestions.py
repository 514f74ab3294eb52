"""Suggestions for missing files."""

from difflib import get_close_matches
from pathlib import Path

from metamaker.core.errors import FileProblem
from metamaker.core.ids import slug
from metamaker.core.messages import Message, message
from metamaker.core.paths import sample_encounters, sample_events, sample_fleets, sample_universes
from metamaker.core.schema_errors import MAX_COMPARED
from metamaker.core.storage import is_there
from metamaker.registry import GAMES

_ENDINGS = (".json", ".pdf", ".png")
"""Extensions of files with documents."""


def with_hint(problem: FileProblem) -> FileProblem:
    """Return the problem with a file; for a missing file, with a similar sample or file as a suggestion."""
    text = problem.text
    if not isinstance(text, Message) or text.id != "file-unreadable" or is_there(problem.file):
        return problem
    path = Path(problem.file)
    sample = slug(path.name.removesuffix(".json"))
    if _is_sample(sample):
        return FileProblem(problem.file, "", message("cli-missing-sample", problem=text, sample=sample))
    beside = _beside(path)
    close = get_close_matches(path.stem.casefold(), beside, 1) if len(path.stem) <= MAX_COMPARED else []
    if not close:
        return problem
    meant = message("file-meant", word=str(path.with_name(beside[close[0]])))
    return FileProblem(problem.file, "", message("cli-missing-meant", problem=text, meant=meant))


def _is_sample(name: str) -> bool:
    folders = (sample_fleets, sample_encounters, sample_events, sample_universes)
    return any((folder(game) / f"{name}.json").is_file() for game in GAMES for folder in folders)


def _beside(path: Path) -> dict[str, str]:
    """Return the names of the files in the same folder, by their lower-case names without extension."""
    try:
        return {each.stem.casefold(): each.name for each in sorted(path.parent.iterdir()) if each.suffix.lower() in _ENDINGS}
    except (OSError, ValueError):
        return {}
