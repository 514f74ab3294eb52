"""What is written for decisions: legal orders, refused ones that are found again, what nobody has written yet."""

from metamaker.app.play.orders.written import Written
from metamaker.play.dialogue import Question


def asked(*, idle: bool = False) -> Question:
    return Question("A1", "What is fired?", (), "", idle=idle)


def test_refused_orders_are_found_again_and_not_given() -> None:
    orders = Written([asked(), asked()])
    orders.take(0, "B1")
    orders.refuse(1, "B9")
    assert (orders.text(1), orders.refused((0, 1)), orders.open((0, 1))) == ("B9", [1], [1])
    assert orders.orders() == ["B1", ""]
    orders.take(1, "B2")
    assert (orders.refused((0, 1)), orders.orders((1,))) == ([], ["B2"])


def test_who_has_nothing_to_do_is_ready_and_nothing_of_that_is_kept() -> None:
    orders = Written([asked(idle=True), asked()])
    assert orders.open((0, 1)) == [1]
    orders.take(1, "B1")
    assert orders.kept() == {1: "B1"}
    orders.clear(1)
    assert (orders.is_legal(1), orders.kept()) == (False, {})
