"""Look-up of ships, designs and numbers of a document by name."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from metamaker.core.collation import folded
from metamaker.core.elements.search import Element, find_by_name
from metamaker.core.messages import ENGLISH, Text, language_in_force, message, said
from metamaker.core.schema_errors import did_you_mean
from metamaker.core.stat import Stat
from metamaker.game_api.designs import Numbers
from metamaker.game_api.documents import NotInDocument


def ref_called(groups: Sequence[Sequence[Element]], name: str, names: Sequence[Callable[[Element], str]], kinds: Text) -> str:
    """Return the reference of the element called `name`: by id, otherwise by one of its `names`, ignoring case.

    Earlier groups come first. `kinds` names the kinds of elements: “ship or design”. Raises NotInDocument for an unknown or
    ambiguous name.
    """
    try:
        return find_by_name(groups, name, names, kinds).ref()
    except LookupError as problem:
        raise NotInDocument(str(problem)) from None


def stat_called(
    numbers: Numbers, called: str, of_parts: Text, captions: Mapping[str, Sequence[Text]] = MappingProxyType({})
) -> tuple[str, Stat]:
    """Return the symbol and the stat with this symbol or label, ignoring case, with or without its unit.

    `of_parts` describes the names of stats of parts: “slots 1.boxes”. `captions` are labels of record sheets by symbol; text
    after a raised dot is extra. Raises NotInDocument.
    """
    known = {stat.symbol: stat for stat in numbers.stats}
    for blocks in numbers.parts.values():
        known |= {f"{name}.{stat.symbol}": stat for name, block in blocks.items() for stat in block}
    wanted = " ".join(folded(called).split())
    for symbol, stat in known.items():
        called_so = [stat.label, *captions.get(symbol, ())]
        for text in {said(each, language) for each in called_so for language in (language_in_force(), ENGLISH)}:
            label = folded(f"{symbol.removesuffix(stat.symbol)}{text}")
            if wanted in {symbol, symbol.replace("_", " "), label, label.partition(" · ")[0], f"{label} ({stat.unit})"}:
                return symbol, stat
    there = ", ".join(stat.symbol for stat in numbers.stats)
    meant = did_you_mean(called.casefold(), known) or "none"
    raise NotInDocument(message("file-name-no_number", of=numbers.name, found=called, meant=meant, known=there, parts=of_parts))
