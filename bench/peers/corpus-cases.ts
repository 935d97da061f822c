import { openCorpusFile } from "../../src/node/files/corpus-file.ts";
import type { IndexedCase } from "../../src/search/build/indexed-case.ts";
import { createCaseTextReader } from "../../src/store/cases/case-text.ts";
import { type StoredCase, visitCases } from "../../src/store/cases/cases.ts";
import { openCorpus } from "../../src/store/corpus.ts";

/** Iterates over every nth case of a corpus file as the index reads it; one text is in memory at a time. */
export async function* readCorpusCases(path: string, every = 1): AsyncGenerator<IndexedCase> {
  const corpus = await openCorpus(openCorpusFile(path));
  try {
    const texts = createCaseTextReader(corpus.database);
    const rows: StoredCase[] = [];
    visitCases(corpus.database, (row) => rows.push(row));
    for (const [i, row] of rows.entries())
      if (i % every === 0) yield { ...row, title: row.name, content: texts.readWhole(row.clusterId) };
  } finally {
    corpus.close();
  }
}
