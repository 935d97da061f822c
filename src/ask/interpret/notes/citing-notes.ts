import type { CaseData } from "../../../corpus/port/case-reader.ts";
import type { EdgePageRequest, EdgeRow } from "../../../corpus/port/citation-graph.ts";
import type { Corpus } from "../../../corpus/port/corpus.ts";
import { formatCount } from "../../../text/plural.ts";

/** Which citations of a case a question asks for. */
interface CitationQuestion {
  /** Matches questions in lower case. */
  readonly pattern: RegExp;
  readonly direction: EdgePageRequest["direction"];
}

const VERB =
  "(?:cit(?:e|es|ed|ing)|follow(?:s|ed|ing)?|rel(?:y|ies|ied|ying) (?:up)?on|appl(?:y|ies|ied|ying)|distinguish(?:es|ed|ing)?)";

/** The first that matches decides: "cases cited in X", then "cases that cite X". */
const CITATION_QUESTIONS: readonly CitationQuestion[] = [
  {
    pattern:
      /\b(?:cases|decisions|authorities|precedents|judgments)\b.{0,20}\b(?:cited|followed|relied (?:up)?on|applied|distinguished) (?:in|by)\b|\b(?:cases|decisions|authorities|precedents|judgments) (?:does|did)\b.{1,160}\b(?:cite|follow|rely on|apply|distinguish)\b/,
    direction: "cited",
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:cases?|decisions?|judge?ments?)\b.{0,30}\b${VERB}\b|\b(?:who|what|which) (?:cites|follows|relies on|applies|distinguishes)\b|\bhow (?:often|many times)\b.{0,160}\bcited\b`,
    ),
    direction: "citing",
  },
];

/** What a verb of the question asks for, and how the answer says it of one decision and of several. */
interface AskedTreatment {
  readonly pattern: RegExp;
  readonly treatment?: NonNullable<EdgePageRequest["treatment"]>;
  readonly singular: string;
  readonly plural: string;
}

/** The first that matches decides. */
const ASKED_TREATMENTS: readonly AskedTreatment[] = [
  {
    pattern: /\b(?:follow|rel(?:y|ie|ying)|appl)/,
    treatment: "positive",
    singular: "follows or relies on",
    plural: "follow or rely on",
  },
  { pattern: /\bdistinguish/, treatment: "distinguished", singular: "distinguishes", plural: "distinguish" },
  { pattern: /(?:)/, singular: "cites", plural: "cite" },
];

const MAX_NAMED = 5;

/**
 * Returns a sentence that lists the decisions of the corpus that cite a case, or those that it cites, if a question asks
 * for them; none otherwise: "2 decisions in this corpus cite Adams v. Baker: …".
 * @param cases the cases that the question names; of several none is described
 */
export async function writeCitingNotes(
  corpus: Corpus,
  question: string,
  cases: readonly Pick<CaseData, "clusterId" | "name">[],
): Promise<string[]> {
  const text = question.toLowerCase();
  const asked = CITATION_QUESTIONS.find(({ pattern }) => pattern.test(text));
  if (cases.length !== 1 || asked === undefined) return [];
  const [{ clusterId, name }] = cases as [Pick<CaseData, "clusterId" | "name">];
  const { treatment, singular, plural } = ASKED_TREATMENTS.find(({ pattern }) => pattern.test(text))!;
  const { direction } = asked;
  const request = { clusterId, direction, page: 1, pageSize: MAX_NAMED, order: "date_desc" } as const;
  const page = await corpus.citations.listEdges(treatment === undefined ? request : { ...request, treatment });
  if (page === null) return [];
  const count = page.total === 0 ? "no decision" : formatCount(page.total, "decision");
  const sentence =
    direction === "citing"
      ? `${count} in this corpus ${page.total < 2 ? singular : plural} ${name}`
      : `${name} ${singular} ${count} of this corpus`;
  const named = await nameCases(corpus, page.rows);
  const list = page.total > named.length ? `, the latest being ${named.join("; ")}` : `: ${named.join("; ")}`;
  return [`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${page.total === 0 ? "" : list}.`];
}

async function nameCases(corpus: Corpus, rows: readonly EdgeRow[]): Promise<string[]> {
  const read = await corpus.cases.readCases(rows.map(({ clusterId }) => clusterId));
  return read.flatMap((one) => (one === null ? [] : [[one.name, ...one.citations.slice(0, 1)].join(", ")]));
}
