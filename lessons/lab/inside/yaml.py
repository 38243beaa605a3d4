"""PyYAML in the worker, where each problem.yaml is JSON, which is YAML too: see project.py."""

import json


class YAMLError(ValueError):
    """A file is not in the form that was expected."""


class MarkedYAMLError(YAMLError):
    """The same, and it is known where."""


def safe_load(text: str) -> object:
    """What a text says; YAMLError."""
    try:
        return json.loads(text)
    except ValueError as error:
        raise YAMLError(str(error)) from error
