import type { ActRow, ActSectionRow } from "../../../law/legislation.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import { cleanSectionHeading } from "../../indian-acts/clean-section-heading.ts";
import { CARET_MARKS, createMarkCleaner } from "../../indian-acts/footnote-marks.ts";
import { type FootnoteText, readFootnotes } from "../../indian-acts/footnotes/read-footnotes.ts";
import { splitFootnotes } from "../../indian-acts/footnotes/split-footnotes.ts";
import { formatActText } from "../../indian-acts/format-act-text.ts";
import { parseActName, toActSlug } from "../../indian-acts/parse-act-name.ts";
import { INDIA_CODE_PROVENANCE } from "../../indian-acts/provenance.ts";
import { readSourceText } from "../../readers/read-text.ts";
import { createRefusal, createRepair, type SourceLocation, type SourceRecord } from "../../records/source-record.ts";
import type { Source } from "../../source.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";
import { type LinkFields, type LinksFile, parseLinks } from "./read-links.ts";

/** Acts of India as fetched from India Code, with its metadata, in Links Notation: one file per Act. */
export const inLino: Importer = {
  name: "in-lino",
  provenance: INDIA_CODE_PROVENANCE,
  detect: (entries) => entries.some(({ path }) => isLinksFile(path)),
  records: readRecords,
};

/** In bytes. The longest Act takes two million with its translation. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  for await (const entry of source.entries()) {
    options.signal?.throwIfAborted();
    if (!isLinksFile(entry.path)) continue;
    const location = { file: entry.path, record: "file" };
    const text = await readSourceText(entry, MAX_FILE_BYTES, options);
    if (text === null) yield createRefusal("file", "the file is longer than any Act", location);
    else yield* readAct(parseLinks(text), location);
  }
}

function isLinksFile(path: string): boolean {
  return path.endsWith(".lino");
}

function* readAct(links: LinksFile, file: SourceLocation): Generator<SourceRecord> {
  const root = links.fields("obj_root");
  const law = links.fields(root?.get("law") ?? "");
  const field = (name: string) =>
    links
      .text(law?.get(name) ?? "")
      .join(" ")
      .trim();
  const year = /^\d{4}$/.exec(field("actYear"))?.[0];
  const name = parseActName(field("title"), year === undefined ? null : Number(year));
  if (law === null || name === null) {
    yield createRefusal("act", law === null ? "the file names no Act" : "its title and year are not given", file);
    return;
  }
  const location = { ...file, record: name.id };
  const listed = links.list(law.get("sections") ?? "").map((item) => [item, links.fields(item)] as const);
  const read = listed.flatMap(([, section]) => (section === null ? [] : [readSection(links, section)]));
  for (const [item, section] of listed) {
    if (section === null)
      yield createRefusal("section", "it is listed, but not in the file", { ...file, record: item });
  }
  const total = Number(root?.get("totalSections") ?? "");
  if (total > listed.length)
    yield createRepair("act", `${total - listed.length} of its ${total} sections were not fetched`, location);
  yield* refuseTranslations(links, law, location);
  const number = Number(/^\d{1,3}/.exec(field("actNumber"))?.[0] ?? 0);
  const act: ActRow = {
    id: name.id,
    title: name.title,
    longTitle: field("longTitle"),
    year: name.year,
    category: "central",
    state: "",
    department: toActSlug(field("department") || field("ministry")),
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
    location,
  };
}

function readSection(links: LinksFile, section: LinkFields): { section: ActSectionRow; footnotes: FootnoteText[] } {
  const lines = (name: string) => links.text(section.get(name) ?? "");
  const clean = createMarkCleaner(CARET_MARKS);
  const number = cleanSectionHeading(lines("sectionNo").join(" "));
  const heading = cleanSectionHeading(clean(lines("title").join(" ")));
  return {
    section: { number, heading, chapter: "", text: formatActText(lines("content").map(clean)) },
    footnotes: splitFootnotes(lines("footnotes")).map(({ text }) => ({
      text,
      sectionNumber: number,
      sectionTitle: heading,
    })),
  };
}

/** Reports the Act's translations as refused: an Act is stored in English. */
function* refuseTranslations(links: LinksFile, law: LinkFields, location: SourceLocation): Generator<SourceRecord> {
  for (const [language, name] of links.fields(law.get("translations") ?? "") ?? []) {
    const sections = links.list(links.fields(name)?.get("sections") ?? "").length;
    const reason = `its translation (${language}, ${sections} sections) is not read, only the English text`;
    yield createRefusal("act", reason, location);
  }
}
