import { detectImporters } from "../../../src/ingest/importers/importers.ts";
import { listEntries } from "../../../src/ingest/source.ts";
import { openSource } from "../../../src/node/sources/open-source.ts";

/** Visits the text of each opinion of some folders, files or archives, in their order. Keeps one text in memory. */
export async function visitOpinions(paths: readonly string[], visit: (text: string) => void): Promise<void> {
  for (const path of paths) {
    const source = await openSource(path);
    try {
      for (const importer of detectImporters(await listEntries(source)))
        for await (const record of importer.records(source)) if (record.kind === "opinion") visit(record.opinion.text);
    } finally {
      await source.close();
    }
  }
}
