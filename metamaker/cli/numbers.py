"""The verbs about numbers: problems, numbers of ships, the roster, why a number is what it is."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import isclose
from typing import Any

from metamaker.cli.answer import Answer, answer, designs_of, offered, print_json
from metamaker.cli.editing import STDOUT, Keeping, issue_data, written
from metamaker.cli.figures import block_lines, column, figure, named
from metamaker.cli.fixing import cured
from metamaker.cli.process import FINE, PROBLEMS
from metamaker.cli.texts import text, unusable
from metamaker.core.amounts import adding_up, significant
from metamaker.core.issue import Issue, Severity
from metamaker.core.problem import FileProblem
from metamaker.core.words import in_force, language_in_force, message
from metamaker.formulas.explain import Explanation, Given
from metamaker.game.designs import Account, Numbers, Report, Roster, RosterLine
from metamaker.game.documents import NotInDocument
from metamaker.game.game import Game, required
from metamaker.opening import Opened, open_document, open_file


def check(files: Sequence[str], strict: bool, fixing: Keeping | None, as_json: bool, event: str = "") -> int:
    """Report the issues of every file, after their cures if these are wanted; see `metamaker check --help`.

    With an event, what breaks its limits.
    """
    if event:
        return against_event(files, event, as_json)
    if fixing is None:
        return answer(files, as_json, lambda opened: _problems(opened, opened.document, strict), open_document)
    if fixing.output and len(files) > 1:
        raise unusable("cli-fix-one")
    return answer(files, as_json, lambda opened: _fixed(opened, strict, fixing))


def against_event(files: Sequence[str], event: str, as_json: bool) -> int:
    """Report what of every file breaks a limit of an event."""
    from metamaker.cli.event import open_event

    limits, of = open_event(event)

    def examined(opened: Opened) -> Answer:
        if opened.game is not of:
            raise FileProblem(opened.file, "", message("event-other_game", game=of.name))
        lines = required(of.limits).examined(opened.document, limits.document.limits)
        issues = [issue for line in lines for issue in line.issues]
        return _answered(issues, PROBLEMS if issues else FINE)

    return answer(files, as_json, examined)


def _problems(opened: Opened, document: Any, strict: bool) -> Answer:
    issues = offered(opened.game.checks, "checks", opened.game, opened.file).issues(document)
    failing = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    code = PROBLEMS if any(issue.severity in failing for issue in issues) else FINE
    return _answered(issues, code)


def _answered(issues: Sequence[Issue], code: int) -> Answer:
    return Answer({"issues": [issue_data(issue) for issue in issues]}, lambda: _show_problems(issues), code)


def _fixed(opened: Opened, strict: bool, keeping: Keeping) -> Answer:
    document, done = cured(opened, strict)
    target = written(opened, document, keeping) if done else ""
    left = _problems(opened, document, strict)
    told = [{"where": each.issue.where, "code": each.issue.code, "text": each.done} for each in done]

    def show() -> None:
        from metamaker.cli.terminal import say

        say(*(text("cli-fix-done", where=each.issue.where, done=each.done) for each in done))
        say(text("cli-fix-count", count=len(done)))
        left.show()
        if target:
            say(text("cli-wrote", file=target))

    return Answer(
        {"fixed": told, "wrote": target or None, **left.data}, (lambda: None) if target == STDOUT else show, left.code
    )


def _show_problems(issues: Sequence[Issue]) -> None:
    from metamaker.cli.terminal import COLOURS, QUIET, say, table, words

    if issues:
        say(
            table(
                ("", text("cli-where"), text("cli-problem"), text("cli-rule")),
                (
                    (
                        words(text("cli-severity", severity=issue.severity), COLOURS[issue.severity]),
                        issue.where,
                        issue.text,
                        words(issue.rule, QUIET),
                    )
                    for issue in issues
                ),
            )
        )
    say(_summary(issues))


def _summary(issues: Sequence[Issue]) -> str:
    counts = Counter(issue.severity for issue in issues)
    counted = [text("cli-count", severity=kind, count=counts[kind]) for kind in Severity if counts[kind]]
    return ", ".join(counted) if counted else text("cli-no_problems")


def stats(files: Sequence[str], classes: bool, as_json: bool) -> int:
    """Report the numbers of every file; see `metamaker stats --help`."""
    return answer(files, as_json, lambda opened: _measured(opened, classes))


def _measured(opened: Opened, classes: bool) -> Answer:
    report = designs_of(opened).report(opened.document, classes)
    data = {"ships": [_numbers(ship) for ship in report.ships], "fleet": report.fleet.as_dict()}
    return Answer(data, lambda: _show_numbers(opened.game.documents.title(opened.document), report, opened.game))


def _numbers(ship: Numbers) -> dict[str, Any]:
    return {
        "id": ship.id,
        "name": ship.name,
        "class": ship.design,
        "stats": ship.stats.as_dict(),
        **{kind: {name: block.as_dict() for name, block in blocks.items()} for kind, blocks in ship.parts.items()},
    }


def _show_numbers(title: str, report: Report, game: Game[Any]) -> None:
    from metamaker.cli.terminal import heading, say, table

    say(heading(title))
    if report.ships:
        first = report.ships[0].stats
        columns = tuple(column(first[symbol], game) for symbol in report.headline)
        rows = ((ship.name, *(figure(ship.stats[symbol].value) for symbol in report.headline)) for ship in report.ships)
        say(table((text("cli-ship"), *columns), rows, right=columns))
    say("", block_lines(report.fleet, game))


def fleet(files: Sequence[str], as_json: bool) -> int:
    """Report the roster of every file; see `metamaker fleet --help`."""
    return answer(files, as_json, _roster)


def _roster(opened: Opened) -> Answer:
    roster = designs_of(opened).roster(opened.document)
    data = {
        "name": roster.name,
        "totals": roster.totals.as_dict(),
        "ships": [_line(line) for line in roster.ships],
        "others": [_line(line) for line in roster.others],
        "miniatures": [
            {"kind": piece.kind, "id": piece.design, "name": piece.name, "count": piece.count} for piece in roster.miniatures
        ],
    }
    return Answer(data, lambda: _show_roster(roster, opened.game))


def _line(line: RosterLine) -> dict[str, Any]:
    return {
        "id": line.id,
        "name": line.name,
        "class": line.design,
        "class_name": line.design_name,
        "commander": line.commander,
        "level": line.level,
        "stats": line.stats.as_dict(),
    }


def _show_roster(roster: Roster, game: Game[Any]) -> None:
    from metamaker.cli.terminal import heading, say, table

    say(heading(roster.name), block_lines(roster.totals, game))
    shown = _shown(roster)
    if roster.ships:
        labels = tuple(named(stat, game).label for stat in roster.ships[0].stats)
        rows = (
            (f"{'   ' * depth}{line.name}", line.design_name, _level(line, game), *shown[id(line)])
            for depth, line in chain_of_command(roster.ships)
        )
        say("", table((text("cli-ship"), text("cli-class"), text("cli-command"), *labels), rows, right=labels))
    if roster.others:
        labels = tuple(named(stat, game).label for stat in roster.others[0].stats)
        beside = ((line.name, *shown[id(line)]) for line in roster.others)
        say("", table((text("cli-beside"), *labels), beside, right=labels))
    if roster.miniatures:
        pieces = ((piece.count, piece.name, text("cli-miniatures-kind", kind=piece.kind)) for piece in roster.miniatures)
        columns = (text("cli-miniatures"), text("cli-miniatures-of"), "")
        say("", table(columns, pieces, right=columns[:1]))


def _shown(roster: Roster) -> dict[int, list[str]]:
    """Return the numbers of each line as they are shown, by the line's identity: sums of the totals add up as shown."""
    lines = (*roster.ships, *roster.others)
    shown = {id(line): [figure(stat.value) for stat in line.stats] for line in lines}
    for total in roster.totals:
        of = [(line, at, stat.value) for line in lines for at, stat in enumerate(line.stats) if stat.symbol == total.symbol]
        values = [value for _, _, value in of if isinstance(value, float)]
        if values and len(values) == len(of) and isinstance(total.value, float) and isclose(sum(values), total.value):
            for (line, at, _), part in zip(of, adding_up(values, 1).parts, strict=True):
                shown[id(line)][at] = figure(float(part))
    return shown


