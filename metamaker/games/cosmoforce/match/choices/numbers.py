"""Evasions from a ram, and amounts of heat and damage, as offers."""

from collections.abc import Iterator

from metamaker.core.display_names import signed
from metamaker.games.cosmoforce.battle.actions.decisions import Cool, EvadeRam
from metamaker.games.cosmoforce.battle.actions.dialogue import evasion_end
from metamaker.games.cosmoforce.battle.actions.odds import ram_text
from metamaker.games.cosmoforce.battle.actions.rules import may_burn, most_burn
from metamaker.games.cosmoforce.battle.damage.decisions import SufferHeat
from metamaker.games.cosmoforce.battle.wording.names import Names
from metamaker.games.cosmoforce.catalogue import Kind
from metamaker.games.cosmoforce.match.choices.actions import burn_values
from metamaker.games.cosmoforce.match.choices.offer import SUPPORT, Change, Changes, Offer
from metamaker.games.cosmoforce.rules.speed import whole

STAY = "stay"
AWAY, DICE, HIT = "away", "dice", "hit"
"""Ends of an evasion: the ship gets away, dice decide, it is hit."""

_BEST = (AWAY, DICE, HIT)
_SIGNS = {AWAY: "✓", DICE: "?", HIT: "✗"}


def evasion_offers(asked: EvadeRam, chosen: int | None = None, *, is_burning: bool = False) -> tuple[Offer, ...]:
    """Return staying, and the smallest burn with the best end; `chosen` instead if the ship `is_burning`."""
    names = Names(asked.battle)
    words, rammer = names.words, names.ship(asked.rammer.number)
    odds = ram_text(whole(asked.rammer.speed) + 1, words)
    staying = words.text("ask-offer-stay-result", rammer=rammer, odds=odds)
    found = [Offer(STAY, None, "crew", SUPPORT, words["ask-offer-stay"], staying)]
    if may_burn(asked.battle, asked.ship):
        change = chosen if is_burning and chosen is not None else best_evasion(asked)
        values = burn_values(asked, change, names)
        result = words.text("ask-offer-evade-result", rammer=rammer, end=evasion_end(asked, change), **values)
        title = words.text("ask-offer-evade", **values)
        found.append(Offer("burn", change, "thrust", Kind.PROPULSION.value, title, result))
    return tuple(found)


def best_evasion(asked: EvadeRam) -> int:
    """Return the smallest change of speed with the best end."""
    return min(_changes(asked), key=lambda change: (_BEST.index(evasion_end(asked, change)), abs(change), -change))


def _changes(asked: EvadeRam) -> Iterator[int]:
    most = most_burn(asked.battle, asked.ship)
    yield from (change for change in range(-most, most + 1) if not asked.refusals(change))


def evasion_changes(asked: EvadeRam, chosen: int | None) -> Changes:
    """Return all burns, each with the sign of its end."""
    names = Names(asked.battle)
    words, rammer = names.words, names.ship(asked.rammer.number)
    found = []
    for change in _changes(asked):
        end = evasion_end(asked, change)
        tip = words.text("ask-offer-evade-result", rammer=rammer, end=end, **burn_values(asked, change, names))
        found.append(Change(f"{signed(change)} {_SIGNS[end]}", change, change == chosen, tip))
    away = [evasion_end(asked, change) for change in _changes(asked)]
    title = words.text("ask-offer-evasions", rammer=rammer, some=AWAY in away, dice=DICE in away)
    return Changes(title, tuple(found))


def cooling_offers(asked: Cool) -> tuple[Offer, ...]:
    """Return every amount of heat that can be shed, the largest first."""
    words, heat = Names(asked.battle).words, asked.ship.heat
    return tuple(
        Offer(
            str(number),
            number,
            "dissipator",
            SUPPORT,
            words.text("ask-offer-shed", shed=number),
            words.text("ask-offer-shed-result", left=heat - number),
        )
        for number in range(asked.most, -1, -1)
    )


def heat_offers(asked: SufferHeat) -> tuple[Offer, ...]:
    """Return every division of heat between crew and systems."""
    words = Names(asked.battle).words
    return tuple(
        Offer(
            str(number),
            number,
            "crew_hurt" if number < asked.count else "heat",
            "crew" if number < asked.count else "heat",
            words.text("ask-offer-suffer", harms=asked.count - number),
            words.text("ask-offer-suffer-result", damage=number),
        )
        for number in range(asked.count + 1)
    )
