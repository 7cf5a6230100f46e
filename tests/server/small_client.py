"""A built client of three files, for servers that run in this process: no test here needs the real one built."""

from __future__ import annotations

import gzip
from pathlib import Path

PAGE = b"<!doctype html><title>Insula</title><script type=module src=/static/assets/index-0a1b2c3d.js></script>"
CODE = b"console.log(1);\n" * 200
ICON = b'<svg xmlns="http://www.w3.org/2000/svg"></svg>'
SCRIPT = "/static/assets/index-0a1b2c3d.js"


def lay(folder: Path) -> Path:
    """Write it, with the build's own files that nobody is to see."""
    files = {
        "index.html": PAGE,
        "icon.svg": ICON,
        "assets/index-0a1b2c3d.js": CODE,
        "assets/index-0a1b2c3d.js.gz": gzip.compress(CODE, mtime=0),
        ".sources": b"0a1b2c3d",
        ".vite/manifest.json": b"{}",
    }
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder
