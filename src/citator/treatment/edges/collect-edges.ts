import type { Citation, Span } from "../../../citation/citation.ts";
import type { SectionKind } from "../../../law/case.ts";
import type { KnownDate } from "../../../law/known-date.ts";
import { toTreatmentClass } from "../../../law/treatment.ts";
import {
  type BareName,
  type BareNameFinder,
  createBareNameFinder,
  type ResolvedCitations,
} from "../names/bare-names.ts";
import { findOpinionSectionKind, splitOpinionSections } from "../opinion-sections.ts";
import { estimateRight, isWrittenInFormulae, MIN_RIGHT_PROBABILITY } from "../passages/estimate-right.ts";
import { listReadingFeatures } from "../passages/reading-features.ts";
import { createTreatmentReader } from "../treatment-reader.ts";
import {
  isConfidentAndSevere,
  isExplicitlyNegative,
  NO_TREATMENT,
  type TreatmentReading,
} from "../treatment-reading.ts";
import { buildEdge } from "./build-edge.ts";
import type { CaseEdges } from "./edge.ts";
import { isParallel, joinParallel, type MentionReading } from "./mention-reading.ts";
import { type CitationResolver, isCaseCitation, resolveCitations } from "./resolve-citations.ts";

/** One case whose opinions are read for the cases they cite. */
export interface CitingOpinions {
  readonly clusterId: number;
  /** Its parties: their names refer to themselves, not to a cited case. Default none. */
  readonly name?: string;
  readonly decided: KnownDate;
  readonly opinions: readonly CitingOpinion[];
}

/** One opinion, or another part, of a citing case. */
export interface CitingOpinion {
  readonly kind: SectionKind;
  readonly text: string;
}

/** The parts of the corpus that {@link collectEdges} reads. */
export interface EdgePorts {
  findCitations(text: string): readonly Citation[];
  readonly resolve: CitationResolver;
  /** Returns the date of a decision of the corpus. */
  decided(clusterId: number): KnownDate;
}

/** Collects the cases that a case cites: finds its citations, resolves them, and reads how each case is treated. */
export function collectEdges(citing: CitingOpinions, ports: EdgePorts): CaseEdges {
  const { mentions, unresolved } = collectMentions(citing, ports);
  const edges = Array.from(mentions, ([clusterId, found]) =>
    buildEdge(citing, { clusterId, decided: ports.decided(clusterId) }, found),
  );
  return { edges, unresolved };
}

/** Everything that one case says of the cases that it cites. */
export interface CaseMentions {
  /** By cited case, in order of first mention; each list in text order. */
  readonly mentions: ReadonlyMap<number, readonly MentionReading[]>;
  /** Case citations that the corpus does not contain, as written, each once, in text order. */
  readonly unresolved: readonly string[];
}

/** Collects every place where a case cites or names another, with what is read there. */
export function collectMentions(citing: CitingOpinions, ports: EdgePorts): CaseMentions {
  const unresolved = new Set<string>();
  const resolved = citing.opinions.map(({ kind, text }): ResolvedCitations => {
    const citations = kind === "citator_info" ? [] : ports.findCitations(text);
    // Another court wrote what is in parentheses: the case does not cite what the corpus lacks there.
    const missing = kind === "parentheticals" ? new Set<string>() : unresolved;
    return { citations, cases: resolveCitations(citations, ports.resolve, missing) };
  });
  if (resolved.every(({ cases }) => cases.every((found) => found === null || found === citing.clusterId)))
    return { mentions: new Map(), unresolved: [...unresolved] };
  const findNames = createBareNameFinder(resolved, citing.name ?? "");
  const mentions = new Map<number, MentionReading[]>();
  citing.opinions.forEach((opinion, index) => {
    const reader = createOpinionMentionReader(opinion, index, resolved[index]!, findNames);
    for (const { cited, mention } of reader.readCitations(citing.clusterId)) addMention(mentions, cited, mention);
    for (const { cited, mention } of reader.readBareNames()) mentions.get(cited)?.push(mention);
  });
  return { mentions, unresolved: [...unresolved] };
}

/** Adds a mention to those of a case; a parallel citation is joined with the mention before it. */
function addMention(mentions: Map<number, MentionReading[]>, cited: number, mention: MentionReading): void {
  const found = mentions.get(cited);
  if (found === undefined) mentions.set(cited, [mention]);
  else if (!isParallel(found.at(-1)!, mention)) found.push(mention);
  else found[found.length - 1] = joinParallel(found.at(-1)!, mention);
}

interface CaseMention {
  readonly cited: number;
  readonly mention: MentionReading;
}

