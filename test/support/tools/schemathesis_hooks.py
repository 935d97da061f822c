"""Accepted differences between the OpenAPI document and the service, for schemathesis.

Each is a rule between two fields, or between two requests, that JSON Schema cannot state for a query or states in a way
that no generated client reads. The document says all of them in words. Any other refusal of a valid request fails.
"""

import json
import re

import schemathesis
from schemathesis.specs.openapi.checks import negative_data_rejection

ACCEPTED = {
    r"was already used with another request": "an idempotency key is bound to its first request",
    r"give \w+ or \w+": "exactly one of two fields",
    r"is required": "one of two fields is required",
    r"must not be after \w+": "a range must not end before it begins",
    r"contradicts [\w.]+": "two names of one field must not differ",
    r"must be a date that exists": "format date allows no 30 February, but not all generators know that",
    r"is not a citation|not recogni|could not be read|no citation": "a text of the right length need not be a citation",
    r"must be the id of a citation style": "the styles are those that /citations/styles lists",
    r"names no corpus that is open": "the corpora are those that are served now",
    r"is before the decision itself": "a day is compared with that of the decision",
    r"must be ids in ascending order": "the ids of an earlier run are given back as they came, and read by nobody else",
    r"may ask for at most|at most .* results": "the searches of a batch have a limit together",
}


@schemathesis.check
def valid_request_accepted(ctx, response, case):
    mode = getattr(getattr(case.meta, "generation", None), "mode", None)
    if response.status_code not in (400, 415, 422) or str(getattr(mode, "value", mode)) != "positive":
        return
    body = json.loads(response.content)
    code = body["error"]["code"]
    if code in ("query_syntax", "citation_unrecognized"):
        return
    detail = body["detail"]
    messages = [detail] if isinstance(detail, str) else [issue["msg"] for issue in detail]
    wrong = [one for one in messages if not any(re.search(pattern, one) for pattern in ACCEPTED)]
    assert not wrong, f"A valid request was refused: {wrong}"


@schemathesis.check
def wrong_request_refused(ctx, response, case):
    """As `negative_data_rejection`, but an empty value of a query is the same as none, whatever its type.

    The document says so in words: in the schemas, every number of a query would become a union. A list or an object
    without entries is sent as an empty value too. And a body that is too large is refused for that, with 413.
    """
    if response.status_code == 413 or any(value in ("", None, [], {}) for value in (case.query or {}).values()):
        return None
    return negative_data_rejection(ctx, response, case)
