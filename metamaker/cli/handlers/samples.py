"""`metamaker samples`: the samples of all games, listed or copied."""

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from metamaker.cli.input.arguments import wanted_game
from metamaker.cli.input.encounter_files import encounters_of, open_encounter
from metamaker.cli.models.samples import Copied, SampleEncounter, SampleEvent, Samples, SampleUniverse
from metamaker.cli.models.samples import Sample as SampleData
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import tell, text, unusable
from metamaker.cli.output.number_format import figure
from metamaker.core.errors import FileProblem
from metamaker.core.messages import Text, message
from metamaker.core.paths import sample_encounters, sample_events, sample_fleets, sample_universes
from metamaker.core.schema_errors import MAX_COMPARED
from metamaker.core.stat import StatBlock
from metamaker.core.storage import is_there, make_folder, read_file, save_document
from metamaker.game_api.game import Game
from metamaker.opening import open_file, open_pack
from metamaker.registry import GAMES, game_called
from metamaker.tournaments.game import EventGame
from metamaker.tournaments.model import Event


class Sample(NamedTuple):
    """A sample: its game's key, its name on the command line, and its file."""

    game: str
    name: str
    file: Path


def known_samples(game: str = "", folder: Callable[[str], Path] = sample_fleets) -> tuple[Sample, ...]:
    """Return the samples of a game, or of all games, by name; `folder` gives the folder of fleets, encounters or others."""
    keys = (game,) if game else GAMES
    return tuple(Sample(key, file.stem, file) for key in keys for file in sorted(folder(key).glob("*.json")))


def list_or_copy(names: Sequence[str], to: Path, game: str, force: bool) -> Answer:
    """List the samples or copy some; see `metamaker samples --help`. Raises BadParameter, FileProblem."""
    key = wanted_game(game).key if game else ""
    known = [known_samples(key, of) for of in (sample_fleets, sample_encounters, sample_events, sample_universes)]
    if not names:
        return _list(*known)
    return _copy([_called(name, [each for some in known for each in some]) for name in names], to, force)


def _called(name: str, known: Sequence[Sample]) -> Sample:
    wanted = name.strip().lower().removesuffix(".json")
    for sample in known:
        if sample.name == wanted:
            return sample
    raise unusable("cli-not_listed", name=name, list="samples", meant=_meant(wanted, [sample.name for sample in known]))


def _meant(word: str, known: Iterable[str]) -> Text:
    """Return the suggestion for an unknown name, "none" if no sample has a similar name or word."""
    by_words = {
        "-".join(words[:count]): name for name in known for words in [name.split("-")] for count in range(1, len(words))
    }
    by_words |= {part: name for name in known for part in name.split("-") if len(part) >= _TELLING} | {
        name: name for name in known
    }
    close = get_close_matches(word, by_words, 1, _LIKE) if len(word) <= MAX_COMPARED else []
    return message("file-meant", word=by_words[close[0]]) if close else "none"


_TELLING = 4
"""Characters of a distinctive word of a name; “the” and “of” are shorter."""

_LIKE = 0.7
"""The smallest similarity of a word: short words look similar sooner than whole names, for which the usual 0.6 suffices."""


def _copy(samples: Sequence[Sample], to: Path, force: bool) -> Answer:
    copies = {sample.file: to / sample.file.name for sample in samples}
    for copy in copies.values():
        if is_there(copy) and not force:
            raise FileProblem(str(copy), "", message("cli-new_file"))
    make_folder(str(to))
    for sample, copy in copies.items():
        save_document(str(copy), read_file(str(sample)))
    return Answer(
        lambda: Copied(copied=[str(copy) for copy in copies.values()]),
        lambda: tell(*(text("cli-wrote", file=str(copy)) for copy in copies.values())),
    )


def _list(
    known: Sequence[Sample], encounters: Sequence[Sample], of_events: Sequence[Sample], packs: Sequence[Sample]
) -> Answer:
    events = [told for sample in of_events if (told := _held(sample)) is not None]

    def data() -> Samples:
        return {
            "samples": [_told(each) for each in known],
            "encounters": [_met(each) for each in encounters],
            "universes": [_packed(each) for each in packs],
            "events": events,
        }

    return Answer(data, lambda: _show_all(known, encounters, events, packs))


