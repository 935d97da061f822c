import { openCorpusFile } from "../../src/node/corpus-file.ts";
import type { IndexedCase } from "../../src/search/build.ts";
import { caseTextReader } from "../../src/store/case-text.ts";
import { eachCase } from "../../src/store/cases.ts";
import { openCorpus } from "../../src/store/corpus.ts";

/** Every case of a corpus file, as the index reads it. */
export async function corpusCases(path: string): Promise<IndexedCase[]> {
  const corpus = await openCorpus(openCorpusFile(path));
  const texts = caseTextReader(corpus.database);
  const cases: IndexedCase[] = [];
  eachCase(corpus.database, (row) => {
    cases.push({ ...row, title: row.name, content: texts.whole(row.clusterId) });
  });
  corpus.close();
  return cases;
}
