import type { Citation } from "../../../src/citation/citation.ts";
import { findCitations } from "../../../src/citation/find/find-citations.ts";
import { createFileCorpus } from "../../../src/corpus/file/open-file-corpus.ts";
import { findCase } from "../../../src/corpus/resolve-citation.ts";
import type { SectionKind } from "../../../src/law/case.ts";
import { listClusterIds, readStoredDecision } from "../../../src/store/cases/cases.ts";
import type { OpenCorpusFile } from "../../../src/store/corpus.ts";
import { splitSentences } from "../../../src/text/sentences/sentences.ts";

/** What an opinion says that another case decided, by how it says it. */
export interface ReportedHoldings {
  /** By cluster id of the case that decided it: "See X, 427 U.S. 445 (1976) (holding that …)". */
  readonly inParentheses: ReadonlyMap<number, string>;
  /** The same of cases without such a parenthesis: "In X, 427 U.S. 445 (1976), we held that …", in an opinion of the court. */
  readonly inSentences: ReadonlyMap<number, string>;
}

const VERBS =
  "holding|concluding|finding|ruling|recogni[sz]ing|stating|noting|explaining|reaffirming|observing|declaring|deciding|determining|establishing|emphasizing|acknowledging|confirming|reasoning";
const PAST_VERBS =
  "held|concluded|found|ruled|recogni[sz]ed|stated|noted|explained|reaffirmed|observed|said|declared|decided|determined|established|emphasized|acknowledged|confirmed|reasoned";

/** A quick test of an opinion. */
const MAY_REPORT = new RegExp(`\\((?:\\w+ )?(?:${VERBS})[, ]|\\b(?:${PAST_VERBS})\\b[^.]{0,40} that\\b`);
/** What follows a citation, its parallels, court and year. */
const IN_PARENTHESES = new RegExp(
  `^[^()]{0,120}(?:\\([^()]{0,40}\\d{4}\\)[\\s,]*)?\\((?:\\w+ )?(?:${VERBS})(?:, [^(),]{1,60},)? that ((?:[^()]|\\([^()]{0,80}\\)){1,400})\\)`,
);
/** What follows a citation in its sentence, with its pin cite and its year; the words of no other case intervene. */
const IN_SENTENCE = new RegExp(
  `^[\\s,\\d–-]{0,40}(?:\\([^()]{0,40}\\d{4}\\))?[\\s,]{0,4}(?:(?:we|(?:the|this|our) (?:\\w+ )?court|it was|it has been)\\s+)?(?:\\w+ly )?(?:${PAST_VERBS}) that (.{1,400})$`,
  "is",
);
const OF_THE_COURT: ReadonlySet<SectionKind> = new Set<SectionKind>(["combined", "lead", "per_curiam"]);

/**
 * Collects what the opinions of a corpus say that its other cases decided which are of the United States: the first
 * report of each case that states a proposition.
 * @param isProposition whether a report states law, and not what became of the parties
 */
export async function collectReportedHoldings(
  corpus: OpenCorpusFile,
  isProposition: (text: string) => boolean,
): Promise<ReportedHoldings> {
  const cases = createFileCorpus(corpus);
  const inParentheses = new Map<number, string>();
  const inSentences = new Map<number, string>();
  for (const citing of listClusterIds(corpus.database)) {
    for (const opinion of corpus.opinions.listByCase(citing)) {
      const text = corpus.opinions.readText(opinion);
      if (!MAY_REPORT.test(text)) continue;
      const citations = findCitations(text);
      for (const citation of citations) {
        const full = citation.refersTo === null ? citation : citations[citation.refersTo]!;
        if (full.kind !== "case") continue;
        const report = readReport(text, citation, OF_THE_COURT.has(opinion.kind));
        if (report === null || !isProposition(report.proposition)) continue;
        const found = report.isInParentheses ? inParentheses : inSentences;
        const decided = (await findCase(cases, full.raw))?.clusterId;
        if (decided === undefined || decided === citing || found.has(decided)) continue;
        if (readStoredDecision(corpus.database, decided)?.jurisdiction !== "IN") found.set(decided, report.proposition);
      }
    }
  }
  for (const decided of inParentheses.keys()) inSentences.delete(decided);
  return { inParentheses, inSentences };
}

/** Returns what is said after a citation that the case decided; `null` if nothing is. */
function readReport(text: string, { span, fullSpan }: Citation, isOfCourt: boolean) {
  const after = text.slice(span.end, Math.max(fullSpan.end, span.end + 800));
  const inParentheses = IN_PARENTHESES.exec(after)?.[1];
  if (inParentheses !== undefined) return { isInParentheses: true, proposition: normalize(inParentheses) };
  if (!isOfCourt) return null;
  const sentence = after.slice(0, splitSentences(after)[0]?.end);
  const proposition = normalize(IN_SENTENCE.exec(sentence)?.[1] ?? "");
  // A citation in the statement may be that of another case, and a part of a sentence states no law.
  const isWhole = /[.”"]$/.test(proposition) && findCitations(proposition).length === 0;
  return isWhole ? { isInParentheses: false, proposition } : null;
}

function normalize(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
