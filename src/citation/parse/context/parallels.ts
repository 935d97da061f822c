import type { CitationDraft } from "../scan.ts";

/** Drafts between two yields. */
const DRAFTS_PER_SLICE = 64;

/**
 * Assigns citations of one case to one group, and copies what one of them has (name, year, court, parenthetical) to
 * all. Parallel citations are adjacent: only commas, brackets or blank citations separate them. A semicolon can
 * separate Indian ones if their years are at most two apart. Yields after less than a millisecond of work.
 */
export function* groupParallels(drafts: readonly CitationDraft[], text: string): Generator<void, void> {
  const groupOfKey = new Map<string, number>();
  let groups = 0;
  let first = -1;
  for (let i = 0; i < drafts.length; i++) {
    const draft = drafts[i]!;
    if (i % DRAFTS_PER_SLICE === 0) yield;
    if (draft.kind !== "case") continue;
    const before = i > 0 ? drafts[i - 1]! : null;
    if (before !== null && before.kind === "case" && isParallel(before, draft, drafts.slice(first, i), text)) {
      draft.group = before.group;
    } else {
      first = i;
      const known = draft.key === null ? undefined : groupOfKey.get(draft.key);
      draft.group = known ?? groups++;
    }
    if (draft.key !== null && !groupOfKey.has(draft.key)) groupOfKey.set(draft.key, draft.group!);
    if (first !== i) shareFields(drafts.slice(first, i + 1));
  }
}

function isParallel(
  before: CitationDraft,
  draft: CitationDraft,
  group: readonly CitationDraft[],
  text: string,
): boolean {
  if (draft.fullStart < draft.start) return false;
  if (draft.start - before.end > 90) return false;
  const eastern = before.jurisdiction === "IN" && draft.jurisdiction === "IN";
  if (group.some((d) => d.reporter === draft.reporter && d.series === draft.series && d.format === draft.format))
    return false;
  let from = before.end;
  // A year between two parallel citations belongs to the first (India, California).
  if (before.pinCite !== null || eastern) from = Math.min(before.fullEnd, draft.start);
  const between = text.slice(Math.max(from, before.end), draft.start);
  if (/^[\s,()[\]=:/|​–-]*$/.test(between))
    return !(before.year !== null && draft.year !== null && Math.abs(before.year - draft.year) > 4);
  if (
    /^[\s,[\]]*(?:(?:_{2,9}|-{2,9}|—{1,4})\s?[A-Z][A-Za-z. ]{0,14}\d?d?\s?(?:_{2,9}|-{2,9}|—{1,4})[\s,[\]]*){1,2}$/.test(
      between,
    )
  )
    return true;
  if (!eastern || !/^[\s,()[\]]*(?:;|or|and|equivalent to|also reported in)[\s,()[\]]*$/.test(between)) return false;
  return before.year === null || draft.year === null || Math.abs(before.year - draft.year) <= 2;
}

function shareFields(group: readonly CitationDraft[]): void {
  const named = group.find((d) => d.plaintiff !== null || d.defendant !== null || d.antecedent !== null);
  const dated = group.find((d) => d.year !== null);
  const noted = group.find((d) => d.parenthetical !== null);
  const court = group.find((d) => d.court !== null && d.jurisdiction !== "IN");
  for (const draft of group) {
    if (named !== undefined) {
      draft.plaintiff ??= named.plaintiff;
      draft.defendant ??= named.defendant;
      draft.antecedent ??= named.antecedent;
    }
    draft.year ??= dated?.year ?? null;
    draft.parenthetical ??= noted?.parenthetical ?? null;
    if (draft.jurisdiction === "US") draft.court ??= court?.court ?? null;
  }
}
