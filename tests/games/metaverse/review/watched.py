"""Battles fought again under a watch, with everything that it saw."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from metamaker.core.paths import sample_fleets
from metamaker.game_api.matches import begun, resumed
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.review.offered import MetaverseReviewing
from metamaker.games.metaverse.review.watch import BattleWatch
from metamaker.opening import open_file
from metamaker.play.documents import replay_from
from metamaker.play.match import Match
from metamaker.play.review.ledger import Chance
from metamaker.play.table import Setting

KEPT = sorted(
    file for file in (Path(__file__).parents[4] / "docs/battles").glob("*.json") if '"metaverse"' in file.read_text()[:200]
)
FENNEL = sample_fleets("metaverse") / "quarrel-at-fennel-light.json"


class Seen(NamedTuple):
    """An event, the number of rolls counted before it and after it, and what a look at the battle found in between."""

    event: Any
    before: int
    after: int
    looked: Any


class Watched(NamedTuple):
    """A battle under a watch: the boxes of each ship at its beginning, and all events."""

    match: Match
    watch: BattleWatch
    boxes: dict[str, int]
    seen: tuple[Seen, ...]

    def rolls(self, kind: type) -> list[tuple[Any, Chance]]:
        """Return the events of a kind with the roll that each of them is; those without one are left out."""
        found = [each for each in self.seen if isinstance(each.event, kind) and each.after > each.before]
        return [(each.event, self.watch.chances[each.before]) for each in found]


def watched(match: Match, look: Any = lambda _battle, _event: None) -> Watched:
    """Fight a match to its end under a watch; `look` sees the battle at each event before the watch does."""
    watch = MetaverseReviewing().watch(match)
    assert isinstance(watch, BattleWatch)
    battle = match.table.battle
    boxes = {vessel.key: sum(state.left for state in vessel.sections) for vessel in battle.table.vessels}
    seen: list[Seen] = []

    def see(event: Any) -> None:
        before, looked = len(watch.chances), look(battle, event)
        watch.see(event)
        seen.append(Seen(event, before, len(watch.chances), looked))

    battle.watcher = see
    while match.step():
        pass
    return Watched(match, watch, boxes, tuple(seen))


def kept_match(file: Path) -> Match:
    """Return a kept battle at its beginning."""
    return resumed(METAVERSE, replay_from(file.read_bytes(), "metaverse", file.name), file.name, ())


@cache
def kept(file: Path) -> Watched:
    """Return a kept battle, fought again once for all tests."""
    return watched(kept_match(file))


def duel(seed: int, captains: Sequence[str] = ("plain", "plain"), file: Path = FENNEL, other: Path = FENNEL) -> Match:
    """Return a match of the first ship of a file against the last one of another."""
    one, two = open_file(str(file)).document, open_file(str(other)).document
    forces = force(one, [one.ships[0].id]), force(two, [two.ships[-1].id])
    return begun(METAVERSE, forces, Setting(seed, tuple(captains)))


def fleets(seed: int, one: str, other: str) -> Match:
    """Return a match of two sample fleets under careful captains."""
    forces = tuple(open_file(str(FENNEL.with_name(f"{name}.json"))).document for name in (one, other))
    return begun(METAVERSE, forces, Setting(seed, ("careful", "careful")))
