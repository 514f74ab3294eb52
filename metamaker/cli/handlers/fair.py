"""`metamaker fair`: small changes that balance a match-up, tested in battles; one of them as a file."""

from collections.abc import Sequence
from contextlib import ExitStack

import typer

from metamaker.balance.balancer import Evened, Proposal, Terms, by_workers, none_found
from metamaker.balance.head_start import even_offers
from metamaker.cli.handlers.forecast import odds_of, titles
from metamaker.cli.input.arguments import about
from metamaker.cli.input.encounter_files import refuse_others
from metamaker.cli.input.options import FairOptions
from metamaker.cli.input.sides import Contenders, captains_of, contenders
from metamaker.cli.models.battles import Fair, rate, sides
from metamaker.cli.models.battles import Proposal as ProposalData
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.files import STDOUT, write
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.number_format import interval
from metamaker.cli.output.process import FINE, INTERRUPTED, PROBLEMS
from metamaker.cli.output.progress import live_line
from metamaker.cli.output.terminal import heading, say, table
from metamaker.core.errors import FileProblem
from metamaker.core.messages import in_force
from metamaker.game_api.matches import encounter_document
from metamaker.game_api.odds import Odds, Reliability
from metamaker.play.documents import encounter_text
from metamaker.play.simulation.executors import cores, processes
from metamaker.play.simulation.runner import BattleProblem


def run(files: Sequence[str], options: FairOptions) -> Answer:
    """Balance a match-up; see `metamaker fair --help`."""
    if options.output and options.output != STDOUT:
        refuse_others(options.output)
    who = contenders(files, options.anyway)
    odds = odds_of(who)
    captains = captains_of(who.battles, options.captains)
    who = _limited(who, odds, options.limit)
    found, is_whole = _found(who, odds, captains, options)
    names = titles(who)
    written = _written(who, odds, found, options) if options.output and found.proposals else []

    def show() -> None:
        if options.output == STDOUT and not written:
            typer.echo(str(none_found(found, names)), err=True)
        elif written != [STDOUT]:
            _show(found, odds, names, written)

    code = FINE if found.proposals and found.proposals[0].is_fair else PROBLEMS
    return Answer(lambda: data(found, odds, names, captains, options.seed, written), show, code if is_whole else INTERRUPTED)


def _limited(who: Contenders, odds: Odds, limit: float) -> Contenders:
    """Return the sides, built from their designs within the limit if there is one. Raises FileProblem."""
    if not limit:
        return who
    with about(who.files[0]):
        return who._replace(forces=odds.drawn_up(who.forces, limit))


def _found(who: Contenders, odds: Odds, captains: Sequence[str], options: FairOptions) -> tuple[Evened, bool]:
    """Fight until the results are clear; return them, and whether the user let it finish."""
    terms = Terms(captains, options.seconds, options.number)
    workers = options.workers or cores()
    found: Evened | None = None
    with ExitStack() as stack:
        tell = stack.enter_context(live_line())
        crew = stack.enter_context(processes(workers)) if workers > 1 else None
        try:
            for found in even_offers(odds, who.forces, terms, by_workers(options.seed, crew)):
                tell(_so_far(found))
        except KeyboardInterrupt:
            if found is None:
                raise
            return found, False
        except BattleProblem as problem:
            raise FileProblem("", "", str(problem)) from None
    if found is None:
        raise unusable("play-none_fought")
    return found, True


def _so_far(found: Evened) -> str:
    return text("play-fair-so_far", tried=found.tried, fought=found.fought, fair=len(found.fair))


def _written(who: Contenders, odds: Odds, found: Evened, options: FairOptions) -> list[str]:
    """Write the picked proposal as an encounter. Raises BadParameter if there is no such proposal."""
    if options.pick > len(found.proposals):
        raise unusable("play-fair-pick", found=options.pick, most=len(found.proposals))
    picked = found.proposals[options.pick - 1]
    forces, encounter = odds.made(who.forces, picked.change)
    names = titles(who)
    name = text("play-fair-name", one=names[0], other=names[1])
    document = encounter_document(who.game, forces, encounter, options.seed, name, _told(picked, names[0]))
    write(options.output, encounter_text(document, who.game.key))
    return [options.output]


def _told(proposal: Proposal, name: str) -> str:
    """Return a proposal in a sentence with its figures."""
    return text(
        "play-fair-told", change=proposal.change.text, name=name, rate=interval(proposal.rate), count=proposal.tally.fought
    )


def data(found: Evened, odds: Odds, names: Sequence[str], captains: Sequence[str], seed: int, files: Sequence[str]) -> Fair:
    """Return the results as a JSON model."""
    return {
        "sides": sides(names, captains),
        "seed": seed,
        "as_it_is": _proposal_data(found.base, odds),
        "proposals": [_proposal_data(each, odds) for each in found.proposals],
        "tried": found.tried,
        "fought": found.fought,
        "given_up": found.given_up,
        "files": list(files),
    }


def _proposal_data(proposal: Proposal, odds: Odds) -> ProposalData:
    known = odds.reliability(proposal.change.kind)
    return {
        "kind": proposal.change.kind,
        "change": str(proposal.change.text),
        "points": proposal.change.points,
        "fought": proposal.tally.fought,
        "win_rate": rate(proposal.rate),
        "fair": proposal.is_fair,
        "reliability": None if known is None else {"offers": known.pairs, "narrow": known.narrow, "wide": known.wide},
    }


def _show(found: Evened, odds: Odds, names: Sequence[str], written: Sequence[str]) -> None:
    say(heading(text("play-duel-title", one=names[0], other=names[1])))
    say("", text("play-fair-base", name=names[0], rate=interval(found.base.rate), count=found.base.tally.fought))
    if not found.proposals:
        say(str(none_found(found, names)))
        return
    rows = [
        (
            number,
            str(each.change.text),
            in_force().signed(each.change.points, 0),
            interval(each.rate),
            each.tally.fought,
            _sure(each),
        )
        for number, each in enumerate(found.proposals, 1)
    ]
    columns = ("", *(text(f"play-fair-{name}", name=names[0]) for name in ("change", "points", "rate", "battles", "sure")))
    say("", table(columns, rows, right=(columns[2], columns[4])))
    say("", text("play-fair-tried", tried=found.tried, fought=found.fought))
    if found.given_up:
        say(str(none_found(found, names)))
    for kind, known in _reliabilities(found, odds).items():
        say(text("play-fair-reliable", kind=kind, offers=known.pairs, narrow=known.narrow, wide=known.wide))
    for file in written:
        say(text("cli-wrote-encounter", files=file))


def _reliabilities(found: Evened, odds: Odds) -> dict[str, Reliability]:
    """Return how often confirmed proposals were even in a study: head starts, and changes."""
    kinds = {"head_start" if each.change.kind == "head_start" else "change": each.change.kind for each in found.fair}
    known = {word: odds.reliability(kind) for word, kind in kinds.items()}
    return {word: each for word, each in known.items() if each is not None}


def _sure(proposal: Proposal) -> str:
    return text("play-fair-is", fair="yes" if proposal.is_fair else "no")
