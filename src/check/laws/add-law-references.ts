import type { Citation } from "../../citation/citation.ts";
import { toSlug } from "../../citation/reporters/edition.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { findLawReferences } from "../../legislation/law-references.ts";
import { findKnownAct } from "./known-laws.ts";

/** The citations of a text together with the provisions that it names in words. */
export interface CompletedCitations {
  /** In the order of the text; `refersTo` leads to this list. */
  readonly citations: readonly Citation[];
  /** Index in this list of each citation that was given. */
  readonly indexOf: readonly number[];
  /** For a law the key under which a corpus lists it; `null` for any other citation. */
  readonly lawKeys: readonly (string | null)[];
}

/** Number of UTF-16 code units that are read before other tasks run. */
const SLICE_CHARS = 1 << 13;

/** Number of UTF-16 code units after a slice in which a provision that begins in the slice may end. */
const OVERLAP_CHARS = 512;

/**
 * Adds to the citations of a text the provisions that it names in words: executive orders, articles and amendments of
 * constitutions, federal rules, and sections of Acts whose titles contain brackets. Reads the text slice by slice.
 */
export function* addLawReferences(text: string, given: readonly Citation[]): Generator<void, CompletedCitations> {
  const references: LawMention[] = [];
  let next = 0;
  for (let from = 0, to: number; from < text.length; from = to) {
    if (from > 0) yield;
    to = findSliceEnd(text, from);
    const slice = text.slice(from, to + OVERLAP_CHARS);
    const laws: Citation[] = [];
    for (; next < given.length && given[next]!.span.start < to; next++) {
      const law = given[next]!;
      const span = { start: law.span.start - from, end: law.span.end - from };
      if (law.kind === "law") laws.push({ ...law, span });
    }
    for (const one of listMentions(slice, laws))
      if (one.start < to - from) references.push({ ...one, start: one.start + from, end: one.end + from });
  }
  return yield* mergeMentions(text, given, references);
}

function findSliceEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from + SLICE_CHARS);
  const space = end === -1 || end > from + 2 * SLICE_CHARS ? text.indexOf(" ", from + SLICE_CHARS) : end;
  return space === -1 ? text.length : space;
}

/** A provision that a text names. */
interface LawMention {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly jurisdiction: Jurisdiction;
  readonly section: string | null;
  readonly title: string | null;
}

function listMentions(text: string, laws: readonly Citation[]): LawMention[] {
  const american = findLawReferences(text, laws)
    // "The Fourteenth Amendment" alone is prose, and in an Indian text another amendment;
    // and "Art. XIX of the Constitution" can be of any country or state.
    .filter(({ key, start, end }) => !key.startsWith("const/us/") || NAMED_UNION.test(text.slice(start, end)))
    // "Supreme Court Rules, 1966" has a year, not the number of a rule.
    .filter(({ key }) => !/^rule\/[a-z-]+\/(?:1[89]|20)\d\d$/.test(key))
    .map(({ key, start, end }) => ({
      key,
      start,
      end,
      jurisdiction: "US" as const,
      section: readLastPart(key),
      title: null,
    }));
  return [...american, ...findHighAmendments(text), ...findActMentions(text)];
}

const NAMED_UNION = /U\.? ?S\.? |U\.S\.|United States|Federal/;

function readLastPart(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}

const ORDINAL_TENS = "twent|thirt|fort|fift";
/** An ordinal amendment to the Constitution of the United States that `findLawReferences` does not know. */
const HIGH_AMENDMENT = new RegExp(
  String.raw`(?<![\w-])(?:(?:${ORDINAL_TENS})(?:y-[a-z]{4,7}|ieth)|\d{2}(?:st|nd|rd|th)) Amendment (?:to|of) the (?:U\.? ?S\.?|United States|Federal) Constitution`,
  "gi",
);

function findHighAmendments(text: string): LawMention[] {
  return Array.from(text.matchAll(HIGH_AMENDMENT), ({ 0: raw, index }) => {
    const number = readOrdinal(raw);
    const key = `const/us/amend${number}`;
    return { key, start: index, end: index + raw.length, jurisdiction: "US", section: `amend${number}`, title: null };
  });
}

const TENS: Readonly<Record<string, number>> = { twent: 20, thirt: 30, fort: 40, fift: 50 };
const ONES = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

function readOrdinal(text: string): number {
  const digits = /^\d+/.exec(text);
  if (digits !== null) return Number(digits[0]);
  const [, tens = "", ones = ""] = /^(twent|thirt|fort|fift)(?:y-([a-z]+)|ieth)/i.exec(text.toLowerCase()) ?? [];
  return TENS[tens]! + Math.max(0, ONES.indexOf(ones));
}

