import type { ActRow, ActSectionRow } from "../../law/legislation.ts";
import { type FootnoteText, readFootnotes } from "../footnotes/read-footnotes.ts";
import { splitFootnotes } from "../footnotes/split-footnotes.ts";
import type { Importer, ImportOptions } from "../importer.ts";
import { readText } from "../legislation/read-text.ts";
import { type RecordPlace, refused, type SourceRecord } from "../record.ts";
import type { Source } from "../source.ts";
import { type Fields, type Links, readLinks } from "./in-lino/links.ts";
import { actName, slug } from "./indian-acts/act-name.ts";
import { actText } from "./indian-acts/act-text.ts";
import { CARET, markCleaner } from "./indian-acts/marks.ts";
import { INDIA_CODE } from "./indian-acts/provenance.ts";
import { sectionHeading } from "./indian-acts/section-heading.ts";
import { refusedEntries } from "./refused-entries.ts";

/** Acts of India as fetched from India Code, with what it says of each Act, in Links Notation: one file per Act. */
export const inLino: Importer = {
  name: "in-lino",
  provenance: INDIA_CODE,
  detect: (entries) => entries.some(({ path }) => isLinks(path)),
  records,
};

/** In bytes. The longest Act takes two million with its translation. */
const LONGEST_FILE = 32 * 1024 * 1024;

async function* records(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* refusedEntries(source);
  for await (const entry of source.entries()) {
    options.signal?.throwIfAborted();
    if (!isLinks(entry.path)) continue;
    const place = { file: entry.path, record: "file" };
    const text = await readText(entry, LONGEST_FILE, options);
    if (text === null) yield refused("file", "the file is longer than any Act", place);
    else yield* readAct(readLinks(text), place);
  }
}

function isLinks(path: string): boolean {
  return path.endsWith(".lino");
}

function* readAct(links: Links, file: RecordPlace): Generator<SourceRecord> {
  const root = links.fields("obj_root");
  const law = links.fields(root?.get("law") ?? "");
  const field = (name: string) =>
    links
      .text(law?.get(name) ?? "")
      .join(" ")
      .trim();
  const year = /^\d{4}$/.exec(field("actYear"))?.[0];
  const name = actName(field("title"), year === undefined ? null : Number(year));
  if (law === null || name === null) {
    yield refused("act", law === null ? "the file names no Act" : "its title and year are not given", file);
    return;
  }
  const place = { ...file, record: name.id };
  const listed = links.list(law.get("sections") ?? "").map((item) => [item, links.fields(item)] as const);
  const read = listed.flatMap(([, section]) => (section === null ? [] : [readSection(links, section)]));
  for (const [item, section] of listed) {
    if (section === null) yield refused("section", "it is listed, but not in the file", { ...file, record: item });
  }
  const total = Number(root?.get("totalSections") ?? "");
  if (total > listed.length)
    yield repaired(`${total - listed.length} of its ${total} sections were not fetched`, place);
  yield* translationsOf(links, law, place);
  const number = Number(/^\d{1,3}/.exec(field("actNumber"))?.[0] ?? 0);
  const act: ActRow = {
    id: name.id,
    title: name.title,
    longTitle: field("longTitle"),
    year: name.year,
    category: "central",
    state: "",
    department: slug(field("department") || field("ministry")),
    actNumber: number > 0 ? `${number} of ${year ?? name.year}` : "",
    status: "in_force",
    enactmentDate: /^\d{4}-\d{2}-\d{2}$/.exec(field("enactmentDate"))?.[0] ?? "",
    url: field("sourceUrl"),
  };
  yield {
    kind: "act",
    act,
    sections: read.map(({ section }) => section),
    footnotes: readFootnotes(read.flatMap(({ footnotes }) => footnotes)),
    place,
  };
}

function readSection(links: Links, section: Fields): { section: ActSectionRow; footnotes: FootnoteText[] } {
  const lines = (name: string) => links.text(section.get(name) ?? "");
  const clean = markCleaner(CARET);
  const number = sectionHeading(lines("sectionNo").join(" "));
  const heading = sectionHeading(clean(lines("title").join(" ")));
  return {
    section: { number, heading, chapter: "", text: actText(lines("content").map(clean)) },
    footnotes: splitFootnotes(lines("footnotes")).map(({ text }) => ({
      text,
      sectionNumber: number,
      sectionTitle: heading,
    })),
  };
}

/** An Act is stored in English; what the file has of it in other languages is refused, and said so. */
function* translationsOf(links: Links, law: Fields, place: RecordPlace): Generator<SourceRecord> {
  for (const [language, name] of links.fields(law.get("translations") ?? "") ?? []) {
    const sections = links.list(links.fields(name)?.get("sections") ?? "").length;
    const reason = `its translation (${language}, ${sections} sections) is not read, only the English text`;
    yield refused("act", reason, place);
  }
}

function repaired(reason: string, place: RecordPlace): SourceRecord {
  return { kind: "repaired", what: "act", reason, place };
}
