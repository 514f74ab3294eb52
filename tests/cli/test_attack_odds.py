"""`metamaker odds`, as a person types it."""

from metamaker.core.paths import sample_fleets
from tests.cli.conftest import EVEN_HAND, Run

LEAD, RULER = f"{EVEN_HAND}#Clerk of Works", f"{EVEN_HAND}#Yardstick"
IDEAS = sample_fleets("cosmoforce") / "six-ideas.json"


def test_targets_and_distances_are_compared(run: Run) -> None:
    found = run(
        "odds", LEAD, RULER, f"{EVEN_HAND}#Still Water", "--distance", "20", "--distance", "45", "--trials", "50", "--json"
    )
    assert found.code == 0
    cases = found.data["cases"]
    assert [(case["target"], case["distance"]) for case in cases] == [
        ("Yardstick", 20),
        ("Yardstick", 45),
        ("Still Water", 20),
        ("Still Water", 45),
    ]
    keys = [chapter["key"] for chapter in cases[0]["chapters"]]
    assert keys[0] == "common"
    assert keys[-2:] == ["criticals", "attack"]
    weapon = cases[0]["chapters"][1]
    chance = next(each for each in weapon["figures"] if each["key"] == "chance")
    assert 0 < chance["amount"] < 1
    assert "MV-1.3.1-13" in chance["rules"]


def test_a_table_shows_the_die_in_the_language_of_the_player(run: Run) -> None:
    english = run("odds", LEAD, RULER, "--distance", "20", "--distance", "45", "--trials", "0")
    assert english.code == 0
    assert "D20 to hit" in english.out
    assert "Yardstick, 45 cm" in english.out
    french = run("--language", "fr", "odds", LEAD, RULER, "--trials", "0")
    assert "D20 pour toucher" in french.out


def test_manoeuvres_and_electronic_warfare_change_the_die(run: Run) -> None:
    def profile(*words: str) -> tuple[float, float]:
        chapters = run("odds", LEAD, RULER, "--trials", "0", "--json", *words).data["cases"][0]["chapters"]
        figures = {each["key"]: each["amount"] for each in chapters[1]["figures"]}
        return figures["sensor"], figures["target"]

    usual = profile()
    assert profile("--manoeuvre", "EM2") == (usual[0], usual[1] + 2)
    assert profile("--target-manoeuvre", "EM1", "--target-speed", "10") == (usual[0], usual[1] + 1)
    assert profile("--manoeuvre", "drift") == (usual[0], usual[1] - 1)


def test_cosmoforce_has_dice_at_a_heat_and_a_speed(run: Run) -> None:
    words = "odds", f"{IDEAS}#Tin Sparrow", f"{IDEAS}#Slow Persuasion", "--heat", "4", "--json"
    standing, moving = (run(*words, "--target-speed", speed).data["cases"][0]["chapters"] for speed in ("0", "3"))
    mass = [next(each for each in chapters[0]["figures"] if each["key"] == "mass") for chapters in (standing, moving)]
    assert mass[0]["amount"] is None
    assert mass[1]["amount"] == 20
    heat = next(each for each in moving[0]["figures"] if each["key"] == "heat")
    assert heat["amount"] == 4
    assert len(moving) > 1


def test_what_does_not_fit_is_refused_in_a_sentence(run: Run) -> None:
    assert "FILE#SHIP" in run("odds", EVEN_HAND, RULER).err
    assert "--distance" in run("odds", f"{IDEAS}#Tin Sparrow", f"{IDEAS}#Slow Persuasion", "--distance", "20").err
    assert "100 cm" in run("odds", LEAD, RULER, "--distance", "101").err
    assert "--terrain" in run("odds", LEAD, RULER, "--terrain", "swamp").err
    assert "Nobody" in run("odds", LEAD, f"{EVEN_HAND}#Nobody").err
