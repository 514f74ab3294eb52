"""The properties of a fleet itself, of the ships of its roster and of the squadrons beside them."""

from collections.abc import Iterator

from metamaker.core.display_names import called
from metamaker.core.edits import changed
from metamaker.core.messages import Words
from metamaker.core.property import Choice, Form, Property, same_icon, worded
from metamaker.games.metaverse.checks.components import CREW_QUALITIES
from metamaker.games.metaverse.checks.limits import TIERS
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.edits.house_formulas import house_text, read_house_text
from metamaker.games.metaverse.edits.house_words import read_words_text, words_text
from metamaker.games.metaverse.edits.part_properties import COPIES, load_choices, load_values
from metamaker.games.metaverse.edits.roster import carried, reclass, set_commander, set_loadout
from metamaker.games.metaverse.edits.subject import Kind, Subject
from metamaker.games.metaverse.edits.vocabulary import section_term
from metamaker.games.metaverse.model.design import definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import IndependentSquadron, Loads
from metamaker.games.metaverse.model.words import (
    CommandDie,
    CommandLevel,
    LoadoutKind,
    MassFactorFormula,
    SquadronQuality,
    ValueKind,
)
from metamaker.games.metaverse.stats.parts import Fitted, parts

MOST_POINTS = 1_000_000
"""The end of the input field, far beyond the size of any table. No rule."""

MOST_TONNES = 1_000_000_000
"""The maximum of the input field. It is fiction and has no effects."""

LIMITS = {"combat_value_limit": "limits/combat_value", "tier_limit": "limits/tier"}
"""The field of a fleet for agreed limits."""

LOADOUT = "loadouts/"
"""The beginning of the key of a loadout; the id of the bay follows."""


def fleet_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a fleet."""
    fleet: Fleet = of.value
    form = Form(words, Kind.FLEET)
    yield form.text("name", fleet.name)
    yield form.text("author", fleet.author)
    yield form.text("licence", fleet.licence or "")
    yield form.prose("notes", fleet.notes)
    yield form.tags("tags", fleet.tags)
    yield form.flag("public", fleet.public, rule="MV-3.0.1-03")
    yield form.decimal("combat_value_limit", fleet.limits.combat_value, MOST_POINTS, rule="MV-3.0.0-03")
    yield form.whole("tier_limit", fleet.limits.tier, TIERS, rule="MV-3.0.0-03", optional=True)
    yield form.choice("value_kind", fleet.value_kind, worded(words, ValueKind), rule="MV-3.1.15-01")
    yield form.choice("mass_factor", fleet.mass_factor, worded(words, MassFactorFormula), rule="MV-3.1.10-02")
    yield form.decimal("tonnes_per_hit", fleet.tonnes_per_hit, MOST_TONNES, unit="t", rule="MV-1.0.0-06")
    yield form.prose("formulas", house_text(fleet.formulas), rule="MV-1.0.0-03")
    yield form.prose("words", words_text(fleet))


def change_formulas(of: Subject, _: str, text: str) -> Fleet:
    """Return the fleet with other custom formulas, one in each line. Raises EditProblem."""
    return changed(of.document, formulas=read_house_text(text))


def change_words(of: Subject, _: str, text: str) -> Fleet:
    """Return the fleet with other custom terms, one in each line. Raises EditProblem."""
    return changed(of.document, words=read_words_text(text))


def ship_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a ship, with loadouts for bays that its class leaves to it, and for existing loadouts."""
    ship: Ship = of.value
    form = Form(words, Kind.SHIP)
    classes = (Choice(each.id, class_called(each), "ship_core") for each in of.document.classes)
    yield form.text("name", ship.name)
    yield form.choice("ship_class", ship.ship_class, classes)
    yield form.choice("commander", ship.commander, _commanders(of.document, ship, words), rule="MV-3.8.0-01", optional=True)
    levels = worded(words, CommandLevel, same_icon)
    yield form.choice("level", ship.level, levels, rule="MV-3.8.0-03", optional=True)
    yield from _loadouts(of.document, ship, form)
    yield form.flag("at_home", ship.at_home)
    yield form.prose("notes", ship.notes)


