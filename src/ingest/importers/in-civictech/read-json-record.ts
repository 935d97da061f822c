import { type JsonValue, readMember, readTextMember } from "../../readers/read-text.ts";

/** A section in a file. */
export interface JsonSection {
  readonly number: string;
  readonly title: string;
  readonly chapter: string;
  readonly chapterTitle: string;
  readonly text: string;
}

/** A record of a file: a section, or a line that continues the preceding section. */
export type JsonRecord =
  | { readonly kind: "section"; readonly section: JsonSection }
  | { readonly kind: "more"; readonly text: string }
  | { readonly kind: "unknown" };

/** The names of each field in different files. */
const FIELD_NAMES = {
  number: ["section", "Section"],
  title: ["title", "section_title"],
  text: ["description", "section_desc"],
} as const;

/** The header of a table that was turned into JSON with all its columns in one. */
const ONE_COLUMN = "chapter,section,section_title,section_desc";

/** Parses a record of a file. */
export function readJsonRecord(record: JsonValue): JsonRecord {
  if (readMember(record, ONE_COLUMN) !== null) return parseTableRow(readTextMember(record, ONE_COLUMN));
  const number = readField(record, "number");
  if (number === "" || FIELD_NAMES.text.every((name) => readMember(record, name) === null)) return { kind: "unknown" };
  return {
    kind: "section",
    section: {
      number: number.replace(/[\s.]+$/, ""),
      title: readField(record, "title"),
      chapter: readTextMember(record, "chapter"),
      chapterTitle: readTextMember(record, "chapter_title"),
      text: readField(record, "text"),
    },
  };
}

function readField(record: JsonValue, which: keyof typeof FIELD_NAMES): string {
  return FIELD_NAMES[which].map((name) => readTextMember(record, name)).find((text) => text !== "") ?? "";
}

/** Parses `4,11,Void marriages,"Any marriage …`: the quoted text ends with the table's line, or some lines later. */
const TABLE_ROW =
  /^(\d{0,3}[A-Z]{0,2}),(\d{1,3}[A-Z]{0,3}),("[^"]{0,300}"|[^",]{0,300}(?:,(?! ?")[^",]{0,300}){0,9}),"?/;

function parseTableRow(row: string): JsonRecord {
  const match = TABLE_ROW.exec(row);
  if (match === null) return { kind: "more", text: row.replace(/"$/, "") };
  const [whole, chapter = "", number = "", title = ""] = match;
  const text = row.slice(whole.length).replace(/"$/, "").replaceAll('""', '"');
  return { kind: "section", section: { number, title: title.replace(/^"|"$/g, ""), chapter, chapterTitle: "", text } };
}