def _level(line: RosterLine, game: Game[Any]) -> str:
    """Return the level of a command ship in words."""
    words = game.documents.words(language_in_force())
    return words.get(f"window-choice-command_level-{line.level}-text", line.level).lower() if line.level else ""


def chain_of_command(ships: Sequence[RosterLine]) -> Iterator[tuple[int, RosterLine]]:
    """Yield every ship after its commander, with its depth in the chain of command; roots keep the order of the roster."""
    under: dict[str | None, list[RosterLine]] = defaultdict(list)
    for ship in ships:
        under[ship.commander].append(ship)
    # Not by recursion: a chain may be as long as the roster.
    waiting = [(0, ship) for ship in reversed(under[None])]
    while waiting:
        depth, ship = waiting.pop()
        yield depth, ship
        waiting += ((depth + 1, below) for below in reversed(under[ship.id]))


def explain(file: str, ship: str, stat: str, as_json: bool) -> int:
    """Explain one number of one ship; see `metamaker explain --help`."""
    opened = open_file(file)
    try:
        account = designs_of(opened).account(opened.document, ship, stat)
    except NotInDocument as problem:
        raise FileProblem(opened.file, "", str(problem)) from None
    if as_json:
        print_json(_data(account))
    else:
        _show(account, opened.game)
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
            {"where": share.where, "text": str(share.text), "value": share.value, "one_more": share.one_more}
            for share in account.shares
        ],
        "sensitivity": [{"symbol": one.symbol, "by": one.by, "change": one.change} for one in account.sensitivity],
        "notes": [str(note) for note in account.notes],
    }


def _step(step: Explanation) -> dict[str, Any]:
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


def _show(account: Account, game: Game[Any]) -> None:
    from metamaker.cli.terminal import QUIET, WIDE, heading, say, table, words

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
    from metamaker.cli.terminal import QUIET, pairs, say, words

    source = text("cli-explain-house" if step.house else "cli-explain-formula", name=step.name)
    say("", words(f"{step.symbol} = {_exact(step.value)}  ", "cyan").append_text(words(str(step.meaning))))
    say(words(f"  {source} ", QUIET).append_text(words(str(step.expression))))
    if step.failure:
        say(words(f"  {text('cli-explain-failed', reason=step.failure)}", "yellow"))
    if step.inputs:
        rows = ((words(f"  {given.symbol}"), words(f"= {_exact(given.value)}"), _origin(given)) for given in step.inputs)
        say(pairs(rows))


def _origin(given: Explanation | Given) -> str:
    return str((isinstance(given, Given) and given.origin) or given.meaning)


def _exact(value: float) -> str:
    """Return a number with as many digits as explain it."""
    return in_force().number(significant(value, 4))


def _signed(value: float | None) -> str:
    return "" if value is None else in_force().signed(significant(value, 3))


def _plain(value: float) -> str:
    """Return a number with two decimals, or none if it is whole."""
    return in_force().number(value, 0 if value == int(value) else 2)
