"""`metamaker explain`: how a number of a ship is calculated."""

from metamaker.cli.input.arguments import about, designs_of
from metamaker.cli.models.designs import Explained, Step
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text
from metamaker.cli.output.number_format import named
from metamaker.core.amounts import significant
from metamaker.core.messages import in_force
from metamaker.formulas.explain import Explanation, Given
from metamaker.game_api.designs import Account
from metamaker.game_api.game import Game
from metamaker.opening import open_file


def explain(file: str, ship: str, stat: str) -> Answer:
    """Explain one number of one ship; see `metamaker explain --help`."""
    opened = open_file(file)
    with about(opened.file):
        account = designs_of(opened).account(opened.document, ship, stat)
    return Answer(lambda: _data(account), lambda: _show(account, opened.game))


def _data(account: Account) -> Explained:
    steps = account.explanation.steps() if account.explanation else ()
    return {
        "of": account.of,
        "stat": account.symbol,
        "value": account.stat.value,
        "unit": account.stat.unit,
        "rule": account.stat.rule,
        "steps": [_step(step) for step in steps],
        "lines": [
            {"where": share.where, "text": str(share.text), "value": share.value, "one_more": share.one_more}
            for share in account.shares
        ],
        "sensitivity": [{"symbol": one.symbol, "by": one.by, "change": one.change} for one in account.sensitivity],
        "notes": [str(note) for note in account.notes],
    }


def _step(step: Explanation) -> Step:
    return {
        "entry": step.name,
        "value": step.value,
        "unit": step.unit,
        "meaning": str(step.meaning),
        "formula": str(step.expression),
        "house": step.house,
        "failure": str(step.failure) if step.failure else None,
        "rule": step.rule,
        "inputs": [
            {
                "symbol": given.symbol,
                "value": given.value,
                "origin": str(given.origin) if isinstance(given, Given) else given.name,
            }
            for given in step.inputs
        ],
    }


def _show(account: Account, game: Game) -> None:
    from metamaker.cli.output.terminal import QUIET, WIDE, heading, say, table, words

    stat = named(account.stat, game)
    title = text("cli-explain-of", of=account.of, label=stat.label, value=stat.with_unit)
    say(heading(title).append_text(words(f"   {account.stat.rule}", QUIET)))
    steps = account.explanation.steps() if account.explanation else ()
    for step in reversed(steps):
        if step.inputs or step.house or step is account.explanation:  # a constant explains nothing
            _show_step(step)
    if account.shares:
        adds = any(share.one_more is not None for share in account.shares)
        part, one_more = text("cli-explain-part"), text("cli-explain-one_more")
        titles = (text("cli-explain-from"), "", part, *((one_more,) if adds else ()))
        rows = (
            (str(share.text), words(share.where, QUIET), _plain(share.value), *((_signed(share.one_more),) if adds else ()))
            for share in account.shares
        )
        say("", table(titles, rows, right=(part, one_more), longest=WIDE))  # the longest formula needs its inputs most
    changes = tuple(one for one in account.sensitivity if one.change)
    if changes:
        rows = ((f"{_signed(one.by)} {one.symbol}", _signed(one.change)) for one in changes)
        columns = (text("cli-explain-what_if"), text("cli-explain-changes"))
        say("", table(columns, rows, right=columns[1:]))
    if account.notes:
        say("", *map(str, account.notes))


def _show_step(step: Explanation) -> None:
    from metamaker.cli.output.terminal import QUIET, pairs, say, words

    source = text("cli-explain-house" if step.house else "cli-explain-formula", name=step.name)
    say("", words(f"{step.symbol} = {_exact(step.value)}  ", "cyan").append_text(words(str(step.meaning))))
    say(words(f"  {source} ", QUIET).append_text(words(str(step.expression))))
    if step.failure:
        say(words(f"  {text('cli-explain-failed', reason=str(step.failure))}", "yellow"))
    if step.inputs:
        rows = ((words(f"  {given.symbol}"), words(f"= {_exact(given.value)}"), _origin(given)) for given in step.inputs)
        say(pairs(rows))


def _origin(given: Explanation | Given) -> str:
    return str((isinstance(given, Given) and given.origin) or given.meaning)


def _exact(value: float) -> str:
    """Return a number with enough digits to explain it."""
    return in_force().number(significant(value, 4))


def _signed(value: float | None) -> str:
    return "" if value is None else in_force().signed(significant(value, 3))


def _plain(value: float) -> str:
    """Return a number with two decimals, or none if it is whole."""
    return in_force().number(value, 0 if value == int(value) else 2)
