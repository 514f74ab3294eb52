"""The envelope around every document, and the steps from old formats to the present one."""

import json
from collections.abc import Callable
from dataclasses import dataclass

from metamaker.core.errors import FileProblem
from metamaker.core.messages import Text, message
from metamaker.core.schema_errors import JsonObject, did_you_mean

MAIN_KIND = "fleet"
"""The kind of a document whose envelope does not name one."""

Step = Callable[[JsonObject], JsonObject]


@dataclass(frozen=True)
class Format:
    """A kind of document and its released formats: `steps[0]` leads from format 1 to 2, and so on.

    A step takes an unvalidated body and returns a new one. It need not check parts that it does not change. `oldest(body)` is
    the oldest format that can hold a body of the newest one: older versions of the program still read files without news.
    """

    kind: str = MAIN_KIND
    steps: tuple[Step, ...] = ()
    oldest: Callable[[JsonObject], int] | None = None

    @property
    def number(self) -> int:
        """The newest format; formats count from 1."""
        return len(self.steps) + 1

    def number_of(self, body: JsonObject) -> int:
        """Return the format in which a body of the newest format is written."""
        return self.number if self.oldest is None else self.oldest(body)


@dataclass(frozen=True)
class Envelope:
    """The head of a file, and its body as JSON values."""

    game: str
    format: int
    kind: str
    body: JsonObject


def unwrap(value: object, file: str) -> Envelope:
    """Return the envelope that the JSON value is. Raises FileProblem if it is none."""
    if not isinstance(value, dict) or "game" not in value:
        raise FileProblem(file, "", message("file-envelope-other"))
    for key in value:
        if key not in _KEYS:
            raise FileProblem(file, "", message("file-envelope-key", key=key, meant=did_you_mean(key, _KEYS)))
    for key, kind in _KEYS.items():
        # bool is an int to Python, not to a file
        if not isinstance(value.get(key, MAIN_KIND if key == "kind" else None), kind) or isinstance(value.get(key), bool):
            raise FileProblem(file, "", message("file-envelope-value", entry=key, found=_found(value.get(key))))
    if value["format"] < 1:
        raise FileProblem(file, "", message("file-envelope-format", found=str(value["format"])))
    return Envelope(value["game"], value["format"], value.get("kind", MAIN_KIND), value["body"])


def wrap(game: str, format_: Format, body: JsonObject) -> JsonObject:
    """Return the JSON value of a file that holds `body`, which has the newest format of its kind."""
    kind = {} if format_.kind == MAIN_KIND else {"kind": format_.kind}
    return {"game": game, "format": format_.number_of(body), **kind, "body": body}


def compact(value: JsonObject) -> bytes:
    """Return the JSON value of a file as its shortest text, for share codes."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()


def migrated(envelope: Envelope, known: Format, file: str) -> JsonObject:
    """Return the body in the present format. Raises FileProblem for another kind, a newer format, a body that fits no step."""
    if envelope.kind != known.kind:
        raise FileProblem(file, "", message("file-envelope-kind", kind=known.kind, found=envelope.kind[:_LONGEST_KIND]))
    if envelope.format > known.number:
        raise FileProblem(file, "", message("file-envelope-newer", most=known.number, found=str(envelope.format)))
    body = envelope.body
    for step in known.steps[envelope.format - 1 :]:
        try:
            body = step(body)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError):
            raise FileProblem(file, "", message("file-envelope-body", format=envelope.format)) from None
    return body


_LONGEST_KIND = 40

_KEYS: dict[str, type] = {"game": str, "format": int, "kind": str, "body": dict}

_KINDS: dict[type, str] = {
    bool: "truth",
    int: "number",
    str: "text",
    list: "list",
    dict: "record",
}


def _found(value: object) -> Text:
    """Return the kind of a value, "nothing" for none; a number with a point itself, because others write whole numbers so."""
    if value is None:
        return "nothing"
    return str(value) if isinstance(value, float) else message(f"file-kind-{_KINDS[type(value)]}")
