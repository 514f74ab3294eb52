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


class Addition:
    """A step to a format that only adds optional entries: `is_used` returns whether a body has one of them."""

    def __init__(self, is_used: Callable[[JsonObject], bool]) -> None:
        self.is_used = is_used

    def __call__(self, body: JsonObject) -> JsonObject:
        """Return the body unchanged."""
        return body


@dataclass(frozen=True)
class Format:
    """A kind of document and its released formats: `steps[0]` leads from format 1 to 2, and so on.

    A step takes an unvalidated body and returns a new one. It need not check parts that it does not change.
    """

    kind: str = MAIN_KIND
    steps: tuple[Step, ...] = ()

    @property
    def number(self) -> int:
        """The present format; formats count from 1."""
        return len(self.steps) + 1

    def needed(self, body: JsonObject) -> int:
        """Return the lowest format for a body of the present format, so that older versions read files without additions."""
        number = self.number
        while number > 1 and isinstance(step := self.steps[number - 2], Addition) and not step.is_used(body):
            number -= 1
        return number


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
    """Return the JSON value of a file that holds `body`, in the lowest format of its kind that has all entries of the body."""
    kind = {} if format_.kind == MAIN_KIND else {"kind": format_.kind}
    return {"game": game, "format": format_.needed(body), **kind, "body": body}


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
