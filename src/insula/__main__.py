"""`python -m insula`, and what the command `insula` calls."""

from __future__ import annotations

import sys


def run() -> int:
    """Run the command line; what keeps the package from loading (mode, cache folder) is a line as well."""
    from insula.core.errors import InsulaError  # noqa: PLC0415

    try:
        from insula.cli import main  # noqa: PLC0415
    except InsulaError as error:
        print(f"insula: {error}", file=sys.stderr)
        return 1
    return main()


if __name__ == "__main__":
    sys.exit(run())
