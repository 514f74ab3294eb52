"""A folder of documents as an index, without a gallery: the content of each file, remembered between calls."""

from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import NamedTuple

from metamaker.core.envelope import MAIN_KIND
from metamaker.core.errors import FileProblem
from metamaker.core.storage import read_file
from metamaker.core.version import program_version
from metamaker.gallery.encounters import encounter_entry, held_encounter
from metamaker.gallery.entries import digest, entries_in, kind_of, labels_of, report_of
from metamaker.gallery.manifest import Entry, Label, Manifest, Record, Refused
from metamaker.gallery.search import Found, Place
from metamaker.gallery.sources import Source, Step, sources
from metamaker.gallery.views import Reader
from metamaker.opening import open_bytes
from metamaker.play.documents import ENCOUNTER
from metamaker.play.simulation.executors import each_result


class FolderContent(NamedTuple):
    """The content of a folder: the records of its files, their paths by record name, the refused files."""

    records: tuple[Record, ...]
    paths: Mapping[str, str]
    refused: tuple[Refused, ...]

    @property
    def found(self) -> tuple[Found, ...]:
        """The entries with where their documents are."""
        return tuple(
            Found(entry, Place(self.paths[record.name], at - 1 if at else None))
            for record in self.records
            for at, entry in enumerate(record.entries)
        )

    @property
    def manifest(self) -> Manifest:
        """The part to remember."""
        return Manifest(records=self.records)


class Task(NamedTuple):
    """A file to read: its language, and a key that changes with its content and the program."""

    source: Source
    language: str
    digest: str
    key: str


def look_through(folder: str, language: str, known: Manifest, step: Step) -> FolderContent:
    """Return the content of the files of a folder and its subfolders; `known` files are not read again.

    `step` is called after each file. Raises FileProblem if the place is not a folder, and for too many files.
    """
    noted = known.by_name()
    records: dict[str, Record] = {}
    tasks: list[Task] = []
    refused: list[Refused] = []
    found = sources([folder])
    for source in found:
        try:
            content = digest(read_file(source.path))
        except FileProblem as problem:
            refused.append(Refused(source.name, problem.without_file))
            continue
        key = digest("\0".join((content, program_version(), language)).encode())
        record = noted.get(source.name)
        if record is not None and record.key == key:
            records[source.name] = record
        else:
            tasks.append(Task(source, language, content, key))
    with closing(each_result(looked_at, tasks)) as results:  # cancelled work ends its processes at once
        for done, result in enumerate(results, 1):
            if isinstance(result, Record):
                records[result.name] = result
            else:
                refused.append(result)
            step(done, len(tasks))
    ordered: Sequence[Record] = [records[source.name] for source in found if source.name in records]
    return FolderContent(tuple(ordered), {source.name: source.path for source in found}, tuple(refused))


def looked_at(task: Task) -> Record | Refused:
    """Return the record of a file; one without entries for a file that is not a document."""
    name, path = task.source
    try:
        data = read_file(path)
        kind = kind_of(data, name)
        if kind == ENCOUNTER.kind:
            held = held_encounter(data, name, task.language)
            return _record(task, held.game.key, (encounter_entry(held),), {})
        if kind != MAIN_KIND:
            return _record(task, "", (), {})
        opened = open_bytes(data, name)
    except FileProblem as problem:
        return Refused(name, problem.without_file)
    reader = Reader(opened.game, opened.document, task.language)
    return _record(task, opened.game.key, entries_in(reader), labels_of(reader, report_of(reader)))


def _record(task: Task, game: str, entries: tuple[Entry, ...], labels: dict[str, tuple[Label, ...]]) -> Record:
    return Record(
        name=task.source.name,
        digest=task.digest,
        key=task.key,
        folder="",
        seen="",
        game=game,
        entries=entries,
        labels=labels,
        files=(),
        links={},
    )
