"""What installs the program without a terminal: entries, types of files, manual page, recipes, read as their readers do."""

import configparser
import plistlib
import re
import shutil
import struct
import subprocess
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
import yaml
from PIL import Image
from shipping import appdir, deb, frozen, icons, icu_data, linux_tree, mac_bundle, man_page, releases, window_main

from metamaker.app.main import APP_ID
from metamaker.cli.main import app
from metamaker.core.share_code import SCHEME
from metamaker.core.storage import ENDINGS

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
OURS = ENDINGS[1]
TYPE = "application/x-metamaker+json"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Something in place of a frozen program."""
    folder = tmp_path_factory.mktemp("frozen") / "metamaker"
    folder.mkdir()
    (folder / "metamaker").write_text('#!/bin/sh\necho "$@"\n')
    (folder / "metamaker").chmod(0o755)
    return folder


@pytest.fixture(scope="module")
def tree(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the tree of the program, as in packages."""
    made = tmp_path_factory.mktemp("tree")
    linux_tree.lay_out(made, program)
    return made


def entry(file: Path) -> configparser.SectionProxy:
    parser = configparser.RawConfigParser(strict=True, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]  # keys of such files keep their capitals
    parser.read(file, encoding="utf-8")
    assert parser.sections() == ["Desktop Entry"]
    return parser["Desktop Entry"]


def test_the_desktop_finds_program_files_and_links(tree: Path) -> None:
    share = tree / "usr" / "share"
    applications = share / "applications"
    main, link = (entry(applications / f"{APP_ID}{part}.desktop") for part in ("", ".link"))
    assert (main["Type"], main["Exec"], main["MimeType"]) == ("Application", "metamaker window %F", f"{TYPE};")
    assert (link["Exec"], link["MimeType"], link["NoDisplay"]) == ("metamaker window %u", f"x-scheme-handler/{SCHEME};", "true")
    for each in (main, link):
        assert each["Icon"] == APP_ID == frozen.APP_ID
        assert each["StartupWMClass"] == "MetaMaker"  # under X11 Qt calls windows by the name of the application
        assert {"Name", "Comment", "Comment[fr]"} <= set(each)
        assert all(each[key].endswith(";") for key in each if key.startswith(("Keywords", "Categories", "MimeType")))
    for kind, name in (("apps", APP_ID), ("mimetypes", TYPE.replace("/", "-"))):
        assert (share / "icons/hicolor/scalable" / kind / f"{name}.svg").is_file()
        for size in (16, 48, 512):
            picture = (share / f"icons/hicolor/{size}x{size}" / kind / f"{name}.png").read_bytes()
            assert int.from_bytes(picture[16:20], "big") == size
    assert (tree / "usr/bin/metamaker").resolve() == tree / "usr/lib/metamaker/metamaker"
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", *applications.glob("*.desktop")], check=True)


def test_windows_and_macos_have_icons_of_all_sizes(tmp_path: Path) -> None:
    icons.write_icons(tmp_path)
    with Image.open(tmp_path / "metamaker.ico") as ico, Image.open(tmp_path / "metamaker.icns") as icns:
        assert ico.info["sizes"] == {(size, size) for size in icons.IN_ICO}
        assert icns.size == (icons.LARGEST, icons.LARGEST)


def test_our_files_are_a_type_of_their_own(tree: Path, tmp_path: Path) -> None:
    file = tree / "usr" / "share" / "mime" / "packages" / f"{APP_ID}.xml"
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    (kind,) = ET.parse(file).getroot().findall("m:mime-type", space)  # noqa: S314
    assert kind.get("type") == TYPE
    assert [glob.get("pattern") for glob in kind.findall("m:glob", space)] == [f"*{OURS}"]
    if shutil.which("update-mime-database"):
        (tmp_path / "packages").mkdir()
        shutil.copy(file, tmp_path / "packages")
        subprocess.run(["update-mime-database", str(tmp_path)], check=True, capture_output=True)
        assert f":{TYPE}:*{OURS}\n" in (tmp_path / "globs2").read_text()


