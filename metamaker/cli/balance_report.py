"""What weighing says: places and win rates with their intervals, who beats whom, what a slot should hold."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from metamaker.battle.ladder import Ladder, Lead, for_all
from metamaker.battle.statistics import CONFIDENCE, Share
from metamaker.cli.counted import counted, minus
from metamaker.cli.terminal import heading, say, table
from metamaker.cli.weighing import Found, Study, Wanted
from metamaker.core.naming import listed
from metamaker.fighting import Choice, Weighed

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
    everybody = _everybody(study)
    given = {ship.sign for ship in study.given}
    ranked = found.ladder.ranked(list(everybody))
    said["ships"] = [
        {
            "name": everybody[sign].name,
            "kind": everybody[sign].kind,
            "given": sign in given,
            "place": place,
            "places": found.ladder.places(sign, ranked),
            "win_rate": _share_data(found.ladder.score(sign)),
            "against": list(_against_data(study, found.ladder, sign)),
        }
        for place, sign in enumerate(ranked, 1)
    ]
    return said | {"same": dict(study.twins)}


def _slot_data(study: Study, ladder: Ladder) -> dict[str, Any]:
    held, best = _held(study), _ranked_choices(study, ladder)[0]
    return {
        "ship": study.ship.name if study.ship else "",
        "choices": [
            {
                "choice": choice.name,
                "held": choice.is_held,
                "win_rate": _share_data(ladder.score(choice.ship.sign)),
                "gain": None if choice.is_held or held is None else _gain(study, ladder, choice, held)._asdict(),
                "may_be_best": choice is best or not _is_behind(study, ladder, choice, best),
                "against": list(_against_data(study, ladder, choice.ship.sign)),
            }
            for choice in _ranked_choices(study, ladder)
        ],
    }


def _against_data(study: Study, ladder: Ladder, sign: str) -> Iterator[dict[str, Any]]:
    for other in study.field:
        if other.sign != sign:
            tally, wins = ladder.tally(sign, other.sign), ladder.won(sign, other.sign)
            yield {
                "name": other.name,
                "fought": tally.fought,
                "wins": wins,
                "losses": tally.fought - tally.draws - wins,
                "draws": tally.draws,
                "win_rate": _share_data(ladder.rate(sign, other.sign)),
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
    everybody = _everybody(study)
    ranked = ladder.ranked(list(everybody))
    marked = {ship.sign for ship in study.given} if len(study.given) < len(everybody) else set[str]()
    rows = [
        (
            place,
            f"{everybody[sign].name} {GIVEN}" if sign in marked else everybody[sign].name,
            everybody[sign].kind,
            _interval(ladder.score(sign)),
            _range(ladder.places(sign, ranked)),
        )
        for place, sign in enumerate(ranked, 1)
    ]
    columns = ("place", "ship", "what it is", f"rate, {CONFIDENCE * 100:.0f} % interval", "could be")
    say("", table(columns, rows, right=("place",)))
    if marked:
        say("", f"{GIVEN} is what was to be weighed; the others are the field")


def _show_against(study: Study, ladder: Ladder, ship: Weighed) -> None:
    others = [other for other in study.field if other.sign != ship.sign]
    others.sort(key=lambda other: -ladder.rate(ship.sign, other.sign).found)
    rows = []
    for other in others:
        tally = ladder.tally(ship.sign, other.sign)
        rate = _interval(ladder.rate(ship.sign, other.sign)) if tally.fought else "not met yet"
        rows.append((other.name, rate, ladder.won(ship.sign, other.sign), tally.draws, tally.fought))
    say("", heading(f"{ship.name} against each"))
    columns = ("against", f"win rate, {CONFIDENCE * 100:.0f} % interval", "wins", "draws", "of battles")
    say("", table(columns, rows, right=("wins", "draws", "of battles")))


def _show_matrix(study: Study, ladder: Ladder) -> None:
    """Write what everybody wins of the battles against each of the field, in percent; the field in the order of its places."""
    ships = {choice.ship.sign: choice.name for choice in study.choices} or {
        sign: ship.name for sign, ship in _everybody(study).items()
    }
    rows_of = ladder.ranked(list(ships))
    # Opponents whom nobody ranks, those of a slot, stay in the order of the chart.
    columns_of = (
        [ship.sign for ship in study.field]
        if study.choices
        else [sign for sign in rows_of if sign in {ship.sign for ship in study.field}]
    )
    numbers = {sign: str(number) for number, sign in enumerate(columns_of, 1)}
    names = {ship.sign: ship.name for ship in study.field}
    rows = [
        (
            f"{numbers[sign]} {ships[sign]}" if sign in numbers and not study.choices else ships[sign],
            *(_cell(ladder, sign, other) for other in columns_of),
        )
        for sign in rows_of
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
    held, ranked = _held(study), _ranked_choices(study, ladder)
    rows = [
        (
            choice.name,
            _interval(ladder.score(choice.ship.sign)),
            "is there now" if choice.is_held else "" if held is None else _gained(_gain(study, ladder, choice, held)),
        )
        for choice in ranked
    ]
    columns = ("choice", f"win rate, {CONFIDENCE * 100:.0f} % interval", "more than now, in points")
    say("", table(columns, rows), "", _verdict(study, ladder, ranked))
    if held is not None:
        say(f"intervals of differences are so wide that all {len(ranked) - 1} hold together at {CONFIDENCE * 100:.0f} %")


def _verdict(study: Study, ladder: Ladder, ranked: Sequence[Choice]) -> str:
    """Return which choice is best, and which may be as good: of all differences, since the best is only known afterwards."""
    best = ranked[0]
    rivals = [choice.name for choice in ranked[1:] if not _is_behind(study, ladder, choice, best)]
    if not rivals:
        return f"best: {best.name}, beyond doubt"
    return f"best found: {best.name}; as good, for all that is known: {listed(rivals)}"


def _is_behind(study: Study, ladder: Ladder, choice: Choice, best: Choice) -> bool:
    number = len(study.choices)
    return ladder.lead(best.ship.sign, choice.ship.sign, for_all(number * (number - 1) // 2)).is_sure


def _gain(study: Study, ladder: Ladder, choice: Choice, held: Choice) -> Lead:
    return ladder.lead(choice.ship.sign, held.ship.sign, for_all(len(study.choices) - 1))


def _held(study: Study) -> Choice | None:
    return next((choice for choice in study.choices if choice.is_held), None)


def _ranked_choices(study: Study, ladder: Ladder) -> tuple[Choice, ...]:
    by_sign = {choice.ship.sign: choice for choice in study.choices}
    return tuple(by_sign[sign] for sign in ladder.ranked(list(by_sign)))


def _everybody(study: Study) -> Mapping[str, Weighed]:
    return {ship.sign: ship for ship in (*study.field, *study.given)}


def _interval(share: Share) -> str:
    return f"{100 * share.found:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _range(places: tuple[int, int]) -> str:
    return str(places[0]) if places[0] == places[1] else f"{places[0]}–{places[1]}"


def _gained(lead: Lead) -> str:
    doubt = "" if lead.is_sure else ", not sure"
    return f"{_points(lead.found)} ({_points(lead.low)} to {_points(lead.high)}){doubt}"


def _points(difference: float) -> str:
    return minus(f"{100 * difference:+.1f}")
