"""The OpenAPI 3.1 document, from the table of endpoints and the message types."""

from __future__ import annotations

import inspect
import re
import typing
from typing import Any

import msgspec

import insula
from insula.registry import load_game, registered_names
from insula.server import messages as wire
from insula.server.api import ENDPOINTS, Endpoint
from insula.server.problems import MEDIA_TYPE
from insula.words import LANGUAGES

REFERENCE = "#/components/schemas/{name}"
PATTERN_OF_PARAMETER: dict[str, dict[str, Any]] = {
    "match": {"type": "string", "pattern": "^[0-9a-z]{20}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
    "move": {"type": "integer", "minimum": 0, "maximum": 99999},
    "title": {"type": "string", "pattern": "^[a-z][a-z0-9_]{0,39}$"},
    "language": {"type": "string", "enum": list(LANGUAGES)},
}
SCHEMA_OF_QUERY: dict[type, dict[str, Any]] = {
    int: {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    str: {"type": "string", "maxLength": 200},
}
FILE_OF_PATH = {"record.txt": "text/plain", "record.ndjson": "application/x-ndjson"}


def document() -> dict[str, Any]:
    """The whole document."""
    paths: dict[str, dict[str, Any]] = {}
    for row in ENDPOINTS:
        paths.setdefault(row.path, {})[row.method.lower()] = _operation(row)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Insula", "version": insula.__version__},
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": {
                "link": {"type": "http", "scheme": "bearer", "description": "The token of a seat's or the host's link."}
            },
        },
    }


def schemas() -> dict[str, Any]:
    """The schemas of all messages, REST and socket, and of every title's table."""
    types = {row.body for row in ENDPOINTS} | {row.answer for row in ENDPOINTS}
    named = sorted((kind for kind in types if kind is not None), key=lambda kind: kind.__name__)
    frames = [*typing.get_args(wire.ClientFrame), *typing.get_args(wire.ServerFrame)]
    _, components = msgspec.json.schema_components(
        [*named, *frames, wire.Problem, wire.ShortPreview], ref_template=REFERENCE
    )
    tables = {}
    for title in registered_names():
        names, parts = _table_schemas(title)
        components |= parts
        tables[title] = names
    for name in ("Table", "Position", "PositionAnswer", "Trial"):
        components[name]["properties"]["table"] = {"oneOf": [{"$ref": tables[title]} for title in tables]}
    for name, kind in vars(wire).items():
        if name in components and issubclass(kind, wire.Message) and not kind.__struct_config__.omit_defaults:
            components[name]["required"] = list(components[name]["properties"])  # a default is sent like any value
    return components | {"ClientFrame": _union(wire.ClientFrame), "ServerFrame": _union(wire.ServerFrame)}


def _union(frames: Any) -> dict[str, Any]:
    """Frames that are told apart by their `type`."""
    names = {kind.__struct_config__.tag: REFERENCE.format(name=kind.__name__) for kind in typing.get_args(frames)}
    discriminator = {"propertyName": "type", "mapping": names}
    return {
        "description": "Any of these frames; `type` says which.",
        "oneOf": [{"$ref": name} for name in names.values()],
        "discriminator": discriminator,
    }


def _table_schemas(title: str) -> tuple[str, dict[str, Any]]:
    """A title's view as schemas, each named after the title: `alhambra.TableView`."""
    view = load_game(title).view
    kind = typing.get_type_hints(view, vars(inspect.getmodule(view)))["return"]
    (top,), parts = msgspec.json.schema_components([kind], ref_template=f"#/components/schemas/{title}.{{name}}")
    return top["$ref"], {f"{title}.{name}": part for name, part in parts.items()}


def _operation(row: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": row.handler.__name__,
        "summary": inspect.getdoc(row.handler),
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": PATTERN_OF_PARAMETER[name]}
                for name in re.findall(r"\{(\w+)\}", row.path)
            ),
            *(
                {"name": name, "in": "query", "required": False, "schema": SCHEMA_OF_QUERY[kind]}
                for name, kind in row.query.items()
            ),
        ],
        "responses": {str(row.status): _answer(row), "default": _problem()},
    }
    if row.who != "anyone":
        operation["security"] = [{}, {"link": []}] if row.who == "watcher" else [{"link": []}]
        operation["description"] = f"For {row.who}."
    if row.body is not None:
        schema = {"$ref": REFERENCE.format(name=row.body.__name__)}
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return operation


def _answer(row: Endpoint) -> dict[str, Any]:
    if row.answer is not None:
        schema = {"$ref": REFERENCE.format(name=row.answer.__name__)}
        return {"description": inspect.getdoc(row.answer), "content": {"application/json": {"schema": schema}}}
    file = FILE_OF_PATH.get(row.path.rpartition("/")[2])
    if file is None:
        return {"description": "Done."}
    return {"description": "A file.", "content": {file: {"schema": {"type": "string"}}}}


def _problem() -> dict[str, Any]:
    content = {MEDIA_TYPE: {"schema": {"$ref": REFERENCE.format(name="Problem")}}}
    return {"description": "Why it cannot be done.", "content": content}
