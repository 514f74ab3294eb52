"""Fleets with problems, and a game that offers a fix for one kind of them."""

from typing import Any

from metamaker.core.issue import Issue
from metamaker.game_api.checks import Fix
from metamaker.game_api.game import Game, required
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.opening import open_file
from tests.app.conftest import SAMPLES

_CODES = {"outside-fleet", "shield-without-generator"}


class Curing:
    """Two checks of Metaverse, with one fix, which gives a ship outside the fleet a level; counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def issues(self, document: Any) -> tuple[Issue, ...]:
        self.asked += 1
        return tuple(issue for issue in required(METAVERSE.checks).issues(document) if issue.code in _CODES)

    def fixes(self, document: Any, issue: Issue, language: str) -> tuple[Fix, ...]:
        if issue.code != "outside-fleet":
            return ()
        ships = [ship.with_(level=CommandLevel.FLEET) if ship.ref() == issue.where else ship for ship in document.ships]
        return (Fix("Make it the flagship", document.with_(ships=tuple(ships))),)


class _Placed:
    """The edits of Metaverse, but with titles that say a reference."""

    def __getattr__(self, name: str) -> Any:
        return getattr(METAVERSE.edits, name)

    def title_of(self, document: Any, ref: str, language: str) -> str:
        return f"the place {ref}"


def curing_game(checks: Curing) -> Game:
    """Metaverse with these checks."""
    edits: Any = _Placed()
    parts = {name: (lambda name=name: getattr(METAVERSE, name)) for name in ("designs", "sheets", "prints", "graphs", "play")}
    return Game(
        METAVERSE.key,
        METAVERSE.name,
        METAVERSE.format,
        METAVERSE.documents,
        checks=lambda: checks,
        edits=lambda: edits,
        **parts,
    )


def quarrel() -> Any:
    """Return a fleet of two ships that are outside any command: two notes."""
    return open_file(str(SAMPLES / "quarrel-at-fennel-light.json")).document


def unshielded() -> Any:
    """Return the same fleet with an error in the first class: shields and no generator."""
    fleet = quarrel()
    first = fleet.classes[0]
    fore = first.arcs.fore.with_(shield_hits=4)
    sections = first.sections
    core = sections.core.with_(components=tuple(each for each in sections.core.components if "generator" not in each.kind))
    return fleet.with_(
        classes=(
            first.with_(arcs=first.arcs.with_(fore=fore), sections=sections.with_(core=core)),
            *fleet.classes[1:],
        )
    )
