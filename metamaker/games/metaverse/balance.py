"""Rating of single ships: each fights on its own against sample ships of similar value."""

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from math import log

from typing_extensions import override

from metamaker.core.envelope import migrated, unwrap
from metamaker.core.issue import Issue
from metamaker.core.json_text import parse
from metamaker.core.memo import memo_by
from metamaker.core.messages import language_in_force, words_in
from metamaker.core.paths import sample_fleets
from metamaker.core.storage import read_file
from metamaker.core.validation import validated
from metamaker.game_api.weighing import Weighed, Weighing
from metamaker.games.metaverse.battle.ai.registry import CAPTAINS
from metamaker.games.metaverse.lookup import found
from metamaker.games.metaverse.match import duels
from metamaker.games.metaverse.match import force as forces_of
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import FORMAT, GAME, Fleet
from metamaker.games.metaverse.model.ship import class_title
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.games.metaverse.stats.power import hull_hits
from metamaker.play.results import Duel

SAMPLES = ("quarrel-at-fennel-light", "the-even-hand", "the-glass-cantons", "the-slow-orchard", "the-marginalia")
"""The sample fleets that provide opponents: armour, shields, growing hulls and stealth, from 10 to 300 points.

The other samples have custom formulas for values, or ships that cannot fight on their own.
"""

OPPONENTS = 8
"""The number of opponents: with 200 battles against each, the mean rate errs by three points and takes some ten seconds."""

SIGN_BYTES = 8
"""Long enough that two different designs never get the same fingerprint in practice."""

UNSEEN = {"id", "name", "variant", "notes", "tags", "author", "battles"}
"""Properties without effect in a battle."""


def entrant(fleet: Fleet, ref: str) -> Weighed:
    """Return a ship as an entrant of the rating; a class enters as one ship of it."""
    return _entrant(fleet, (ref, language_in_force()))


@memo_by
def _entrant(fleet: Fleet, asked: tuple[str, str]) -> Weighed:
    """Return the ship or class with a reference, with its texts in a language."""
    ref, language = asked
    alone = _alone(fleet, ref)
    (ship,) = alone.ships
    known = design(alone, alone.ship_class(ship.ship_class))
    title = ship.name if ref.startswith("ships/") and ship.name else class_title(known.ship)
    return Weighed(_sign(alone), title, _kind(alone, language), alone)


def _sign(alone: Fleet) -> str:
    """Return the fingerprint of all properties of a ship that matter in a battle."""
    (ship,) = alone.ships
    known = design(alone, alone.ship_class(ship.ship_class))
    parts = (*known.weapons.values(), *known.bays.values(), *known.starfighters.values())
    said = [known.ship.model_dump_json(exclude=UNSEEN), *(part.model_dump_json() for part in parts)]
    said += [loadout.model_dump_json() for loadout in ship.loadouts]
    return blake2b("\n".join((*said, alone.mass_factor.value)).encode(), digest_size=SIGN_BYTES).hexdigest()


def _kind(alone: Fleet, language: str) -> str:
    """Return the value of a ship and its hull: “62 points, hull 48”."""
    (ship,) = alone.ships
    hull = hull_hits(design(alone, alone.ship_class(ship.ship_class)))
    return words_in(GAME, language).text("window-weighing-kind", points=round(_worth(alone)), hull=hull)


def _worth(alone: Fleet) -> float:
    return fleet_stats(alone).combat_value


@cache
def _pool() -> tuple[tuple[float, Weighed], ...]:
    """Return all possible opponents with their values."""
    made = [entrant(fleet, known.ref()) for fleet in map(_sample, SAMPLES) for known in fleet.classes]
    return tuple((_worth(each.force), each) for each in made if not forces_of.flaws(each.force))


def _sample(name: str) -> Fleet:
    file = str(sample_fleets(GAME) / f"{name}.json")
    body = migrated(unwrap(parse(read_file(file), file), file), FORMAT, file)
    return validated(Fleet, body, file)


def opponents(ships: Sequence[Weighed]) -> tuple[Weighed, ...]:
    """Return the opponents in the pool whose values are nearest to the median of these ships, the lowest value first."""
    pool = _pool()
    worth = sorted(_worth(ship.force) for ship in ships) or sorted(value for value, _ in pool)
    middle = worth[len(worth) // 2]
    signs = {ship.sign for ship in ships}
    nearest = sorted((each for each in pool if each[1].sign not in signs), key=lambda each: abs(log(each[0] / middle)))
    return tuple(ship for _, ship in sorted(nearest[:OPPONENTS], key=lambda each: each[0]))


class MetaverseWeighing(Weighing[Fleet]):
    """Ratings of ships of Metaverse."""

    captains = CAPTAINS

    @override
    def flaws(self, document: Fleet, names: Sequence[str]) -> tuple[Issue, ...]:
        return tuple(dict.fromkeys(flaw for ref in _refs(document, names) for flaw in forces_of.flaws(_alone(document, ref))))

    @override
    def weighed(self, document: Fleet, names: Sequence[str]) -> tuple[Weighed, ...]:
        return tuple(entrant(document, ref) for ref in _refs(document, names))

    @override
    def field(self, document: Fleet, ships: Sequence[Weighed] = ()) -> tuple[Weighed, ...]:
        return opponents(ships)

    @override
    def kind_in(self, weighed: Weighed, language: str) -> str:
        return _kind(weighed.force, language)

    @override
    def same_rules(self, one: Fleet, other: Fleet) -> bool:
        return one.mass_factor is other.mass_factor

    @override
    def meeting(self, one: Weighed, other: Weighed, captain: str) -> Duel:
        ready = duels.duel((one.force, other.force), (captain, captain), None)
        return ready._replace(match_up=f"{one.sign} against {other.sign}", itself=one.sign == other.sign)


@memo_by
def _alone(document: Fleet, ref: str) -> Fleet:
    return forces_of.force(document, (ref,))


def _refs(document: Fleet, names: Sequence[str]) -> Iterator[str]:
    """Yield the selected ships or classes. Raises NotInDocument."""
    if not names:
        yield from (known.ref() for known in document.classes)
    for name in names:
        yield found(document, name)