def test_shops_are_told_what_it_is_and_what_was_released(tree: Path) -> None:
    file = tree / "usr" / "share" / "metainfo" / f"{APP_ID}.metainfo.xml"
    root = ET.parse(file).getroot()  # noqa: S314
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == f"{APP_ID}.desktop"
    assert root.findtext("provides/mediatype") == TYPE
    listed = [(each.get("version"), each.get("date")) for each in root.iterfind("releases/release")]
    assert listed == [(each.version, each.day.isoformat()) for each in releases.releases(releases.changelog())]
    assert len({each.get("{http://www.w3.org/XML/1998/namespace}lang") for each in root.iterfind("description/ul/li")}) == 2
    if shutil.which("appstreamcli"):
        subprocess.run(["appstreamcli", "validate", "--no-net", file], check=True, capture_output=True)


@pytest.mark.parametrize("language", man_page.known())
def test_the_manual_page_has_every_verb(language: str) -> None:
    page = man_page.man_page(language, "1.2.3")
    verbs = [command.name or str(getattr(command.callback, "__name__", "")) for command in app.registered_commands]
    assert sorted(re.findall(r'^\.SS "(.+)"$', page, re.MULTILINE)) == sorted(verb.replace("-", "\\-") for verb in verbs)
    assert page.startswith('.TH METAMAKER 1 "" "MetaMaker 1.2.3"')
    assert re.findall(r"^\.(?!TH|SH|SS|TP|B |nf|fi).*$|^'.*$", page, re.MULTILINE) == []
    if shutil.which("groff"):
        read = subprocess.run(
            ["groff", "-man", "-Kutf8", "-Tutf8", "-ww"], input=page.encode(), check=True, capture_output=True
        )
        assert read.stderr == b""
        assert re.search(r"^ +metamaker +[-−‐] +\w", read.stdout.decode(), re.MULTILINE)


def test_shells_complete_without_being_told_to(tree: Path) -> None:
    for place in linux_tree.COMPLETIONS.values():
        assert "_METAMAKER_COMPLETE" in (tree / "usr" / "share" / place).read_text()


def test_who_answers_for_the_debian_package_is_said_as_its_tools_say_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEBFULLNAME", "Ada Quill")
    monkeypatch.setenv("DEBEMAIL", "ada@quill.example")
    assert "\nMaintainer: Ada Quill <ada@quill.example>\n" in deb.control(1, "x86_64")
    for name in ("DEBFULLNAME", "DEBEMAIL"):
        monkeypatch.setenv(name, "")
    assert f"\nMaintainer: {frozen.authors()} <{deb.NO_MAIL}>\n" in deb.control(1, "x86_64")


def test_all_packages_name_the_same_authors(tree: Path) -> None:
    names = frozen.authors()
    info = ET.parse(tree / "usr" / "share" / "metainfo" / f"{APP_ID}.metainfo.xml")  # noqa: S314 - our own
    assert info.findtext("developer/name") == names
    script = (ROOT / "packaging" / "windows" / "metamaker.iss").read_text(encoding="utf-8")
    assert f"\nAppPublisher={names}\n" in script
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["authors"] == [{"name": names}]
    assert re.search(rf"^Copyright \(c\) \d+ {names}$", (ROOT / "LICENSE").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="packages of Debian need dpkg-deb")
def test_the_debian_package_is_whole(program: Path, tmp_path: Path) -> None:
    package = deb.build(program, tmp_path)
    fields = subprocess.run(["dpkg-deb", "--field", package], check=True, capture_output=True, text=True).stdout
    assert f"Version: {frozen.version()}\n" in fields
    listed = subprocess.run(["dpkg-deb", "--contents", package], check=True, capture_output=True, text=True).stdout
    assert "./usr/bin/metamaker -> ../lib/metamaker/metamaker" in listed
    assert {line.split()[1] for line in listed.splitlines()} == {"root/root"}
    assert {line.split()[0] for line in listed.splitlines()} <= {"drwxr-xr-x", "-rwxr-xr-x", "-rw-r--r--", "lrwxrwxrwx"}


def test_an_appdir_begins_window_or_command_line(program: Path, tmp_path: Path) -> None:
    made = tmp_path / "MetaMaker.AppDir"
    appdir.make_appdir(made, program)
    assert {"AppRun", f"{APP_ID}.desktop", f"{APP_ID}.png", ".DirIcon", "usr"} == {each.name for each in made.iterdir()}

    def begun(*words: str) -> str:
        return subprocess.run([made / "AppRun", *words], check=True, capture_output=True, text=True).stdout.strip()

    assert begun() == "window"
    assert begun("metamaker:MM1-AAAA") == "window metamaker:MM1-AAAA"
    assert begun("two words.metamaker") == "window two words.metamaker"
    assert begun("check", "a.json") == "check a.json"


