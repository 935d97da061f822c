import { buildCorpusFile } from "../../src/ingest/build-corpus-file.ts";
import { jsonl } from "../../src/ingest/importers/jsonl/jsonl.ts";
import type { BuildReport } from "../../src/ingest/report.ts";
import { createMemoryFile } from "../../src/store/file/corpus-file.ts";
import { createMemorySource } from "../support/ingest/memory-source.ts";

/** Builds a corpus in memory out of records as `headnote-jsonl` has them. */
export async function buildFromRecords(
  records: readonly object[],
): Promise<{ bytes: Uint8Array; report: BuildReport }> {
  const source = createMemorySource({ "records.jsonl": records.map((record) => JSON.stringify(record)).join("\n") });
  const file = createMemoryFile();
  const report = await buildCorpusFile([{ importer: jsonl, source }], file, {
    name: "own",
    version: "1",
    builtBy: "test",
  });
  return { bytes: file.bytes().slice(), report };
}

/** The least that a code, a section and an Act are. */
export function createCode(id: string, more: object = {}): object {
  return { kind: "code", code: { id, corpusType: "USC", label: `Code ${id}`, titleNumber: 91, ...more } };
}

export function createSection(id: string, codeId: string, more: object = {}): object {
  const number = id.slice(codeId.length + 1);
  return {
    kind: "section",
    section: {
      id,
      codeId,
      citation: `91 U.S.C. § ${number}`,
      heading: `Section ${number}`,
      number,
      text: "Text.",
      ...more,
    },
  };
}

export function createAct(id: string, more: object = {}, parts: object = {}): object {
  return { kind: "act", act: { id, title: `The ${id} Act`, year: 1950, ...more }, ...parts };
}
