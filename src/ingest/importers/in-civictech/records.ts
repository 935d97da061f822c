import { type Json, member, textMember } from "../../legislation/read-text.ts";

/** A section as a file has it. */
export interface JsonSection {
  readonly number: string;
  readonly title: string;
  readonly chapter: string;
  readonly chapterTitle: string;
  readonly text: string;
}

/** What a record of a file is: a section, or a line that goes on with the section before it. */
export type JsonRecord =
  | { readonly kind: "section"; readonly section: JsonSection }
  | { readonly kind: "more"; readonly text: string }
  | { readonly kind: "unknown" };

/** The names that files give to the same field. */
const NAMES = {
  number: ["section", "Section"],
  title: ["title", "section_title"],
  text: ["description", "section_desc"],
} as const;

/** The header of a table that was turned into JSON with all its columns in one. */
const ONE_COLUMN = "chapter,section,section_title,section_desc";

export function readRecord(record: Json): JsonRecord {
  if (member(record, ONE_COLUMN) !== null) return readRow(textMember(record, ONE_COLUMN));
  const number = field(record, "number");
  if (number === "" || NAMES.text.every((name) => member(record, name) === null)) return { kind: "unknown" };
  return {
    kind: "section",
    section: {
      number: number.replace(/[\s.]+$/, ""),
      title: field(record, "title"),
      chapter: textMember(record, "chapter"),
      chapterTitle: textMember(record, "chapter_title"),
      text: field(record, "text"),
    },
  };
}

function field(record: Json, which: keyof typeof NAMES): string {
  return NAMES[which].map((name) => textMember(record, name)).find((text) => text !== "") ?? "";
}

/** `4,11,Void marriages,"Any marriage …`: the quoted text ends where the table's line did, or some lines later. */
const ROW = /^(\d{0,3}[A-Z]{0,2}),(\d{1,3}[A-Z]{0,3}),("[^"]{0,300}"|[^",]{0,300}(?:,(?! ?")[^",]{0,300}){0,9}),"?/;

function readRow(row: string): JsonRecord {
  const match = ROW.exec(row);
  if (match === null) return { kind: "more", text: row.replace(/"$/, "") };
  const [whole, chapter = "", number = "", title = ""] = match;
  const text = row.slice(whole.length).replace(/"$/, "").replaceAll('""', '"');
  return { kind: "section", section: { number, title: title.replace(/^"|"$/g, ""), chapter, chapterTitle: "", text } };
}
