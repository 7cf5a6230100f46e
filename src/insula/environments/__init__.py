"""The environments of other projects, each in a module of its own that asks for its library only when it is imported.

    insula.environments.openspiel     games of OpenSpiel
    insula.environments.pettingzoo    environments of PettingZoo, an agent a seat
    insula.environments.gymnasium     environments of Gymnasium: a seat against bots, one game or many

This file itself imports nothing: Gymnasium calls it whenever anybody imports Gymnasium.
"""

from __future__ import annotations

NAMESPACE = "insula"
VERSION = 1


def announce() -> None:
    """Tell Gymnasium the names of all titles that are installed; nothing of them is loaded."""
    from gymnasium.envs.registration import register, registry  # noqa: PLC0415

    home = f"{__name__}.gymnasium"
    for title in titles():
        name = id_of(title)
        if name not in registry:
            vector = f"{home}:InsulaVectorEnv"
            register(id=name, entry_point=f"{home}:InsulaEnv", vector_entry_point=vector, kwargs={"title": title})


def titles() -> list[str]:
    """The titles that are installed, by their names alone."""
    import pkgutil  # noqa: PLC0415
    from importlib import metadata  # noqa: PLC0415
    from pathlib import Path  # noqa: PLC0415

    own = pkgutil.iter_modules([str(Path(__file__).parents[1] / "games")])
    outside = metadata.entry_points(group="insula.titles")
    return sorted({*(module.name for module in own), *(point.name for point in outside)})


def id_of(title: str) -> str:
    """A title's name in Gymnasium.

    >>> id_of("carpe_diem")
    'insula/CarpeDiem-v1'
    """
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in title.split('_'))}-v{VERSION}"
