"""A design says its class; share codes of older versions, which left that of a Fighter out, are read as before."""

import pytest

from metamaker.core.code_text import decoded
from metamaker.core.envelope import compact, wrap
from metamaker.core.errors import FileProblem
from metamaker.core.share_code import code
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.model.design import ShipClass
from metamaker.games.cosmoforce.model.fleet import FORMAT, GAME
from metamaker.opening import open_bytes, open_code
from tests.games.cosmoforce.builders import design, fleet

SLOTS = ["engine", *[None] * 9]
OLD = {"name": "Old", "designs": [{"id": "a", "name": "A", "slots": SLOTS}, {"id": "b", "name": "B", "ship_class": "cruiser"}]}


@pytest.mark.rule("CF-SHIP-01")
def test_a_file_whose_design_has_no_class_is_refused_in_one_sentence() -> None:
    with pytest.raises(FileProblem) as caught:
        open_bytes(compact(wrap(GAME, FORMAT, OLD)), "ships.json")
    assert (
        str(caught.value) == "ships.json: designs/a: “ship_class” is missing; it must be one of fighter, cruiser, capital_ship"
    )


def test_codes_that_leave_the_class_of_a_fighter_out_open_as_before() -> None:
    old = code(compact(wrap(GAME, FORMAT, OLD)))
    classes = [ShipClass.FIGHTER, ShipClass.CRUISER]
    assert [each.ship_class for each in open_code(old).document.designs] == classes
    assert [each.ship_class for each in open_bytes(old.encode(), "mail.txt").document.designs] == classes


def test_codes_of_now_say_the_class() -> None:
    document = fleet(design())
    text = compact(wrap(GAME, FORMAT, COSMOFORCE.documents.minimal_body(document)))
    assert b'"ship_class":"fighter"' in text
    assert open_code(code(decoded(code(text)))).document == document


def test_a_design_with_another_number_of_slots_is_refused_by_that_number() -> None:
    eleven = {"name": "Long", "designs": [{"id": "a", "name": "A", "ship_class": "fighter", "slots": [*SLOTS, None]}]}
    with pytest.raises(
        FileProblem, match=r"ships\.json: designs/a: “slots” must be a list of 10 entries, not a list of 11 entries"
    ):
        open_bytes(compact(wrap(GAME, FORMAT, eleven)), "ships.json")
