"""An account as rich text: formulas with their inputs and where these come from, and what one more of each would do."""

from html import escape

from metamaker.core.stat import Stat
from metamaker.formulas.explain import Explanation, Given
from metamaker.formulas.readable import readable
from metamaker.game import Account
from metamaker.sheets.charts.ticks import figure, short_figure

_CELL = "<td style='padding-right:1em'>"


def stat_text(stat: Stat) -> str:
    """Return the value of a stat with its unit."""
    if stat.value is None:
        return "–"
    value = figure(stat.value, 1) if isinstance(stat.value, float) else str(stat.value).replace("-", "−")
    return f"{value} {stat.unit}".strip()


def formula_html(step: Explanation) -> str:
    """Return one calculation: what it is, its formula, its inputs with their values and origins. Everything is escaped."""
    rows = "".join(
        f"<tr>{_CELL}{_name(given.symbol)}</td>{_CELL}<b>{short_figure(given.value)}</b>{_unit(given.unit)}</td><td>{escape(_origin(given))}</td></tr>"
        for given in step.inputs
    )
    failure = f"<br><i>{escape(str(step.failure))}</i>" if step.failure else ""
    return (
        f"<p>{escape(step.meaning)}<br><b>{_name(step.symbol)} = {escape(readable(step.expression))}</b>"
        f" = <b>{short_figure(step.value)}</b>{failure}</p><table cellspacing='0'>{rows}</table>"
    )


def more_html(account: Account, what_if: str, changes: str) -> str:
    """Return a table of what one more of each input changes the number by; nothing where nothing would."""
    rows = "".join(
        f"<tr>{_CELL}{_signed(one.by)} {_name(one.symbol)}</td><td align='right'><b>{_signed(one.change)}</b></td></tr>"
        for one in account.sensitivity
        if one.change
    )
    if not rows:
        return ""
    return f"<table cellspacing='0'><tr>{_CELL}{escape(what_if)}</td><td>{escape(changes)}</td></tr>{rows}</table>"


def _unit(unit: str) -> str:
    return f" {escape(unit)}" if unit in _TOLD_UNITS else ""


_TOLD_UNITS = frozenset({"per turn", "points", "cm", "power", "mass"})
"""Units that tell what a number is; “factor” and “rating” only take room."""


def _name(symbol: str) -> str:
    return escape(symbol.replace("_", " "))


def _origin(given: Explanation | Given) -> str:
    return given.origin or given.meaning if isinstance(given, Given) else given.meaning


def _signed(value: float) -> str:
    return f"+{short_figure(value)}" if value > 0 else short_figure(value)
