import type { CaseData } from "../../corpus/port/case-reader.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import { takeKnownPart } from "../../law/known-date.ts";

/** Matches questions in lower case that ask for a field of a case's record: its citations, its date or its court. */
const RECORD_QUESTION =
  /\b(?:citations? (?:for|of|to)|(?:the|parallel|full|official) (?:citations?|cites?)\b|cite for|how (?:do|should|can|would) (?:i|we|you|one) cite|(?:what|which) (?:year|date|day|court)\b|date of|when (?:was|did)\b|docket number)/;

/**
 * Returns sentences with the fields of a case's record that a question asks for; none if it asks for none:
 * "Adams v. Baker, 12 F.3d 345, was decided by the Supreme Court of Ohio on 1994-02-01."
 * @param cases the cases that the question names; of several none is described
 */
export async function writeRecordNotes(
  corpus: Corpus,
  question: string,
  cases: readonly Pick<CaseData, "clusterId">[],
): Promise<string[]> {
  if (cases.length !== 1 || !RECORD_QUESTION.test(question.toLowerCase())) return [];
  const [data] = await corpus.cases.readCases([cases[0]!.clusterId]);
  return data ? listRecordSentences(data) : [];
}

function listRecordSentences({ name, citations, court, dateFiled, datePrecision }: CaseData): string[] {
  const [first, ...others] = citations;
  const title = first === undefined ? name : `${name}, ${first},`;
  const date = takeKnownPart(dateFiled, datePrecision);
  const known = date === "" ? "" : ` ${datePrecision === "day" ? "on" : "in"} ${date}`;
  const decided = `${title} was decided by the ${court.name.replace(/^the /i, "")}${known}.`;
  return others.length === 0 ? [decided] : [decided, `It is also reported at ${others.join(", ")}.`];
}
