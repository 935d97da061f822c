import type { LegislationUrls } from "../../../law/legislation.ts";
import { formatRomanNumeral } from "../../../text/numerals.ts";
import { PARAGRAPH_BREAK } from "../../clean-text/clean-text.ts";
import type { Importer, ImportOptions } from "../../importer.ts";
import {
  buildFederalConstitutionUrls,
  type Constitution,
  type Division,
  findConstitution,
  parseDivision,
  toConstitutionSection,
} from "../../legislation/constitution.ts";
import type { ElementRole, Grammar } from "../../legislation/provisions/grammar.ts";
import type { ProvisionDraft } from "../../legislation/provisions/provision-draft.ts";
import { readProvisions } from "../../legislation/provisions/read-provisions.ts";
import { listRepairs } from "../../legislation/read-code-files.ts";
import { createIdDisambiguator } from "../../legislation/section-ids.ts";
import { type FrontMatter, readMarkdown } from "../../readers/read-markdown.ts";
import { createFileRefusal, createRefusal, createRepair, type SourceRecord } from "../../records/source-record.ts";
import type { Source, SourceEntry } from "../../source.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";

/**
 * Constitutions: dated versions in Markdown, `federal/constitution/1992-05-05.md` and `vermont/constitution/…` (the
 * layout of OpenStatute), and the Constitution of the United States in XML.
 */
export const constitutions: Importer = {
  name: "constitutions",
  provenance: {
    provider: "OpenStatute; Harry Surden",
    url: "https://github.com/openstatute/us-statutes",
    license: "Public domain",
    notice: "Constitutions of the United States and of states, in their dated versions. Not an official edition.",
  },
  detect: (entries) => entries.some(({ path }) => DATED_VERSION.test(path) || FEDERAL_XML.test(path)),
  records: readRecords,
};

const DATED_VERSION = /(?:^|\/)([a-z-]+)\/constitution\/(\d{4})-(\d\d)-(\d\d)\.md$/;
const FEDERAL_XML = /(?:^|\/)constitution\.xml$/;

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const codes = new Set<string>();
  const whole: SourceEntry[] = [];
  for await (const entry of source.entries()) {
    if (FEDERAL_XML.test(entry.path)) whole.push(entry);
    const slug = DATED_VERSION.exec(entry.path)?.[1];
    if (slug === undefined) continue;
    const constitution = findConstitution(slug);
    if (constitution === null) {
      yield createFileRefusal(entry.path, `there is no state "${slug}"`);
      continue;
    }
    yield* announceCode(constitution, codes, entry.path);
    yield* readVersion(entry, constitution, options);
  }
  const federal = findConstitution("federal");
  for (const entry of whole) {
    if (federal === null) continue;
    if (codes.has(federal.code.id)) {
      yield createFileRefusal(
        entry.path,
        "the source has the same constitution already, in dated versions or in another file",
      );
      continue;
    }
    yield* announceCode(federal, codes, entry.path);
    yield* readFederalXml(entry, federal, options);
  }
}

function* announceCode({ code }: Constitution, codes: Set<string>, path: string): Generator<SourceRecord> {
  if (!codes.has(code.id)) yield { kind: "code", code, location: { file: path, record: code.id } };
  codes.add(code.id);
}

/** A provision that is being read: the headings above it, and its text so far. */
interface OpenProvision {
  readonly path: readonly Division[];
  readonly titles: string[];
  readonly paragraphs: string[];
}

