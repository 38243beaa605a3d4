"""Pages: templates of Jinja2, which escapes whatever is put into them."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined


def fill(template: Path, **values: Any) -> str:
    """The page that a template makes of values; only Markup is taken as it is."""
    return templates(template.parent).get_template(template.name).render(values)


@cache
def templates(folder: Path) -> Environment:
    """The templates of a folder; `|tojson` writes what can stand in a script."""
    found = Environment(loader=FileSystemLoader(folder), autoescape=True, undefined=StrictUndefined)
    found.trim_blocks = found.lstrip_blocks = True
    found.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
    return found
