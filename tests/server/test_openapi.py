"""Whatever somebody sends that fits the schema, or does not, the door answers properly: schemathesis tries it."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode

from nightcall.testing.door import Door, door


@pytest.fixture(scope="module")
def house() -> Iterator[Door]:
    with door() as opened:
        yield opened


CALLS = (
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{code}"),
    ("POST", "/api/tables/{code}/seats"),
    ("POST", "/api/tables/{code}/links"),
    ("GET", "/api/tables/{code}/record"),
    ("GET", "/api/words"),
    ("GET", "/api/books"),
    ("GET", "/api/rules/{book}"),
    ("GET", "/api/protocol.json"),
)
EXAMPLES = settings(
    max_examples=12,
    derandomize=True,
    database=None,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)


def test_the_schema_has_every_call_and_no_other(house: Door) -> None:
    paths: dict[str, Any] = house.client.get("/schema/openapi.json").json()["paths"]
    calls = {(method.upper(), path) for path, methods in paths.items() for method in methods if path.startswith("/api")}
    assert calls == set(CALLS)


@pytest.mark.parametrize(
    ("method", "path", "mode"),
    [
        *((method, path, GenerationMode.POSITIVE) for method, path in CALLS),
        *((method, path, GenerationMode.NEGATIVE) for method, path in CALLS if method == "POST"),
    ],
)
def test_no_call_breaks_whatever_it_is_sent(house: Door, method: str, path: str, mode: GenerationMode) -> None:
    raw = house.client.get("/schema/openapi.json").json()
    operation = schemathesis.openapi.from_dict(raw)[path][method]

    @EXAMPLES
    @given(case=operation.as_strategy(generation_mode=mode))
    def try_it(case: Case[Any]) -> None:
        answer = house.client.request(**sent(case))
        assert answer.status_code < 500, case.as_curl_command()
        if answer.status_code >= 400:
            assert set(answer.json()) == {"reason", "text"}

    try_it()


def sent(case: Case[Any]) -> dict[str, Any]:
    """A request, as the test client takes it."""
    given = case.as_transport_kwargs(base_url="")
    given = {name: value for name, value in given.items() if value is not None and name != "cookies"}
    data = given.pop("data", None)
    return given | ({"content": data} if data is not None else {})
