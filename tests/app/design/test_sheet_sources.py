"""Whether an edit concerns a sheet."""

from metamaker.app.design.sheet_editor import SheetSources, concerning
from metamaker.core.issue import warning


def test_the_same_things_make_the_same_sheet_and_equal_ones_do_not() -> None:
    ship, other = [1], [1]
    sources = SheetSources((ship, "a"), ())
    assert sources.same(SheetSources((ship, "a"), ()))
    assert not sources.same(SheetSources((other, "a"), ()))
    assert not sources.same(SheetSources((ship,), ()))
    assert not sources.same(None)


def test_problems_with_what_is_on_the_sheet_concern_it() -> None:
    found = [warning("odd", where=where, text=where, rule="") for where in ("ships/kite", "ships/kite/name", "ships/kites")]
    assert concerning(found, ("ships/kite",)) == tuple(found[:2])
    assert not SheetSources((), ()).same(SheetSources((), tuple(found)))
