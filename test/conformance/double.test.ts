import { createClient } from "../../src/client/client.ts";
import { toMillis } from "../../src/credits/ledger.ts";
import { hashKey } from "../../src/http/auth.ts";
import { createHandler } from "../../src/http/handler.ts";
import { openDouble } from "./double.ts";
import { describeConformance } from "./suite.ts";

describeConformance("the double, in process,", async () => {
  const { engine } = await openDouble();
  return { engine, close: () => engine.close() };
});

describeConformance("the double, over HTTP,", async () => {
  const { engine, ledger } = await openDouble();
  await ledger.grant("a", toMillis(5000), "bought");
  const keys = [{ name: "test", hash: await hashKey("secret"), account: "a" }];
  const { fetch } = createHandler(engine, { keys });
  return { engine: createClient({ url: "http://service.example", key: "secret", fetch }), close: () => engine.close() };
});
