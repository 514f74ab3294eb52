"""The battles of Metaverse as command line and window ask for them."""

from collections.abc import Mapping, Sequence
from typing import Any

from metamaker.core.envelope import migrated
from metamaker.core.issue import Issue
from metamaker.core.problem import FileProblem
from metamaker.core.validation import validated
from metamaker.games.metaverse.model.fleet import FORMAT, GAME, Fleet
from metamaker.games.metaverse.tabletop import force as forces_of
from metamaker.play.match import PERSON, Session, Setting
from metamaker.play.replay import Replay
from metamaker.play.tally import Duel

SIDES = 2
MOST_TURNS = 999


class MetaverseBattles:
    """See the Play protocol. Modules that only some answers need are imported with the first such answer."""

    @property
    def captains(self) -> Mapping[str, str]:
        """See Play."""
        from metamaker.games.metaverse.battle.captains.hiring import CAPTAINS

        return CAPTAINS

    @property
    def usual_captain(self) -> str:
        """See Play."""
        from metamaker.games.metaverse.battle.captains.hiring import USUAL

        return USUAL

    @property
    def most_sides(self) -> int:
        """See Play."""
        return SIDES

    @property
    def survival(self) -> bool:
        """See Play."""
        return False

    def sides(self, document: Fleet) -> tuple[Fleet, ...]:  # noqa: ARG002 - a fleet is one side
        """See Play."""
        return ()

    def force(self, document: Fleet, names: Sequence[str]) -> Fleet:
        """See Play."""
        return forces_of.force(document, names)

    def flaws(self, document: Fleet) -> tuple[Issue, ...]:
        """See Play."""
        return forces_of.flaws(document)

    def left_out(self, document: Fleet) -> tuple[tuple[str, int], ...]:
        """See Play."""
        from metamaker.games.metaverse.tabletop.force import left_out

        return left_out(document)

    def session(self, forces: Sequence[Fleet], setting: Setting) -> Session:
        """See Play."""
        from metamaker.games.metaverse.battle.captains.contest import hired
        from metamaker.games.metaverse.tabletop.session import TableSession

        return TableSession(forces, setting, hired)

    def replayed(self, replay: Replay, file: str, captains: Sequence[str] = ()) -> Session:
        """See Play."""
        from metamaker.games.metaverse.battle.captains.contest import hired
        from metamaker.games.metaverse.tabletop.session import TableSession

        self._refuse_strangers(replay, file)
        setting = Setting(replay.seed, tuple(captains), _last_turn(replay, file))
        return TableSession(self.forces(replay, file), setting, hired, replay.choices, file)

    def _refuse_strangers(self, replay: Replay, file: str) -> None:
        """Raise FileProblem for captains in a replay whom nobody knows; a person has no name there."""
        named = replay.options.get("captains", [])
        known = {PERSON, *self.captains}
        if not isinstance(named, list) or len(named) not in {0, SIDES} or not all(name in known for name in map(str, named)):
            raise FileProblem(file, "options/captains", f"expected none or two of {', '.join(self.captains)}, found {named}")

    def forces(self, replay: Replay, file: str) -> tuple[Fleet, ...]:
        """See Play."""
        if len(replay.fleets) != SIDES:
            raise FileProblem(file, "fleets", f"expected two fleets, found {len(replay.fleets)}")
        return tuple(_fleet(migrated(each.envelope(GAME), FORMAT, file), file) for each in replay.fleets)

    def duel(self, forces: Sequence[Fleet], captains: Sequence[str]) -> Duel:
        """See Play."""
        from metamaker.games.metaverse.battle.captains.contest import duel

        return duel(forces, captains)


def _last_turn(replay: Replay, file: str) -> int:
    found = replay.options.get("last_turn", 0)
    if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= MOST_TURNS:
        raise FileProblem(file, "options/last_turn", f"expected a whole number from 0 to {MOST_TURNS}, found {found}")
    return found


def _fleet(body: dict[str, Any], file: str) -> Fleet:
    fleet = validated(Fleet, body, file)
    if not fleet.ships:
        raise FileProblem(file, "fleets", "expected at least one ship in each fleet, found none")
    return fleet
