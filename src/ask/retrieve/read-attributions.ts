import type { Citation } from "../../citation/citation.ts";
import { findCitations } from "../../citation/find/find-citations.ts";
import type { SourceSentence } from "../../text/sentences/source-sentences.ts";

/** A proposition that a sentence attributes to the case that it cites. */
export interface Attribution {
  /** The full citation, if the passage contains it; else the short form, "supra" or "id." of the sentence. */
  readonly citation: Citation;
  readonly proposition: string;
  /** The sentence that says so. */
  readonly report: SourceSentence;
}

/** Verbs with which an opinion reports what another decided. */
const REPORTING = "hold|conclude|find|rul|recogniz|recognis|stat|not|explain|reaffirm|observ|reason|say|decid";
const REPORTED =
  "held|concluded|found|ruled|recogni[sz]ed|stated|noted|explained|reaffirmed|observed|said|decided|declared|determined|established";
/** A quick test of a sentence that may attribute a proposition. */
const REPORTS = new RegExp(`\\b(?:(?:${REPORTING})\\w{0,3}|${REPORTED}) that\\b`, "i");
/** What follows a citation, its parallels, its court and its year: a parenthesis that says what the case decided. */
const IN_PARENTHESES = new RegExp(
  `^[^()]{0,120}(?:\\([^()]{0,60}\\)[\\s,;]*)?\\((?:${REPORTING})\\w{0,2}ing that ((?:[^()]|\\([^()]{0,80}\\)){1,500})`,
);
/** What precedes the verb in "In X, 427 U.S. 445, we held that …" and in "X, 427 U.S. 445, held that …". */
const BY_COURT = "\\b(?:we|(?:the|this|our|that) (?:\\w+ )?court|it (?:was|has been))(?: \\w+ly| there| long ago)?\\s";
const BY_NAME = '[,)]\\s(?:for example, )?[“"]?(?:\\w+ly )?';
/** The statement after the verb. */
const IN_SENTENCE = new RegExp(`(?:${BY_COURT}|(${BY_NAME}))(?:${REPORTED}) that (.{1,600})$`, "is");
/** The same in a sentence about the case that the preceding one cites: "There the Court held that …". */
const IN_NEXT_SENTENCE = new RegExp(
  `^(?:\\[\\d+\\] )?(?:There|In that case),? (?:we|the court|this court|it was)(?: \\w+ly)? (?:${REPORTED}) that (.{1,600})$`,
  "is",
);
/** Words before a citation that is not the subject of the verb after it: "The court, relying on X, held that …". */
const FOLLOWED =
  /\b(?:(?:relying|relied|based|rested) (?:up)?on|citing|following|applying|under|distinguishing|invoking)\s$/i;
/** What separates the citations of several cases that decided the same. */
const LISTED = /^[\s,;]{0,4}(?:and|&)?\s{0,2}$/;
/** Citations that name a case. */
const CASE_KINDS: ReadonlySet<Citation["kind"]> = new Set<Citation["kind"]>(["case", "short", "supra", "id"]);

/** Returns what the sentences of a passage say that the cases decided which they cite. */
export function readAttributions(sentences: readonly SourceSentence[]): Attribution[] {
  if (!sentences.some(({ text }) => REPORTS.test(text))) return [];
  const starts: number[] = [];
  let passage = "";
  for (const { text } of sentences) {
    starts.push(passage.length);
    passage += `${text}\n`;
  }
  const citations = findCitations(passage);
  const ofCases = citations.filter(({ kind }) => CASE_KINDS.has(kind));
  return sentences.flatMap((report, at) => {
    if (!REPORTS.test(report.text)) return [];
    const start = starts[at]!;
    const own = ofCases.filter(({ span }) => span.start >= start && span.end <= start + report.text.length);
    const before = ofCases.findLast(({ span }) => at > 0 && span.start >= starts[at - 1]! && span.end <= start);
    const statements =
      own.length > 0
        ? readStatements(passage.slice(0, start + report.text.length), own)
        : readNextStatement(report.text, before);
    return statements.map(({ citation, proposition }) => ({
      citation: citation.refersTo === null ? citation : citations[citation.refersTo]!,
      proposition,
      report,
    }));
  });
}

type Statement = Omit<Attribution, "report">;

/**
 * Reads what a sentence says of the cases that it cites: in parentheses after each, else after its first verb, of the
 * cases before that.
 * @param text the passage up to the end of the sentence
 */
function readStatements(text: string, cited: readonly Citation[]): Statement[] {
  const inParentheses = cited.flatMap((citation): Statement[] => {
    const proposition = IN_PARENTHESES.exec(text.slice(citation.span.end))?.[1];
    return proposition === undefined ? [] : [{ citation, proposition }];
  });
  if (inParentheses.length > 0) return inParentheses;
  const { end } = cited[0]!.span;
  const stated = IN_SENTENCE.exec(text.slice(end));
  if (stated === null) return [];
  const [, byName, proposition = ""] = stated;
  const preceding = cited.filter(({ span }) => span.end <= end + stated.index + 1);
  const last = preceding.at(-1);
  if (last === undefined) return [];
  if (byName !== undefined && FOLLOWED.test(text.slice(Math.max(0, last.fullSpan.start - 20), last.fullSpan.start)))
    return [];
  const from = preceding.findLastIndex(
    (one, at) => at > 0 && !LISTED.test(text.slice(preceding[at - 1]!.fullSpan.end, one.fullSpan.start)),
  );
  return preceding.slice(Math.max(0, from)).map((citation) => ({ citation, proposition }));
}

function readNextStatement(sentence: string, before: Citation | undefined): Statement[] {
  const proposition = before === undefined ? undefined : IN_NEXT_SENTENCE.exec(sentence)?.[1];
  return proposition === undefined ? [] : [{ citation: before!, proposition }];
}
