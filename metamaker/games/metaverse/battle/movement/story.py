"""How the story tells the movement phase."""

import re

from metamaker.core.naming import counted, signed
from metamaker.games.metaverse.battle.movement import events as said
from metamaker.games.metaverse.battle.telling.names import Names
from metamaker.games.metaverse.battle.telling.phrases import cm, degrees, faces, halved, place, plain, way_length
from metamaker.play.story import Tellings, follows, telling

POINTS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def _announced(event: said.ArrivalAnnounced, names: Names) -> str:
    at = place(event.x, event.y)
    return f"{names.ship(event.ship)} announces its return next turn at {at}, heading {degrees(event.heading)}"


def _revealed(event: said.PlotRevealed, names: Names) -> str:
    return f"{names.ship(event.ship)} plotted {_codes(event, names)}" if event.codes else f"{names.ship(event.ship)} drifts"


def _codes(event: said.PlotRevealed, names: Names) -> str:
    """Return order codes with the names of systems and ships in place of their references."""

    def named(found: re.Match[str]) -> str:
        reference = found.group()
        system = names.system(event.ship, reference)
        return names.ship(reference) if system == reference else system

    return _REFERENCE.sub(named, event.codes)


_REFERENCE = re.compile(r"[a-z_]+/[a-z0-9_-]+(#[0-9]+)?")


def _voided(event: said.PlotVoided, names: Names) -> str:
    left = event.codes or "a drift"
    return f"{names.ship(event.ship)} can no longer carry out its plot, {event.reason}; what is left of it is {left}"


def _dared(event: said.RamDared, names: Names) -> str:
    said_so = "the crew dares it" if event.dared else "the crew refuses"
    plan = names.plan(event.ship)
    die = halved(plan.command_faces, (event.face,)) if plan else f"{event.face}"
    roll = f"{die}, {event.total} in all against crew quality {event.crew_quality}"
    return f"{names.ship(event.ship)} asks to ram {names.ship(event.target)}: {roll}: {said_so}"


def _jump_dice(event: said.JumpDiceRolled, names: Names) -> str:
    more = " more" if event.more else ""
    return f"{names.ship(event.ship)} rolls D10 {faces(event.faces)}{more} for its tactical jump"


def _jump_kept(event: said.JumpDiceKept, names: Names) -> str:
    return f"{names.ship(event.ship)} keeps {faces(event.faces) or 'none'}: {sum(event.faces)} cm"


def _field(event: said.FieldRolled, names: Names) -> str:
    end = "the jump ends there" if event.stopped else "it goes on"
    more = f" {signed(event.more)}" if event.more else ""
    at = place(event.x, event.y)
    return f"gravity field at {at}: {names.ship(event.ship)} rolls D6 {event.face}{more} against {event.crew_quality}: {end}"


def _moved(event: said.Moved, names: Names) -> str:
    end = place(*event.way[-1]) if event.way else "where it was"
    length = cm(way_length(event.way))
    momenta = " ".join(f"{point}{plain(number)}" for point, number in zip(POINTS, event.momenta, strict=False) if number)
    spin = f", spin {signed(event.rotation)}" if event.rotation else ""
    speed = f"momenta {momenta or '0'}{spin}" if event.momenta else f"speed {plain(event.speed)}"
    ratings = ((event.target, "target rating"), (event.movement, "movement rating"))
    more = "".join(f", {word} {signed(number)}" for number, word in ratings if number)
    return f"{names.ship(event.ship)} moves {length} to {end}, heading {degrees(event.heading)}, {speed}{more}"


def _met(event: said.RamMet, names: Names) -> str:
    both = f"{event.rammer_total} against {event.target_total}"
    end = f"it will hit, closing at {event.closing}" if event.succeeds else "it is evaded"
    at = place(event.x, event.y)
    return (
        f"{names.ship(event.ship)} comes upon {names.ship(event.target)} at {at},"
        f" {event.arc} arc to {event.target_arc} arc: {both}: {end}"
    )


def _swapped(event: said.SidesSwapped, names: Names) -> str:
    what = {"RL": "rolls", "FL": "flips"}.get(event.code, f"turns over ({event.code})")
    now = "port lies to starboard" if event.mirrored else "port lies to port again"
    return f"{names.ship(event.ship)} {what}: {now}"


