"""Checks of the files, folders, games and words of a command."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from metamaker.cli.output.answer import complain
from metamaker.cli.output.messages import unusable
from metamaker.core.collation import collated
from metamaker.core.envelope import MAIN_KIND
from metamaker.core.errors import FileProblem
from metamaker.core.json_text import parse
from metamaker.core.messages import Listing, message
from metamaker.core.property import EditProblem
from metamaker.core.schema_errors import nearest_or_all
from metamaker.core.share_code import CodeProblem
from metamaker.core.storage import ENDINGS, STDIN, is_file, is_folder, read_file, reason, shown
from metamaker.game_api.designs import Designs
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.game import Game
from metamaker.opening import Opened, open_file
from metamaker.registry import GAMES, game_called, usual_game


@contextmanager
def about(file: str) -> Iterator[None]:
    """Turn problems with names, codes and edits of a document into FileProblem, which names its file."""
    try:
        yield
    except (NotInDocument, CodeProblem) as problem:
        raise FileProblem(file, "", str(problem)) from None
    except EditProblem as problem:
        raise FileProblem(file, "", str(problem).removesuffix(".")) from None


def once(files: Sequence[str]) -> None:
    """Raise FileProblem if standard input is named twice, because the first use reads all of it."""
    if files.count(STDIN) > 1:
        raise FileProblem(shown(STDIN), "", message("cli-once"))


Part = TypeVar("Part")


def offered(part: Part | None, what: str, game: Game, file: str) -> Part:
    """Return `part`, the attribute `what` of a game. Raises FileProblem if the game does not have it."""
    if part is not None:
        return part
    if game.format.kind != MAIN_KIND:
        raise FileProblem(file, "", message("file-envelope-kind", kind=MAIN_KIND, found=game.format.kind))
    games = Listing(tuple(entry.name for entry in GAMES.values() if getattr(entry.load(), what) is not None))
    raise FileProblem(file, "", message("cli-offered", game=game.name, games=games))


def wanted_game(key: str) -> Game:
    """Return the game with this key, the first one by default. Raises BadParameter for an unknown key."""
    return game_called(chosen(key, GAMES, "--game") if key else usual_game())


def designs_of(opened: Opened) -> Designs:
    """Return the designs of the game of a file. Raises FileProblem if it has none."""
    return offered(opened.game.designs, "designs", opened.game, opened.file)


def same_game(opened: Sequence[Opened]) -> Game:
    """Return the game of documents. Raises FileProblem if they are of several games."""
    game = opened[0].game
    for other in opened:
        if other.game.key != game.key:
            sentence = message("cli-same_game", game=game.name, file=opened[0].file, found=other.game.name)
            raise FileProblem(other.file, "", sentence)
        if other.game is not game:
            raise _other_kind(opened[0], other)
    return game


def _other_kind(first: Opened, other: Opened) -> FileProblem:
    """Return the problem with two kinds of document, about the one that is not a main document."""
    odd, usual = (other, first) if first.game.format.kind == MAIN_KIND else (first, other)
    return FileProblem(odd.file, "", message("file-envelope-kind", kind=usual.game.format.kind, found=odd.game.format.kind))


def usable(files: Sequence[str]) -> Iterator[Opened]:
    """Yield the readable files and report the others."""
    once(files)
    for file in files:
        try:
            yield open_file(file)
        except FileProblem as problem:
            complain(problem)


def chosen(word: str, known: Collection[str], option: str = "") -> str:
    """Return one of the known words, in any case. Raises BadParameter for other words."""
    for each in known:
        if each == word.strip().lower():
            return each
    raise unusable("cli-chosen-one", option, found=word, meant=nearest_or_all(word.lower(), known))


def documents_in(files: Sequence[str]) -> list[str]:
    """Replace each folder by the files with documents in it, by name. Raises FileProblem for a folder without any."""
    return [found for file in files for found in (_inside(file) if file and is_folder(file) else (file,))]


def _inside(folder: str) -> list[str]:
    try:
        files = [file for file in Path(folder).iterdir() if file.suffix in ENDINGS and is_file(file)]
        files.sort(key=lambda file: collated(file.name))
        found = [str(file) for file in files if _may_be_document(str(file))]
    except OSError as problem:
        raise FileProblem(folder, "", message("file-unreadable", reason=reason(problem))) from None
    if not found:
        raise FileProblem(folder, "", message("cli-empty_folder"))
    return found


def _may_be_document(file: str) -> bool:
    """Return whether a file is a document, possibly a damaged one; files of other programs are skipped."""
    try:
        value = parse(read_file(file), file)
    except FileProblem:
        return True
    return isinstance(value, dict) and "game" in value and value.get("kind", MAIN_KIND) == MAIN_KIND


def names(files: Sequence[str]) -> Iterator[str]:
    """Yield the names of files, folders, and single fleets of a printout without extension; nothing for other words."""
    for file in files:
        path = Path(file.partition("#")[0])
        if path.name not in {"", "-"} and len(file) <= _LONGEST:
            yield path.stem
        elif is_folder(file):
            yield path.resolve().name


_LONGEST = 1000
"""Longer words are share codes."""
