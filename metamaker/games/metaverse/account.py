"""Why a number of a ship is what it is, with what this very ship adds to its class."""

from collections.abc import Iterator

from metamaker.core.expectation import did_you_mean
from metamaker.core.stat import Stat
from metamaker.game.designs import Account, Numbers, Share
from metamaker.game.documents import NotInDocument
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.report import class_numbers, ship_numbers
from metamaker.games.metaverse.stats.explain import explain_stat, explainable
from metamaker.games.metaverse.stats.value import combat_value


def account(fleet: Fleet, element: str, called: str) -> Account:
    """Explain a stat, by symbol or label, of the ship or class with the reference `element`. Raises NotInDocument."""
    ship = next((ship for ship in fleet.ships if ship.ref() == element), None)
    of_class = fleet.ship_class(ship.ship_class if ship else element.partition("/")[2])
    of = design(fleet, of_class)
    numbers = ship_numbers(fleet, ship) if ship else class_numbers(of)
    symbol, stat = _stat(numbers, called)
    if symbol not in set(explainable(of)):
        return Account(numbers.name, symbol, stat, None, tuple(_counted(of_class, numbers, symbol)))
    found = explain_stat(of, symbol)
    shares = [Share(part.element, part.label, part.value, part.one_more) for part in found.parts]
    if ship and symbol == "combat_value":
        shares += _chosen(ship, stat, combat_value(of))
    return Account(numbers.name, symbol, stat, found.explanation, tuple(shares), found.sensitivity, found.notes)


def _stat(numbers: Numbers, called: str) -> tuple[str, Stat]:
    """Return the symbol and the stat that people call by its symbol or label, in any case, with its unit or without."""
    known = {stat.symbol: stat for stat in numbers.stats}
    for blocks in numbers.parts.values():
        known |= {f"{name}.{stat.symbol}": stat for name, block in blocks.items() for stat in block}
    wanted = " ".join(called.casefold().split())
    for symbol, stat in known.items():
        label = f"{symbol.removesuffix(stat.symbol)}{stat.label}".casefold()
        if wanted in {symbol, label, f"{label} ({stat.unit})"}:
            return symbol, stat
    there = ", ".join(stat.symbol for stat in numbers.stats)
    meant = did_you_mean(called.casefold(), known)
    raise NotInDocument(
        f"{numbers.name} has no number “{called}”{meant or ','} there are {there}; of parts core.power and others"
    )


def _counted(of_class: ShipClass, numbers: Numbers, symbol: str) -> Iterator[Share]:
    """Yield what the sections have of a number that is counted, not calculated."""
    for name, block in numbers.parts["sections"].items():
        value = block.as_dict().get(symbol)
        if isinstance(value, int | float):
            yield Share(of_class.ref(name), f"{block[symbol].label}, {name}", value, None)


def _chosen(ship: Ship, stat: Stat, of_class: float) -> Iterator[Share]:
    """Yield what the squadrons that were chosen for this ship add to its class."""
    if isinstance(stat.value, float) and stat.value > of_class:
        yield Share(ship.ref("loadouts"), "squadrons chosen for this ship", stat.value - of_class, None)
