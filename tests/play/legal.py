"""The legal answers of decisions tried out: each option alone, and whether an answer is among them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from metamaker.play.decision import Form, Listed, Option, Part, Span

MOST_NUMBERS = 40
"""Of a long span the first and last ones are tried."""


def single(decision: Any) -> Iterator[Any]:
    """Answers in which one option alone is chosen, each of every part of every form; else only what a form needs."""
    legal = decision.legal()
    if isinstance(legal, Listed):
        yield from (option.value for option in legal.options)
        return
    for form in legal.forms:
        yield from (decision.composed(form, chosen) for chosen in _single(decision, form))


def _single(decision: Any, form: Form) -> Iterator[dict[str, tuple[Any, ...]]]:
    needed = {part.name: _first(decision, part) for part in form.parts}
    if any(len(values) < part.least for part, values in zip(form.parts, needed.values(), strict=True)):
        return
    yield needed
    for part in form.parts:
        if part.least <= 1 and part.most != 0:
            yield from ({**needed, part.name: (value,)} for value in _values(decision, part))


def _first(decision: Any, part: Part) -> tuple[Any, ...]:
    """As many values as a part needs, the first ones."""
    found: list[Any] = []
    for entry in entries(part):
        found += [entry.value] * entry.times if isinstance(entry, Option) else []
    return tuple(found or _values(decision, part))[: part.least]


def _values(decision: Any, part: Part) -> Iterator[Any]:
    if isinstance(part.domain, Span):
        numbers = range(part.domain.least, part.domain.most + 1)
        yield from numbers if len(numbers) <= MOST_NUMBERS else (*numbers[:MOST_NUMBERS], numbers[-1])
        return
    for entry in part.domain:
        if isinstance(entry, Option):
            yield entry.value
        else:
            yield from (decision.composed(entry, chosen) for chosen in _single(decision, entry))


def entries(part: Part) -> tuple[Option, ...] | tuple[Form, ...]:
    """Return the options or forms of a part; empty if it is a number."""
    return () if isinstance(part.domain, Span) else part.domain


def is_among(decision: Any, answer: Any) -> bool:
    """Whether an answer can be composed of what is legal, within limits, and costs no more than the pools have."""
    legal = decision.legal()
    if isinstance(legal, Listed):
        return answer in [option.value for option in legal.options]
    return any(_made_by(decision, form, answer) for form in legal.forms)


def _made_by(decision: Any, form: Form, answer: Any) -> bool:
    chosen = _chosen(form, answer)
    if chosen is None or decision.composed(form, chosen) != answer:
        return False
    costs: Counter[str] = Counter()
    for part in form.parts:
        if not _fits(decision, part, chosen[part.name], costs):
            return False
    return all(costs[pool.name] <= pool.amount for pool in form.pools)


def _chosen(form: Form, answer: Any) -> Mapping[str, tuple[Any, ...]] | None:
    """Return the choices for the parts of a form; None if the answer is of another kind."""
    if len(form.parts) == 1 and isinstance(answer, tuple) and not hasattr(answer, "_fields"):
        return {form.parts[0].name: answer}
    values: dict[str, Any] = {part.name: getattr(answer, part.name, None) for part in form.parts}
    if any(value is None for value in values.values()):
        return None
    return {part.name: (values[part.name],) if part.single else tuple(values[part.name]) for part in form.parts}


def _fits(decision: Any, part: Part, values: tuple[Any, ...], costs: Counter[str]) -> bool:
    if len(values) < part.least or (part.most is not None and len(values) > part.most):
        return False
    if isinstance(part.domain, Span):
        return all(part.domain.least <= value <= part.domain.most for value in values)
    options = {entry.value: entry for entry in part.domain if isinstance(entry, Option)}
    forms = [entry for entry in part.domain if isinstance(entry, Form)]
    for value in values:
        if value in options:
            costs.update(dict(options[value].costs))
        elif not any(_inside(decision, form, value, costs) for form in forms):
            return False
    return all(times <= options[value].times for value, times in Counter(values).items() if value in options)


def _inside(decision: Any, form: Form, value: Any, costs: Counter[str]) -> bool:
    """Whether a form makes a value that is part of an answer; its costs go to the pools of the answer."""
    chosen = _chosen(form, value)
    if chosen is None or decision.composed(form, chosen) != value:
        return False
    tried: Counter[str] = Counter()
    if all(_fits(decision, part, chosen[part.name], tried) for part in form.parts):
        costs.update(tried)
        return True
    return False
