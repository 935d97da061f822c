import { createClient } from "../../src/client/client.ts";
import { openLedger, toMillis } from "../../src/credits/ledger.ts";
import { memoryLedger } from "../../src/credits/memory-ledger.ts";
import { openEngine } from "../../src/engine.ts";
import { hashKey } from "../../src/http/auth.ts";
import { createHandler } from "../../src/http/handler.ts";
import { buildSmallCorpus } from "../fixtures/small-corpus.ts";
import { describeConformance } from "./suite.ts";

describeConformance("the engine, in process,", async () => {
  const engine = await openEngine((await buildSmallCorpus()).bytes);
  return { engine, close: () => engine.close() };
});

describeConformance("the engine, over HTTP,", async () => {
  let tick = 0;
  const ledger = await openLedger(memoryLedger(), { now: () => tick++, newId: () => `entry-${tick}` });
  await ledger.grant("a", toMillis(5000), "bought");
  const engine = await openEngine((await buildSmallCorpus()).bytes, { ledger });
  const keys = [{ name: "test", hash: await hashKey("secret"), account: "a" }];
  const { fetch } = createHandler(engine, { keys });
  return { engine: createClient({ url: "http://service.example", key: "secret", fetch }), close: () => engine.close() };
});
