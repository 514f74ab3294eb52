"""The index of a hosted gallery: an untrusted file, read within limits and never executed."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from metamaker.core.errors import FileProblem
from metamaker.core.frozen import Frozen, Many, Prose, Tag
from metamaker.core.json_text import parse
from metamaker.core.messages import message
from metamaker.core.validation import validated
from metamaker.gallery.manifest import FORMAT, Entry

INDEX = "assets/index-data.js"
"""The file of the index in a gallery: a script that gives it a name, as pages on a disk may load no data."""

SCRIPT = '"use strict";\nvar GALLERY = '
"""The text before the data in it; a semicolon follows the data."""

MOST_ENTRIES = 100_000

AT_ONCE = 200
"""The number of entries validated at once: ten milliseconds of pydantic, during which no other thread runs."""

_STEP = "[a-z0-9][a-z0-9_-]*"

Line = Annotated[Prose, StringConstraints(max_length=500)]
Page = Annotated[str, StringConstraints(pattern=rf"^{_STEP}(/{_STEP})*\.html$", max_length=300)]
Picture = Annotated[str, StringConstraints(pattern=rf"^({_STEP}(/{_STEP})*\.png)?$", max_length=300)]


class Listed(Entry):
    """An entry of such an index, with the day on which it came into the gallery. Its paths cannot lead out of the site."""

    kind: Literal["fleet", "design", "encounter"]
    game: Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,40}$")]
    title: Line
    subtitle: Line
    fleet: Line
    author: Line
    tags: Annotated[Many[Tag], Field(max_length=200)]
    licence: Line
    page: Page
    picture: Picture
    id: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
    numbers: Annotated[dict[str, float], Field(max_length=500)]
    words: Annotated[dict[str, Line], Field(max_length=500)]
    problems: Annotated[int, Field(ge=0)]
    seen: Annotated[str, StringConstraints(pattern=r"^(\d{4}-\d\d-\d\d)?$")]


Told = tuple[Line, Annotated[str, StringConstraints(max_length=40)], int]
"""The label of a number, its unit, and the better direction."""


class Index(Frozen):
    """The content of a gallery, and the labels of the numbers of each kind of entry (`metaverse/design` → key → label)."""

    entries: Annotated[Many[Listed], Field(max_length=MOST_ENTRIES)]
    labels: Annotated[dict[str, dict[str, Told]], Field(max_length=100)]


def read_index(data: bytes, file: str) -> Index:
    """Return the index in a file, which messages call `file`.

    Raises FileProblem for anything else, for more than 16 MB, for a newer version, and for impossible values.
    """
    head, tail = SCRIPT.encode(), b";\n"
    if not data.startswith(head) or not data.endswith(tail):
        raise FileProblem(file, "", message("gallery-no_index"))
    value = parse(data.removeprefix(head).removesuffix(tail), file)
    if not isinstance(value, dict):
        raise FileProblem(file, "", message("gallery-no_index"))
    number = value.get("format", FORMAT)
    if isinstance(number, int) and number > FORMAT:
        raise FileProblem(file, "", message("file-envelope-newer", most=FORMAT, found=number))
    return _validated(_records(value, file), value.get("labels", {}), file)


def _validated(entries: Sequence[object], labels: object, file: str) -> Index:
    """Return the index of these entries, validated in slices, so that other threads can run between them."""
    whole = {"entries": entries, "labels": labels}
    if not AT_ONCE < len(entries) <= MOST_ENTRIES:
        return validated(Index, whole, file)
    try:
        slices = [
            validated(Index, {"entries": entries[first : first + AT_ONCE], "labels": labels}, file)
            for first in range(0, len(entries), AT_ONCE)
        ]
    except FileProblem:
        return validated(Index, whole, file)  # which gives the place of the fault in the whole
    return slices[0].model_copy(update={"entries": tuple(entry for each in slices for entry in each.entries)})


def _records(value: Mapping[str, object], file: str) -> Sequence[object]:
    """Return the entries with the names of their fields, which the file contains once for all of them."""
    fields, entries = value.get("fields"), value.get("entries")
    if not isinstance(fields, list) or not isinstance(entries, list) or not all(isinstance(each, str) for each in fields):
        raise FileProblem(file, "fields", message("gallery-no_index"))
    for number, each in enumerate(entries):
        if not isinstance(each, list) or len(each) != len(fields):
            raise FileProblem(file, f"entries/{number}", message("gallery-entry_length", count=len(fields)))
    return [dict(zip(fields, each, strict=True)) for each in entries]
