"""Ratings of ships: single ships, the choices for a slot, the usual reference opponents."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from typing_extensions import override

from metamaker.core.display_names import called
from metamaker.core.envelope import migrated, unwrap
from metamaker.core.issue import Issue, errors_in
from metamaker.core.json_text import parse
from metamaker.core.messages import Words, language_in_force, words_in
from metamaker.core.paths import sample_fleets
from metamaker.core.storage import read_file
from metamaker.core.validation import validated
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.weighing import Choice, Slot, Weighed, Weighing
from metamaker.games.cosmoforce.battle.ai.registry import CAPTAINS
from metamaker.games.cosmoforce.battle.ai.self_play import Combatant, Contestant, Match, fight
from metamaker.games.cosmoforce.catalogue import catalogue, threat_ship, threats
from metamaker.games.cosmoforce.checks import check_design
from metamaker.games.cosmoforce.edits.properties import EMPTY
from metamaker.games.cosmoforce.edits.structure import class_term, system_term
from metamaker.games.cosmoforce.lookup import design_of, found
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.design import SLOTS, Design, SystemKind
from metamaker.games.cosmoforce.model.fleet import FORMAT, GAME, Fleet, element
from metamaker.games.cosmoforce.rules.editions import PlayedRules, rules_of
from metamaker.games.cosmoforce.stats.derived import derived
from metamaker.play.results import Duel

NO_SPEED = -1
"""The speed follows from the design."""


class Force(NamedTuple):
    """A contestant: a ship and the rules."""

    ship: Combatant
    rules: PlayedRules


def entrant(design: Design, rules: PlayedRules, name: str = "", speed: int = NO_SPEED) -> Weighed:
    """Return the rated form of a design, by this name or its own; `speed` in hundredths is a threat record's (CF-THR-05)."""
    title = name or called(design)
    force = Force(Combatant(title, design, speed), rules)
    return Weighed(_sign(design, speed), title, _kind(force, words_in(GAME, language_in_force())), force)


def _kind(force: Force, words: Words) -> str:
    """Return class and mass of an entrant in the language of these words: “Fighter, mass 9”."""
    design = force.ship.design
    mass = words.text("window-fact-mass", mass=derived(design, force.rules).mass)
    return f"{class_term(design.ship_class, words)}, {mass}"


def _sign(design: Design, speed: int) -> str:
    """Return everything that matters in battle, in words.

    Captains look at slots in their order, and at the number of crew with names.
    """
    slots = " ".join("-" if system is None else system.value for system in design.slots)
    crew = f" with {len(design.crew)} named" if design.crew else ""
    given = "" if speed == NO_SPEED else f" at speed {speed}"
    return f"{design.ship_class.value}: {slots}{crew}{given}"


def meeting(one: Weighed, other: Weighed, captain: str) -> Duel:
    """Return two entrants ready for many battles."""
    force: Force = one.force
    sides = (_contestant(one, captain), _contestant(other, captain))
    return Duel(fight, Match(sides, force.rules), f"{one.sign} against {other.sign}", one.sign == other.sign)


def _contestant(weighed: Weighed, captain: str) -> Contestant:
    force: Force = weighed.force
    return Contestant(weighed.name, (force.ship,), captain)


SYSTEM = "system"
"""The property of a slot for its system."""


def slots(design: Design) -> tuple[Slot, ...]:
    """Return the slots of a design in their order."""
    return tuple(Slot(number, _ref(design, number), held is None) for number, held in enumerate(design.slots, 1))


def choices(design: Design, slot: int, rules: PlayedRules) -> tuple[Choice, ...]:
    """Return a choice for each system that the class may mount, and for an empty slot if others are filled.

    Rules CF-SHIP-02 to -06. Raises NotInDocument for an unknown slot.
    """
    if not 1 <= slot <= SLOTS:
        raise NotInDocument(message("play-no-slot", most=SLOTS, found=slot))
    kinds: list[SystemKind | None] = [kind for kind in SystemKind if catalogue()[kind].fits(design.ship_class)]
    if any(kind is not None for place, kind in enumerate(design.slots, 1) if place != slot):
        kinds.append(None)
    return tuple(_choice(design, slot, kind, rules) for kind in kinds)


def _choice(design: Design, slot: int, kind: SystemKind | None, rules: PlayedRules) -> Choice:
    words = words_in(GAME, language_in_force())
    name = words["window-weighing-nothing"] if kind is None else system_term(kind, words)
    changed = design.with_(slots=(*design.slots[: slot - 1], kind, *design.slots[slot:]))
    is_held = design.slots[slot - 1] is kind
    return Choice(name, entrant(changed, rules), is_held, _ref(design, slot), SYSTEM, EMPTY if kind is None else kind.value)


def _ref(design: Design, slot: int) -> str:
    return design.ref("slots", str(slot))


SAMPLES = "six-ideas.json"


def opponents(fleet: Fleet) -> tuple[Weighed, ...]:
    """Return the reference opponents for the edition and rules of a document.

    Threats have the arms of that edition (CF-THR-04, CF-THR-05); samples are the same designs in both (CF-ED-03).
    """
    rules = rules_of(fleet)
    met = [threat_ship(threat, fleet.edition, rules.strict_baby_striker) for threat in threats()]
    chart = [entrant(each.design, rules, speed=NO_SPEED if each.speed is None else each.speed) for each in met]
    return (*chart, *(entrant(design, rules) for design in _samples()))


@cache
def _samples() -> tuple[Design, ...]:
    file = str(sample_fleets(GAME) / SAMPLES)
    body = migrated(unwrap(parse(read_file(file), file), file), FORMAT, file)
    return validated(Fleet, body, file).designs


class CosmoforceWeighing(Weighing[Fleet]):
    """See the `Weighing` protocol."""

    captains = CAPTAINS
    has_slots = True

    @override
    def flaws(self, document: Fleet, names: Sequence[str]) -> tuple[Issue, ...]:
        rules = rules_of(document)
        designs = dict.fromkeys(design_of(document, ref).id for ref in _refs(document, names))
        return errors_in(issue for key in designs for issue in check_design(document.design(key), rules))

    @override
    def weighed(self, document: Fleet, names: Sequence[str]) -> tuple[Weighed, ...]:
        rules = rules_of(document)
        return tuple(entrant(design_of(document, ref), rules, called(element(document, ref))) for ref in _refs(document, names))

    @override
    def field(self, document: Fleet, ships: Sequence[Weighed] = ()) -> tuple[Weighed, ...]:
        return opponents(document)

    @override
    def kind_in(self, weighed: Weighed, language: str) -> str:
        force: Force = weighed.force
        return _kind(force, words_in(GAME, language))

    @override
    def same_rules(self, one: Fleet, other: Fleet) -> bool:
        return rules_of(one) == rules_of(other)

    @override
    def slots(self, document: Fleet, name: str) -> tuple[Slot, ...]:
        return slots(design_of(document, found(document, name)))

    @override
    def choices(self, document: Fleet, name: str, slot: int) -> tuple[Choice, ...]:
        return choices(design_of(document, found(document, name)), slot, rules_of(document))

    @override
    def meeting(self, one: Weighed, other: Weighed, captain: str) -> Duel:
        return meeting(one, other, captain)


def _refs(document: Fleet, names: Sequence[str]) -> tuple[str, ...]:
    """Return the named ships or designs."""
    if not names:
        return tuple(design.ref() for design in document.designs)
    return tuple(found(document, name) for name in names)
