import { type OpenCorpusFile, openCorpus } from "../../../src/store/corpus.ts";
import type { CorpusFile } from "../../../src/store/file/corpus-file.ts";

/**
 * What one build of all inputs may number or pack otherwise: opinions by their order of arrival, deflated texts, and
 * where among all texts of enacted law one lies (`…_start`). Their records are to be compared instead.
 */
const BY_ARRIVAL = new Set(["opinion", "opinion_marks", "text_block", "law_text", "meta"]);

/** All rows of each table that do not depend on the order of arrival; blobs in hexadecimal: comparing texts is quick. */
export function readCorpusRows({ database }: OpenCorpusFile): Map<string, string[]> {
  const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  const tables = names.map(([name]) => String(name)).filter((name) => !BY_ARRIVAL.has(name));
  return new Map(
    tables.map((table) => {
      const columns = database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all().flat();
      const compared = columns.filter((column) => !String(column).endsWith("_start"));
      const rows = database.prepare(`SELECT ${compared.join(", ")} FROM ${table} ORDER BY 1, 2`).all();
      return [
        table,
        rows.map((row) => row.map((value) => (value instanceof Uint8Array ? toHex(value) : value)).join("|")),
      ];
    }),
  );
}

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

/** Opens a corpus for one look at it. */
export async function withCorpus<T>(file: CorpusFile, look: (corpus: OpenCorpusFile) => T): Promise<Awaited<T>> {
  const corpus = await openCorpus(file);
  try {
    return await look(corpus);
  } finally {
    corpus.close();
  }
}
