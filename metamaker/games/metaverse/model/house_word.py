"""Custom terms: words of a universe for terms of the rules."""

from typing import Annotated

from pydantic import AfterValidator, Field

from metamaker.core.frozen import Frozen, Many, Name
from metamaker.core.validation import wrong_value
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import SquadronQuality, WeaponQuality

Term = ComponentKind | WeaponQuality | SquadronQuality
"""The kinds of terms that a universe can rename. No two of these lists share a key."""

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
    """A custom term: the key of a term of the rules and the new word, such as `sensor_array` and “Deep ear”."""

    term: TermKey
    word: Annotated[Name, Field(min_length=1, max_length=40)]


HouseWords = Annotated[Many[HouseWord], Field(max_length=100)]
"""If there are several words for a term, the last one counts."""
