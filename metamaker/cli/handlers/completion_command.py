"""`metamaker completion`: shell completion of commands, options, samples and ships."""

import os
from pathlib import PurePath

from metamaker.cli.input.arguments import chosen
from metamaker.cli.input.completers import SHELLS, installed, script
from metamaker.cli.output.messages import tell, text, unusable
from metamaker.cli.output.process import FINE


def run(shell: str, install: bool) -> int:
    """Show the script for a shell, or install it; see `metamaker completion --help`. Raises BadParameter."""
    shell = chosen(shell or _present(), SHELLS, "SHELL")
    if not install:
        print(script(shell))
        return FINE
    tell(text("cli-wrote-completion", file=installed(shell), shell=shell))
    return FINE


def _present() -> str:
    """Return the shell of the user. Raises BadParameter for an unknown one."""
    name = PurePath(os.environ.get("SHELL", "")).name
    if name not in SHELLS:
        raise unusable("cli-completion-which", known=", ".join(SHELLS))
    return name
