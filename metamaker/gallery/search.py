"""Searches an index: by words in any order, by properties, by ranges of numbers; sorted. Fast with thousands of entries."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from metamaker.core.collation import collated, folded
from metamaker.gallery.manifest import Entry, Label

TITLE, NEWEST = "title", "seen"
"""Sort keys other than numbers."""

LEAST, MOST = float("-inf"), float("inf")
"""The range of a number that has no bounds."""


class Place(NamedTuple):
    """Where the document of an entry is: its file, on a disk or in a site, and which of its designs it is, from 0.

    None: the document as a whole.
    """

    file: str
    design: int | None = None


class Found(NamedTuple):
    """An entry, the place of its document, and the day of its arrival; empty if unknown."""

    entry: Entry
    place: Place
    seen: str = ""


def _by_title(found: Found) -> tuple[object, ...]:
    """Return the order of an entry: by title; a whole document comes before its designs."""
    file, design = found.place
    return collated(found.entry.title), found.entry.page, file, -1 if design is None else design


class Wish(NamedTuple):
    """A search; empty fields are ignored. `number` lies from `least` to `most`.

    `sort`: by title, by `seen`, or by a number; `falls`: the last, newest or largest first.
    """

    words: str = ""
    kind: str = ""
    game: str = ""
    tag: str = ""
    author: str = ""
    licence: str = ""
    number: str = ""
    least: float = LEAST
    most: float = MOST
    is_sound: bool = False
    sort: str = TITLE
    falls: bool = False


class Catalogue:
    """Entries prepared for searches. `labels`: labels of numbers, by `game/kind` and key.

    Any thread may create one.
    """

    def __init__(
        self,
        found: Sequence[Found] = (),
        labels: Mapping[str, Mapping[str, Label]] | None = None,
        games: Mapping[str, str] | None = None,
    ) -> None:
        """`games` are the names of games by their keys."""
        self.found = tuple(sorted(found, key=_by_title))
        self.labels = labels or {}
        names = games or {}
        self._texts = [_text(each.entry, names.get(each.entry.game, "")) for each in self.found]
        self._numbers: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
        for entry, _, _ in self.found:
            self._numbers[entry.game, entry.kind].update(entry.numbers)
        self.games = sorted({each.entry.game for each in self.found})
        self.tags = _several(tag for each in self.found for tag in each.entry.tags)
        self.authors = _several(each.entry.author for each in self.found)
        self.licences = _several(each.entry.licence for each in self.found)

    def search(self, wish: Wish) -> tuple[int, ...]:
        """Return the indexes in `found` of the results, sorted."""
        places = list(range(len(self.found)))
        for word in folded(wish.words).split():
            places = [at for at in places if word in self._texts[at]]
        for holds in _tests(wish):
            places = [at for at in places if holds(self.found[at].entry)]
        return self._sorted(places, wish)

    def _sorted(self, places: Sequence[int], wish: Wish) -> tuple[int, ...]:
        if wish.sort == TITLE:
            return tuple(reversed(places) if wish.falls else places)
        found = self.found
        if wish.sort == NEWEST:
            return tuple(sorted(places, key=lambda at: found[at].seen, reverse=wish.falls))
        numbers = {at: value for at in places if (value := found[at].entry.numbers.get(wish.sort)) is not None}
        ranked = sorted(numbers, key=numbers.__getitem__, reverse=wish.falls)
        return (*ranked, *(at for at in places if at not in numbers))

    def numbers(self, game: str, kind: str) -> dict[str, Label]:
        """Return the numbers for sorting and ranges of a game and kind, of all if empty; the first label of a number wins."""
        known: dict[str, Label] = {}
        for key, labels in self.labels.items():
            of, _, of_kind = key.partition("/")
            if game in {"", of} and kind in {"", of_kind}:
                known = {**labels, **known}
        fitting = [keys for (of, of_kind), keys in self._numbers.items() if game in {"", of} and kind in {"", of_kind}]
        used = set[str]().union(*fitting)
        return {key: label for key, label in known.items() if key in used}

    def labels_of(self, entry: Entry) -> Mapping[str, Label]:
        """Return the labels of the numbers of an entry, in their order."""
        return self.labels.get(f"{entry.game}/{entry.kind}", {})


def _tests(wish: Wish) -> Iterator[Callable[[Entry], bool]]:
    """Yield one test for each field of the search."""
    if wish.kind:
        yield lambda entry: entry.kind == wish.kind
    if wish.game:
        yield lambda entry: entry.game == wish.game
    if wish.author:
        yield lambda entry: entry.author == wish.author
    if wish.licence:
        yield lambda entry: entry.licence == wish.licence
    if wish.tag:
        yield lambda entry: wish.tag in entry.tags
    if wish.is_sound:
        yield lambda entry: not entry.problems
    if wish.number and (wish.least > LEAST or wish.most < MOST):
        yield lambda entry: wish.least <= entry.numbers.get(wish.number, float("nan")) <= wish.most


def _text(entry: Entry, game: str) -> str:
    told = (entry.title, entry.subtitle, entry.fleet, entry.author, entry.licence, game, *entry.tags, *entry.words.values())
    return "\n".join(map(folded, told))


def _several(texts: Iterable[str]) -> list[str]:
    return sorted({text for text in texts if text}, key=collated)
