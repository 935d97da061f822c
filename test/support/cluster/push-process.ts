import { openOpenSearch } from "../../../src/cluster/opensearch/client.ts";
import { pushCorpus } from "../../../src/cluster/push/push-corpus.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { openCorpus } from "../../../src/store/corpus.ts";

/* A push that is made to be killed: it prints a line for every thousand cases. */

const [url = "", prefix = "", path = ""] = process.argv.slice(2);
const search = await openOpenSearch({ url, prefix, timeoutMs: 60_000 });
const file = openCorpusFile(path);
const report = await pushCorpus(search, file, await openCorpus(file), {
  replicas: 0,
  path,
  onProgress: ({ phase, cases }) => console.log(`${phase} ${cases}`),
});
console.log(`done ${JSON.stringify(report)}`);
await search.close();
