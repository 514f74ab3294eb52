"""`metamaker duel`: many battles between two fleets, with the results as tables."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.balance.better_side import decision, is_decided
from metamaker.cli.handlers.melee import run_melee
from metamaker.cli.handlers.simulation import simulated
from metamaker.cli.input.options import Simulation
from metamaker.cli.input.sides import Contenders, captains_of, contenders, with_head_start
from metamaker.cli.models.battles import Duel, Turns, rate
from metamaker.cli.models.battles import sides as side_models
from metamaker.cli.output.answer import Answer, deliver
from metamaker.cli.output.battle_report import tell_doubts
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.number_format import interval, percent, win_rate_title
from metamaker.cli.output.process import FINE, INTERRUPTED
from metamaker.cli.output.terminal import heading, say, table
from metamaker.core.amounts import at_most, rounded
from metamaker.core.messages import in_force
from metamaker.play.results import Duel as Match
from metamaker.play.results import Fate, Tally
from metamaker.play.simulation.runner import Bout as Series
from metamaker.play.simulation.runner import Until
from metamaker.play.statistics import CONFIDENCE, Share, design_effect, mean_turns, win_rate
from metamaker.play.story import LETTERS


def run(files: Sequence[str], number: int, options: Simulation, everything: bool, as_json: bool) -> int:
    """Fight many battles; see `metamaker duel --help`. `everything`: show all losses, however rare."""
    who = with_head_start(contenders(files, options.anyway), options.head_start)
    sides = who.battles.seats(who.forces, False)
    if sides > 2:
        if options.decide:
            raise unusable("play-decide_two")
        return deliver(run_melee(who, sides, number, options), as_json)
    captains = captains_of(who.battles, options.captains)
    if not as_json:
        tell_doubts(who.battles.encounters, who.forces)
    ready = who.battles.duel(who.forces, captains, who.encounter)
    series = Series(ready.fight, ready.payload, ready.match_up, mirrored=not ready.itself)
    (tally,) = simulated((series,), number, f"duel {options.seed}", options, until_decided(ready, options))

    names = names_of(who, captains, files)
    bout = Bout(names, captains, options.seed, ready.itself, options.decide)
    code = INTERRUPTED if tally.is_partial else FINE
    return deliver(Answer(lambda: data(tally, bout), lambda: show(tally, bout, everything=everything), code), as_json)


def until_decided(ready: Match, options: Simulation) -> Until | None:
    """Return the test that ends a series early if the user wants it. Raises BadParameter for a side against itself."""
    if not options.decide:
        return None
    if ready.itself:  # pairs of battles with changed sides would be the same battle twice
        raise unusable("play-decide_itself")
    return is_decided


def names_of(who: Contenders, captains: Sequence[str], files: Sequence[str]) -> tuple[str, ...]:
    """Return the names of both sides: titles with the selected ships, or the captains on one board."""
    if len(who.forces) == 1:
        return tuple(captains)
    titles = []
    for place, force in enumerate(who.forces):
        word = files[place] if len(files) == len(who.forces) else ""
        ships = word.rpartition("#")[2] if "#" in word else ""
        title = who.game.documents.title(force)
        titles.append(f"{title} ({ships})" if ships else title)
    return tuple(titles)


def decision_text(tally: Tally, names: Sequence[str]) -> str:
    """Return the result of the sequential test in words."""
    found = decision(tally)
    return text("play-decided", decision=found, name=names[1 if found == "second" else 0], count=tally.fought)


LOSSES_SHOWN = 12
"""The most frequent losses, to fit on a screen; an option shows all."""


class Bout(NamedTuple):
    """A match-up: names and captains of both sides, the seed, whether both are the same fleet, and whether a test ends it."""

    names: Sequence[str]
    captains: Sequence[str]
    seed: int
    itself: bool
    decides: bool = False


def data(tally: Tally, bout: Bout) -> Duel:
    """Return the figures of a duel in their JSON form."""
    share = win_rate(tally)
    turns = mean_turns(tally) if tally.fought else None
    by_length: dict[str, int] = dict(tally.turns)  # type: ignore[arg-type]  # JSON turns the lengths into texts
    return {
        "sides": side_models(bout.names, bout.captains),
        "itself": bout.itself,
        "seed": bout.seed,
        "asked": tally.asked,
        "fought": tally.fought,
        "wins": tally.wins,
        "losses": tally.losses,
        "draws": tally.draws,
        "win_rate": {**rate(share), "confidence": CONFIDENCE},
        "design_effect": design_effect(tally),
        "decision": decision(tally) if bout.decides else None,
        "turns": None if turns is None else Turns(mean=turns.found, error=turns.error, by_length=by_length),
        "ships": [
            {
                "side": LETTERS[fates[0][0].contestant],
                "what": fates[0][0].what,
                "ends": [{"end": fate.end, "count": n} for fate, n in fates],
            }
            for fates in _by_kind(tally)
        ],
        "losses_by_cause": [{"cause": label, "count": number} for label, number in tally.counts],
    }


def show(tally: Tally, bout: Bout, *, everything: bool) -> None:
    """Show the results as tables, with all losses or only the most frequent ones."""
    one, other = bout.names
    say(heading(text("play-duel-itself", name=one) if bout.itself else text("play-duel-title", one=one, other=other)))
    if bout.itself:
        say(text("play-duel-same"))
    if not tally.fought:
        say(text("play-none_fought"))
        return
    if tally.is_partial:
        say(text("play-stopped", fought=tally.fought, asked=tally.asked))
    if bout.decides:
        say(decision_text(tally, bout.names))
    _show_wins(tally, bout)
    _show_ships(tally, bout)
    _show_losses(tally, everything=everything)


def _show_wins(tally: Tally, bout: Bout) -> None:
    share, turns = win_rate(tally), mean_turns(tally)
    rates = interval(share), interval(Share(1 - share.found, 1 - share.high, 1 - share.low))
    rows = [
        (f"{letter} {name}", captain, won, percent(won / tally.fought), rate)
        for letter, name, captain, won, rate in zip(
            LETTERS[:2], bout.names, bout.captains, (tally.wins, tally.losses), rates, strict=True
        )
    ]
    half = text("play-duel-half") if tally.draws else ""
    rows.append((text("play-duel-draws"), "", tally.draws, percent(tally.draws / tally.fought), half))
    columns = *(text(f"play-{name}") for name in ("side", "captain", "wins", "of_battles")), win_rate_title()
    say("", table(columns, rows, right=columns[2:4]))
    mean, error = rounded(turns.found, 1), rounded(turns.error, 1)
    say("", text("play-duel-length", count=tally.fought, turns=mean, error=error))
    if tally.pairs:
        say(text("play-duel-pairs"))


def _show_ships(tally: Tally, bout: Bout) -> None:
    """Show the fates of the ships of each class, in percent."""
    ends = sorted({fate.end for fate, _ in tally.fates})
    if not ends:
        return
    rows: dict[str, dict[str, int]] = {}
    for fate, number in tally.fates:
        name = fate.what if bout.itself else f"{LETTERS[fate.contestant]} {fate.what}"
        row = rows.setdefault(name, {})
        row[fate.end] = row.get(fate.end, 0) + number
    cells = [
        (
            name,
            in_force().number(at_most(sum(row.values()) / tally.fought, 4)),
            *(percent(row.get(end, 0) / sum(row.values())) for end in ends),
        )
        for name, row in rows.items()
    ]
    columns = text("play-duel-ships"), text("play-duel-a_battle"), *ends
    say("", table(columns, cells, right=columns[1:]))


def _show_losses(tally: Tally, *, everything: bool) -> None:
    """Show the causes of losses, the most frequent first, with the losses per battle."""
    if not tally.counts:
        return
    most = sorted(tally.counts, key=lambda each: (-each[1], each[0]))
    shown = len(most) if everything else LOSSES_SHOWN
    rows = [(number, in_force().number(number / tally.fought, 2), label) for label, number in most[:shown]]
    rest = sum(number for _, number in most[shown:])
    if rest:
        rows.append((rest, in_force().number(rest / tally.fought, 2), text("play-duel-other_ways", count=len(most) - shown)))
    columns = tuple(text(f"play-duel-{name}") for name in ("times", "a_battle", "fates"))
    say("", table(columns, rows, right=columns[:2]))


def _by_kind(tally: Tally) -> Iterator[list[tuple[Fate, int]]]:
    """Yield the fates in the totals, those of one class of a contestant together."""
    together: dict[tuple[int, str], list[tuple[Fate, int]]] = {}
    for fate, number in tally.fates:
        together.setdefault((fate.contestant, fate.what), []).append((fate, number))
    yield from together.values()
