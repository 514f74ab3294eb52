"""The pages of one file: its document's and a page for each of its designs, with all that can be taken along."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from metamaker.core.envelope import MAIN_KIND
from metamaker.core.errors import FileProblem
from metamaker.core.ids import element_id
from metamaker.core.issue import Issue
from metamaker.core.storage import read_file
from metamaker.gallery import views
from metamaker.gallery.downloads import Download, Printed, design_files, document_files, printed
from metamaker.gallery.entries import NOTHING, design_entry, digest, fleet_entry, kind_of, labels_of, report_of
from metamaker.gallery.manifest import Entry, Record, Refused
from metamaker.gallery.output_folder import Site, page_name
from metamaker.gallery.views import Reader
from metamaker.gallery.website.encounter_pages import encounter_record
from metamaker.gallery.website.tasks import MOST_PAGES, ROOT, Task
from metamaker.gallery.website.templates import rendered
from metamaker.game_api.designs import Numbers
from metamaker.game_api.game import required
from metamaker.opening import Opened, open_bytes
from metamaker.play.documents import ENCOUNTER
from metamaker.printing.live.content import Force
from metamaker.printing.live.page import hosted_files
from metamaker.rendering.svg import drawing_markup
from metamaker.tabletops.files import IMAGES, hosted_address, tts_files
from metamaker.tabletops.table import Table, TableOrder

_TABLETOP = "tabletop"
"""The folder of the pieces of a document, and the key of this download."""

LIVE = "live-sheets"
"""The beginning of the names of files with record sheets for phones."""


def made(task: Task) -> Record | Refused | None:
    """Make the pages of a file, and return its record. None for a file that is not a document."""
    name, path = task.source
    try:
        data = read_file(path)
        kind = kind_of(data, name)
        if kind == ENCOUNTER.kind:
            return encounter_record(task, data)
        if kind != MAIN_KIND:
            return None
        return _Pages(task, open_bytes(data, name)).record(digest(data))
    except FileProblem as problem:
        if problem.file not in {name, path}:  # the site cannot be written
            raise
        return Refused(name, problem.without_file)


@dataclass(frozen=True)
class _Shown:
    """A design with the content of its page."""

    ref: str
    stem: str
    numbers: Numbers | None
    issues: Sequence[Issue]


class _Pages:
    """The pages of one document. Everything is written as soon as it is made, so that many designs take no more memory."""

    def __init__(self, task: Task, opened: Opened) -> None:
        self.task = task
        self.reader = Reader(opened.game, opened.document, task.wishes.language)
        self.site = Site(task.site)
        self.files: list[str] = []
        self.issues = views.issues_of(self.reader)
        self.report = report_of(self.reader)
        self.headline = self.report.headline[0] if self.report and self.report.headline else ""
        self.title = opened.game.documents.title(opened.document)

    def record(self, content: str) -> Record:
        """Write all pages and return the record."""
        task, game = self.task, self.reader.game
        designs = self._designs()
        prints = printed(self.reader, (*(shown.ref for shown in designs), ""))
        entries = [self._design(shown, next(prints)) for shown in designs]
        fleet = self._fleet(designs, entries, next(prints))
        return Record(
            name=task.source.name,
            digest=content,
            key=task.key,
            folder=task.folder,
            seen=task.seen,
            game=game.key,
            entries=(fleet, *entries),
            labels=labels_of(self.reader, self.report),
            files=tuple(dict.fromkeys(self.files)),
            links={},
        )

    def _designs(self) -> list[_Shown]:
        of = {each.id: each for each in self.report.ships} if self.report else {}
        found: list[_Shown] = []
        own = self.task.folder.rpartition("/")[2]  # the files of the fleet itself are called so
        for ref in views.designs_in(self.reader):
            stem = page_name(element_id(ref), (own, LIVE, *(shown.stem for shown in found)))
            found.append(_Shown(ref, stem, of.get(element_id(ref)), views.concerning(self.reader, self.issues, ref)))
        return found

    def _put(self, name: str, data: bytes) -> None:
        self.files.append(self.site.write(f"{self.task.folder}/{name}", data))

    def _page(self, template: str, name: str, entry: Entry, **values: object) -> None:
        wishes = self.task.wishes
        page = rendered(
            template, wishes.language, root=ROOT, site=wishes, entry=entry, game=self.reader.game, seen=self.task.seen, **values
        )
        self._put(f"{name}.html", page)

    def _design(self, shown: _Shown, made: Printed) -> Entry:
        reader, ref = self.reader, shown.ref
        code = reader.code(ref)
        files = design_files(reader, ref, shown.stem, code, made, self._put)
        page = f"{self.task.folder}/{shown.stem}.html"
        entry = design_entry(reader, ref, shown.numbers, len(shown.issues), page, self._picture(files))
        block = shown.numbers.stats if shown.numbers else NOTHING
        sheets = [
            drawing_markup(page.drawing, f"{entry.title}, {number}", f"s{number}-") for number, page in enumerate(made.pages, 1)
        ]
        self._page(
            "design.html",
            shown.stem,
            entry,
            origin=views.origin(reader, ref),
            fleet=self.title,
            sheets=sheets,
            numbers=views.numbers(reader, block),
            why=views.why(reader, ref, self.headline) if self.headline else None,
            passages=views.passages(reader, ref),
            users=[line for line in self._roster() if line.design == element_id(ref)],
            problems=views.problems(reader, shown.issues),
            downloads=files,
            code=code,
            link=views.link_to(code),
        )
        return entry

    def _fleet(self, designs: Sequence[_Shown], entries: Sequence[Entry], made: Printed) -> Entry:
        reader, stem = self.reader, self.task.folder.rpartition("/")[2]
        code = reader.code()
        files = document_files(reader, stem, code, made, self._put)
        files += self._tabletop()
        page = f"{self.task.folder}/index.html"
        entry = fleet_entry(reader, self.report, len(self.issues), page, self._picture(files))
        card = reader.game.prints.card(reader.document, reader.language, is_shared=False) if reader.game.prints else None
        pages = () if designs else made.pages[:MOST_PAGES]
        self._page(
            "fleet.html",
            "index",
            entry,
            origin=views.origin(reader),
            card=drawing_markup(card.drawing, entry.title, "c") if card else "",
            sheets=[drawing_markup(page.drawing, f"{entry.title}, {at}", f"s{at}-") for at, page in enumerate(pages, 1)],
            numbers=views.numbers(reader, self.report.fleet) if self.report else (),
            designs=list(zip(designs, entries, strict=True)),
            headline=self.headline,
            stems={element_id(shown.ref): shown.stem for shown in designs},
            command=views.command(self._roster(), reader, self.headline),
            passages=views.passages(reader, ""),
            problems=views.problems(reader, self.issues),
            downloads=files,
            code=code,
            link=views.link_to(code),
            live=self._live(),
        )
        return entry

    def _tabletop(self) -> tuple[Download, ...]:
        """Write the table of the document for Tabletop Simulator, and return its saved object; nothing if it is not wanted."""
        game, wishes = self.reader.game, self.task.wishes
        if not (wishes.tabletops and wishes.address and game.tabletop):
            return ()
        table = Table(TableOrder(game, (self.reader.document,), language=wishes.language))
        address = hosted_address(f"{wishes.address}{self.task.folder}/{_TABLETOP}/{IMAGES}/")
        name, size = "", 0
        for file, data in tts_files(table, address, lambda _done, _total: None):
            name, size = f"{_TABLETOP}/{file}", len(data)
            self._put(name, data)
        return (Download(name, _TABLETOP, size),)

    def _live(self) -> str:
        """Write the record sheets for phones if they are wanted, and return the name of their page; empty without any."""
        game, document, language = self.reader.game, self.reader.document, self.reader.language
        if not self.task.wishes.live or game.sheets is None or not required(game.designs).subjects(document, False):
            return ""
        force = Force(game, document)
        for name, data in hosted_files([force], language, LIVE, f"{ROOT}assets/metamaker.svg"):
            self.files.append(self.site.write(f"{self.task.folder}/{name}", data))
        return f"{LIVE}.html"

    def _picture(self, files: Sequence[Download]) -> str:
        return next((f"{self.task.folder}/{file.name}" for file in files if file.what == "png"), "")

    def _roster(self) -> Sequence[Any]:
        designs = self.reader.game.designs
        if designs is None:
            return ()
        roster = designs.roster(self.reader.document)
        return (*roster.ships, *roster.others)
