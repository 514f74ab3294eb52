"""Why a number of a ship or design is what it is."""

from collections.abc import Iterator

from metamaker.core.expectation import did_you_mean
from metamaker.core.stat import Stat
from metamaker.game.designs import Account, Numbers, Share
from metamaker.game.documents import NotInDocument
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.finding import design_of, element
from metamaker.games.cosmoforce.model.design import SLOTS, Design
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.model.words import SystemKind
from metamaker.games.cosmoforce.report import numbers
from metamaker.games.cosmoforce.rules.editions import PlayedRules, rules_of
from metamaker.games.cosmoforce.stats.derived import derived
from metamaker.games.cosmoforce.stats.explain import explainable, explained


def account(fleet: Fleet, ref: str, called: str) -> Account:
    """Explain a stat, by symbol or label, of the ship or design with the reference `ref`. Raises NotInDocument."""
    chosen, design, rules = element(fleet, ref), design_of(fleet, ref), rules_of(fleet)
    of = numbers(fleet, chosen.id, chosen.name.strip() or chosen.id, design)
    symbol, stat = _stat(of, called)
    if symbol not in explainable():
        return Account(of.name, symbol, stat, None, ())
    return Account(of.name, symbol, stat, explained(design, rules, symbol), tuple(_shares(design, rules, symbol)))


def _stat(of: Numbers, called: str) -> tuple[str, Stat]:
    """Return the symbol and the stat that people call by its symbol or label, in any case."""
    known = {stat.symbol: stat for stat in of.stats}
    known |= {f"{slot}.{stat.symbol}": stat for slot, block in of.parts["slots"].items() for stat in block}
    wanted = " ".join(called.casefold().split())
    for symbol, stat in known.items():
        label = f"{symbol.removesuffix(stat.symbol)}{stat.label}".casefold()
        if wanted in {symbol, label, f"{label} ({stat.unit})"}:
            return symbol, stat
    there = ", ".join(stat.symbol for stat in of.stats)
    meant = did_you_mean(called.casefold(), known)
    raise NotInDocument(f"{of.name} has no number “{called}”{meant or ','} there are {there}; of slots 1.boxes and others")


def _shares(design: Design, rules: PlayedRules, symbol: str) -> Iterator[Share]:
    """Yield what a number adds up from: what every ship of the class has, then the slots, with what one more system adds."""
    whole = _value(design, rules, symbol)
    of_slots = "boxes" if symbol == "capacity" else symbol
    total = _value(design, rules, of_slots)
    base = _value(design.with_(slots=(None,) * SLOTS), rules, of_slots)
    if base:
        text = _BASES[symbol].format(size_mod=design.ship_class.size_mod)
        yield Share(design.ref(), text, base, None)
    for number, kind in enumerate(design.slots, 1):
        if kind is not None:
            share = total - _value(_without(design, number), rules, of_slots)
            if share:
                name = f"{catalogue()[kind].name}, slot {number}"
                yield Share(design.ref("slots", str(number)), name, share, _one_more(design, rules, symbol, kind, whole))
    if whole != total:
        yield Share(
            design.ref(), "one system stays whole" if not rules.web_elimination else "one box stays free", whole - total, None
        )


_BASES = {"speed": "3 − Size Mod {size_mod}", "complement": "every ship"}
"""What is there without a system, by the symbol of the number."""


def _one_more(design: Design, rules: PlayedRules, symbol: str, kind: SystemKind, now: int) -> float | None:
    if None not in design.slots:
        return None
    place = design.slots.index(None)
    more = design.with_(slots=(*design.slots[:place], kind, *design.slots[place + 1 :]))
    return _value(more, rules, symbol) - now


def _without(design: Design, number: int) -> Design:
    return design.with_(slots=(*design.slots[: number - 1], None, *design.slots[number:]))


def _value(design: Design, rules: PlayedRules, symbol: str) -> int:
    of = derived(design, rules)
    if symbol == "boxes":
        return sum(of.boxes)
    value: int = getattr(of, symbol)
    return value // 100 if symbol == "speed" else value
