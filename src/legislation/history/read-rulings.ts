import type { Citation } from "../../citation/citation.ts";
import { findConstitutionalAmendment } from "../../law/constitutional-amendments.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { ProvisionEffect } from "../../store/legislation/law-history.ts";
import type { LawReference } from "../law-reference.ts";
import { toAmendmentKey } from "./ruling-keys.ts";
import { findSentenceAround, isPartialRuling, readValidity, toSnippet, VALIDITY_WORDS } from "./validity-words.ts";

/** What an opinion decides on a provision. */
export interface ProvisionRuling {
  readonly key: string;
  readonly effect: ProvisionEffect;
  readonly partial: boolean;
  readonly snippet: string;
}

/** A short reference to sections: "section 66A", "sections 33A, 33B and 33C", "§ 2". */
const SHORT_SECTIONS = /(?:\b[Ss]ections?|§{1,2}) ?(\d{1,4}[A-Z]{0,2}(?:(?:, | and |, and )\d{1,4}[A-Z]{0,2}\b){0,8})/g;
const ORDINAL = String.raw`((?:One[ -][Hh]undred(?:[ -]and)?[ -])?[A-Z][a-z]+(?:-[a-z]+)?|\d{1,3}(?:st|nd|rd|th)) Amendment`;
const DECIDED = `(?:struck down|upheld|unconstitutional|ultra vires|void|invalid|valid)`;
/** An amendment with the words on its validity next to it: other texts name amendments as the law in force. */
const DECIDED_AMENDMENT = new RegExp(
  String.raw`\b${ORDINAL}\)?(?: Act)?(?:, \d{4})?,? (?:which )?(?:was|were|is|are|has|have|had)(?: since)?(?: been)?(?: also| likewise| itself)?(?: held| declared)?(?: to be)? ${DECIDED}|\b(?:struck down|upheld) (?:both )?(?:the )?(?:Constitution \()?${ORDINAL}`,
  "g",
);

/** UTF-16 code units from a phrase of validity within which a provision must be named. */
const MAX_NAME_GAP_CHARS = 250;

/**
 * Reads what the opinions of a court decide on provisions and on constitutional amendments.
 * @param references the provisions that the text names, in its order
 */
export function readProvisionRulings(
  text: string,
  references: readonly LawReference[],
  jurisdiction: Jurisdiction,
): ProvisionRuling[] {
  const found: ProvisionRuling[] = [];
  const names = createSectionNames(references);
  let read = -1;
  VALIDITY_WORDS.lastIndex = 0;
  for (let match = VALIDITY_WORDS.exec(text); match !== null; match = VALIDITY_WORDS.exec(text)) {
    if (match.index < read || !isNearProvision(text, match.index, references)) continue;
    const sentence = findSentenceAround(text, match.index);
    read = sentence.start + sentence.text.length;
    const effect = readValidity(sentence.text);
    if (effect === null) continue;
    const keys = new Set([
      ...names.findKeys(sentence.text, sentence.start),
      ...findAmendmentKeys(sentence.text, jurisdiction),
    ]);
    const ruling = { effect, partial: isPartialRuling(sentence.text), snippet: toSnippet(sentence.text) };
    for (const key of keys) found.push({ key, ...ruling });
  }
  return found;
}

/** Converts the law citations of an Indian text to references. */
export function toActReferences(citations: readonly Citation[]): LawReference[] {
  return citations
    .filter(({ kind, key }) => kind === "law" && key !== null && key.includes("//"))
    .map(({ key, span }) => ({ key: key!.toLowerCase(), start: span.start, end: span.end }));
}

function isNearProvision(text: string, at: number, references: readonly LawReference[]): boolean {
  const near = text.slice(Math.max(0, at - MAX_NAME_GAP_CHARS), at + MAX_NAME_GAP_CHARS);
  if (/[Ss]ection|§|Amendment/.test(near)) return true;
  return references.some(({ start, end }) => start < at + MAX_NAME_GAP_CHARS && end > at - MAX_NAME_GAP_CHARS);
}

interface SectionNames {
  /** Returns the keys of the provisions that a sentence names. @param start of the sentence in the text */
  findKeys(sentence: string, start: number): string[];
}

/** Creates a resolver of short references: a section belongs to the law with which the text names it, or to its only law. */
function createSectionNames(references: readonly LawReference[]): SectionNames {
  const bySection = new Map<string, string>();
  const laws = new Set<string>();
  for (const { key } of references) {
    const [law = "", section = ""] = key.split("//");
    if (!key.includes("//")) continue;
    laws.add(law);
    bySection.set(section.toUpperCase(), key);
  }
  const [onlyLaw] = laws.size === 1 ? laws : [];
  return {
    findKeys(sentence, start) {
      const end = start + sentence.length;
      const named = references.filter((reference) => reference.start >= start && reference.end <= end);
      const [first] = named;
      const law = first?.key.includes("//") ? first.key.split("//")[0] : onlyLaw;
      const short = Array.from(sentence.matchAll(SHORT_SECTIONS), ([, numbers]) => numbers!.match(/\d+[A-Z]*/g) ?? []);
      const keys = short.flat().map((number) => bySection.get(number) ?? (law && `${law}//${number.toLowerCase()}`));
      return [...named.map(({ key }) => key), ...keys.filter((key) => key !== undefined)];
    },
  };
}

function findAmendmentKeys(sentence: string, jurisdiction: Jurisdiction): string[] {
  // The amendments of the US Constitution are what laws are measured by; none was ever struck down.
  if (jurisdiction !== "IN") return [];
  return Array.from(sentence.matchAll(DECIDED_AMENDMENT), ([, after, before]) =>
    findConstitutionalAmendment((after ?? before)!, jurisdiction),
  )
    .filter((amendment) => amendment !== null)
    .map(({ number }) => toAmendmentKey(jurisdiction, number));
}
