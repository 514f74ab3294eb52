"""Set-up of two fleets: the Encounters of the game's Play."""

from collections.abc import Sequence

from metamaker.core.errors import inside
from metamaker.core.messages import Text
from metamaker.core.validation import validated
from metamaker.game_api.play import HeadStart as Given
from metamaker.game_api.play import Wishes, WishRefused
from metamaker.game_api.prints import PrintOptions
from metamaker.games.metaverse.encounters import rolling
from metamaker.games.metaverse.encounters.fitting import refuse_misfits
from metamaker.games.metaverse.match.force import armed
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.encounter import (
    LEAST_CM,
    MOST_CM,
    MOST_POINTS,
    MOST_TURNS,
    Encounter,
    EncounterKind,
    HeadStart,
)
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.play.documents import Record
from metamaker.rendering.drawing import Page

kinds = tuple(kind.value for kind in EncounterKind)

_CHARTS = {"d20": 20, "d12": 12, "none": 0}

terrains = tuple(_CHARTS)


def rolled(forces: Sequence[Fleet], seed: int, wishes: Wishes) -> Encounter:
    """Return an encounter of two fleets. Raises WishRefused."""
    table = wishes.table_cm or rolling.Wishes().table_cm
    if not all(LEAST_CM <= side <= MOST_CM for side in table) or table[0] < table[1]:
        found = f"{table[0]}x{table[1]}"
        raise WishRefused(message("refusal-encounter-table", least=LEAST_CM, most=MOST_CM, found=found))
    kind = EncounterKind(wishes.kind) if wishes.kind else None
    chart = _CHARTS[wishes.terrain or terrains[0]]
    try:
        return rolling.rolled(forces, seed, rolling.Wishes(kind, table, chart))
    except rolling.NotOffered as problem:
        raise WishRefused(problem.text) from None


def with_head_start(forces: Sequence[Fleet], encounter: Encounter | None, given: Given | None) -> Encounter | None:
    """Return an encounter with a head start, or without any. Raises WishRefused. Rule MV-4.1.0-04."""
    if given is None:
        return None if encounter is None else encounter.with_(head_start=None)
    if not 0 <= given.points <= MOST_POINTS:
        raise WishRefused(message("refusal-encounter-head_start", most=MOST_POINTS, found=given.points))
    if not 0 <= given.from_turn <= MOST_TURNS:
        raise WishRefused(message("refusal-encounter-head_start_turn", most=MOST_TURNS, found=given.from_turn))
    met = rolling.agreed(forces) if encounter is None else encounter
    head_start = HeadStart(side=rolling.SIDES[given.side], points=given.points, from_turn=given.from_turn)
    return met.with_(head_start=head_start)


def head_start(encounter: Encounter) -> Given | None:
    """Return the head start of an encounter; None if points do not decide."""
    found = encounter.head_start
    return None if found is None else Given(rolling.SIDES.index(found.side), found.points, found.from_turn)


def read(record: Record, forces: Sequence[Fleet], file: str) -> Encounter:
    """Return the encounter of a file, if it fits its fleets. Raises FileProblem."""
    with inside("setup", file):
        encounter = validated(Encounter, record, file)
    refuse_misfits(encounter, forces, file)
    return encounter


def record(encounter: Encounter) -> Record:
    """Return an encounter in its file form."""
    return encounter.model_dump(mode="json", exclude_none=True)


def doubts(forces: Sequence[Fleet]) -> tuple[Text, ...]:
    """Return warnings: a fleet is beyond the limit of the other, or neither can harm the other except by rams."""
    unequal = rolling.unequal(forces)
    found = [] if unequal is None else [unequal]
    if not any(armed(force) for force in forces):
        found.append(message("encounter-harmless"))
    return tuple(found)


def gist(encounter: Encounter) -> tuple[Text, ...]:
    """Return the encounter type, each kind of terrain once, and the head start."""
    kinds_there = dict.fromkeys(thing.kind for thing in encounter.terrain)
    found = (
        message(f"story-encounter-{encounter.kind.value}"),
        *(message(f"story-terrain-{kind.value}") for kind in kinds_there),
    )
    given = encounter.head_start
    if given is None:
        return found
    told = message("encounter-head_start", side=given.side.upper(), points=given.points, turn=given.from_turn)
    return (*found, told)


def pages(forces: Sequence[Fleet], encounter: Encounter, title: str, options: PrintOptions, /) -> tuple[Page, ...]:
    """Return the set-up page and templates of terrain."""
    from metamaker.games.metaverse.match.setup_pages import setup_pages

    return setup_pages(forces, encounter, title, options)
