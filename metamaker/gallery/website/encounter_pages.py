"""The page of an encounter: the map for the set-up, the forces, the likely result, downloads."""

from typing import NamedTuple

from metamaker.balance.quick_look import is_foretold
from metamaker.core.messages import COMMON, said, words_in
from metamaker.gallery import views
from metamaker.gallery.downloads import CARD_WIDTH, PAPERS, Download, printed_files, usual_ink
from metamaker.gallery.encounters import HeldEncounter, encounter_entry, held_encounter, told_of
from metamaker.gallery.entries import digest
from metamaker.gallery.manifest import Force, Record
from metamaker.gallery.output_folder import Site
from metamaker.gallery.website.pairs import looked_at
from metamaker.gallery.website.tasks import MOST_PAGES, ROOT, Task
from metamaker.gallery.website.templates import rendered
from metamaker.game_api.game import file_bytes, required
from metamaker.game_api.odds import Forecast
from metamaker.play.documents import encounter_text
from metamaker.play.outlook import interval_text, limits, outlook_text, ratio_text
from metamaker.printing.files import encounter_pdf
from metamaker.rendering.drawing import Page
from metamaker.rendering.svg import drawing_markup


class Odds(NamedTuple):
    """The likely result of an encounter: its words and ratio, the interval in words and in percent, names, reasons, counters.

    `fought`: the number of battles that it includes. A reason has its name, the figures of both sides, and its effect on the
    odds with the number of the favoured side.
    """

    outlook: str
    ratio: str
    between: str
    limits: tuple[int, int]
    middle: float
    names: tuple[str, str]
    reasons: tuple[tuple[str, str, str, str, int], ...]
    counters: tuple[str, ...]
    fought: int


def encounter_record(task: Task, data: bytes) -> Record:
    """Write the page of an encounter and its files; return its record. Raises FileProblem."""
    return _Page(task, held_encounter(data, task.source.name, task.wishes.language)).record(digest(data))


class _Page:
    """The page of one encounter, and the files beside it."""

    def __init__(self, task: Task, held: HeldEncounter) -> None:
        self.task = task
        self.held = held
        self.site = Site(task.site)
        self.stem = task.folder.rpartition("/")[2]
        self.files: list[str] = []

    def record(self, content: str) -> Record:
        """Write everything and return the record."""
        task, held = self.task, self.held
        forces = tuple(self._force(number, force) for number, force in enumerate(held.forces, 1))
        pages = held.pages(PAPERS[0])
        downloads = self._downloads(pages)
        picture = next((f"{task.folder}/{file.name}" for file in downloads if file.what == "png"), "")
        entry = encounter_entry(held, f"{task.folder}/index.html", picture)
        page = rendered(
            "encounter.html",
            held.language,
            root=ROOT,
            site=task.wishes,
            entry=entry,
            game=held.game,
            seen=task.seen,
            origin=views.Origin(entry.author, entry.licence, (), held.file.notes),
            gist=held.gist,
            odds=_odds(held, task.wishes.battles),
            sheets=[
                drawing_markup(page.drawing, f"{entry.title}, {number}", f"s{number}-")
                for number, page in enumerate(pages[:MOST_PAGES], 1)
            ],
            downloads=downloads,
        )
        self._put("index.html", page)
        return Record(
            name=task.source.name,
            digest=content,
            key=task.key,
            folder=task.folder,
            seen=task.seen,
            game=held.game.key,
            entries=(entry,),
            labels={},
            files=tuple(self.files),
            forces=forces,
            links={},
        )

    def _put(self, name: str, data: bytes) -> None:
        self.files.append(self.site.write(f"{self.task.folder}/{name}", data))

    def _force(self, number: int, force: object) -> Force:
        """Write the file of a fleet, so that it can be taken along even if the gallery does not show it."""
        game, data = self.held.game, file_bytes(self.held.game, force)
        name = f"fleet-{number}.json"
        self._put(name, data)
        return Force(
            id=digest(data)[:16],
            title=game.documents.title(force),
            author=game.documents.author(force),
            told=told_of(game, force, self.held.language),
            file=name,
        )

    def _downloads(self, pages: tuple[Page, ...]) -> tuple[Download, ...]:
        held, ink = self.held, usual_ink(self.held.game)
        pdfs = [encounter_pdf(held.file, held.game.key, each, ink, held.language) for each in (pages, held.pages(PAPERS[1]))]
        text = encounter_text(held.file, held.game.key)
        return printed_files(text, pdfs, self.stem, CARD_WIDTH, "", self._put)


def _odds(held: HeldEncounter, battles: int) -> Odds | None:
    """Return how the encounter is likely to end, if forecasts cover it."""
    game = held.game
    if not is_foretold(game, held.encounter) or len(held.forces) != 2:
        return None
    forces = [required(game.play).force(force, ()) for force in held.forces]
    forecast: Forecast = required(game.odds).forecast(forces)
    rate, fought = looked_at(game.key, forces, battles, held.encounter)
    names, language = (held.names[0], held.names[1]), held.language
    signed = words_in(COMMON, language).signed
    return Odds(
        said(outlook_text(rate, names), language),
        said(ratio_text(rate.found), language),
        said(interval_text(rate), language),
        limits(rate),
        100 * rate.found,
        names,
        tuple(
            (
                said(each.name, language),
                said(each.figures[0], language),
                said(each.figures[1], language),
                signed(each.points, 0),
                each.side,
            )
            for each in forecast.reasons
        ),
        tuple(said(each, language) for each in forecast.counters),
        fought,
    )
