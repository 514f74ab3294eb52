"""What is to be made of a file, and how a gallery is made at all."""

from typing import NamedTuple

from metamaker.gallery.sources import Source

MOST_PAGES = 8
"""Pages that are shown of a document without designs; all of them are in its print."""

ROOT = "../../"
"""From the page of a document to the folder of the site."""


class Wishes(NamedTuple):
    """How a gallery is made: the language of its pages, what it is called, where it will be hosted (empty: anywhere)."""

    language: str
    title: str
    address: str = ""


class Task(NamedTuple):
    """A file to be made into pages: the folder of these in the site, what the record is to hold."""

    source: Source
    site: str
    folder: str
    wishes: Wishes
    key: str
    seen: str
