"""Test the changes that make match-ups even, on random pairs of fleets: `make even-changes` runs this.

Each pair (`even_pairs`) is searched as in the program, without a head start, in the processor time that two cores have in a
minute. Fresh battles check the first confirmed proposal. After every pair, the results are written into the study of changes in
`resources/metaverse/even.json`, and a later run continues there.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import process_time
from typing import Any

from even_pairs import APART, EvenPair, even_pair

from metamaker.balance.balancer import Terms, by_workers, evened
from metamaker.core.json_text import laid_out
from metamaker.game_api.odds import Change
from metamaker.games.metaverse.forecast import offered
from metamaker.games.metaverse.forecast.points_report import CHANGES, EVEN_FILE, counted, with_study
from metamaker.play.simulation.runner import Bout, all_fought
from metamaker.play.statistics import win_rate

REPORT = Path(__file__).resolve().parent.parent.joinpath("resources", *EVEN_FILE)

CAPTAINS = "plain", "plain"

SECONDS, CORES = 60.0, 2
"""The time limit of a search, and the cores that work on it: 120 seconds of processor time, whatever else the computer does."""


def searched(pair: EvenPair, seed: int, battles: int) -> dict[str, Any]:
    """Return the first confirmed change of a pair, and its win rate in fresh battles: None without such a change."""
    begun = process_time()
    terms = Terms(CAPTAINS, SECONDS, 1, clock=lambda: process_time() / CORES)
    *_, found = evened(offered, pair.forces, terms, by_workers(seed, None))
    result = {
        "name": pair.name,
        "as_it_is": round(found.base.rate.found, 3),
        "seconds": round((process_time() - begun) / CORES, 1),
        "tried": found.tried,
        "battles": found.fought,
        "given_up": found.given_up,
    }
    if not found.fair:
        return {**result, "rate": None}
    offer = found.fair[0]
    return {
        **result,
        "kind": offer.change.kind,
        "change": str(offer.change.text),
        "size": round(offer.change.size, 2),
        "promised": round(offer.rate.found, 3),
        "rate": round(checked(pair, offer.change, seed, battles), 3),
    }


def checked(pair: EvenPair, change: Change, seed: int, battles: int) -> float:
    """Return the win rate of the first side in battles that no search has seen."""
    ready = offered.bout(pair.forces, change, CAPTAINS)
    bout = Bout(ready.fight, ready.payload, ready.match_up, mirrored=True)
    (tally,) = all_fought((bout,), battles, protocol=f"even changes check {seed}", workers=1)
    return win_rate(tally).found


def study_of(report: Mapping[str, Any], about: Mapping[str, Any]) -> dict[str, Any]:
    """Return the study to continue: the one in the report, or an empty one if that had other terms."""
    known = report.get(CHANGES, {})
    return {**about, "pairs": list(known["pairs"]) if {**known, "pairs": []} == {**about, "pairs": []} else []}


def summary(pairs: Sequence[Mapping[str, Any]]) -> str:
    """Return the result of the study in a line: the pairs, the confirmed ones, and those that fresh battles found even."""
    known = counted(pairs)
    return (
        f"{len(pairs)} pairs: {known.pairs} with a confirmed change; of these, fresh battles gave {known.narrow} a win rate "
        f"within 45–55%, and {known.wide} within 42–58%, which is {known.wide / max(1, len(pairs)):.0%} of all pairs"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="even_changes", description="Test changes that make random match-ups even.")
    parser.add_argument("--pairs", type=int, default=60, help="number of random pairs")
    parser.add_argument("--apart", type=int, default=APART, help="largest difference of their values in percent")
    parser.add_argument("--battles", type=int, default=400, help="number of fresh battles for each pair")
    parser.add_argument("--seed", type=int, default=1, help="seed of the pairs and of their battles")
    parser.add_argument("--output", type=Path, default=REPORT, help="report with the study of changes")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Search and check the pairs that the report does not have yet, and write each result at once."""
    options = _parser().parse_args(arguments)
    report = json.loads(options.output.read_text(encoding="utf-8")) if options.output.exists() else {}
    about = {"seed": options.seed, "apart": options.apart, "battles": options.battles, "captains": CAPTAINS[0]}
    study = study_of(report, about)
    for place in range(len(study["pairs"]), options.pairs):
        study["pairs"].append(searched(even_pair(options.seed, place, options.apart), options.seed, options.battles))
        options.output.write_bytes(laid_out(with_study(report, CHANGES, study)))
        print(json.dumps(study["pairs"][-1], ensure_ascii=False), flush=True)
    print(summary(study["pairs"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
