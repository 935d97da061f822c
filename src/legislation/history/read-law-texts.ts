import type { Citation } from "../../citation/citation.ts";
import { findCitations } from "../../citation/find/find-citations.ts";
import { readLawResponse } from "../../citator/status/laws/law-responses.ts";
import { findCasesByKey } from "../../store/citations/case-citations.ts";
import { readStoredAct, type StoredAct, visitActSections, visitActs } from "../../store/legislation/acts.ts";
import { type AnswerEffect, insertLawAnswer, insertProvisionRuling } from "../../store/legislation/law-history.ts";
import { createLegislationTextReader } from "../../store/legislation/legislation-text.ts";
import { visitCurrentSections } from "../../store/legislation/sections.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { toActRulingKey, toSectionRulingKey } from "./ruling-keys.ts";
import { findSentenceAround, isPartialRuling, readValidityNote, toSnippet } from "./validity-words.ts";

/** A text of enacted law that may name decisions. */
interface LawText {
  /** Key under which decisions on it are stored. */
  readonly key: string;
  /** "The Muslim Women Act, 1986", "section 66A of the Information Technology Act, 2000". */
  readonly name: string;
  readonly number: string;
  readonly date: string;
  readonly text: string;
}

const TEXTS_PER_YIELD = 32;

/** Every citation of a case contains one of these. */
const CASE_MARK = / v\.? | vs\.? |\bIn re\b/;

/**
 * Reads the texts of enacted law for the decisions that they name: those that struck a provision down, read it down or
 * upheld it, and those to which it responds. Yields between texts, so that the caller can yield to the event loop.
 */
export function* readLawTexts(database: Database): Generator<void> {
  const readText = createLegislationTextReader(database);
  const places: { readonly toLawText: () => LawText }[] = [];
  const acts = new Map<number, StoredAct>();
  visitActs(database, (act) => {
    acts.set(act.ordinal, act);
    places.push({ toLawText: () => toActText(act) });
  });
  visitActSections(database, ({ act, number, text }) => {
    places.push({ toLawText: () => ({ ...toActSection(acts.get(act)!, number), text: readText(text) }) });
  });
  visitCurrentSections(database, ({ actId, citation, year, text, notes }) => {
    const name = {
      key: toSectionRulingKey(actId),
      name: citation,
      number: "",
      date: year === null ? "" : String(year),
    };
    places.push({ toLawText: () => ({ ...name, text: readText(text) }) });
    if (notes.length > 0) places.push({ toLawText: () => ({ ...name, text: readText(notes) }) });
  });
  readFootnotes(database, (act, section, text) => {
    places.push({
      toLawText: () => ({ ...toActSection(readStoredAct(database, act), section), text: readText(text) }),
    });
  });
  for (const [at, { toLawText }] of places.entries()) {
    if (at % TEXTS_PER_YIELD === 0) yield;
    readLawText(database, toLawText());
  }
}

function toActText(act: StoredAct): LawText {
  const { title, actNumber, enactmentDate, longTitle, year } = act;
  const date = enactmentDate === "" ? String(year) : enactmentDate;
  return { key: toActRulingKey(title, ""), name: title, number: toActNumber(actNumber), date, text: longTitle };
}

function toActSection(act: StoredAct, number: string): Omit<LawText, "text"> {
  const name = /^\d/.test(number) ? `section ${number} of ${act.title.replace(/^The /, "the ")}` : act.title;
  return { ...toActText(act), key: toActRulingKey(act.title, number), name };
}

function toActNumber(number: string): string {
  return number === "" ? "" : `Act ${number}`;
}

function readFootnotes(
  database: Database,
  visit: (act: number, section: string, text: { start: number; length: number }) => void,
): void {
  const rows = database
    .prepare("SELECT act, section_number, text_start, text_length FROM footnote ORDER BY act, id")
    .all();
  for (const [act, section, start, length] of rows)
    visit(act as number, section as string, { start: start as number, length: length as number });
}

function readLawText(database: Database, law: LawText): void {
  if (!CASE_MARK.test(law.text)) return;
  for (const citation of findCitations(law.text)) {
    if (citation.kind !== "case" || citation.key === null) continue;
    const sentence = findSentenceAround(law.text, citation.span.start).text;
    const [clusterId, ...others] = findCasesByKey(database, citation.key);
    const found = clusterId === undefined || others.length > 0 ? 0 : clusterId;
    const effect = readValidityNote(sentence);
    const snippet = toSnippet(sentence);
    if (effect !== null)
      insertProvisionRuling(database, {
        key: law.key,
        clusterId: found,
        effect,
        fromLaw: true,
        partial: isPartialRuling(sentence),
        authority: formatAuthority(citation),
        snippet,
      });
    const response = readLawResponse(sentence);
    if (response !== null && found !== 0) insertAnswer(database, law, found, response, snippet);
  }
}

function insertAnswer(
  database: Database,
  { key, name, number, date }: LawText,
  clusterId: number,
  effect: AnswerEffect,
  snippet: string,
): void {
  insertLawAnswer(database, { clusterId, key, name, number, date, effect, partial: isPartialRuling(snippet), snippet });
}

function formatAuthority({ plaintiff, defendant, raw, year }: Citation): string {
  const name = [plaintiff, defendant].filter((party) => party !== null).join(" v. ");
  const citation = year === null || raw.includes(String(year)) ? raw : `${raw} (${year})`;
  return name === "" ? citation : `${name}, ${citation}`;
}
