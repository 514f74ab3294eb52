"""Reviews on paper: nothing overlaps or is cut, in both languages, for any names and any number of sides."""

from collections.abc import Iterator, Sequence

import pytest

from metamaker.core.amounts import at_most
from metamaker.core.messages import COMMON, words_in
from metamaker.game_api.prints import PrintOptions
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.sheet.palette import INKS
from metamaker.play.review.ledger import Blow, Chance, Idle, Ledger
from metamaker.rendering.drawing import Drawing, Group, Text
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.page_proof import proof
from metamaker.rendering.tiles import InkMode
from metamaker.review.pages import review_pages, scale_end
from metamaker.review.report import Report, lines
from metamaker.review.sentences import figures, luck, row_name

HOSTILE = ("W" * 120, "one two " * 15, "i", "漢字" * 60, "</svg>&amp;", "(\\)" * 40)


def chance(side: int, luck_: float, turn: int = 1, kind: str = "hit", ship: str = "", weapon: str = "gun") -> Chance:
    return Chance(turn, 0, side, kind, ship, weapon, "", 2.0 + luck_, 2.0, 4.0)  # type: ignore[arg-type]


def blow(side: int, ship: str, dealt: float, weapon: str = "gun", cause: str = "fire") -> Blow:
    return Blow(1, 0, side, ship, weapon, cause, f"{1 - side}", "fore", 10.0, 0.5, True, 3.0, 1.0, 1.0, 0.0, 0.5, dealt)


def report(sides: Sequence[str], names: Sequence[str], result: int | None = 0, ships: int = 4, problem: bool = False) -> Report:
    """Return a review of a match in which ships of all sides have these names and shots."""
    every = range(len(sides))
    blows = [blow(side, f"{side}/{number}", 4.0 + number) for side in every for number in range(ships)]
    blows += [blow(side, "", 5.0, "", "asteroids") for side in every]
    chances = [chance(side, side - 1.5, turn, ship=f"{side}/0") for side in every for turn in (1, 2, 3)]
    chances += [chance(0, -3.0, 2, "morale", "0/1", "")]
    idle = [Idle(turn, 0, "0/0", names[0], "1/1") for turn in (1, 2, 3, 5)]
    refs = {f"{side}/{number}": names[(side + number) % len(names)] for side in every for number in range(ships)}
    ledger = Ledger(tuple(chances), tuple(blows), tuple(idle))
    lacks = ("Something.",) if problem else ()
    return Report(METAVERSE, " – ".join(sides), tuple(sides), 3, result, "boxes", ledger, refs, lacks, None)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("sides", [("Clans", "Orchard"), HOSTILE[:2], ("A", "B", "C", "D", "E", "F")], ids=len)
@pytest.mark.parametrize("paper", [Paper.A4, Paper.LETTER])
def test_nothing_overlaps(language: str, sides: tuple[str, ...], paper: Paper) -> None:
    pages = review_pages(report(sides, HOSTILE, problem=True), PrintOptions(PageFrame(paper), language=language))
    assert 1 <= len(pages) <= 2
    for page in pages:
        assert proof(page, INKS[InkMode.COLOUR]).faults == ()


def texts_in(drawing: Drawing) -> Iterator[str]:
    for op in drawing.ops:
        if isinstance(op, Text):
            yield op.text
        elif isinstance(op, Group):
            yield from texts_in(op.drawing)


def test_the_luck_of_each_of_several_sides_is_that_of_the_report() -> None:
    found, words = report(("A", "B", "C"), ("x",)), words_in(COMMON, "en")
    (page,) = review_pages(found, PrintOptions(language="en"))
    texts = list(texts_in(page.drawing))
    for value in found.lucks():
        assert words.signed(at_most(value, 1)) in texts


def test_many_ships_have_a_row_each_without_weapons() -> None:
    few = review_pages(report(("A", "B"), ("x",), ships=4), PrintOptions())
    many = review_pages(report(("A", "B"), ("x",), ships=40), PrintOptions())
    assert (len(few), len(many)) == (1, 2)


def test_ends_of_scales_are_round() -> None:
    assert [scale_end(most) for most in (0.0, 0.7, 1.0, 2.4, 61.0, 245.0)] == [1.0, 0.8, 1.0, 3.0, 80.0, 300.0]


def test_rows_add_up_and_are_named() -> None:
    found = report(("Clans", "Orchard"), ("Heron",))
    rows = list(lines(found))
    words = words_in(COMMON, "en")
    assert [row_name(found, row, words) for row in rows if row.side == 0 and not row.item] == ["Heron"] * 4 + [
        "Other damage to Orchard"
    ]
    assert "asteroids" in [row_name(found, row, words) for row in rows]
    ships = [row for row in rows if not row.item]
    assert sum(row.total.dealt for row in ships) == sum(each.dealt for each in found.ledger.blows)
    assert sum(row.total.dealt for row in rows if row.item) == sum(each.dealt for each in found.ledger.blows)
    side = next(row for row in rows if row.of == "side")
    assert figures(side, words)[:3] == ("", "", "5")


@pytest.mark.parametrize(
    ("result", "told"),
    [(0, "Clans did"), (1, "Orchard won, although it did no more damage"), (None, "Clans did"), (-1, "Clans did")],
)
def test_the_share_of_luck_is_that_of_the_winner(result: int | None, told: str) -> None:
    found = report(("Clans", "Orchard"), ("Heron",), result)
    found = found._replace(ledger=found.ledger._replace(blows=(*found.ledger.blows, blow(0, "0/0", 9.0))))
    of = found.luck()
    assert of is not None
    assert of.margin == 9.0
    assert told in " ".join(luck(found, of, words_in(COMMON, "en")))
