"""A data file inside a PDF file: putting it in, and taking it out of a file from a stranger."""

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
"""Of a tree of names: more than a file of so many attachments has that nobody could choose among them."""


class Attachment(NamedTuple):
    """A JSON file to be put into a PDF file: its name, its content, and what it is, in a few words."""

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
    """Put a JSON file into an open PDF file, beside others, in place of one that is called the same."""
    file.attachments[attachment.name] = pikepdf.AttachedFileSpec(
        file,
        attachment.data,
        filename=attachment.name,
        description=attachment.description,
        mime_type="application/json",
        relationship=pikepdf.Name.Source,
        # Left to itself the library notes the present moment.
        creation_date="D:20000101000000Z",
        mod_date="D:20000101000000Z",
    )
    file.Root.AF = pikepdf.Array([file.attachments[each].obj for each in sorted(file.attachments)])


def saved(file: pikepdf.Pdf, version: str = "") -> bytes:
    """Return an open PDF file as bytes, the same for the same content; of this version of PDF at least."""
    result = BytesIO()
    # Fields are many small objects: packed together they take a quarter of the room.
    file.save(result, min_version=version, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return result.getvalue()


def keep_compressed(file: pikepdf.Pdf) -> None:
    """Say of streams that are compressed once that they are, by a name: of a list of one the library compresses them again."""
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
    """Return the names of the attachments of a PDF file. Raises PdfProblem for a tree of names that is none.

    The library walks the tree as it stands, and a few branches that meet again keep it busy for ever.
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
    """Return what is stored, a byte more than may be at most: what is usual may be larger than the library may inflate."""
    if stored.get("/Filter") != "/FlateDecode" or "/DecodeParms" in stored:
        data: bytes = stored.read_bytes()
        return data
    return zlib.decompressobj().decompress(stored.read_raw_bytes(), MAX_BYTES + 1)


def creator(pdf: bytes) -> str:
    """Return the program that a PDF file says it was made by; empty without any. Raises PdfProblem."""
    with opened_pdf(pdf) as file:
        return str(file.trailer.get("/Info", pikepdf.Dictionary()).get("/Creator", ""))