async function* readVersion(
  entry: SourceEntry,
  constitution: Constitution,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const [, , year = "", month = "", day = ""] = DATED_VERSION.exec(entry.path) ?? [];
  const asOf = `${year}-${month === "00" ? "01" : month}-${day === "00" ? "01" : day}`;
  if (month === "00" || day === "00") {
    const reason = `only the year of this version is known: it counts from ${asOf}`;
    yield createRepair("file", reason, { file: entry.path, record: "file" });
  }
  const distinct = createIdDisambiguator();
  const above: { readonly depth: number; readonly division: Division }[] = [];
  let front: FrontMatter = {};
  let open: OpenProvision = { path: [PREAMBLE], titles: [], paragraphs: [] };

  /** `nextDepth`: of the heading that follows, 0 at the end of the file. */
  function* finish(nextDepth: number): Generator<SourceRecord> {
    const { path, titles, paragraphs } = open;
    const last = path.at(-1) ?? PREAMBLE;
    // A heading over other headings is not a provision.
    const isOver = nextDepth > (above.at(-1)?.depth ?? 0) || !isLeaf(last);
    if (paragraphs.length === 0 && titles.length === 0) {
      if (isOver) return;
      if (last.number === "") {
        const location = {
          file: entry.path,
          record: path.map(({ kind, number }) => `${kind} ${number}`.trim()).join(", "),
        };
        yield createRefusal("section", "it has neither number nor text", location);
        return;
      }
    }
    const provision = {
      path,
      heading: [last.kind === "group" ? "" : last.name, ...titles].filter((part) => part !== "").join(" "),
      text: paragraphs.join(PARAGRAPH_BREAK),
      history: front.changeTitle ?? "",
      asOf,
      urls: constitution.code.state === null ? buildFederalConstitutionUrls(path) : findOfficialUrls(front),
    };
    const section = toConstitutionSection(constitution, provision);
    const id = distinct(section.id);
    const location = { file: entry.path, record: section.number };
    for (const reason of listRepairs({ malformed: false }, id !== section.id)) {
      yield createRepair("section", reason, location);
    }
    yield { kind: "section", section: { ...section, id }, location };
  }

  for await (const line of readMarkdown(entry, options)) {
    if (line.kind === "front-matter") front = line.values;
    else if (line.kind === "paragraph") {
      if (line.bold && open.paragraphs.length === 0) open.titles.push(line.text);
      else open.paragraphs.push(line.text);
    } else {
      yield* finish(line.depth);
      while ((above.at(-1)?.depth ?? 0) >= line.depth) above.pop();
      const inAmendments = above.some(({ division }) => /amendment/i.test(division.name));
      if (line.depth === 1) open = { path: [PREAMBLE], titles: [], paragraphs: [] };
      else {
        const division = parseDivision(line.text, inAmendments);
        above.push({ depth: line.depth, division });
        open = { path: above.map((step) => step.division), titles: [], paragraphs: [] };
      }
    }
  }
  yield* finish(0);
}

const PREAMBLE: Division = { kind: "preamble", number: "", name: "" };

function isLeaf({ kind }: Division): boolean {
  return kind === "section" || kind === "amendment";
}

/** Finds the legislature's address among the sources of a version. */
function findOfficialUrls({ changeRefs = "" }: FrontMatter): LegislationUrls {
  const url = changeRefs
    .split("\n")
    .find((ref) => /^https?:\/\/[a-z0-9.-]{0,60}legislature\.[a-z0-9.-]{0,60}\//.test(ref));
  return url === undefined ? {} : { htmlUrl: url, stateHtmlUrl: url };
}

async function* readFederalXml(
  entry: SourceEntry,
  constitution: Constitution,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const distinct = createIdDisambiguator();
  let found = false;
  for await (const reading of readProvisions(entry, GRAMMAR, options)) {
    found = true;
    if (reading.kind === "broken") {
      const location = { file: entry.path, record: reading.record };
      yield createRefusal("section", reading.reason, location);
      continue;
    }
    const draft = reading.kind === "unit" ? reading.unit : reading.provision;
    const path = [...reading.ancestors, draft].filter(({ name }) => name !== "document").map(readDivision);
    const text = draft.text.text();
    if (reading.kind === "unit" && text === "") continue;
    const numbered = path.filter(({ kind }) => kind !== "group");
    const provision = {
      path: numbered.length > 0 ? numbered : path,
      heading: path.at(-1)?.name ?? "",
      text,
      history: "",
      asOf: null,
      urls: buildFederalConstitutionUrls(numbered),
    };
    const section = toConstitutionSection(constitution, provision);
    const id = distinct(section.id);
    const location = { file: entry.path, record: section.number };
    for (const reason of listRepairs(draft, id !== section.id)) {
      yield createRepair("section", reason, location);
    }
    yield { kind: "section", section: { ...section, id }, location };
  }
  if (!found) yield createFileRefusal(entry.path, "it has no article of a constitution");
}

function readDivision({ attributes }: ProvisionDraft): Division {
  const described = (attributes.description ?? "").trim();
  if (/^preamble$/i.test(described)) return PREAMBLE;
  const division = parseDivision((attributes.name ?? "").trim() || described, false);
  if (division.kind === "group") return division;
  const number = division.kind === "amendment" ? formatRomanNumeral(Number(division.number)) : division.number;
  return { ...division, number, name: described };
}

const ROLES: Readonly<Record<string, ElementRole>> = {
  document: "unit",
  part: "unit",
  article: "unit",
  amendment: "unit",
  section: "provision",
  paragraph: "block",
  content: "block",
};

const GRAMMAR: Grammar = {
  attributes: new Set(["name", "description"]),
  classifyElement: (name) => ROLES[name] ?? "inline",
};
