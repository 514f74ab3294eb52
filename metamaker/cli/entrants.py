"""Who is weighed, from the words of a command: all ships of `FILE`, or `FILE#SHIP,SHIP`."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import typer

from metamaker.cli.answer import once
from metamaker.cli.contenders import file_and_ships
from metamaker.cli.counted import counted
from metamaker.cli.games import offered
from metamaker.cli.sheets import same_game
from metamaker.core.problem import FileProblem
from metamaker.game.documents import NotInDocument
from metamaker.game.weighing import Choice, Weighed, Weighing
from metamaker.registry import Opened, open_file


class Named(NamedTuple):
    """A file and the ships of it that were named; none stand for all."""

    opened: Opened
    ships: tuple[str, ...]


class Entrants(NamedTuple):
    """What weighs, and who is meant by each of the files, the first of which gives the rules."""

    scales: Weighing[Any]
    named: tuple[Named, ...]

    def weighed(self) -> tuple[Weighed, ...]:
        """Return the ships, each file's in its order. Raises FileProblem for names that nothing has, and if there is none."""
        return tuple(each for one in self.named for each in _weighed(self.scales, one))

    def choices(self, slot: int) -> tuple[Weighed, tuple[Choice, ...]]:
        """Return the one ship that was named, and what a slot of it may hold. Raises FileProblem, BadParameter."""
        ships = self.weighed()
        if len(ships) != 1:
            raise typer.BadParameter(f"expected one ship for --slot, FILE#SHIP, found {len(ships)}")
        one = self.named[0]
        name = one.ships[0] if one.ships else ships[0].name
        try:
            return ships[0], self.scales.choices(one.opened.document, name, slot)
        except NotInDocument as problem:
            raise FileProblem(one.opened.file, "", str(problem)) from None

    def field(self) -> tuple[Weighed, ...]:
        """Return the usual opponents."""
        return self.scales.field(self.named[0].opened.document)


def entrants(words: Sequence[str], before: Entrants | None = None) -> Entrants:
    """Return who is meant. Raises FileProblem for files that are no use and for ships with errors.

    `before`: those that were named already; all must be of one game and play by the same rules.
    """
    files = [file_and_ships(word) for word in words]
    once([file for file, _ in files])
    named = tuple(Named(open_file(file), ships) for file, ships in files)
    first = before.named[0].opened if before else named[0].opened
    same_game([first, *(one.opened for one in named)])
    scales = scales_of(first)
    for one in named:
        if not scales.same_rules(first.document, one.opened.document):
            raise FileProblem(one.opened.file, "", f"expected the edition and rules of {first.file}, found others")
        _refuse_flaws(scales, one)
    return Entrants(scales, named)


def scales_of(opened: Opened) -> Weighing[Any]:
    """Return what weighs the ships of a file. Raises FileProblem if nothing does."""
    return offered(opened.game.weighing, "whose ships can be weighed", opened.game, opened.file)


def _weighed(scales: Weighing[Any], one: Named) -> tuple[Weighed, ...]:
    ships = _found(one, scales.weighed)
    if not ships:
        raise FileProblem(one.opened.file, "", "expected at least one ship, found none")
    return tuple(ships)


def _refuse_flaws(scales: Weighing[Any], one: Named) -> None:
    flaws = _found(one, scales.flaws)
    if flaws:
        rest = f", and {counted(len(flaws) - 1, 'error')} more" if len(flaws) > 1 else ""
        raise FileProblem(one.opened.file, flaws[0].where, f"{flaws[0].text}{rest}")


def _found(one: Named, ask: Any) -> Any:
    try:
        return ask(one.opened.document, one.ships)
    except NotInDocument as problem:
        raise FileProblem(one.opened.file, "", str(problem)) from None
