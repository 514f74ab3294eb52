"""`metamaker balance`: ranking of ships in battles against a test set, or of the choices for a slot."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.balance.round_robin import (
    Judged,
    Placed,
    Study,
    against_field,
    among_themselves,
    bouts,
    judged,
    matrix,
    meetings,
    of_slot,
    placed,
    protocol,
)
from metamaker.cli.handlers.simulation import simulated
from metamaker.cli.input.options import BalanceOptions
from metamaker.cli.input.sides import Entrants, captains_of, entrants
from metamaker.cli.models.battles import Balance, Choice, Meeting, SlotChoices, StudyModel, rate
from metamaker.cli.models.battles import Weighed as WeighedModel
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.number_format import interval, win_rate_title
from metamaker.cli.output.process import FINE, INTERRUPTED
from metamaker.cli.output.terminal import heading, say, table
from metamaker.core.messages import Listing, in_force, language_in_force
from metamaker.game_api.weighing import Weighed, Weighing
from metamaker.play.ranking import Lead, Ranking
from metamaker.play.statistics import CONFIDENCE


class Found(NamedTuple):
    """The results: the ranking, the numbers of fought and requested battles, and the captain."""

    ladder: Ranking
    fought: int
    asked: int
    captain: str


def run(files: Sequence[str], options: BalanceOptions) -> Answer:
    """Rate ships in battles; see `metamaker balance --help`."""
    who = entrants(files)
    captain = _captain(who.scales, options.captain)
    study = _of_slot(who, options) if options.slot else _of_ships(who, options)
    found = _found(who.scales, study, captain, options)

    return Answer(
        lambda: data(study, found, options, who.scales),
        lambda: show(study, found, options, who.scales),
        INTERRUPTED if found.fought < found.asked else FINE,
    )


def _captain(scales: Weighing, word: str) -> str:
    if "," in word:
        raise unusable("play-one_captain", found=word)
    return captains_of(scales, word, 1)[0]


def _of_ships(who: Entrants, options: BalanceOptions) -> Study:
    if not options.among:
        return against_field(who.weighed(), _field(who, options.against or ()))
    study = among_themselves(who.weighed())
    if len(study.given) < 2:
        raise unusable("play-among_two", found=len(study.given))
    return study


def _of_slot(who: Entrants, options: BalanceOptions) -> Study:
    ship, choices = who.choices(options.slot)
    return of_slot(ship, choices, _field(who, options.against or ()))


def _field(who: Entrants, against: Sequence[str]) -> tuple[Weighed, ...]:
    return entrants(against, who).weighed() if against else who.field()


def _found(scales: Weighing, study: Study, captain: str, options: BalanceOptions) -> Found:
    """Fight all battles."""
    pairs = study.pairs
    if not pairs:
        raise unusable("play-no_opponents")
    asked = options.number * len(pairs)
    tallies = simulated(bouts(scales, study, pairs, captain), options.number, protocol(options.seed), options)
    ladder = Ranking(study.opponents, dict(zip(pairs, tallies, strict=True)))
    return Found(ladder, sum(tally.fought for tally in tallies), asked, captain)


DETAILED = 3
"""With up to this many ships, results against each opponent are shown."""

GIVEN = "*"


def data(study: Study, found: Found, options: BalanceOptions, scales: Weighing) -> Balance | SlotChoices:
    """Return the results as a JSON model."""
    basis: StudyModel = {
        "captain": found.captain,
        "seed": options.seed,
        "asked": found.asked,
        "fought": found.fought,
        "confidence": CONFIDENCE,
        "field": [{"name": ship.name, "kind": ship.kind} for ship in study.field],
    }
    ladder = found.ladder
    if study.choices:
        name = study.ship.name if study.ship else ""
        return {
            **basis,
            "slot": options.slot,
            "ship": name,
            "choices": [_choice(study, ladder, each) for each in judged(study, ladder)],
        }
    ships = [_weighed(study, ladder, each) for each in placed(study, ladder)]
    advice = [str(text) for text in scales.advice(ladder, study.given)]
    whole: Balance = {**basis, "ships": ships, "same": dict(study.twins), "advice": advice}
    if not advice:
        del whole["advice"]
    return whole


def _weighed(study: Study, ladder: Ranking, each: Placed) -> WeighedModel:
    return {
        "name": each.ship.name,
        "kind": each.ship.kind,
        "given": each.is_given,
        "place": each.place,
        "places": list(each.places),
        "win_rate": rate(each.rate),
        "against": list(_meetings(study, ladder, each.ship.sign)),
    }


def _choice(study: Study, ladder: Ranking, each: Judged) -> Choice:
    return {
        "choice": each.choice.name,
        "held": each.choice.is_held,
        "win_rate": rate(each.rate),
        "gain": None if each.gain is None else {"found": each.gain.found, "low": each.gain.low, "high": each.gain.high},
        "may_be_best": each.may_be_best,
        "against": list(_meetings(study, ladder, each.choice.ship.sign)),
    }


def _meetings(study: Study, ladder: Ranking, sign: str) -> Iterator[Meeting]:
    for met in meetings(study, ladder, sign):
        yield {
            "name": met.other.name,
            "fought": met.fought,
            "wins": met.wins,
            "losses": met.losses,
            "draws": met.draws,
            "win_rate": rate(met.rate),
        }


def show(study: Study, found: Found, options: BalanceOptions, scales: Weighing) -> None:
    """Show the results as tables, with all win rates against each other if requested."""
    say(heading(_title(study, options)))
    if not found.fought:
        say(text("play-none_fought"))
        return
    if found.fought < found.asked:
        say(text("play-stopped", fought=found.fought, asked=found.asked))
    for name, other in study.twins:
        say(text("play-balance-twin", name=name, other=other))
    if study.choices:
        _show_choices(study, found.ladder)
    else:
        _show_places(study, found.ladder, scales)
        if not options.among and len(study.given) <= DETAILED and not options.everything:
            for ship in study.given:
                _show_against(study, found.ladder, ship)
    if options.among or options.everything:
        _show_matrix(study, found.ladder)
    advice = scales.advice(found.ladder, study.given)
    if advice:
        say("", *map(str, advice))
    key = "play-balance-fought" if found.fought < found.asked else "play-balance-fought_each"
    each = {} if found.fought < found.asked else {"each": options.number}
    say("", text(key, count=found.fought, captain=found.captain, **each))
    say(text("play-balance-draws"))


def _title(study: Study, options: BalanceOptions) -> str:
    if study.ship is not None:
        return text("play-balance-slot", slot=options.slot, ship=study.ship.name, field=len(study.field))
    count = len(study.given)
    if options.among:
        return text("play-balance-among", count=count)
    return text("play-balance-field", count=count, field=len(study.field))


def _show_places(study: Study, ladder: Ranking, scales: Weighing) -> None:
    ranked = placed(study, ladder)
    is_marked = len(study.given) < len(ranked)
    rows = [
        (
            each.place,
            f"{each.ship.name} {GIVEN}" if is_marked and each.is_given else each.ship.name,
            scales.kind_in(each.ship, language_in_force()),
            interval(each.rate),
            _range(each.places),
        )
        for each in ranked
    ]
    win_rate = text("play-balance-rate", confidence=round(100 * CONFIDENCE))
    columns = *(text(f"play-balance-{name}") for name in ("place", "ship", "kind")), win_rate, text("play-balance-could_be")
    say("", table(columns, rows, right=columns[:1]))
    if is_marked:
        say("", text("play-balance-given", sign=GIVEN))


def _show_against(study: Study, ladder: Ranking, ship: Weighed) -> None:
    rows = []
    for met in sorted(meetings(study, ladder, ship.sign), key=lambda met: -met.rate.found):
        found = interval(met.rate) if met.fought else text("play-balance-not_met")
        rows.append((met.other.name, found, met.wins, met.draws, met.fought))
    say("", heading(text("play-balance-against_each", ship=ship.name)))
    columns = (
        text("play-balance-against"),
        win_rate_title(),
        *(text(f"play-{name}") for name in ("wins", "draws", "of_battles")),
    )
    say("", table(columns, rows, right=columns[2:]))


def _show_matrix(study: Study, ladder: Ranking) -> None:
    """Show the win rate of each ship against each ship of the test set, in percent."""
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
    say("", heading(text("play-balance-matrix")), "")
    say(table(("", *numbers.values()), rows, right=tuple(numbers.values())))
    if study.choices:
        say("", ", ".join(f"{number} {names[sign]}" for sign, number in numbers.items()))


def _cell(ladder: Ranking, one: str, other: str) -> str:
    if one == other or not ladder.tally(one, other).fought:
        return "–"
    return in_force().number(100 * ladder.rate(one, other).found, 0)


def _show_choices(study: Study, ladder: Ranking) -> None:
    ranked = judged(study, ladder)
    rows = [
        (
            each.choice.name,
            interval(each.rate),
            text("play-balance-held") if each.choice.is_held else "" if each.gain is None else _gained(each.gain),
        )
        for each in ranked
    ]
    columns = text("play-balance-choice"), win_rate_title(), text("play-balance-gain")
    say("", table(columns, rows), "", _verdict(ranked))
    if any(each.gain is not None for each in ranked):
        say(text("play-balance-together", count=len(ranked) - 1, confidence=round(100 * CONFIDENCE)))


def _verdict(ranked: Sequence[Judged]) -> str:
    """Return the best choice, and those that may be as good."""
    best = ranked[0].choice
    rivals = [each.choice.name for each in ranked[1:] if each.may_be_best]
    if not rivals:
        return text("play-balance-best", name=best.name)
    return text("play-balance-best_found", name=best.name, rivals=Listing(tuple(rivals)))


def _range(places: tuple[int, int]) -> str:
    return str(places[0]) if places[0] == places[1] else f"{places[0]}–{places[1]}"


def _gained(lead: Lead) -> str:
    sure = "yes" if lead.is_sure else "no"
    return text("play-balance-gained", gain=_points(lead.found), low=_points(lead.low), high=_points(lead.high), sure=sure)


def _points(difference: float) -> str:
    return in_force().signed(100 * difference, 1)