def _commanders(fleet: Fleet, ship: Ship, words: Words) -> Iterator[Choice]:
    """Yield the ships that can command this one: all except itself and those under it."""
    circle = words.text("window-why_not-circle", ship=called(ship))
    above = {each.id: each.commander for each in fleet.ships}
    under: dict[str, bool] = {ship.id: True}
    for each in fleet.ships:
        if each.id != ship.id:
            why_not = circle if _leads_to(each.id, above, under) else ""
            yield Choice(each.id, called(each), each.level.value if each.level else "ship_core", why_not=why_not)


def _leads_to(start: str, above: dict[str, str | None], under: dict[str, bool]) -> bool:
    """Return whether the ship at the beginning of `under` is in the chain above `start`; answers on the way are cached."""
    passed: list[str] = []
    current: str | None = start
    while current is not None and current not in under:
        passed.append(current)
        current = above[current]
    answer = current is not None and under[current]
    under.update(dict.fromkeys(passed, answer))
    return answer


def _loadouts(fleet: Fleet, ship: Ship, form: Form) -> Iterator[Property]:
    chosen = {loadout.bay: loadout.squadrons for loadout in ship.loadouts}
    for fitted in parts(design(fleet, fleet.ship_class(ship.ship_class))).bays:
        open_to_ship = fitted.fit.loadout is LoadoutKind.DOWNLOAD
        if open_to_ship or fitted.fit.id in chosen:
            yield _loadout(fleet, fitted, chosen.get(fitted.fit.id, ()), form, open_to_ship)


def _loadout(fleet: Fleet, fitted: Fitted, squadrons: Loads, form: Form, open_to_ship: bool) -> Property:
    words = form.words
    return form.loads(
        f"{LOADOUT}{fitted.fit.id}",
        carried(squadrons),
        load_choices(fleet, fitted.bay, squadrons, words),
        called="loadout",
        rule="MV-3.7.7-03",
        why_not="" if open_to_ship else words["window-why_not-loadout_of_class"],
        bay=called(fitted.bay),
        section=section_term(fitted.section, words),
    )


def change_ship_class(of: Subject, _: str, class_id: str) -> Fleet:
    """Return the fleet with a ship of another class. Raises EditProblem."""
    return reclass(of.document, [of.id], class_id)


def change_commander(of: Subject, _: str, commander: str | None) -> Fleet:
    """Return the fleet with a ship under another commander, or under none. Raises EditProblem."""
    return set_commander(of.document, [of.id], commander)


def change_loadout(of: Subject, key: str, loads: tuple[tuple[str, int], ...]) -> Fleet:
    """Return the fleet with other squadrons in a bay of a ship. Raises EditProblem."""
    return set_loadout(of.document, of.id, key.removeprefix(LOADOUT), load_values(loads))


def squadron_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of squadrons without a carrier."""
    squadron: IndependentSquadron = of.value
    form = Form(words, Kind.SQUADRON)
    known = definitions(of.document).starfighters
    no_ftl, no_marines = words["window-why_not-no_ftl"], words["window-why_not-no_breaching"]
    types = (
        Choice(kind.id, called(kind), "squadron", why_not="" if SquadronQuality.FTL in kind.qualities else no_ftl)
        for kind in known.values()
    )
    breaching = SquadronQuality.BREACHING in known[squadron.starfighter].qualities or squadron.marines_aboard
    yield form.choice("starfighter", squadron.starfighter, types, rule="MV-3.7.5-03")
    yield form.whole("count", squadron.count, COPIES, rule="MV-3.7.5-03")
    yield form.whole("crew_quality", squadron.crew_quality, CREW_QUALITIES, rule="MV-3.7.5-03")
    yield form.choice("command_quality", squadron.command_quality, worded(words, CommandDie), rule="MV-3.7.5-03")
    marines = "" if breaching else no_marines
    yield form.flag("marines_aboard", squadron.marines_aboard, rule="MV-3.7.5-06", why_not=marines)
    yield form.flag("at_home", squadron.at_home)
