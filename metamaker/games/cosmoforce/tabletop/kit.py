"""The battles of Cosmoforce as command line and window ask for them."""

from collections.abc import Mapping, Sequence

from pydantic import JsonValue

from metamaker.core.envelope import migrated
from metamaker.core.issue import Issue
from metamaker.core.problem import FileProblem
from metamaker.core.validation import validated
from metamaker.games.cosmoforce.model.fleet import FORMAT, GAME, Fleet
from metamaker.games.cosmoforce.tabletop import force as forces_of
from metamaker.play.match import PERSON, Session, Setting
from metamaker.play.replay import MAX_FLEETS, Replay
from metamaker.play.tally import Duel

MOST_ROUNDS = 999
CAPTAINS_OF_SURVIVAL = 2


class CosmoforceBattles:
    """See the Play protocol. Modules that only some answers need are imported with the first such answer."""

    most_sides = MAX_FLEETS
    survival = True

    @property
    def captains(self) -> Mapping[str, str]:
        """See Play."""
        from metamaker.games.cosmoforce.battle.captains.hiring import CAPTAINS

        return CAPTAINS

    @property
    def usual_captain(self) -> str:
        """See Play."""
        from metamaker.games.cosmoforce.battle.captains.hiring import USUAL

        return USUAL

    def sides(self, document: Fleet) -> tuple[Fleet, ...]:
        """See Play."""
        return forces_of.sides(document)

    def force(self, document: Fleet, names: Sequence[str]) -> Fleet:
        """See Play."""
        return forces_of.force(document, names)

    def flaws(self, document: Fleet) -> tuple[Issue, ...]:
        """See Play."""
        return forces_of.flaws(document)

    def left_out(self, document: Fleet) -> tuple[tuple[str, int], ...]:  # noqa: ARG002 - everything fights
        """See Play."""
        return ()

    def session(self, forces: Sequence[Fleet], setting: Setting) -> Session:
        """See Play."""
        from metamaker.games.cosmoforce.tabletop.force import hired
        from metamaker.games.cosmoforce.tabletop.session import TableSession

        return TableSession(forces, setting, hired)

    def replayed(self, replay: Replay, file: str, captains: Sequence[str] = ()) -> Session:
        """See Play."""
        from metamaker.games.cosmoforce.tabletop.force import hired
        from metamaker.games.cosmoforce.tabletop.session import TableSession

        is_survival = self._is_survival(replay, file)
        self._refuse_strangers(replay, file)
        setting = Setting(replay.seed, tuple(captains), _last_round(replay, file), is_survival)
        return TableSession(self.forces(replay, file), setting, hired, replay.choices, file)

    def _is_survival(self, replay: Replay, file: str) -> bool:
        found = replay.options.get("survival", False)
        if not isinstance(found, bool):
            raise FileProblem(file, "options/survival", f"expected true or false, found {found}")
        return found

    def _refuse_strangers(self, replay: Replay, file: str) -> None:
        """Raise FileProblem for captains in a replay whom nobody knows; a person has no name there."""
        named: JsonValue = replay.options.get("captains", [])
        sides = CAPTAINS_OF_SURVIVAL if self._is_survival(replay, file) else len(replay.fleets)
        known = {PERSON, *self.captains}
        if not isinstance(named, list) or len(named) not in {0, sides} or not all(name in known for name in map(str, named)):
            told = f"expected none or {sides} of {', '.join(self.captains)}, found {named}"
            raise FileProblem(file, "options/captains", told)

    def forces(self, replay: Replay, file: str) -> tuple[Fleet, ...]:
        """See Play."""
        is_survival = self._is_survival(replay, file)
        if (len(replay.fleets) == 1) != is_survival:
            told = "one force, as it is a survival run" if is_survival else "two forces or more"
            raise FileProblem(file, "fleets", f"expected {told}, found {len(replay.fleets)}")
        forces = tuple(validated(Fleet, migrated(each.envelope(GAME), FORMAT, file), file) for each in replay.fleets)
        for each in forces:
            if not each.ships or not all(each.design(ship.design).systems for ship in each.ships):
                raise FileProblem(file, "fleets", "expected ships with systems in each force, found one without (CF-SHIP-06)")
        return forces

    def duel(self, forces: Sequence[Fleet], captains: Sequence[str]) -> Duel:
        """See Play."""
        from metamaker.games.cosmoforce.tabletop.force import duel

        return duel(forces, captains)


def _last_round(replay: Replay, file: str) -> int:
    found = replay.options.get("last_turn", 0)
    if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= MOST_ROUNDS:
        raise FileProblem(file, "options/last_turn", f"expected a whole number from 0 to {MOST_ROUNDS}, found {found}")
    return found