def test_the_flatpak_takes_the_tree() -> None:
    manifest = yaml.safe_load((ROOT / "packaging" / "flatpak" / f"{APP_ID}.yml").read_text())
    (module,) = manifest["modules"]
    source = (ROOT / "packaging" / "flatpak" / module["sources"][0]["path"]).resolve()
    assert (manifest["id"], manifest["command"], source) == (APP_ID, "metamaker", linux_tree.TREE)
    assert "--share=network" in manifest["finish-args"]  # without it no hosted gallery can be looked at


def test_windows_opens_our_files_and_links() -> None:
    script = (ROOT / "packaging" / "windows" / "metamaker.iss").read_text(encoding="utf-8")
    assert rf"Software\Classes\{OURS}" in script
    assert rf"Software\Classes\{SCHEME}\shell\open\command" in script
    assert '"""{app}\\metamaker-window.exe"" ""%1"""' in script
    assert set(re.findall(r"^\[(\w+)\]$", script, re.MULTILINE)) >= {"Setup", "Files", "Icons", "Registry", "Run", "Code"}
    languages = set(re.findall(r"^(\w\w)\.(\w+)=", script, re.MULTILINE))
    assert {name for language, name in languages if language == "en"} == {
        name for language, name in languages if language == "fr"
    }


def test_macos_opens_our_files_and_links() -> None:
    info: dict[str, Any] = plistlib.loads(plistlib.dumps(mac_bundle.info()))
    (kind,) = info["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"] == {"public.filename-extension": [OURS[1:]], "public.mime-type": [TYPE]}
    assert kind["UTTypeIdentifier"] in info["CFBundleDocumentTypes"][0]["LSItemContentTypes"]
    assert info["CFBundleURLTypes"][0]["CFBundleURLSchemes"] == [SCHEME]
    plistlib.loads((ROOT / "packaging" / "macos" / "entitlements.plist").read_bytes())


def test_a_link_that_the_desktop_hands_over_comes_alone() -> None:
    assert window_main.handed(["a.metamaker", "b.pdf"]) == ["window", "--", "a.metamaker", "b.pdf"]
    assert window_main.handed(["--profile", "x"]) == ["window", "--", "--profile", "x"]
    assert window_main.handed(["metamaker:MM1-A", "--profile", "x"]) == ["window", "--", "metamaker:MM1-A"]


@pytest.mark.parametrize(
    ("place", "needed"),
    [
        ("PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("PySide6/Qt/lib/libQt6Network.so.6", True),
        ("PySide6/Qt/lib/libQt6Quick.so.6", False),
        ("PySide6\\Qt6Qml.dll", False),
        ("PySide6\\opengl32sw.dll", False),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/imageformats/libqpdf.so", False),
        ("PySide6/Qt/translations/qtbase_fr.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("libcups.so.2", False),
        ("libgio-2.0.so.0", False),
        ("libglib-2.0.so.0", False),
        ("libX11.so.6", False),
        ("libstdc++.so.6", False),
        ("libxcb-cursor.so.0", True),  # not every desktop has it
        ("libssl.so.3", True),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", True),
        ("PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so", True),
        ("PySide6/Qt/plugins/wayland-shell-integration/libivi-shell.so", False),
        ("pillow.libs/libavif-c6062d5f.so.16.4.2", False),
        ("pillow.libs/libzstd-40154567.so.1.5.7", True),  # what a wheel brings is not the system's
        ("pydantic-2.14.3.dist-info/METADATA", True),
        ("pydantic-2.14.3.dist-info/RECORD", False),
        ("ziamath/fonts/STIXTwoMath-Regular.ttf", True),
        ("ziafont/fonts/DejaVuSans.ttf", False),
        ("babel/locale-data/en_GB.dat", True),
        ("babel/locale-data/fr_CA.dat", False),
        ("babel/locale-data/root.dat", True),
        ("babel/locale-data/fur.dat", False),
    ],
)
def test_the_folder_of_the_program_has_what_it_needs(place: str, needed: bool) -> None:
    assert frozen.is_needed(place) is needed


def test_libraries_are_packed_without_docstrings_and_ours_with_them() -> None:
    packed = [("sympy.core", "basic.py", "PYMODULE-1"), ("metamaker.cli.main", "main.py", "PYMODULE-1")]
    assert [typecode for *_, typecode in frozen.without_docstrings(packed)] == ["PYMODULE-2", "PYMODULE-1"]


def test_wherever_the_program_is_frozen_it_has_no_places_to_underline() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "build.yml").read_text())
    freezing = [job for job in workflow["jobs"].values() if "PyInstaller" in str(job)]
    assert [job["env"]["PYTHONNODEBUGRANGES"] for job in freezing] == ["1", "1"]
    assert "PYTHONNODEBUGRANGES=1 $(SHIP) -m PyInstaller" in (ROOT / "Makefile").read_text()


