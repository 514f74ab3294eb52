"""What Metaverse can say of two fleets that meet: the Odds of the game."""

from collections.abc import Sequence

from metamaker.game.odds import Change, Forecast
from metamaker.games.metaverse.model.encounter import Encounter
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.odds import changes as of_changes
from metamaker.games.metaverse.odds import recipe as recipes
from metamaker.games.metaverse.odds.drawing_up import all_drawn_up
from metamaker.games.metaverse.odds.forecast import of_fleets
from metamaker.play.tally import Duel


def forecast(forces: Sequence[Fleet]) -> Forecast:
    """Return how a meeting is likely to end."""
    return of_fleets(forces)


def drawn_up(forces: Sequence[Fleet], limit: float) -> tuple[Fleet, ...]:
    """Return fleets of the designs of these up to a limit of combat value. Raises NotInDocument."""
    return all_drawn_up(forces, limit)


def as_it_is(forces: Sequence[Fleet]) -> Change:
    """Return the change that changes nothing."""
    return of_changes.as_it_is(forces)


def changes(forces: Sequence[Fleet], stronger: int, aim: float) -> tuple[Change, ...]:
    """Return ways to make a meeting more even."""
    return of_changes.changes(forces, stronger, aim)


def both(forces: Sequence[Fleet], one: Change, other: Change) -> Change | None:
    """Return two changes as one; None if they do not go together."""
    return of_changes.both(forces, one, other)


def bout(forces: Sequence[Fleet], change: Change, captains: Sequence[str]) -> Duel:
    """Return the changed meeting ready for many battles."""
    return recipes.bout(forces, change.recipe, captains)


def made(forces: Sequence[Fleet], change: Change) -> tuple[tuple[Fleet, ...], Encounter]:
    """Return the changed fleets, and the encounter in which they meet."""
    return recipes.made(forces, change.recipe)
