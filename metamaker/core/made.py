"""What an edit gives that makes something new."""

from typing import Generic, NamedTuple, TypeVar

Document = TypeVar("Document")


class Made(NamedTuple, Generic[Document]):
    """The document after the edit, and the reference of what was made in it."""

    fleet: Document
    ref: str
