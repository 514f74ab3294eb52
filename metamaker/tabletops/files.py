"""The files of tokens, and of a table for Tabletop Simulator: names and contents, to be written into a folder.

Names have only lower-case letters, digits, hyphens, underscores and slashes between folders.
"""

import json
from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path

from metamaker.core.errors import FileProblem
from metamaker.core.messages import message
from metamaker.core.storage import beginning, is_there, make_folder, write_file
from metamaker.tabletops.pictures import TitledFile
from metamaker.tabletops.table import Step, Table
from metamaker.tabletops.tts import BAR_FILE, bar, saved_object


class Program(StrEnum):
    """The virtual tabletops with files of their own."""

    TTS = "tts"
    VASSAL = "vassal"


Files = Iterator[tuple[str, bytes]]
"""Names of files with their contents."""


def local_address(folder: str) -> Callable[[str], str]:
    """Return the function that gives addresses of pictures in a folder for saved objects on this computer."""
    place = Path(folder).absolute() / IMAGES
    return lambda name: (place / name).as_uri()


def hosted_address(site: str) -> Callable[[str], str]:
    """Return the function that gives addresses of pictures below an address that ends with a slash."""
    return lambda name: f"{site}{name}"


IMAGES = "images"
"""The folder of pictures and pages, next to the saved object."""

_BAR = 1000
"""The width of the picture of the bar in pixels."""


def token_files(table: Table, step: Step) -> Files:
    """Yield the pictures of all pieces, those of the ground only if it belongs to the documents: a board, or an encounter."""
    with_ground = table.order.encounter is not None or not table.part.shared_table
    left_out = set() if with_ground else {name for each in table.files.ground for name in each.fronts}
    return ((name, data) for name, data in table.pictures(step) if name not in left_out)


def written(folder: str, files: Files) -> list[str]:
    """Write files into a folder, create it if necessary, and return their names.

    Raises FileProblem, also if a file of another kind is at the place of one of them, such as a fleet of the same name.
    """
    names = []
    make_folder(folder)
    for name, data in files:
        target = Path(folder) / name
        if not is_there(target.parent):
            make_folder(str(target.parent))
        if is_there(target) and beginning(target, _KIND) != data[:_KIND]:
            raise FileProblem(str(target), "", message("tabletop-foreign"))
        write_file(str(target), data)
        names.append(name)
    return names


_KIND = 8
"""The first bytes of a file, which differ between PNG, PDF, archives, saved objects and our documents."""


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
