"""Reads one JSON string per line; writes per line what eyecite finds in it: [kind, start, end, groups]."""

import json
import sys

from eyecite import get_citations

KINDS = {
    "FullCaseCitation": "case",
    "FullJournalCitation": "journal",
    "FullLawCitation": "law",
    "IdCitation": "id",
    "ReferenceCitation": "reference",
    "ShortCaseCitation": "short",
    "SupraCitation": "supra",
}

for line in sys.stdin:
    found = []
    for citation in get_citations(json.loads(line)):
        start, end = citation.span()
        found.append([KINDS.get(type(citation).__name__, "unknown"), start, end, citation.groups])
    print(json.dumps(found), flush=True)
