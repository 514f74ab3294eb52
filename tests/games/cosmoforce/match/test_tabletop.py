"""The picture of a fight: each event is watched by itself, ships are drawn from their designs, dice lie in the tray."""

import pytest

from metamaker.core.messages import language_in_force
from metamaker.game_api.matches import begun
from metamaker.games.cosmoforce.battle.actions.events import Attacked, Burned
from metamaker.games.cosmoforce.battle.state import KINDS, LASER, NOTHING
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.match.force import sides
from metamaker.games.cosmoforce.match.tabletop.moment import FightMoment
from metamaker.games.cosmoforce.match.tabletop.scene import Watched
from metamaker.games.cosmoforce.match.tabletop.silhouette import DAMAGED, LENGTH, OUT, WORKS, Look, silhouette
from metamaker.games.cosmoforce.model.design import ShipClass
from metamaker.play.recording import Film
from metamaker.play.snapshot import NOWHERE
from metamaker.play.table import Setting
from metamaker.rendering.drawing import Drawing, Group, Page, Path, Text
from metamaker.rendering.hit_testing import boxes_of
from metamaker.rendering.ink import COLOUR
from metamaker.rendering.page_proof import proof
from tests.games.cosmoforce.match.tables import IDEAS, document, survival


def fought(seed: int, captain: str = "plain") -> Film:
    """Return the film of a fight of the two sample teams."""
    made = Film(begun(COSMOFORCE, sides(document(IDEAS)), Setting(seed, (captain, captain))))
    made.roll()
    return made


@pytest.fixture(scope="module")
def film() -> Film:
    return fought(7)


def moments(film: Film) -> list[FightMoment]:
    found = [frame.moment for frame in film.frames if isinstance(frame.moment, FightMoment)]
    assert len(found) == len(film.frames)
    return found


def texts(drawing: Drawing) -> list[str]:
    found = [op.text for op in drawing.ops if isinstance(op, Text)]
    return found + [text for op in drawing.ops if isinstance(op, Group) for text in texts(op.drawing)]


def test_each_frame_has_up_to_one_event_to_watch(film: Film) -> None:
    for frame in film.frames:
        watched = [event for event in frame.events if isinstance(event, Watched)]
        assert len(watched) <= 1
        if watched and frame.made >= 0:
            assert isinstance(frame.moment, FightMoment)
            assert frame.moment.event == watched[0]
            assert frame.moment.moves
    assert sum(moment.moves for moment in moments(film)) > 10


def test_the_ships_follow_the_events_from_frame_to_frame(film: Film) -> None:
    """The ships before an event are those after the one before it, and the last ones are those of the fight."""
    for before, now in zip(moments(film), moments(film)[1:], strict=False):
        if now.before is not None and now.event != before.event:
            assert now.before.ships == before.scene.ships
    assert [ship.alive for ship in moments(film)[-1].scene.ships] == [not piece.gone for piece in film.frames[-1].moment.pieces]


def test_pictures_are_sound_at_every_part_of_an_event(film: Film) -> None:
    for moment in moments(film):
        for part in (0.0, 0.4, 0.8, 1.0) if moment.moves else (1.0,):
            assert proof(moment.page(NOWHERE, part), COLOUR).faults == ()


def where(page: Page, sign: str) -> float:
    """Return the middle of a ship, across the page."""
    box = boxes_of(page.drawing, sign)[0]
    return (box.left + box.right) / 2


def test_a_ship_that_burns_moves_along_its_lane() -> None:
    moment = next(each for each in moments(fought(1, "chance")) if isinstance(each.event, Burned) and each.event.change > 0)
    event = moment.event
    assert isinstance(event, Burned)
    sign = moment.scene.ships[event.ship].sign
    first, middle, last = (where(moment.page(NOWHERE, part), sign) for part in (0.0, 0.5, 1.0))
    assert first != last
    assert min(first, last) < middle < max(first, last)


def test_dice_show_their_result_only_at_the_end_and_then_stay(film: Film) -> None:
    found = moments(film)
    hits = [place for place, each in enumerate(found) if isinstance(each.event, Attacked) and each.event.damage]
    place = next(place for place in hits if not found[place + 1].moves)
    event = found[place].event
    assert isinstance(event, Attacked)
    result = f"{event.damage} damage"
    assert language_in_force() == "en"
    assert result not in texts(found[place].page(NOWHERE, 0.5).drawing)
    assert result in texts(found[place].page(NOWHERE, 1.0).drawing)
    assert result in texts(found[place + 1].page().drawing), "dice lie until the next roll"


def look(size: ShipClass = ShipClass.FIGHTER, *kinds: int, state: int = WORKS) -> Look:
    slots = (*kinds, *(NOTHING,) * (10 - len(kinds)))
    return Look(size, slots, tuple(state if kind != NOTHING else WORKS for kind in slots), "edge", "tint")


def paths(drawn: Drawing) -> list[Path]:
    return [op for op in drawn.ops if isinstance(op, Path)]


@pytest.mark.parametrize("size", ShipClass)
def test_every_system_is_seen_on_a_silhouette(size: ShipClass) -> None:
    bare = len(paths(silhouette(look(size))))
    for kind in range(len(KINDS)):
        one, ten = (len(paths(silhouette(look(size, *(kind,) * count)))) for count in (1, 10))
        assert bare < one < ten, KINDS[kind]
        for path in paths(silhouette(look(size, *(kind,) * 10))):
            assert all(-4.0 <= value <= LENGTH + 4.0 for step in path.outline for value in step[1:])


def test_damage_is_seen_on_a_silhouette() -> None:
    seen = {state: silhouette(look(ShipClass.CRUISER, LASER, state=state)).ops for state in (WORKS, DAMAGED, OUT)}
    assert len({repr(ops) for ops in seen.values()}) == 3


def test_fights_of_a_run_for_survival_have_pictures_of_their_own_ships() -> None:
    """Dice and shots of one fight never refer to the ships of another one."""
    for seed in range(4):
        run = Film(survival("chance", "chance", seed=seed))
        run.roll()
        for moment in moments(run):
            for part in (0.5, 1.0):
                moment.page(NOWHERE, part)
            for event in (moment.event, moment.rolled):
                if event is not None:
                    assert event.ship < len(moment.scene.ships)