def _strained(event: said.SystemsStrained, names: Names) -> str:
    what = "power" if event.code == "EP" else "thrust"
    parts = names.systems(event.ship, event.systems)
    end = f"{parts} disabled" if event.broken else f"{parts} hold" if len(event.systems) > 1 else f"{parts} holds"
    return f"{names.ship(event.ship)}, emergency {what}: D6 {event.face} against crew quality {event.crew_quality}: {end}"


def _charged(event: said.DriveCharged, names: Names) -> str:
    return f"{names.ship(event.ship)} charges its {names.system(event.ship, event.system)}: {counted(event.turns, 'turn')}"


def _charge_lost(event: said.ChargeLost, names: Names) -> str:
    return f"{names.ship(event.ship)} lets the charge of its {names.system(event.ship, event.system)} go"


def _wasted(event: said.ChargeWasted, names: Names) -> str:
    return f"{names.ship(event.ship)} did not use its charged {names.system(event.ship, event.system)}: it blows up"


def _departed(event: said.Departed, names: Names) -> str:
    if event.way == "retreat":
        return f"{names.ship(event.ship)} retreats and is gone for good"
    return f"{names.ship(event.ship)} leaves the table by {event.way}"


def _absence(event: said.AbsenceRolled, names: Names) -> str:
    others = [key for key in event.group if key != event.ship]
    group = f" with {names.ships(others)}" if others else ""
    return f"{names.ship(event.ship)}{group}: D8 {event.face} for the jump: away for {counted(event.turns, 'turn')} at least"


def _returned(event: said.Returned, names: Names) -> str:
    at = place(event.x, event.y)
    more = f", target rating {signed(event.target)}, movement rating {signed(event.movement)}"
    return f"{names.ship(event.ship)} is back at {at}, heading {degrees(event.heading)}{more}"


def _cloaked(event: said.Cloaked, names: Names) -> str:
    return f"{names.ship(event.ship)} vanishes under its cloak, for {counted(event.turns, 'turn')} at most"


def _uncloaked(event: said.Uncloaked, names: Names) -> str:
    why = {"ordered": "as plotted", "limit": "its time is over", "generator": "its generator fails"}
    return f"{names.ship(event.ship)} comes out from under its cloak, {why.get(event.reason, event.reason)}"


def _abandoned(event: said.FtlAttackAbandoned, names: Names) -> str:
    return f"the FTL attack of {names.ship(event.ship)} on {names.ship(event.target)} does not go ahead: {event.reason}"


def _ftl_attack(event: said.FtlAttackRolled, names: Names) -> str:
    profile = f"over {event.target_profile} and up to {event.sensor_profile}"
    array = names.system(event.ship, event.array)
    end = "hit" if event.hits else "miss"
    both = f"{names.ship(event.ship)} attacks {names.ship(event.target)}"
    return f"{both} by FTL with its {array}: D20 {event.face}, {profile}: {end}"


def _ftl_pulses(event: said.FtlPulsesRolled, names: Names) -> str:
    return f"pulses D6 {faces(event.faces)} on the {event.arc} arc of {names.ship(event.target)}"


TELLINGS: Tellings = {
    said.ArrivalAnnounced: telling(_announced),
    said.PlotRevealed: telling(_revealed),
    said.PlotVoided: follows(_voided),
    said.RamDared: telling(_dared),
    said.JumpDiceRolled: telling(_jump_dice),
    said.JumpDiceKept: follows(_jump_kept),
    said.FieldRolled: follows(_field),
    said.Moved: follows(_moved),
    said.RamMet: telling(_met),
    said.SidesSwapped: follows(_swapped),
    said.SystemsStrained: follows(_strained),
    said.DriveCharged: telling(_charged),
    said.ChargeLost: telling(_charge_lost),
    said.ChargeWasted: telling(_wasted),
    said.Departed: telling(_departed),
    said.AbsenceRolled: follows(_absence),
    said.Returned: telling(_returned),
    said.Cloaked: telling(_cloaked),
    said.Uncloaked: telling(_uncloaked),
    said.FtlAttackAbandoned: telling(_abandoned),
    said.FtlAttackRolled: telling(_ftl_attack),
    said.FtlPulsesRolled: follows(_ftl_pulses),
}
