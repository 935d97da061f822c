import { runWhole } from "../../async/run-whole.ts";
import { FULL_STOP, OPEN_BRACKET, OPEN_PAREN } from "../../text/character-codes.ts";
import type { Citation, CitationKind } from "../citation.ts";
import { isDigit, isSpace } from "./characters.ts";
import { readCaseName } from "./context/case-name.ts";
import { groupParallels } from "./context/parallels.ts";
import { readVolumeFirst } from "./forms/volume-first.ts";
import { readYearFirst, separateInscSeries } from "./forms/year-first.ts";
import { type CitationDraft, createScan, type ParserPack, toCitation } from "./scan.ts";
import { readAllDrafts } from "./scan-citations.ts";

/** Parses one citation by the reporters of some packs; `parseCitation` uses all packs. */
export function parseWithPacks(packs: readonly ParserPack[], text: string): Citation | null {
  const plain = readSimpleCitation(packs, text);
  if (plain !== null) return plain;
  let fallback: Citation | null = null;
  for (const reading of new Set(listReadings(text))) {
    const scan = createScan(reading, packs, true);
    readAllDrafts(scan);
    const best = chooseDraft(scan.drafts, reading);
    if (best === null) continue;
    if (best.kind === "case" && !/[A-Z]/.test(text)) Object.assign(best, readLowerCaseName(text, best.start));
    const citation = toCitation(best, text);
    if (KIND_RANK[best.kind] <= KIND_RANK.law) return citation;
    fallback ??= citation;
  }
  return fallback;
}

/**
 * Returns the spellings to try, likeliest first, all as long as the string. A string without a capital is lower case
 * throughout.
 */
function listReadings(text: string): string[] {
  // A number that begins with a letter was misread: `l23 F.3d 456`.
  if (/(?<![A-Za-z])[lIO|]\d{1,4}\s/.test(text)) return [repairOcrDigits(text), text];
  return /[A-Z]/.test(text) ? [text, repairOcrDigits(text)] : [toCapitals(text), text, repairOcrDigits(text)];
}

function toCapitals(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** Reads the name before a citation in a string without capitals: `roe v wade` is `Roe` and `Wade`. */
function readLowerCaseName(text: string, end: number): Partial<CitationDraft> {
  const words = text.replace(/(?<![\p{L}\d'’])[a-z]+/gu, (word) =>
    LOWERCASE_WORDS.has(word) ? word : word.replace(/^(?:mc(?=[a-z]{3}))?[a-z]/, capitalizeEnds),
  );
  const name = readCaseName(words, end, 0);
  if (name === null) return {};
  const { start, plaintiff, defendant, antecedent } = name;
  return { fullStart: start, plaintiff, defendant, antecedent };
}

/** Capitalizes both ends of a prefix: `m` to `M`, `mcd` to `McD`. */
function capitalizeEnds(letters: string): string {
  return letters.replace(/^[a-z]|[a-z]$/g, (letter) => letter.toUpperCase());
}

const LOWERCASE_WORDS = new Set("v vs versus of the and for in re ex rel parte on by to".split(" "));

/** Reads the most frequent form fast: the whole string is one citation that begins with a number. */
function readSimpleCitation(packs: readonly ParserPack[], text: string): Citation | null {
  let at = 0;
  while (
    at < text.length &&
    (isSpace(text.charCodeAt(at)) || text.charCodeAt(at) === OPEN_PAREN || text.charCodeAt(at) === OPEN_BRACKET)
  )
    at++;
  if (!isDigit(text.charCodeAt(at))) return null;
  const scan = createScan(text, packs, true);
  const indian = readYearFirst(scan, at);
  const draft = indian === null ? readVolumeFirst(scan, at) : separateInscSeries(indian, text);
  if (draft === null) return null;
  let end = draft.end;
  while (end < text.length && (isSpace(text.charCodeAt(end)) || text.charCodeAt(end) === FULL_STOP)) end++;
  return end === text.length ? toCitation(draft, text) : null;
}

const KIND_RANK: Readonly<Record<CitationKind, number>> = {
  case: 0,
  law: 1,
  journal: 1,
  docket: 2,
  short: 3,
  reference: 4,
  supra: 5,
  id: 6,
};

/** Returns the first draft of the most specific kind; parallel citations share their facts with it. */
function chooseDraft(drafts: readonly CitationDraft[], text: string): CitationDraft | null {
  runWhole(groupParallels(drafts, text));
  let best: CitationDraft | null = null;
  for (const draft of drafts) if (best === null || KIND_RANK[draft.kind] < KIND_RANK[best.kind]) best = draft;
  return best;
}

/** Replaces letters that optical reading confuses with digits, if digits are next to them; keeps the length. */
function repairOcrDigits(text: string): string {
  return text
    .replace(/(?<![A-Za-z])[\dlIOoSBZ|]{1,6}(?![A-Za-z])/g, (run) =>
      /\d/.test(run) || /^[lIO|]{2,}$/.test(run) ? toDigits(run) : run,
    )
    .replace(/(?<=\d)[lIOoSBZ|](?=\d|\s|$)/g, toDigits);
}

function toDigits(run: string): string {
  return run
    .replace(/[lI|]/g, "1")
    .replace(/[Oo]/g, "0")
    .replaceAll("S", "5")
    .replaceAll("B", "8")
    .replaceAll("Z", "2");
}
