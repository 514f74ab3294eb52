"""Games on a map: who can play, the table, the captains, many games.

The module is the Play of the game. What only some answers need is imported with the first such answer.
"""

from collections.abc import Iterator, Mapping, Sequence

from typing_extensions import override

from metamaker.core.issue import Issue, Severity
from metamaker.core.problem import FileProblem
from metamaker.core.words import Text
from metamaker.game.documents import NotInDocument
from metamaker.games.cosmos_commanders.battle.captains.hiring import CAPTAINS, USUAL
from metamaker.games.cosmos_commanders.messages import message
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.games.cosmos_commanders.tabletop.view import PlayerFigures
from metamaker.play.decision import Player
from metamaker.play.table import Setting, Table
from metamaker.play.tally import Duel


class _Captains(Mapping[str, Text]):
    """The names of the captains, the weakest first, with what each does."""

    @override
    def __getitem__(self, name: str) -> Text:
        if name not in CAPTAINS:
            raise KeyError(name)
        return message(f"window-captain-{name}-hint")

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(CAPTAINS)

    @override
    def __len__(self) -> int:
        return len(CAPTAINS)


captains: Mapping[str, Text] = _Captains()
usual_captain = USUAL
figures = PlayerFigures
bounds = (1, 1)
survival = False
rulings = 1
encounters = None
paper = None


def hire(name: str, seed: int, side: int) -> Player:
    """Return a fresh captain of this name for a side of a game. Raises KeyError."""
    from metamaker.games.cosmos_commanders.tabletop.seated import seated

    return seated(name, seed, side)


def seats(forces: Sequence[StarMap | None], survival: bool) -> int:  # noqa: ARG001 - nobody fights for survival
    """Return for how many the map is."""
    return forces[0].players if forces and forces[0] is not None else StarMap().players


def sides(star_map: StarMap) -> tuple[StarMap, ...]:  # noqa: ARG001 - a map is that of all sides
    """Return nothing: all play on one map."""
    return ()


def force(star_map: StarMap, names: Sequence[str]) -> StarMap:
    """Return the map. Raises NotInDocument for names: nobody is chosen out of it."""
    if names:
        raise NotInDocument(message("play-no-sides", found=names[0]))
    return star_map


def flaws(star_map: StarMap) -> tuple[Issue, ...]:
    """Return the errors of the map."""
    from metamaker.games.cosmos_commanders.checks import check_map

    return tuple(issue for issue in check_map(star_map) if issue.severity is Severity.ERROR)


def check(forces: Sequence[StarMap], survival: bool, file: str) -> None:  # noqa: ARG001 - nobody fights for survival
    """Raise FileProblem unless this is one map."""
    if len(forces) != 1:
        raise FileProblem(file, "fleets", message("play-one-map", found=len(forces)))


def table(forces: Sequence[StarMap], setting: Setting) -> Table:
    """Return a game at its beginning. Raises FileProblem for a map that has no room for so many homes."""
    from metamaker.games.cosmos_commanders.tabletop.table import GameTable

    return GameTable(forces[0], setting)


def melee(forces: Sequence[StarMap], captains: Sequence[str]) -> Duel:
    """Return a captain for each player of a map, ready for many games that count who has won. Raises FileProblem."""
    from metamaker.games.cosmos_commanders.tabletop.many import melee_of

    return melee_of(forces[0], captains)


def duel(forces: Sequence[StarMap], captains: Sequence[str], encounter: None = None) -> Duel:  # noqa: ARG001 - there are none
    """Return a captain against one, or several, of another name on a map, ready for many games. Raises FileProblem."""
    from metamaker.games.cosmos_commanders.tabletop.many import contest_of

    return contest_of(forces[0], captains)
