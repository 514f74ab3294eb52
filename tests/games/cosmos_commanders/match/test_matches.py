"""Games as matches: asked, answered, undone, with real dice, saved and resumed, told and drawn."""

from collections.abc import Sequence

import pytest

from metamaker.core.errors import FileProblem
from metamaker.core.paths import sample_fleets
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun, resumed
from metamaker.games.cosmos_commanders.battle.state import SOURCES, decided, winners
from metamaker.games.cosmos_commanders.game import COSMOS_COMMANDERS
from metamaker.games.cosmos_commanders.map_generator.generator import generated
from metamaker.games.cosmos_commanders.match.decisions import TakeAction
from metamaker.games.cosmos_commanders.match.moments import MapMoment
from metamaker.games.cosmos_commanders.match.prospects import prospect
from metamaker.games.cosmos_commanders.match.story import face_text, victory
from metamaker.games.cosmos_commanders.match.view import GameView
from metamaker.games.cosmos_commanders.model.star_map import Options, StarMap
from metamaker.opening import open_file
from metamaker.play.decision import Listed, Option
from metamaker.play.dialogue import Dialogue, Unreadable
from metamaker.play.documents import replay_from, replay_text
from metamaker.play.match import Match
from metamaker.play.recording import Film
from metamaker.play.serialization import lines
from metamaker.play.table import PERSON, Setting
from metamaker.rendering.drawing import Group, Text
from metamaker.rendering.hit_testing import boxes_of, elements_at
from tests.games.cosmos_commanders.builders import star_map
from tests.play.legal import is_among, single

TWO = generated(2, 8, ("Kettle", "Quill", "Larder"))


def match_of(*captains: str, on: StarMap = TWO, seed: int = 3, last_turn: int = 0) -> Match:
    return begun(COSMOS_COMMANDERS, (on,), Setting(seed, captains or ("plain",) * on.players, last_turn))


def log_of(match: Match) -> list[str]:
    found: list[str] = []
    while match.result is None:
        found += lines(match.play_turn())
    return found


def to_first_action(match: Match) -> Match:
    while (asked := match.ask()) and asked[0].kind != "action":
        match.apply([asked[0].default()])
    return match


def listed(match: Match) -> tuple[Option, ...]:
    """Return the options of the one open decision."""
    legal = match.open[0].legal()
    assert isinstance(legal, Listed)
    return legal.options


def test_a_game_is_the_same_each_time_and_told_line_by_line() -> None:
    one, other = match_of("plain", "chance"), match_of("plain", "chance")
    assert log_of(one) == log_of(other)
    assert one.turn == 7
    assert match_of("plain", "chance", last_turn=2).play_turn()
    told = [line.text for line in one.views.ending()]
    assert len(told) == 3
    assert all(" = " in line for line in told[:2])


def test_a_saved_game_goes_on_as_it_would_have_gone() -> None:
    whole = match_of("plain", "chance", seed=11)
    first = match_of("plain", "chance", seed=11)
    first.play_turn()
    first.play_turn()
    kept = replay_from(replay_text(first.replay(), "cosmos_commanders"), "cosmos_commanders", "saved.json")
    again = resumed(COSMOS_COMMANDERS, kept, "saved.json")
    assert log_of(again) == log_of(whole)
    assert again.views.view(0) == whole.views.view(0)


