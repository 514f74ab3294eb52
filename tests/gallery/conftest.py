"""A gallery out of hostile, damaged and foreign files, made once for all tests that only look at it."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.gallery.website.builder import Options, Outcome, make
from metamaker.gallery.website.tasks import Wishes
from metamaker.game_api.game import file_bytes, required
from metamaker.opening import open_file
from metamaker.play.documents import encounter_from, encounter_text
from metamaker.registry import game_called

SCRIPT = '"><script>alert(1)</script><img src=x onerror=alert(2)>'
NOTES = (
    f"{SCRIPT}\n</textarea></svg>]]><!--links-->{{{{ 7*7 }}}}{{% raw %}}\n" + "x" * 9000 + "\njavascript:alert(3) ../../../etc"
)
OPTIONS = Options(Wishes("en", f"Gallery {SCRIPT}", "https://host.example/g/", battles=2), "2030-01-02T03:04:05Z", workers=1)


@dataclass(frozen=True)
class Gallery:
    """A gallery, what it was made from, and how that ended."""

    source: Path
    site: Path
    outcome: Outcome

    def again(self, *more: Path, **changes: Any) -> Outcome:
        """Make it once more."""
        return made((self.source, *more), self.site, **changes)

    def pages(self) -> Iterator[Path]:
        """Yield all pages."""
        yield from sorted(self.site.rglob("*.html"))


def made(places: Sequence[Path], site: Path, **changes: Any) -> Outcome:
    """Make a gallery of folders, by this process."""
    return make([str(place) for place in places], str(site), replace(OPTIONS, **changes), lambda _done, _total: None)


def hostile_fleet() -> bytes:
    """Return a fleet of one class whose every text tries to be more than text."""
    game = game_called("metaverse")
    fleet = game.documents.new("Hostile", "a file")
    (first, *_) = fleet.classes
    evil = first.with_(name=f"{SCRIPT} CON", author=SCRIPT, notes=NOTES, tags=(SCRIPT[:40],))
    ships = tuple(ship.with_(name=f"{SCRIPT} ../..") for ship in fleet.ships if ship.ship_class == first.id)
    return file_bytes(
        game,
        fleet.with_(
            name=f"../../{SCRIPT}", author=SCRIPT, licence="CC0", notes=NOTES, tags=("a, b",), classes=(evil,), ships=ships
        ),
    )


def hostile_encounter() -> bytes:
    """Return an encounter of the samples with notes that try to be more than text."""
    file = sample_fleets("metaverse") / "encounters" / "rocks-off-fennel-light.json"
    encounter = encounter_from(file.read_bytes(), "metaverse", file.name)
    return encounter_text(encounter.with_(notes=NOTES), "metaverse")


def small_fleet(name: str) -> bytes:
    """Return one design of the samples of the other game, as a file."""
    opened = open_file(str(sample_fleets("cosmoforce") / "eight-threats.json"))
    cut = required(opened.game.designs).extract(opened.document, ("designs/punk-striker",))
    return file_bytes(opened.game, cut.with_(name=name, teams=()))


def fill(folder: Path) -> None:
    """Write good, hostile, damaged and foreign files into a folder."""
    (folder / "deep").mkdir(parents=True)
    (folder / ".hidden").mkdir()
    (folder / "con.json").write_bytes(hostile_fleet())
    (folder / "deep" / "index.json").write_bytes(small_fleet("First"))
    (folder / "deep" / "Ünïcode  name.json").write_bytes(small_fleet("Second"))
    (folder / "quarrel.json").write_bytes((sample_fleets("metaverse") / "quarrel-at-fennel-light.json").read_bytes())
    (folder / "rocks.json").write_bytes(hostile_encounter())
    (folder / "broken<b>.json").write_text('{"game": "metaverse", "format": 1, "body": {"name": 3}}')
    (folder / "package.json").write_text(json.dumps({"name": "of another program"}))
    (folder / ".hidden" / "fleet.json").write_bytes(small_fleet("Hidden"))


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Gallery:
    """Return a gallery to look at."""
    folder = tmp_path_factory.mktemp("gallery")
    fill(folder / "files")
    return Gallery(folder / "files", folder / "site", made([folder / "files"], folder / "site"))
