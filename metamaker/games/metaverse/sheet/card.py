"""Playing cards: small ships on as many as they need, and one for each type of squadron with the strength of each squadron."""

from collections.abc import Iterable, Iterator, Sequence

from metamaker.core.ids import ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import IndependentSquadron, Starfighter
from metamaker.games.metaverse.sheet.body import kept
from metamaker.games.metaverse.sheet.column import ribbon
from metamaker.games.metaverse.sheet.column_extras import extras_beside
from metamaker.games.metaverse.sheet.hangar import bay_table
from metamaker.games.metaverse.sheet.keys import quality_key, sheet_key, weapon_key
from metamaker.games.metaverse.sheet.options import STANDARD, SheetOptions
from metamaker.games.metaverse.sheet.page_edges import CARD, Heading, foot, head
from metamaker.games.metaverse.sheet.sections import section_bands
from metamaker.games.metaverse.sheet.squadrons import group_letters, squadron_block, squadrons_named
from metamaker.games.metaverse.sheet.status import status_band
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.weapons import weapon_letters, weapon_table
from metamaker.rendering.drawing import Drawing, Group, Page
from metamaker.rendering.imposition import CARD_HEIGHT, CARD_WIDTH
from metamaker.rendering.layout import Block, bodies, packed

_EDGE = 2.6
"""White edge of a card in mm."""

_WIDTH, _INSIDE = CARD_WIDTH - 2 * _EDGE, CARD_HEIGHT - 2 * _EDGE
_GAP = 0.8
_BELOW_HEAD = 1.0
_ABOVE_FOOT = 0.6


def card_leaves(subject: Subject, wrong: Sequence[str]) -> tuple[Page, ...]:
    """Return the cards of a ship, then one or more for each type of squadron that its bays name.

    The numbers of the whole ship are on its first card, or on the second if names fill the first. Ships of a class share
    drawings.
    """
    cards = _Cards(Heading(subject.title, subject.subtitle, subject.ref, subject.emblem, subject.words), wrong)
    numbers = ribbon(subject, _WIDTH)
    late = numbers.height > cards.first
    room = cards.others if late else cards.first
    left = max(0.0, room - numbers.height - _GAP)
    begun, *others = kept(subject, (left, cards.others), lambda: _explained(subject, left, cards.others))
    numbered = Drawing(_WIDTH, room, (Group(0.0, 0.0, numbers.drawn()), Group(0.0, room - left, begun)))
    named = (Drawing(_WIDTH, cards.first, ()),) if late else ()
    return (*cards.pages((*named, numbered, *others)), *_squadrons_of(subject))


def _blocks(subject: Subject) -> tuple[Block, ...]:
    design, words = subject.design, subject.words
    qualities = (quality for weapon in weapon_letters(design) for quality in design.weapons[weapon].qualities)
    tables = (weapon_table(design, _WIDTH, words), bay_table(subject, _WIDTH), quality_key(qualities, _WIDTH, words))
    sections = section_bands(design, _WIDTH, words)
    state = status_band(design, frozenset(), _WIDTH, words)
    return (extras_beside(subject, _WIDTH), state, *sections, *(table for table in tables if table is not None))


def _explained(subject: Subject, left: float, others: float) -> tuple[Drawing, ...]:
    """Return the bodies of the cards of a ship, with a key on the last ones if it needs no additional card."""
    blocks = _blocks(subject)
    plain = _bodies(blocks, left, others)
    weapons = tuple(subject.design.weapons[weapon] for weapon in weapon_letters(subject.design))
    for key in (sheet_key(subject, weapons, (), _WIDTH), weapon_key(weapons, _WIDTH, subject.words)):
        explained = plain if key is None else _bodies((*blocks, key), left, others)
        if key is not None and len(explained) == len(plain):
            return explained
    return plain


def _bodies(blocks: Sequence[Block], first: float, others: float) -> tuple[Drawing, ...]:
    pages = packed(blocks, others, _GAP, first)
    return (*bodies(pages[:1], _WIDTH, first), *bodies(pages[1:], _WIDTH, others))


def _squadrons_of(subject: Subject) -> Iterator[Page]:
    for name, count in squadrons_named(subject).items():
        below = _joined(subject.words["sheet-head-squadron"], subject.title)
        yield from _squadron(subject.starfighters[name], ref("starfighters", name), count, below, subject.words)


def squadron_leaves(fleet: Fleet, words: Words, options: SheetOptions = STANDARD) -> Iterator[Page]:
    """Yield the cards of the squadrons without a carrier."""
    types = definitions(fleet).starfighters
    letters = group_letters(fleet)
    for group in fleet.squadrons:
        squadron = types[group.starfighter]
        below = _joined(words["sheet-head-squadron"], fleet.name)
        leaves = _squadron(squadron, ref("squadrons", group.id), group.count, below, words, letters.get(group.id, ""))
        yield from leaves if options.is_fresh else _conditioned(leaves, group, squadron, options)


def _conditioned(
    leaves: Iterable[Page], group: IndependentSquadron, kind: Starfighter, options: SheetOptions
) -> Iterator[Page]:
    from metamaker.games.metaverse.sheet.condition import conditioned_squadrons  # as in `record`

    yield from conditioned_squadrons(leaves, group, kind, options)


def _squadron(squadron: Starfighter, place: str, count: int, below: str, words: Words, group: str = "") -> Iterator[Page]:
    cards = _Cards(Heading(squadron.name or squadron.id, below, place, None, words), ())
    block = squadron_block(squadron, count, _WIDTH, words, group)
    return cards.pages(_bodies((block,), cards.first, cards.others))


def _joined(*words: str) -> str:
    return "  ·  ".join(word for word in words if word)


class _Cards:
    """Head and foot of the cards of one ship, the first with the full head, the others only with the name.

    `first` and `others`: the remaining room on them, in mm.
    """

    def __init__(self, heading: Heading, wrong: Sequence[str]) -> None:
        self.heading, self.legal = heading, not wrong
        self.tops = head(heading, wrong, _WIDTH, CARD), head(heading._replace(subtitle="", emblem=None), (), _WIDTH, CARD)
        self.first, self.others = (_INSIDE - top.height - _BELOW_HEAD - _ABOVE_FOOT - CARD.foot for top in self.tops)

    def pages(self, bodies: Sequence[Drawing]) -> Iterator[Page]:
        """Yield a card for each body."""
        for number, each in enumerate(bodies, 1):
            top = self.tops[number > 1]
            below = foot(number, len(bodies), self.legal, _WIDTH, CARD, self.heading.words)
            ops = (
                Group(_EDGE, _EDGE, top, self.heading.ref),
                Group(_EDGE, _EDGE + top.height + _BELOW_HEAD, each),
                Group(_EDGE, CARD_HEIGHT - _EDGE - CARD.foot, below),
            )
            yield Page(Drawing(CARD_WIDTH, CARD_HEIGHT, ops), self.heading.title if number == 1 else None)
