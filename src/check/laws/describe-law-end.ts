import type { ActData, ActSectionData, LegislationReader, SectionData } from "../../corpus/port/legislation-reader.ts";
import { readEndNotes } from "../../corpus/read-end-notes.ts";
import { findCorrespondingSectionsByKey } from "../../legislation/corresponding-sections.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { findKnownAct, findProvisionEnd } from "./known-laws.ts";

/** What became of a law that is no longer in force. */
export interface LawEnd {
  /** Sentences, the first of which says that it is no longer in force. */
  readonly description: string;
  /** Whether the Act ended as a whole, so that older matters can remain under it. */
  readonly isWholeAct: boolean;
  /** Whether only a part of the provision ended. */
  readonly isPartial: boolean;
  /** Year from which the Act does not apply; `null` if it is not known. */
  readonly year: number | null;
  /** Whether it applied in a part of that year. */
  readonly isMidYear: boolean;
}

/** Describes what became of a section of US law; `null` if it is in force as far as is known. */
export async function describeSectionEnd(
  legislation: LegislationReader,
  section: SectionData | null,
  key: string,
): Promise<LawEnd | null> {
  const known = findProvisionEnd(key);
  const hasEnded = section !== null && ENDED_STATUSES.has(section.status);
  if (!hasEnded && known === null) return null;
  const detail = hasEnded ? await legislation.readSection(section.actId) : null;
  const ofHistory = detail === null ? [] : pickEndSentences(detail.history);
  const own = ofHistory.length > 0 || detail === null ? ofHistory : pickEndSentences(detail.text);
  const sentences = own.length > 0 ? own : known === null ? [] : [known.sentence];
  return toEnd(known?.kind === "partly" ? "partly" : "provision", sentences);
}

const ENDED_STATUSES: ReadonlySet<string> = new Set(["repealed", "omitted", "expired", "transferred"]);

/** Describes what became of a section of an Act of India, or of the whole Act; `null` if it is in force. */
export async function describeActEnd(
  legislation: LegislationReader,
  act: ActData | null,
  section: ActSectionData | null,
  key: string,
): Promise<LawEnd | null> {
  const ofSection = findProvisionEnd(key);
  const footnotes = section === null ? [] : await readEndNotes(legislation, section);
  if (ofSection !== null && footnotes.length === 0)
    return withSuccessor(toEnd(ofSection.kind === "partly" ? "partly" : "provision", [ofSection.sentence]), key);
  if (footnotes.length > 0) return withSuccessor(toEnd("provision", footnotes), key);
  const known = findKnownAct(key.slice(0, key.indexOf("//")));
  const hasEnded = act !== null && (act.status === "repealed" || act.category === "repealed");
  if (!hasEnded && (known === null || known.end === null)) return null;
  const own = act === null || known?.end ? [] : await readSummaryEnd(legislation, act);
  const sentences = known?.end ? [known.end] : own;
  const title = act?.title ?? `The ${known!.title}`;
  const end: LawEnd = {
    description: [`${title} is no longer in force.`, ...sentences].join(" "),
    isWholeAct: true,
    isPartial: false,
    year: known?.endYear ?? null,
    isMidYear: known !== null && findCorrespondingSectionsByKey(key) !== null,
  };
  return withSuccessor(end, key);
}

/** Adds which sections of the new criminal laws correspond to the section. */
function withSuccessor(end: LawEnd, key: string): LawEnd {
  const other = findCorrespondingSectionsByKey(key);
  if (other === null || other.relation !== "replaced_by") return end;
  const { sections, title, compare } = other;
  // A citation can name several sections: the sentence says of which one it speaks.
  const section = key.slice(key.indexOf("//") + 2).toUpperCase();
  const sentence =
    sections.length > 0
      ? `Section ${sections.join(", ")} of the ${title} corresponds to section ${section}.`
      : `The ${title} has no section that corresponds to section ${section}${compare === null ? "" : `; compare section ${compare}`}.`;
  return { ...end, description: `${end.description} ${sentence}` };
}

function toEnd(kind: "provision" | "partly", sentences: readonly string[]): LawEnd {
  const opening = kind === "partly" ? "A part of it is no longer in force." : "It is no longer in force.";
  return {
    description: [opening, ...sentences].join(" "),
    isWholeAct: false,
    isPartial: kind === "partly",
    year: null,
    isMidYear: false,
  };
}

async function readSummaryEnd(legislation: LegislationReader, { actId }: ActData): Promise<string[]> {
  const sections = await legislation.readActSections(actId);
  const summary = sections.find(({ number }) => number === "");
  return summary === undefined ? [] : pickEndSentences(summary.text);
}

const END_WORDS =
  /\b(?:repeal(?:ed|s)?|replaced|revoked|rescinded|superseded|struck (?:it |them )?down|omitted|lapsed|expired|formally ended|terminated|held invalid|ceased)\b/i;
const MAX_END_SENTENCES = 2;

/** Returns the sentences of a text that say that a law ended; at most two. */
function pickEndSentences(text: string): string[] {
  return splitNoteSentences(text)
    .filter((sentence) => END_WORDS.test(sentence))
    .slice(0, MAX_END_SENTENCES);
}

/** An abbreviation at the end of a piece, before a capital: the sentence continues. */
const OPEN_ABBREVIATION = /\b(?:Exec|Ord|Proc|No|Nos|Pub|Stat|Reg|Const|amend|art|cl)\.$/;

/** Splits a note into sentences; one does not end at the abbreviation of an order or a law. */
function splitNoteSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const { start, end } of splitSentences(text)) {
    const piece = text.slice(start, end).trim();
    const last = sentences.at(-1);
    if (last !== undefined && OPEN_ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}
