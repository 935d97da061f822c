import type { AskInput } from "../../../src/contract/schemas/ask.ts";
import { hashFnv1a } from "../../../src/text/hash.ts";
import { splitSentences } from "../../../src/text/sentences/sentences.ts";

/** A question about a case of a corpus, made of what others say that the case decided. */
export interface RealQuestion {
  readonly ask: AskInput;
  /** The case that decided it. */
  readonly clusterId: number;
  /** What it decided, in the words of the headnote or of the later opinion. */
  readonly proposition: string;
}

const MIN_PROPOSITION_CHARS = 40;
const MAX_PROPOSITION_CHARS = 300;
/** Words of a proposition that is about one case, not about the law. */
const ABOUT_PARTIES =
  /\b(?:appellants?|appellees?|respondents?|petitioners?|High Court|Tribunal|this Court|present case|instant case|appeal|writ petition|herein|the accused)\b/i;
/** A verb that states law. */
const STATES_LAW =
  /\b(?:is|are|was|were|may|must|shall|should|cannot|can|does|do|did|has|have|requires?|applies|apply|\w{3,}(?:ed|es|s))\b/;

/**
 * Makes questions of headnotes that a corpus does not contain: of each the first sentence that says what was held. They
 * are in the order of a hash, one per case.
 * @param headnotes by cluster id
 */
export function askHeadnotes(headnotes: ReadonlyMap<number, string>, count: number): RealQuestion[] {
  const made: RealQuestion[] = [];
  for (const [clusterId, headnote] of shuffle(headnotes)) {
    if (made.length === count) break;
    const proposition = listHoldings(headnote).find(isProposition);
    if (proposition !== undefined) made.push(createQuestion(clusterId, proposition, "IN"));
  }
  return made;
}

/** Returns the sentences after "Held" in a headnote. */
function listHoldings(headnote: string): string[] {
  return [
    ...headnote.matchAll(/\bheld\b[\s,:;^-]{1,6}(?:\(?(?:[ivx]{1,4}|\d{1,2})[).]\s*)?(?:\([a-z]\)\s*)?(?:that\s+)?/gi),
  ]
    .map(({ index, 0: opening }) => headnote.slice(index + opening.length, index + opening.length + 800))
    .flatMap((text) => {
      const [first] = splitSentences(text);
      return first === undefined ? [] : [text.slice(first.start, first.end).replace(/\s+/g, " ").trim()];
    });
}

/**
 * Makes questions of what opinions of a corpus say that its other cases decided. They are in the order of a hash, one per
 * case.
 */
export function askReports(reports: ReadonlyMap<number, string>): RealQuestion[] {
  return shuffle(reports).map(([clusterId, proposition]) => createQuestion(clusterId, proposition, "US"));
}

/** Returns whether a text states law, and not what became of the parties of one case. */
export function isProposition(text: string): boolean {
  return (
    text.length >= MIN_PROPOSITION_CHARS &&
    text.length <= MAX_PROPOSITION_CHARS &&
    !ABOUT_PARTIES.test(text) &&
    STATES_LAW.test(text)
  );
}

function createQuestion(clusterId: number, proposition: string, countryCode: string): RealQuestion {
  const plain = proposition
    .replace(/\[([a-z])\]/gi, "$1")
    .replace(/\s*\[[^\]]{0,20}\]/g, "")
    .replace(/[\s.;,]+$/, "");
  const opening = /^(?:The|A|An|In|Where|When|If|Under|It|There|No|Any|All|Every|Once|Mere|Such)\b/.test(plain)
    ? plain.charAt(0).toLowerCase() + plain.slice(1)
    : plain;
  return { ask: { question: `Is it the law that ${opening}?`, countryCode }, clusterId, proposition };
}

function shuffle<Value>(values: ReadonlyMap<number, Value>): [number, Value][] {
  return [...values].sort(([a], [b]) => hashFnv1a(String(a)) - hashFnv1a(String(b)) || a - b);
}

/** Returns the share of the words of a proposition that a sentence contains, by their first letters. */
export function measureOverlap(proposition: string, sentence: string): number {
  const wanted = listStems(proposition);
  const given = listStems(sentence);
  return [...wanted].filter((stem) => given.has(stem)).length / Math.max(1, wanted.size);
}

const STEM_CHARS = 6;

function listStems(text: string): ReadonlySet<string> {
  return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM_CHARS)));
}
