import type { ActRow } from "../../../law/legislation.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import { readFootnotes } from "../../indian-acts/footnotes/read-footnotes.ts";
import { parseActName } from "../../indian-acts/parse-act-name.ts";
import { INDIA_CODE_PROVENANCE } from "../../indian-acts/provenance.ts";
import { readSourceText } from "../../readers/read-text.ts";
import { createRefusal, createRepair, type SourceLocation, type SourceRecord } from "../../records/source-record.ts";
import type { Source } from "../../source.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { parsePages } from "./parse-pages.ts";
import { parseSections } from "./parse-sections.ts";
import type { ParsedAct } from "./parsed-act.ts";
import { type ActDocument, type DocumentHead, type DocumentUnit, parseDocument } from "./read-document.ts";

/**
 * Central Acts of India from India Code, in Markdown: a folder per Act, with its parts as `part-001.md` and so on, and a
 * heading per section or, if the official print could not be divided, per page.
 */
export const indiaCode: Importer = {
  name: "india-code",
  provenance: INDIA_CODE_PROVENANCE,
  detect: (entries) => entries.some(({ path }) => isPartFile(path)),
  records: readRecords,
};

/** In bytes. A part has 1,500 lines. */
const MAX_PART_BYTES = 16 * 1024 * 1024;
/** In characters, all parts together. The Income-tax Act has four million. */
const MAX_ACT_CHARS = 64 * 1024 * 1024;

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  let act: ActParts | null = null;
  for await (const entry of source.entries()) {
    options.signal?.throwIfAborted();
    if (!isPartFile(entry.path)) continue;
    const location = { file: entry.path, record: "file" };
    const text = await readSourceText(entry, MAX_PART_BYTES, options);
    const document = text === null ? null : parseDocument(text);
    if (text === null || document === null || (act !== null && act.size + text.length > MAX_ACT_CHARS)) {
      const long = `the ${text === null ? "file" : "Act"} is longer than any Act`;
      const reason = text !== null && document === null ? "the file does not name its Act" : long;
      yield createRefusal("file", reason, location);
      continue;
    }
    const folder = entry.path.slice(0, entry.path.lastIndexOf("/") + 1);
    if (act !== null && (act.folder !== folder || act.head.title !== document.head.title)) {
      yield* readAct(act);
      act = null;
    }
    act ??= { folder, head: document.head, location: { file: entry.path, record: "" }, read: [], units: [], size: 0 };
    act = addPart(act, document, text.length);
  }
  if (act !== null) yield* readAct(act);
}

function isPartFile(path: string): boolean {
  return /(?:^|\/)part-\d{1,4}\.md$/.test(path);
}

/** The parts of one Act that have been read so far. */
interface ActParts {
  readonly folder: string;
  readonly head: DocumentHead;
  readonly location: SourceLocation;
  readonly read: readonly number[];
  readonly units: readonly DocumentUnit[];
  readonly size: number;
}

function addPart(act: ActParts, { head, units }: ActDocument, size: number): ActParts {
  return { ...act, read: [...act.read, head.part], units: [...act.units, ...units], size: act.size + size };
}

function* readAct({ head, location, read, units }: ActParts): Generator<SourceRecord> {
  const printed = /(\d{4})[^\d]{0,10}(\d{1,3})(?!\d)/.exec(head.print.replace(/%20/g, "")) ?? null;
  const name = parseActName(head.title, printed === null ? null : Number(printed[1]));
  if (name === null) {
    yield createRefusal("act", `its title, "${head.title.slice(0, 80)}", has no year`, location);
    return;
  }
  const named = { ...location, record: name.id };
  const missing = Array.from({ length: Math.min(head.parts, 9999) }, (_, i) => i + 1).filter((n) => !read.includes(n));
  if (missing.length > 0)
    yield createRepair("act", `part ${missing.join(", ")} of ${head.parts} is not in the input`, named);
  const isPaged = units.some(({ heading }) => /^Page \d+$/.test(heading));
  const text: ParsedAct = isPaged ? parsePages(units) : parseSections(units);
  const act: ActRow = {
    id: name.id,
    title: name.title,
    longTitle: text.longTitle,
    year: name.year,
    category: "central",
    state: "",
    department: "",
    actNumber:
      text.actNumber ||
      (printed !== null && Number(printed[1]) === name.year ? `${Number(printed[2])} of ${name.year}` : ""),
    status: "in_force",
    enactmentDate: text.enactmentDate,
    url: head.url,
  };
  yield { kind: "act", act, sections: text.sections, footnotes: readFootnotes(text.footnotes), location: named };
}
