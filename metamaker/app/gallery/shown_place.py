"""The content of a place shown as a gallery: a folder of documents, a gallery in a folder, a hosted one. For any thread."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from metamaker.app.background import Job
from metamaker.app.gallery.store import GalleryStore
from metamaker.core.errors import FileProblem
from metamaker.core.messages import language_in_force, message
from metamaker.core.storage import is_file, read_file
from metamaker.gallery.downloads import look_at
from metamaker.gallery.encounters import HeldEncounter, held_encounter
from metamaker.gallery.folder import look_through
from metamaker.gallery.index_reader import INDEX, read_index
from metamaker.gallery.manifest import ENCOUNTER, Label, Refused
from metamaker.gallery.output_folder import Site
from metamaker.gallery.search import Catalogue, Found, Place
from metamaker.gallery.views import Reader
from metamaker.game_api.game import Game
from metamaker.opening import document_of, open_bytes
from metamaker.printing.sharing import cut
from metamaker.registry import GAMES, game_called, game_name
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import Paper


@dataclass(frozen=True)
class ShownPlace:
    """A place: its path or address, its entries, its unusable files.

    `is_site`: files are named by their paths in it. If the place cannot be reached now, `fetched` is the time of its index, in
    seconds since 1970, and `why` the reason.
    """

    place: str
    catalogue: Catalogue
    is_site: bool = False
    refused: tuple[Refused, ...] = ()
    fetched: float = 0.0
    why: str = ""


@dataclass(frozen=True)
class Loaded:
    """The document of an entry, its game, and the reference of the design in it; empty for the whole document.

    `encounter`: the encounter of the entry; its file is the document then.
    """

    found: Found
    game: Game
    document: Any
    ref: str
    encounter: HeldEncounter | None = None

    @property
    def alone(self) -> Any:
        """The design as a document of its own; for an entry without a design, the whole document."""
        return cut(self.game, self.document, self.ref)

    def pages(self, language: str) -> tuple[Page, ...]:
        """Return the pages to look at: the sheet of a design, the card of a fleet, the pages for setting up an encounter."""
        if self.encounter is not None:
            return self.encounter._replace(language=language).pages(Paper.A4)
        return look_at(Reader(self.game, self.document, language), self.ref)


def look_into(place: str, language: str, store: GalleryStore, job: Job) -> ShownPlace:
    """Return the content of a folder. Raises FileProblem."""
    if is_file(Path(place) / INDEX):
        site = Site(place)
        return shown_site(place, read_file(str(site.place(INDEX))))
    looked = look_through(place, language, store.manifest(place), job.report)
    store.keep_manifest(place, looked.manifest)
    labels: dict[str, dict[str, Label]] = {}
    for record in looked.records:
        for kind, of in record.labels.items():
            labels.setdefault(f"{record.game}/{kind}", {}).update({label.key: label for label in of})
    return ShownPlace(place, Catalogue(looked.found, labels, _games()), refused=looked.refused)


def shown_site(place: str, index: bytes, fetched: float = 0.0, why: str = "") -> ShownPlace:
    """Return the place described by the index of a gallery. Raises FileProblem."""
    read = read_index(index, place)
    labels = {
        kind: {key: Label(key=key, label=label, unit=unit, better=better) for key, (label, unit, better) in of.items()}
        for kind, of in read.labels.items()
    }
    found = [
        Found(entry, Place(entry.file, 0 if entry.kind == "design" else None), entry.seen)
        for entry in read.entries
        if entry.game in GAMES
    ]
    return ShownPlace(place, Catalogue(found, labels, _games()), True, (), fetched, why)


def file_of(shown: ShownPlace, found: Found) -> str:
    """Return the local path of an entry's document. Raises FileProblem for a path outside its gallery."""
    if not shown.is_site:
        return found.place.file
    try:
        return str(Site(shown.place).place(found.place.file))
    except ValueError:
        raise FileProblem(found.place.file, "", message("file-gone")) from None


def loaded(found: Found, data: bytes) -> Loaded:
    """Return the content of an entry's file. Raises FileProblem if it does not match the index."""
    name = found.place.file
    if found.entry.kind == ENCOUNTER:
        held = held_encounter(data, name, language_in_force())
        return Loaded(found, held.game, held.file, "", held)
    game = game_called(found.entry.game)
    document = document_of(game, open_bytes(data, name))
    if found.place.design is None:
        return Loaded(found, game, document, "")
    refs = game.designs.subjects(document, classes=True) if game.designs is not None else ()
    if found.place.design >= len(refs):
        raise FileProblem(name, "", message("gallery-no_design"))
    return Loaded(found, game, document, refs[found.place.design])


def _games() -> Mapping[str, str]:
    return {key: game_name(key) for key in GAMES}
