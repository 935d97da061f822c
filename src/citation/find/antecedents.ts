import { tokenizeCaseName } from "../case-name-match.ts";
import type { CitationDraft } from "../parse/scan.ts";
import { FullCitations } from "./full-citations.ts";

/** Longest opinion, in pages: an `Id. at` further from the first page than this points elsewhere. */
const MAX_OPINION_PAGES = 150;

/** Drafts between two yields. */
const DRAFTS_PER_SLICE = 64;

/**
 * Finds for every short form, supra, id. and reference the full citation that it refers to, and sets `refersTo`: the
 * index of the first full citation of that case, or `null` if there is none or more than one. Removes references to a
 * name that no full citation has. Yields after less than a millisecond of work.
 * @param caseName returns the name that a database has for a key, so that a reference can use a name that the text
 * never spells out
 * @returns the drafts that were kept
 */
export function* resolveAntecedents(
  drafts: readonly CitationDraft[],
  text: string,
  caseName: (key: string) => string | null = () => null,
): Generator<void, CitationDraft[]> {
  const kept: CitationDraft[] = [];
  const cases = new FullCitations(caseName);
  let last: number | null = null;
  for (const [at, draft] of drafts.entries()) {
    if (at % DRAFTS_PER_SLICE === 0) yield;
    const index = kept.length;
    switch (draft.kind) {
      case "case":
        last = cases.add(draft, index);
        break;
      case "law":
      case "journal":
      case "docket":
        last = cases.addByKey(draft, index);
        break;
      case "short":
        last = draft.refersTo = cases.findByVolume(draft, kept);
        break;
      case "supra":
        last = draft.refersTo = draft.antecedent === null ? null : cases.findByName(draft.antecedent, false);
        break;
      case "reference": {
        const found = cases.findByName(draft.antecedent ?? "", true);
        if (found === null) continue;
        draft.refersTo = last = found;
        assignParty(draft, kept[found]!);
        break;
      }
      case "id": {
        const target: CitationDraft | null = last === null ? null : kept[last]!;
        const before = kept.at(-1);
        const from = before === undefined ? 0 : before.fullEnd;
        if (target === null || hasRecordCite(text, from, draft) || !isPinInRange(draft, target)) last = null;
        draft.refersTo = last;
        if (target === null || last === null || target.kind !== "law") draft.section = null;
        break;
      }
    }
    kept.push(draft);
  }
  return kept;
}

/** Sets the party that a reference names. */
function assignParty(draft: CitationDraft, target: CitationDraft): void {
  const words = tokenizeCaseName(draft.antecedent ?? "");
  const plaintiff = tokenizeCaseName(target.plaintiff ?? "");
  if (words.every((word) => plaintiff.includes(word))) draft.plaintiff = draft.antecedent;
  else draft.defendant = draft.antecedent;
}

/** Returns whether another source is cited in between: the record, a pleading, a bare section. */
function hasRecordCite(text: string, from: number, draft: CitationDraft): boolean {
  const between = text.slice(Math.max(from, draft.start - 400), draft.start);
  if (/¶|§|\b(?:Compl|Decl|Dkt|Tr|Aff|Dep|Exh?|Mot|Opp|Br|Pet|App|R|J\.A|ECF|Doc)\. (?:No\. )?(?:at )?\d/.test(between))
    return true;
  const behind = text.slice(draft.end, draft.end + 24);
  return draft.pinCite === null && /^,?\s(?:Claim|Count|Ex\.|Exh|Compl|¶)/.test(behind);
}

/**
 * Returns whether a pin cite can lie within the opinion. Numbered paragraphs fit only citations that number paragraphs.
 */
function isPinInRange(draft: CitationDraft, target: CitationDraft): boolean {
  if (draft.pinCite === null || target.kind !== "case") return true;
  const paged = target.format === "us-reporter" || target.format === "us-nominative";
  if (!paged) return true;
  const page = /^\d+$/.test(target.page ?? "") ? Number(target.page) : null;
  if (page === null) return false;
  const pin = /^(?:pp?\. ?|\*)?(\d+)(?!\s?:)/.exec(draft.pinCite)?.[1];
  if (pin === undefined) return !/^(?:at )?¶/.test(draft.pinCite);
  if (/^\d+:/.test(draft.pinCite)) return false;
  // `Id. at 53` may shorten `Id. at 153`; only full numbers are judged.
  const number = Number(pin);
  return number >= page && number <= page + MAX_OPINION_PAGES;
}
