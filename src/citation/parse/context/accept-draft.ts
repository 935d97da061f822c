import { CLOSE_PAREN } from "../../../text/character-codes.ts";
import type { CitationDraft, Scan } from "../scan.ts";
import { readCaseName } from "./case-name.ts";
import { readParentheticals } from "./parentheticals.ts";
import { readShortFormName } from "./preceding-name.ts";

/** Reads the context of a citation, adds it to the drafts, and returns where to continue. */
export function acceptDraft(scan: Scan, draft: CitationDraft): number {
  const { text, drafts } = scan;
  let before = drafts.at(-1);
  // A blank citation followed by a printed one is the same case: the printed one is kept.
  if (draft.kind === "case" && before?.format === "us-slip" && draft.start - before.end < 40) {
    const between = text.slice(before.end, draft.start);
    // California prints a blank page to pin to: `___ Cal.App.4th ___, ___ [90 Cal.Rptr.3d 12]`.
    if (/^[\s,[_—-]*$/.test(between)) {
      drafts.pop();
      copyName(draft, before);
      draft.year ??= before.year;
      before = drafts.at(-1);
    }
  }
  if (
    draft.format === "us-slip" &&
    before?.kind === "case" &&
    /^[\s,]*(?:\d+[-–\d]*,\s*)?$/.test(text.slice(before.end, draft.start))
  ) {
    readParentheticals(scan, before, draft.end);
    return draft.end;
  }
  // `No. 12-345, 2015 WL 1234`: the docket number belongs to the citation that follows.
  const neutral = before?.format === "us-neutral" && before.reporter?.startsWith("La.") === true;
  const numbered =
    before !== undefined &&
    (neutral || before.kind === "docket") &&
    draft.kind === "case" &&
    /^[\s,]*(?:\([A-Z]{1,5}\))?[\s,]*$/.test(text.slice(before.end, draft.start));
  if (numbered) {
    drafts.pop();
    copyName(draft, before!);
    before = drafts.at(-1);
  }
  // `Doe v. Poe, supra, 310 U.S. 296`: the citation replaces the supra.
  if (before?.kind === "supra" && draft.kind === "case" && /^[\s,]*$/.test(text.slice(before.end, draft.start))) {
    drafts.pop();
    before = drafts.at(-1);
  }
  switch (draft.kind) {
    case "case":
      readParentheticals(scan, draft);
      if (draft.fullStart === draft.start && !(numbered && neutral)) attachCaseName(text, draft, before);
      break;
    case "short":
      readParentheticals(scan, draft);
      attachShortFormName(text, draft, drafts);
      break;
    case "law":
      readParentheticals(scan, draft, draft.fullEnd);
      break;
    case "journal":
    case "id":
    case "supra":
      readParentheticals(scan, draft);
      break;
  }
  draft.fullEnd = Math.max(draft.fullEnd, draft.end);
  drafts.push(draft);
  return draft.end;
}

function attachCaseName(text: string, draft: CitationDraft, before: CitationDraft | undefined): void {
  const floor =
    before === undefined
      ? 0
      : before.kind === "case" || before.kind === "short"
        ? findNameFloor(before, draft)
        : before.end;
  const name = readCaseName(text, draft.start, floor);
  if (name === null) {
    readYearBeforeCitation(text, draft, floor);
    return;
  }
  draft.plaintiff = name.plaintiff;
  draft.defendant = name.defendant;
  draft.antecedent = name.antecedent;
  draft.fullStart = name.start;
  readYearBeforeCitation(text, draft, name.start);
}

/** Copies the name of a docket number that was removed. */
function copyName(draft: CitationDraft, dropped: CitationDraft): void {
  if (dropped.fullStart === dropped.start) return;
  draft.plaintiff = dropped.plaintiff;
  draft.defendant = dropped.defendant;
  draft.antecedent = dropped.antecedent;
  draft.fullStart = dropped.fullStart;
}

function findNameFloor(before: CitationDraft, draft: CitationDraft): number {
  return before.fullEnd <= draft.start ? before.fullEnd : before.end;
}

/** Reads the year before the citation, as California style prints it: `In re K.F. (2009) 173 Cal.App.4th 655`. */
function readYearBeforeCitation(text: string, draft: CitationDraft, floor: number): void {
  if (draft.year !== null || text.charCodeAt(draft.start - 2) !== CLOSE_PAREN) return;
  const year = /\((?:[A-Z][\w. ]{0,20} )?((?:1[6-9]|20)\d\d)\)\s$/.exec(
    text.slice(Math.max(floor, draft.start - 40), draft.start),
  );
  if (year !== null) draft.year = Number(year[1]);
}

function attachShortFormName(text: string, draft: CitationDraft, drafts: CitationDraft[]): void {
  let before = drafts.at(-1);
  if (before?.kind === "supra" && /^[\s,]*$/.test(text.slice(before.end, draft.start))) {
    draft.antecedent = before.antecedent;
    draft.fullStart = before.fullStart;
    drafts.pop();
    before = drafts.at(-1);
    return;
  }
  if (before?.kind === "short" && /^[\s,]*$/.test(text.slice(before.end, draft.start))) {
    draft.antecedent = before.antecedent;
    return;
  }
  const floor = before?.end ?? 0;
  const full = readCaseName(text, draft.start, floor);
  if (full !== null && full.plaintiff !== null && full.defendant !== null) {
    draft.plaintiff = full.plaintiff;
    draft.defendant = full.defendant;
    draft.antecedent = `${full.plaintiff} v. ${full.defendant}`;
    draft.fullStart = full.start;
    return;
  }
  const name = readShortFormName(text, draft.start);
  if (name === null || name.start < floor) return;
  // `Robert Welch, Inc., 418 U.S., at 341`: a company's form is no name.
  const whole = COMPANY_FORM.test(name.text) ? (full?.antecedent ?? full?.defendant ?? null) : null;
  draft.antecedent = whole ?? name.text;
  draft.fullStart = whole === null ? name.start : full!.start;
}

const COMPANY_FORM = /^(?:Inc|Ltd|Corp|Co|L\.?L\.?[CP]|L\.?P|P\.?[AC]|PLC|N\.?A|S\.?A)\.?$/;
