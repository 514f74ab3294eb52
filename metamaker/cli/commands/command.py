"""Commands from functions: bundles of options, `--quiet` and `--json`."""

from collections.abc import Callable, Iterator
from functools import wraps
from inspect import Parameter, signature
from typing import Any

from metamaker.cli.input.options import Json, Quiet
from metamaker.cli.output.answer import Answer, deliver
from metamaker.cli.output.messages import hush

Run = Callable[..., Answer | int]
"""The function of a command: it returns an answer, or the exit code if it has printed its answer itself."""


def command(
    *, quiet: bool = False, json: bool = True, without: str = "", order: str = ""
) -> Callable[[Run], Callable[..., int]]:
    """Return a decorator that gives a function the signature that typer needs, and delivers its answer.

    A parameter whose type is a named tuple stands for its fields, one option each, except those named in `without`. The options
    named in `order` change places with each other, because the signature is the order of the help page. With `json` off, the
    function has an `as_json` of its own, or no JSON answer.
    """

    def decorated(function: Run) -> Callable[..., int]:
        given = signature(function).parameters.values()
        bundles = {each.name: each.annotation for each in given if hasattr(each.annotation, "_fields")}
        parameters = [option for each in given for option in _options(each) if option.name not in without.split()]
        if json:
            parameters.append(_option("as_json", Json, False))
        if quiet:
            last = [parameters.pop()] if parameters[-1].name == "as_json" else []
            parameters += [_option("quiet", Quiet, False), *last]

        @wraps(function)
        def run(**values: Any) -> int:
            if quiet:
                hush(values.pop("quiet"))
            as_json = values.pop("as_json") if json else False
            for name, bundle in bundles.items():
                values[name] = bundle(**{field: values.pop(field) for field in bundle._fields if field in values})
            answer = function(**values)
            return answer if isinstance(answer, int) else deliver(answer, as_json)

        run.__signature__ = signature(run).replace(parameters=_ordered(parameters, order.split()))  # type: ignore[attr-defined]
        return run

    return decorated


def _options(parameter: Parameter) -> Iterator[Parameter]:
    """Yield a parameter, or the fields of a bundle in its place."""
    bundle = parameter.annotation
    if not hasattr(bundle, "_fields"):
        yield _option(parameter.name, bundle, parameter.default)
        return
    for field in bundle._fields:
        yield _option(field, bundle.__annotations__[field], bundle._field_defaults.get(field, Parameter.empty))


def _option(name: str, annotation: object, default: object) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _ordered(parameters: list[Parameter], order: list[str]) -> list[Parameter]:
    named = iter(sorted((each for each in parameters if each.name in order), key=lambda each: order.index(each.name)))
    return [next(named) if each.name in order else each for each in parameters]
