import type { Importer, ImportOptions } from "../../importer.ts";
import type { CodeUnit } from "../../legislation/code-unit.ts";
import { detectProvisionStatus } from "../../legislation/detect-provision-status.ts";
import type { ElementRole, Grammar } from "../../legislation/provisions/grammar.ts";
import type { ProvisionDraft } from "../../legislation/provisions/provision-draft.ts";
import { readProvisions } from "../../legislation/provisions/read-provisions.ts";
import { type CodeDescriber, type CodeFile, createCodeRecords } from "../../legislation/read-code-files.ts";
import { createIdDisambiguator, encodeIdPart } from "../../legislation/section-ids.ts";
import { createRefusal, type SourceRecord } from "../../records/source-record.ts";
import type { Source, SourceEntry } from "../../source.ts";
import { reportRefusedEntries } from "../common/report-refused-entries.ts";

/**
 * The Code of the District of Columbia as the Council publishes it: `titles/N/index.xml` has a title's chapters and
 * the order of its sections, `titles/N/sections/N-101.xml` is a section.
 */
export const dcLibrary: Importer = {
  name: "dc-library",
  provenance: {
    provider: "Council of the District of Columbia",
    url: "https://github.com/dccouncil/law-xml",
    license: "CC0 1.0",
    notice: "Code of the District of Columbia (unofficial), https://code.dccouncil.gov.",
  },
  detect: (entries) => entries.some(({ path }) => TITLE_INDEX.test(path)),
  records: readRecords,
};

const TITLE_INDEX = /(?:^|\/)titles\/[^/]+\/index\.xml$/;
const SECTION = /(?:^|\/)titles\/[^/]+\/sections\/[^/]+\.xml$/;

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const indexes: SourceEntry[] = [];
  const sections = new Map<string, SourceEntry>();
  for await (const entry of source.entries()) {
    if (TITLE_INDEX.test(entry.path)) indexes.push(entry);
    else if (SECTION.test(entry.path)) sections.set(entry.path, entry);
  }

  const codes = new Set<string>();
  const distinct = createIdDisambiguator();
  for (const index of indexes) {
    const places = new Map<string, readonly CodeUnit[]>();
    for await (const reading of readProvisions(index, GRAMMAR, options)) {
      if (reading.kind === "broken") {
        yield createRefusal("file", reading.reason, { file: index.path, record: reading.record });
        continue;
      }
      const around = reading.ancestors.map(DC_DESCRIBER.describeUnit);
      if (reading.kind === "provision") {
        places.set(resolvePath(index.path, reading.provision.attributes.href ?? ""), around);
        continue;
      }
      const file = createTitleFile([...around, DC_DESCRIBER.describeUnit(reading.unit)], "");
      yield* announceCode(file, codes, index.path);
      yield* createCodeRecords(reading, around, file, DC_DESCRIBER, distinct, index.path);
    }
    for (const [path, around] of places) {
      const entry = sections.get(path);
      sections.delete(path);
      if (entry) yield* readSection(entry, around);
      else
        yield createRefusal("section", "the file that its title's index names is not in the source", {
          file: index.path,
          record: path,
        });
    }
  }
  // Sections that no index names.
  for (const entry of sections.values()) yield* readSection(entry, []);

  async function* readSection(entry: SourceEntry, around: readonly CodeUnit[]): AsyncGenerator<SourceRecord> {
    let found = false;
    for await (const reading of readProvisions(entry, GRAMMAR, options)) {
      found = true;
      if (reading.kind === "broken")
        yield createRefusal("section", reading.reason, { file: entry.path, record: reading.record });
      if (reading.kind !== "provision") continue;
      const file = createTitleFile(around, DC_DESCRIBER.describeProvision(reading.provision).number);
      yield* announceCode(file, codes, entry.path);
      yield* createCodeRecords(reading, around, file, DC_DESCRIBER, distinct, entry.path);
    }
    if (!found) yield createRefusal("section", "the file contains no section", { file: entry.path, record: "file" });
  }
}

/** Returns the title of units or, without them, of a section's number: 29A of "29A-101.01", 28 of "28:2-201". */
function createTitleFile(around: readonly CodeUnit[], sectionNumber: string): CodeFile {
  const number = around[0]?.number ?? /^\d+[A-Z]?/.exec(sectionNumber)?.[0] ?? "";
  const name = around[0]?.name ?? "";
  return {
    code: {
      id: `dc-code-${encodeIdPart(number)}`,
      corpusType: "STATE",
      state: "dc",
      label: `D.C. Code, Title ${number}${name === "" ? "" : `: ${name}`}`,
      titleNumber: Number(/^\d+/.exec(number)?.[0] ?? Number.NaN) || null,
      titleName: name,
    },
    year: null,
    citationPrefix: "D.C. Code",
    shortCitationPrefix: "DC Code",
    runningLevel: "title",
    buildUrls: (section) => {
      const url = `https://code.dccouncil.gov/us/dc/council/code/sections/${encodeURI(section)}`;
      return { htmlUrl: url, stateHtmlUrl: url };
    },
  };
}

function* announceCode({ code }: CodeFile, codes: Set<string>, path: string): Generator<SourceRecord> {
  if (!codes.has(code.id)) yield { kind: "code", code, location: { file: path, record: code.id } };
  codes.add(code.id);
}

/** Resolves an index's `./sections/1-101.xml`. */
function resolvePath(index: string, href: string): string {
  return index.replace(/[^/]*$/, "") + href.replace(/^\.\//, "");
}

const DC_DESCRIBER: CodeDescriber = {
  describeUnit: ({ number, heading, fields }: ProvisionDraft): CodeUnit => ({
    level: (fields.prefix ?? "part").toLowerCase(),
    number,
    name: heading.replace(/\.?\s*\[Enacted title\]\.?$/i, "").replace(/\.$/, ""),
  }),
  determineUnitStatus: ({ heading }) => detectProvisionStatus(findBracketedEnd(heading)),
  describeProvision({ number, heading, fields }) {
    const reason = fields.reason ?? "";
    // A reason that states no status is the bracketed end of the heading.
    const rest = reason !== "" && detectProvisionStatus(reason) === "in_force" ? ` ${reason}` : "";
    return {
      number,
      heading: `${heading}${rest}`.replace(/\.$/, ""),
      status: detectProvisionStatus(reason === "" ? findBracketedEnd(heading) : reason),
    };
  },
};

/** Returns the bracketed end of a heading: "Zoning conformity. [Recodified]". */
function findBracketedEnd(heading: string): string {
  return /\[([^\][]*)\]\.?$/.exec(heading)?.[1] ?? "";
}

const ROLES: Readonly<Record<string, ElementRole>> = {
  container: "unit",
  // In an index: the position of a section.
  include: "provision",
  section: "provision",
  num: "number",
  heading: "heading",
  prefix: "field",
  reason: "field",
  para: "level",
  text: "block",
  aftertext: "block",
  center: "block",
  p: "block",
  br: "line-break",
  annotation: "notes",
  table: "table",
  tr: "row",
  td: "cell",
  th: "cell",
};

const GRAMMAR: Grammar = {
  attributes: new Set(["href", "type"]),
  classifyElement(name, attributes, parent) {
    if (name === "annotation" && attributes.type === "History") return "history";
    if (name === "text" && parent === "annotations") return "notes";
    // Within a section, as in compacts: "Article III".
    if (name === "prefix" && parent === "para") return "number";
    return ROLES[name] ?? "inline";
  },
  findLeadText(name, { type = "" }) {
    return (name === "annotation" || name === "text") && type !== "" && type !== "History" ? `${type}: ` : "";
  },
};
