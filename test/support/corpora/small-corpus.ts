import { buildCorpusFile, type IngestOptions } from "../../../src/ingest/build-corpus-file.ts";
import type { Importer } from "../../../src/ingest/importer.ts";
import type { BuildReport } from "../../../src/ingest/report.ts";
import type { Source } from "../../../src/ingest/source.ts";
import { createMemoryFile } from "../../../src/store/file/corpus-file.ts";
import { COURTS, SMALL_CASES, type SmallCase } from "./small-cases.ts";
import { ACTS, CODES, SECTIONS } from "./small-legislation.ts";

const SOURCE: Source = { name: "small-cases", refused: [], async *entries() {}, close: async () => undefined };

/**
 * Builds a corpus in memory out of invented cases and laws, through the same ingest as any other.
 * @param encoded known questions; without, the corpus contains none
 */
export async function buildSmallCorpus(
  cases: readonly SmallCase[] = SMALL_CASES,
  encoded: Pick<IngestOptions, "knownQuestions"> = {},
): Promise<{ bytes: Uint8Array; report: BuildReport }> {
  const importer: Importer = {
    name: "small",
    provenance: { provider: "Headnote tests", url: "", license: "MIT", notice: "Invented cases and laws." },
    detect: () => false,
    async *records() {
      const location = { file: "small-cases", record: "0" };
      for (const court of COURTS) yield { kind: "court", court, location };
      for (const small of cases) {
        const sourceId = String(small.case.clusterId);
        yield {
          kind: "case",
          case: { ...small.case, namespace: "small", sourceId },
          location: { ...location, record: sourceId },
        };
        for (const opinion of small.opinions)
          yield { kind: "opinion", namespace: "small", caseSourceId: sourceId, opinion, location };
      }
      for (const code of CODES) yield { kind: "code", code, location };
      for (const section of SECTIONS) yield { kind: "section", section, location };
      for (const act of ACTS) yield { kind: "act", ...act, location };
    },
  };
  const file = createMemoryFile();
  const report = await buildCorpusFile([{ importer, source: SOURCE }], file, {
    name: "small",
    version: "1",
    ...encoded,
    builtBy: "test",
  });
  return { bytes: file.bytes().slice(), report };
}
