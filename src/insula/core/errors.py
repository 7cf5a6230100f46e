"""What can go wrong, as codes: never prose, so that every face can say it in its own language.

An error means that nothing was changed. `code` is a stable lower-case id, `rule` the number of the rule
behind a refusal, `arguments` what a sentence about it needs.
"""

from __future__ import annotations

from typing import Any, Final


class InsulaError(Exception):
    """Something that cannot be done, with a code, the rule's number where there is one, and arguments."""

    def __init__(self, code: str, *, rule: str | None = None, **arguments: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.arguments = arguments

    def __str__(self) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        details = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.code}{rule}" + (f": {details}" if details else "")

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild, (type(self), self.code, self.rule, self.arguments))


class MoveError(InsulaError):
    """A move that was refused: malformed, illegal.<reason>, out_of_turn, stale; or a way back that was."""


class TableError(InsulaError):
    """A table that cannot be laid: unknown title, seats, option, seed or position."""


class ContentError(InsulaError):
    """A content file that is not a complete set of components; `arguments["faults"]` names each fault."""


class RecordError(InsulaError):
    """A record that cannot be read or does not replay; `arguments["line"]` says where."""


class CapacityError(InsulaError):
    """A buffer was too small for what a title did: a mistake in the title, never in its user."""


def _rebuild(kind: type[InsulaError], code: str, rule: str | None, arguments: dict[str, Any]) -> InsulaError:
    return kind(code, rule=rule, **arguments)


LEGAL: Final = 0
"""The reason of a move that is not refused."""


class ReasonTable:
    """Why a title refuses a move: codes, each with the number of its rule."""

    def __init__(self) -> None:
        self.codes: tuple[str, ...] = ("legal",)
        self.rules: tuple[str, ...] = ("",)

    def add(self, code: str, *, rule: str) -> int:
        """Declare a reason, such as `TOO_POOR = REASONS.add("too_poor", rule="A10")`; its number."""
        assert code not in self.codes, "two reasons with one code"
        self.codes += (code,)
        self.rules += (rule,)
        return len(self.codes) - 1


class FaultTable:
    """What can be wrong with a state of a title, a bit each."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()

    def add(self, name: str) -> int:
        """Declare a fault, such as `MONEY = FAULTS.add("money is not conserved")`; its bit."""
        self.names += (name,)
        return 1 << len(self.names) - 1
