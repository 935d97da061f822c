import type { ActCategory, ActSectionRow, ActStatus } from "../../../law/legislation.ts";
import { toOneLine } from "../../clean-text/to-one-line.ts";
import { formatActText } from "../../indian-acts/format-act-text.ts";
import { parseActName, toActSlug } from "../../indian-acts/parse-act-name.ts";
import { type JsonValue, readMember, readTextMember } from "../../readers/read-text.ts";
import { createRefusal, createRepair, type SourceRecord } from "../../records/source-record.ts";
import type { RowGroup } from "./group-rows.ts";

/** Creates the record of one Act from its chunks, in the order of the file. */
export function* createActRecords({ key, rows }: RowGroup): Generator<SourceRecord> {
  const location = { ...rows[0]!.location, record: key || rows[0]!.location.record };
  const first = (field: string) =>
    toOneLine(rows.map(({ values }) => readTextMember(values, field)).find((text) => text !== "") ?? "");
  const language = first("language_code").toLowerCase();
  if (language !== "" && !/^en/.test(language))
    return yield createRefusal("act", `its text is in the language "${language}"`, location);
  const year = /^\d{4}$/.test(first("year")) ? Number(first("year")) : null;
  const name = parseActName(first("title"), year);
  if (name === null)
    return yield createRefusal("act", `its title, "${first("title").slice(0, 80)}", has no year`, location);
  const sections = joinSections(rows.map(({ values }) => values));
  if (sections.length === 0) return yield createRefusal("act", "it has no text", location);
  const status = readStatus(first("act_status"), readMember(rows[0]!.values, "in_force"));
  if (status === null) yield createRepair("act", "nothing states whether it is in force: it is taken to be", location);
  const state = toActSlug(first("state"));
  yield {
    kind: "act",
    act: {
      id: name.id,
      title: name.title,
      longTitle: "",
      year: name.year,
      category: findCategory(first("instrument_type"), first("jurisdiction"), state, status ?? "in_force"),
      state: /^(?:central|union|india)?$/.test(state) ? "" : state,
      department: toActSlug(first("department") || first("regulatory_body")),
      actNumber: "",
      status: status ?? "in_force",
      enactmentDate: "",
      url: first("source_url"),
    },
    sections,
    footnotes: [],
    location,
  };
}

interface OpenSection {
  readonly number: string;
  readonly heading: string;
  readonly chapter: string;
  text: string;
}

/** Joins the chunks of each section: those with one number, heading and chapter that follow each other. */
function joinSections(chunks: readonly JsonValue[]): ActSectionRow[] {
  const sections: OpenSection[] = [];
  for (const chunk of chunks) {
    const read = (field: string) => toOneLine(readTextMember(chunk, field));
    const text = readTextMember(chunk, "text");
    if (text === "") continue;
    const last = sections.at(-1);
    const number = read("section_number");
    const heading = read("section_title");
    const chapter = read("chapter");
    if (last && last.number === number && last.heading === heading && last.chapter === chapter)
      last.text = joinOverlapping(last.text, text);
    else sections.push({ number, heading, chapter, text });
  }
  return sections.map((section) => ({ ...section, text: formatActText(section.text.split("\n")) }));
}

/** Characters that two chunks share, at most and at least: fewer may be chance. */
const MAX_OVERLAP_CHARS = 2000;
const MIN_OVERLAP_CHARS = 30;

/** Joins two chunks; words that end the first and begin the second appear once. */
function joinOverlapping(before: string, after: string): string {
  for (let length = Math.min(MAX_OVERLAP_CHARS, before.length, after.length); length >= MIN_OVERLAP_CHARS; length--)
    if (before.endsWith(after.slice(0, length))) return before + after.slice(length);
  return `${before}\n${after}`;
}

function readStatus(stated: string, inForce: JsonValue): ActStatus | null {
  if (/\bspent\b/i.test(stated)) return "spent";
  if (/\brepealed\b/i.test(stated) || inForce === false || inForce === "false") return "repealed";
  return inForce === true || inForce === "true" || /\b(?:in[ _-]?force|active)\b/i.test(stated) ? "in_force" : null;
}

function findCategory(instrument: string, jurisdiction: string, state: string, status: ActStatus): ActCategory {
  if (status !== "in_force") return status;
  if (/\b(?:rules?|regulations?|orders?|notifications?|circulars?)\b/i.test(instrument)) return "regulatory";
  return /\bstate\b/i.test(jurisdiction) || !/^(?:central|union|india)?$/.test(state) ? "state" : "central";
}
