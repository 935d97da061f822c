import { readJsonLines } from "../../../test/support/json-lines.ts";
import { findSharedFile } from "../../../test/support/shared-data.ts";
import type { CitationGroup, FoundCitation } from "./finder.ts";
import type { LabelledSet } from "./labelled.ts";

const GROUPS: Readonly<Record<string, CitationGroup>> = {
  full_case: "case",
  neutral: "case",
  database: "case",
  short_case: "short",
  statute: "law",
  journal: "journal",
  id: "back",
  supra: "back",
};

interface Row {
  readonly text: string;
  readonly clean?: readonly string[];
  readonly markup?: boolean;
  readonly compare_only?: boolean;
  readonly custom_tokenizer?: boolean;
  readonly expected: readonly Readonly<Record<string, string | number | undefined>>[];
}

/** Reads third-party labels from the maintainers' data if it is present: eyecite's own tests and Indian judgments. */
export function readSharedLabels(): LabelledSet[] {
  return [
    { name: "eyecite's own tests", file: "us_find.jsonl" },
    { name: "real Indian judgments", file: "in_find.jsonl" },
  ].flatMap(({ name, file }) => {
    const path = findSharedFile(`eval/${file}`);
    if (path === null) return [];
    const rows = readJsonLines<Row>(path).filter(
      (row) => !row.markup && !row.clean?.length && !row.compare_only && !row.custom_tokenizer,
    );
    return [{ name, sentences: rows.map(({ text, expected }) => ({ text, expected: expected.flatMap(toFound) })) }];
  });
}

function toFound(label: Row["expected"][number]): FoundCitation[] {
  const group = GROUPS[String(label.kind)];
  if (!group) return [];
  if (group === "back") return [{ group, first: String(label.kind), last: "" }];
  const last = String((group === "law" ? label.section : undefined) ?? label.page ?? "").replace(/^0+(?=\d)/, "");
  return [{ group, first: String(label.title ?? label.volume ?? label.year ?? ""), last }];
}
