"""The sentences of a review: the result, luck and its share in the result, the words for kinds and causes."""

from collections.abc import Iterator, Sequence

from metamaker.core.amounts import at_most
from metamaker.core.messages import Words
from metamaker.play.review.ledger import Idle
from metamaker.play.review.luck import Luck
from metamaker.review.report import TWO, Line, Report

_DEGREES = ((0.5, "usual"), (1.0, "little"), (2.0, "much"))
"""The word for luck up to this multiple of the usual range; beyond all of them it is “rare”."""


def degree_of(value: float, usual: float) -> str:
    """Return how unusual a luck is: “usual”, “little”, “much” or “rare”."""
    return next((word for limit, word in _DEGREES if abs(value) <= limit * usual), "rare")


def amount(value: float, unit: str, words: Words) -> str:
    """Return an amount with its unit: “2.5 boxes”."""
    return words.text("review-amount", amount=words.number(at_most(value, 1)), count=at_most(value, 1), unit=unit)


def result(report: Report, words: Words) -> str:
    """Return the winner and the number of turns."""
    won = "no" if report.result is None else "drawn" if report.result < 0 else "yes"
    side = report.sides[report.result] if report.result is not None and report.result >= 0 else ""
    return words.text("review-result", won=won, side=side, turns=report.turns)


def luck(report: Report, found: Luck, words: Words) -> Iterator[str]:
    """Yield sentences about the luck in a match of two sides: its size, the usual range, its share in the result."""
    if not at_most(abs(found.value), 1):
        yield words["review-dice-even"]
    else:
        helped = report.sides[found.value < 0]
        yield words.text("review-dice", side=helped, luck=amount(abs(found.value), report.unit, words))
    yield words.text("review-usual", usual=amount(found.usual, report.unit, words))
    yield from decided(report, found, words)


def decided(report: Report, found: Luck, words: Words) -> Iterator[str]:
    """Yield how much of the result the luck of the first of two sides decided, if there was damage or a score."""
    margin, ahead, won = amount(abs(found.margin), report.unit, words), int(found.margin < 0), report.result
    if report.scores:
        if found.margin or any(each.dealt for each in report.ledger.blows):
            yield words.text("review-ahead", part=found.part, side=report.sides[ahead], margin=margin)
    elif any(each.dealt for each in report.ledger.blows):
        if won is not None and won >= 0 and (won != ahead or not found.margin):
            yield words.text("review-part", part="behind", side=report.sides[won], margin=margin)
        else:
            yield words.text("review-part", part=found.part, side=report.sides[ahead], margin=margin)


def lacking(report: Report, words: Words) -> Iterator[str]:
    """Yield the gaps of the review, and the reason for an early end of the replay."""
    if report.problem is not None:
        yield words.text("review-problem", problem=str(report.problem).rstrip("."))
    yield from (words.say(each) for each in report.lacks)


def kind(word: str, words: Words) -> str:
    """Return the name of a kind of roll."""
    return words.text("review-kind", kind=word)


def row_name(report: Report, of: Line, words: Words) -> str:
    """Return the name of a row of the account: of a ship, a weapon, a cause of damage, a kind of roll, or of other damage."""
    key = of.item.replace(" ", "_")
    if of.of == "weapon":
        return of.item
    if of.item:
        return kind(key, words) if of.of == "kind" else words.text("review-cause", cause=key)
    if of.of == "side" and len(report.sides) == TWO:
        return words.text("review-others", side=report.sides[1 - of.side])
    return report.name(of.ship, of.side)


FIGURES = ("shots", "hits", "dealt", "mean", "shields", "armour", "intercepted", "wasted", "luck")
"""The columns of the account with numbers."""

_SHOWN = {"cause": frozenset({"dealt"}), "kind": frozenset({"luck"}), "side": frozenset({"dealt", "luck"})}
"""The columns of rows without shots."""


def figures(of: Line, words: Words) -> tuple[str, ...]:
    """Return the numbers of a row of the account, in the order of `FIGURES`; empty where they mean nothing."""
    shown = _SHOWN.get(of.of, FIGURES)
    return tuple(_figure(of, key, words) if key in shown else "" for key in FIGURES)


def _figure(of: Line, key: str, words: Words) -> str:
    if key == "luck":
        return words.signed(at_most(of.luck, 1))
    value: float = getattr(of.total, key)
    return words.number(at_most(value, 1))


def idle_weapons(found: Sequence[Idle]) -> dict[tuple[int, str, str, str], list[int]]:
    """Return the turns in which weapons did not fire, by side, ship, weapon and target."""
    turns: dict[tuple[int, str, str, str], list[int]] = {}
    for each in found:
        turns.setdefault((each.side, each.ship, each.weapon, each.target), []).append(each.turn)
    return turns
