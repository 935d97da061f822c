import type { ActRow, ActSectionRow } from "../../law/legislation.ts";
import type { Importer, ImportOptions } from "../importer.ts";
import { parseJson, readText } from "../legislation/read-text.ts";
import { type RecordPlace, refused, type SourceRecord } from "../record.ts";
import type { Source } from "../source.ts";
import { ACT_OF_FILE } from "./in-civictech/acts.ts";
import { type JsonSection, readRecord } from "./in-civictech/records.ts";
import { actName } from "./indian-acts/act-name.ts";
import { actText } from "./indian-acts/act-text.ts";
import { BARE, markCleaner } from "./indian-acts/marks.ts";
import { ACTS_LICENSE } from "./indian-acts/provenance.ts";
import { sectionHeading } from "./indian-acts/section-heading.ts";
import { refusedEntries } from "./refused-entries.ts";

/** Well-known Acts of India section by section: one JSON list per Act, named `ipc.json`, `crpc.json` and so on. */
export const inCivictech: Importer = {
  name: "in-civictech",
  provenance: {
    provider: "Civictech India, Indian Law Penal Code in JSON",
    url: "https://github.com/civictech-India/Indian-Law-Penal-Code-Json",
    license: ACTS_LICENSE,
    notice: "Unofficial text of Central Acts; their footnotes are not in it.",
  },
  detect: (entries) => entries.length > 0 && entries.some(({ path }) => fileOf(path) !== null),
  records,
};

/** In bytes. */
const LONGEST_FILE = 32 * 1024 * 1024;

async function* records(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* refusedEntries(source);
  for await (const entry of source.entries()) {
    options.signal?.throwIfAborted();
    if (!entry.path.endsWith(".json")) continue;
    const place = { file: entry.path, record: "file" };
    const known = fileOf(entry.path);
    if (known === null) {
      yield refused("file", "its name is not that of an Act that is known", place);
      continue;
    }
    const text = await readText(entry, LONGEST_FILE, options);
    if (text === null) yield refused("file", "the file is longer than any Act", place);
    else yield* readAct(known, text, place);
  }
}

/** The Act that a file is of, by the file's name; null where none is known. */
function fileOf(path: string): (typeof ACT_OF_FILE)[string] | null {
  const name = /(?:^|\/)([a-z]{2,8})\.json$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(ACT_OF_FILE, name) ? (ACT_OF_FILE[name] ?? null) : null;
}

function* readAct(known: (typeof ACT_OF_FILE)[string], text: string, file: RecordPlace): Generator<SourceRecord> {
  const list = parseJson(text.replace(/^\uFEFF/, ""));
  const name = actName(known.title);
  if (!Array.isArray(list) || name === null) {
    yield refused("file", "it is not a JSON list of sections", file);
    return;
  }
  const read: { section: JsonSection; more: string[] }[] = [];
  for (const [at, json] of list.entries()) {
    const record = readRecord(json);
    const last = read.at(-1);
    if (record.kind === "section") read.push({ section: record.section, more: [] });
    else if (record.kind === "more" && (last !== undefined || record.text === "")) last?.more.push(record.text);
    else yield refused("section", "it has no number, or no text", { ...file, record: `record ${at}` });
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
  yield { kind: "act", act, sections: read.map(sectionRow), footnotes: [], place: { ...file, record: name.id } };
}

function sectionRow({ section, more }: { section: JsonSection; more: readonly string[] }): ActSectionRow {
  const clean = markCleaner(BARE);
  const chapter = section.chapter === "" ? "" : `Chapter ${section.chapter}`;
  const title = section.chapterTitle.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return {
    number: section.number,
    heading: sectionHeading(clean(section.title)),
    chapter: title === "" ? chapter : `${chapter}: ${title}`,
    text: actText([section.text, ...more].join("\n").split(/\r?\n/).map(clean)),
  };
}
