import type { SectionKind } from "../law/case.ts";
import type { OpinionReader, StoredOpinion } from "../store/cases/opinions.ts";
import type { CorpusRepair } from "../store/corpus-repair.ts";
import { createFinding, type Finding, type FindingCase } from "./finding.ts";
import { measureScanningNoise } from "./scanning-noise.ts";
import { hashText, type TextHash } from "./text-hash.ts";

/** The hashes of a case's texts. */
export interface CaseTexts {
  /** Of the court's own words in all opinions; null if there are too few of them to identify a case. */
  readonly whole: number | null;
  /** Of each opinion that is long enough to identify its case. */
  readonly opinions: readonly number[];
}

/** Letters and digits below which two texts can be equal by chance, such as orders in a line. */
const MIN_LETTERS = 400;
/** Damaged words per word above which a text cannot be relied on. */
const MIN_NOISE_SHARE = 0.002;
/** Damaged words below which they are misprints. */
const MIN_NOISE_WORDS = 3;
/** Kinds that are not the court's own words. */
const NOT_COURTS_WORDS: ReadonlySet<SectionKind> = new Set([
  "headnote",
  "syllabus",
  "citator_info",
  "arguments",
  "parentheticals",
]);

/** Checks the texts of a case, one after the other, and returns their hashes. */
export function* checkTexts(opinions: OpinionReader, subject: FindingCase): Generator<Finding, CaseTexts> {
  const seen = new Map<number, StoredOpinion>();
  const hashes: number[] = [];
  const parts: string[] = [];
  let letters = 0;
  const listed = opinions.listByCase(subject.clusterId);
  for (const opinion of listed) {
    const text = opinions.readText(opinion);
    const found = hashText(text);
    yield* checkText(text, opinion, subject);
    if (opinion.kind !== "citator_info") yield* checkRepetition({ opinion, found, seen }, subject);
    if (NOT_COURTS_WORDS.has(opinion.kind)) continue;
    letters += found.letters;
    parts.push(String(found.hash));
    if (found.letters >= MIN_LETTERS) hashes.push(found.hash);
  }
  if (listed.length === 0) yield createFinding("no-text", [subject], "It has no opinion.");
  return { whole: letters < MIN_LETTERS ? null : hashText(parts.join(" ")).hash, opinions: hashes };
}

function* checkText(text: string, { kind }: StoredOpinion, subject: FindingCase): Generator<Finding> {
  const at = text.indexOf("\uFFFD");
  if (at >= 0) {
    const excerpt = text.slice(Math.max(0, at - 30), at + 30).replace(/\s+/g, " ");
    yield createFinding("unreadable-characters", [subject], `Its ${kind} contains "${excerpt}".`);
  }
  const noise = measureScanningNoise(text);
  if (noise === null || noise.share < MIN_NOISE_SHARE || noise.count < MIN_NOISE_WORDS) return;
  const examples = noise.examples.map((word) => `"${word}"`).join(", ");
  const proof = `${(noise.share * 100).toFixed(1)}% of the words of its ${kind} are like ${examples}.`;
  yield createFinding("scanning-noise", [subject], proof);
}

interface SeenOpinion {
  readonly opinion: StoredOpinion;
  readonly found: TextHash;
  /** The opinions of the case before this one, by the hash of their text. */
  readonly seen: Map<number, StoredOpinion>;
}

function* checkRepetition({ opinion, found, seen }: SeenOpinion, subject: FindingCase): Generator<Finding> {
  const first = seen.get(found.hash);
  if (first === undefined) {
    seen.set(found.hash, opinion);
    return;
  }
  if (found.letters < MIN_LETTERS) return;
  // Opinions of two kinds may be two judges' words in one text: only a person can say which kind is right.
  const hasOneAuthor = first.author === opinion.author || first.author === "" || opinion.author === "";
  const isOneKind = first.kind === opinion.kind;
  const isCopy = isOneKind && hasOneAuthor;
  const repair: CorpusRepair = { action: "drop-opinion", clusterId: subject.clusterId, opinionId: opinion.id };
  const which = isOneKind
    ? `Two of its opinions of the kind ${opinion.kind}`
    : `Its opinions ${first.kind} and ${opinion.kind}`;
  const proof = `${which} have the same ${found.letters} letters.`;
  yield createFinding("repeated-opinion", [subject], proof, isCopy ? [repair] : []);
}
