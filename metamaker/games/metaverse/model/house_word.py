"""What a universe calls what the rules have another word for."""

from typing import Annotated

from pydantic import AfterValidator, Field

from metamaker.core.frozen import Frozen, Many, Name
from metamaker.core.validation import wrong_value
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.words import SquadronQuality, WeaponQuality

Term = ComponentKind | WeaponQuality | SquadronQuality
"""A word of the rules that a universe may have its own word for. No two of these lists have a key in common."""

TERMS: dict[str, Term] = {
    **{each.value: each for each in ComponentKind},
    **{each.value: each for each in WeaponQuality},
    **{each.value: each for each in SquadronQuality},
}
"""All terms by their keys."""


def _known(key: str) -> str:
    if key not in TERMS:
        raise wrong_value(message("broken-term", found=key))
    return key


TermKey = Annotated[str, Field(max_length=40, json_schema_extra={"enum": list(TERMS)}), AfterValidator(_known)]
"""The key of a term."""


class HouseWord(Frozen):
    """A term of the rules by its key, and the word for it, such as “Deep ear” for `sensor_array`."""

    term: TermKey
    word: Annotated[Name, Field(min_length=1, max_length=40)]


HouseWords = Annotated[Many[HouseWord], Field(max_length=100)]
"""Of several words for a term the last counts."""
