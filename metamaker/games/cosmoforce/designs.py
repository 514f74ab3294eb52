"""Ships and designs of a document: their numbers as blocks, explanations, forces, differences.

The module implements `Designs` for the game.
"""

from collections import Counter
from collections.abc import Iterator

from metamaker.core.difference import Difference, with_same_id
from metamaker.core.difference import differences as differences_of
from metamaker.core.display_names import called
from metamaker.core.messages import words_in
from metamaker.core.stat import Stat, StatBlock
from metamaker.game_api.designs import Account, Miniatures, Numbers, Report, Roster, RosterLine, Share, stat_called
from metamaker.games.cosmoforce.catalogue import catalogue, system_name
from metamaker.games.cosmoforce.documents import FleetDocuments
from metamaker.games.cosmoforce.edits.structure import alone
from metamaker.games.cosmoforce.lookup import design_of, found, made_of
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.attendance import present
from metamaker.games.cosmoforce.model.design import SLOTS, Design, SystemKind
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet, Ship, Team, element
from metamaker.games.cosmoforce.rules.editions import PlayedRules, rules_of
from metamaker.games.cosmoforce.stats.block import HEADLINE, calculation, design_block, explainable, explained, numbered
from metamaker.games.cosmoforce.stats.derived import derived, mass_allowed, team_mass


def subjects(fleet: Fleet, classes: bool) -> tuple[str, ...]:
    """Return the references of every ship that comes, or of every design, including designs without ships."""
    fleet = present(fleet)
    elements = fleet.designs if classes or not fleet.ships else fleet.ships
    return tuple(element.ref() for element in elements)


def report(fleet: Fleet, classes: bool) -> Report:
    """Return the numbers of every ship that comes, or of every design, including designs without teams."""
    fleet = present(fleet)
    if classes or not fleet.ships:
        ships = tuple(design_numbers(fleet, design) for design in fleet.designs)
    else:
        ships = tuple(numbers(fleet, ship.id, called(ship), fleet.design(ship.design)) for ship in fleet.ships)
    return Report(ships, fleet_block(fleet), HEADLINE)


def design_numbers(fleet: Fleet, design: Design) -> Numbers:
    """Return the numbers of a design."""
    return numbers(fleet, design.id, called(design), design)


def subject_numbers(fleet: Fleet, ref: str) -> Numbers | None:
    """Return the numbers of the ship or design with this reference; None for other references."""
    try:
        shown = element(fleet, ref)
    except KeyError:
        return None
    return numbers(fleet, shown.id, called(shown), design_of(fleet, ref))


def numbers(fleet: Fleet, element: str, name: str, design: Design) -> Numbers:
    """Return the numbers of a design under the id and name of a ship, by the rules of the document."""
    rules = rules_of(fleet)
    slots = {
        str(number): _slot(None if kind is None else catalogue()[kind].name, boxes)
        for number, (kind, boxes) in enumerate(zip(design.slots, derived(design, rules).boxes, strict=True), 1)
    }
    return Numbers(element, name, design.id, design_block(design, rules), {"slots": slots})


def _slot(name: str | None, boxes: int) -> StatBlock:
    return StatBlock(
        (
            numbered("system", name, "CF-SHIP-02"),
            numbered("boxes", boxes, "CF-DER-08"),
        )
    )


def fleet_block(fleet: Fleet) -> StatBlock:
    """Return the totals of the ships that come, and the mass of each team with the limit of its budget."""
    fleet = present(fleet)
    return StatBlock(
        (
            numbered("edition", fleet.edition.value, "CF-ED-01"),
            numbered("designs", len(fleet.designs), "CF-SHIP-01"),
            numbered("teams", len(fleet.teams), "CF-MODE-02"),
            numbered("ships", len(fleet.ships), "CF-MODE-02"),
            numbered("mass", sum(team_mass(fleet, team) for team in fleet.teams), "CF-DER-01", label="mass-of-all"),
            *(stat for team in fleet.teams for stat in _team(fleet, team.id)),
        )
    )


def _team(fleet: Fleet, team_id: str) -> tuple[Stat, Stat]:
    team = fleet.team(team_id)
    allowed = None if team.budget is None else mass_allowed(team.budget, len(team.ships))
    return (
        numbered(f"{team.id}.mass", team_mass(fleet, team), "CF-MODE-03", label="mass-of-team", team=called(team)),
        numbered(f"{team.id}.mass_allowed", allowed, "CF-MODE-03", label="mass-allowed", team=called(team)),
    )


