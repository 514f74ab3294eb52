"""Opening what holds a document of any game: JSON, a PDF print, a picture, a share code."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from metamaker.core.attached_name import attached_number, attached_stem
from metamaker.core.envelope import migrated, unwrap
from metamaker.core.expectation import did_you_mean
from metamaker.core.json_text import parse
from metamaker.core.png_text import SIGNATURE, PictureProblem, text_in
from metamaker.core.problem import FileProblem
from metamaker.core.share_code import IN_PICTURES, CodeProblem, decoded, is_code
from metamaker.core.storage import is_there, read_file, shown
from metamaker.core.words import message
from metamaker.game.game import Game
from metamaker.registry import GAMES, game_called

PDF_MARK = b"%PDF-"
PDF_MARK_WITHIN = 1024
"""Readers of PDF look for the mark within so many bytes, since some programs write a head of their own before it."""

CODE_MARK_WITHIN = 400
"""A share code may stand behind a greeting. No more is looked at, since this is asked of every file that is opened."""


class SeveralFleets(FileProblem):
    """A print that carries several fleets, of which none was chosen."""


@dataclass(frozen=True)
class Opened:
    """A document that was read, its game, and what messages call the file."""

    file: str
    game: Game[Any]
    document: Any


def open_file(path: str) -> Opened:
    """Return the document in a file: JSON, a PDF print or a PNG card that carries one, or a text with its share code.

    `-` is standard input. A share code in place of the name is opened itself, unless a file is called so. `print.pdf#2` is one
    fleet of a print that carries several, by its number or name. Raises FileProblem, SeveralFleets without such a choice.
    """
    if is_code(path) and not _exists(path):
        return open_code(path)
    file, mark, choice = path.rpartition("#")
    if mark and choice and _exists(file) and not _exists(path):
        return _opened(_chosen(read_file(file), file, choice), path)
    return open_bytes(read_file(path), shown(path))


def open_code(codes: str, file: str = "") -> Opened:
    """Return the document of a share code, or of its parts in any order; messages call it `file`. Raises FileProblem."""
    file = file or str(message("file-share_code"))
    return _opened(_decoded(codes, file), file, of_code=True)


def open_bytes(data: bytes, file: str) -> Opened:
    """Return the document in the content of a file; messages call it `file`. Raises FileProblem."""
    if PDF_MARK in data[:PDF_MARK_WITHIN]:
        return _opened(_attached(data, file), file)
    if data.startswith(SIGNATURE):
        return _opened(_in_picture(data, file), file, of_code=True)
    if is_code(data[:CODE_MARK_WITHIN].decode("utf-8", "replace")):
        return open_code(data.decode("utf-8", "replace"), file)
    return _opened(data, file)


def fleets_in(path: str) -> tuple[str, ...]:
    """Return the names of the fleets that a file carries if it is a print that carries several; else nothing.

    `path#1` opens the first of them. Raises FileProblem.
    """
    data = read_file(path)
    if PDF_MARK not in data[:PDF_MARK_WITHIN]:
        return ()
    names = _names_in(data, shown(path))
    return tuple(attached_stem(name) for name in names) if len(names) > 1 else ()


def _opened(text: bytes, file: str, *, of_code: bool = False) -> Opened:
    envelope = unwrap(parse(text, file), file)
    game = game_named(envelope.game, file)
    body = migrated(envelope, game.format, file)
    return Opened(file, game, game.documents.read(game.documents.completed(body) if of_code else body, file))


def game_named(key: str, file: str) -> Game[Any]:
    """Return the game that a file names. Raises FileProblem if there is none with this key."""
    if key not in GAMES:
        known = tuple(GAMES)
        sentence = message("file-envelope-game", known=", ".join(known), found=key, meant=did_you_mean(key, known))
        raise FileProblem(file, "game", sentence)
    return game_called(key)


def _exists(path: str) -> bool:
    try:
        return is_there(path)
    except (OSError, ValueError):  # too long for a name, as codes are
        return False


def _attached(data: bytes, file: str) -> bytes:
    names = _names_in(data, file)
    if len(names) > 1:
        raise SeveralFleets(file, "", message("file-pdf-several", file=file, fleets=_listed(names)))
    return _attachment(data, file, ".json")[1]


def _chosen(data: bytes, file: str, choice: str) -> bytes:
    """Return one fleet of a print that carries several, by its number from 1 or its name."""
    if PDF_MARK not in data[:PDF_MARK_WITHIN]:
        raise FileProblem(f"{file}#{choice}", "", message("file-pdf-other"))
    names = _names_in(data, file)
    for number, name in enumerate(names, 1):
        if choice in {str(number), name, name.removesuffix(".json"), attached_stem(name)}:
            return _attachment(data, file, name)[1]
    raise FileProblem(f"{file}#{choice}", "", message("file-pdf-none_such", fleets=_listed(names)))


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f"#{number} {attached_stem(name)}" for number, name in enumerate(names, 1))


def _names_in(data: bytes, file: str) -> list[str]:
    """Return the names of all fleets that a PDF file carries, in the order in which they were printed."""
    from metamaker.sheets.attachment import AttachmentProblem, attached_names

    try:
        return sorted(attached_names(data), key=attached_number)
    except AttachmentProblem as problem:
        raise FileProblem(file, "", str(problem)) from None


def _attachment(data: bytes, file: str, ending: str) -> tuple[str, bytes]:
    from metamaker.sheets.attachment import AttachmentProblem, attachment

    try:
        return attachment(data, ending)
    except AttachmentProblem as problem:
        raise FileProblem(file, "", str(problem)) from None


def _in_picture(data: bytes, file: str) -> bytes:
    try:
        return _decoded(text_in(data, IN_PICTURES), file)
    except PictureProblem as problem:
        raise FileProblem(file, "", str(problem)) from None


def _decoded(codes: str, file: str) -> bytes:
    try:
        return decoded(codes)
    except CodeProblem as problem:
        raise FileProblem(file, "", str(problem)) from None
