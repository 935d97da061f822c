"""Reads one JSON string per line and writes, per line, what eyecite finds in it: [kind, start, end, groups, metadata]."""

import json
import sys

from eyecite import get_citations

KINDS = {
    "FullCaseCitation": "case",
    "ShortCaseCitation": "short",
    "SupraCitation": "supra",
    "IdCitation": "id",
    "ReferenceCitation": "reference",
    "FullLawCitation": "law",
    "FullJournalCitation": "journal",
    "UnknownCitation": "unknown",
}

for line in sys.stdin:
    found = []
    for citation in get_citations(json.loads(line)):
        start, end = citation.span()
        metadata = {name: value for name, value in vars(citation.metadata).items() if value is not None}
        reporter = citation.corrected_reporter() if hasattr(citation, "corrected_reporter") else None
        kind = KINDS.get(type(citation).__name__, "unknown")
        found.append([kind, start, end, citation.groups, reporter, metadata])
    print(json.dumps(found), flush=True)
