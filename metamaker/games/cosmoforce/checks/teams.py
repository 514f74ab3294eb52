"""Checks on teams and on what the group plays otherwise (CF-MODE-03, CF-ELIM-06)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue, error, warning
from metamaker.core.naming import called, counted
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.stats.teams import mass_allowed, team_mass


def over_budget(fleet: Fleet, _rules: PlayedRules) -> Iterator[Issue]:
    """The ships of a side may total its budget, less 5 for each ship beyond the first. Rule CF-MODE-03."""
    for team in fleet.teams:
        if team.budget is None or not team.ships:
            continue
        total, allowed = team_mass(fleet, team), mass_allowed(team.budget, len(team.ships))
        if total > allowed:
            yield error(
                "over-budget",
                where=team.ref(),
                text=f"{called(team)} has mass {total} in {counted(len(team.ships), 'ship')}; "
                f"budget {team.budget} allows {max(allowed, 0)}",
                rule="CF-MODE-03",
            )


def nobody_aboard(fleet: Fleet, _rules: PlayedRules) -> Iterator[Issue]:
    """A side fights with one ship or more. Rule CF-MODE-02."""
    for team in fleet.teams:
        if not team.ships:
            yield warning("no-ships", where=team.ref(), text=f"{called(team)} has no ships", rule="CF-MODE-02")


def endless_end(_fleet: Fleet, rules: PlayedRules) -> Iterator[Issue]:
    """After the time limit ships ram and burn; where they do not ram, nothing brings the end nearer. Rule CF-ELIM-06."""
    if rules.time_limit and not rules.ram:
        text = "there is a time limit, after which ships may only ram and burn, but ships do not ram here"
        yield warning("time-limit-without-ram", where="fleet", text=text, rule="CF-ELIM-06")


CHECKS = (over_budget, nobody_aboard, endless_end)
