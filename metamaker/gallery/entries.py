"""The entries of an index: the description of a document and of each of its designs, from the parts of its game."""

import hashlib

from metamaker.core.envelope import MAIN_KIND
from metamaker.core.ids import element_id
from metamaker.core.json_text import parse
from metamaker.core.schema_errors import JsonObject
from metamaker.core.stat import StatBlock
from metamaker.core.storage import ENDINGS
from metamaker.gallery import views
from metamaker.gallery.manifest import DESIGN, FLEET, Entry, Label
from metamaker.gallery.views import Reader
from metamaker.game_api.designs import Numbers, Report
from metamaker.game_api.game import brief_bytes, file_bytes
from metamaker.printing.sharing import cut

NOTHING = StatBlock(())


def digest(data: bytes) -> str:
    """Return the digest of a content."""
    return hashlib.sha256(data).hexdigest()


def kind_of(data: bytes, name: str) -> str | None:
    """Return the kind of document in a file; None for JSON of another program. Raises FileProblem for other files."""
    if not name.lower().endswith(ENDINGS):
        return MAIN_KIND
    value = parse(data, name)
    if not isinstance(value, dict) or "game" not in value:
        return None
    kind = value.get("kind", MAIN_KIND)
    return kind if isinstance(kind, str) else None


def report_of(reader: Reader) -> Report | None:
    """Return the numbers of the designs and of the whole; None where a game has no designs."""
    designs = reader.game.designs
    return designs.report(reader.document, classes=True) if designs is not None else None


def entries_in(reader: Reader) -> tuple[Entry, ...]:
    """Return the line of a document and those of its designs, in their order, for an index without pages."""
    report, issues = report_of(reader), views.issues_of(reader)
    of = {each.id: each for each in report.ships} if report else {}
    designs = (
        design_entry(reader, ref, of.get(element_id(ref)), len(views.concerning(reader, issues, ref)))
        for ref in views.designs_in(reader)
    )
    return (fleet_entry(reader, report, len(issues)), *designs)


def fleet_entry(reader: Reader, report: Report | None, problems: int, page: str = "", picture: str = "") -> Entry:
    """Return the line of a whole document."""
    of = views.origin(reader)
    return Entry(
        kind=FLEET,
        game=reader.game.key,
        title=reader.game.documents.title(reader.document),
        subtitle=views.subtitle(reader, "") or reader.game.documents.words(reader.language)["document-kind"],
        author=of.author,
        tags=of.tags,
        licence=of.licence,
        page=page,
        picture=picture,
        id=digest(file_bytes(reader.game, reader.document))[:16],
        **_figures(reader, report.fleet if report else NOTHING),
        problems=problems,
    )


def design_entry(reader: Reader, ref: str, numbers: Numbers | None, problems: int, page: str = "", picture: str = "") -> Entry:
    """Return the line of a design."""
    of = views.origin(reader, ref)
    designs = reader.game.designs
    alone = reader.document if designs is None else cut(reader.game, reader.document, ref)
    return Entry(
        kind=DESIGN,
        game=reader.game.key,
        title=reader.title(ref),
        subtitle=views.subtitle(reader, ref),
        fleet=reader.game.documents.title(reader.document),
        author=of.author,
        tags=tuple(dict.fromkeys(of.tags)),
        licence=of.licence,
        page=page,
        picture=picture,
        id=digest(brief_bytes(reader.game, alone))[:16],
        **_figures(reader, numbers.stats if numbers else NOTHING),
        problems=problems,
    )


def labels_of(reader: Reader, report: Report | None) -> dict[str, tuple[Label, ...]]:
    """Return the labels of the numbers of a document, and of its designs."""
    if report is None:
        return {}
    of_designs = {DESIGN: _labels(reader, report.ships[0].stats)} if report.ships else {}
    return {FLEET: _labels(reader, report.fleet), **of_designs}


def _labels(reader: Reader, block: StatBlock) -> tuple[Label, ...]:
    return tuple(Label(key=stat.symbol, label=reader.say(stat.label), unit=stat.unit, better=stat.better) for stat in block)


def _figures(reader: Reader, block: StatBlock) -> JsonObject:
    """Return the numbers and the words of an element."""
    numbers = {stat.symbol: round(float(stat.value), 4) for stat in block if isinstance(stat.value, int | float)}
    words = {stat.symbol: reader.say(stat.shown or stat.value) for stat in block if isinstance(stat.value, str)}
    return {"numbers": numbers, "words": words}
