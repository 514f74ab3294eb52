"""`metamaker duel`: many battles of two fleets or ships, and what they say of the chances of both."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from metamaker.battle.many.fought import BattleProblem, fought
from metamaker.battle.many.workers import ClusterProblem
from metamaker.battle.statistics import Share, mean_turns, win_rate
from metamaker.battle.tally import Tally
from metamaker.cli.answer import FINE, print_json
from metamaker.cli.contenders import Contenders, captains_of, contenders
from metamaker.core.problem import FileProblem

INTERRUPTED = 130
KILLS_SHOWN = 12


@dataclass(frozen=True)
class Wanted:
    """The options of the command; 0 workers: as many as there are cores."""

    number: int
    captains: str
    seed: int
    workers: int
    cluster: str
    anyway: bool
    as_json: bool


def run(files: Sequence[str], options: Wanted) -> int:
    """Fight many battles; see `metamaker duel --help`."""
    who = contenders(files, options.anyway)
    captains = captains_of(who.battles, options.captains)
    ready = who.battles.duel(who.forces, captains)
    with _bar(options.number) as progress:
        try:
            tally = fought(
                ready.fight,
                ready.payload,
                options.number,
                protocol=f"duel {options.seed}",
                match_up=ready.match_up,
                mirrored=True,
                workers=options.workers or None,
                cluster=options.cluster or None,
                progress=progress,
            )
        except (BattleProblem, ClusterProblem) as problem:
            raise FileProblem("", "", str(problem)) from None
    names = _names(who, files)
    if options.as_json:
        print_json(_data(tally, names, captains, options.seed))
    else:
        _show(tally, names, captains)
    return INTERRUPTED if tally.is_partial else FINE


def _names(who: Contenders, files: Sequence[str]) -> tuple[str, ...]:
    """Return what both sides are called: their titles, with the ships that were named."""
    titles = []
    for word, force in zip(files, who.forces, strict=True):
        ships = word.rpartition("#")[2] if "#" in word else ""
        title = who.game.title(force)
        titles.append(f"{title} ({ships})" if ships else title)
    return tuple(titles)


@contextmanager
def _bar(number: int) -> Iterator[Callable[[int, int], None] | None]:
    """Give what moves a bar while battles are fought, if someone can see it."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("battles"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("battles", total=number)

        def moved(done: int, _: int) -> None:
            progress.update(task, completed=done)

        yield moved


def _data(tally: Tally, names: Sequence[str], captains: Sequence[str], seed: int) -> dict[str, Any]:
    share = win_rate(tally)
    turns = mean_turns(tally) if tally.fought else None
    return {
        "sides": [{"name": name, "captain": captain} for name, captain in zip(names, captains, strict=True)],
        "seed": seed,
        "asked": tally.asked,
        "fought": tally.fought,
        "wins": tally.wins,
        "losses": tally.losses,
        "draws": tally.draws,
        "win_rate": {"found": share.found, "low": share.low, "high": share.high, "confidence": 0.95},
        "turns": None if turns is None else {"mean": turns.found, "error": turns.error, "by_length": dict(tally.turns)},
        "losses_by_cause": dict(tally.counts),
    }


def _show(tally: Tally, names: Sequence[str], captains: Sequence[str]) -> None:
    from metamaker.cli.terminal import heading, say, table

    say(heading(f"{names[0]} against {names[1]}"))
    if not tally.fought:
        say("no battle was fought")
        return
    share, turns = win_rate(tally), mean_turns(tally)
    if tally.is_partial:
        say(f"stopped after {tally.fought} of {tally.asked} battles")
    rows = (
        (f"A {names[0]}", captains[0], tally.wins, _percent(share)),
        (f"B {names[1]}", captains[1], tally.losses, _percent(Share(1 - share.found, 1 - share.high, 1 - share.low))),
        ("draws", "", tally.draws, ""),
    )
    say("", table(("side", "captain", "wins", "win rate, 95 % interval"), rows, right=("wins",)))
    say("", f"{tally.fought} battles, {turns.found:.1f} ± {turns.error:.1f} turns")
    if tally.counts:
        most = sorted(tally.counts, key=lambda each: (-each[1], each[0]))
        rest = sum(number for _, number in most[KILLS_SHOWN:])
        shown = [(number, f"{number / tally.fought:.0%}", label) for label, number in most[:KILLS_SHOWN]]
        shown += [(rest, "", "in other ways")] if rest else []
        say("", table(("times", "of battles", "what became of ships"), shown, right=("times", "of battles")))


def _percent(share: Share) -> str:
    return f"{100 * share.found:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"
