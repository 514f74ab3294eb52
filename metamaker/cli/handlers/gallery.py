"""`metamaker gallery`: a site of static pages from folders of fleets."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from metamaker.cli.input.options import GalleryOptions
from metamaker.cli.models.files import Gallery
from metamaker.cli.output.answer import Answer, complain
from metamaker.cli.output.messages import tell, text, unusable
from metamaker.cli.output.process import FINE, UNUSABLE
from metamaker.cli.output.progress import bar
from metamaker.core.errors import FileProblem
from metamaker.core.messages import language_in_force
from metamaker.gallery.hosted import hosting_address
from metamaker.gallery.website.builder import Options, Outcome, make
from metamaker.gallery.website.tasks import Wishes

FRONT = "index.html"


def run(places: Sequence[str], options: GalleryOptions) -> Answer:
    """Make or renew a gallery; see `metamaker gallery --help`."""
    address = hosting_address(options.address, "--address")
    if options.tabletops and not address:
        raise unusable("gallery-tabletops_address", "--tabletops")
    title = options.title.strip() or text("gallery-title")
    wishes = Wishes(language_in_force(), title, address, options.tabletops, options.live, options.battles)
    now = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    with bar(text("gallery-bar")) as step:
        made = make(places, options.output, Options(wishes, now, options.workers, options.meetings, options.anew), step)
    for each in made.refused:
        complain(FileProblem(each.name, "", each.why))

    def show() -> None:
        page = str(Path(options.output) / FRONT)
        counts = {key: value for key, value in data.items() if isinstance(value, int)}
        tell(text("gallery-wrote", **counts, folder=options.output, page=page))

    data = _data(made, options.output)
    return Answer(lambda: data, show, UNUSABLE if made.refused else FINE)


def _data(made: Outcome, folder: str) -> Gallery:
    return {
        "folder": folder,
        "fleets": made.fleets,
        "designs": made.designs,
        "encounters": made.encounters,
        "changed": len(made.made),
        "removed": len(made.gone),
        "refused": [{"file": each.name, "error": each.why} for each in made.refused],
    }
