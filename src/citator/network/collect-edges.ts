import type { Citation, Span } from "../../citation/citation.ts";
import type { DatePrecision, SectionKind } from "../../law/case.ts";
import type { Treatment, TreatmentKind } from "../../law/treatment.ts";
import { compareSeverity, toTreatmentClass, toTreatmentLabel } from "../../law/treatment.ts";
import type { ResolveHints } from "../../resolve/resolve-candidates.ts";
import { type BareName, createBareNameFinder, type ResolvedCitations } from "../treatment/bare-names.ts";
import {
  createTreatmentReader,
  isConfidentAndSevere,
  MIN_EXPLICIT_CONFIDENCE,
  type TreatmentReading,
} from "../treatment/classify-treatment.ts";
import { findOpinionSectionKind, splitOpinionSections } from "../treatment/opinion-sections.ts";
import { findSentenceIndex, splitLegalSentences } from "../treatment/sentences.ts";

/** One case whose opinions are read for the cases they cite. */
export interface CitingOpinions {
  readonly clusterId: number;
  /** Its parties: their names stand for themselves, not for a cited case. Default none. */
  readonly name?: string;
  readonly decided: DecisionDate;
  readonly opinions: readonly { readonly kind: SectionKind; readonly text: string }[];
}

/** `date` is `YYYY-MM-DD`; an imprecise date is its period's first day. */
export interface DecisionDate {
  readonly date: string;
  readonly precision: DatePrecision;
}

export interface EdgePorts {
  findCitations(text: string): readonly Citation[];
  /** The case that parallel citations name, or `null` where the corpus has none or cannot tell. */
  resolve(keys: readonly string[], hints: ResolveHints): number | null;
  /** When a case of the corpus was decided. */
  decided(clusterId: number): DecisionDate;
}

/** One place where the citing case cites the other. Offsets are UTF-16 units into the opinion's text. */
export interface Mention extends Span {
  /** Index of the opinion within the case. */
  readonly opinion: number;
  readonly section: SectionKind;
  readonly pinCite: string | null;
}

/** That one case cites another, with all it says of it. */
export interface Edge {
  readonly citing: number;
  readonly cited: number;
  /** In order of place. */
  readonly mentions: readonly Mention[];
  /** The most severe valid treatment; `cited` where nothing is said. */
  readonly kind: TreatmentKind;
  readonly partial: boolean;
  /** 0 to 1. */
  readonly confidence: number;
  /** The case that the text names as the one that did it ("overruled by …"). */
  readonly actor: number | null;
  /** The text tells of what another decision did, be that named or not, and in the corpus or not. */
  readonly reported: boolean;
  /** Only a separate or dissenting opinion says so. */
  readonly dissent: boolean;
  /** Only a party, or a summary of arguments, says so. */
  readonly counsel: boolean;
  /** The cited case is dated after the citing one. */
  readonly wrongOrder: boolean;
  /** Words around the deciding mention, at most 300 units. */
  readonly snippet: string;
}

/** Everything that one case cites. */
export interface CaseEdges {
  /** In order of first mention. */
  readonly edges: readonly Edge[];
  /** Case citations that the corpus does not hold, as written, each once, in order of place. */
  readonly unresolved: readonly string[];
}

interface MentionReading extends Mention {
  readonly reading: TreatmentReading;
  readonly actor: number | null;
  readonly group: number | null;
  /** A bare name, read for its treatment and not counted as a mention. */
  readonly bare: boolean;
  /** The citations that make up the mention: the first, and those parallel to it. */
  readonly run: { readonly end: number; readonly keys: ReadonlySet<string> };
}

/** Opinions that do not speak for the court. */
const SEPARATE_OPINIONS: ReadonlySet<SectionKind> = new Set(["dissent", "concurrence_in_part"]);
const CASE_KINDS: ReadonlySet<Citation["kind"]> = new Set(["case", "short", "supra", "id", "reference"]);
const MAX_SNIPPET_CHARS = 300;

