import { afterAll, beforeAll, describe } from "vitest";
import { openPostgres, type Postgres } from "../../src/cluster/postgres/open-postgres.ts";
import { createPostgresLedger } from "../../src/cluster/postgres/postgres-ledger.ts";
import { createEngine } from "../../src/engine/create-engine.ts";
import { openCorpusBytes } from "../../src/store/file/corpus-file.ts";
import { NEEDS_OPENSEARCH, OPENSEARCH_URL, POSTGRES_URL } from "../support/cluster/services.ts";
import { type PushedCorpus, pushForTest } from "../support/cluster/small-cluster.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { describeConformance } from "./conformance-suite.ts";

const isMissing = OPENSEARCH_URL === undefined || POSTGRES_URL === undefined;
/** Milliseconds for a push to a cluster that may be busy. */
const PUSH_TIMEOUT = 180_000;

describe.skipIf(isMissing)(`an engine on OpenSearch and PostgreSQL${NEEDS_OPENSEARCH}`, () => {
  let pushed: PushedCorpus;
  let postgres: Postgres;
  beforeAll(async () => {
    pushed = await pushForTest(openCorpusBytes((await buildSmallCorpus()).bytes), { shards: 2 });
    postgres = await openPostgres({ url: POSTGRES_URL! });
  }, PUSH_TIMEOUT);
  afterAll(async () => {
    await pushed.close();
    await postgres.close();
  }, PUSH_TIMEOUT);

  describeConformance("the engine, on a cluster,", async () => {
    let tick = 0;
    const now = () => tick++;
    const newId = () => crypto.randomUUID();
    const ledger = createPostgresLedger(postgres, { now, newId });
    const engine = createEngine({ ...pushed.corpus, close: async () => undefined }, { ledger, now, newId });
    return { engine, close: ledger.close };
  });
});
