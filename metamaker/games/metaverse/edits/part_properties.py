"""The properties of the parts in the sections of a class: components, weapon mounts, hangar bays."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from metamaker.core.display_names import called, first_upper
from metamaker.core.edits import validated_new
from metamaker.core.messages import Words
from metamaker.core.property import MOST, Choice, Form, Property, worded
from metamaker.games.metaverse.catalogue import Entry, FacingRule, catalogue
from metamaker.games.metaverse.checks.placement import ALLOWED, FACINGS, placement
from metamaker.games.metaverse.edits.parts import facing_of, rating_of
from metamaker.games.metaverse.edits.roster import carried
from metamaker.games.metaverse.edits.subject import Kind, Subject
from metamaker.games.metaverse.edits.summaries import bay_in_brief, weapon_in_brief
from metamaker.games.metaverse.edits.vocabulary import component_hint, component_icon, component_term, facing_term
from metamaker.games.metaverse.model.arc import Facing, SectionName, Sector
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Component, ComponentKind
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import Bay, BayFit, Load
from metamaker.games.metaverse.model.weapon import Mount
from metamaker.games.metaverse.model.words import LoadoutKind

COPIES = range(1, 100)
"""The maximum is the technical ceiling. Rule MV-0.0.0-02."""


def component_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a component; rating and facing only if its kind or the part has one."""
    part: Component = of.value
    entry = catalogue()[part.kind]
    form = Form(words, Kind.COMPONENT)
    yield form.choice("kind", part.kind, _kinds(of, entry, words), rule=entry.rule)
    if entry.rating is not None or part.rating is not None:
        within = range(entry.rating[0], entry.rating[1] + 1) if entry.rating is not None else MOST
        optional = entry.rating is None or part.rating is None
        yield form.whole("rating", part.rating, within, rule=entry.rule, optional=optional)
    if entry.facing is not FacingRule.NONE or part.facing is not None:
        optional = entry.facing is FacingRule.NONE or part.facing is None
        yield form.choice("facing", part.facing, _facings(of, entry, words), rule=entry.rule, optional=optional)
    yield form.whole("count", part.count, COPIES, rule="MV-3.0.1-11")


def _kinds(of: Subject, entry: Entry, words: Words) -> Iterator[Choice]:
    """Yield the kinds of the same group; kinds that are never allowed here give the reason."""
    for kind in ComponentKind:
        if catalogue()[kind].group is entry.group:
            facings = FACINGS[catalogue()[kind].facing] or (None,)
            refused = [reasons for facing in facings if (reasons := _reasons(of, kind, facing, words))]
            why_not = refused[0] if len(refused) == len(facings) else ""
            name, hint = component_term(kind, words), component_hint(kind, words)
            yield Choice(kind.value, name, component_icon(kind, None), hint, why_not)


def _facings(of: Subject, entry: Entry, words: Words) -> Iterator[Choice]:
    kind: ComponentKind = of.value.kind
    known = FACINGS[entry.facing]
    odd = () if of.value.facing in {None, *known} else (of.value.facing,)
    for facing in (*known, *odd):
        text = first_upper(facing_term(facing, words))
        yield Choice(facing.value, text, component_icon(kind, facing), why_not=_reasons(of, kind, facing, words))


def _reasons(of: Subject, kind: ComponentKind, facing: Facing | None, words: Words) -> str:
    ship, section = _home(of)
    return "; ".join(first_upper(words.say(reason.message)) for reason in placement(kind, section, ship, facing))


def _home(of: Subject) -> tuple[ShipClass, SectionName]:
    if of.ship is None or of.section is None:
        raise ValueError(f"{of.ref} is in no section")
    return of.ship, of.section


def change_kind(of: Subject, _: str, kind: ComponentKind) -> Fleet:
    """Return the fleet with a component of another kind. Raises EditProblem.

    Its rating and facing stay if the new kind allows them; otherwise they become allowed ones.
    """
    return of.with_(kind=kind, **_as_another(of, kind))


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


def mount_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a weapon mount; sectors across the ship cannot be chosen."""
    mount: Mount = of.value
    form = Form(words, Kind.MOUNT)
    _, section = _home(of)
    across = words["window-why_not-across"]
    sectors = worded(words, Sector, why_not=lambda sector: "" if sector in ALLOWED[section] else across)
    weapons = (Choice(weapon.id, called(weapon), "weapon", weapon_in_brief(weapon, words)) for weapon in of.document.weapons)
    yield form.choice("weapon", mount.weapon, weapons, rule="MV-3.6.0-01")
    yield form.sectors("sectors", mount.sectors, sectors, rule="MV-3.6.4-01")
    yield form.whole("count", mount.count, COPIES, rule="MV-3.0.1-11")


def fit_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of hangar bays in a section; their squadrons are listed here only if they are permanent."""
    fit: BayFit = of.value
    form = Form(words, Kind.FIT)
    bay = definitions(of.document).bays[fit.bay]
    why_not = "" if fit.loadout is LoadoutKind.PERMANENT else words[f"window-why_not-loadout_{fit.loadout}"]
    bays = (Choice(bay.id, called(bay), "hangar_bay", bay_in_brief(bay, words)) for bay in of.document.bays)
    aboard = load_choices(of.document, bay, fit.squadrons, words)
    yield form.choice("bay", fit.bay, bays, rule="MV-3.7.7-01")
    yield form.whole("count", fit.count, COPIES, rule="MV-3.0.1-11")
    loadout = form.choice("loadout", fit.loadout, worded(words, LoadoutKind), rule="MV-3.0.1-15")
    yield replace(loadout, meaning=words[f"window-choice-loadout_kind-{fit.loadout}-hint"])
    yield form.loads("squadrons", carried(fit.squadrons), aboard, rule="MV-3.7.7-03", why_not=why_not)


def change_squadrons(of: Subject, _: str, loads: tuple[tuple[str, int], ...]) -> Fleet:
    """Return the fleet with other squadrons in hangar bays. Raises EditProblem."""
    return of.with_(squadrons=load_values(loads))


def load_values(pairs: tuple[tuple[str, int], ...]) -> tuple[Load, ...]:
    """Return the squadrons aboard in the form of the model. Raises EditProblem for an impossible count."""
    return tuple(validated_new(Load, starfighter=kind, count=count) for kind, count in pairs if count)


def load_choices(fleet: Fleet, bay: Bay, loads: Iterable[Load], words: Words) -> Iterator[Choice]:
    """Yield the types that a bay accepts, and other types aboard with the reason against them."""
    aboard = {load.starfighter for load in loads}
    reason = words.text("window-why_not-not_accepted", bay=called(bay))
    for kind in definitions(fleet).starfighters.values():
        if kind.id in bay.accepts or kind.id in aboard:
            yield Choice(kind.id, called(kind), "squadron", why_not="" if kind.id in bay.accepts else reason)