/** Reads a case's opinions: finds its citations, resolves them, and reads how each cited case is treated. */
export function collectEdges(citing: CitingOpinions, ports: EdgePorts): CaseEdges {
  const readings = new Map<number, MentionReading[]>();
  const unresolved = new Set<string>();
  const read = citing.opinions.map(({ kind, text }): ResolvedCitations => {
    const citations = kind === "citator_info" ? [] : ports.findCitations(text);
    return { citations, cases: resolveAll(citations, ports, unresolved) };
  });
  const findNames = createBareNameFinder(read, citing.name ?? "");
  citing.opinions.forEach((opinion, index) => {
    const { citations, cases } = read[index]!;
    let names: readonly BareName[] = [];
    const treatmentOf = createTreatmentReader(opinion.text, {
      digest: opinion.kind === "digest",
      findNames(text, within) {
        names = findNames(text, within);
        return names;
      },
    });
    const parts = splitOpinionSections(opinion.text, opinion.kind);
    citations.forEach((citation, at) => {
      const cited = cases[at];
      if (cited === undefined || cited === null || cited === citing.clusterId) return;
      const reading = treatmentOf(citation.span);
      const mention: MentionReading = {
        opinion: index,
        start: citation.span.start,
        end: citation.span.end,
        section: findOpinionSectionKind(parts, citation.span.start),
        pinCite: citation.pinCite,
        reading,
        group: citation.group,
        bare: false,
        run: { end: citation.span.end, keys: new Set(citation.key === null ? [] : [citation.key]) },
        actor: reading.actor === null ? null : findCaseCitedAt(citations, cases, reading.actor, cited),
      };
      const mentions = readings.get(cited);
      if (mentions === undefined) readings.set(cited, [mention]);
      else if (!isParallel(mentions.at(-1)!, mention)) mentions.push(mention);
      else mentions[mentions.length - 1] = joinParallel(mentions.at(-1)!, mention);
    });
    for (const name of excludeCited(names, citations)) {
      const reading = treatmentOf(name);
      if (!isConfidentAndSevere(reading)) continue;
      readings.get(name.cited)?.push({
        opinion: index,
        start: name.start,
        end: name.end,
        section: findOpinionSectionKind(parts, name.start),
        pinCite: null,
        reading,
        group: null,
        bare: true,
        run: { end: name.end, keys: new Set() },
        actor: reading.actor === null ? null : findCaseCitedAt(citations, cases, reading.actor, name.cited),
      });
    }
  });
  const edges = Array.from(readings, ([cited, mentions]) => buildEdge(citing, cited, mentions, ports));
  return { edges, unresolved: [...unresolved] };
}

/** The names that are no part of a citation. */
function excludeCited(names: readonly BareName[], citations: readonly Citation[]): BareName[] {
  return names.filter(({ start, end }) => {
    const at = findFirstFrom(citations, start);
    return citations.slice(at, at + 3).every(({ fullSpan }) => fullSpan.start >= end || fullSpan.end <= start);
  });
}

/** The case that each citation names, by its index; short forms take that of their full citation. */
function resolveAll(citations: readonly Citation[], ports: EdgePorts, unresolved: Set<string>): (number | null)[] {
  const groups = new Map<number, { keys: string[]; name: string | null; year: number | null }>();
  for (const { kind, group, key, plaintiff, defendant, year } of citations) {
    if (kind !== "case" || group === null || key === null) continue;
    const entry = groups.get(group) ?? { keys: [], name: null, year: null };
    entry.keys.push(key);
    entry.name ??= formatCaseName(plaintiff, defendant);
    entry.year ??= year;
    groups.set(group, entry);
  }
  const resolvedGroups = new Map<number, number | null>();
  const cases: (number | null)[] = [];
  for (const citation of citations) {
    cases.push(caseOf(citation));
  }
  return cases;

  function caseOf(citation: Citation): number | null {
    if (!CASE_KINDS.has(citation.kind)) return null;
    if (citation.kind !== "case") return citation.refersTo === null ? null : (cases[citation.refersTo] ?? null);
    if (citation.key === null) return null;
    let id: number | null | undefined = citation.group === null ? undefined : resolvedGroups.get(citation.group);
    if (id === undefined) {
      const group = citation.group === null ? undefined : groups.get(citation.group);
      id = ports.resolve(group?.keys ?? [citation.key], {
        name: group?.name ?? formatCaseName(citation.plaintiff, citation.defendant),
        year: group?.year ?? citation.year,
      });
      if (citation.group !== null) resolvedGroups.set(citation.group, id);
    }
    if (id === null) unresolved.add(citation.raw);
    return id;
  }
}

function buildEdge(citing: CitingOpinions, cited: number, mentions: readonly MentionReading[], ports: EdgePorts): Edge {
  const court = mentions.filter((mention) => !SEPARATE_OPINIONS.has(mention.section) && !isByCounsel(mention));
  const decided = pickMostSevere(preferHeadnotes(court.length > 0 ? court : mentions));
  const said = !isByCounsel(decided);
  return {
    citing: citing.clusterId,
    cited,
    mentions: mentions
      .filter(({ bare }) => !bare)
      .map(({ opinion, start, end, section, pinCite }) => ({ opinion, start, end, section, pinCite })),
    kind: said ? decided.reading.kind : "cited",
    partial: decided.reading.partial,
    confidence: decided.reading.confidence,
    actor: decided.actor,
    reported: decided.reading.reported,
    dissent: mentions.every((mention) => SEPARATE_OPINIONS.has(mention.section)),
    counsel: !said,
    wrongOrder: isAfter(ports.decided(cited), citing.decided),
    snippet: cutSnippet(citing.opinions[decided.opinion]!.text, decided, decided.reading.signal),
  };
}

/**
 * What the reporter's headnote says for or against a case decides over what the opinion seems to say, but that the
 * opinion ends the case's authority in plain words. "Referred to" and its like decide nothing: headnotes say so of cases
 * that the opinion follows or distinguishes.
 */
