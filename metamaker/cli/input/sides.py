"""Sides and ships from the words of a command: `FILE`, or `FILE#SHIP,SHIP` for some of its ships."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from metamaker.cli.input.arguments import about, offered, once, same_game
from metamaker.cli.input.encounter_files import Opened as OpenedEncounter
from metamaker.cli.input.encounter_files import encounters_of, is_encounter, open_encounter
from metamaker.cli.output.messages import unusable
from metamaker.core.errors import FileProblem
from metamaker.core.messages import message
from metamaker.core.schema_errors import nearest_or_all
from metamaker.core.storage import is_there
from metamaker.game_api.game import Game
from metamaker.game_api.play import HeadStart, Play, WishRefused
from metamaker.game_api.weighing import Choice, Weighed, Weighing
from metamaker.opening import Opened, SeveralFleets, open_file


class Contenders(NamedTuple):
    """The game with its battles, the document of each side with only its fighting ships, and the file of each side."""

    game: Game
    battles: Play
    forces: tuple[Any, ...]
    files: tuple[str, ...]
    encounter: Any = None


def contenders(words: Sequence[str], anyway: bool) -> Contenders:
    """Return the sides: one per file, those in a single file, or those of an encounter.

    Raises BadParameter for a wrong number of sides, FileProblem for unusable files, and for illegal designs without `anyway`.
    """
    if not words:
        raise unusable("play-two_fleets", found=0)
    if len(words) == 1 and is_encounter(words[0]):
        return _met(words[0], anyway)
    who = _named(words)
    found = len(who.forces)
    least, most = who.battles.bounds
    if not least <= found <= most:
        if most > least:
            raise unusable("play-sides", least=least, most=most, found=found)
        raise unusable("play-one_file" if most == 1 else "play-two_fleets", found=found)
    if not anyway:
        _refuse_all_flaws(who)
    return who


def _met(path: str, anyway: bool) -> Contenders:
    """Return the sides of an encounter."""
    who = met_in(open_encounter(path))
    if not anyway:
        _refuse_all_flaws(who)
    return who


def met_in(opened: OpenedEncounter) -> Contenders:
    """Return the sides of an opened encounter."""
    return Contenders(opened.game, opened.battles, opened.forces, (opened.file,) * len(opened.forces), opened.encounter)


_SIDES = "ab"
_HEAD_START = re.compile(r"([ab])([0-9]{1,9})(?:@([0-9]{1,9}))?", re.IGNORECASE)
"""A side, its points, and the turn from which it wins with equal points."""


def with_head_start(who: Contenders, words: str) -> Contenders:
    """Return the sides with a head start such as `b14` or `b14@6`, if there are words for one.

    Raises BadParameter for other words, and FileProblem for a game without encounters.
    """
    if not words:
        return who
    read = _HEAD_START.fullmatch(words)
    if read is None:
        raise unusable("play-head_start_wanted", found=words)
    side, points, turn = read.groups("0")
    given = HeadStart(_SIDES.index(side.lower()), int(points), int(turn))
    encounters = encounters_of(who.game, who.battles, who.files[0])
    try:
        met = encounters.with_head_start(who.forces, who.encounter, given)
    except WishRefused as problem:
        raise unusable("play-wish", problem=problem.text) from None
    return who._replace(encounter=met)


def survivors(words: Sequence[str], anyway: bool) -> Contenders:
    """Return the one force that fights for survival. Raises as `contenders` does."""
    if len(words) != 1:
        raise unusable("play-one_survivor", found=len(words))
    (file, ships), *_ = [file_and_ships(word) for word in words]
    opened = open_file(file)
    battles = battles_of(opened.game, opened.file)
    if not battles.survival:
        raise FileProblem(opened.file, "", message("play-no_survival", game=opened.game.name))
    who = Contenders(opened.game, battles, (_force(battles, opened, ships),), (opened.file,))
    if not anyway:
        _refuse_all_flaws(who)
    return who


def _named(words: Sequence[str]) -> Contenders:
    files = [file_and_ships(word) for word in words]
    once([file for file, _ in files])
    opened = [open_file(file) for file, _ in files]
    same_game(opened)
    battles = battles_of(opened[0].game, opened[0].file)
    if len(opened) == 1 and not files[0][1]:
        held = battles.sides(opened[0].document)
        if held:
            return Contenders(opened[0].game, battles, held, (opened[0].file,) * len(held))
    forces = tuple(_force(battles, one, ships) for one, (_, ships) in zip(opened, files, strict=True))
    return Contenders(opened[0].game, battles, forces, tuple(one.file for one in opened))


def _refuse_all_flaws(who: Contenders) -> None:
    for file, force in zip(who.files, who.forces, strict=True):
        _refuse_flaws(who.battles, file, force)


def battles_of(game: Game, file: str) -> Play:
    """Return the battles of a game. Raises FileProblem if it has none."""
    return offered(game.play, "play", game, file)


def file_and_ships(word: str) -> tuple[str, tuple[str, ...]]:
    """Return a file and the ships named after its #; a file or a fleet in a PDF with the whole name takes precedence."""
    file, mark, names = word.rpartition("#")
    if not mark or not file or is_there(word):
        return word, ()
    try:
        open_file(file)
    except SeveralFleets:
        return word, ()
    ships = tuple(name.strip() for name in names.split(","))
    if not all(ships):
        raise unusable("play-names_wanted", found=names)
    return file, ships


