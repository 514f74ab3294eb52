"""An encounter in a gallery: its forces, the pages for the set-up, its entry in an index."""

from typing import Any, NamedTuple

from metamaker.core.envelope import unwrap
from metamaker.core.errors import FileProblem
from metamaker.core.json_text import parse
from metamaker.core.messages import message, said
from metamaker.gallery import views
from metamaker.gallery.entries import digest
from metamaker.gallery.manifest import ENCOUNTER, Entry
from metamaker.game_api.game import Game, required
from metamaker.game_api.matches import met
from metamaker.game_api.prints import PrintOptions
from metamaker.opening import game_named
from metamaker.play.documents import EncounterFile, encounter_from, encounter_text
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import PageFrame, Paper


class HeldEncounter(NamedTuple):
    """An encounter that was read."""

    game: Game
    file: EncounterFile
    forces: tuple[Any, ...]
    encounter: Any
    language: str

    @property
    def names(self) -> list[str]:
        """The names of the fleets that meet."""
        return [self.game.documents.title(force) for force in self.forces]

    @property
    def title(self) -> str:
        """The name of the encounter; those of its fleets where it has none."""
        return self.file.name or " – ".join(self.names)

    def pages(self, paper: Paper) -> tuple[Page, ...]:
        """Return the pages to set up by on a paper."""
        options = PrintOptions(PageFrame(paper), language=self.language)
        return required(required(self.game.play).encounters).pages(self.forces, self.encounter, self.file.name, options)

    @property
    def gist(self) -> list[str]:
        """A short description."""
        return [said(line, self.language) for line in required(required(self.game.play).encounters).gist(self.encounter)]


def held_encounter(data: bytes, name: str, language: str) -> HeldEncounter:
    """Return the encounter in the content of a file, which messages call `name`. Raises FileProblem."""
    game = game_named(unwrap(parse(data, name), name).game, name)
    if game.play is None or game.play.encounters is None:
        raise FileProblem(name, "game", message("play-no_encounters", game=game.name))
    file = encounter_from(data, game.key, name)
    return HeldEncounter(game, file, *met(game, file, name), language)


def encounter_entry(held: HeldEncounter, page: str = "", picture: str = "") -> Entry:
    """Return the line of an encounter."""
    origins = [views.origin(views.Reader(held.game, force, held.language)) for force in held.forces]
    return Entry(
        kind=ENCOUNTER,
        game=held.game.key,
        title=held.title,
        subtitle=next(iter(held.gist), ""),
        fleet=" – ".join(held.names),
        author=", ".join(dict.fromkeys(of.author for of in origins if of.author)),
        tags=tuple(dict.fromkeys(tag for of in origins for tag in of.tags)),
        licence=origins[0].licence if len({of.licence for of in origins}) == 1 else "",
        page=page,
        picture=picture,
        id=digest(encounter_text(held.file, held.game.key))[:16],
        numbers={},
        words={},
    )


def told_of(game: Game, force: object, language: str) -> str:
    """Return how large a fleet is: the first numbers that the game has of it."""
    if game.designs is None:
        return ""
    report = game.designs.report(force, classes=False)
    reader = views.Reader(game, force, language)
    known = {number.key: number for number in views.numbers(reader, report.fleet)}
    chosen = [known[key] for key in report.headline if key in known] or list(known.values())[:1]
    told = [f"{number.label} {number.text} {number.unit}".strip() for number in chosen]
    return ", ".join([*told, said(message("gallery-ships", count=len(report.ships)), language)])
