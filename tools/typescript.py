"""Write web/src/messages.ts: all that travels between server and client, and each title's table, as TypeScript types.

`python tools/typescript.py` rewrites the file, `--check` only says whether it is current. To change a type, change
src/insula/server/messages.py or the title's views.
"""

from __future__ import annotations

import argparse
import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from insula.server import openapi

FILE = Path(__file__).parent.parent / "web" / "src" / "messages.ts"
NOTE = "// Printed by tools/typescript.py from src/insula/server/messages.py and the titles' views: change them there."
WIDTH = 120
TYPES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def name_of(schema: str) -> str:
    """A schema's name as one of TypeScript.

    >>> name_of("alhambra.TableView")
    'AlhambraTableView'
    >>> name_of("carpe_diem.TableView")
    'CarpeDiemTableView'
    """
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"[\W_]+", schema))


def type_of(schema: Schema) -> str:
    """What a schema allows, as a type."""
    if "$ref" in schema:
        return name_of(schema["$ref"].removeprefix(openapi.REFERENCE.format(name="")))
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(type_of(each) for each in schema[union]))
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        return _object(schema)
    return TYPES[schema["type"]] if schema else "unknown"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(type_of, schema['prefixItems']))}]"
    item = type_of(schema.get("items", {}))
    return f"({item})[]" if " " in item else f"{item}[]"


def _object(schema: Schema) -> str:
    """An object within another: what it maps names to. Objects with fields are schemas of their own."""
    if "properties" in schema:
        raise SystemExit(f"an object without a name: {schema}")
    values = schema.get("additionalProperties", True)
    return f"Record<string, {'unknown' if values is True else type_of(values)}>"


# --- Declarations ---


def declaration(name: str, schema: Schema) -> str:
    """A schema as an interface or a type, with what it means above it."""
    is_object = "properties" in schema
    lines = _interface(name, schema) if is_object else [_alias(name, schema)]
    return "\n".join([*_comment(schema.get("description", "")), *lines])


def _interface(name: str, schema: Schema) -> Iterator[str]:
    yield f"export interface {name_of(name)} {{"
    for field, kind in schema["properties"].items():
        yield f"  {field}{'' if field in schema['required'] else '?'}: {type_of(kind)};"
    yield "}"


def _alias(name: str, schema: Schema) -> str:
    line = f"export type {name_of(name)} = {type_of(schema)};"
    return line if len(line) <= WIDTH else line.replace(" | ", "\n  | ").replace(" = ", " =\n  | ")


def _comment(text: str) -> list[str]:
    lines = inspect.cleandoc(text).replace("*/", "* /").splitlines()
    if len(lines) <= 1:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def text() -> str:
    """The whole file."""
    schemas = openapi.schemas()
    return "\n\n".join([NOTE, *(declaration(name, schemas[name]) for name in sorted(schemas, key=_place))]) + "\n"


def _place(schema: str) -> tuple[bool, str]:
    """Messages come before titles, in the order of their names."""
    return "." in schema, schema


def main() -> None:
    """Write the file, or say whether it is current."""
    parser = argparse.ArgumentParser(description="Write web/src/messages.ts from the server's messages.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file is not current")
    if not parser.parse_args().check:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(text(), encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != text():
        raise SystemExit("web/src/messages.ts is not current: run tools/typescript.py")


if __name__ == "__main__":
    main()