/** A section of an Act by its title, brackets included, or by its short name: "section 3 of POTA". */
const ACT_MENTION =
  /(?<![\w.])(?:[Ss]ections?|[Ss]ecs?\.|[Ss]s?\.) ?(\d{1,3}(?:-?[A-Z]{1,2})?)(?:\([0-9A-Za-z]{1,4}\)){0,4},? (?:of )?(?:the )?([A-Z][\w&'’ .,/-]{0,80}\([^()]{3,80}\)[\w&'’ .,/-]{0,80}?(?:Act|Code)(?:,? (?:1[89]|20)\d\d)?|[A-Z]{3,8}(?: Act)?(?:,? (?:1[89]|20)\d\d)?)(?![\w])/g;

function findActMentions(text: string): LawMention[] {
  return Array.from(text.matchAll(ACT_MENTION)).flatMap(({ 0: raw, 1: section = "", 2: title = "", index }) => {
    const act = findKnownAct(toSlug(title));
    const isTitle = title.includes("(") && /\d{4}$/.test(title);
    if (act === null && !isTitle) return [];
    const key = `${act?.key ?? toSlug(title)}//${normalizeSection(section)}`;
    const place = { start: index, end: index + raw.length, jurisdiction: "IN" as const };
    return [{ key, ...place, section, title: act?.title ?? title }];
  });
}

/** Writes the number of a section as keys do: "13-B" is `13b`. */
export function normalizeSection(section: string): string {
  return section.toLowerCase().replace(/(?<=\d)-(?=[a-z])/g, "");
}

/** Citations between two yields. */
const CITATIONS_PER_SLICE = 1000;

function* mergeMentions(
  text: string,
  given: readonly Citation[],
  references: readonly LawMention[],
): Generator<void, CompletedCitations> {
  const sorted = [...references].sort((a, b) => a.start - b.start || b.end - a.end);
  const lawKeyOf = new Map<Citation, string>();
  const added: Citation[] = [];
  let next = 0;
  let coveredTo = 0;
  for (const mention of sorted) {
    while (next < given.length && given[next]!.span.end <= mention.start) next++;
    const over = given[next];
    if (over !== undefined && over.span.start < mention.end) {
      if (over.kind === "law" && mention.jurisdiction === "US") lawKeyOf.set(over, lawKeyOf.get(over) ?? mention.key);
    } else if (mention.start >= coveredTo) {
      added.push(toCitation(text, mention));
      coveredTo = mention.end;
    }
  }
  yield;
  const all = [...given, ...added].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  yield;
  const position = new Map<Citation, number>();
  for (const [at, citation] of all.entries()) {
    if (at % CITATIONS_PER_SLICE === 0) yield;
    position.set(citation, at);
  }
  const citations: Citation[] = [];
  const lawKeys: (string | null)[] = [];
  for (const [at, citation] of all.entries()) {
    if (at % CITATIONS_PER_SLICE === 0) yield;
    const refersTo = citation.refersTo === null ? null : position.get(given[citation.refersTo]!)!;
    citations.push(refersTo === citation.refersTo ? citation : { ...citation, refersTo });
    lawKeys.push(citation.kind === "law" ? toCorpusKey(citation, lawKeyOf.get(citation)) : null);
  }
  yield;
  return { citations, indexOf: given.map((citation) => position.get(citation)!), lawKeys };
}

function toCorpusKey({ key }: Citation, normalized: string | undefined): string | null {
  if (key === null) return null;
  const [act = "", section] = key.split("//");
  const known = section === undefined ? null : findKnownAct(act);
  if (known === null && normalized !== undefined) return normalized;
  return section === undefined ? key : `${known?.key ?? act}//${normalizeSection(section)}`;
}

function toCitation(text: string, { key, start, end, jurisdiction, section, title }: LawMention): Citation {
  return {
    kind: "law",
    raw: text.slice(start, end),
    span: { start, end },
    fullSpan: { start, end },
    key,
    volume: null,
    reporter: null,
    page: null,
    series: null,
    pinCite: null,
    year: null,
    court: null,
    plaintiff: null,
    defendant: null,
    parenthetical: null,
    antecedent: null,
    refersTo: null,
    group: null,
    signal: null,
    history: null,
    section,
    title,
    jurisdiction,
    format: "law",
    ambiguous: [],
  };
}
