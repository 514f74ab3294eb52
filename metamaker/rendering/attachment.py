"""Data files attached to PDF files: writing them, and reading them from untrusted files."""

import zlib
from hashlib import md5
from io import BytesIO
from typing import NamedTuple

import pikepdf

from metamaker.core.messages import message
from metamaker.rendering.pdf_file import PdfProblem, opened_pdf

MAX_BYTES = 16 * 1024 * 1024
"""The largest attachment that is read, inflated."""

_MAX_NODES = 10_000
"""The limit for nodes of a name tree. A file with more attachments offers no sensible choice."""


class Attachment(NamedTuple):
    """A JSON file to attach to a PDF file: its name, its content and a short description."""

    name: str
    data: bytes
    description: str


def with_attachment(pdf: bytes, name: str, data: bytes, description: str) -> bytes:
    """Return `pdf` with `data` attached as a JSON file called `name`, the same bytes for the same arguments.

    Attachments that it has already stay; one of the same name is replaced.
    """
    with pikepdf.open(BytesIO(pdf)) as file:
        attach(file, Attachment(name, data, description))
        keep_compressed(file)
        return saved(file)


def attach(file: pikepdf.Pdf, attachment: Attachment) -> None:
    """Attach a JSON file to an open PDF file. It replaces an attachment of the same name and keeps all others."""
    file.attachments[attachment.name] = pikepdf.AttachedFileSpec(
        file,
        attachment.data,
        filename=attachment.name,
        description=attachment.description,
        mime_type="application/json",
        relationship=pikepdf.Name.Source,
        # The library would record the current time by itself.
        creation_date="D:20000101000000Z",
        mod_date="D:20000101000000Z",
    )
    file.Root.AF = pikepdf.Array([file.attachments[each].obj for each in sorted(file.attachments)])


def saved(file: pikepdf.Pdf, version: str = "") -> bytes:
    """Return an open PDF file as bytes: at least of PDF version `version`, and identical for identical content."""
    result = BytesIO()
    # Fields are many small objects: packed together they take a quarter of the room.
    file.save(result, min_version=version, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return result.getvalue()


def keep_compressed(file: pikepdf.Pdf) -> None:
    """Write the filter of singly compressed streams as a name.

    The library would compress a stream with a list of one filter again.
    """
    for each in file.objects:
        if isinstance(each, pikepdf.Stream) and each.get("/Filter") == _COMPRESSED and "/DecodeParms" not in each:
            each["/Filter"] = pikepdf.Name.FlateDecode


_COMPRESSED = pikepdf.Array([pikepdf.Name.FlateDecode])


def attached_names(pdf: bytes, suffix: str = ".json") -> tuple[str, ...]:
    """Return the names of all attachments that end with `suffix`, sorted. Raises PdfProblem for an unreadable file."""
    with opened_pdf(pdf) as file:
        return tuple(name for name in sorted(_attached(file)) if name.endswith(suffix))


def attachment(pdf: bytes, suffix: str = ".json") -> tuple[str, bytes]:
    """Return the name and content of the first attachment, by name, that ends with `suffix`.

    Raises PdfProblem if the file cannot be read, has no such attachment, or one of more than 16 MB.
    """
    with opened_pdf(pdf) as file:
        for name in sorted(_attached(file)):
            if name.endswith(suffix):
                return name, _content(file.attachments[name])
    raise PdfProblem(message("file-pdf-empty"))


def _attached(file: pikepdf.Pdf) -> list[str]:
    """Return the names of the attachments of a PDF file. Raises PdfProblem for an invalid name tree.

    The library walks the tree without checks, and a few merging branches would keep it busy for ever.
    """
    root = file.Root.get("/Names", pikepdf.Dictionary()).get("/EmbeddedFiles")
    found: list[str] = []
    waiting, seen = [] if root is None else [root], 0
    while waiting:
        node, seen = waiting.pop(), seen + 1
        if seen > _MAX_NODES:
            raise PdfProblem(message("file-pdf-no_tree"))
        waiting += list(node.get("/Kids", ()))
        found += map(str, list(node.get("/Names", ()))[::2])
    return found


def _content(attached: pikepdf.AttachedFileSpec) -> bytes:
    stored = attached.get_file()
    data = _inflated(stored.obj)
    if len(data) > MAX_BYTES:
        raise PdfProblem(message("file-pdf-long", found=len(data), most=MAX_BYTES))
    # PDF's own check of an attachment: a changed bit must not open as another fleet.
    if stored.md5 and stored.md5 != md5(data, usedforsecurity=False).digest():
        raise PdfProblem(message("file-pdf-checksum"))
    return data


def _inflated(stored: pikepdf.Object) -> bytes:
    """Return the inflated content, cut one byte above the limit.

    The usual content can exceed the limit of the library for inflating.
    """
    if stored.get("/Filter") != "/FlateDecode" or "/DecodeParms" in stored:
        data: bytes = stored.read_bytes()
        return data
    return zlib.decompressobj().decompress(stored.read_raw_bytes(), MAX_BYTES + 1)


def creator(pdf: bytes) -> str:
    """Return the program named as creator in a PDF file; empty if there is none. Raises PdfProblem."""
    with opened_pdf(pdf) as file:
        return str(file.trailer.get("/Info", pikepdf.Dictionary()).get("/Creator", ""))
