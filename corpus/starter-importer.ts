import type { Importer, ImportOptions } from "../src/ingest/importer.ts";
import { reportRefusedEntries } from "../src/ingest/importers/common/report-refused-entries.ts";
import type { SourceLocation, SourceRecord } from "../src/ingest/records/source-record.ts";
import type { Source, SourceEntry } from "../src/ingest/source.ts";
import { type CaseSource, parseCase } from "./case-sources.ts";
import { findDigestCourt } from "./courts.ts";
import { parseAct, parseCode } from "./legislation-sources.ts";

/** The source files of the starter corpus: digests of cases, statutes and Acts, one Markdown file each. */
export const starterImporter: Importer = {
  name: "headnote-starter",
  provenance: {
    provider: "Headnote",
    url: "",
    license: "MIT",
    notice:
      "Digests written for this project in its own words: what courts decided and what enactments say, in short. " +
      "No text here is that of an opinion, judgment, statute or Act; look up the official text before relying on it.",
  },
  detect: (entries) => entries.some(({ path }) => findReader(path) !== null),
  records: readRecords,
};

const NAMESPACE = "headnote-starter";

async function* readRecords(source: Source, options: ImportOptions = {}): AsyncGenerator<SourceRecord> {
  yield* reportRefusedEntries(source);
  const announced = new Set<string>();
  for await (const entry of source.entries()) {
    options.signal?.throwIfAborted();
    const read = findReader(entry.path);
    if (read === null) continue;
    for (const record of read(entry.path, await readText(entry, options))) {
      if (record.kind === "court" && announced.has(record.court.id)) continue;
      if (record.kind === "court") announced.add(record.court.id);
      yield record;
    }
  }
}

type FileReader = (path: string, content: string) => SourceRecord[];

const READERS: Readonly<Record<string, FileReader>> = {
  acts: (path, content) => [{ kind: "act", ...parseAct(path, content), location: { file: path, record: "Act" } }],
  cases: (path, content) => createCaseRecords(parseCase(path.slice("cases/".length), content)),
  statutes: createCodeRecords,
};

function findReader(path: string): FileReader | null {
  const [folder = ""] = path.split("/");
  return path.endsWith(".md") && Object.hasOwn(READERS, folder) ? READERS[folder]! : null;
}

function createCodeRecords(path: string, content: string): SourceRecord[] {
  const { code, sections } = parseCode(path, content);
  return [
    { kind: "code", code, location: { file: path, record: code.id } },
    ...sections.map(
      (section) => ({ kind: "section", section, location: { file: path, record: section.number } }) as const,
    ),
  ];
}

function createCaseRecords(source: CaseSource): SourceRecord[] {
  const sourceId = source.file.replace(/\.md$/, "");
  const location: SourceLocation = { file: `cases/${source.file}`, record: sourceId };
  const court = findDigestCourt(source.courtId);
  const { name, nameFull, courtId, jurisdiction, dateFiled, datePrecision, docketNumber, judges, topics } = source;
  const { author, text, roles } = source;
  return [
    ...(court === null ? [] : [{ kind: "court", court, location } as const]),
    {
      kind: "case",
      case: {
        namespace: NAMESPACE,
        sourceId,
        name,
        nameFull,
        courtId,
        jurisdiction,
        dateFiled,
        datePrecision,
        docketNumber,
        judges,
        citations: source.citations.map(({ citation }) => citation),
        topics,
      },
      location,
    },
    {
      kind: "opinion",
      namespace: NAMESPACE,
      caseSourceId: sourceId,
      opinion: { kind: "digest", author, text, pages: [], footnotes: [], roles },
      location,
    },
  ];
}

async function readText(entry: SourceEntry, { onBytes }: ImportOptions): Promise<string> {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  for await (const chunk of entry.open()) {
    onBytes?.(chunk.length);
    pieces.push(decoder.decode(chunk, { stream: true }));
  }
  return pieces.join("") + decoder.decode();
}