def _show_all(
    known: Sequence[Sample], encounters: Sequence[Sample], events: Sequence[SampleEvent], packs: Sequence[Sample]
) -> None:
    from metamaker.cli.output.terminal import say

    if not known:
        say(text("cli-samples-none"))
        return
    for key in dict.fromkeys(sample.game for sample in known):
        _show(game_called(key), [sample for sample in known if sample.game == key])
        if meetings := [_met(sample) for sample in encounters if sample.game == key]:
            _show_encounters(meetings)
        if held := [each for each in events if each["game"] == key]:
            _show_events(held)
        if universes := [_packed(sample) for sample in packs if sample.game == key]:
            _show_universes(universes)
    say(text("cli-samples-copy"))


def _told(sample: Sample) -> SampleData:
    game, document = game_called(sample.game), open_file(str(sample.file)).document
    name = game.documents.title(document)
    data: SampleData = {"sample": sample.name, "game": sample.game, "file": str(sample.file), "name": name}
    if game.designs:
        data["totals"] = game.designs.roster(document).totals.as_dict()
    return data


def _met(sample: Sample) -> SampleEncounter:
    opened = open_encounter(str(sample.file))
    sides = [opened.game.documents.title(force) for force in opened.forces]
    gist = encounters_of(opened.game, opened.battles, opened.file).gist(opened.encounter)
    name = opened.document.name
    return {
        "sample": sample.name,
        "game": sample.game,
        "file": str(sample.file),
        "name": name,
        "sides": sides,
        "gist": [str(each) for each in gist],
    }


def _held(sample: Sample) -> SampleEvent | None:
    """Return the model of a tournament; None for a fleet that belongs to one."""
    opened = open_file(str(sample.file))
    if not isinstance(opened.game, EventGame):
        return None
    event: Event = opened.document
    players = [player.name for player in event.players]
    return {"sample": sample.name, "game": sample.game, "file": str(sample.file), "name": event.name, "players": players}


def _show_events(events: Sequence[SampleEvent]) -> None:
    from metamaker.cli.output.terminal import say, table

    columns = (text("event-kind"), text("event-property_name"), text("event-players"))
    rows = [(each["sample"], each["name"], str(len(each["players"]))) for each in events]
    say(table(columns, rows, right=columns[2:]), "")


def _packed(sample: Sample) -> SampleUniverse:
    opened = open_pack(str(sample.file))
    name = opened.game.documents.title(opened.document)
    return {"sample": sample.name, "game": sample.game, "file": str(sample.file), "name": name}


def _show(game: Game, samples: Sequence[Sample]) -> None:
    from metamaker.cli.output.terminal import heading, say, table

    documents = {sample.name: open_file(str(sample.file)).document for sample in samples}
    totals = {name: game.designs.roster(document).totals for name, document in documents.items()} if game.designs else {}
    symbols = [stat.symbol for stat in next(iter(totals.values()), StatBlock(())) if stat.symbol in _SHOWN]
    labels = [text("cli-samples-number", symbol=symbol) for symbol in symbols]
    rows = (
        (name, game.documents.title(document), *(figure(totals[name][symbol].value) for symbol in symbols))
        for name, document in documents.items()
    )
    columns = (text("cli-samples-sample"), text("cli-samples-fleet"), *labels)
    say(heading(game.name), table(columns, rows, right=labels), "")


def _show_encounters(meetings: Sequence[SampleEncounter]) -> None:
    from metamaker.cli.output.terminal import say, table

    columns = tuple(text(f"cli-samples-{column}") for column in ("encounter", "sides", "gist"))
    rows = [(each["sample"], " – ".join(dict.fromkeys(each["sides"])), ", ".join(each["gist"])) for each in meetings]
    say(table(columns, rows), "")


def _show_universes(packs: Sequence[SampleUniverse]) -> None:
    from metamaker.cli.output.terminal import say, table

    columns = text("cli-samples-universe"), text("cli-samples-version")
    say(table(columns, ((each["sample"], each["name"]) for each in packs)), "")


_SHOWN = {"combat_value", "tier", "ships"}
"""Totals in the list; a game may lack some."""
