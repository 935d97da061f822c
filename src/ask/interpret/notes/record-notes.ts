import type { CaseData } from "../../../corpus/port/case-reader.ts";
import type { Corpus } from "../../../corpus/port/corpus.ts";
import { takeKnownPart } from "../../../law/known-date.ts";
import { writeJudgeNotes } from "./judge-notes.ts";

/** Matches questions in lower case that ask for a field of a case's record: its citations, its date or its court. */
const RECORD_QUESTION =
  /\b(?:citations? (?:for|of|to)|(?:the|parallel|full|official) (?:citations?|cites?)\b|cite for|how (?:do|should|can|would) (?:i|we|you|one) cite|(?:what|which) (?:year|date|day|court)\b|date of|when (?:was|did)\b)/;
/** The same for its docket number. */
const DOCKET_QUESTION = /\b(?:docket|case|petition|appeal) (?:number|no)\b/;

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
  const text = question.toLowerCase();
  if (cases.length !== 1) return [];
  const [data] = await corpus.cases.readCases([cases[0]!.clusterId]);
  if (!data) return [];
  const ofRecord = RECORD_QUESTION.test(text) ? listRecordSentences(data) : [];
  const ofDocket = DOCKET_QUESTION.test(text) ? [formatDocket(data)] : [];
  return [...ofDocket, ...ofRecord, ...(await writeJudgeNotes(corpus, text, data))];
}

function formatDocket({ name, docketNumber }: CaseData): string {
  return docketNumber === ""
    ? `The record of ${name} does not contain its docket number.`
    : `The docket number of ${name} is ${docketNumber}.`;
}

function listRecordSentences({ name, citations, court, dateFiled, datePrecision }: CaseData): string[] {
  const [first, ...others] = citations;
  const title = first === undefined ? name : `${name}, ${first},`;
  const date = takeKnownPart(dateFiled, datePrecision);
  const known = date === "" ? "" : ` ${datePrecision === "day" ? "on" : "in"} ${date}`;
  const decided = `${title} was decided by the ${court.name.replace(/^the /i, "")}${known}.`;
  return others.length === 0 ? [decided] : [decided, `It is also reported at ${others.join(", ")}.`];
}
