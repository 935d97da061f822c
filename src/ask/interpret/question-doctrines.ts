import type { Corpus, DoctrineOfWords, FoundDoctrine } from "../../corpus/port/corpus.ts";
import type { ProvisionData } from "../../corpus/port/legislation-reader.ts";
import { findCase } from "../../corpus/resolve-citation.ts";
import type { DoctrineAuthority } from "../../law/doctrines/doctrine.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { stem } from "../../text/stem.ts";
import { findWords } from "../../text/words.ts";
import { type PassageSource, toProvisionKey } from "../passages/passage.ts";
import { findNamedProvisions } from "./named-provisions.ts";
import type { QuestionTerm } from "./terms/question-terms.ts";
import { QUESTION_STOP_WORDS } from "./terms/stop-words.ts";

/** An authority to which a doctrine of the question leads. */
export interface DoctrineLead {
  readonly source: { readonly clusterId: number } | ProvisionData;
  /** Place among the authorities of its doctrine, from 0. */
  readonly place: number;
  /** Where the name of the doctrine stands in the question. */
  readonly start: number;
  readonly end: number;
  /** Share of the weight of the question that the name of the doctrine has: 0 to 1. */
  readonly share: number;
}

/** Returns whether a source is the authority to which a doctrine leads. */
export function isLead({ source: lead }: DoctrineLead, source: PassageSource): boolean {
  if (source.kind === "case") return "clusterId" in lead && lead.clusterId === source.clusterId;
  if ("clusterId" in lead) return false;
  return toProvisionKey(lead) === toProvisionKey(source);
}

/** A doctrine that shares words with a question, and of whose authorities the corpus contains none. */
export type AbsentDoctrine = Pick<DoctrineOfWords, "share" | "stems">;

/** To what the doctrines of a question lead. */
export interface DoctrineAuthorities {
  /** The authorities that the corpus contains. */
  readonly leads: readonly DoctrineLead[];
  /**
   * The first authorities, with their citations, of the doctrines that lead to none, unless the name of another one,
   * that leads to one, overlaps theirs.
   */
  readonly missing: readonly string[];
}

/** Finds the authorities of the doctrines of a question in the corpus. */
export async function findDoctrineLeads(
  corpus: Corpus,
  question: string,
  country: Jurisdiction,
  doctrines: readonly FoundDoctrine[],
  terms: readonly QuestionTerm[],
): Promise<DoctrineAuthorities> {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const leads: DoctrineLead[] = [];
  const lacking: (Pick<FoundDoctrine, "start" | "end"> & { readonly authority: string })[] = [];
  for (const { authorities, start, end } of doctrines) {
    const own = new Set(findWords(question.slice(start, end)).map(({ word }) => stem(word)));
    const covered = terms.filter((term) => own.has(term.stem)).reduce((sum, { weight }) => sum + weight, 0);
    const share = total === 0 ? 1 : covered / total;
    for (const [place, { citation }] of authorities.entries()) {
      const source = await findAuthority(corpus, citation, country);
      if (source !== null) leads.push({ source, place, share, start, end });
    }
    const [first] = authorities;
    if (first && !leads.some((lead) => lead.start === start && lead.end === end))
      lacking.push({ authority: formatAuthority(first), start, end });
  }
  const missing = lacking
    .filter((one) => !leads.some((lead) => lead.start < one.end && one.start < lead.end))
    .map(({ authority }) => authority);
  return { leads, missing };
}

/** Maximum number of doctrines of a question whose authorities are looked for. */
const MAX_SUBJECTS = 12;

/**
 * Lists the doctrines that share most words with a question and of whose authorities the corpus contains none. The
 * question need not name them.
 */
export async function listAbsentDoctrines(
  corpus: Corpus,
  country: Jurisdiction,
  terms: readonly QuestionTerm[],
): Promise<AbsentDoctrine[]> {
  const ranked = await corpus.rankDoctrines({ terms, country, limit: MAX_SUBJECTS });
  const found = await Promise.all(ranked.map((doctrine) => hasAuthority(corpus, doctrine, country)));
  return ranked.filter((_, at) => !found[at]);
}

/** Returns whether a corpus contains one of the authorities of a doctrine. */
export async function hasAuthority(
  corpus: Corpus,
  { authorities }: Pick<FoundDoctrine, "authorities">,
  country: Jurisdiction,
): Promise<boolean> {
  const found = await Promise.all(authorities.map(({ citation }) => findAuthority(corpus, citation, country)));
  return found.some((source) => source !== null);
}

function formatAuthority({ name, citation }: DoctrineAuthority): string {
  return citation.startsWith(name) ? citation : `${name}, ${citation}`;
}

type AuthoritySource = DoctrineLead["source"];

/** By corpus, what a country and a citation lead to: questions share doctrines and known questions. */
const knownAuthorities = new WeakMap<Corpus, Map<string, AuthoritySource | null>>();

/**
 * Finds the case or provision of a citation of the tables of doctrines or of the known questions; null if the corpus does
 * not contain it. What was looked up is kept.
 */
export async function findAuthority(
  corpus: Corpus,
  citation: string,
  country: Jurisdiction,
): Promise<AuthoritySource | null> {
  const known = knownAuthorities.get(corpus) ?? new Map<string, AuthoritySource | null>();
  knownAuthorities.set(corpus, known);
  const key = `${country} ${citation}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const source = await lookUpAuthority(corpus, citation, country);
  known.set(key, source);
  return source;
}

async function lookUpAuthority(
  corpus: Corpus,
  citation: string,
  country: Jurisdiction,
): Promise<AuthoritySource | null> {
  const found = await findCase(corpus, citation);
  if (found) return { clusterId: found.clusterId };
  const [named] = await findNamedProvisions(corpus.legislation, citation, country);
  return named?.provisions[0] ?? null;
}

/** Returns the terms with the words of the doctrines that their places in the question name, as alternatives. */
export function addDoctrineWords(
  question: string,
  terms: readonly QuestionTerm[],
  doctrines: readonly FoundDoctrine[],
): QuestionTerm[] {
  const words = findWords(question);
  return terms.map((term) => {
    const phrases = doctrines
      .filter(({ start, end }) =>
        term.positions.some((at) => words[at] !== undefined && words[at].start >= start && words[at].end <= end),
      )
      // A single word stands for a lay word, not for a term of art.
      .flatMap(({ terms, authorities }) =>
        terms.map(collectContentStems).filter(({ length }) => length > (authorities.length > 0 ? 1 : 0)),
      );
    return phrases.length === 0 ? term : { ...term, alternatives: [...(term.alternatives ?? []), ...phrases] };
  });
}

/** Returns the stems of the words of a phrase that are not stop words; of all its words if there are no others. */
export function collectContentStems(phrase: string): string[] {
  const words = findWords(phrase).map(({ word }) => word);
  const content = words.filter((word) => !QUESTION_STOP_WORDS.has(word));
  return [...new Set((content.length > 0 ? content : words).map(stem))];
}
