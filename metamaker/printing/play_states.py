"""Play states, read from their own files, from sheets filled in on the screen, or from codes of sheets on a phone."""

import re
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import NamedTuple

from metamaker.core.attached_name import attached_number
from metamaker.core.errors import ContentProblem, FileProblem, naming_file
from metamaker.core.json_text import parse
from metamaker.core.messages import Message, message
from metamaker.core.schema_errors import JsonObject
from metamaker.core.storage import is_there, read_file, shown
from metamaker.game_api.game import Game, required
from metamaker.printing.live.state_code import has_state_code, state_in, with_turn

PDF_MARK = b"%PDF-"
_MARK_WITHIN = 1024
_JSON_BEGINS = (b"{", b"[")

_OWNER = re.compile(r"(\d{1,3})/(.+)")
"""Fields of sheets that share a file with those of other documents begin with the number of theirs."""

_PRINTED = ("/name", "/state")
"""The endings of the names of fields that are filled when they are printed."""

_MOST_NAMED = 5

Values = Mapping[str, str]


class ReadState(NamedTuple):
    """A play state, its JSON value, and filled fields that do not belong to it.

    `unused` are fields of this document that the state does not have, `foreign` those of other documents in the file.
    """

    state: object
    value: object
    unused: tuple[str, ...] = ()
    foreign: int = 0

    def turn(self, game: Game) -> int:
        """Return the turn of the state, 0 before the first."""
        body = self.value["body"] if isinstance(self.value, dict) else {}
        return int(body.get(required(game.sheets).turn_word, 0))

    def remarks(self, file: str) -> tuple[Message, ...]:
        """Return the warnings about unused fields."""
        names = ", ".join((*self.unused[:_MOST_NAMED], *(("…",) if len(self.unused) > _MOST_NAMED else ())))
        unused = message("print-state-unused", file=file, count=len(self.unused), names=names)
        foreign = message("print-state-foreign", file=file, count=self.foreign)
        return (*((unused,) if self.unused else ()), *((foreign,) if self.foreign else ()))


def read_state(game: Game, document: object, path: str, number: int = 0) -> ReadState:
    """Return the play state of a document in a file: for a filled PDF file from its fields, for a text from the code in it.

    A code in place of a name is read itself. `number`: the document among several in a PDF file, from 1; 0 to find it by the
    attached documents, or by its ships. Raises FileProblem.
    """
    if is_state_code(path):
        return _coded(game, document, path, str(message("live-code")))
    data, file = read_file(path), shown(path)
    kit = required(game.sheets)
    if PDF_MARK not in data[:_MARK_WITHIN]:
        text = data.decode("utf-8", "replace")
        is_json = data.lstrip().startswith(_JSON_BEGINS)
        if not is_json and has_state_code(text):
            return _coded(game, document, text, file)
        value = parse(data, file)
        if not (isinstance(value, dict) and "format" in value) and has_state_code(text):  # such as a saved game of a tabletop
            return _coded(game, document, text, file)
        return ReadState(kit.play_state(document, value, file), value)
    known = _by_document(data, file)
    if not number and known.keys() - {0}:
        number = _number_of(game, document, data, file, known)
    own = known.get(number, known.get(max(number, 1), known[0]))
    state = kit.filled_state(document, own)
    unused = tuple(_unused(lambda values: kit.filled_state(document, values), own))
    foreign = sum(len(list(_filled(values))) for values in known.values() if values is not own)
    return ReadState(kit.play_state(document, state, file), state, unused, foreign)


def is_state_code(path: str) -> bool:
    """Return whether `path` is a code of a state, or a text with one, and not the name of a file."""
    try:
        return has_state_code(path) and not is_there(path)
    except (OSError, ValueError):  # codes are too long for a file name
        return True


def holds_state_code(path: str) -> bool:
    """Return whether `path` is a code of a state, or a file with one. Raises FileProblem."""
    return is_state_code(path) or has_state_code(read_file(path).decode("utf-8", "replace"))


def _coded(game: Game, document: object, text: str, file: str) -> ReadState:
    """Return the play state of a document in a text with codes of live sheets."""
    with naming_file(file):
        found = state_in(game, document, text)
    kit = required(game.sheets)
    value = with_turn(game, kit.filled_state(document, found.values), found.turn)
    unused = tuple(_unused(lambda values: kit.filled_state(document, values), found.values))
    return ReadState(kit.play_state(document, value, file), value, unused)


def _by_document(data: bytes, file: str) -> dict[int, dict[str, str]]:
    """Return the values of fields by the number of their document, which is removed from their names; 0 without one."""
    from metamaker.rendering.pdf_file import filled_in

    with naming_file(file):
        found = filled_in(data)
    known: defaultdict[int, dict[str, str]] = defaultdict(dict, {0: {}})
    for name, value in found.items():
        owned = _OWNER.fullmatch(name)
        known[int(owned[1]) if owned else 0][owned[2] if owned else name] = value
    return dict(known)


def _filled(values: Values) -> list[str]:
    return [name for name, value in values.items() if value.strip() and not name.endswith(_PRINTED)]


def _unused(state_of: Callable[[Values], object], values: Values) -> list[str]:
    """Return the filled fields that change nothing in a state, each tried separately."""
    return [name for name in _filled(values) if state_of({name: values[name]}) == state_of({name: ""})]


def _number_of(game: Game, document: object, data: bytes, file: str, known: Mapping[int, Values]) -> int:
    """Return the number of a document among those of a print: of the one that is equal, or has its name, or its ships."""
    bodies, own = _bodies(data, file), game.documents.body(document)
    ships = set(required(game.designs).subjects(document, classes=False)) if game.designs is not None else set()
    equal = [number for number, body in bodies.items() if body == own]
    named = [number for number, body in bodies.items() if body.get("name") == own.get("name")]
    fitting = [number for number, values in known.items() if number and _owners(values) <= ships]
    for found in (equal, named, fitting):
        if len(found) == 1 and found[0] in known:
            return found[0]
    key = "print-state-several" if equal or named or fitting else "print-state-other"
    raise FileProblem(file, "", message(key, title=game.documents.title(document)))


def _owners(values: Values) -> set[str]:
    """Return the references of the ships that fields belong to."""
    return {"/".join(name.split("/")[:2]) for name in values if name.startswith("ships/")}


def _bodies(data: bytes, file: str) -> dict[int, JsonObject]:
    """Return the bodies of the documents that a PDF file carries, by their numbers."""
    from metamaker.rendering.attachment import attached_names, attachment

    found = {}
    for name in attached_names(data):
        try:
            value = parse(attachment(data, name)[1], file)
        except (ContentProblem, FileProblem):
            continue
        if isinstance(value, dict) and isinstance(value.get("body"), dict):
            found[attached_number(name)] = value["body"]
    return found
