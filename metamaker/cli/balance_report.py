"""What weighing says: places and win rates with their intervals, who beats whom, what a slot should hold."""

from collections.abc import Iterator, Sequence
from typing import Any

from metamaker.cli.counted import counted, minus
from metamaker.cli.terminal import heading, say, table
from metamaker.cli.weighing import Found, Wanted
from metamaker.core.naming import listed
from metamaker.game.weighing import Weighed
from metamaker.play.ladder import Ladder, Lead
from metamaker.play.statistics import CONFIDENCE, Share
from metamaker.weighing import Judged, Study, judged, matrix, meetings, placed

DETAILED = 3
"""Ships that are told opponent by opponent, if there are no more of them."""

GIVEN = "*"


def data(study: Study, found: Found, options: Wanted) -> dict[str, Any]:
    """Return the figures as JSON has them."""
    said: dict[str, Any] = {
        "captain": found.captain,
        "seed": options.seed,
        "asked": found.asked,
        "fought": found.fought,
        "confidence": CONFIDENCE,
        "field": [{"name": ship.name, "kind": ship.kind} for ship in study.field],
    }
    if study.choices:
        return said | {"slot": options.slot, **_slot_data(study, found.ladder)}
    said["ships"] = [
        {
            "name": each.ship.name,
            "kind": each.ship.kind,
            "given": each.is_given,
            "place": each.place,
            "places": each.places,
            "win_rate": _share_data(each.rate),
            "against": list(_against_data(study, found.ladder, each.ship.sign)),
        }
        for each in placed(study, found.ladder)
    ]
    return said | {"same": dict(study.twins)}


def _slot_data(study: Study, ladder: Ladder) -> dict[str, Any]:
    return {
        "ship": study.ship.name if study.ship else "",
        "choices": [
            {
                "choice": each.choice.name,
                "held": each.choice.is_held,
                "win_rate": _share_data(each.rate),
                "gain": None if each.gain is None else each.gain._asdict(),
                "may_be_best": each.may_be_best,
                "against": list(_against_data(study, ladder, each.choice.ship.sign)),
            }
            for each in judged(study, ladder)
        ],
    }


def _against_data(study: Study, ladder: Ladder, sign: str) -> Iterator[dict[str, Any]]:
    for met in meetings(study, ladder, sign):
        yield {
            "name": met.other.name,
            "fought": met.fought,
            "wins": met.wins,
            "losses": met.losses,
            "draws": met.draws,
            "win_rate": _share_data(met.rate),
        }


def _share_data(share: Share) -> dict[str, float]:
    return {"found": share.found, "low": share.low, "high": share.high}


def show(study: Study, found: Found, options: Wanted) -> None:
    """Write the figures as tables: with all of who beats whom if that is wanted."""
    say(heading(_title(study, options)))
    if not found.fought:
        say("no battle was fought")
        return
    if found.fought < found.asked:
        say(f"stopped after {found.fought} of {found.asked} battles")
    for name, other in study.twins:
        say(f"{name} is the same ship as {other} and weighed as that")
    if study.choices:
        _show_choices(study, found.ladder)
    else:
        _show_places(study, found.ladder)
        if not options.among and len(study.given) <= DETAILED and not options.everything:
            for ship in study.given:
                _show_against(study, found.ladder, ship)
    if options.among or options.everything:
        _show_matrix(study, found.ladder)
    each = "" if found.fought < found.asked else f", {options.number} for each two ships that meet"
    say("", f"{counted(found.fought, 'battle')}{each}; captain: {found.captain}")
    say("a draw is half a win, and so is meeting itself; all opponents count alike")


def _title(study: Study, options: Wanted) -> str:
    if study.ship is not None:
        return f"Slot {options.slot} of {study.ship.name} against a field of {len(study.field)}"
    ships = counted(len(study.given), "ship")
    return f"{ships} against each other" if options.among else f"{ships} against a field of {len(study.field)}"


