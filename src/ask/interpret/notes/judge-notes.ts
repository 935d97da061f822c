import type { CaseData, OpinionPart } from "../../../corpus/port/case-reader.ts";
import type { Corpus } from "../../../corpus/port/corpus.ts";
import type { SectionKind } from "../../../law/case.ts";
import { formatCount } from "../../../text/plural.ts";

const JUDGE = "(?:judges?|justices?)";

/** Matches questions in lower case for the judges who sat. */
const BENCH_QUESTION = new RegExp(
  String.raw`\b(?:(?:how many|which|what) ${JUDGE}\b(?! (?:wrote|authored|delivered|penned|gave|spoke|voted|dissent|concur|in the))|(?:who|which) (?:were|was|are) (?:the|on the) (?:${JUDGE}|bench)|names? of (?:the )?${JUDGE}|(?:bench )?(?:strength|size|composition) of (?:the )?(?:bench|court)|(?:bench|judge) strength|coram|who (?:sat|heard|decided)\b|how (?:big|large) (?:was|a)\b.{0,20}\bbench)`,
);
/** The same for the judge who wrote for the court. */
const AUTHOR_QUESTION = new RegExp(
  String.raw`\b(?:(?:who|(?:which|what) ${JUDGE}) (?:wrote|authored|delivered|penned|gave|drafted|pronounced|spoke)|(?:written|authored|delivered|penned) by (?:who|which)|(?:author|writer) of)\b`,
);
/** The separate opinions whose author a question may ask for instead. */
const SEPARATE_OPINION = /\b(?:dissent|concur|minority|separate|partly)\w*/;

/** Parts of a decision that are, or contain, the opinion of the court. */
const COURT_OPINIONS: ReadonlySet<SectionKind> = new Set<SectionKind>(["lead", "plurality", "combined", "digest"]);

/**
 * Returns sentences with the judges of a case, or the author of its opinion, if a question asks for them; they say so if
 * the record does not contain them.
 * @param text the question in lower case
 */
export async function writeJudgeNotes(corpus: Corpus, text: string, data: CaseData): Promise<string[]> {
  const notes: string[] = [];
  if (AUTHOR_QUESTION.test(text) && !SEPARATE_OPINION.test(text)) {
    const [opinions] = await corpus.cases.listOpinions([data.clusterId]);
    notes.push(formatAuthor(data, opinions ?? []));
  }
  if (BENCH_QUESTION.test(text)) notes.push(formatBench(data));
  return notes;
}

function formatAuthor({ name }: CaseData, opinions: readonly OpinionPart[]): string {
  const authors = [...new Set(opinions.filter(({ kind }) => COURT_OPINIONS.has(kind)).map(({ author }) => author))];
  const [author, ...others] = authors.filter((one) => one !== "");
  if (author !== undefined && others.length === 0) return `The opinion of the court in ${name} is by ${author}.`;
  return opinions.some(({ kind }) => kind === "per_curiam")
    ? `${name} was decided per curiam, in the name of the court.`
    : `The record of ${name} does not name the author of its opinion.`;
}

function formatBench({ name, judges }: CaseData): string {
  if (judges.length === 0) return `The record of ${name} does not name its judges.`;
  return `The record of ${name} names ${formatCount(judges.length, "judge")}: ${judges.join(", ")}.`;
}
