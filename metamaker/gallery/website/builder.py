"""Makes a gallery: finds changed files, and makes their pages and the shared parts."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from pathlib import Path

from metamaker.core.errors import FileProblem
from metamaker.core.json_text import laid_out
from metamaker.core.storage import read_file, write_file
from metamaker.gallery.entries import digest
from metamaker.gallery.manifest import ENCOUNTER, MANIFEST, Manifest, Record, Refused, manifest_in
from metamaker.gallery.output_folder import Site, page_name
from metamaker.gallery.sources import Source, Step, sources
from metamaker.gallery.website.document_pages import made
from metamaker.gallery.website.index import Made, common_files
from metamaker.gallery.website.links import links_of, put_links
from metamaker.gallery.website.pairs import forecasts
from metamaker.gallery.website.tasks import Task, Wishes
from metamaker.gallery.website.templates import program_mark
from metamaker.play.simulation.executors import each_result

FOLDER = "fleets"


@dataclass(frozen=True)
class Options:
    """The options of a gallery. `workers`: processes, 0 for as many as there are cores; `anew`: nothing is kept.

    `meetings`: the number of fleets of a game with all forecasts between them. `now`: the time in RFC 3339. `keeps`: files in
    the gallery that are not among the places stay.
    """

    wishes: Wishes
    now: str
    workers: int = 0
    meetings: int = 24
    anew: bool = False
    keeps: bool = False


@dataclass(frozen=True)
class Outcome:
    """The result for a gallery: documents, designs, encounters, refused files with reasons.

    `made` and `gone` are the titles of new and removed documents.
    """

    fleets: int
    designs: int
    encounters: int
    made: tuple[str, ...]
    gone: tuple[str, ...]
    refused: tuple[Refused, ...]


def make(places: Sequence[str], folder: str, options: Options, step: Step) -> Outcome:
    """Make or renew the gallery in a folder. Raises FileProblem for impossible places, and a folder that is not a gallery."""
    found = sources(places, folder)
    site = Site(folder)
    site.begin()
    before = manifest_in(folder)
    stay = _stayers(before, site, {source.name for source in found}) if options.keeps else ()
    found = (*found, *stay)
    kept, tasks, refused = _sorted_out(found, site, Manifest() if options.anew else before, options, frozenset(stay))
    records = dict(kept)
    try:
        for done, result in enumerate(each_result(made, tasks, options.workers), 1):
            if isinstance(result, Record):
                records[result.name] = result
            elif isinstance(result, Refused):
                refused.append(result)
            step(done, len(tasks))
    except BaseException:
        # Files finished before an interruption need not be made again.
        _remember(folder, before, (*before.records, *records.values()))
        raise
    ordered = tuple(records[source.name] for source in found if source.name in records)
    paths = {source.name: source.path for source in found}
    whole = _finished(site, ordered, tuple(refused), before, paths, options, step)
    _clear(site, before, whole)
    write_file(str(Path(folder) / MANIFEST), laid_out(whole.model_dump(mode="json")))
    encounters = sum(record.kind == ENCOUNTER for record in ordered)
    return Outcome(
        len(ordered) - encounters,
        sum(len(record.entries) - 1 for record in ordered),
        encounters,
        tuple(record.title for record in ordered if record.name not in kept),
        tuple(record.title for record in before.records if record.name not in records),
        tuple(refused),
    )


def _stayers(before: Manifest, site: Site, given: Set[str]) -> tuple[Source, ...]:
    """Return the documents in a gallery that were not given again, from its own downloads."""
    stay = [record for record in before.records if record.name not in given and record.is_whole()]
    files = {record.name: record.entries[0].file for record in stay}
    return tuple(Source(name, str(site.place(file))) for name, file in files.items() if site.has([file]))


def _sorted_out(
    found: Sequence[Source], site: Site, old: Manifest, options: Options, stay: Set[Source]
) -> tuple[dict[str, Record], list[Task], list[Refused]]:
    """Return unchanged records, files to make, and files that cannot be read."""
    known = old.by_name()
    folders = {record.folder.rpartition("/")[2] for record in old.records}
    kept: dict[str, Record] = {}
    tasks: list[Task] = []
    refused: list[Refused] = []
    for source in found:
        record = known.get(source.name)
        try:
            content = _content(source, record if source in stay else None, options)
        except FileProblem as problem:
            refused.append(Refused(source.name, problem.without_file))
            continue
        key = _key(content, options)
        if record is not None and record.key == key and site.has(record.files) and record.is_whole():
            kept[source.name] = record
            continue
        folder = record.folder if record else f"{FOLDER}/{page_name(Path(source.path).stem, folders)}"
        folders.add(folder.rpartition("/")[2])
        seen = record.seen if record and (record.digest == content or source in stay) else options.now
        tasks.append(Task(source, site.folder, folder, options.wishes, key, seen))
    return kept, tasks, refused


def _content(source: Source, stays: Record | None, options: Options) -> str:
    """Return the digest of a file.

    A kept document has the recorded one, as its file in the gallery may be laid out differently.
    """
    if stays is not None and stays.key == _key(stays.digest, options):
        return stays.digest
    return digest(read_file(source.path))


def _key(content: str, options: Options) -> str:
    """Return a key that changes with a file, the program and the options."""
    return digest("\0".join((content, program_mark(), *map(str, options.wishes))).encode())


def _finished(
    site: Site,
    records: Sequence[Record],
    refused: Sequence[Refused],
    before: Manifest,
    paths: Mapping[str, str],
    options: Options,
    step: Step,
) -> Manifest:
    """Write the shared parts, and return the whole gallery."""
    found = links_of(records)
    records = tuple(put_links(site, record, found, options.wishes.language) for record in records)
    battles, key = options.wishes.battles, _key("", options)
    known = before.pairs if before.pairs_key == key and not options.anew else ()
    pairs = forecasts(records, known, paths, options.meetings, battles, options.workers, step)
    names = [site.write(name, data) for name, data in common_files(Made(records, refused, pairs), options.wishes)]
    return Manifest(records=tuple(records), common=tuple(names), pairs=pairs, pairs_key=key)


def _clear(site: Site, before: Manifest, now: Manifest) -> None:
    """Remove files that no longer belong to any document."""
    stay = {*now.common, *(name for record in now.records for name in record.files)}
    was = (*before.common, *(name for record in before.records for name in record.files))
    site.remove(name for name in was if name not in stay)


def _remember(folder: str, before: Manifest, records: Sequence[Record]) -> None:
    whole = before.with_(records=tuple({record.name: record for record in records}.values()))
    write_file(str(Path(folder) / MANIFEST), laid_out(whole.model_dump(mode="json")))
