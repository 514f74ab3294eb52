"""Changes that could make a match-up more even, each with its forecast."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from metamaker.core.display_names import called
from metamaker.core.messages import Listing, Message
from metamaker.game_api.odds import Change
from metamaker.games.metaverse.encounters.rolling import USUAL_CM
from metamaker.games.metaverse.forecast.applied_changes import Recipe, SideRecipe, changed, loose_squadrons
from metamaker.games.metaverse.forecast.forecast import logits, told_apart
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import class_title
from metamaker.games.metaverse.stats.fleet import fleet_stats

DISTANCES_CM = tuple(distance for distance in range(48, 168, 8) if distance != USUAL_CM)
"""Start distances to try: those of tables of 60 to 200 cm, in steps of 10 cm."""

LEAST_CREW, MOST_CREW = 1, 5
"""Limits of the crew quality of a design. Rule MV-3.1.11-01."""

ORDERS, ORDERS_OF_MANY = 24, 8
"""Orders in which ships are taken away or added; for each, the number of ships at which the forecast tips is found.

A forecast takes up to 10 ms for eight ships on both sides, and 50 for forty: in both cases the search takes about a second.
"""

MANY = 12
"""The number of ships from which a fleet is a large one."""

MOST_MORE = 12
"""The maximum number of additional ships; a player who has to build more would rather take another fleet."""

TROUBLE = 0.02
"""The size of each detail to remember, in parts of the value of both sides. Of two equal changes, the simpler one is smaller.
"""

DISTANCE_SIZE = 0.06
"""The size of a start distance that differs by half the usual one: no player needs another fleet, but it is another game."""

CREW_SIZE = 0.1
"""The size of one step of crew quality for a whole fleet, next to its value; two steps count for four, and so on.

