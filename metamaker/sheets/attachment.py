"""A data file inside a PDF file: putting it in, and taking it out of a file from a stranger."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import md5
from io import BytesIO

import pikepdf

from metamaker.core.words import message

MAX_BYTES = 16 * 1024 * 1024
"""The largest attachment that is read, inflated."""

_MAX_FILTER_MEMORY = 64 * 1024 * 1024
"""A small file may inflate to any size.

Four times the largest attachment leaves room for what a filter needs beside its result.
"""

_MAX_FILTERS = 3
"""Filters that may stand in a row.

What is written here has one; other programs add an encoding as text, a chain of many is an attack.
"""

_MAX_NODES = 10_000
"""Of a tree of names: more than a file of so many attachments has that nobody could choose among them."""


class AttachmentProblem(ValueError):
    """A PDF file without a readable attachment; the text is one sentence that says what is wrong."""


def with_attachment(pdf: bytes, name: str, data: bytes, description: str) -> bytes:
    """Return `pdf` with `data` attached as a JSON file called `name`, the same bytes for the same arguments.

    Attachments that it has already stay; one of the same name is replaced.
    """
    with pikepdf.open(BytesIO(pdf)) as file:
        attached = pikepdf.AttachedFileSpec(
            file,
            data,
            filename=name,
            description=description,
            mime_type="application/json",
            relationship=pikepdf.Name.Source,
            # Left to itself the library notes the present moment.
            creation_date="D:20000101000000Z",
            mod_date="D:20000101000000Z",
        )
        file.attachments[name] = attached
        file.Root.AF = pikepdf.Array([file.attachments[each].obj for each in sorted(file.attachments)])
        result = BytesIO()
        # Fields are many small objects: packed together they take a quarter of the room.
        file.save(result, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return result.getvalue()


def attached_names(pdf: bytes, suffix: str = ".json") -> tuple[str, ...]:
    """Return the names of all attachments that end with `suffix`, sorted. Raises AttachmentProblem for an unreadable file."""
    with _opened(pdf) as file:
        return tuple(name for name in sorted(_attached(file)) if name.endswith(suffix))


def attachment(pdf: bytes, suffix: str = ".json") -> tuple[str, bytes]:
    """Return the name and content of the first attachment, by name, that ends with `suffix`.

    Raises AttachmentProblem if the file cannot be read, has no such attachment, or one of more than 16 MB.
    """
    with _opened(pdf) as file:
        for name in sorted(_attached(file)):
            if name.endswith(suffix):
                return name, _content(file.attachments[name])
    raise AttachmentProblem(message("file-pdf-empty", ending=suffix))


def _attached(file: pikepdf.Pdf) -> list[str]:
    """Return the names of the attachments of a PDF file. Raises AttachmentProblem for a tree of names that is none.

    The library walks the tree as it stands, and a few branches that meet again keep it busy for ever.
    """
    root = file.Root.get("/Names", pikepdf.Dictionary()).get("/EmbeddedFiles")
    found: list[str] = []
    waiting, seen = [] if root is None else [root], 0
    while waiting:
        node, seen = waiting.pop(), seen + 1
        if seen > _MAX_NODES:
            raise AttachmentProblem(message("file-pdf-no_tree"))
        waiting += list(node.get("/Kids", ()))
        found += map(str, list(node.get("/Names", ()))[::2])
    return found


@contextmanager
def _opened(pdf: bytes) -> Iterator[pikepdf.Pdf]:
    _limit_inflation()
    try:
        with pikepdf.open(BytesIO(pdf)) as file:
            yield file
    except AttachmentProblem:
        raise
    except _DAMAGE as error:
        raise AttachmentProblem(message("file-pdf-damaged")) from error


# What the library raises for broken structures depends on where they are broken.
_DAMAGE = (pikepdf.PikepdfError, ValueError, TypeError, KeyError, AttributeError, RuntimeError, NotImplementedError)


def _content(attached: pikepdf.AttachedFileSpec) -> bytes:
    stored = attached.get_file()
    data: bytes = stored.read_bytes()
    if len(data) > MAX_BYTES:
        raise AttachmentProblem(message("file-pdf-long", found=len(data), most=MAX_BYTES))
    # PDF's own check of an attachment: a changed bit must not open as another fleet.
    if stored.md5 and stored.md5 != md5(data, usedforsecurity=False).digest():
        raise AttachmentProblem(message("file-pdf-checksum"))
    return data


@cache
def _limit_inflation() -> None:
    """Bound what a stream may grow to, for the whole process: a megabyte of file can be made to fill gigabytes."""
    pikepdf.settings.set_qpdf_limits(
        flate_max_memory=_MAX_FILTER_MEMORY,
        png_max_memory=_MAX_FILTER_MEMORY,
        tiff_max_memory=_MAX_FILTER_MEMORY,
        run_length_max_memory=_MAX_FILTER_MEMORY,
        dct_max_memory=_MAX_FILTER_MEMORY,
        max_stream_filters=_MAX_FILTERS,
    )


def creator(pdf: bytes) -> str:
    """Return the program that a PDF file says it was made by; empty without any. Raises AttachmentProblem."""
    with _opened(pdf) as file:
        return str(file.trailer.get("/Info", pikepdf.Dictionary()).get("/Creator", ""))
