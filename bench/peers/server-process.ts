// Server process: Headnote over a corpus, or a bare server. Sends its address to the parent and exits after five minutes.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startServer } from "../../src/node/server/start-server.ts";

const [kind, corpus] = process.argv.slice(2);
setTimeout(() => process.exit(1), 300_000);
if (kind === "headnote") {
  const { url } = await startServer({ corpus, keys: [{ name: "bench", secret: "bench", credits: 900_000_000 }] });
  process.send!(url);
} else {
  const body = JSON.stringify({ data: "a constant", meta: {} });
  const server = createServer((request, response) => {
    request.resume();
    request.once("end", () => response.setHeader("Content-Type", "application/json").end(body));
  });
  server.listen(0, "127.0.0.1", () => process.send!(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
}
