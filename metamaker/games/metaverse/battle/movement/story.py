"""The story of the movement phase."""

import re

from metamaker.core.display_names import signed
from metamaker.games.metaverse.battle.movement import events as said
from metamaker.games.metaverse.battle.wording.fields import sentence
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.battle.wording.phrases import cm, degrees, halved, momenta, place, plain, way_length
from metamaker.play.story import Tellings, follows, telling

POINTS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def _revealed(event: said.PlotRevealed, names: Names) -> str:
    return sentence(event, names, codes=_codes(event, names)) if event.codes else drifts(event.ship, names)


def drifts(ship: str, names: Names) -> str:
    """Return the sentence for a ship without a plot."""
    return names.text("story-drifts", ship=names.ship(ship))


def _codes(event: said.PlotRevealed, names: Names) -> str:
    """Return order codes with the names of systems and ships in place of their references."""

    def named(found: re.Match[str]) -> str:
        reference = found.group()
        system = names.system(event.ship, reference)
        return names.ship(reference) if system == reference else system

    return _REFERENCE.sub(named, event.codes)


_REFERENCE = re.compile(r"[a-z_]+/[a-z0-9_-]+(#[0-9]+)?")


def planned(plot: said.PlotRevealed, move: said.Moved, names: Names) -> str:
    """Describe a plotted move."""
    way = travelled(move, names)
    if not plot.codes:
        return names.text("story-drifts-way", ship=names.ship(plot.ship), way=way)
    return sentence(plot, names, "story-plot_revealed-way", codes=_codes(plot, names), way=way)


def _voided(event: said.PlotVoided, names: Names) -> str:
    return sentence(event, names, codes=event.codes or names.words["story-plot_voided-drift"])


def _dared(event: said.RamDared, names: Names) -> str:
    plan = names.plan(event.ship)
    return sentence(event, names, dice=halved(plan.command_faces, (event.face,), names.words) if plan else f"{event.face}")


def _jump_kept(event: said.JumpDiceKept, names: Names) -> str:
    return sentence(event, names, sum=sum(event.faces))


def _field(event: said.FieldRolled, names: Names) -> str:
    return sentence(event, names, more=f" {signed(event.more)}" if event.more else "")


def travelled(event: said.Moved, names: Names) -> str:
    """Describe the length of a ship's move and its end, as part of a sentence about the ship."""
    speed = "momenta" if event.momenta else "speed"
    amount = momenta(event.momenta, names.words) if event.momenta else plain(event.speed)
    spin = event.rotation if event.momenta else 0
    changes = (("spin", spin), ("target", event.target), ("movement", event.movement))
    told = [names.text(f"story-moved-{what}", amount=signed(number)) for what, number in changes if number]
    return names.text(
        "story-moved-way",
        length=cm(way_length(event.way), names.words),
        place=place(*event.way[-1], names.words) if event.way else names.words["story-moved-nowhere"],
        heading=degrees(event.heading, names.words),
        speed=", ".join([names.text(f"story-moved-{speed}", amount=amount), *told]),
    )


def _moved(event: said.Moved, names: Names) -> str:
    return names.text("story-moved", ship=names.ship(event.ship), way=travelled(event, names))


def _purpose(event: said.PurposeShown, names: Names) -> str:
    return sentence(event, names, gap=cm(event.gap, names.words))


def _departed(event: said.Departed, names: Names) -> str:
    return sentence(event, names, way=event.way.replace(" ", "_"))


def _absence(event: said.AbsenceRolled, names: Names) -> str:
    others = [key for key in event.group if key != event.ship]
    return sentence(event, names, group=names.ships(others), others=len(others))


def _returned(event: said.Returned, names: Names) -> str:
    return sentence(event, names, target=signed(event.target), movement=signed(event.movement))


TELLINGS: Tellings = {
    said.ArrivalAnnounced: telling(sentence),
    said.PlotRevealed: telling(_revealed),
    said.PlotVoided: follows(_voided),
    said.RamDared: telling(_dared),
    said.JumpDiceRolled: telling(sentence),
    said.JumpDiceKept: follows(_jump_kept),
    said.FieldRolled: follows(_field),
    said.Moved: follows(_moved),
    said.PurposeShown: telling(_purpose),
    said.RamMet: telling(sentence),
    said.SidesSwapped: follows(sentence),
    said.SystemsStrained: follows(sentence),
    said.DriveCharged: telling(sentence),
    said.ChargeLost: telling(sentence),
    said.ChargeWasted: telling(sentence),
    said.Departed: telling(_departed),
    said.AbsenceRolled: follows(_absence),
    said.Returned: telling(_returned),
    said.Cloaked: telling(sentence),
    said.Uncloaked: telling(sentence),
    said.FtlAttackAbandoned: telling(sentence),
    said.FtlAttackRolled: telling(sentence),
    said.FtlPulsesRolled: follows(sentence),
}
