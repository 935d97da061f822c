import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { findCitations } from "../../citation/find/find-citations.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { CasePassage, PassageTerm } from "../../corpus/port/passage-search.ts";
import { findCase } from "../../corpus/resolve-citation.ts";
import type { SourceSentence } from "../../text/sentences/source-sentences.ts";
import { stem } from "../../text/stem.ts";
import { splitWords } from "../../text/words.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { computeCoverage } from "../interpret/terms/question-terms.ts";
import { selectInScope } from "./select-in-scope.ts";

/** Verbs with which an opinion reports what another decided. */
const REPORTING = "hold|conclude|find|rul|recogniz|recognis|stat|not|explain|reaffirm|observ|reason|say|decid";
/** A quick test of a sentence that may attribute a proposition. */
const REPORTS = new RegExp(`\\b(?:${REPORTING}|held|found|said)\\w{0,3} that\\b`);
/** What follows a citation, its parallels, its court and its year: a parenthesis that says what the case decided. */
const IN_PARENTHESES = new RegExp(
  `^[^()]{0,120}(?:\\([^()]{0,60}\\)[\\s,;]*)?\\((?:${REPORTING})\\w{0,2}ing that ((?:[^()]|\\([^()]{0,80}\\)){1,500})`,
);
/** "In X, 427 U.S. 445, we held that …": the statement after the verb. */
const IN_SENTENCE =
  /\b(?:we|(?:the|this|our|that) (?:\w+ )?court)(?: \w+ly)? (?:held|concluded|found|ruled|recognized|recognised|stated|noted|explained|reaffirmed|observed|said|decided) that (.{1,600})$/is;

/** Minimum share of the weight of a question that a proposition contains which is attributed to a case. */
const MIN_SHARE = 0.6;
/** Maximum number of passages that are read for propositions, and of cases that are looked up. */
const MAX_PASSAGES = 12;
const MAX_CASES = 6;

/** A proposition that a sentence attributes to a case. */
interface Attribution {
  readonly citation: string;
  readonly proposition: string;
}

/** What opinions say that other cases decided. */
export interface Attributions {
  /** By cluster id of a case of the corpus, the share of the question's weight that is attributed to it. */
  readonly shares: ReadonlyMap<number, number>;
  /** The sentences that say so. */
  readonly reports: ReadonlySet<SourceSentence>;
}

/**
 * Finds the cases of the scope to which opinions attribute what the question asks: "See X (holding that …)". It is they
 * that decided it, not the opinions that say so.
 */
export async function findAttributedCases(
  corpus: Corpus,
  { scope }: Interpretation,
  terms: readonly PassageTerm[],
  passages: readonly CasePassage[],
  signal: AbortSignal,
): Promise<Attributions> {
  const found: (Attribution & { readonly by: CasePassage; readonly share: number; readonly report: SourceSentence })[] =
    [];
  for (const by of passages.slice(0, MAX_PASSAGES)) {
    await yieldToEventLoop(signal);
    for (const report of by.sentences) {
      for (const one of listAttributions(report.text)) {
        const stems = new Set(splitWords(one.proposition).map(stem));
        const share = computeCoverage(terms, (each) => stems.has(each));
        if (share >= MIN_SHARE) found.push({ ...one, by, share, report });
      }
    }
  }
  const citations = [...new Set(found.map(({ citation }) => citation))].slice(0, MAX_CASES);
  const ids = new Map<string, number>();
  for (const citation of citations) {
    const resolution = await findCase(corpus, citation);
    if (resolution !== null) ids.set(citation, resolution.clusterId);
  }
  const admitted = await selectInScope(corpus, scope, [...ids.values()]);
  const shares = new Map<number, number>();
  const reports = new Set<SourceSentence>();
  for (const { citation, by, share, report } of found) {
    const clusterId = ids.get(citation);
    if (clusterId === undefined || clusterId === by.clusterId || !admitted.has(clusterId)) continue;
    reports.add(report);
    shares.set(clusterId, Math.max(share, shares.get(clusterId) ?? 0));
  }
  return { shares, reports };
}

/** Returns what a sentence says that the cases decided which it cites. */
function listAttributions(sentence: string): Attribution[] {
  if (!REPORTS.test(sentence)) return [];
  const cited = findCitations(sentence).filter(({ kind }) => kind === "case");
  const inParentheses = cited.flatMap(({ raw, span }): Attribution[] => {
    const proposition = IN_PARENTHESES.exec(sentence.slice(span.end))?.[1];
    return proposition === undefined ? [] : [{ citation: raw, proposition }];
  });
  if (inParentheses.length > 0) return inParentheses;
  const [first] = cited;
  const stated = IN_SENTENCE.exec(sentence);
  // A citation after the statement may be that of another case.
  if (first === undefined || stated === null || first.span.start > stated.index) return [];
  return [{ citation: first.raw, proposition: stated[1]! }];
}
