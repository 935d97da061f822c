import { openCorpusFile } from "../../src/node/corpus-file.ts";
import type { IndexedCase } from "../../src/search/build.ts";
import { caseTextReader } from "../../src/store/case-text.ts";
import { eachCase, type StoredCase } from "../../src/store/cases.ts";
import { openCorpus } from "../../src/store/corpus.ts";

/** Every case of a corpus file, or one of so many, as the index reads it; one text is in memory at a time. */
export async function* corpusCases(path: string, every = 1): AsyncGenerator<IndexedCase> {
  const corpus = await openCorpus(openCorpusFile(path));
  try {
    const texts = caseTextReader(corpus.database);
    const rows: StoredCase[] = [];
    eachCase(corpus.database, (row) => rows.push(row));
    for (const [i, row] of rows.entries())
      if (i % every === 0) yield { ...row, title: row.name, content: texts.whole(row.clusterId) };
  } finally {
    corpus.close();
  }
}
