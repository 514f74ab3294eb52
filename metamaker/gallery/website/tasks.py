"""The tasks of a gallery: the options, and each file with its target."""

from typing import NamedTuple

from metamaker.balance.quick_look import BATTLES
from metamaker.gallery.sources import Source

MOST_PAGES = 8
"""The number of pages shown of a document without designs; its PDF contains all."""

ROOT = "../../"
"""From the page of a document to the folder of the site."""


class Wishes(NamedTuple):
    """The options of a gallery: the language of its pages, its title, its future address (empty: any).

    `tabletops`: each document also has its pieces for virtual tabletops, which needs an address.
    `battles`: the number of battles of each match-up; 0 for forecasts only.
    `live`: with record sheets for phones.
    """

    language: str
    title: str
    address: str = ""
    tabletops: bool = False
    live: bool = False
    battles: int = BATTLES


class Task(NamedTuple):
    """A file to make into pages: their folder in the site, the content of the record."""

    source: Source
    site: str
    folder: str
    wishes: Wishes
    key: str
    seen: str