def roster(fleet: Fleet) -> Roster:
    """Return the ships, team by team, each with its team in place of a commander; those at home last."""
    lines = {ship: _line(fleet, team, ship) for team in fleet.teams for ship in team.ships}
    coming, at_home = ([line for ship, line in lines.items() if ship.at_home is stays] for stays in (False, True))
    counts = Counter(ship.design for ship in present(fleet).ships)
    pieces = tuple(Miniatures("ship", key, called(fleet.design(key)), count) for key, count in counts.most_common())
    mass = numbered("", sum(team_mass(fleet, team) for team in fleet.teams), "CF-DER-01", label="mass-of-all")
    return Roster(fleet.name, fleet_block(fleet), tuple(coming), (), pieces, tuple(at_home), mass if at_home else None)


def _line(fleet: Fleet, team: Team, ship: Ship) -> RosterLine:
    design = fleet.design(ship.design)
    block = design_block(design, rules_of(fleet))
    return RosterLine(ship.id, called(ship), design.id, called(design), None, called(team), block)


def account(fleet: Fleet, ship: str, stat: str) -> Account:
    """Explain a stat, by symbol or label, of a ship or design, by id or name. Raises NotInDocument."""
    ref = found(fleet, ship)
    chosen, design, rules = element(fleet, ref), design_of(fleet, ref), rules_of(fleet)
    of = numbers(fleet, chosen.id, chosen.name.strip() or chosen.id, design)
    symbol, shown = stat_called(of, stat, "slots 1.boxes")
    if symbol not in explainable():
        return Account(of.name, symbol, shown, None, ())
    why, shares = explained(design, rules, symbol), tuple(_shares(design, rules, symbol))
    return Account(of.name, symbol, shown, why, shares, calculation=calculation(design, rules, symbol))


def _shares(design: Design, rules: PlayedRules, symbol: str) -> Iterator[Share]:
    """Yield the parts of a number: the base of the class, then the slots, each with the effect of one more system."""
    whole = _value(design, rules, symbol)
    of_slots = "boxes" if symbol == "capacity" else symbol
    total = _value(design, rules, of_slots)
    base = _value(design.with_(slots=(None,) * SLOTS), rules, of_slots)
    if base:
        text = message(f"stat-base-{symbol}", size_mod=design.ship_class.size_mod)
        yield Share(design.ref(), text, base, None)
    for number, kind in enumerate(design.slots, 1):
        if kind is not None:
            share = total - _value(_without(design, number), rules, of_slots)
            if share:
                name = message("stat-slot", system=system_name(kind), number=number)
                yield Share(design.ref("slots", str(number)), name, share, _one_more(design, rules, symbol, kind, whole))
    if whole != total:
        text = message("stat-free-box" if rules.web_elimination else "stat-whole-system")
        yield Share(design.ref(), text, whole - total, None)


def _one_more(design: Design, rules: PlayedRules, symbol: str, kind: SystemKind, now: int) -> float | None:
    if None not in design.slots:
        return None
    place = design.slots.index(None)
    more = design.with_(slots=(*design.slots[:place], kind, *design.slots[place + 1 :]))
    return _value(more, rules, symbol) - now


def _without(design: Design, number: int) -> Design:
    return design.with_(slots=(*design.slots[: number - 1], None, *design.slots[number:]))


def _value(design: Design, rules: PlayedRules, symbol: str) -> int:
    of = derived(design, rules)
    if symbol == "boxes":
        return sum(of.boxes)
    value: int = getattr(of, symbol)
    return value // 100 if symbol == "speed" else value


def dependencies(fleet: Fleet, ref: str) -> tuple[str, ...]:
    """Return the references of a ship or design and of the design; () for others."""
    return made_of(fleet, ref)


def extract(fleet: Fleet, refs: tuple[str, ...]) -> Fleet:
    """Return the document reduced to these ships or designs, for an opponent."""
    return alone(fleet, refs)


def differences(old: Fleet, new: Fleet) -> tuple[Difference, ...]:
    """Return the differences; two documents of one design each are compared slot by slot, regardless of ids."""
    before, after = FleetDocuments().body(old), FleetDocuments().body(new)
    return differences_of(with_same_id(before, after, "designs"), after)


def difference_texts(old: Fleet, new: Fleet, language: str) -> tuple[str, ...]:
    """Return the differences as sentences."""
    from metamaker.games.cosmoforce import text_export

    return text_export.difference_texts(old, new, differences(old, new), words_in(GAME, language))
