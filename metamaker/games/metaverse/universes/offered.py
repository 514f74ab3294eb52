"""Universe packs in MetaMaker: this module is the Universes protocol of the game."""

from collections.abc import Collection, Mapping

from metamaker.core.ids import ref
from metamaker.core.memo import memo
from metamaker.core.messages import words_in
from metamaker.game_api.universes import Plan, Shift, Used
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.universe import Universe
from metamaker.games.metaverse.universes import telling, updating
from metamaker.games.metaverse.universes.pack_game import PACKS
from metamaker.games.metaverse.universes.parts import GROUPS, entries, known
from metamaker.games.metaverse.universes.parts import made as pack_of
from metamaker.games.metaverse.universes.parts import offered as shareable

game = PACKS


def made(fleet: Fleet, name: str, version: int, refs: Collection[str]) -> Universe:
    """Return a pack of parts of a fleet. Raises EditProblem."""
    return pack_of(fleet, name, version, refs)


def offers(fleet: Fleet, language: str) -> Mapping[str, str]:
    """Return the possible parts of a pack of a fleet, their names by reference."""
    words = words_in(GAME, language)
    parts = shareable(fleet)
    groups = dict.fromkeys(part.partition("/")[0] for part in parts if "/" in part)
    named = {group: words[f"universe-{group}"] for group in groups}
    return named | {part: telling.name_here(fleet, part, words) for part in parts}


def used(fleet: Fleet) -> tuple[Used, ...]:
    """Return the packs that a fleet uses."""
    return tuple(Used(each.name, each.version, len(each.parts)) for each in fleet.universes)


@memo
def origins(fleet: Fleet) -> Mapping[str, str]:
    """Return the pack and version that each part comes from, by reference."""
    found: dict[str, str] = {}
    here = entries(fleet)
    for each in fleet.universes:
        title = f"{each.name} {each.version}"
        found |= {ref(part.partition("/")[0], of_id): title for part, of_id in known(each).ids.items()}
        found |= {part.part: title for part in each.parts if part.part in here and part.part.partition("/")[0] not in GROUPS}
    return found


def plan(fleet: Fleet, pack: Universe, language: str) -> Plan:
    """Return the plan for using or updating a pack."""
    return telling.plan(fleet, pack, words_in(GAME, language))


def updated(fleet: Fleet, pack: Universe, theirs: Collection[str]) -> Fleet:
    """Return the fleet with a pack used or updated. Raises EditProblem."""
    return updating.updated(fleet, pack, theirs)


def shifts(before: Fleet, after: Fleet) -> tuple[Shift, ...]:
    """Return the changes of combat value."""
    return telling.shifts(before, after)
