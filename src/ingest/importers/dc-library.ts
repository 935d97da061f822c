import type { Importer, ImportOptions } from "../importer.ts";
import { type CodeFile, codeRecords, type Describe } from "../legislation/code-records.ts";
import type { Draft } from "../legislation/draft.ts";
import { distinctIds, idPart } from "../legislation/ids.ts";
import { type Grammar, type Role, readProvisions } from "../legislation/provisions.ts";
import { statusOf } from "../legislation/status.ts";
import type { Unit } from "../legislation/unit.ts";
import { refused, type SourceRecord } from "../record.ts";
import type { Source, SourceEntry } from "../source.ts";
import { refusedEntries } from "./refused-entries.ts";

/**
 * The Code of the District of Columbia as the Council publishes it: `titles/N/index.xml` gives a title's chapters and
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
  records,
};

const TITLE_INDEX = /(?:^|\/)titles\/[^/]+\/index\.xml$/;
const SECTION = /(?:^|\/)titles\/[^/]+\/sections\/[^/]+\.xml$/;

async function* records(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* refusedEntries(source);
  const indexes: SourceEntry[] = [];
  const sections = new Map<string, SourceEntry>();
  for await (const entry of source.entries()) {
    if (TITLE_INDEX.test(entry.path)) indexes.push(entry);
    else if (SECTION.test(entry.path)) sections.set(entry.path, entry);
  }

  const codes = new Set<string>();
  const distinct = distinctIds();
  for (const index of indexes) {
    const places = new Map<string, readonly Unit[]>();
    for await (const reading of readProvisions(index, GRAMMAR, options)) {
      if (reading.kind === "broken") {
        yield refused("file", reading.reason, { file: index.path, record: reading.record });
        continue;
      }
      const around = reading.trail.map(DESCRIBE.unit);
      if (reading.kind === "provision") {
        places.set(resolve(index.path, reading.provision.attributes.href ?? ""), around);
        continue;
      }
      const file = titleFile([...around, DESCRIBE.unit(reading.unit)], "");
      yield* codeOnce(file, codes, index.path);
      yield* codeRecords(reading, around, file, DESCRIBE, distinct, index.path);
    }
    for (const [path, around] of places) {
      const entry = sections.get(path);
      sections.delete(path);
      if (entry) yield* readSection(entry, around);
      else
        yield refused("section", "the file that its title's index names is not in the source", {
          file: index.path,
          record: path,
        });
    }
  }
  // Sections that no index names.
  for (const entry of sections.values()) yield* readSection(entry, []);

  async function* readSection(entry: SourceEntry, around: readonly Unit[]): AsyncGenerator<SourceRecord> {
    let found = false;
    for await (const reading of readProvisions(entry, GRAMMAR, options)) {
      found = true;
      if (reading.kind === "broken")
        yield refused("section", reading.reason, { file: entry.path, record: reading.record });
      if (reading.kind !== "provision") continue;
      const file = titleFile(around, DESCRIBE.provision(reading.provision).number);
      yield* codeOnce(file, codes, entry.path);
      yield* codeRecords(reading, around, file, DESCRIBE, distinct, entry.path);
    }
    if (!found) yield refused("section", "the file holds no section", { file: entry.path, record: "file" });
  }
}

/** The title that units or, without them, a section's number belong to: 29A of "29A-101.01", 28 of "28:2-201". */
function titleFile(around: readonly Unit[], sectionNumber: string): CodeFile {
  const number = around[0]?.number ?? /^\d+[A-Z]?/.exec(sectionNumber)?.[0] ?? "";
  const name = around[0]?.name ?? "";
  return {
    code: {
      id: `dc-code-${idPart(number)}`,
      corpusType: "STATE",
      state: "dc",
      label: `D.C. Code, Title ${number}${name === "" ? "" : `: ${name}`}`,
      titleNumber: Number(/^\d+/.exec(number)?.[0] ?? Number.NaN) || null,
      titleName: name,
    },
    year: null,
    cited: "D.C. Code",
    citedShort: "DC Code",
    runningLevel: "title",
    urls: (section) => {
      const url = `https://code.dccouncil.gov/us/dc/council/code/sections/${encodeURI(section)}`;
      return { htmlUrl: url, stateHtmlUrl: url };
    },
  };
}

function* codeOnce({ code }: CodeFile, codes: Set<string>, path: string): Generator<SourceRecord> {
  if (!codes.has(code.id)) yield { kind: "code", code, place: { file: path, record: code.id } };
  codes.add(code.id);
}

/** The path that an index's `./sections/1-101.xml` means. */
function resolve(index: string, href: string): string {
  return index.replace(/[^/]*$/, "") + href.replace(/^\.\//, "");
}

const DESCRIBE: Describe = {
  unit: ({ number, heading, fields }: Draft): Unit => ({
    level: (fields.prefix ?? "part").toLowerCase(),
    number,
    name: heading.replace(/\.?\s*\[Enacted title\]\.?$/i, "").replace(/\.$/, ""),
  }),
  unitStatus: ({ heading }) => statusOf(inBrackets(heading)),
  provision({ number, heading, fields }) {
    const reason = fields.reason ?? "";
    // A reason that tells nothing is the bracketed end of the heading.
    const rest = reason !== "" && statusOf(reason) === "in_force" ? ` ${reason}` : "";
    return {
      number,
      heading: `${heading}${rest}`.replace(/\.$/, ""),
      status: statusOf(reason === "" ? inBrackets(heading) : reason),
    };
  },
};

/** What a heading ends with: "Zoning conformity. [Recodified]". */
function inBrackets(heading: string): string {
  return /\[([^\][]*)\]\.?$/.exec(heading)?.[1] ?? "";
}

const ROLES: Readonly<Record<string, Role>> = {
  container: "unit",
  // In an index: where a section stands.
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
  role(name, attributes, parent) {
    if (name === "annotation" && attributes.type === "History") return "history";
    if (name === "text" && parent === "annotations") return "notes";
    // Within a section, as in compacts: "Article III".
    if (name === "prefix" && parent === "para") return "number";
    return ROLES[name] ?? "inline";
  },
  lead(name, { type = "" }) {
    return (name === "annotation" || name === "text") && type !== "" && type !== "History" ? `${type}: ` : "";
  },
};
