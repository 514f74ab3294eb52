"""The tasks of a gallery: the options, and each file with its target."""

from typing import NamedTuple

from metamaker.gallery.sources import Source

MOST_PAGES = 8
"""The number of pages shown of a document without designs; its PDF contains all."""

ROOT = "../../"
"""From the page of a document to the folder of the site."""


class Wishes(NamedTuple):
    """The options of a gallery: the language of its pages, its title, its future address (empty: any).

    `live`: with record sheets for phones.
    """

    language: str
    title: str
    address: str = ""
    live: bool = False


class Task(NamedTuple):
    """A file to make into pages: their folder in the site, the content of the record."""

    source: Source
    site: str
    folder: str
    wishes: Wishes
    key: str
    seen: str
