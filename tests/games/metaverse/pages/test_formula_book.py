"""The printed formula book: all of it is there, house formulas are marked, and nothing is set twice."""

import pytest

from metamaker.formulas.plain_text import readable
from metamaker.formulas.syntax import parse
from metamaker.formulas.tree import Tree
from metamaker.formulas.typeset import latex
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.games.metaverse.pages.context import context
from metamaker.games.metaverse.pages.formula_book import SIZE, formula, formula_pages, houses
from metamaker.games.metaverse.pages.pack import battle_pack, on_request
from metamaker.games.metaverse.stats.book import stock_book
from metamaker.rendering.drawing import Drawing, Group, Text
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.mathematics import mathematics
from tests.choices import named
from tests.games.metaverse.builders import BARE, fleet_of
from tests.games.metaverse.pages.printed import flat, lines_of, pages_of
from tests.games.metaverse.pages.test_every_page import FRAMES, sample
from tests.games.metaverse.sheet.reading import Sheet, faults

WIDTH = 110.0


@pytest.fixture(scope="module")
def kites() -> Sheet:
    return pages_of("formulas", sample("kite-clans-of-aldersay"))


def tree_of(text: str) -> Tree:
    return parse("ship.ems", text, ("a", "b", "c_of_much")).tree


def told(drawing: Drawing) -> list[str]:
    return [op.text for op in drawing.ops if isinstance(op, Text)]


def housed(name: str, **formulas: str) -> Fleet:
    house = tuple(HouseFormula(entry=f"ship.{entry}", expression=text) for entry, text in formulas.items())
    return fleet_of(BARE).with_(name=name, formulas=house)


@pytest.mark.slow
def test_every_entry_stands_there_with_its_meaning_unit_and_rule(kites: Sheet) -> None:
    said = flat(lines_of(kites))
    entries = list(stock_book().entries())
    assert len(entries) > 140
    assert [entry.name for entry in entries if entry.symbol.replace("_", " ") not in said] == []
    assert [entry.name for entry in entries if f"{entry.unit}  ·  {entry.rule}" not in said] == []
    assert [scope for scope in stock_book().scopes if f"{scope}: " not in said] == []
    assert len(kites.pages) < 12
    assert [page.bookmark for page in kites.pages if page.bookmark] == ["Formula book"]


@pytest.mark.slow
def test_house_formulas_are_marked_and_the_books_own_stand_below(kites: Sheet) -> None:
    texts = kites.texts()
    assert texts.count("Custom formula of Kite Clans of Aldersay") == 2
    for own in ("The book’s own: 4 · tech level", "The book’s own: round(cost unrounded · 10) / 10"):
        place = texts.index(own)
        assert "Custom formula of Kite Clans of Aldersay" in texts[:place]


@pytest.mark.parametrize(
    "frame", [FRAMES[0], *(pytest.param(frame, marks=pytest.mark.slow) for frame in FRAMES[1:])], ids=named
)
def test_it_is_clean_on_every_paper(frame: PageFrame) -> None:
    assert faults(pages_of("formulas", sample("kite-clans-of-aldersay"), frame=frame)) == []


def test_two_fleets_share_a_book_that_names_whose_formula_it_is() -> None:
    one, other = housed("North", ems="3", max_speed="20"), housed("South", ems="4", warp="5")
    of = context((one, other))
    assert [house.fleet for house in houses(of, "ship.ems")] == ["North", "South"]
    assert [house.fleet for house in houses(of, "ship.max_speed")] == ["North"]
    assert houses(of, "ship.reverse_speed") == ()
    texts = pages_of("formulas", one, other).texts()
    assert [texts.count(f"Custom formula of {name}") for name in ("North", "South")] == [2, 1]


@pytest.mark.slow
def test_what_was_set_once_is_not_set_again(kites: Sheet) -> None:
    before = mathematics.cache_info().misses, latex.cache_info().misses
    again = formula_pages(context((sample("kite-clans-of-aldersay"),)))
    assert len(again) == len(kites.pages)
    assert (mathematics.cache_info().misses, latex.cache_info().misses) == before


def test_a_formula_takes_its_own_size_or_is_made_to_fit() -> None:
    small, wide = tree_of("a / b"), tree_of(" + ".join(["c_of_much"] * 8))
    natural = [mathematics(latex(tree), SIZE) for tree in (small, wide)]
    assert natural[0] is not None
    assert natural[1] is not None
    assert formula(small, WIDTH).height == natural[0].height
    (shrunk,) = formula(wide, WIDTH).ops
    assert isinstance(shrunk, Group)
    assert 0.65 < shrunk.scale < 1
    assert shrunk.scale * natural[1].width == pytest.approx(WIDTH)


@pytest.mark.parametrize(
    "text",
    [" + ".join(["c_of_much"] * 30), "a / (" * 25 + "b" + ")" * 25, "1 + " * 60 + "a", "max(1, " * 6 + "a" + ")" * 6],
    ids=["wide", "high", "long", "deep"],
)
def test_what_would_be_too_small_or_too_high_is_text(text: str) -> None:
    tree = tree_of(text)
    drawn = formula(tree, WIDTH)
    assert " ".join(told(drawn)) == readable(tree)
    assert drawn.height < 70


def test_a_book_of_hostile_formulas_is_clean() -> None:
    deep = "a / (".replace("a", "hull_hits") * 25 + "tech_level" + ")" * 25
    fleet = housed("W" * 120, ems=deep, max_speed=" + ".join(["tech_level"] * 30), mass_factor="1 if hull_hits > 5 else 2")
    assert faults(pages_of("formulas", fleet)) == []


def test_a_pack_has_the_book_only_if_it_is_asked_for() -> None:
    assert "formulas" in on_request(2)
    pack = battle_pack((sample("the-even-hand"),))
    assert not any(page.bookmark == "Formula book" for page in pack.pages)
