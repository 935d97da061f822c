import type { ActRow, ActSectionRow } from "../../../law/legislation.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import { cleanSectionHeading } from "../../indian-acts/clean-section-heading.ts";
import { BARE_MARKS, createMarkCleaner } from "../../indian-acts/footnote-marks.ts";
import { formatActText } from "../../indian-acts/format-act-text.ts";
import { parseActName } from "../../indian-acts/parse-act-name.ts";
import { INDIAN_ACTS_LICENSE } from "../../indian-acts/provenance.ts";
import { parseJson, readSourceText } from "../../readers/read-text.ts";
import { createRefusal, type SourceLocation, type SourceRecord } from "../../records/source-record.ts";
import type { Source } from "../../source.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { ACTS_BY_FILE_NAME } from "./acts.ts";
import { type JsonSection, readJsonRecord } from "./read-json-record.ts";

/** Well-known Acts of India section by section: one JSON list per Act, named `ipc.json`, `crpc.json` and so on. */
export const inCivictech: Importer = {
  name: "in-civictech",
  provenance: {
    provider: "Civictech India, Indian Law Penal Code in JSON",
    url: "https://github.com/civictech-India/Indian-Law-Penal-Code-Json",
    license: INDIAN_ACTS_LICENSE,
    notice: "Unofficial text of Central Acts; their footnotes are not in it.",
  },
  detect: (entries) => entries.length > 0 && entries.some(({ path }) => findAct(path) !== null),
  records: readRecords,
};

/** In bytes. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  for await (const entry of source.entries()) {
    options.signal?.throwIfAborted();
    if (!entry.path.endsWith(".json")) continue;
    const location = { file: entry.path, record: "file" };
    const known = findAct(entry.path);
    if (known === null) {
      yield createRefusal("file", "its name is not that of a known Act", location);
      continue;
    }
    const text = await readSourceText(entry, MAX_FILE_BYTES, options);
    if (text === null) yield createRefusal("file", "the file is longer than any Act", location);
    else yield* readAct(known, text, location);
  }
}

/** Returns the Act of a file by the file's name; null if it is not known. */
function findAct(path: string): (typeof ACTS_BY_FILE_NAME)[string] | null {
  const name = /(?:^|\/)([a-z]{2,8})\.json$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(ACTS_BY_FILE_NAME, name) ? (ACTS_BY_FILE_NAME[name] ?? null) : null;
}

function* readAct(
  known: (typeof ACTS_BY_FILE_NAME)[string],
  text: string,
  file: SourceLocation,
): Generator<SourceRecord> {
  const list = parseJson(text.replace(/^\uFEFF/, ""));
  const name = parseActName(known.title);
  if (!Array.isArray(list) || name === null) {
    yield createRefusal("file", "it is not a JSON list of sections", file);
    return;
  }
  const read: { section: JsonSection; more: string[] }[] = [];
  for (const [at, json] of list.entries()) {
    const record = readJsonRecord(json);
    const last = read.at(-1);
    if (record.kind === "section") read.push({ section: record.section, more: [] });
    else if (record.kind === "more" && (last !== undefined || record.text === "")) last?.more.push(record.text);
    else yield createRefusal("section", "it has no number, or no text", { ...file, record: `record ${at}` });
  }
  const act: ActRow = {
    ...known,
    id: name.id,
    title: name.title,
    year: name.year,
    category: known.status === "repealed" ? "repealed" : "central",
    state: "",
    department: "",
  };
  yield { kind: "act", act, sections: read.map(toSectionRow), footnotes: [], location: { ...file, record: name.id } };
}

function toSectionRow({ section, more }: { section: JsonSection; more: readonly string[] }): ActSectionRow {
  const clean = createMarkCleaner(BARE_MARKS);
  const chapter = section.chapter === "" ? "" : `Chapter ${section.chapter}`;
  const title = section.chapterTitle.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return {
    number: section.number,
    heading: cleanSectionHeading(clean(section.title)),
    chapter: title === "" ? chapter : `${chapter}: ${title}`,
    text: formatActText([section.text, ...more].join("\n").split(/\r?\n/).map(clean)),
  };
}
