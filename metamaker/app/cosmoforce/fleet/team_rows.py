"""The rows of the lists of a document: its designs, and its teams with their ships."""

from collections.abc import Iterator, Mapping, Sequence

from metamaker.app.rows.row_tree import Row
from metamaker.core.collation import has_words
from metamaker.core.display_names import called
from metamaker.core.elements.structure import counted
from metamaker.core.issue import Issue, Severity, by_element
from metamaker.core.memo import memo
from metamaker.core.messages import Words
from metamaker.games.cosmoforce.checks import check_fleet
from metamaker.games.cosmoforce.edits.structure import class_term
from metamaker.games.cosmoforce.model.attendance import present
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, Team
from metamaker.games.cosmoforce.stats.derived import mass, mass_allowed, team_mass

_GRAVE = (Severity.ERROR, Severity.WARNING)
"""Marked severities in a list, the worst first."""

_LONGEST_TIP = 300
"""Maximum length of notes in a tool tip, which is about five lines; notes may be pages long."""


def design_rows(fleet: Fleet, words: Words, search: str = "") -> Iterator[Row]:
    """Yield the designs that contain all words of the search."""
    for design in fleet.designs:
        if has_words(searched(design, words), search):
            found = problems(fleet, design.ref())
            yield Row(
                design.ref(),
                called(design),
                caption=in_short(design, words),
                tip="\n".join(issue.text for issue in found) or design.notes[:_LONGEST_TIP],
                name=design.name,
                movable=True,
                rule="CF-SHIP-01",
                icon=design.ship_class.value,
                mark=worst(found),
            )


def searched(design: Design, words: Words) -> str:
    """Return the searchable text of a design: its names, its class, its tags."""
    return " ".join((design.name, design.id, class_term(design.ship_class, words), *design.tags))


def team_rows(fleet: Fleet, words: Words, search: str = "") -> Iterator[Row]:
    """Yield the teams, each before its ships; with a search, ships with all its words, and their teams."""
    for team in fleet.teams:
        ships = [row for row in ship_rows(fleet, team, words) if has_words(f"{row.text} {row.caption}", search)]
        if ships or has_words(called(team), search):
            yield _team(fleet, team, words)
            yield from ships


def ship_rows(fleet: Fleet, team: Team, words: Words, above: str | None = None) -> Iterator[Row]:
    """Yield the ships of a team, under its row or under the row with the key `above`."""
    designs = {design.id: design for design in fleet.designs}
    for ship in team.ships:
        yield _ship(fleet, ship, designs[ship.design], words, team.ref() if above is None else above)


def _team(fleet: Fleet, team: Team, words: Words) -> Row:
    found = problems(fleet, team.ref())
    return Row(
        team.ref(),
        called(team),
        caption=counted(words, "ships", len(present(fleet).team(team.id).ships)),
        figure=mass_of_allowed(fleet, team),
        tip="\n".join(issue.text for issue in found),
        tone="error" if worst(found) is Severity.ERROR else "",
        strong=True,
        name=team.name,
        movable=True,
        rule="CF-MODE-03",
        mark=worst(found),
    )


def mass_of_allowed(fleet: Fleet, team: Team) -> str:
    """Return “52 / 50”: the mass of the ships of a team that come, and its limit, if it has one. Rule CF-MODE-03."""
    team = present(fleet).team(team.id)
    total = team_mass(fleet, team)
    return str(total) if team.budget is None else f"{total} / {max(mass_allowed(team.budget, len(team.ships)), 0)}"


def _ship(fleet: Fleet, ship: Ship, design: Design, words: Words, above: str) -> Row:
    found = problems(fleet, design.ref())
    other = called(design) if called(design) != called(ship) else ""
    return Row(
        ship.ref(),
        called(ship),
        above,
        " · ".join(filter(None, (other, class_term(design.ship_class, words)))),
        str(mass(design)),
        "\n".join(issue.text for issue in found),
        "quiet" if ship.at_home else "",
        name=ship.name,
        movable=True,
        rule="CF-MODE-02",
        icon=design.ship_class.value,
        mark=worst(found),
        is_on=not ship.at_home,
    )


def in_short(design: Design, words: Words) -> str:
    """Return “Cruiser · mass 12”."""
    return " · ".join((class_term(design.ship_class, words), words.text("window-fact-mass", mass=mass(design))))


def problems(fleet: Fleet, ref: str) -> Sequence[Issue]:
    """Return the problems of a design or a team, or of a part of it."""
    return _problems(fleet).get(ref, ())


@memo
def _problems(fleet: Fleet) -> Mapping[str, Sequence[Issue]]:
    """Return the problems of a document by their elements."""
    return by_element(check_fleet(fleet))


def worst(found: Sequence[Issue]) -> Severity | None:
    """Return the worst severity of problems; None without errors and warnings."""
    severities = {issue.severity for issue in found}
    return next((each for each in _GRAVE if each in severities), None)


def headline(fleet: Fleet, words: Words) -> str:
    """Return “6 designs · 2 teams · 6 ships”."""
    counts = (("designs", fleet.designs), ("teams", fleet.teams), ("ships", fleet.ships))
    return " · ".join(counted(words, group, len(elements)) for group, elements in counts)
