"""What the verbs have in common: opening files, finding what games have, and answering in JSON or for people."""

import json
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from metamaker.cli.process import FINE, UNUSABLE
from metamaker.cli.telling import is_quiet
from metamaker.cli.texts import text, unusable
from metamaker.core.envelope import MAIN_KIND
from metamaker.core.expectation import nearest_or_all
from metamaker.core.problem import FileProblem
from metamaker.core.storage import STDIN, shown
from metamaker.core.visible import visible
from metamaker.core.words import Listing, message
from metamaker.game.designs import Designs
from metamaker.game.game import Game
from metamaker.opening import Opened, open_file
from metamaker.registry import GAMES, game_called, usual_game


@dataclass(frozen=True)
class Answer:
    """What a verb says of one file: its JSON form, how to show it to people, and the exit code that it asks for."""

    data: dict[str, Any]
    show: Callable[[], None]
    code: int = FINE


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


def once(files: Sequence[str]) -> None:
    """Raise FileProblem if standard input is named twice: it is read to its end at once."""
    if files.count(STDIN) > 1:
        raise FileProblem(shown(STDIN), "", message("cli-once"))


def _show(made: Answer, file: str, first: bool) -> None:
    from metamaker.cli.terminal import say, words

    if not first:
        say("")
    if file:
        say(words(file, "bold underline"))
    made.show()


def complain(problem: FileProblem | str) -> None:
    """Tell what is wrong, with a file or a print, in one line on standard error."""
    if isinstance(problem, FileProblem):
        from metamaker.cli.missing import with_hint

        problem = with_hint(problem)
    print(text("cli-sentence", problem=visible(str(problem))), file=sys.stderr)


def print_json(data: object) -> None:
    """Write `data` as JSON. What a terminal would obey, or this encoding lacks, is escaped."""
    plain = (sys.stdout.encoding or "ascii").lower().replace("-", "") != "utf8"
    print(visible(json.dumps(data, ensure_ascii=plain, indent=2), keep="\n"))


Part = TypeVar("Part")


def offered(part: Part | None, what: str, game: Game[Any], file: str) -> Part:
    """Return the part of the game of a file whose attribute is `what`. Raises FileProblem if the game has none."""
    if part is not None:
        return part
    if game.format.kind != MAIN_KIND:
        raise FileProblem(file, "", message("file-envelope-kind", kind=MAIN_KIND, found=game.format.kind))
    games = Listing(tuple(entry.name for entry in GAMES.values() if getattr(entry.load(), what) is not None))
    raise FileProblem(file, "", message("cli-offered", game=game.name, games=games))


def wanted_game(key: str) -> Game[Any]:
    """Return the game with this key, the first one without any. Raises BadParameter for another."""
    return game_called(chosen(key, GAMES, "--game") if key else usual_game())


def designs_of(opened: Opened) -> Designs[Any]:
    """Return the designs of the game of a file. Raises FileProblem if it has none."""
    return offered(opened.game.designs, "designs", opened.game, opened.file)


def same_game(opened: Sequence[Opened]) -> Game[Any]:
    """Return the game of documents. Raises FileProblem unless all of them are of one."""
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
    """Yield the files that can be opened and complain of the others."""
    once(files)
    for file in files:
        try:
            yield open_file(file)
        except FileProblem as problem:
            complain(problem)


def chosen(word: str, known: Collection[str], option: str = "") -> str:
    """Return one of the known words, whatever its case. Raises BadParameter for others, which names the option."""
    for each in known:
        if each == word.strip().lower():
            return each
    raise unusable("cli-chosen-one", option, found=word, meant=nearest_or_all(word.lower(), known))
