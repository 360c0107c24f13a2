"""All checks, in the order in which they are told. To add one is to add it here."""

from __future__ import annotations

from collections.abc import Iterator

from hanagoza.server.doctor import choices, data, machine, visit
from hanagoza.server.doctor.finding import Check, Finding, Host

CHECKS: tuple[Check, ...] = (
    machine.descriptors,
    machine.processors,
    machine.memory,
    machine.clock,
    choices.variables,
    choices.openness,
    choices.pages,
    choices.compiled,
    data.folder,
    data.rights,
    data.database,
    data.backups,
    visit.running,
    visit.proxied,
)


def findings(host: Host) -> Iterator[Finding]:
    """What all checks have found, each as soon as it is known."""
    for check in CHECKS:
        yield from check(host)
