"""Fit the quick win chances of every game to battles of captains, and test them on unseen ones: `make win-chances`.

Each game fights battles of its samples, Metaverse also of random fleets (`even_pairs`). Their moments at the end of each turn
are fitted by a multinomial logit, whose slopes may change slowly from turn to turn. Every third match-up is kept apart: the
figures in `resources/<game>/chances.json` come from these alone.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from even_pairs import even_pair
from scipy.optimize import minimize

from metamaker.core.json_text import laid_out
from metamaker.core.paths import resource, sample_fleets
from metamaker.game_api.game import Game, required
from metamaker.game_api.matches import begun
from metamaker.opening import open_file
from metamaker.play.match import Match
from metamaker.play.review.chances import FILE, Chances, final_chances
from metamaker.play.simulation.executors import each_result
from metamaker.play.snapshot import Moment
from metamaker.play.table import Setting
from metamaker.registry import GAMES, game_called

RIDGE, SMOOTH = 0.5, 20.0
"""Weights of the squares of slopes, and of their changes from turn to turn, against the log likelihood."""

DIGITS = 4
MOST_TURNS = 20
"""Later turns are left out: a single fight that goes on for ever would have hundreds of them."""

TURNS_TOLD = 12
"""The last turn in reports; it includes all later ones."""

KEPT_APART = 3
"""Every third match-up tests the fit."""

TENTHS = tuple(range(0, 101, 10))

CAPTAINS = {
    "metaverse": ("careful", "careful", "plain"),
    "cosmoforce": ("plain",),
    "cosmoclysm": ("plain",),
    "cosmos_commanders": ("plain",),
}
"""Captains of the battles, each used in turn by both sides; stronger ones are too slow for thousands of battles."""

MEASURES: dict[str, tuple[tuple[int, float], ...]] = {
    "metaverse": ((0, 1.0), (1, 1.0)),
    "cosmoforce": ((0, 1.0), (1, 1.0)),
    "cosmoclysm": ((0, 0.5),),
    "cosmos_commanders": ((0, 0.0), (1, 0.0), (2, 0.0), (3, 0.0)),
}
"""For each game the strengths that decide, with the offset of their logarithm; 0: the strength itself counts."""

TURNS = {"metaverse": 6, "cosmoforce": 6, "cosmoclysm": 1, "cosmos_commanders": 7}
"""The numbers of turns with own slopes, from the set-up; the last one stands for all later turns."""

EVALUATED = ("cosmoclysm",)
"""Games whose moments have an evaluation of their own, which is only raised to a power."""


class Task(NamedTuple):
    """A battle of the study: its game, the number of its match-up, the number of the battle."""

    game: str
    match_up: int
    battle: int


class Row(NamedTuple):
    """The end of a turn in a battle: the strengths of all sides, the own evaluation, and the shares of the result."""

    match_up: int
    turn: int
    strengths: tuple[tuple[float, ...], ...]
    own: tuple[float, ...]
    result: Chances


def forces_of(game: Game, number: int) -> tuple[Any, ...]:
    """Return the forces of a match-up."""
    if game.key == "metaverse":
        return even_pair(1, number).forces
    files = sorted(sample_fleets(game.key).glob("*.json"))
    if game.key == "cosmoforce":
        return _teams(game, files, Random(f"teams {number}"))  # noqa: S311 - repeatable, no secret
    document = open_file(str(files[number % len(files)])).document
    return required(game.play).sides(document) or (document,)


def _teams(game: Game, files: Sequence[Path], draw: Random) -> tuple[Any, ...]:
    """Return two or three teams of one to five ships of the samples; the ships of a team may be alike."""
    play = required(game.play)
    documents = [open_file(str(file)).document for file in files if "web" not in file.stem]
    number, found = draw.choice((2, 2, 2, 3)), []
    size = draw.randint(1, 4)
    for _ in range(number):
        document = draw.choice(documents)
        names = [draw.choice(document.designs).ref() for _ in range(max(1, size + draw.randint(-1, 1)))]
        found.append(play.force(document, names))
    return tuple(found)


def _boards(game: str) -> int:
    """Return the number of sample boards, each of which is a match-up; 0 in games of fleets."""
    return 0 if game in {"metaverse", "cosmoforce"} else len(list(sample_fleets(game).glob("*.json")))


def rows_of(task: Task) -> list[Row]:
    """Fight a battle, and return its turns."""
    game = game_called(task.game)
    play, forces = required(game.play), forces_of(game, task.match_up)
    captains = CAPTAINS[game.key]
    captain = captains[task.battle % len(captains)]
    seats = play.seats(forces, False)
    match = begun(game, forces, Setting(task.match_up * 10_000 + task.battle, (captain,) * seats))
    turn, ends = 1, [(0, _moment(match))]
    while match.step():
        if match.turn > turn and match.result is None:
            ends.append((turn, _moment(match)))
            turn = match.turn
    result, last = match.result, _moment(match).strengths
    if result is None or not last:
        return []
    shares = final_chances(result, last[0].sides)
    return [
        Row(task.match_up, turn, tuple(each.sides for each in moment.strengths), _own(moment), shares)
        for turn, moment in ends
        if moment.strengths and turn <= MOST_TURNS
    ]


def _moment(match: Match) -> Moment:
    """Return the present state of a match."""
    return match.views.moments(())[-1][1]


def _own(moment: Any) -> tuple[float, ...]:
    return tuple(getattr(moment, "chances", ()))


class Fit(NamedTuple):
    """The slopes of each measure by turn, or the power of the own evaluation."""

    slopes: Any
    power: float


def place_of(turn: int, game: str) -> int:
    """Return the place of a turn among those with own slopes."""
    return min(turn, TURNS[game] - 1)


def features(row: Row, game: str) -> Any:
    """Return the measures of each side, a row for each measure."""
    return np.array(
        [
            [log(max(0.0, each) + offset) if offset else each for each in row.strengths[strength]]
            for strength, offset in MEASURES[game]
        ]
    )


def fitted(rows: Sequence[Row], game: str) -> Fit:
    """Return the slopes that make the results most likely, with small ridges."""
    turns, measures = TURNS[game], len(MEASURES[game])
    data = [(place_of(row.turn, game), features(row, game), _alive(row), np.array(row.result)) for row in rows]

    def loss(point: Any) -> tuple[float, Any]:
        slopes = point.reshape(turns, measures)
        total, gradient = 0.0, np.zeros_like(slopes)
        for turn, values, alive, result in data:
            chances = _softmax(slopes[turn] @ values, alive)
            total -= float(result @ np.log(np.clip(chances, 1e-9, 1)))
            gradient[turn] += values @ (chances - result * alive)
        steps = np.diff(slopes, axis=0)
        total += 0.5 * RIDGE * float((slopes**2).sum()) + 0.5 * SMOOTH * float((steps**2).sum())
        gradient += RIDGE * slopes
        gradient[1:] += SMOOTH * steps
        gradient[:-1] -= SMOOTH * steps
        return total, gradient.ravel()

    # More strength never lowers a chance, whatever a few battles say.
    bounds = [(0.0, None)] * (turns * measures)
    found = minimize(loss, np.zeros(turns * measures), jac=True, method="L-BFGS-B", bounds=bounds).x.reshape(turns, measures)
    return Fit(found, _power(rows) if game in EVALUATED else 0.0)


def _alive(row: Row) -> Any:
    return np.array([float(each > 0.0) for each in row.strengths[0]])


def _softmax(logits: Any, alive: Any) -> Any:
    if not alive.any():
        return np.full(len(alive), 1 / len(alive))
    raised = np.where(alive > 0, np.exp(logits - logits[alive > 0].max()), 0.0)
    return raised / raised.sum()


def _power(rows: Sequence[Row]) -> float:
    """Return the power of the own evaluation that makes the results most likely."""
    data = [(np.log(np.clip(row.own, 1e-9, 1)), np.array(row.result)) for row in rows if row.own]

    def loss(power: Any) -> float:
        return -sum(
            float(result @ np.log(np.clip(_softmax(power[0] * own, np.ones(len(own))), 1e-9, 1))) for own, result in data
        )

    return float(minimize(loss, np.array([1.0]), method="L-BFGS-B").x[0])


def predicted(row: Row, game: str, fit: Fit) -> Any:
    """Return the chances of a fit."""
    if game in EVALUATED:
        own = np.array(row.own or [1.0] * len(row.result))
        return _softmax(fit.power * np.log(np.clip(own, 1e-9, 1)), (own > 0).astype(float))
    return _softmax(fit.slopes[place_of(row.turn, game)] @ features(row, game), _alive(row))


def report(rows: Sequence[Row], game: str, fit: Fit) -> dict[str, Any]:
    """Return the test of a fit: the error by turn, and the win rates by predicted chance in tenths."""
    told = [(row, predicted(row, game, fit)) for row in rows]
    by_turn = []
    for turn in range(TURNS_TOLD + 1):
        here = [(chances, np.array(row.result)) for row, chances in told if min(row.turn, TURNS_TOLD) == turn]
        if here:
            errors = [float(((chances - result) ** 2).sum()) for chances, result in here]
            even = [float(((1 / len(result) - result) ** 2).sum()) for _, result in here]
            by_turn.append({"turn": turn, "moments": len(here), "brier": _mean(errors), "brier_even": _mean(even)})
    pairs = [(float(one), float(other)) for row, chances in told for one, other in zip(chances, row.result, strict=True)]
    tenths = []
    for least, most in pairwise(TENTHS):
        told_here = [each for each in pairs if least <= 100 * each[0] < most or (most == TENTHS[-1] and each[0] == 1.0)]
        if told_here:
            means = {"predicted": _mean([each[0] for each in told_here]), "won": _mean([each[1] for each in told_here])}
            tenths.append({"from": least, "to": most, **means, "moments": len(told_here)})
    return {"by_turn": by_turn, "tenths": tenths}


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 3)


def studied(game: str, match_ups: int, battles: int, workers: int) -> dict[str, Any]:
    """Fight the battles of a game, and return the content of its file."""
    number = _boards(game) or match_ups
    each = -(-match_ups * battles // number)
    tasks = [Task(game, match_up, battle) for match_up in range(number) for battle in range(each)]
    # In a fixed order, so that sums of floats do not depend on the processes.
    rows = sorted(row for found in each_result(rows_of, tasks, workers) for row in found)
    fit = fitted([row for row in rows if row.match_up % KEPT_APART], game)
    unseen = [row for row in rows if row.match_up % KEPT_APART == 0]
    measures = [
        {"strength": strength, "offset": offset, "slopes": [round(float(each), DIGITS) for each in fit.slopes[:, place]]}
        for place, (strength, offset) in enumerate(MEASURES[game])
    ]
    return {
        "measures": measures,
        "evaluated": round(fit.power, DIGITS),
        "study": {
            "captains": list(dict.fromkeys(CAPTAINS[game])),
            "battles": len(tasks),
            "moments": len(rows),
            "unseen": len(unseen),
            **report(unseen, game, fit),
        },
    }


def told(game: str, found: dict[str, Any]) -> Iterator[str]:
    """Yield the results of a game as lines."""
    study = found["study"]
    yield f"{game}: {study['battles']} battles, {study['unseen']} unseen moments"
    yield from (f"  turn {each['turn']}: Brier {each['brier']} (even {each['brier_even']})" for each in study["by_turn"])
    yield from (
        f"  {each['from']}–{each['to']}%: {each['predicted']} {each['won']} {each['moments']}" for each in study["tenths"]
    )


def main() -> int:
    """Study the games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), help="the games to study, all without any")
    parser.add_argument("--match-ups", type=int, default=300)
    parser.add_argument("--battles", type=int, default=5, help="battles of each match-up")
    parser.add_argument("--workers", type=int, default=0)
    options = parser.parse_args()
    for game in options.games:
        found = studied(game, options.match_ups, options.battles, options.workers)
        resource(game).joinpath(FILE).write_bytes(laid_out(found))
        print("\n".join(told(game, found)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
