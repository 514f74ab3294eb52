"""Opening a document of any game: JSON files, PDFs and pictures that carry one, texts with share codes."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from metamaker.core.attached_name import attached_number, attached_stem
from metamaker.core.code_text import codes_in, decoded, has_code, is_code
from metamaker.core.envelope import MAIN_KIND, Envelope, migrated, unwrap
from metamaker.core.errors import FileProblem, naming_file
from metamaker.core.json_text import parse
from metamaker.core.messages import Message, Text, language_in_force, message
from metamaker.core.png_text import SIGNATURE, text_in
from metamaker.core.schema_errors import nearest_or_all
from metamaker.core.share_code import IN_PICTURES, CodeProblem, code_in, is_link
from metamaker.core.storage import beginning, is_there, read_file, shown
from metamaker.game_api.companion_games import match_game, record_game
from metamaker.game_api.game import Game, title_of
from metamaker.game_api.universe_game import UNIVERSE, UniverseGame
from metamaker.registry import GAMES, game_called
from metamaker.tournaments.game import event_game

PDF_MARK = b"%PDF-"
PDF_MARK_WITHIN = 1024
"""PDF readers accept this many bytes before the mark, because some programs write a header of their own first."""

_JSON_BEGINS = (b"{", b"[")
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"

_KIND = re.compile(rb'"kind"\s*:\s*"(\w+)"')
_KIND_WITHIN = 400
"""MetaMaker writes the kind into the first lines. No more is read, because every file in a folder is asked for its kind."""


class SeveralFleets(FileProblem):
    """A PDF or text with several fleets, without a selection."""


@dataclass(frozen=True)
class Opened:
    """A document, its game, and the name of the file in messages."""

    file: str
    game: Game
    document: Any


@dataclass(frozen=True)
class Carried:
    """A document inside a file: its name there (empty for none) and a function that returns its text or raises FileProblem."""

    file: str
    name: str
    text: Callable[[], bytes]
    of_code: bool = False

    def opened(self, file: str = "", *, played: bool = False) -> Opened:
        """Return the document; messages name `file`. A match or record is refused unless `played`. Raises FileProblem."""
        file = file or self.file
        envelope = unwrap(parse(self.text(), file), file)
        game = _game_of(envelope, file, played=played and not (self.of_code or self.name))
        body = migrated(envelope, game.format, file)
        return Opened(file, game, game.documents.read(game.documents.completed(body) if self.of_code else body, file))

    def label(self) -> str:
        """Return the display name: the name of its file, or of the only design of a share code. Raises FileProblem."""
        if self.name:
            return attached_stem(self.name)
        opened = self.opened()
        designs = opened.game.designs.subjects(opened.document, classes=True) if opened.game.designs else ()
        if len(designs) == 1:
            return title_of(opened.game, opened.document, designs[0], language_in_force())
        return opened.game.documents.title(opened.document)


def _game_of(envelope: Envelope, file: str, *, played: bool) -> Game:
    """Return the game of documents of this kind; for a kind to be refused, the game itself. Raises FileProblem."""
    game = game_named(envelope.game, file)
    if envelope.kind == MAIN_KIND:
        return game
    from metamaker.play.documents import RECORD, REPLAY
    from metamaker.tournaments.model import EVENT

    if envelope.kind == EVENT.kind and game.limits is not None:
        return event_game(game)
    if envelope.kind == UNIVERSE and game.universes is not None:
        packs: Game = game.universes.game
        return packs
    if played and envelope.kind == RECORD.kind and game.sheets is not None:
        return record_game(game)
    if played and envelope.kind == REPLAY.kind and game.play is not None:
        return match_game(game)
    return game


# Files by name


def open_file(path: str) -> Opened:
    """Return the document in a file, as `open_document` does. Raises FileProblem for a universe pack, too."""
    return _without_pack(open_document(path))


def open_document(path: str) -> Opened:
    """Return the document or universe pack in a file: JSON, a PDF or PNG card that carries one, a share code.

    `-` is standard input. A share code in place of a name, or a text with one, is opened itself, unless a file has this name;
    only the share code of a `metamaker:` link is opened. `print.pdf#2` selects one of several fleets in a PDF by number or
    name. Raises FileProblem, and SeveralFleets without such a selection.
    """
    if is_link(path):
        return open_code(linked_code(path), str(message("file-link")))
    if is_message(path):
        return open_code(path)
    file, choice = _parted(path)
    if not choice:
        return _only(carried_in(read_file(path), shown(path)), shown(path))
    carried = carried_in(read_file(file), file)
    if not any(each.name or each.of_code for each in carried):
        raise FileProblem(path, "", message("file-pdf-other"))
    return carried[_number(carried, file, choice) - 1].opened(path)


def open_pack(path: str) -> Opened:
    """Return the universe pack in a file or share code. Raises FileProblem."""
    opened = open_document(path)
    if not isinstance(opened.game, UniverseGame):
        raise FileProblem(opened.file, "", message("file-universe-none"))
    return opened


def open_encounter(path: str) -> tuple[Game, tuple[Any, ...], Any]:
    """Return the game of the encounter in a file, its forces and its set-up. Raises FileProblem."""
    from metamaker.game_api.matches import met
    from metamaker.play.documents import encounter_from

    data, file = read_file(path), shown(path)
    game = game_named(unwrap(parse(data, file), file).game, file)
    forces, encounter = met(game, encounter_from(data, game.key, file), file)
    return game, forces, encounter


def fleets_in(path: str) -> tuple[str, ...]:
    """Return the names of the fleets in a file with several fleets, none for other files. Raises FileProblem.

    `path#1` opens the first of them.
    """
    carried = carried_in(read_file(path), shown(path))
    return tuple(each.label() for each in carried) if len(carried) > 1 else ()


def chosen_number(path: str) -> tuple[str, int]:
    """Return the file of `file#choice` and the number of the selected document, 0 without a selection. Raises FileProblem."""
    file, choice = _parted(path)
    return file, _number(carried_in(read_file(file), file), file, choice) if choice else 0


def is_encounter(path: str) -> bool:
    """Return whether a JSON file holds an encounter. False for unreadable files and links."""
    from metamaker.play.documents import ENCOUNTER

    return _kind_in(path) == ENCOUNTER.kind


def is_pack(path: str) -> bool:
    """Return whether a JSON file holds a universe pack. False for unreadable files and links."""
    return _kind_in(path) == UNIVERSE


def _kind_in(path: str) -> str:
    """Return the kind of document that a file names at its beginning, empty for none."""
    try:
        found = None if is_link(path) else _KIND.search(beginning(path, _KIND_WITHIN))
    except (OSError, ValueError):
        return ""
    return found[1].decode() if found else ""


def _parted(path: str) -> tuple[str, str]:
    """Return the file and the selection of `file#choice`; the selection is empty if there is none."""
    file, mark, choice = path.rpartition("#")
    return (file, choice) if mark and choice and _exists(file) and not _exists(path) else (path, "")


def _exists(path: str) -> bool:
    try:
        return is_there(path)
    except (OSError, ValueError):  # share codes are too long for a file name
        return False


# Share codes


def open_code(codes: str, file: str = "") -> Opened:
    """Return the document or pack of a share code or of its parts in any order; messages name `file`. Raises FileProblem."""
    file = file or str(message("file-share_code"))
    with naming_file(file):
        text = decoded(codes)
    return _of_texts([text], file)[0].opened()


def linked_code(link: str) -> str:
    """Return the share code in a `metamaker:` link. Raises FileProblem for a link with other content."""
    with naming_file(str(message("file-link"))):
        return code_in(link)


def is_message(path: str) -> bool:
    """Return whether `path` is a share code, or a text with one, and not the name of a file."""
    return (is_code(path) or (len(path.split()) > 1 and has_code(path))) and not _exists(path)


# Contents of files


def open_bytes(data: bytes, file: str) -> Opened:
    """Return the document in the content of a file; messages name `file`. Raises FileProblem, SeveralFleets."""
    return _without_pack(_only(carried_in(data, file), file))


def open_any(data: bytes, file: str) -> Opened:
    """Return the document in the content of a file, which may be a match, record or pack. Raises as `open_bytes` does."""
    return _only(carried_in(data, file), file, played=True)


def carried_in(data: bytes, file: str) -> Sequence[Carried]:
    """Return the documents in the content of a file, at least one; messages name `file`. Raises FileProblem.

    For a PDF without attachments these are the share codes on its pages.
    """
    with naming_file(file):
        if PDF_MARK in data[:PDF_MARK_WITHIN]:
            return _attachments(data, file) or _of_texts(_texts_on_pages(data), file)
        if data.startswith(SIGNATURE):
            return _of_texts([decoded(text_in(data, IN_PICTURES))], file)
        if not data.removeprefix(_BYTE_ORDER_MARK).lstrip().startswith(_JSON_BEGINS):
            text = data.decode("utf-8", "replace")
            if has_code(text):
                return _of_texts([each.text() for each in codes_in(text)], file)
    return (Carried(file, "", lambda: data),)


def _attachments(data: bytes, file: str) -> Sequence[Carried]:
    from metamaker.rendering.attachment import attached_names, attachment

    def text(name: str) -> bytes:
        with naming_file(file):
            return attachment(data, name)[1]

    return tuple(Carried(file, name, partial(text, name)) for name in sorted(attached_names(data), key=attached_number))


def _texts_on_pages(data: bytes) -> Sequence[bytes]:
    """Return the texts of the share codes on pages, without damaged ones. Raises CodeProblem if none is left."""
    from metamaker.rendering.page_text import page_texts

    texts: list[bytes] = []
    reason: Text = message("file-pdf-empty")
    for code in (code for text in page_texts(data) for code in codes_in(text)):
        try:
            texts.append(code.text())
        except CodeProblem as problem:
            reason = str(problem)
    if not texts:
        raise CodeProblem(reason)
    return texts


def _of_texts(texts: Sequence[bytes], file: str) -> Sequence[Carried]:
    return tuple(Carried(file, "", partial(bytes, text), of_code=True) for text in dict.fromkeys(texts))


def _only(carried: Sequence[Carried], file: str, *, played: bool = False) -> Opened:
    """Return the only document of a file. Raises SeveralFleets."""
    if len(carried) > 1:
        raise SeveralFleets(file, "", message("file-pdf-several", file=file, fleets=_listed(carried)))
    return carried[0].opened(played=played)


def _number(carried: Sequence[Carried], file: str, choice: str) -> int:
    """Return the number, from 1, of the document with this number or name. Raises FileProblem."""
    for number, each in enumerate(carried, 1):
        if choice in {str(number), each.name, each.name.removesuffix(".json"), each.label()}:
            return number
    raise FileProblem(f"{file}#{choice}", "", message("file-pdf-none_such", fleets=_listed(carried)))


def _listed(carried: Sequence[Carried]) -> str:
    return ", ".join(f"#{number} {each.label()}" for number, each in enumerate(carried, 1))


# The game of a document


def game_named(key: str, file: str) -> Game:
    """Return the game with this key in a file. Raises FileProblem for an unknown key."""
    if key not in GAMES:
        raise FileProblem(file, "", message("file-envelope-game", found=key, meant=nearest_or_all(key, GAMES)))
    return game_called(key)


def document_of(game: Game, opened: Opened) -> object:
    """Return the document of a file that must be one of `game`.

    Raises FileProblem for documents of other games, and for another kind of the same game, such as a tournament.
    """
    if opened.game.key != game.key:
        raise FileProblem(opened.file, "", message("file-other_game", game=game.name))
    if opened.game is not game:
        raise FileProblem(opened.file, "", other_kind(opened.game))
    return opened.document


def other_kind(game: Game) -> Message:
    """Return the sentence that a file holds a document of `game` where another kind of the same game is needed."""
    return message("file-other_kind", found=game.documents.words(language_in_force())["document-kind"])


def _without_pack(opened: Opened) -> Opened:
    """Return a document that can be played and printed. Raises FileProblem for a universe pack."""
    if isinstance(opened.game, UniverseGame):
        raise FileProblem(opened.file, "", message("file-universe", title=opened.game.documents.title(opened.document)))
    return opened
