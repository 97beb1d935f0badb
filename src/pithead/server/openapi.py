"""The description of the HTTP interface, made from the route table: as OpenAPI 3.1, and as a page to read."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

import pithead
from pithead.games import game_names
from pithead.server.api import Problem
from pithead.server.requests import Endpoint
from pithead.words import LANGUAGES

_REF = "#/components/schemas/{name}"


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The OpenAPI document."""
    types = [type for endpoint in endpoints for type in (endpoint.answer, endpoint.body) if type is not None]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=_REF)
    known = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        answer = next(known)
        body = next(known) if endpoint.body is not None else None
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, answer, body)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pithead", "version": pithead.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, answer: Any, body: Any) -> dict[str, Any]:
    refusal = {"description": "Refused", "content": {"application/json": {"schema": {"$ref": _REF.format(name="Problem")}}}}
    done = {"description": "Done", "content": {endpoint.media: {"schema": answer}}}
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [
            *(_parameter(name, "path") for name in re.findall(r"{(\w+)}", endpoint.path)),
            *(_parameter(name, "query") for name in endpoint.query),
        ],
        "responses": {"200": done, "4XX": refusal, "5XX": refusal},
    }
    if endpoint.name == "command_table":
        operation["responses"]["409"] = done
    if endpoint.name in ("begin_analysis", "show_analysis"):
        operation["responses"]["202"] = done
    if endpoint.needs != "nobody":
        operation["security"] = [{"token": []}, {}] if endpoint.needs == "watcher" else [{"token": []}]
    if endpoint.method == "POST":
        schema = body if body is not None else {"type": "object"}
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return operation


NUMBER: Final = {"type": "integer", "minimum": 0, "maximum": 9_999_999}
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "maxLength": 32, "pattern": "^[0-9a-f]+$"},
    "evening": {"type": "string", "maxLength": 32, "pattern": "^[0-9a-f]+$"},
    "deal": NUMBER,
    "study": {"type": "string", "maxLength": 32, "pattern": "^[0-9a-f]+$"},
    "week": {"type": "string", "pattern": "^[0-9]{4}-W[0-9]{2}$"},
    "game": {"enum": list(game_names())},
    "lesson": {"type": "string", "maxLength": 40, "pattern": "^[a-z-]+$"},
    "lang": {"enum": list(LANGUAGES)},
    "status": {"enum": ["open", "playing", "over"]},
    "since": NUMBER,
    "result": {"enum": ["won", "shared", "lost", "alone"]},
    "rival": {"type": "string", "maxLength": 80},
    "first_day": {"type": "string", "format": "date"},
    "last_day": {"type": "string", "format": "date"},
    "previews": {"enum": ["0", "1"]},
    "from": NUMBER,
    "to": NUMBER,
    "seat": NUMBER,
    "event": NUMBER,
    "number": NUMBER,
}
"""The schemas of path and query parameters."""


def _parameter(name: str, where: str) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": PARAMETERS[name]}


def page(endpoints: Sequence[Endpoint]) -> str:
    """The same as a plain HTML page."""
    rows = "".join(
        f"<tr><td><code>{endpoint.method} {html.escape(endpoint.path)}</code><td>{html.escape(endpoint.summary)}<td>{endpoint.needs}"
        for endpoint in endpoints
    )
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Pithead: HTTP interface</title><h1>Pithead: HTTP interface</h1>"
        '<p>The whole description is <a href="/api/openapi.json">OpenAPI 3.1</a>.'
        f"<table><tr><th>call<th>what it does<th>who may{rows}</table></html>"
    )
