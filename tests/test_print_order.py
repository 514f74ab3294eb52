"""Orders of prints."""

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.prints import SHEETS, PrintOptions
from metamaker.opening import Opened, open_file
from metamaker.printing.print_job import PrintJob, PrintOrder, What, beginning, drawn, items, keys


@pytest.fixture(scope="module")
def canton() -> Opened:
    return open_file(str(sample_fleets("metaverse") / "the-glass-cantons.json"))


def test_all_ships_are_printed_unless_left_out(canton: Opened) -> None:
    game, fleet = canton.game, canton.document
    all_refs = tuple(ship.ref() for ship in fleet.ships)
    assert keys(PrintJob(game, fleet, PrintOrder())) == all_refs
    order = PrintOrder(left_out=frozenset(all_refs[1:]))
    made = drawn([PrintJob(game, fleet, order)])
    assert [sheet.ref for sheet in made.sources[0].sheets] == [all_refs[0]]
    assert [page.bookmark for page in made.pages] == [page.bookmark for page in beginning(PrintJob(game, fleet, order)).pages]


def test_every_sheet_is_a_step_that_may_end_it(canton: Opened) -> None:
    class Enough(Exception):
        pass

    def step(done: int, total: int) -> None:
        steps.append((done, total))
        if done == 2:
            raise Enough

    steps: list[tuple[int, int]] = []
    with pytest.raises(Enough):
        drawn([PrintJob(canton.game, canton.document, PrintOrder(what=What.CLASSES))], step=step)
    assert steps == [(1, 6), (2, 6)]


def test_classes_pages_and_blanks_can_be_ordered(canton: Opened) -> None:
    game, fleet = canton.game, canton.document
    assert [item.key for item in items(game, fleet, What.CLASSES, "en")] == [each.ref() for each in fleet.classes]
    assert items(game, fleet, What.CLASSES, "en")[0].name.startswith(fleet.classes[0].name)
    assert [item.key for item in items(game, fleet, What.PAGES, "en")] == list(required(game.prints).page_kinds())
    assert items(game, fleet, What.BLANK, "en") == ()
    roster = PrintOrder(What.PAGES, frozenset(set(required(game.prints).page_kinds()) - {"roster"}))
    assert [page.bookmark for page in drawn([PrintJob(game, fleet, roster)]).pages] == [
        page.bookmark for page in required(game.prints).pages((fleet,), ("roster",), PrintOptions()).pages
    ]
    assert (
        len(drawn([PrintJob(game, fleet, PrintOrder(What.BLANK))]).pages)
        == len(required(game.sheets).blanks(PrintOptions()))
        > 0
    )
    assert SHEETS in required(game.prints).page_kinds()


def test_what_is_rarely_wanted_is_printed_only_when_it_is_added(canton: Opened) -> None:
    game, fleet = canton.game, canton.document
    known = tuple(required(game.prints).page_kinds())
    rare = required(game.prints).on_request()
    assert {"formulas", "encounters", "turn_sequence"} <= rare
    assert not {"encounters", "terrain"} & required(game.prints).on_request(2)
    assert {item.key for item in items(game, fleet, What.PAGES, "en") if item.on_request} == rare
    usual = keys(PrintJob(game, fleet, PrintOrder(What.PAGES)))
    assert usual == tuple(key for key in known if key not in rare)
    assert keys(PrintJob(game, fleet, PrintOrder(What.PAGES, added=rare))) == known
    assert keys(PrintJob(game, fleet, PrintOrder(What.PAGES, only=("formulas",)))) == ("formulas",)


@pytest.mark.parametrize("what", What)
def test_nothing_chosen_is_nothing_printed(canton: Opened, what: What) -> None:
    game, fleet = canton.game, canton.document
    everything = frozenset(item.key for item in items(game, fleet, what, "en"))
    expected = len(required(game.sheets).blanks(PrintOptions())) if what is What.BLANK else 0
    assert len(drawn([PrintJob(game, fleet, PrintOrder(what, everything))]).pages) == expected
    assert beginning(PrintJob(game, fleet, PrintOrder(what, everything))).pages == ()
