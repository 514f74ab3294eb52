"""Making a gallery: which files have changed since it was last made, their pages, and what all of them share."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from metamaker.core.json_text import laid_out
from metamaker.core.problem import FileProblem
from metamaker.core.storage import read_file, write_file
from metamaker.gallery.document_pages import made
from metamaker.gallery.index import Made, common_files, forecasts
from metamaker.gallery.links import links_of, put_links
from metamaker.gallery.records import ENCOUNTER, MANIFEST, Manifest, Record, manifest_in
from metamaker.gallery.site import Site, page_name
from metamaker.gallery.sources import Source, sources
from metamaker.gallery.tasks import Refused, Task, Wishes, digest
from metamaker.gallery.templates import program_mark
from metamaker.play.many.processes import cores, processes

FEW = 3
"""Files that this process makes by itself: others would take longer to begin."""

AT_ONCE = 4
"""Tasks that wait for each process, so that memory does not grow with the files."""

FOLDER = "fleets"


@dataclass(frozen=True)
class Options:
    """How a gallery is made. `workers`: processes, 0 for as many as there are cores; `anew`: nothing is kept.

    `meetings`: of how many fleets of a game all forecasts against each other are made. `now`: the time, as RFC 3339 has it.
    """

    wishes: Wishes
    now: str
    workers: int = 0
    meetings: int = 24
    anew: bool = False


@dataclass(frozen=True)
class Outcome:
    """What became of a gallery: documents, designs, files made now and taken out, files that were refused, with why."""

    fleets: int
    designs: int
    encounters: int
    changed: int
    removed: int
    refused: tuple[Refused, ...]


Step = Callable[[int, int], None]
"""Told after each file how many are done, of how many."""


def make(places: Sequence[str], folder: str, options: Options, step: Step) -> Outcome:
    """Make or renew the gallery in a folder. Raises FileProblem for places that are none and a folder that is no gallery."""
    found = sources(places, folder)
    site = Site(folder)
    site.begin()
    old = Manifest() if options.anew else manifest_in(folder)
    before = manifest_in(folder)
    kept, tasks, refused = _sorted_out(found, site, old, options)
    records = dict(kept)
    try:
        for done, result in enumerate(_results(tasks, options.workers), 1):
            if isinstance(result, Record):
                records[result.name] = result
            elif isinstance(result, Refused):
                refused.append(result)
            step(done, len(tasks))
    except BaseException:
        # What was made before an interruption need not be made again.
        _remember(folder, before, (*before.records, *records.values()))
        raise
    ordered = tuple(records[source.name] for source in found if source.name in records)
    whole = _finished(site, ordered, tuple(refused), before, {source.name: source.path for source in found}, options)
    gone = {record.name for record in before.records} - set(records)
    _clear(site, before, whole)
    write_file(str(Path(folder) / MANIFEST), laid_out(whole.model_dump(mode="json")))
    encounters = sum(record.kind == ENCOUNTER for record in ordered)
    designs = sum(len(record.entries) - 1 for record in ordered)
    return Outcome(len(ordered) - encounters, designs, encounters, len(records) - len(kept), len(gone), tuple(refused))


def _sorted_out(
    found: Sequence[Source], site: Site, old: Manifest, options: Options
) -> tuple[dict[str, Record], list[Task], list[Refused]]:
    """Return records that hold still, what is to be made, and what cannot be read."""
    known = old.by_name()
    folders = {record.folder.rpartition("/")[2] for record in old.records}
    kept: dict[str, Record] = {}
    tasks: list[Task] = []
    refused: list[Refused] = []
    for source in found:
        try:
            content = digest(read_file(source.path))
        except FileProblem as problem:
            refused.append(Refused(source.name, problem.without_file))
            continue
        key = digest("\0".join((content, program_mark(), *options.wishes)).encode())
        record = known.get(source.name)
        if record is not None and record.key == key and site.has(record.files) and record.is_whole():
            kept[source.name] = record
            continue
        folder = record.folder if record else f"{FOLDER}/{page_name(Path(source.path).stem, folders)}"
        folders.add(folder.rpartition("/")[2])
        seen = record.seen if record and record.digest == content else options.now
        tasks.append(Task(source, site.folder, folder, options.wishes, key, seen))
    return kept, tasks, refused


def _results(tasks: Sequence[Task], workers: int) -> Iterator[Record | Refused | None]:
    """Yield what became of each task, in the order in which they end."""
    count = min(workers or cores(), len(tasks))
    if count < 2 or len(tasks) <= FEW:
        yield from map(made, tasks)
        return
    with processes(count) as crew:
        waiting = iter(tasks)
        begun: set[Future[Record | Refused | None]] = {
            crew.executor.submit(made, task) for task in islice(waiting, count * AT_ONCE)
        }
        while begun:
            ended, begun = wait(begun, return_when=FIRST_COMPLETED)
            for each in ended:
                yield each.result()
            begun |= {crew.executor.submit(made, task) for task in islice(waiting, len(ended))}


def _finished(
    site: Site,
    records: Sequence[Record],
    refused: Sequence[Refused],
    before: Manifest,
    paths: Mapping[str, str],
    options: Options,
) -> Manifest:
    """Write what the documents share, and return all that the gallery is."""
    found = links_of(records)
    records = tuple(put_links(site, record, found, options.wishes.language) for record in records)
    pairs = forecasts(records, before.pairs, paths, options.meetings)
    names = [site.write(name, data) for name, data in common_files(Made(records, refused, pairs), options.wishes)]
    return Manifest(records=tuple(records), common=tuple(names), pairs=pairs)


def _clear(site: Site, before: Manifest, now: Manifest) -> None:
    """Take out the files that belong to nothing any more."""
    stay = {*now.common, *(name for record in now.records for name in record.files)}
    was = (*before.common, *(name for record in before.records for name in record.files))
    site.remove(name for name in was if name not in stay)


def _remember(folder: str, before: Manifest, records: Sequence[Record]) -> None:
    whole = before.with_(records=tuple({record.name: record for record in records}.values()))
    write_file(str(Path(folder) / MANIFEST), laid_out(whole.model_dump(mode="json")))