def test_all_legal_answers_are_legal_and_lead_on() -> None:
    match = match_of(PERSON, PERSON, seed=4, last_turn=3)
    kinds = set()
    while asked := match.ask():
        (decision,) = asked
        kinds.add(decision.kind)
        answers = list(single(decision))
        assert decision.default() in answers
        assert all(not decision.refusals(answer) and is_among(decision, answer) for answer in answers)
        assert decision.refusals("nonsense")
        match.apply(["research" if "research" in answers else answers[len(answers) // 2 - 1]])
    assert kinds == {"commander", "home", "action", "result"}
    assert match.result is not None


@pytest.mark.rule("CC-COL-02")
def test_what_rolled_no_die_can_be_taken_back_and_what_did_cannot() -> None:
    match = to_first_action(match_of(PERSON, "plain", seed=5))
    before = match.views.view(0)
    colony = next(option.value for option in listed(match) if str(option.value).startswith("colony"))
    match.apply([colony])
    assert match.views.view(0) != before
    assert match.undoable
    assert match.undo()
    assert match.ask()[0].kind == "action"
    assert match.views.view(0) == before
    match.apply(["culture"])
    assert not match.undo()


def test_marks_of_the_map_have_the_references_of_answers() -> None:
    match = to_first_action(match_of(PERSON, "plain"))
    page = match.views.drawing(0)
    found = {
        ref
        for x in range(0, int(page.drawing.width), 2)
        for y in range(0, int(page.drawing.height), 2)
        for ref in elements_at(page.drawing, x, y)
    }
    marks = {option.ref for option in listed(match) if option.ref}
    assert marks
    assert marks <= found


def test_questions_have_facts_and_answers_are_typed_as_texts() -> None:
    match = to_first_action(match_of(PERSON, "plain"))
    dialogue = Dialogue(match)
    (question,) = dialogue.ask()
    assert "action points" in question.text
    assert any("Metal" in fact for fact in question.facts)
    assert not question.asks_again
    assert dialogue.read(0, "cult").answer == "culture"
    assert dialogue.read(0, "culture").refusals == ()
    assert dialogue.draft(0, "end").text == "end"
    assert dialogue.draft(0, "culture").outcome == "Culture: 1 to 4 tokens, 2 on average"
    assert len(dialogue.help(0)) == 7
    assert "you lose" in dialogue.draft(0, "end").outcome
    assert dialogue.advice(0).is_legal


@pytest.mark.rule("CC-REC-01")
def test_what_a_record_sheet_has_is_in_view() -> None:
    """Five levels, military technology, routes, action points, tokens of each player; the printed sheet shows the same."""
    match = match_of("plain", "plain")
    match.play_turn()
    view: GameView = match.views.view(0)
    state = match.table.course.state
    for side, player in enumerate(view.players):
        assert list(player.levels) == state.levels(side)
        assert (player.routes, player.ap, player.score) == (state.laid[side], state.action_points(side), state.score(side))
        assert sum(player.sources) == player.score
        assert all(base >= 1 for base in player.base[:5])
    standing = match.views.standing()
    assert [row[-1] for row in standing.rows] == [str(player.score) for player in view.players]
    assert standing.figures[0]["levels"]["metal"] == view.players[0].levels[0]


@pytest.mark.rule("CC-TKO-06", "CC-LOG-01")
def test_prospects_say_odds_and_what_changes() -> None:
    match = match_of("plain", PERSON, seed=9)
    captain, seen = required(COSMOS_COMMANDERS.play).hire("plain", 9, 1), set()
    while asked := match.ask():
        (decision,) = asked
        if isinstance(decision, TakeAction) and decision.course is not None:
            for code in decision.codes():
                found = prospect(decision.course, code, decision.names)
                seen.add(decision.answer_of(code).split()[0])
                assert all(found.texts)
                assert 0 <= found.chance <= 1
                assert found.ap_next in {-1, 0, 1}
        match.apply([captain.answer(decision)])
    assert {"colony", "takeover", "culture", "route", "research", "end"} <= seen


@pytest.mark.rule("CC-SYS-01", "CC-SET-01")
def test_types_that_are_open_are_rolled_before_the_game() -> None:
    blank = generated(2, 8, typed=False)
    match = match_of("plain", "plain", on=blank)
    view = match.views.view(0)
    assert None not in {system.type for system in view.systems}
    told = match.views.story(match.play_turn())
    assert any(line.rules == ("CC-SYS-01",) for line in told)
    assert match.table.course.board.gap == 4


@pytest.mark.rule("CC-GEN-02")
def test_real_dice_are_typed_in_and_a_slip_can_be_typed_again() -> None:
    table = TWO.with_(options=Options(typed_dice=True))
    match = match_of(PERSON, "plain", on=table)
    kinds = []
    while asked := match.ask():
        (decision,) = asked
        kinds.append(decision.kind)
        if decision.kind == "action" and kinds.count("action") == 1:
            match.apply(["culture"])
            (die,) = match.ask()
            match.apply(["1"])
            assert match.undo()
            (die,) = match.ask()
            assert die.kind == "die"
            match.apply(["10"])
            assert match.views.view(0).players[0].sources[0] == 4
        elif kinds.count("action") > 3:
            break
        else:
            match.apply([decision.default() if decision.kind != "die" else str(3 + len(kinds) % 3)])
    assert kinds[:2] == ["die", "die"]


@pytest.mark.rule("CC-GEN-02")
@pytest.mark.parametrize("answers", ["captains", "advice", "defaults"])
def test_without_typed_faces_the_program_rolls_so_that_a_tie_for_turn_order_ends(answers: str) -> None:
    match = match_of(PERSON, PERSON, on=TWO.with_(options=Options(typed_dice=True)))
    captains = [required(COSMOS_COMMANDERS.play).hire("plain", 3, side) for side in range(2)]
    dice = 0
    while (decision := match.ask()[0]).kind == "die" and dice < 20:
        dice += 1
        if answers == "captains":
            answer = captains[decision.side].answer(decision)
        elif answers == "advice":
            answer = match.advice(decision)
        else:
            answer = match.table.talks(match).read(decision, "")
        match.apply([answer])
        assert not match.undo()
    assert decision.kind != "die"
    assert resumed(COSMOS_COMMANDERS, match.replay(), "").ask()[0].kind == decision.kind


def test_with_real_dice_but_no_people_the_program_rolls() -> None:
    assert log_of(match_of("plain", "plain", on=TWO.with_(options=Options(typed_dice=True))))


def test_a_film_has_a_frame_for_each_answer_and_strengths_by_round() -> None:
    film = Film(match_of("plain", "plain", last_turn=2))
    film.roll()
    assert len(film.frames) > 10
    assert [turn for turn, _ in film.turns()] == [0, 1, 2]
    labels = [str(strength.label) for strength in film.frames[-1].moment.strengths]
    assert labels == ["Victory Tokens", "Action points", "Systems", "Trade routes"]
    assert film.frames[-1].lines[-1].text.endswith(("has won", "share the victory"))


def test_three_lines_are_told_of_a_turn_where_little_is_wanted() -> None:
    match = match_of("plain", "plain")
    events = match.play_turn()
    assert 0 < len(match.views.outlined(events)) < len(events)
    assert match.views.stood().rows != ()


def test_what_cannot_be_played_is_told_in_one_sentence() -> None:
    play = required(COSMOS_COMMANDERS.play)
    no_homes = star_map("a 0 0, b 100 0, c 100 100", "ab bc ca")
    with pytest.raises(FileProblem, match="too few resource systems for 2 Homes"):
        match_of("plain", "plain", on=no_homes)
    assert {issue.code for issue in play.flaws(no_homes)} == {"too-few-homes"}
    with pytest.raises(NotInDocument):
        play.force(TWO, ("Kettle",))
    with pytest.raises(FileProblem, match="give exactly one file; you gave 2"):
        play.check((TWO, TWO), False, "x.json")
    with pytest.raises(KeyError):
        play.hire("nobody", 1, 0)
    assert list(play.captains) == ["chance", "plain", "strong"]


def test_systems_of_one_name_are_told_apart() -> None:
    twins = TWO.with_(systems=tuple(system.with_(name="Quill") for system in TWO.systems))
    match = to_first_action(match_of(PERSON, "plain", on=twins))
    texts = [option.text for option in listed(match)]
    assert len(texts) == len(set(texts))


def test_a_system_is_viewed_by_its_name_or_id_and_a_side_by_its_letter() -> None:
    match = to_first_action(match_of("", "plain"))
    told = {name: [line.text for line in match.views.seen(0, name)] for name in ("kettle", "s4", "b")}
    assert told["kettle"][0].startswith("Kettle: ")
    assert told["s4"] == [
        "system s4: Void, held by nobody",
        "next to Larder and system s8",
        "sector 2: routes none (room for 4 more)",
    ]
    assert told["b"][0].startswith("B: ")
    with pytest.raises(Unreadable):
        match.views.seen(0, "Z9")


def test_the_points_of_a_game_that_ends_now_are_those_of_its_end() -> None:
    match = match_of(PERSON, PERSON, seed=4, last_turn=2)
    final: tuple[int, ...] = ()
    while asked := match.ask():
        view = match.views.view(0)
        final = tuple(sum(player.final) for player in view.players)
        assert all(now >= player.score for now, player in zip(final, view.players, strict=True))
        match.apply([asked[0].default()])
    # Ending the last turn scores it, so that only the Score Phase is added to what was shown.
    assert [now <= player.score for now, player in zip(final, match.views.view(0).players, strict=True)] == [True, True]
    assert [sum(player.final) for player in match.views.view(0).players] == [
        player.score for player in match.views.view(0).players
    ]


def test_points_to_come_are_a_figure_of_the_picture_and_explained() -> None:
    match = to_first_action(match_of(PERSON, PERSON))
    page = match.views.drawing()
    assert boxes_of(page.drawing, "players/A/final")
    film = Film(match)
    film.roll()
    about = film.frames[-1].moment.about("players/A/final")
    assert about[0].startswith("if it ended now: ")
    view = match.views.view(0)
    assert str(sum(view.players[0].final)) in about[0]


@pytest.mark.rule("CC-SCO-06")
@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        (((75, 8, 3), (75, 6, 9)), "has won: level at 75 tokens, with more systems (8 to 6)"),
        (((75, 8, 3), (75, 8, 9)), "has won: level at 75 tokens and in systems, with more routes (9 to 3)"),
        (((76, 6, 3), (75, 8, 9)), "has won"),
        (((75, 8, 3), (75, 8, 3)), "share the victory"),
    ],
)
def test_a_victory_by_a_tie_break_has_its_reason(ranks: Sequence[tuple[int, int, int]], expected: str) -> None:
    match = to_first_action(match_of(PERSON, PERSON))
    course = match.table.course
    state = course.state
    for side, (tokens, held, laid) in enumerate(ranks):
        state.tokens[side * SOURCES] = tokens
        state.held[side], state.laid[side] = held, laid
    line = victory(winners(state), decided(state), match.table.names)
    assert line.text.endswith(expected)


def test_the_view_in_words_ends_with_the_points_if_the_game_ended_now() -> None:
    match = to_first_action(match_of(PERSON, PERSON))
    players = match.views.view(0).players
    last = match.views.seen(0)[-1].text
    assert last.startswith("if it ended now: ")
    assert all(last.count(str(sum(player.final))) for player in players)
    assert "ended" not in match.views.seen(0, "Kettle")[-1].text


def watched(seed: int) -> list[MapMoment]:
    film = Film(match_of("plain", "plain", seed=seed, last_turn=2))
    film.roll()
    return [frame.moment for frame in film.frames if isinstance(frame.moment, MapMoment)]


def faces_on(moment: MapMoment, part: float) -> list[str]:
    """Return the texts on top of the picture: the face of a die."""
    return [op.text for op in moment.page(part=part).drawing.ops if isinstance(op, Text)]


def test_dice_roll_in_sight_and_end_with_their_face() -> None:
    rolled = [moment for moment in watched(3) if moment.moves and moment.shown is not None and moment.shown.face]
    assert rolled
    for moment in rolled:
        assert moment.shown is not None
        assert faces_on(moment, 1.0) == [face_text(moment.shown.face)]
    assert any(len({*(text for part in range(1, 9) for text in faces_on(moment, part / 10))}) > 1 for moment in rolled)


def test_counters_move_to_their_places_before_they_stand_there() -> None:
    placed = [moment for moment in watched(3) if moment.moves and moment.shown is not None and moment.shown.places]
    assert placed
    for moment in placed:
        assert moment.before is not None
        xs = [moment.page(part=part).drawing.ops[-1] for part in (0.1, 0.9)]
        assert isinstance(xs[0], Group)
        assert xs[0] != xs[1]
        owned = [sum(each.owner >= 0 for each in view.systems) for view in (moment.before, moment.view)]
        routes = [sum(map(sum, (each.routes for each in view.sectors))) for view in (moment.before, moment.view)]
        assert owned[0] + routes[0] < owned[1] + routes[1]


@pytest.mark.rule("CC-SCO-07")
def test_the_other_player_wins_when_one_of_two_resigns() -> None:
    match = to_first_action(match_of(PERSON, PERSON))
    loser = match.open[0].side
    talk = Dialogue(match)
    talk.ask()
    talk.answer([talk.read(0, "resign")])
    assert match.result == 1 - loser
    assert match.views.ending()[-1].text.endswith("has won: all other players have resigned")
    kept = replay_from(replay_text(match.replay(), "cosmos_commanders"), "cosmos_commanders", "kept.json")
    again = resumed(COSMOS_COMMANDERS, kept, "kept.json")
    film = Film(again)
    film.roll()
    assert again.result == 1 - loser
    assert any(line.text.endswith(" resigns") for frame in film.frames for line in frame.lines)


@pytest.mark.rule("CC-SCO-07")
def test_others_play_on_without_a_player_who_resigned() -> None:
    on = open_file(str(sample_fleets("cosmos_commanders") / "three-chairs.json")).document
    match = to_first_action(match_of(*[PERSON] * on.players, on=on, last_turn=3))
    gone = match.open[0].side
    match.apply(["resign"])
    asked = set()
    while open_ := match.ask():
        asked.add(open_[0].side)
        match.apply([open_[0].default()])
    assert asked == {0, 1, 2} - {gone}
    assert match.turn == 3
    assert match.result != gone
