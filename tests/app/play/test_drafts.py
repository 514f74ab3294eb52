"""The drafts of open decisions: legal orders, refused ones that are found again, decisions without orders."""

from typing import Any

from metamaker.app.play.orders.drafts import Drafts
from metamaker.play.dialogue import Draft, Question


def asked(*, idle: bool = False) -> Question:
    return Question("A1", "What is fired?", (), "", idle=idle)


def written(text: str, problem: str = "") -> Draft:
    decision: Any = Anything()
    return Draft(decision, text, decision, text, problem)


class Anything:
    """A decision to which each answer is legal."""

    def refusals(self, _answer: Any) -> tuple[()]:
        return ()


def drafts(*questions: Question) -> Drafts:
    return Drafts(questions, lambda _: written(""))


def test_refused_orders_are_found_again_and_not_given() -> None:
    orders, first, second = drafts(asked(), asked()), written("B1"), written("B2")
    orders.write(0, first)
    orders.write(1, written("B9", "there is no B9"))
    assert (orders.draft(1).text, orders.refused((0, 1)), orders.open((0, 1))) == ("B9", [1], [1])
    assert [draft.text for draft in orders.orders()] == ["B1", ""]
    orders.write(1, second)
    assert (orders.refused((0, 1)), orders.orders((1,))) == ([], [second])


def test_proposed_orders_are_given_until_something_is_written() -> None:
    orders = drafts(asked())
    orders.propose(0, written("B1"))
    assert (orders.draft(0).text, orders.open((0,)), orders.is_proposed(0), orders.kept()) == ("B1", [0], True, {})
    assert [draft.text for draft in orders.orders()] == ["B1"]
    orders.write(0, written(""))
    assert ([draft.text for draft in orders.orders()], orders.is_proposed(0)) == ([""], False)


def test_who_has_nothing_to_do_is_ready_and_nothing_of_that_is_kept() -> None:
    orders = drafts(asked(idle=True), asked())
    assert orders.open((0, 1)) == [1]
    orders.write(1, written("B1"))
    assert orders.kept() == {1: "B1"}
    orders.clear(1)
    assert (orders.is_legal(1), orders.kept()) == (False, {})
