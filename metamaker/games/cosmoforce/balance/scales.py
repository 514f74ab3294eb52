"""Weighing Cosmoforce ships, as the command line and the window see it."""

from collections.abc import Mapping, Sequence

from metamaker.core.issue import Issue, Severity
from metamaker.core.naming import called
from metamaker.core.words import ENGLISH, languages, words
from metamaker.fighting import Choice, Duel, Scales, Slot, Weighed
from metamaker.games.cosmoforce.balance import entrant
from metamaker.games.cosmoforce.balance.choices import choices, slots
from metamaker.games.cosmoforce.balance.opponents import opponents
from metamaker.games.cosmoforce.battle.captains.known import CAPTAINS, USUAL
from metamaker.games.cosmoforce.checks.all import check_design
from metamaker.games.cosmoforce.finding import design_of, element, found
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet
from metamaker.games.cosmoforce.rules.editions import rules_of


class CosmoforceScales:
    """See the Scales protocol."""

    captains: Mapping[str, str] = CAPTAINS
    usual_captain = USUAL

    def flaws(self, document: Fleet, names: Sequence[str]) -> tuple[Issue, ...]:
        """See Scales."""
        rules = rules_of(document)
        designs = dict.fromkeys(design_of(document, ref).id for ref in _refs(document, names))
        found_issues = [issue for key in designs for issue in check_design(document.design(key), rules)]
        return tuple(issue for issue in found_issues if issue.severity is Severity.ERROR)

    def weighed(self, document: Fleet, names: Sequence[str]) -> tuple[Weighed, ...]:
        """See Scales."""
        rules = rules_of(document)
        return tuple(
            entrant.entrant(design_of(document, ref), rules, called(element(document, ref))) for ref in _refs(document, names)
        )

    def field(self, document: Fleet) -> tuple[Weighed, ...]:
        """See Scales."""
        return opponents(document)

    def kind_in(self, weighed: Weighed, language: str) -> str:
        """See Scales."""
        return entrant.kind_in(weighed, words(GAME, language if language in languages(GAME) else ENGLISH))

    def same_rules(self, one: Fleet, other: Fleet) -> bool:
        """See Scales."""
        return rules_of(one) == rules_of(other)

    def slots(self, document: Fleet, name: str) -> tuple[Slot, ...]:
        """See Scales."""
        return slots(design_of(document, found(document, name)))

    def choices(self, document: Fleet, name: str, slot: int) -> tuple[Choice, ...]:
        """See Scales."""
        return choices(design_of(document, found(document, name)), slot, rules_of(document))

    def meeting(self, one: Weighed, other: Weighed, captain: str) -> Duel:
        """See Scales."""
        return entrant.meeting(one, other, captain)


def _refs(document: Fleet, names: Sequence[str]) -> tuple[str, ...]:
    """Return the ships or designs that are meant."""
    if not names:
        return tuple(design.ref() for design in document.designs)
    return tuple(found(document, name) for name in names)


COSMOFORCE_SCALES: Scales[Fleet] = CosmoforceScales()
