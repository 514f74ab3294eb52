"""Checks on squadrons that come without a carrier (3.7.5)."""

from collections.abc import Iterator

from metamaker.core.ids import ref
from metamaker.core.issue import Issue, error
from metamaker.core.naming import called
from metamaker.games.metaverse.checks.bounds import outside
from metamaker.games.metaverse.checks.choices import CREW_QUALITIES
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import IndependentSquadron, Starfighter
from metamaker.games.metaverse.model.words import SquadronQuality


def without_ftl(fleet: Fleet) -> Iterator[Issue]:
    """A squadron beside the ships has FTL. Rule MV-3.7.5-03."""
    for squadron, kind in _brought(fleet):
        if SquadronQuality.FTL not in kind.qualities:
            yield error(
                "squadron-without-ftl",
                where=ref("squadrons", squadron.id),
                text=f"{called(kind)} stands beside the ships without FTL; it needs FTL, or a carrier",
                rule="MV-3.7.5-03",
            )


def crew_quality(fleet: Fleet) -> Iterator[Issue]:
    """The crew quality bought for a squadron is 1 to 5. Rule MV-3.7.5-03."""
    for squadron, kind in _brought(fleet):
        where, what = ref("squadrons", squadron.id), f"the crew quality of {called(kind)} beside the ships is"
        yield from outside(
            "squadron-crew-quality", squadron.crew_quality, CREW_QUALITIES, where=where, what=what, rule="MV-3.7.5-03"
        )


def marines_without_breaching(fleet: Fleet) -> Iterator[Issue]:
    """Only breaching squadrons start with marines aboard. Rule MV-3.7.5-06."""
    for squadron, kind in _brought(fleet):
        if squadron.marines_aboard and SquadronQuality.BREACHING not in kind.qualities:
            yield error(
                "marines-without-breaching",
                where=ref("squadrons", squadron.id),
                text=f"{called(kind)} starts with marines aboard and is not breaching; only breaching squadrons carry marines",
                rule="MV-3.7.5-06",
            )


def _brought(fleet: Fleet) -> Iterator[tuple[IndependentSquadron, Starfighter]]:
    known = definitions(fleet).starfighters
    return ((squadron, known[squadron.starfighter]) for squadron in fleet.squadrons)


CHECKS = (without_ftl, crew_quality, marines_without_breaching)
