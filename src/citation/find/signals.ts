import type { CitationDraft } from "../parse/scan.ts";

const SIGNAL =
  /(?:^|[\s(;.“"—\d])((?:see(?: also| generally)?|but see|but cf\.?|compare|contra|accord|cf\.?)(?:,? e\.? ?g\.)?|e\.g\.)[,:]?\s{0,3}$/i;

/** Prior and subsequent history, as printed between two citations. */
const HISTORY =
  /^[\s,;.]*((?:,?\s?(?:aff['’]?d|affirmed|affirming|rev['’]?d|reversed|reversing|rev['’]?g|aff['’]?g|vacated|vacating|modified|modifying|cert\.? (?:denied|granted|dismissed)|certiorari denied|reh['’]?g (?:denied|granted)|rehearing denied|appeal dismissed|on remand|on appeal|remanded|overruled by|overruled|abrogated by|superseded by|review denied|SLP dismissed)(?: in part| on other grounds| sub nom\.?| by| per curiam| and| en banc){0,4})+)[\s,:]*/i;

/** Drafts between two yields. */
const DRAFTS_PER_SLICE = 64;

/**
 * Sets `signal` on each citation that a signal introduces, and `history` if history words lead to the next citation.
 * Yields after less than a millisecond of work.
 */
export function* readSignals(drafts: readonly CitationDraft[], text: string): Generator<void, void> {
  let floor = 0;
  for (let i = 0; i < drafts.length; i++) {
    if (i % DRAFTS_PER_SLICE === 0) yield;
    const draft = drafts[i]!;
    const from = Math.max(floor, draft.fullStart - 28);
    if (from < draft.fullStart) {
      const signal = SIGNAL.exec(text.slice(from, draft.fullStart));
      if (signal !== null) draft.signal = signal[1]!.toLowerCase().replace(/\s+/g, " ");
    }
    const next = drafts[i + 1];
    if (next !== undefined && draft.kind === "case" && next.kind === "case" && next.start > draft.fullEnd) {
      const between = text.slice(draft.fullEnd, Math.min(next.start, draft.fullEnd + 80));
      const history = HISTORY.exec(between);
      if (history !== null) draft.history = history[1]!.trim().replace(/\s+/g, " ");
    }
    floor = Math.max(floor, draft.end);
  }
}
