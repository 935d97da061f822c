import { readFileSync, statSync } from "node:fs";
import { readClusterStatus } from "../../src/cluster/cluster-status.ts";
import { openOpenSearch } from "../../src/cluster/opensearch/client.ts";
import { pushCorpus } from "../../src/cluster/push/push-corpus.ts";
import { openCorpusFile } from "../../src/node/files/corpus-file.ts";
import { createCaseTextReader } from "../../src/store/cases/case-text.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { openCaseColumns } from "../../src/store/postings/case-columns.ts";
import { createPostingReader } from "../../src/store/postings/posting-tables.ts";

/*
 * Pushes a corpus to the cluster of HEADNOTE_OPENSEARCH, and prints as one JSON line how long its cases are, how fast they
 * were pushed, what that cost this process and what the indices take after they were merged. The indices are deleted unless
 * `keep` is given.
 *   node --import ./bench/shipped.js bench/size/push-cluster.ts CORPUS [SHARDS] [THREADS] [keep]
 */

const [path = "", shards = "2", threads = "", keep = ""] = process.argv.slice(2);
const file = openCorpusFile(path);
const corpus = await openCorpus(file);
const columns = openCaseColumns(createPostingReader(corpus.database));
const texts = createCaseTextReader(corpus.database);
const SAMPLE = 200;
let chars = 0;
for (let at = 0; at < SAMPLE; at++)
  chars += texts.readWhole(columns.clusterIds[Math.floor((at * columns.count) / SAMPLE)]!).length / SAMPLE;

const prefix = keep === "keep" ? "headnote" : `size${process.pid}`;
const search = await openOpenSearch({ url: process.env.HEADNOTE_OPENSEARCH!, prefix, timeoutMs: 60_000 });
const begun = process.cpuUsage();
let casesAt = 0;
const started = performance.now();
const report = await pushCorpus(search, file, corpus, {
  shards: Number(shards),
  replicas: 0,
  path,
  ...(threads !== "" && { threads: Number(threads) }),
  onProgress({ phase, cases, of }) {
    if (phase === "rest") casesAt = performance.now() - started;
    process.stderr.write(`${phase}: ${cases} of ${of}, ${Math.round((performance.now() - started) / 1000)} s\n`);
  },
});
const { user, system } = process.cpuUsage(begun);
await search.send({
  method: "POST",
  path: `/${prefix}-*/_forcemerge`,
  query: { max_num_segments: 1 },
  timeoutMs: 600_000,
});
await search.send({ method: "POST", path: `/${prefix}-*/_refresh`, timeoutMs: 60_000 });
const { indices } = await readClusterStatus(search);
const own = indices.filter(({ name }) => name.endsWith(report.version));
const perCase = (bytes: number) => Math.round(bytes / report.cases);
const seconds = report.milliseconds / 1000;
const written = report.cases - report.resumedAt;
const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? 0);
console.log(
  JSON.stringify({
    cases: report.cases,
    charsPerCase: Math.round(chars),
    fileBytesPerCase: perCase(statSync(path).size),
    seconds: Math.round(seconds),
    casesPerSecond: Math.round(written / seconds),
    casesPhasePerSecond: Math.round((1000 * written) / casesAt),
    textMbPerSecond: Number(((written * chars) / 1e6 / seconds).toFixed(2)),
    requestMbPerSecond: Number((report.bytes / 1e6 / seconds).toFixed(2)),
    cpuSeconds: Math.round((user + system) / 1e6),
    peakMib: Math.round(peak / 1024),
    documents: report.documents,
    indexBytesPerCase: perCase(own.reduce((sum, { bytes }) => sum + bytes, 0)),
    byIndex: Object.fromEntries(own.map(({ name, bytes }) => [name.split("-").at(-2), perCase(bytes)])),
  }),
);
if (keep !== "keep") await search.send({ method: "DELETE", path: `/${prefix}-*`, timeoutMs: 60_000 });
process.exit(0);