def _show_places(study: Study, ladder: Ladder) -> None:
    ranked = placed(study, ladder)
    is_marked = len(study.given) < len(ranked)
    rows = [
        (
            each.place,
            f"{each.ship.name} {GIVEN}" if is_marked and each.is_given else each.ship.name,
            each.ship.kind,
            _interval(each.rate),
            _range(each.places),
        )
        for each in ranked
    ]
    columns = ("place", "ship", "what it is", f"rate, {CONFIDENCE * 100:.0f} % interval", "could be")
    say("", table(columns, rows, right=("place",)))
    if is_marked:
        say("", f"{GIVEN} is what was to be weighed; the others are the field")


def _show_against(study: Study, ladder: Ladder, ship: Weighed) -> None:
    rows = []
    for met in sorted(meetings(study, ladder, ship.sign), key=lambda met: -met.rate.found):
        rate = _interval(met.rate) if met.fought else "not met yet"
        rows.append((met.other.name, rate, met.wins, met.draws, met.fought))
    say("", heading(f"{ship.name} against each"))
    columns = ("against", f"win rate, {CONFIDENCE * 100:.0f} % interval", "wins", "draws", "of battles")
    say("", table(columns, rows, right=("wins", "draws", "of battles")))


def _show_matrix(study: Study, ladder: Ladder) -> None:
    """Write what everybody wins of the battles against each of the field, in percent."""
    ships = {choice.ship.sign: choice.name for choice in study.choices} or {
        sign: ship.name for sign, ship in study.everybody.items()
    }
    shown = matrix(study, ladder)
    numbers = {sign: str(number) for number, sign in enumerate(shown.columns, 1)}
    names = {ship.sign: ship.name for ship in study.field}
    rows = [
        (
            f"{numbers[sign]} {ships[sign]}" if sign in numbers and not study.choices else ships[sign],
            *(_cell(ladder, sign, other) for other in shown.columns),
        )
        for sign in shown.rows
    ]
    say("", heading("Percent won, row against column"), "")
    say(table(("", *numbers.values()), rows, right=tuple(numbers.values())))
    if study.choices:
        say("", ", ".join(f"{number} {names[sign]}" for sign, number in numbers.items()))


def _cell(ladder: Ladder, one: str, other: str) -> str:
    if one == other or not ladder.tally(one, other).fought:
        return "–"
    return f"{100 * ladder.rate(one, other).found:.0f}"


def _show_choices(study: Study, ladder: Ladder) -> None:
    ranked = judged(study, ladder)
    rows = [
        (
            each.choice.name,
            _interval(each.rate),
            "is there now" if each.choice.is_held else "" if each.gain is None else _gained(each.gain),
        )
        for each in ranked
    ]
    columns = ("choice", f"win rate, {CONFIDENCE * 100:.0f} % interval", "more than now, in points")
    say("", table(columns, rows), "", _verdict(ranked))
    if any(each.gain is not None for each in ranked):
        say(f"intervals of differences are so wide that all {len(ranked) - 1} hold together at {CONFIDENCE * 100:.0f} %")


def _verdict(ranked: Sequence[Judged]) -> str:
    """Return which choice is best, and which may be as good."""
    best = ranked[0].choice
    rivals = [each.choice.name for each in ranked[1:] if each.may_be_best]
    if not rivals:
        return f"best: {best.name}, beyond doubt"
    return f"best found: {best.name}; as good, for all that is known: {listed(rivals)}"


def _interval(share: Share) -> str:
    return f"{100 * share.found:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _range(places: tuple[int, int]) -> str:
    return str(places[0]) if places[0] == places[1] else f"{places[0]}–{places[1]}"


def _gained(lead: Lead) -> str:
    doubt = "" if lead.is_sure else ", not sure"
    return f"{_points(lead.found)} ({_points(lead.low)} to {_points(lead.high)}){doubt}"


def _points(difference: float) -> str:
    return minus(f"{100 * difference:+.1f}")
