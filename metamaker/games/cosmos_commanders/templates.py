"""Templates of maps: random ones for each number of players, the wheel of the rules, an empty one."""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from types import MappingProxyType

from metamaker.core.messages import Words, words_in
from metamaker.game_api.documents import SEED_MARK
from metamaker.games.cosmos_commanders.map_generator.generator import generated
from metamaker.games.cosmos_commanders.model.star_map import GAME, LEAST_PLAYERS, MOST_PLAYERS, StarMap, System, WarpLine
from metamaker.games.cosmos_commanders.model.words import TYPES, SystemType

USUAL = "players-4"
_HUB = (300, 300)
_RIM = ((300, 100), (473, 200), (473, 400), (300, 500), (127, 400), (127, 200))


def wheel() -> StarMap:
    """Return the map of the rules' examples: a centre with six systems around it, without names. Rule CC-EX-09."""
    kinds = (SystemType.VOID, *TYPES[:5], SystemType.NEBULA)
    places = (_HUB, *_RIM)
    systems = tuple(System(id=str(n), x=x, y=y, type=kind) for n, ((x, y), kind) in enumerate(zip(places, kinds, strict=True)))
    spokes = [WarpLine(id=f"spoke-{k}", one="0", other=str(k)) for k in range(1, 7)]
    rim = [WarpLine(id=f"rim-{k}", one=str(k), other=str(k % 6 + 1)) for k in range(1, 7)]
    return StarMap(players=2, systems=systems, lines=(*spokes, *rim))


OTHERS: Mapping[str, Callable[[], StarMap]] = MappingProxyType({"wheel": wheel, "empty": StarMap})
"""The templates without dice."""

BY_DICE = {f"players-{count}": count for count in (4, *(each for each in range(LEAST_PLAYERS, MOST_PLAYERS + 1) if each != 4))}
"""The random templates, with the players of each; the usual one first."""


def template_titles(words: Words) -> Mapping[str, str]:
    """Return the names of the templates, in order."""
    dice = {key: words.text("window-template-players", count=count) for key, count in BY_DICE.items()}
    return {**dice, **{key: words[f"window-template-{key}"] for key in OTHERS}}


def map_of_template(key: str, name: str, language: str) -> StarMap:
    """Return a new map without a name. Raises KeyError.

    The seed is the number after a `#` of the key, `players-4#17`; without one it follows from the `name` of the document, so
    the same name always gives the same map. An empty key gives the usual template.
    """
    template, _, seed = (key or USUAL).partition(SEED_MARK)
    if template in OTHERS:
        return OTHERS[template]()
    dice = int(seed) if seed.isdecimal() else int.from_bytes(blake2b(name.encode(), digest_size=4).digest(), "big")
    return generated(BY_DICE[template], dice, system_names(language))


def system_names(language: str) -> tuple[str, ...]:
    """Return names for systems in a language."""
    return tuple(name.strip() for name in words_in(GAME, language)["names-systems"].split(","))