interface OpinionMentionReader {
  /** Reads the citations of other cases than `own`. */
  readCitations(own: number): CaseMention[];
  /** Reads the names of one party outside of citations; only negative and explicit treatments count. */
  readBareNames(): CaseMention[];
}

function createOpinionMentionReader(
  opinion: CitingOpinion,
  index: number,
  { citations, cases }: ResolvedCitations,
  findNames: BareNameFinder,
): OpinionMentionReader {
  let names: readonly BareName[] = [];
  const reader = createTreatmentReader(opinion.text, {
    targets: citations.filter((_, at) => cases[at] !== null).map(({ span }) => span),
    digest: opinion.kind === "digest",
    findNames(text, within) {
      names = findNames(text, within);
      return names;
    },
  });
  const sections = splitOpinionSections(opinion.text, opinion.kind);

  /**
   * Drops a reading whose words are more probably about something else; of others that is the confidence, if it is lower
   * than that of the grammar. What ends a case's authority is weighed by the model of pairs instead.
   */
  function checkReading(reading: TreatmentReading, target: Span): TreatmentReading {
    const { treatment, kind, confidence } = reading;
    if (treatment !== "positive" && treatment !== "negative") return reading;
    if (toTreatmentClass(kind) === "overruling") return reading;
    if (isWrittenInFormulae(opinion.kind, findOpinionSectionKind(sections, target.start))) return reading;
    const passage = reader.findPassage(target);
    if (passage === null) return reading;
    const probability = estimateRight(listReadingFeatures(passage, reading), treatment);
    if (probability < MIN_RIGHT_PROBABILITY) return NO_TREATMENT;
    return { ...reading, confidence: Math.min(confidence, Math.round(probability * 100) / 100) };
  }

  function toMention(
    cited: number,
    { start, end }: Span,
    reading: TreatmentReading,
    citation: Citation | null,
  ): CaseMention {
    const mention = {
      opinion: index,
      start,
      end,
      section: findOpinionSectionKind(sections, start),
      pinCite: citation?.pinCite ?? null,
      reading,
      group: citation?.group ?? null,
      bare: citation === null,
      run: { end, keys: new Set(typeof citation?.key === "string" ? [citation.key] : []) },
      actor: reading.actor === null ? null : findCaseCitedAt(citations, cases, reading.actor, cited),
    };
    return { cited, mention };
  }

  return {
    readCitations: (own) =>
      citations.flatMap((citation, at) => {
        const cited = cases[at] ?? null;
        if (cited === null || cited === own) return [];
        const reading = checkReading(reader.read(citation.span), citation.span);
        // In the words of a later court, "overruling X" says what the case did; a mere mention of X says nothing of it.
        if (opinion.kind === "parentheticals" && !isConfidentAndSevere(reading)) return [];
        return [toMention(cited, citation.span, reading, citation)];
      }),
    readBareNames: () =>
      excludeCited(names, citations).flatMap((name) => {
        const said = reader.read(name);
        if (!isExplicitlyNegative(said)) return [];
        const reading = checkReading(said, name);
        if (reading.signal === null) return [];
        const found = toMention(name.cited, name, reading, null);
        // Another judge may say of the court that it abandons a rule: only the court's own words count.
        return reading.kind === "abrogated" && SEPARATE_OPINIONS.has(found.mention.section) ? [] : [found];
      }),
  };
}

/** Returns the names that belong to no citation. */
function excludeCited(names: readonly BareName[], citations: readonly Citation[]): BareName[] {
  return names.filter(({ start, end }) => {
    const at = findFirstFrom(citations, start);
    return citations.slice(at, at + 3).every(({ fullSpan }) => fullSpan.start >= end || fullSpan.end <= start);
  });
}

const SEPARATE_OPINIONS: ReadonlySet<SectionKind> = new Set(["concurrence", "concurrence_in_part", "dissent"]);

/** UTF-16 code units after the name of an acting authority in which its citation may begin. */
const MAX_ACTOR_GAP_CHARS = 120;

/** Returns the case that is cited at a place that names the acting authority, or shortly after it. */
function findCaseCitedAt(
  citations: readonly Citation[],
  cases: readonly (number | null)[],
  place: Span,
  cited: number,
): number | null {
  for (let at = findFirstFrom(citations, place.start); at < citations.length; at++) {
    const citation = citations[at]!;
    if (citation.span.start > place.end + MAX_ACTOR_GAP_CHARS) return null;
    if (isCaseCitation(citation) && cases[at] !== cited) return cases[at] ?? null;
  }
  return null;
}

/** Returns the index of the first citation that ends after an offset. */
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
