"""Quick fixes of hangar bays, their squadrons, squadron types, and custom formulas."""

from collections.abc import Iterator

from metamaker.core.display_names import called, listed
from metamaker.core.edits import changed
from metamaker.formulas.errors import quoted
from metamaker.game_api.checks import Fix, QuickFix
from metamaker.games.metaverse.edits.definitions import add_fighter_weapon
from metamaker.games.metaverse.edits.editing import EDITS, Case
from metamaker.games.metaverse.edits.roster import carried
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.subject import Kind
from metamaker.games.metaverse.model.design import definitions, design
from metamaker.games.metaverse.model.fleet import HouseFormula
from metamaker.games.metaverse.model.starfighter import Bay, Loads
from metamaker.games.metaverse.model.words import SquadronQuality
from metamaker.games.metaverse.stats.parts import Fitted, parts


def _aboard(case: Case) -> tuple[Fitted, Loads, str] | None:
    """Return the bay of a problem, its listed squadrons, and the property that lists them."""
    if case.of.ship is None:
        return None
    own = case.of.kind is Kind.SHIP
    wanted = case.of.focus.rpartition("/")[2] if own else case.of.id
    for fitted in parts(design(case.fleet, case.of.ship)).bays:
        if fitted.fit.id == wanted:
            chosen = (loadout.squadrons for loadout in case.of.value.loadouts if loadout.bay == wanted) if own else ()
            return fitted, next(iter(chosen), ()) if own else fitted.fit.squadrons, case.of.focus if own else "squadrons"
    return None


def _as_many_as_fit(case: Case) -> Iterator[Fix]:
    """Remove the squadrons at the end of the list that do not fit."""
    aboard = _aboard(case)
    if aboard is None:
        return
    fitted, squadrons, key = aboard
    room = left = fitted.bay.carry * fitted.fit.count
    kept = []
    for kind, count in carried(squadrons):
        if min(count, left):
            kept.append((kind, min(count, left)))
        left -= min(count, left)
    yield case.fix("fit_aboard" if room else "clear_list", case.changed(key, tuple(kept)), room=room)


def _accepted_types_alone(case: Case) -> Iterator[Fix]:
    """Remove squadrons that a bay does not accept, or let it accept them."""
    aboard = _aboard(case)
    if aboard is None:
        return
    fitted, squadrons, key = aboard
    refused = [kind for kind, _ in carried(squadrons) if kind not in fitted.bay.accepts]
    names = listed(called(definitions(case.fleet).starfighters[kind]) for kind in refused)
    bay: Bay = fitted.bay
    accepts = (*bay.accepts, *refused)
    yield case.fix(
        "accept", STRUCTURE.get(case.fleet, f"bays/{bay.id}").with_(accepts=accepts), bay=called(bay), squadrons=names
    )
    kept = tuple(load for load in carried(squadrons) if load[0] not in refused)
    yield case.fix("leave_behind", case.changed(key, kept), squadrons=names)


def _nothing_listed(case: Case) -> Iterator[Fix]:
    aboard = _aboard(case)
    if aboard is not None:
        yield case.fix("clear_list", case.changed(aboard[2], ()))


def _any_type(case: Case) -> Iterator[Fix]:
    types = tuple(kind.id for kind in case.fleet.starfighters)
    if types:
        yield case.fix("accept_all", case.of.with_(accepts=types))
        return
    made = EDITS.added(case.fleet, "starfighters", case.words["window-new-first_starfighters"])
    yield case.fix("first_squadron", STRUCTURE.get(made.document, case.of.ref).with_(accepts=(made.ref.partition("/")[2],)))


def _a_weapon(case: Case) -> Iterator[Fix]:
    yield case.fix("arm", add_fighter_weapon(case.fleet, case.of.id, case.words["window-fix-new_weapon"]))


def _with_ftl(case: Case) -> Iterator[Fix]:
    kind = definitions(case.fleet).starfighters[case.of.value.starfighter]
    qualities = (SquadronQuality.FTL, *kind.qualities)
    edited = STRUCTURE.get(case.fleet, f"starfighters/{kind.id}").with_(qualities=qualities)
    yield case.fix("give_ftl", edited, squadron=called(kind))


def _stock_formula(case: Case) -> Iterator[Fix]:
    kept = tuple(formula for formula in case.fleet.formulas if not _is_meant(case, formula))
    if len(kept) < len(case.fleet.formulas):
        yield case.fix("stock_formula", changed(case.fleet, formulas=kept))


def _last_formula(case: Case) -> Iterator[Fix]:
    meant = [formula for formula in case.fleet.formulas if _is_meant(case, formula)]
    kept = tuple(formula for formula in case.fleet.formulas if formula not in meant or formula is meant[-1])
    yield case.fix("last_formula", changed(case.fleet, formulas=kept))


def _is_meant(case: Case, formula: HouseFormula) -> bool:
    return case.issue.where == f"formulas/{quoted(formula.entry)}"


QUICK_FIXES: dict[str, QuickFix] = {
    "overloaded-bay": _as_many_as_fit,
    "squadron-not-accepted": _accepted_types_alone,
    "idle-loadout": _nothing_listed,
    "bay-accepts-nothing": _any_type,
    "unarmed-squadron": _a_weapon,
    "squadron-without-ftl": _with_ftl,
    "house-formula": _stock_formula,
    "house-result": _stock_formula,
    "contrary-formula": _stock_formula,
    "repeated-formula": _last_formula,
}
