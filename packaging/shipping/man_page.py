"""The manual page, from the help of the commands: `metamaker(1)` in every language with help texts."""

import re
from collections.abc import Iterator
from typing import Any

import typer

from metamaker.cli.main import app
from metamaker.cli.output.help import PROGRAM, in_places, page, speak
from metamaker.core.messages import COMMON, ENGLISH, language_in_force, languages, put_in_force

TITLES = {
    "en": ("NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "EXIT STATUS", "ENVIRONMENT"),
    "fr": ("NOM", "SYNOPSIS", "DESCRIPTION", "COMMANDES", "CODE DE RETOUR", "ENVIRONNEMENT"),
}
"""Titles of the parts of a manual page by language."""

CODES = {
    "en": (
        ("0", "All went well."),
        ("1", "A check, a proof-reading or the self-test found an error, a search nothing."),
        ("2", "A file or the words of the command cannot be used."),
        ("70", "A fault of the program."),
        ("130", "Interrupted."),
        ("141", "Whoever read the answers went away."),
    ),
    "fr": (
        ("0", "Tout s’est bien passé."),
        ("1", "Une vérification, une relecture ou l’autotest a trouvé une erreur, une recherche rien."),
        ("2", "Un fichier ou les mots de la commande sont inutilisables."),
        ("70", "Une faute du programme."),
        ("130", "Interrompu."),
        ("141", "Qui lisait les réponses est parti."),
    ),
}
VARIABLES = {
    "en": (
        ("METAMAKER_LANGUAGE", "The language of answers and pages."),
        ("METAMAKER_SETTINGS", "The file of settings for the command line."),
        ("METAMAKER_PROFILE", "The folder in which the window keeps settings and recovery files."),
    ),
    "fr": (
        ("METAMAKER_LANGUAGE", "La langue des réponses et des pages."),
        ("METAMAKER_SETTINGS", "Le fichier de réglages de la ligne de commande."),
        ("METAMAKER_PROFILE", "Le dossier où la fenêtre garde réglages et fichiers de secours."),
    ),
}


def man_page(language: str, version: str) -> str:
    """Return the page in roff. The language is one of TITLES."""
    before = language_in_force()
    put_in_force(language)
    try:
        return "\n".join(_lines(language, version)) + "\n"
    finally:
        put_in_force(before)


def known() -> tuple[str, ...]:
    """Return the languages of the program, English first."""
    return tuple(sorted(languages(COMMON), key=lambda language: language != ENGLISH))


def _lines(language: str, version: str) -> Iterator[str]:
    root: Any = typer.main.get_command(app)
    name, synopsis, description, commands, exits, environment = TITLES[language]
    speak(root)
    yield f'.TH METAMAKER 1 "" "MetaMaker {version}" "MetaMaker"'
    yield from (f".SH {name}", f"{PROGRAM} \\- {_roff(_first_line(root.help)).rstrip('.')}")
    context = root.context_class(root, info_name=PROGRAM, **root.context_settings)
    yield from (f".SH {synopsis}", f".B {PROGRAM}", _roff(in_places(" ".join(root.collect_usage_pieces(context)))))
    yield from (f".SH {description}", _roff(root.help), f".SH {commands}")
    for verb in sorted(root.commands):
        yield f'.SS "{_roff(verb)}"'
        yield from (".nf", *map(_roff, page(context, verb).splitlines()), ".fi")
    for title, entries in ((exits, CODES[language]), (environment, VARIABLES[language])):
        yield f".SH {title}"
        for term, told in entries:
            yield from (".TP", f".B {_roff(term)}", _roff(told))


def _first_line(told: str) -> str:
    return told.partition("\n")[0]


_BEGINS = re.compile(r"^([.'])", re.MULTILINE)


def _roff(words: str) -> str:
    """Return words escaped for roff: nothing in them is a request."""
    return _BEGINS.sub(r"\\&\1", words.replace("\\", "\\e").replace("-", "\\-"))