Every ship gets other numbers on its sheet: players would rather leave one at home.
"""

NAMED = 4
"""Up to this number, ships are named one by one; more are counted by class."""

_PREFIXES = (-2, -1, 0, 1)
"""Steps around the number of ships at which the forecast tips. They are tried too, because the forecast can be wrong."""


class _Ground(NamedTuple):
    """Two fleets, their values, the stronger side (0 or 1), and the logits of the forecast at which the match-up is even."""

    forces: Sequence[Fleet]
    worth: tuple[float, float]
    stronger: int
    aim: float

    def name(self, side: int) -> str:
        """Return the name of a side in sentences."""
        return told_apart(self.forces[0], self.forces[1])[side]

    @property
    def weaker(self) -> int:
        return 1 - self.stronger

    def change(self, kind: str, text: Message, recipe: Recipe, trouble: float) -> Change:
        """Return a change with its forecast. Its size is the part of the points that it moves, and its trouble."""
        after = changed(self.forces, recipe)
        worth = [fleet_stats(fleet).combat_value for fleet in after]
        moved = sum(abs(now - was) for now, was in zip(worth, self.worth, strict=True)) / sum(self.worth)
        points = worth[0] - worth[1] - self.worth[0] + self.worth[1]
        return Change(kind, text, recipe, moved + trouble, points, logits(after))

    def is_tipped(self, change: Change) -> bool:
        """Return whether the stronger side is no longer ahead, by the forecast."""
        return change.expected <= self.aim if self.stronger == 0 else change.expected >= self.aim


def _ground(forces: Sequence[Fleet], stronger: int, aim: float) -> _Ground:
    one, other = (fleet_stats(fleet).combat_value for fleet in forces)
    return _Ground(forces, (one, other), stronger, aim)


def as_it_is(forces: Sequence[Fleet]) -> Change:
    """Return a change without effects."""
    return _ground(forces, 0, 0.0).change("none", message("odds-none"), Recipe(), 0)


def changes(forces: Sequence[Fleet], stronger: int, aim: float) -> tuple[Change, ...]:
    """Return ways to make a match-up more even, the smallest first. `aim`: the forecast of a truly even match-up, in logits."""
    ground = _ground(forces, stronger, aim)
    found: dict[Recipe, Change] = {}
    for each in (*_distances(ground), *_crews(ground), *_grounded(ground), *_left(ground), *_more(ground)):
        found.setdefault(each.recipe, each)
    return tuple(sorted(found.values(), key=lambda each: each.size))


def both(forces: Sequence[Fleet], one: Change, other: Change) -> Change | None:
    """Return two changes as one; None if they are of one kind or undo each other."""
    if one.kind == other.kind or "+" in one.kind + other.kind:
        return None
    first, second = one.recipe, other.recipe
    sides = []
    for mine, yours in zip(first.sides, second.sides, strict=True):
        if (mine.left and yours.more) or (mine.more and yours.left):
            return None
        sides.append(SideRecipe(*(now + then for now, then in zip(mine, yours, strict=True))))
    distance = first.distance_cm if second.distance_cm == USUAL_CM else second.distance_cm
    recipe = Recipe((sides[0], sides[1]), distance)
    made = _ground(forces, 0, 0.0).change("", one.text, recipe, 0)  # type: ignore[arg-type]  # a game's own texts are messages
    text = message("odds-and", one=one.text, other=other.text)
    return made._replace(kind=f"{one.kind}+{other.kind}", text=text, size=one.size + other.size)


def _side(side: int, recipe: SideRecipe) -> Recipe:
    return Recipe((recipe, SideRecipe()) if side == 0 else (SideRecipe(), recipe))


def _distances(ground: _Ground) -> Iterator[Change]:
    for distance in DISTANCES_CM:
        text = message("odds-distance", distance=distance, width=round(distance / 0.8))
        yield ground.change(
            "distance", text, Recipe(distance_cm=distance), DISTANCE_SIZE * 2 * abs(distance - USUAL_CM) / USUAL_CM
        )


def _crews(ground: _Ground) -> Iterator[Change]:
    """Yield better crews for the weaker fleet and worse ones for the stronger, as far as the rules allow. Rule MV-3.1.11-01."""
    for side, step in ((ground.weaker, 1), (ground.stronger, -1)):
        fleet = ground.forces[side]
        crews = {fleet.ship_class(ship.ship_class).crew_quality for ship in fleet.ships}
        for steps in range(step, 5 * step, step):
            if min(crews) + steps >= LEAST_CREW and max(crews) + steps <= MOST_CREW:
                text = message("odds-crew", fleet=ground.name(side), steps=abs(steps), better="yes" if step > 0 else "no")
                yield ground.change("crew", text, _side(side, SideRecipe(crew=steps)), CREW_SIZE * steps * steps)


def _grounded(ground: _Ground) -> Iterator[Change]:
    """Yield squadrons of the stronger fleet that stay at home: some of each type, and all of them."""
    fleet, side = ground.forces[ground.stronger], ground.stronger
    loose = loose_squadrons(fleet)
    names = {each.id: each.name or each.id for each in fleet.starfighters}
    some = [
        Counter({key: number}) for key, whole in loose.items() for number in {whole * part // 4 for part in range(1, 5)} - {0}
    ]
    for counts in (*some, loose) if len(loose) > 1 else some:
        squadrons = Listing(
            tuple(message("odds-squadrons", number=number, name=names[key]) for key, number in sorted(counts.items()))
        )
        text = message("odds-ground", fleet=ground.name(side), squadrons=squadrons)
        recipe = SideRecipe(grounded=tuple(sorted(counts.elements())))
        yield ground.change("squadron", text, _side(side, recipe), TROUBLE * len(counts))


def _left(ground: _Ground) -> Iterator[Change]:
    """Yield ships of the stronger fleet that stay at home, those without units under them first."""
    fleet, side = ground.forces[ground.stronger], ground.stronger
    leading = {ship.commander for ship in fleet.ships}
    classes: dict[str, list[str]] = {}
    for ship in sorted(fleet.ships, key=lambda ship: ship.id in leading):
        classes.setdefault(ship.ship_class, []).append(ship.id)
    values = {entry.ship.id: entry.combat_value for entry in fleet_stats(fleet).ships}

    def made(counts: Counter[str]) -> Change:
        left = tuple(sorted(ship for key, number in counts.items() for ship in classes[key][:number]))
        text = message("odds-leave", fleet=ground.name(side), ships=_named(fleet, left))
        return ground.change("leave", text, _side(side, SideRecipe(left=left)), TROUBLE * len(counts))

    items = [ship.ship_class for ship in fleet.ships]
    worth = {key: values[ships[0]] for key, ships in classes.items()}
    yield from _tipping(ground, _orders(items, worth, len(fleet.ships)), made, len(items) - 1)


def _more(ground: _Ground) -> Iterator[Change]:
    """Yield additional ships of the classes that the weaker fleet has."""
    fleet, side = ground.forces[ground.weaker], ground.weaker
    worth = {entry.ship.ship_class: entry.combat_value for entry in fleet_stats(fleet).ships}

    def made(counts: Counter[str]) -> Change:
        more = tuple(sorted(counts.elements()))
        text = message("odds-more", fleet=ground.name(side), ships=_counted(fleet, counts))
        return ground.change("more", text, _side(side, SideRecipe(more=more)), TROUBLE * len(counts))

    items = [key for key in worth for _ in range(MOST_MORE)]
    yield from _tipping(ground, _orders(items, worth, len(fleet.ships)), made, MOST_MORE)


def _orders(items: Sequence[str], worth: dict[str, float], ships: int) -> Iterator[Sequence[str]]:
    """Yield orders of items: the most valuable first, the least valuable first, then random ones with a fixed seed."""
    dice = Random(1)  # noqa: S311 - nothing that anybody could want to foresee
    ranked = sorted(items, key=lambda key: (-worth[key], key))
    yield ranked
    yield ranked[::-1]
    for _ in range((ORDERS_OF_MANY if ships >= MANY else ORDERS) - 2):
        yield dice.sample(ranked, len(ranked))


def _tipping(
    ground: _Ground, orders: Iterator[Sequence[str]], made: Callable[[Counter[str]], Change], most: int
) -> Iterator[Change]:
    """Yield for each order the items up to the point where the forecast tips, and a few less and more."""
    known: dict[tuple[tuple[str, int], ...], Change] = {}

    def first(order: Sequence[str], number: int) -> Change:
        counts = Counter(order[:number])
        key = tuple(sorted(counts.items()))
        if key not in known:
            known[key] = made(counts)
        return known[key]

    for order in orders:
        low, high = 0, most
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if ground.is_tipped(first(order, middle)) else (middle, high)
        for number in {high + step for step in _PREFIXES}:
            if 1 <= number <= most:
                first(order, number)
    yield from known.values()


def _named(fleet: Fleet, ships: Sequence[str]) -> Listing:
    if len(ships) <= NAMED:
        return Listing(tuple(called(fleet.ship(ship)) for ship in ships))
    return _counted(fleet, Counter(fleet.ship(ship).ship_class for ship in ships))


def _counted(fleet: Fleet, counts: Counter[str]) -> Listing:
    """Return ships by class: “2 × Wicket and Tinker”."""
    return Listing(
        tuple(
            message("odds-ships", number=number, ship_class=class_title(fleet.ship_class(key)))
            for key, number in sorted(counts.items())
        )
    )
