"""The files of tokens, and of a table for Tabletop Simulator: names and contents, to be written into a folder.

Names have only lower-case letters, digits, hyphens, underscores and slashes between folders.
"""

import json
from collections.abc import Callable, Iterator

from metamaker.tabletops.pictures import TitledFile
from metamaker.tabletops.table import Step, Table
from metamaker.tabletops.tts import BAR_FILE, bar, saved_object

Files = Iterator[tuple[str, bytes]]
"""Names of files with their contents."""

IMAGES = "images"
"""The folder of pictures and pages, next to the saved object."""

_BAR = 1000
"""The width of the picture of the bar in pixels."""


def tts_files(table: Table, address: Callable[[str], str], step: Step) -> Files:
    """Yield the files for Tabletop Simulator: pictures and pages, then a saved object with its thumbnail.

    `address` returns the address of a picture or of pages by the name of their file. The saved object comes last, so that
    everything that it names is there.
    """
    booklets = []
    for each in table.booklets():
        booklets.append(TitledFile(each.title, f"{each.name}.pdf"))
        yield f"{IMAGES}/{each.name}.pdf", table.pdf(each)
    for name, data in table.pictures(step):
        yield f"{IMAGES}/{name}", data
    yield f"{IMAGES}/{BAR_FILE}", table.picture(bar(), _BAR)
    made = saved_object(table.layout, table.files, booklets, table.text_of, address)
    yield f"{table.name}-table.png", table.thumbnail()
    yield f"{table.name}-table.json", json.dumps(made, ensure_ascii=False, indent=2).encode()
