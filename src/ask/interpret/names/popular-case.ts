import type { Corpus } from "../../../corpus/port/corpus.ts";
import type { NamedCase } from "../named-cases.ts";
import type { DoctrineLead } from "../question-doctrines.ts";
import type { QuestionKind } from "../question-kinds.ts";

/** Kinds of questions that are about a case, so that its popular name names it. */
const NAMING_KINDS: ReadonlySet<string> = new Set(["standing", "holding", "opinions", "premise"]);

/** Words that mark a popular name as that of a case: "the Arnesh Kumar guidelines". */
const CASE_WORD = /\b(?:case|guidelines?|judge?ment|ruling|verdict|decision|formula)s?$/i;
const CASE_WORD_AFTER = /^(?:['’]?s? (?:case|guidelines?|judge?ment|ruling|verdict|decision)\b|\s+v(?:s|ersus)?\.?\s)/i;

/** Returns the case that the question names by a popular name: the first authority of the longest such name. */
export async function findPopularCase(
  corpus: Corpus,
  question: string,
  { id }: QuestionKind,
  leads: readonly DoctrineLead[],
): Promise<readonly NamedCase[]> {
  const isCase = ({ start, end }: DoctrineLead) =>
    CASE_WORD.test(question.slice(start, end)) || CASE_WORD_AFTER.test(question.slice(end));
  const named = leads.filter(({ place, end }) => place === 0 && end <= question.length);
  const called = named.filter(isCase);
  const [best] = (called.length > 0 ? called : NAMING_KINDS.has(id) ? named : []).sort(
    (a, b) => b.share - a.share || a.start - b.start,
  );
  if (best === undefined || !("clusterId" in best.source)) return [];
  const { clusterId } = best.source;
  const [data] = await corpus.cases.readCases([clusterId]);
  const namedBy = isCase(best) ? "parties" : "party";
  return [{ clusterId, name: data!.name, namedBy, start: best.start, end: best.end }];
}
