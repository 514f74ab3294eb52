"""Fight the even match-ups of the samples, or test head starts on random pairs, and write the results: `make fair-fights`.

Without options, the match-ups in `fleets/metaverse/fights.toml` are fought, and their counts are replaced. `ONLY=WORD` limits
this to fights with the word in their name. The list of samples quotes the figures: a test reports the sentences to update.

`ARGS=--head-starts` tests head starts on random pairs of fleets (`even_pairs`), and writes the study of head starts in
`resources/metaverse/even.json`. Each is found as in the program, in the processor time that two cores have in 20 seconds, and
checked by fresh battles.
"""

import argparse
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import process_time
from typing import Any

from even_pairs import APART, EvenPair, even_pair

from metamaker.balance.balancer import Terms, by_workers
from metamaker.balance.head_start import PART, SECONDS, ends_of, with_head_start, with_points
from metamaker.core.json_text import laid_out
from metamaker.game_api.play import HeadStart
from metamaker.games.metaverse.forecast import offered
from metamaker.games.metaverse.forecast.points_report import EVEN_FILE, HEAD_START, counted, with_study
from metamaker.play.simulation.runner import Bout, all_fought
from metamaker.play.statistics import win_rate

ROOT = Path(__file__).resolve().parent.parent
SAMPLES = ROOT / "fleets" / "metaverse"
FIGHTS = SAMPLES / "fights.toml"
REPORT = ROOT.joinpath("resources", *EVEN_FILE)

CAPTAINS = "plain", "plain"
CORES = 2
"""The cores of a computer for which results are stated."""


def counts_in(text: str, name: str, counts: Mapping[str, int]) -> str:
    """Return the text of the file with the counts of the fight of this name. Raises KeyError for an unknown name."""
    said = "counts = { " + ", ".join(f"{word} = {number}" for word, number in counts.items()) + " }"
    place = re.compile(rf'(\n\[\[fight\]\]\nname = "{re.escape(name)}"\n(?:(?!\[\[).)*?)counts = \{{[^}}]*\}}', re.DOTALL)
    text, count = place.subn(lambda found: found[1] + said, text)
    if count != 1:
        raise KeyError(name)
    return text


def fought(fight: Mapping[str, Any], captain: str, seed: int) -> dict[str, int]:
    """Return the wins and losses of the first side of a fight, and the number of draws."""
    sides = [str(SAMPLES / side) for side in fight["sides"]]
    options = ("-n", str(fight["battles"]), "--seed", str(seed), "--captains", captain, "--json")
    command = (sys.executable, "-P", "-m", "metamaker", "weigh", *sides, *options)
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return {"won": told["wins"], "lost": told["losses"], "drawn": told["draws"]}


def fight_samples(only: str) -> None:
    """Fight the match-ups of the samples one after the other, and write each result at once."""
    data = tomllib.loads(FIGHTS.read_text(encoding="utf-8"))
    for fight in data["fight"]:
        if only in fight["name"]:
            counts = fought(fight, data["captain"], data["seed"])
            FIGHTS.write_text(counts_in(FIGHTS.read_text(encoding="utf-8"), fight["name"], counts), encoding="utf-8")
            share = (counts["won"] + counts["drawn"] / 2) / sum(counts.values())
            print(f"{fight['name']}: the first side wins {share:.1%}", flush=True)


def tested(pair: EvenPair, seed: int, battles: int) -> dict[str, Any]:
    """Return the head start of a pair as the program finds it, and the win rate of the first side in fresh battles."""
    begun = process_time()
    terms = Terms(CAPTAINS, SECONDS / PART, clock=lambda: process_time() / CORES)
    *_, found = with_head_start(offered, pair.forces, terms, by_workers(seed, None), lambda: False)
    taken = process_time() - begun
    about = {"name": pair.name, "as_it_is": round(found.base.rate.found, 3), "seconds": round(taken / CORES, 1)}
    if not found.proposals:
        return {**about, "battles": found.fought, "rate": None}
    (offer,) = found.proposals
    given = offer.change.recipe.head_start
    rate = checked(pair, HeadStart("ab".index(given.side), given.points, given.from_turn), seed, battles)
    return {
        **about,
        "battles": offer.tally.fought,
        "side": given.side,
        "points": given.points,
        "from_turn": given.from_turn,
        "promised": round(offer.rate.found, 3),
        "rate": round(rate, 3),
    }


def checked(pair: EvenPair, given: HeadStart, seed: int, battles: int) -> float:
    """Return the win rate of the first side in fresh battles with a head start.

    Points are counted at the end of the battles, which captains fight in the same way with and without a head start.
    """
    ready = offered.leads(pair.forces, CAPTAINS)
    bout = Bout(ready.fight, ready.payload, ready.match_up)
    (tally,) = all_fought((bout,), battles, protocol=f"even pairs check {seed}", workers=1)
    return win_rate(with_points(ends_of(tally), given)).found


def head_starts(number: int, apart: int, seed: int, battles: int) -> dict[str, Any]:
    """Return the study of head starts, and print the result of each pair."""
    pairs = []
    for place in range(number):
        pairs.append(tested(even_pair(seed, place, apart), seed, battles))
        print(json.dumps(pairs[-1]), flush=True)
    return {"seed": seed, "apart": apart, "battles": battles, "captains": CAPTAINS[0], "pairs": pairs}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="fair_fights", description="Fight even match-ups, and write the results.")
    parser.add_argument("only", nargs="?", default="", help="only fights of the samples with this word in their name")
    parser.add_argument("--head-starts", action="store_true", help="test head starts on random pairs instead")
    parser.add_argument("--pairs", type=int, default=60, help="number of random pairs")
    parser.add_argument("--apart", type=int, default=APART, help="largest difference of their values in percent")
    parser.add_argument("--battles", type=int, default=400, help="number of fresh battles for each pair")
    parser.add_argument("--seed", type=int, default=1, help="seed of the pairs and of their battles")
    parser.add_argument("--output", type=Path, default=REPORT, help="report with the study of head starts")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Fight, and write the results."""
    options = _parser().parse_args(arguments)
    if not options.head_starts:
        fight_samples(options.only)
        return 0
    study = head_starts(options.pairs, options.apart, options.seed, options.battles)
    known = json.loads(options.output.read_text(encoding="utf-8")) if options.output.exists() else {}
    options.output.write_bytes(laid_out(with_study(known, HEAD_START, study)))
    print(counted(study["pairs"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
