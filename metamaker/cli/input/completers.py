"""Shell completion: the script of a shell, and possible words at the cursor, such as samples or ships of the named file."""

from collections.abc import Iterable, Iterator
from typing import Any

import typer
from typer.completion import (  # type: ignore[attr-defined]  # the way to them, which typer does not list
    completion_init,
    get_completion_script,
    install,
)

from metamaker.cli.input.typed_values import properties_of, reference
from metamaker.cli.output.help import PROGRAM, speak
from metamaker.core.errors import FileProblem
from metamaker.core.guides import contents
from metamaker.core.messages import language_in_force, message
from metamaker.core.paths import sample_encounters, sample_events, sample_fleets, sample_universes
from metamaker.opening import Opened, open_file
from metamaker.registry import GAMES, game_called
from metamaker.tournaments.model import OUTCOMES, Event

VARIABLE = "_METAMAKER_COMPLETE"
"""Set by the script when the shell requests completions; checked by `main`."""

SHELLS = ("bash", "zsh", "fish", "powershell", "pwsh")

Offer = tuple[str, str]
"""A possible word, and its description."""


def answer(app: Any) -> int:
    """Print the possible words at the cursor for the shell, and return its exit code."""
    completion_init()
    command = typer.main.get_command(app)
    for verb in command.commands.values():  # type: ignore[attr-defined]  # it is a group of verbs
        speak(verb)
    try:
        command(prog_name=PROGRAM, complete_var=VARIABLE)
    except SystemExit as end:
        return int(end.code or 0)
    return 0


def script(shell: str) -> str:
    """Return the completion script of a shell. The shell is one of SHELLS."""
    return str(get_completion_script(prog_name=PROGRAM, complete_var=VARIABLE, shell=shell))


def installed(shell: str) -> str:
    """Install the script for the shell, and return its file."""
    completion_init()
    _, file = install(shell=shell, prog_name=PROGRAM, complete_var=VARIABLE)
    return str(file)


def beginning(start: str, offers: Iterable[Offer]) -> list[Offer]:
    """Return the words with this beginning; none for a file that cannot be opened."""
    try:
        return [(word, what) for word, what in offers if word.lower().startswith(start.lower())]
    except FileProblem:
        return []


def samples(_: typer.Context) -> Iterator[Offer]:
    """Yield the samples of all games."""
    for key in GAMES:
        for folder in (sample_fleets(key), sample_encounters(key), sample_events(key), sample_universes(key)):
            yield from ((file.stem, game_called(key).name) for file in sorted(folder.glob("*.json")))


def games(_: typer.Context) -> Iterator[Offer]:
    """Yield all games."""
    yield from ((key, entry.name) for key, entry in GAMES.items())


def page_kinds(_: typer.Context) -> Iterator[Offer]:
    """Yield the kinds of pages of all games."""
    for key in GAMES:
        prints = game_called(key).prints
        yield from (() if prints is None else ((kind, key) for kind in prints.page_kinds()))


def captains(_: typer.Context) -> Iterator[Offer]:
    """Yield the captains of all games, each once."""
    plays = [play for key in GAMES if (play := game_called(key).play) is not None]
    yield from {name: str(does) for play in plays for name, does in play.captains.items()}.items()


def verbs(context: typer.Context) -> Iterator[Offer]:
    """Yield all commands."""
    commands = context.find_root().command.commands  # type: ignore[attr-defined]  # it is a group of verbs
    yield from ((name, command.help or "") for name, command in commands.items())


def guides(_: typer.Context) -> Iterator[Offer]:
    """Yield all guides."""
    yield from ((guide.key, guide.title) for chapter in contents(language_in_force()) for guide in chapter.guides)


def ships(context: typer.Context) -> Iterator[Offer]:
    """Yield the ships and classes of the named file, by their ids."""
    for opened in _named(context):
        designs, documents = opened.game.designs, opened.game.documents
        if designs is not None:
            refs = (*designs.subjects(opened.document, classes=False), *designs.subjects(opened.document, classes=True))
            for ref in dict.fromkeys(refs):
                yield ref.rpartition("/")[2], documents.texts(opened.document, ref, language_in_force())[0].title


def stats(context: typer.Context) -> Iterator[Offer]:
    """Yield the numbers of ships of the named file, and those of their parts."""
    for opened in _named(context):
        if opened.game.designs is None:
            continue
        for ship in opened.game.designs.report(opened.document, classes=True).ships[:1]:
            yield from ((stat.symbol, str(stat.label)) for stat in ship.stats)
            for blocks in ship.parts.values():
                yield from ((f"{part}.{stat.symbol}", str(stat.label)) for part, block in blocks.items() for stat in block)


def what(context: typer.Context) -> Iterator[Offer]:
    """Yield everything that can be added to the named file, and its ships and classes, which can be copied."""
    for opened in _named(context):
        if opened.game.building is not None:
            yield from opened.game.building.offers(opened.document, language=language_in_force()).items()
    yield from ships(context)


def shared(context: typer.Context) -> Iterator[Offer]:
    """Yield the parts of the named file for a universe pack, one by one and in groups."""
    for opened in _named(context):
        if opened.game.universes is not None:
            yield from opened.game.universes.offers(opened.document, language=language_in_force()).items()


def keys(context: typer.Context) -> Iterator[Offer]:
    """Yield the properties of the named item."""
    for opened in _named(context):
        for shown in properties_of(opened, reference(opened, context.params.get("ref") or "")):
            yield shown.key, shown.label


def event_words(context: typer.Context) -> Iterator[Offer]:
    """Yield words after a tournament file: its players, and results of games."""
    for opened in _named(context):
        if isinstance(opened.document, Event):
            yield from ((player.name, player.id) for player in opened.document.players)
    if context.params.get("action") == "result":
        yield from ((word, str(message(f"event-outcome_{word}"))) for word in OUTCOMES)


def _named(context: typer.Context) -> Iterator[Opened]:
    files = context.params.get("file") or context.params.get("files") or ()
    for file in (files,) if isinstance(files, str) else files:
        yield open_file(file)
