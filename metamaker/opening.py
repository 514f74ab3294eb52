"""Opening what holds a document of any game: JSON, a PDF print, a picture, a text with share codes."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

from metamaker.core.attached_name import attached_number, attached_stem
from metamaker.core.code_text import codes_in, decoded, has_code, is_code
from metamaker.core.envelope import migrated, unwrap
from metamaker.core.expectation import nearest_or_all
from metamaker.core.json_text import parse
from metamaker.core.link import code_in, is_link
from metamaker.core.png_text import SIGNATURE, text_in
from metamaker.core.problem import ContentProblem, FileProblem
from metamaker.core.share_code import IN_PICTURES, CodeProblem
from metamaker.core.storage import beginning, is_there, read_file, shown
from metamaker.core.words import Message, language_in_force, message
from metamaker.events.game import event_game
from metamaker.events.model import EVENT
from metamaker.game.game import Game, title_of
from metamaker.game.match_documents import match_game
from metamaker.game.matches import met
from metamaker.game.record_documents import record_game
from metamaker.game.universe_game import UNIVERSE, UniverseGame
from metamaker.play.encounter import ENCOUNTER, encounter_from
from metamaker.play.replay import REPLAY
from metamaker.play.table_record import RECORD
from metamaker.registry import GAMES, game_called

PDF_MARK = b"%PDF-"
PDF_MARK_WITHIN = 1024
"""Readers of PDF look for the mark within so many bytes, since some programs write a head of their own before it."""

_JSON_BEGINS = (b"{", b"[")
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


Read = TypeVar("Read")


class SeveralFleets(FileProblem):
    """A print that carries several fleets, of which none was chosen."""


@dataclass(frozen=True)
class Opened:
    """A document that was read, its game, and what messages call the file."""

    file: str
    game: Game[Any]
    document: Any


@dataclass(frozen=True)
class Carried:
    """A document inside a file: its name there, empty where it has none, and what reads it and may raise FileProblem."""

    file: str
    name: str
    text: Callable[[], bytes]
    of_code: bool = False

    def opened(self) -> Opened:
        """Return the document. Raises FileProblem."""
        return _opened(self.text(), self.file, of_code=self.of_code)

    def label(self) -> str:
        """Return what people call it: the name of its file, or of the only design of a code. Raises FileProblem."""
        if self.name:
            return attached_stem(self.name)
        opened = self.opened()
        designs = opened.game.designs.subjects(opened.document, classes=True) if opened.game.designs else ()
        if len(designs) == 1:
            return title_of(opened.game, opened.document, designs[0], language_in_force())
        return opened.game.documents.title(opened.document)


def open_file(path: str) -> Opened:
    """Return the document that a game is played with in a file, as `open_document` does; FileProblem for a universe pack."""
    return _no_pack(open_document(path))


def open_document(path: str) -> Opened:
    """Return the document in a file, or the universe pack: JSON, a PDF print or a PNG card that carries one, a share code.

    `-` is standard input. A share code in place of the name, or a text with one, is opened itself, unless a file is called
    so; of a `metamaker:` link the share code alone, whatever files there are. `print.pdf#2` is one fleet of a print that
    carries several, by its number or name. Raises FileProblem, SeveralFleets without such a choice.
    """
    if is_link(path):
        return _of_code(linked_code(path), str(message("file-link")))
    if is_message(path):
        return _of_code(path, "")
    file, mark, choice = path.rpartition("#")
    if mark and choice and _exists(file) and not _exists(path):
        carried = carried_in(read_file(file), file)
        if not any(each.name or each.of_code for each in carried):
            raise FileProblem(path, "", message("file-pdf-other"))
        return _chosen(carried, file, choice)
    return _of_bytes(read_file(path), shown(path))


def linked_code(link: str) -> str:
    """Return the share code in a link of the program. Raises FileProblem for a link with anything else in it."""
    return _read(lambda: code_in(link), str(message("file-link")))


def is_message(path: str) -> bool:
    """Whether what stands in place of a file is a share code, or words with one among them, and not the name of a file."""
    return (is_code(path) or (len(path.split()) > 1 and has_code(path))) and not _exists(path)


def open_code(codes: str, file: str = "") -> Opened:
    """Return the document of a share code, or of its parts in any order; messages call it `file`. Raises FileProblem."""
    return _no_pack(_of_code(codes, file))


def _of_code(codes: str, file: str) -> Opened:
    file = file or str(message("file-share_code"))
    return _opened(_read(lambda: decoded(codes), file), file, of_code=True)


def open_bytes(data: bytes, file: str) -> Opened:
    """Return the document in the content of a file; messages call it `file`. Raises FileProblem, SeveralFleets."""
    return _no_pack(_of_bytes(data, file))


def _of_bytes(data: bytes, file: str) -> Opened:
    carried = carried_in(data, file)
    if len(carried) > 1:
        raise SeveralFleets(file, "", message("file-pdf-several", file=file, fleets=_listed(carried)))
    return carried[0].opened()


def is_encounter(path: str) -> bool:
    """Whether a file says that it holds an encounter; not of one that cannot be read, nor of a link."""
    return _says(path, _ENCOUNTER)


def is_pack(path: str) -> bool:
    """Whether a file says that it holds a universe pack; not of one that cannot be read, nor of a link."""
    return _says(path, _PACK)


def _says(path: str, kind: re.Pattern[bytes]) -> bool:
    if is_link(path):
        return False
    try:
        return kind.search(beginning(path, _MATCH_WITHIN)) is not None
    except (OSError, ValueError):
        return False


def open_encounter(path: str) -> tuple[Game[Any], tuple[Any, ...], Any]:
    """Return the game of an encounter in a file, its forces, and how they meet. Raises FileProblem."""
    data, file = read_file(path), shown(path)
    game = game_named(unwrap(parse(data, file), file).game, file)
    forces, encounter = met(game, encounter_from(data, game.key, file), file)
    return game, forces, encounter


_ENCOUNTER = re.compile(f'"{ENCOUNTER.kind}"'.encode())
_PACK = re.compile(rf'"kind"\s*:\s*"{UNIVERSE}"'.encode())
_AT_THE_TABLE = tuple(f'"{each.kind}"'.encode() for each in (REPLAY, RECORD))
_OF_TABLES = (REPLAY.kind, RECORD.kind, ENCOUNTER.kind)
_MATCH_WITHIN = 400
"""A match says in its first lines what it is. No more is looked at, since this is asked of every file."""


def open_any(data: bytes, file: str) -> Opened:
    """Return the document in a file, a match, record or pack too; messages call it `file`. Raises as `open_bytes` does."""
    if any(mark in data[:_MATCH_WITHIN] for mark in _AT_THE_TABLE):
        envelope = unwrap(parse(data, file), file)
        game = game_named(envelope.game, file)
        if envelope.kind == RECORD.kind and game.sheets is not None:
            records = record_game(game)
            return Opened(file, records, records.documents.read(migrated(envelope, RECORD, file), file))
        if envelope.kind == REPLAY.kind and game.play is not None:
            matches = match_game(game)
            return Opened(file, matches, matches.documents.read(migrated(envelope, REPLAY, file), file))
    return _of_bytes(data, file)


def fleets_in(path: str) -> tuple[str, ...]:
    """Return the names of the fleets that a file carries if it carries several; else nothing.

    `path#1` opens the first of them. Raises FileProblem.
    """
    carried = carried_in(read_file(path), shown(path))
    return tuple(each.label() for each in carried) if len(carried) > 1 else ()


def chosen_number(path: str) -> tuple[str, int]:
    """Return the file that is meant, and which of several documents in it, from 1; 0 where that is not said.

    Raises FileProblem.
    """
    file, mark, choice = path.rpartition("#")
    if not (mark and choice and _exists(file)) or _exists(path):
        return path, 0
    return file, _number(carried_in(read_file(file), file), file, choice)


def carried_in(data: bytes, file: str) -> Sequence[Carried]:
    """Return what the content of a file carries, one document at least; messages call it `file`. Raises FileProblem.

    A print whose attachments are gone has the share codes of its pages.
    """
    if PDF_MARK in data[:PDF_MARK_WITHIN]:
        names = sorted(_read(lambda: _names_in(data), file), key=attached_number)
        attached = tuple(Carried(file, name, partial(_read, partial(_attached, data, name), file)) for name in names)
        return attached or _of_pages(data, file)
    if data.startswith(SIGNATURE):
        return (Carried(file, "", lambda: _read(lambda: decoded(text_in(data, IN_PICTURES)), file), of_code=True),)
    if not data.removeprefix(_BYTE_ORDER_MARK).lstrip().startswith(_JSON_BEGINS):
        text = data.decode("utf-8", "replace")
        if has_code(text):
            return _of_texts(_read(lambda: [each.text() for each in codes_in(text)], file), file)
    return (Carried(file, "", lambda: data),)


def _of_pages(data: bytes, file: str) -> Sequence[Carried]:
    """Return what share codes in the text of pages say; those that did not come through whole are passed over."""
    texts, wrong = _read(lambda: _codes_of_pages(data), file)
    if not texts:
        raise FileProblem(file, "", wrong)
    return _of_texts(texts, file)


def _codes_of_pages(data: bytes) -> tuple[Sequence[bytes], str]:
    """Return what the codes of pages say, and what is wrong if that is nothing."""
    from metamaker.sheets.page_text import page_texts

    found: list[bytes] = []
    wrong = str(message("file-pdf-empty"))
    for each in (code for text in page_texts(data) for code in codes_in(text)):
        try:
            found.append(each.text())
        except CodeProblem as problem:
            wrong = str(problem)
    return found, wrong


def _of_texts(texts: Sequence[bytes], file: str) -> Sequence[Carried]:
    return tuple(Carried(file, "", partial(bytes, text), of_code=True) for text in dict.fromkeys(texts))


def _opened(text: bytes, file: str, *, of_code: bool = False) -> Opened:
    envelope = unwrap(parse(text, file), file)
    game = game_named(envelope.game, file)
    if envelope.kind == EVENT.kind and game.limits is not None:
        game = event_game(game)
    elif envelope.kind not in {game.format.kind, *_OF_TABLES} and game.universes is not None:
        game = game.universes.game if envelope.kind == game.universes.game.format.kind else game
    body = migrated(envelope, game.format, file)
    return Opened(file, game, game.documents.read(game.documents.completed(body) if of_code else body, file))


def _no_pack(opened: Opened) -> Opened:
    """Return what is no universe pack, which is nothing to play or print. Raises FileProblem."""
    if isinstance(opened.game, UniverseGame):
        raise FileProblem(opened.file, "", message("file-universe", title=opened.game.documents.title(opened.document)))
    return opened


def open_pack(path: str) -> Opened:
    """Return the universe pack in a file, in what holds share codes, or in a share code. Raises FileProblem."""
    opened = open_document(path)
    if not isinstance(opened.game, UniverseGame):
        raise FileProblem(opened.file, "", message("file-universe-none"))
    return opened


def game_named(key: str, file: str) -> Game[Any]:
    """Return the game that a file names. Raises FileProblem if there is none with this key."""
    if key not in GAMES:
        raise FileProblem(file, "", message("file-envelope-game", found=key, meant=nearest_or_all(key, GAMES)))
    return game_called(key)


def document_of(game: Game[Any], opened: Opened) -> Any:
    """Return the document of a file that has to be one of `game`.

    Raises FileProblem for documents of other games, and for another kind of the same game, such as a tournament.
    """
    if opened.game.key != game.key:
        raise FileProblem(opened.file, "", message("file-other_game", game=game.name))
    if opened.game is not game:
        raise FileProblem(opened.file, "", other_kind(opened.game))
    return opened.document


def other_kind(game: Game[Any]) -> Message:
    """Return the sentence about a file with documents of `game` where another kind of the same game is needed."""
    return message("file-other_kind", found=game.documents.words(language_in_force())["document-kind"])


def _exists(path: str) -> bool:
    try:
        return is_there(path)
    except (OSError, ValueError):  # too long for a name, as codes are
        return False


def _chosen(carried: Sequence[Carried], file: str, choice: str) -> Opened:
    """Return one document of several, by its number from 1 or its name."""
    return replace(carried[_number(carried, file, choice) - 1], file=f"{file}#{choice}").opened()


def _number(carried: Sequence[Carried], file: str, choice: str) -> int:
    for number, each in enumerate(carried, 1):
        if choice in {str(number), each.name, each.name.removesuffix(".json"), each.label()}:
            return number
    raise FileProblem(f"{file}#{choice}", "", message("file-pdf-none_such", fleets=_listed(carried)))


def _listed(carried: Sequence[Carried]) -> str:
    return ", ".join(f"#{number} {each.label()}" for number, each in enumerate(carried, 1))


def _names_in(data: bytes) -> Sequence[str]:
    from metamaker.sheets.attachment import attached_names

    return attached_names(data)


def _attached(data: bytes, name: str) -> bytes:
    from metamaker.sheets.attachment import attachment

    return attachment(data, name)[1]


def _read(read: Callable[[], Read], file: str) -> Read:
    """Return what is read of a file; what is wrong with it is told with its name."""
    try:
        return read()
    except ContentProblem as problem:
        raise FileProblem(file, "", str(problem)) from None
