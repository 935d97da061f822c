import { createClient } from "../../src/client/create-client.ts";
import { toMillis } from "../../src/credits/ledger.ts";
import { hashKey } from "../../src/http/authenticator.ts";
import { createHandler } from "../../src/http/handler.ts";
import { openSmallEngine } from "../support/corpora/small-engine.ts";
import { describeConformance } from "./conformance-suite.ts";

describeConformance("the engine, in process,", async () => {
  const { engine } = await openSmallEngine();
  return { engine, close: () => engine.close() };
});

describeConformance("the engine, over HTTP,", async () => {
  const { engine, ledger } = await openSmallEngine();
  await ledger.grant("a", toMillis(5000), "bought");
  const keys = [{ name: "test", hash: await hashKey("secret"), account: "a" }];
  const { fetch } = createHandler(engine, { keys });
  return { engine: createClient({ url: "http://service.example", key: "secret", fetch }), close: () => engine.close() };
});