def _force(battles: Play, opened: Opened, ships: Sequence[str]) -> object:
    with about(opened.file):
        return battles.force(opened.document, ships)


def _refuse_flaws(battles: Play, file: str, force: object) -> None:
    flaws = battles.flaws(force)
    if flaws:
        sentence = message("play-flawed", problem=flaws[0].message, more=len(flaws) - 1)
        raise FileProblem(file, flaws[0].where, sentence)


def captains_of(battles: Play | Weighing, words: str, sides: int = 2) -> tuple[str, ...]:
    """Return the captain of each side: one for both, or one for each, separated by a comma. Raises BadParameter."""
    if not words:
        return (battles.usual_captain,) * sides
    names = [word.strip().lower() for word in words.split(",")]
    for name in names:
        if name not in battles.captains:
            raise unusable("play-captains", found=name, meant=nearest_or_all(name, battles.captains))
    if len(names) not in {1, sides}:
        raise unusable("play-captains_number", sides=sides, found=len(names))
    return tuple(names * sides if len(names) == 1 else names)


class Named(NamedTuple):
    """A file and its named ships; none means all."""

    opened: Opened
    ships: tuple[str, ...]


class Entrants(NamedTuple):
    """The ratings of a game, and the named ships of each file; the first file gives the rules."""

    scales: Weighing
    named: tuple[Named, ...]

    def weighed(self) -> tuple[Weighed, ...]:
        """Return the ships, each file's in its order. Raises FileProblem for unknown names, and without any ship."""
        return tuple(each for one in self.named for each in _weighed(self.scales, one))

    def choices(self, slot: int) -> tuple[Weighed, tuple[Choice, ...]]:
        """Return the only named ship, and the choices for one of its slots. Raises FileProblem, BadParameter."""
        ships = self.weighed()
        if len(ships) != 1:
            raise unusable("play-one_ship", found=len(ships))
        one = self.named[0]
        name = one.ships[0] if one.ships else ships[0].name
        with about(one.opened.file):
            return ships[0], self.scales.choices(one.opened.document, name, slot)

    def field(self) -> tuple[Weighed, ...]:
        """Return the usual opponents."""
        return self.scales.field(self.named[0].opened.document, self.weighed())


def entrants(words: Sequence[str], before: Entrants | None = None) -> Entrants:
    """Return the ships of a rating. Raises FileProblem for unusable files and for ships with errors.

    `before`: ships named earlier; all must be of one game and have the same rules.
    """
    files = [file_and_ships(word) for word in words]
    once([file for file, _ in files])
    named = tuple(Named(open_file(file), ships) for file, ships in files)
    first = before.named[0].opened if before else named[0].opened
    same_game([first, *(one.opened for one in named)])
    scales = scales_of(first)
    for one in named:
        if not scales.same_rules(first.document, one.opened.document):
            raise FileProblem(one.opened.file, "", message("play-same_rules", file=first.file))
        _refuse_flawed(scales, one)
    return Entrants(scales, named)


def scales_of(opened: Opened) -> Weighing:
    """Return the ratings of the game of a file. Raises FileProblem if it has none."""
    return offered(opened.game.weighing, "weighing", opened.game, opened.file)


def _weighed(scales: Weighing, one: Named) -> tuple[Weighed, ...]:
    ships = _found(one, scales.weighed)
    if not ships:
        raise FileProblem(one.opened.file, "", message("play-no_ship"))
    return tuple(ships)


def _refuse_flawed(scales: Weighing, one: Named) -> None:
    flaws = _found(one, scales.flaws)
    if flaws:
        sentence = message("play-flaws", problem=flaws[0].message, more=len(flaws) - 1)
        raise FileProblem(one.opened.file, flaws[0].where, sentence)


def _found(one: Named, ask: Any) -> Any:
    with about(one.opened.file):
        return ask(one.opened.document, one.ships)
