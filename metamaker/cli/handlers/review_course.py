"""The course of a match for `metamaker review`: win chances by turn, turning points, costly orders."""

from collections.abc import Iterator
from contextlib import nullcontext
from typing import NamedTuple

from metamaker.cli.handlers.simulation import fighting
from metamaker.cli.input.options import CourseOptions
from metamaker.cli.input.replay_files import Opened
from metamaker.cli.models.battles import ReviewOrder, ReviewTurn, TurningPoint, rate
from metamaker.cli.output.messages import text
from metamaker.cli.output.number_format import interval, percent
from metamaker.cli.output.progress import bar
from metamaker.cli.output.terminal import heading, say, table
from metamaker.core.messages import Words
from metamaker.play.simulation.executors import cores, processes
from metamaker.play.turning_points import TurnChange, turning_points
from metamaker.registry import GAMES
from metamaker.review.course import Course, course_of
from metamaker.review.orders import CostlyOrder, costly_orders
from metamaker.review.report import Report
from metamaker.review.rollouts import Refined, refined
from metamaker.review.source import Source

ORDER_BATTLES = 100
"""Battles with each order if `--battles` gives no number: differences from about 15 points are certain."""

MOST_POINTS = 3
"""The largest number of turning points."""


class Studied(NamedTuple):
    """The course of a match with the results of battles; `orders` only after a search for them."""

    course: Course
    turns: list[TurnChange]
    refined: tuple[Refined, ...] = ()
    orders: tuple[CostlyOrder, ...] | None = None


def studied(opened: Opened, report: Report, options: CourseOptions) -> Studied:
    """Return the course of a match, with battles and orders if they are wanted. Raises FileProblem."""
    source = Source(GAMES[opened.game.key].load, opened.replay, opened.file)
    course = course_of(source)
    if not course.points or not (options.battles or (options.orders and course.quick)):
        return Studied(course, course.turns(report.ledger))
    workers, whole = options.workers or cores(), options.battles * len(course.points)
    with fighting(), nullcontext() if workers == 1 else processes(workers) as crew:
        found: tuple[Refined, ...] = ()
        if options.battles:
            with bar(text("cli-bar-battles"), whole) as progress:
                found = refined(
                    source,
                    course.points,
                    options.battles,
                    quick=course.quick,
                    seed=options.seed,
                    crew=crew,
                    seen=lambda now: progress(sum(each.battles for each in now), whole),
                )
        orders = None
        if options.orders and course.quick:
            number = options.battles or ORDER_BATTLES
            orders = costly_orders(source, course.points, course.quick, number, fought=found, seed=options.seed, crew=crew)
    return Studied(course, course.turns(report.ledger, found), found, orders)


def show(found: Studied, report: Report, words: Words) -> None:
    """Show the chances by turn, the turning points, and the costly orders."""
    if not found.turns:
        survives = not found.course.points
        say("", heading(words["review-chances"]), words.text("review-chances-none", why="survival" if survives else "points"))
        return
    rows = [(words["review-start"], *_shares(found, None)), *((str(each.turn), *_shares(found, each)) for each in found.turns)]
    battles = min((each.battles for each in found.refined), default=0)
    say("", heading(words["review-chances"]), words.text("review-chances-by", battles=battles))
    say(table((words["review-chances-turn"], *report.sides), rows, right=report.sides))
    points = turning_points(found.turns, MOST_POINTS)
    if points:
        say("", heading(words["review-turning-points"]), *(_point(each, report, words) for each in points))
    if found.orders is not None:
        say("", heading(words["review-orders"]), *(_orders(found.orders, report, words)))


def _shares(found: Studied, turn: TurnChange | None) -> Iterator[str]:
    """Yield the chance of each side after a turn, or at the start, with an interval if battles were fought from there."""
    made = {each.point.made: each for each in found.refined}.get(0 if turn is None else turn.made)
    chances = found.turns[0].before if turn is None else turn.after
    if made is not None and made.battles:
        yield from (interval(share) for share in made.shares)
    else:
        yield from map(percent, chances)


def _point(turn: TurnChange, report: Report, words: Words) -> str:
    side = turn.side
    return words.text(
        "review-turning-point",
        turn=turn.turn,
        side=report.sides[side],
        change=round(100 * turn.change(side)),
        split="yes" if turn.dice else "no",
        dice=words.signed(round(100 * turn.dice[side])) if turn.dice else "",
        orders=words.signed(round(100 * turn.orders(side))),
    )


def _orders(orders: tuple[CostlyOrder, ...], report: Report, words: Words) -> Iterator[str]:
    if not orders:
        yield words["review-orders-none"]
    for each in orders:
        subject = ": ".join(dict.fromkeys(filter(None, (report.sides[each.side], each.subject))))
        yield words.text("review-order", turn=each.turn, subject=subject, given=each.given_text)
        yield "  " + words.text(
            "review-order-better",
            better=each.better_text,
            one=round(100 * each.better.found),
            other=round(100 * each.given.found),
            error=round(100 * each.error),
        )


def turns_data(found: Studied) -> list[ReviewTurn]:
    """Return the model of the chances by turn."""
    fought = {each.point.made: each for each in found.refined}
    return [
        {
            "turn": each.turn,
            "choices": each.made,
            "chances": list(each.after),
            "dice": list(each.dice),
            "battles": fought[each.made].battles if each.made in fought else 0,
            "rates": [rate(share) for share in fought[each.made].shares] if each.made in fought else [],
        }
        for each in found.turns
    ]


def points_data(found: Studied) -> list[TurningPoint]:
    """Return the model of the turning points."""
    return [
        {
            "turn": each.turn,
            "side": each.side,
            "change": each.change(each.side),
            "dice": each.dice[each.side] if each.dice else None,
            "orders": each.orders(each.side),
        }
        for each in turning_points(found.turns, MOST_POINTS)
    ]


def orders_data(found: Studied) -> list[ReviewOrder] | None:
    """Return the model of the costly orders; None without a search for them."""
    if found.orders is None:
        return None
    return [
        {
            "turn": each.turn,
            "side": each.side,
            "choice": each.at,
            "subject": each.subject,
            "given": each.given_text,
            "better": each.better_text,
            "given_rate": rate(each.given),
            "better_rate": rate(each.better),
            "gain": each.gain,
            "error": each.error,
            "battles": each.battles,
        }
        for each in found.orders
    ]