function preferHeadnotes(mentions: readonly MentionReading[]): readonly MentionReading[] {
  const noted = mentions.filter(
    ({ section, reading }) =>
      section === "headnote" &&
      reading.confidence >= MIN_EXPLICIT_CONFIDENCE &&
      DECISIVE_LABELS.has(toTreatmentLabel(reading.kind)),
  );
  if (noted.length === 0) return mentions;
  return mentions.filter(
    (mention) =>
      noted.includes(mention) ||
      (mention.reading.confidence >= MIN_EXPLICIT_CONFIDENCE &&
        toTreatmentClass(mention.reading.kind) === "overruling" &&
        !mention.reading.reported),
  );
}

const DECISIVE_LABELS: ReadonlySet<Treatment> = new Set(["positive", "negative"]);

function isByCounsel(mention: MentionReading): boolean {
  return mention.reading.counsel || mention.section === "arguments";
}

function pickMostSevere(mentions: readonly MentionReading[]): MentionReading {
  return mentions.reduce(pickMoreSevere);
}

function pickMoreSevere(first: MentionReading, second: MentionReading): MentionReading {
  if (first.reading.counsel !== second.reading.counsel) return first.reading.counsel ? second : first;
  const order = compareSeverity(second.reading.kind, first.reading.kind);
  if (order !== 0) return order < 0 ? second : first;
  // What is done here says more than what is told, and plain words more than words that have to be construed.
  if (first.reading.reported !== second.reading.reported) return first.reading.reported ? second : first;
  return second.reading.confidence > first.reading.confidence ? second : first;
}

const DATE_PREFIX_CHARS: Readonly<Record<DatePrecision, number>> = { year: 4, month: 7, day: 10 };

/** Compared no more exactly than the less exact of the two dates is known. */
function isAfter(a: DecisionDate, b: DecisionDate): boolean {
  const length = Math.min(DATE_PREFIX_CHARS[a.precision], DATE_PREFIX_CHARS[b.precision]);
  return a.date.slice(0, length) > b.date.slice(0, length);
}

/** Most units of text between two parallel citations: a pin cite and a year. */
const MAX_PARALLEL_GAP_CHARS = 120;

/** Parallel citations stand side by side and differ; a citation that comes again is a mention of its own. */
function isParallel({ group, opinion, run }: MentionReading, next: MentionReading): boolean {
  if (group === null || group !== next.group || opinion !== next.opinion) return false;
  return next.start - run.end <= MAX_PARALLEL_GAP_CHARS && [...next.run.keys].every((key) => !run.keys.has(key));
}

function joinParallel(first: MentionReading, parallel: MentionReading): MentionReading {
  const run = { end: parallel.end, keys: new Set([...first.run.keys, ...parallel.run.keys]) };
  return { ...pickMoreSevere(first, parallel), run };
}

/** The case that is cited at or just behind a place that names the acting authority. */
function findCaseCitedAt(
  citations: readonly Citation[],
  cases: readonly (number | null)[],
  place: Span,
  cited: number,
): number | null {
  for (let at = findFirstFrom(citations, place.start); at < citations.length; at++) {
    const { kind, span } = citations[at]!;
    if (span.start > place.end + 120) return null;
    if (CASE_KINDS.has(kind) && cases[at] !== cited) return cases[at] ?? null;
  }
  return null;
}

function findFirstFrom(citations: readonly Citation[], offset: number): number {
  let low = 0;
  let high = citations.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (citations[middle]!.span.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function formatCaseName(plaintiff: string | null, defendant: string | null): string | null {
  if (plaintiff !== null && defendant !== null) return `${plaintiff} v. ${defendant}`;
  return plaintiff ?? defendant;
}

/** Whole sentences around a mention and its signal as far as they fit; cut at words otherwise, blanks as one space. */
export function cutSnippet(text: string, mention: Span, signal: Span | null): string {
  const near = signal !== null && Math.abs(signal.start - mention.start) < MAX_SNIPPET_CHARS - 60 ? signal : mention;
  const core = { start: Math.min(mention.start, near.start), end: Math.max(mention.end, near.end) };
  const from = Math.max(0, core.start - MAX_SNIPPET_CHARS);
  const area = text.slice(from, Math.min(text.length, core.end + MAX_SNIPPET_CHARS));
  const spans = splitLegalSentences(area);
  const first = spans[findSentenceIndex(spans, core.start - from)]!;
  const last = spans[findSentenceIndex(spans, Math.max(core.start, core.end - 1) - from)]!;
  let start = from + first.start;
  let end = from + last.end;
  if (end - start > MAX_SNIPPET_CHARS) {
    const slack = Math.max(0, MAX_SNIPPET_CHARS - (core.end - core.start));
    start = Math.max(start, core.start - Math.floor(slack / 2));
    end = Math.min(end, start + MAX_SNIPPET_CHARS);
    if (start > from + first.start) start = alignStartToWord(text, start, core.start);
    if (end < from + last.end) end = alignEndToWord(text, end, core.end);
  }
  return text.slice(start, end).replace(/\s+/g, " ").trim().slice(0, MAX_SNIPPET_CHARS);
}

function alignStartToWord(text: string, start: number, limit: number): number {
  const space = text.indexOf(" ", start);
  return space >= 0 && space < limit ? space + 1 : start;
}

function alignEndToWord(text: string, end: number, limit: number): number {
  const space = text.lastIndexOf(" ", end);
  return space > limit ? space : end;
}