def test_the_data_of_the_folder_are_those_of_the_wheel() -> None:
    targets = {target for _, target in frozen.data()}
    assert targets == {
        "metamaker/_data/resources",
        "metamaker/_data/fleets",
        "metamaker/_data/docs",
        "metamaker/_data/docs/pictures",
    }
    assert all(Path(source).exists() for source, _ in frozen.data())


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_is_read_as_it_is_meant(file: Path) -> None:
    flow = yaml.load(file.read_text(encoding="utf-8"), yaml.BaseLoader)  # noqa: S506  of which “on” is a word
    assert flow["on"]
    assert flow["permissions"] == {"contents": "read"}
    for name, job in flow["jobs"].items():
        if "uses" in job:
            assert (ROOT / job["uses"]).is_file(), name
            continue
        assert "runs-on" in job
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)
            assert re.fullmatch(r"actions/[a-z-]+@v\d+", step.get("uses", "actions/checkout@v4"))
            for target in re.findall(r"\bmake ([a-z -]+)", step.get("run", "")):
                for word in target.split():
                    assert re.search(rf"^{word}:", (ROOT / "Makefile").read_text(), re.MULTILINE), word


def test_tests_run_on_every_system_and_every_python() -> None:
    flow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text())
    matrix = flow["jobs"]["test"]["strategy"]["matrix"]
    assert [each.partition("-")[0] for each in matrix["os"]] == ["ubuntu", "windows", "macos"]
    lowest = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"].removeprefix(">=")
    assert matrix["python"] == [f"3.{minor}" for minor in range(11, 15)]
    assert matrix["python"][0] == lowest


def icu_package(entries: dict[str, bytes]) -> bytes:
    """Return a package of data in the format of the Unicode library.

    It has a head, and places of names and contents, both in the order of names.
    """
    head = struct.pack("<H2sHH8B", 32, b"\xda\x27", 20, 0, 0, 0, 2, 0, *b"CmnD").ljust(32, b"\0")
    names = {name: f"icudt99l/{name}".encode() + b"\0" for name in sorted(entries)}
    first_name = 4 + 8 * len(names)
    at = -(-(first_name + sum(map(len, names.values()))) // 16) * 16
    table, before, contents = struct.pack("<I", len(names)), 0, b""
    for name, written in names.items():
        table += struct.pack("<II", first_name + before, at + len(contents))
        before += len(written)
        contents += entries[name].ljust(-(-len(entries[name]) // 16) * 16, b"\0")
    return head + (table + b"".join(names.values())).ljust(at, b"\0") + contents


def test_the_unicode_library_keeps_the_data_of_our_languages() -> None:
    ours = {"coll/fr.res": b"f" * 9, "coll/ucadata.icu": b"u" * 33, "en_GB.res": b"e", "root.res": b"r" * 16}
    others = {
        "brkitr/thaidict.dict": b"t",
        "coll/de.res": b"d" * 20,
        "curr/en.res": b"c",
        "de.res": b"g",
        "ibm-37.cnv": b"i",
        "unames.icu": b"n",
    }
    assert icu_data.smaller(icu_package(ours | others), frozen.LANGUAGES) == icu_package(ours)
    with pytest.raises(ValueError, match="ICU"):
        icu_data.smaller(b"\x20\x00" + bytes(40), frozen.LANGUAGES)
