"""The page of an encounter: the map to set up by, who meets whom, how it is likely to end, what can be taken along."""

from typing import Any, NamedTuple

from metamaker.core.envelope import unwrap
from metamaker.core.json_text import parse
from metamaker.core.problem import FileProblem
from metamaker.core.words import Text, message, said
from metamaker.gallery import views
from metamaker.gallery.downloads import CARD_WIDTH, PAPERS, Download, printed_files, usual_ink
from metamaker.gallery.entries import digest
from metamaker.gallery.records import ENCOUNTER, Entry, Force, Record
from metamaker.gallery.site import Site
from metamaker.gallery.tasks import MOST_PAGES, ROOT, Task
from metamaker.gallery.templates import rendered, text
from metamaker.game.game import Game, file_bytes, required
from metamaker.game.matches import met
from metamaker.game.odds import Forecast
from metamaker.game.prints import PrintOptions
from metamaker.opening import game_named
from metamaker.play.encounter import EncounterFile, encounter_from, encounter_text
from metamaker.prints.encounter_print import encounter_pdf
from metamaker.sheets.drawing import Page
from metamaker.sheets.frame import PageFrame
from metamaker.sheets.svg import drawing_markup


class Odds(NamedTuple):
    """How an encounter is likely to end: the share of battles in percent that the first side wins, and the reasons."""

    percent: int
    first: str
    reasons: tuple[str, ...]


class _Held(NamedTuple):
    """An encounter that was read."""

    game: Game[Any]
    file: EncounterFile
    forces: tuple[Any, ...]
    encounter: Any
    language: str

    @property
    def names(self) -> list[str]:
        return [self.game.documents.title(force) for force in self.forces]

    @property
    def title(self) -> str:
        return self.file.name or " – ".join(self.names)

    def pages(self, paper: Any) -> tuple[Page, ...]:
        """Return the pages to set up by on a paper."""
        options = PrintOptions(PageFrame(paper), language=self.language)
        return required(required(self.game.play).encounters).pages(self.forces, self.encounter, self.file.name, options)


def encounter_record(task: Task, data: bytes) -> Record:
    """Write the page of an encounter and its files; return what is to be remembered. Raises FileProblem."""
    name = task.source.name
    game = game_named(unwrap(parse(data, name), name).game, name)
    if game.play is None or game.play.encounters is None:
        raise FileProblem(name, "game", message("play-no_encounters", game=game.name))
    file = encounter_from(data, game.key, name)
    held = _Held(game, file, *met(game, file, name), task.wishes.language)
    return _Page(task, held).record(digest(data))


class _Page:
    """The page of one encounter, and the files beside it."""

    def __init__(self, task: Task, held: _Held) -> None:
        self.task = task
        self.held = held
        self.site = Site(task.site)
        self.stem = task.folder.rpartition("/")[2]
        self.files: list[str] = []

    def record(self, content: str) -> Record:
        """Write all and return what is to be remembered."""
        task, held = self.task, self.held
        forces = tuple(self._force(number, force) for number, force in enumerate(held.forces, 1))
        pages = held.pages(PAPERS[0])
        downloads = self._downloads(pages)
        entry = self._entry(downloads, forces)
        gist = [said(line, held.language) for line in required(required(held.game.play).encounters).gist(held.encounter)]
        page = rendered(
            "encounter.html",
            held.language,
            root=ROOT,
            site=task.wishes,
            entry=entry,
            game=held.game,
            seen=task.seen,
            origin=views.Origin(entry.author, entry.licence, (), held.file.notes),
            gist=gist,
            odds=_odds(held),
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

    def _force(self, number: int, force: Any) -> Force:
        """Write the file of a fleet, so that it can be taken along even if the gallery does not show it."""
        game, data = self.held.game, file_bytes(self.held.game, force)
        name = f"fleet-{number}.json"
        self._put(name, data)
        return Force(
            id=digest(data)[:16],
            title=game.documents.title(force),
            author=game.documents.author(force),
            told=_told(game, force, self.held.language),
            file=name,
        )

    def _downloads(self, pages: tuple[Page, ...]) -> tuple[Download, ...]:
        held, ink = self.held, usual_ink(self.held.game)
        pdfs = [encounter_pdf(held.file, held.game.key, each, ink, held.language) for each in (pages, held.pages(PAPERS[1]))]
        text = encounter_text(held.file, held.game.key)
        return printed_files(text, pdfs, self.stem, CARD_WIDTH, "", self._put)

    def _entry(self, downloads: tuple[Download, ...], forces: tuple[Force, ...]) -> Entry:
        held = self.held
        origins = [views.origin(views.Reader(held.game, force, held.language)) for force in held.forces]
        kind = next(iter(required(required(held.game.play).encounters).gist(held.encounter)), "")
        return Entry(
            kind=ENCOUNTER,
            game=held.game.key,
            title=held.title,
            subtitle=said(kind, held.language),
            fleet=" – ".join(force.title for force in forces),
            author=", ".join(dict.fromkeys(of.author for of in origins if of.author)),
            tags=tuple(dict.fromkeys(tag for of in origins for tag in of.tags)),
            licence=origins[0].licence if len({of.licence for of in origins}) == 1 else "",
            page=f"{self.task.folder}/index.html",
            picture=next((f"{self.task.folder}/{file.name}" for file in downloads if file.what == "png"), ""),
            id=digest(encounter_text(held.file, held.game.key))[:16],
            numbers={},
            words={},
        )


def _told(game: Game[Any], force: Any, language: str) -> str:
    """Return how large a fleet is: the first numbers that the game has of it."""
    if game.designs is None:
        return ""
    report = game.designs.report(force, classes=False)
    reader = views.Reader(game, force, language)
    known = {number.key: number for number in views.numbers(reader, report.fleet)}
    chosen = [known[key] for key in report.headline if key in known] or list(known.values())[:1]
    told = [f"{number.label} {number.text} {number.unit}".strip() for number in chosen]
    return ", ".join([*told, text("ships", language, count=len(report.ships))])


def _odds(held: _Held) -> Odds | None:
    """Return how the encounter is likely to end, for games that forecast that."""
    game = held.game
    if game.odds is None or len(held.forces) != 2:
        return None
    forecast: Forecast = game.odds.forecast([required(game.play).force(force, ()) for force in held.forces])
    told: list[Text] = [reason.text for reason in forecast.reasons]
    reasons = tuple(said(each, held.language) for each in (*told, *forecast.counters))
    return Odds(round(100 * forecast.rate.found), held.names[0], reasons)
