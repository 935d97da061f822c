import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../../../src/client/index.ts";
import { readCurrentVersion } from "../../../src/cluster/cluster-status.ts";
import { type OpenSearch, openOpenSearch } from "../../../src/cluster/opensearch/client.ts";
import { type PushReport, pushCorpus } from "../../../src/cluster/push/push-corpus.ts";
import { buildCorpusFile } from "../../../src/ingest/build-corpus-file.ts";
import { createPartialFile, openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { openServedCluster } from "../../../src/node/server/served-cluster.ts";
import { startServerWith } from "../../../src/node/server/start-server.ts";
import { STARTER_CORPUS } from "../../../src/node/starter-corpus.ts";
import { VERSION } from "../../../src/node/version.ts";
import { openCorpus } from "../../../src/store/corpus.ts";
import { openCorpusBytes } from "../../../src/store/file/corpus-file.ts";
import { NEEDS_OPENSEARCH, OPENSEARCH_URL } from "../../support/cluster/services.ts";
import { deleteIndices, newPrefix } from "../../support/cluster/small-cluster.ts";
import { openMeasuredCorpus } from "../../support/corpora/measured-corpus.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";
import { WORK } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";

const PUSH = fileURLToPath(new URL("../../support/cluster/push-process.ts", import.meta.url));
const CLIENTS = 8;
const REMOVED_CASES = 12;
const KEY = { name: "switch", secret: "switch", credits: 100_000_000 };

describe.skipIf(OPENSEARCH_URL === undefined)(`a push${NEEDS_OPENSEARCH}`, () => {
  let search: OpenSearch;
  beforeAll(async () => {
    search = await openOpenSearch({ url: OPENSEARCH_URL!, prefix: newPrefix(), timeoutMs: 60_000 });
  });
  afterAll(async () => {
    await deleteIndices(search);
    await search.close();
  });

  it("continues after kill -9 where it was, and verifies all documents", async () => {
    const path = process.env.HEADNOTE_CORPUS ?? (await openMeasuredCorpus()).path;
    await runPush(search.prefix, path, (line) => line.startsWith("cases "));
    expect(await readCurrentVersion(search)).toBeNull();
    const report = await runPush(search.prefix, path, () => false);
    reportFigure("cases that a killed push had written", report!.resumedAt, "> 0");
    reportFigure("documents after it continued", report!.documents, "as written");
    expect(report!.resumedAt).toBeGreaterThan(0);
    expect(await readCurrentVersion(search)).toBe(report!.version);
  });

  it("sends what a build into the corpus has changed, and continues after kill -9", async () => {
    const path = process.env.HEADNOTE_CORPUS ?? (await openMeasuredCorpus()).path;
    const before = await readCurrentVersion(search);
    const changed = await removeSome(path);
    await runPush(search.prefix, changed, (line) => line.startsWith("cases "));
    expect(await readCurrentVersion(search)).toBe(before);
    const report = (await runPush(search.prefix, changed, () => false))!;
    expect(report.base).toBe(before);
    expect(report.removedCases).toBe(REMOVED_CASES);
    reportFigure("cases that a killed push of changes had compared", report.resumedAt, "> 0");
    reportFigure(`cases sent after ${REMOVED_CASES} were removed`, report.changedCases, `of ${report.cases}`);
    reportFigure("documents sent", report.sentDocuments, `of ${report.documents}`);
    expect(report.resumedAt).toBeGreaterThan(0);
    expect(report.changedCases).toBeLessThan(report.cases / 2);
    expect(await readCurrentVersion(search)).toBe(report.version);
  });

  it("changes what servers answer from without one failed call", async () => {
    const push = async (file: Parameters<typeof openCorpus>[0]) =>
      pushCorpus(search, file, await openCorpus(file), { replicas: 0 });
    await push(openCorpusFile(STARTER_CORPUS));
    const cluster = await openServedCluster({ opensearch: OPENSEARCH_URL!, prefix: search.prefix });
    const server = await startServerWith({ keys: [KEY] }, { cluster });
    const client = createClient({ url: server.url, key: KEY.secret });
    const readTotal = async () => (await client.research.search({ query: "NOT xylophone", pageSize: 1 })).meta.total;
    const before = await readTotal();
    const seen = new Set<number>();
    let calls = 0;
    let failed = 0;
    let isRunning = true;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (isRunning) {
        calls++;
        await readTotal().then(
          (total) => seen.add(total),
          () => failed++,
        );
      }
    });
    await push(openCorpusBytes((await buildSmallCorpus()).bytes));
    for (let waited = 0; seen.size < 2 && waited < 300; waited++) await sleep(100);
    await sleep(1000);
    isRunning = false;
    await Promise.all(clients);
    await server.close();
    reportFigure("calls while a push switched the version", calls, "");
    reportFigure("of them failed", failed, "0");
    expect(failed).toBe(0);
    expect(seen.size).toBe(2);
    expect(seen.has(before)).toBe(true);
  });
});

/** Removes cases from all parts of a corpus, as `headnote build --into` does; returns the path of the result. */
async function removeSome(path: string): Promise<string> {
  const into = await openCorpus(openCorpusFile(path));
  const ids = into.database.prepare("SELECT cluster_id FROM cases ORDER BY cluster_id").all();
  const remove = Array.from({ length: REMOVED_CASES }, (_, at) =>
    Number(ids[Math.floor(((at + 0.5) * ids.length) / REMOVED_CASES)]![0]),
  );
  const changed = resolve(WORK, "pushed-changed.sqlite");
  const file = createPartialFile(changed);
  const { name, version } = into.manifest;
  await buildCorpusFile([], file, { name, version, builtBy: VERSION, into, remove });
  await file.publish();
  into.close();
  return changed;
}

/** Runs a push in a process of its own; kills it after a line. Returns its report if it ends by itself. */
async function runPush(prefix: string, path: string, kills: (line: string) => boolean): Promise<PushReport | null> {
  const child = spawn(process.execPath, ["--import", "tsx", PUSH, OPENSEARCH_URL!, prefix, path], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let report: PushReport | null = null;
  for await (const line of createInterface({ input: child.stdout! })) {
    if (kills(line)) child.kill("SIGKILL");
    if (line.startsWith("done ")) report = JSON.parse(line.slice("done ".length)) as PushReport;
  }
  return report;
}
