"""`metamaker explain`: why a number is what it is."""

from typing import Any

from metamaker.cli.answer import FINE, print_json
from metamaker.cli.counted import minus
from metamaker.core.problem import FileProblem
from metamaker.formulas.explain import Explanation, Given
from metamaker.game.designs import Account
from metamaker.game.documents import NotInDocument
from metamaker.game.game import required
from metamaker.registry import open_file


def run(file: str, ship: str, stat: str, as_json: bool) -> int:
    """Explain one number of one ship; see `metamaker explain --help`."""
    opened = open_file(file)
    try:
        account = required(opened.game.designs).account(opened.document, ship, stat)
    except NotInDocument as problem:
        raise FileProblem(opened.file, "", str(problem)) from None
    if as_json:
        print_json(_data(account))
    else:
        _show(account)
    return FINE


def _data(account: Account) -> dict[str, Any]:
    steps = account.explanation.steps() if account.explanation else ()
    return {
        "of": account.of,
        "stat": account.symbol,
        "value": account.stat.value,
        "unit": account.stat.unit,
        "rule": account.stat.rule,
        "steps": [_step(step) for step in steps],
        "lines": [
            {"where": share.where, "text": share.text, "value": share.value, "one_more": share.one_more}
            for share in account.shares
        ],
        "sensitivity": [{"symbol": one.symbol, "by": one.by, "change": one.change} for one in account.sensitivity],
        "notes": list(account.notes),
    }


def _step(step: Explanation) -> dict[str, Any]:
    return {
        "entry": step.name,
        "value": step.value,
        "unit": step.unit,
        "meaning": step.meaning,
        "formula": step.expression,
        "house": step.house,
        "failure": str(step.failure) if step.failure else None,
        "rule": step.rule,
        "inputs": [
            {"symbol": given.symbol, "value": given.value, "origin": given.origin if isinstance(given, Given) else given.name}
            for given in step.inputs
        ],
    }


def _show(account: Account) -> None:
    from metamaker.cli.terminal import QUIET, heading, say, table, with_unit, words

    stat = account.stat
    say(heading(f"{account.of}: {stat.label} {with_unit(stat)}").append_text(words(f"   {stat.rule}", QUIET)))
    steps = account.explanation.steps() if account.explanation else ()
    for step in reversed(steps):
        if step.inputs or step.house or step is account.explanation:  # a constant explains nothing
            _show_step(step)
    if account.shares:
        adds = any(share.one_more is not None for share in account.shares)
        titles = ("comes from", "", "part", *((_ONE_MORE,) if adds else ()))
        rows = (
            (share.text, words(share.where, QUIET), _plain(share.value), *((_signed(share.one_more),) if adds else ()))
            for share in account.shares
        )
        say("", table(titles, rows, right=("part", _ONE_MORE)))
    changes = tuple(one for one in account.sensitivity if one.change)
    if changes:
        rows = ((f"{_signed(one.by)} {one.symbol}", _signed(one.change)) for one in changes)
        say("", table(("what if", "changes it by"), rows, right=("changes it by",)))
    if account.notes:
        say("", *account.notes)


def _show_step(step: Explanation) -> None:
    from metamaker.cli.terminal import QUIET, pairs, say, words

    source = "house formula" if step.house else "formula"
    say("", words(f"{step.symbol} = {_exact(step.value)}  ", "cyan").append_text(words(step.meaning)))
    say(words(f"  {source} {step.name}: ", QUIET).append_text(words(step.expression)))
    if step.failure:
        say(words(f"  in place of the house formula, since {step.failure}", "yellow"))
    if step.inputs:
        rows = ((words(f"  {given.symbol}"), words(f"= {_exact(given.value)}"), _origin(given)) for given in step.inputs)
        say(pairs(rows))


def _origin(given: Explanation | Given) -> str:
    return given.origin or given.meaning if isinstance(given, Given) else given.meaning


def _exact(value: float) -> str:
    """Return a number with as many digits as explain it."""
    return minus(f"{value:,.4g}" if abs(value) < _LARGE else f"{value:,.0f}")


_LARGE = 10_000


def _signed(value: float | None) -> str:
    return "" if value is None else minus(f"{value:+.3g}")


def _plain(value: float) -> str:
    """Return a number with two decimals, or none if it is whole."""
    return minus(f"{value:,.2f}".removesuffix(".00"))


_ONE_MORE = "one more copy adds"
