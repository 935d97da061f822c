import type { SentenceRole } from "../../law/sentence-role.ts";
import type { Authority } from "../authorities/authority.ts";
import { listTexts } from "../authorities/text-relevance.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";

/** Something of a decision that a question may ask for, and that its text may lack. */
interface ReportedMatter {
  /** Matches questions in lower case. */
  readonly asked: RegExp;
  /** Matches sentences that contain it. */
  readonly stated: RegExp;
  /** Role of the sentences that contain it whatever their words. */
  readonly role: SentenceRole | null;
  readonly note: (name: string) => string;
}

const REPORTED_MATTERS: readonly ReportedMatter[] = [
  {
    asked: /\bdissent/,
    stated: /\b(?:dissent|unanim)/i,
    role: "dissent",
    note: (name) => `No dissent is recorded in what is here of ${name}.`,
  },
  {
    asked:
      /\b(?:unanim\w*|by what (?:vote|majority)|the vote|(?:judges|justices|court|bench) (?:vote|split|divide)d?)\b/,
    stated: /\b(?:dissent\w*|unanim\w*|by [\w ]{3,20} to \w+|for (?:five|six|seven|eight) (?:members|justices))\b/i,
    role: "dissent",
    note: (name) => `How the judges divided is not recorded in what is here of ${name}.`,
  },
  {
    asked: /\b(?:argu(?:ed?|ments?)|contend(?:ed)?|contentions?|submissions?|submitted|pleaded)\b/,
    stated: /\b(?:argued|contended|submitted|urged|argument)\b/i,
    role: "argument",
    note: (name) => `What was argued is not recorded in what is here of ${name}.`,
  },
];

/**
 * Returns sentences about what a question asks for of the one case that it names, where the case leads and its text
 * contains nothing of the kind.
 */
export function writeUnrecordedNotes(question: Interpretation, lead: Authority | undefined): string[] {
  const { cases, isFollowUp } = question;
  const [named, ...others] = cases;
  if (named === undefined || others.length > 0 || isFollowUp) return [];
  if (lead?.source.kind !== "case" || lead.source.clusterId !== named.clusterId) return [];
  const text = question.question.toLowerCase();
  const texts = listTexts(lead.passages, lead.brief);
  const roles = new Set(lead.brief?.sentences.map(({ role }) => role));
  return REPORTED_MATTERS.filter(
    ({ asked, stated, role }) =>
      asked.test(text) && !(role !== null && roles.has(role)) && !texts.some((one) => stated.test(one)),
  ).map(({ note }) => note(named.name));
}

/** Number of words by which a quotation is recognised. */
const SHOWN_WORDS = 6;

/** Returns a sentence about each quotation of a question that stands in no case. */
export function writeUnfoundNotes({ quoted }: Interpretation): string[] {
  return quoted
    .filter(({ clusterIds }) => clusterIds.length === 0)
    .map(({ words }) => `No case here contains the words “${words.slice(0, SHOWN_WORDS).join(" ")} …”.`);
}
