"""What can be changed about the parts in the sections of a class: components, weapon mounts, hangar bays."""

from collections.abc import Iterator
from typing import Any

from metamaker.core.naming import called
from metamaker.core.property import MOST, Choice, Form, Property, worded
from metamaker.core.words import Words
from metamaker.games.metaverse.catalogue import Entry, FacingRule, catalogue
from metamaker.games.metaverse.checks.placement import ALLOWED, FACINGS, placement
from metamaker.games.metaverse.edits.fitting import facing_of, rating_of
from metamaker.games.metaverse.edits.part_facts import bay_in_brief, weapon_in_brief
from metamaker.games.metaverse.edits.parts import change_part
from metamaker.games.metaverse.edits.squadron_loads import carried, load_choices, load_values
from metamaker.games.metaverse.edits.subject import Kind, Subject
from metamaker.games.metaverse.edits.terms import component_hint, component_icon, component_term, facing_term, first_upper
from metamaker.games.metaverse.model.arc import Facing, SectionName, Sector
from metamaker.games.metaverse.model.bay import BayFit
from metamaker.games.metaverse.model.component import Component, ComponentKind
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.weapon import Mount
from metamaker.games.metaverse.model.words import LoadoutKind

COPIES = range(1, 100)


def component_properties(of: Subject, told: Words) -> Iterator[Property]:
    """Yield the properties of a component: a rating and a facing only where its kind has one, or the part does."""
    part: Component = of.value
    entry = catalogue()[part.kind]
    form = Form(told, Kind.COMPONENT)
    yield form.choice("kind", part.kind, _kinds(of, entry, told), rule=entry.rule)
    if entry.rating is not None or part.rating is not None:
        within = range(entry.rating[0], entry.rating[1] + 1) if entry.rating is not None else MOST
        optional = entry.rating is None or part.rating is None
        yield form.whole("rating", part.rating, within, rule=entry.rule, optional=optional)
    if entry.facing is not FacingRule.NONE or part.facing is not None:
        optional = entry.facing is FacingRule.NONE or part.facing is None
        yield form.choice("facing", part.facing, _facings(of, entry, told), rule=entry.rule, optional=optional)
    yield form.whole("count", part.count, COPIES, rule="MV-3.0.1-11")


def _kinds(of: Subject, entry: Entry, told: Words) -> Iterator[Choice]:
    """Return the kinds of the same group; those that can stand here in no way say why."""
    for kind in ComponentKind:
        if catalogue()[kind].group is entry.group:
            facings = FACINGS[catalogue()[kind].facing] or (None,)
            refused = [reasons for facing in facings if (reasons := _reasons(of, kind, facing))]
            why_not = refused[0] if len(refused) == len(facings) else ""
            name, hint = component_term(kind, told), component_hint(kind, told)
            yield Choice(kind.value, name, component_icon(kind, None), hint, why_not)


def _facings(of: Subject, entry: Entry, told: Words) -> Iterator[Choice]:
    kind: ComponentKind = of.value.kind
    known = FACINGS[entry.facing]
    odd = () if of.value.facing in {None, *known} else (of.value.facing,)
    for facing in (*known, *odd):
        text = first_upper(facing_term(facing, told))
        yield Choice(facing.value, text, component_icon(kind, facing), why_not=_reasons(of, kind, facing))


def _reasons(of: Subject, kind: ComponentKind, facing: Facing | None) -> str:
    ship, section = _home(of)
    return "; ".join(first_upper(reason.text) for reason in placement(kind, section, ship, facing))


def _home(of: Subject) -> tuple[ShipClass, SectionName]:
    if of.ship is None or of.section is None:
        raise ValueError(f"{of.ref} is in no section")
    return of.ship, of.section


def change_of_component(of: Subject, key: str, value: object) -> Fleet:
    """Return the fleet with another value of a property of a component. Raises EditProblem.

    With another kind come a rating and a facing that it can have, those that it has if it can keep them.
    """
    fields: dict[str, Any] = {key: value}
    if key == "kind" and isinstance(value, ComponentKind):
        fields |= _as_another(of, value)
    return change_part(of.fleet, of.ref, **fields)


def _as_another(of: Subject, kind: ComponentKind) -> dict[str, object]:
    ship, section = _home(of)
    part: Component = of.value
    bounds = catalogue()[kind].rating
    keeps_rating = part.rating is not None and bounds is not None and bounds[0] <= part.rating <= bounds[1]
    keeps_facing = not placement(kind, section, ship, part.facing)
    return {
        "rating": part.rating if keeps_rating else rating_of(kind, ship, section),
        "facing": part.facing if keeps_facing else facing_of(kind, ship, section),
    }


def mount_properties(of: Subject, told: Words) -> Iterator[Property]:
    """Yield the properties of a weapon mount; sectors across the ship cannot be chosen."""
    mount: Mount = of.value
    form = Form(told, Kind.MOUNT)
    _, section = _home(of)
    across = told["window.why_not.across"]
    sectors = worded(told, Sector, why_not=lambda sector: "" if sector in ALLOWED[section] else across)
    weapons = (Choice(weapon.id, called(weapon), "weapon", weapon_in_brief(weapon, told)) for weapon in of.fleet.weapons)
    yield form.choice("weapon", mount.weapon, weapons, rule="MV-3.6.0-01")
    yield form.sectors("sectors", mount.sectors, sectors, rule="MV-3.6.4-01")
    yield form.whole("count", mount.count, COPIES, rule="MV-3.0.1-11")


def fit_properties(of: Subject, told: Words) -> Iterator[Property]:
    """Yield the properties of hangar bays in a section; their squadrons are listed here only if they are permanent."""
    fit: BayFit = of.value
    form = Form(told, Kind.FIT)
    bay = definitions(of.fleet).bays[fit.bay]
    why_not = "" if fit.loadout is LoadoutKind.PERMANENT else told[f"window.why_not.loadout_{fit.loadout}"]
    bays = (Choice(bay.id, called(bay), "hangar_bay", bay_in_brief(bay, told)) for bay in of.fleet.bays)
    aboard = load_choices(of.fleet, bay, fit.squadrons, told)
    yield form.choice("bay", fit.bay, bays, rule="MV-3.7.7-01")
    yield form.whole("count", fit.count, COPIES, rule="MV-3.0.1-11")
    yield form.choice("loadout", fit.loadout, worded(told, LoadoutKind), rule="MV-3.0.1-15")
    yield form.loads("squadrons", carried(fit.squadrons), aboard, rule="MV-3.7.7-03", why_not=why_not)


def change_of_placed(of: Subject, key: str, value: object) -> Fleet:
    """Return the fleet with another value of a property of a weapon mount or hangar bay. Raises EditProblem."""
    return change_part(of.fleet, of.ref, **{key: load_values(value) if key == "squadrons" else value})
