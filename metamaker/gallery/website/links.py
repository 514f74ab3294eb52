"""Links between pages: designs of one name, the forces of an encounter, the encounters of a fleet.

Other files decide them, so each page has a place for them, which is rewritten without making the page again.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from metamaker.gallery.manifest import DESIGN, ENCOUNTER, FLEET, Entry, Force, Record, entries_of
from metamaker.gallery.output_folder import Site
from metamaker.gallery.website.tasks import ROOT
from metamaker.gallery.website.templates import rendered

_BREAK = "<!--links-->"
"""The place in a page that other files decide. Untrusted text cannot contain it, because it is escaped."""


class Links(NamedTuple):
    """The content of the place in a page: a template and its values."""

    template: str
    others: Sequence[object]


class Met(NamedTuple):
    """A fleet of an encounter, and its entry in the gallery if it is there; `same`: with this very content."""

    force: Force
    entry: Entry | None
    same: bool


def links_of(records: Sequence[Record]) -> Mapping[str, Links]:
    """Return the contents of the places of pages that have any."""
    return {**_versions(records), **dict(_meetings(records))}


def _versions(records: Sequence[Record]) -> dict[str, Links]:
    """Return the other designs of the same name and game for each page of a design that has any."""
    by_name: defaultdict[tuple[str, str], list[Entry]] = defaultdict(list)
    for entry in entries_of(records, DESIGN):
        by_name[entry.game, entry.title.casefold()].append(entry)
    return {
        entry.page: Links("versions.html", [other for other in alike if other is not entry])
        for alike in by_name.values()
        if len(alike) > 1
        for entry in alike
    }


def _meetings(records: Sequence[Record]) -> Iterator[tuple[str, Links]]:
    """Yield the fleets of each encounter, and the encounters of each fleet."""
    by_id: dict[tuple[str, str], Entry] = {}
    by_name: dict[tuple[str, str], Entry] = {}
    for fleet in entries_of(records, FLEET):
        by_id.setdefault((fleet.game, fleet.id), fleet)
        by_name.setdefault((fleet.game, fleet.title.casefold()), fleet)
    of_fleets: defaultdict[str, list[Entry]] = defaultdict(list)
    for record in records:
        if record.kind != ENCOUNTER:
            continue
        met = [_met(force, record.game, by_id, by_name) for force in record.forces]
        for page in dict.fromkeys(each.entry.page for each in met if each.entry is not None):
            of_fleets[page].append(record.entries[0])
        yield record.entries[0].page, Links("forces.html", met)
    for page, encounters in of_fleets.items():
        yield page, Links("encounters.html", encounters)


def _met(force: Force, game: str, by_id: Mapping[tuple[str, str], Entry], by_name: Mapping[tuple[str, str], Entry]) -> Met:
    same = by_id.get((game, force.id))
    return Met(force, same or by_name.get((game, force.title.casefold())), same is not None)


def put_links(site: Site, record: Record, found: Mapping[str, Links], language: str) -> Record:
    """Write the changed contents into the places of the pages of a record."""
    wanted = {entry.page: _drawn(entry, found[entry.page], language) for entry in record.entries if entry.page in found}
    for page in {*wanted, *record.links}:
        if wanted.get(page) == record.links.get(page):
            continue
        before, _, rest = site.read(page).decode().partition(_BREAK)
        _, _, after = rest.partition(_BREAK)
        site.write(page, f"{before}{_BREAK}{wanted.get(page, '')}{_BREAK}{after}".encode())
    return record.with_(links=wanted)


def _drawn(entry: Entry, links: Links, language: str) -> str:
    return rendered(links.template, language, root=ROOT, entry=entry, others=links.others).decode()
