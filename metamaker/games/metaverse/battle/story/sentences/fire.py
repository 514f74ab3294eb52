"""How the story tells the Starship Combat Step: groups, declarations, sensor rolls, interception, areas, rams."""

from metamaker.battle.telling import Tellings, follows, telling
from metamaker.games.metaverse.battle.events import fire as said
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.battle.story.phrases import apart, counted, faces, halved
from metamaker.games.metaverse.battle.story.rolls import against
from metamaker.games.metaverse.rules.roll import faces_for


def _group(event: said.GroupBegan, names: Names) -> str:
    return f"crew quality {event.crew_quality}: {names.ships(event.ships)}"


def _delayed(event: said.FireDelayed, names: Names) -> str:
    return f"{names.ship(event.ship)} waits for the group of crew quality {event.crew_quality}"


def _joined(event: said.FireJoined, names: Names) -> str:
    return f"{names.ship(event.ship)} fires with {names.ship(event.commander)}, its commander"


def _declaration(event: said.DeclarationRolled, names: Names) -> str:
    one, other = (f"{name} {face}" for name, face in zip(names.sides, event.faces, strict=True))
    end = "a tie" if event.first < 0 else f"{names.sides[event.first]} declares first"
    return f"order of declarations, a D6 each: {one}, {other}: {end}"


def _declared(event: said.FireDeclared, names: Names) -> str:
    weapons = names.arms(event.ship, event.weapons)
    array = names.system(event.lender or event.ship, event.array)
    whose = f"{array} of {names.ship(event.lender)}" if event.lender else array
    how = "" if event.mode == "salvo" else f", {event.mode}"
    at = f" at its {names.system(event.target, event.system)}" if event.system else ""
    return f"{names.ship(event.ship)} fires {weapons} at {names.ship(event.target)}{how}{at}, by {whose}"


def _kept(event: said.WeaponsKept, names: Names) -> str:
    return f"{names.ship(event.ship)} keeps {names.arms(event.ship, event.weapons)} to intercept"


def _wasted(event: said.ShotWasted, names: Names) -> str:
    weapons = names.systems(event.ship, event.weapons)
    return f"{names.ship(event.ship)} wastes {weapons}: {names.ship(event.target)} is gone"


def _sensor(event: said.SensorRolled, names: Names) -> str:
    weapons = " + ".join(event.names) if len(event.names) <= 3 else f"{counted(len(event.names), 'weapon')}"
    again = "again " if event.again else ""
    profile = against(event.sensor_profile, event.target_profile, event.rating)
    end = "hit" if event.hit else "miss"
    ships = f"{names.ship(event.ship)} at {names.ship(event.target)}"
    return f"{weapons}, {ships}, {apart(event.distance)}: {again}D20 {event.face}, {profile}: {end}"


def _side(event: said.SideRolled, names: Names) -> str:
    return f"{names.ship(event.ship)} corkscrews: {halved(2, (event.face,))}: the {event.arc} arc is struck"


def _struck(event: said.ShotStruck, names: Names) -> str:
    loss = f", {event.loss} off each pulse" if event.loss else ""
    half = ", halved" if event.halved else ""
    profile = names.profile(event.ship, event.weapon)
    return f"{event.name}{profile} strikes the {event.arc} arc of {names.ship(event.target)}{loss}{half}"


def _area(event: said.AreaRolled, names: Names) -> str:
    more = f": {names.ships(event.victims)} too" if event.victims else ": nobody else is struck"
    return f"area: D{event.faces} {event.face}{more}"


def _picked(event: said.VictimPicked, names: Names) -> str:
    die = f"D{faces_for(len(event.candidates))} {event.face}"
    return f"of {names.ships(event.candidates)}, equally near, {die}: {names.ship(event.ship)}"


def _pierced(event: said.LinePierced, names: Names) -> str:
    weapon = names.system(event.ship, event.weapon)
    return f"{weapon} pierces {names.ships(event.victims)} on its line"


def _interceptor(event: said.InterceptorRolled, names: Names) -> str:
    profile = against(event.sensor_profile, event.target_profile, event.rating)
    again = "again " if event.again else ""
    end = "hit" if event.hit else "miss"
    return f"{names.ship(event.ship)} intercepts with {event.name}: {again}D20 {event.face}, {profile}: {end}"


def _intercepting(event: said.InterceptorDamaged, names: Names) -> str:
    weapon = names.system(event.ship, event.weapon)
    plan = names.weapon(event.ship, event.weapon)
    die = f"D{plan.faces} " if plan and plan.faces else ""
    rolled = f"{die}{faces(event.faces)}: " if event.faces else ""
    return f"{weapon}: {rolled}{event.damage} damage to what comes in"


def _intercepted(event: said.ShotIntercepted, names: Names) -> str:
    array = names.system(event.by, event.array)
    weapon = f"{names.system(event.ship, event.weapon)} of {names.ship(event.ship)}"
    return f"{weapon} is stopped by {names.ship(event.by)}: {event.needed} of the damage guided by its {array} was needed"


def _surgery(event: said.SurgeryDone, names: Names) -> str:
    system = names.system(event.target, event.system)
    return f"odd {event.face}: {system} of {names.ship(event.target)} is struck"


def _ram(event: said.RamStruck, names: Names) -> str:
    arcs = f"{event.rammer_arc} arc to {event.target_arc} arc, closing at {event.closing} cm"
    damage = f"{event.to_rammer} to the rammer, {event.to_target} to its target"
    return f"{names.ship(event.rammer)} rams {names.ship(event.target)}, {arcs}: {damage}"


def _no_ram(event: said.RamCameToNothing, names: Names) -> str:
    return f"the ram of {names.ship(event.rammer)} on {names.ship(event.target)} comes to nothing: one of them is no more"


TELLINGS: Tellings = {
    said.GroupBegan: telling(_group),
    said.FireDelayed: telling(_delayed),
    said.FireJoined: telling(_joined),
    said.DeclarationRolled: telling(_declaration),
    said.FireDeclared: telling(_declared),
    said.WeaponsKept: telling(_kept),
    said.ShotWasted: telling(_wasted),
    said.SensorRolled: follows(_sensor),
    said.SideRolled: follows(_side),
    said.ShotStruck: follows(_struck),
    said.AreaRolled: follows(_area),
    said.VictimPicked: follows(_picked),
    said.LinePierced: follows(_pierced),
    said.InterceptorRolled: follows(_interceptor),
    said.InterceptorDamaged: follows(_intercepting),
    said.ShotIntercepted: follows(_intercepted),
    said.SurgeryDone: follows(_surgery),
    said.RamStruck: telling(_ram),
    said.RamCameToNothing: telling(_no_ram),
}
