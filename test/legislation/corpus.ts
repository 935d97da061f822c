import { jsonl } from "../../src/ingest/importers/jsonl.ts";
import { ingest } from "../../src/ingest/ingest.ts";
import type { BuildReport } from "../../src/ingest/report.ts";
import { memoryFile } from "../../src/store/corpus-file.ts";
import { memorySource } from "../ingest/memory-source.ts";

/** Builds a corpus in memory out of records as `headnote-jsonl` has them. */
export async function buildFrom(records: readonly object[]): Promise<{ bytes: Uint8Array; report: BuildReport }> {
  const source = memorySource({ "records.jsonl": records.map((record) => JSON.stringify(record)).join("\n") });
  const file = memoryFile();
  const report = await ingest([{ importer: jsonl, source }], file, { name: "own", version: "1", builtBy: "test" });
  return { bytes: file.bytes().slice(), report };
}

/** The least that a code, a section and an Act are. */
export function code(id: string, more: object = {}): object {
  return { kind: "code", code: { id, corpusType: "USC", label: `Code ${id}`, titleNumber: 91, ...more } };
}

export function section(id: string, codeId: string, more: object = {}): object {
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

export function act(id: string, more: object = {}, parts: object = {}): object {
  return { kind: "act", act: { id, title: `The ${id} Act`, year: 1950, ...more }, ...parts };
}
