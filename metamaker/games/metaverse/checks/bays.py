"""Checks on hangar bay definitions (3.7.7)."""

from collections.abc import Iterator

from metamaker.core.ids import ref
from metamaker.core.issue import Issue, error
from metamaker.core.naming import called
from metamaker.games.metaverse.checks.bounds import too_low
from metamaker.games.metaverse.model.bay import Bay


def launch_capacity(bay: Bay) -> Iterator[Issue]:
    """A bay launches at least one squadron a turn. Rule MV-3.7.7-01."""
    what = f"the launch capacity of {called(bay)} is"
    return too_low("bay-launch", bay.launch, 1, where=ref("bays", bay.id), what=what, rule="MV-3.7.7-01")


def carry_capacity(bay: Bay) -> Iterator[Issue]:
    """A bay holds at least one squadron. Rule MV-3.7.7-01."""
    what = f"the carry capacity of {called(bay)} is"
    return too_low("bay-carry", bay.carry, 1, where=ref("bays", bay.id), what=what, rule="MV-3.7.7-01")


def accepts_nothing(bay: Bay) -> Iterator[Issue]:
    """A bay accepts at least one squadron type. Rule MV-3.7.7-01."""
    if not bay.accepts:
        yield error(
            "bay-accepts-nothing",
            where=ref("bays", bay.id),
            text=f"{called(bay)} accepts no squadron type; a bay needs at least one",
            rule="MV-3.7.7-01",
        )


CHECKS = (launch_capacity, carry_capacity, accepts_nothing)
