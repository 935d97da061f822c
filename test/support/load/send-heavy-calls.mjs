// A client in a process of its own, so that reading its long answers does not delay the clients that are measured: sends
// calls in turn over some connections until a time has passed, and tells its parent how each was answered.
import { Agent, request } from "node:http";

process.once("message", async ({ url, calls, connections, milliseconds }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers = [];
  const until = performance.now() + milliseconds;
  let next = 0;
  const sendNext = async () => {
    while (performance.now() < until) answers.push(await send(url, calls[next++ % calls.length], agent));
  };
  await Promise.all(Array.from({ length: connections }, sendNext));
  process.send(answers, () => process.exit(0));
});

function send(url, { path, body }, agent) {
  return new Promise((resolve) => {
    const headers = {
      Authorization: "Bearer load",
      ...(body !== undefined && { "Content-Type": "application/json" }),
    };
    const sent = request(url + path, { method: body === undefined ? "GET" : "POST", agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve({ status: answer.statusCode, retryAfter: answer.headers["retry-after"] }));
      answer.on("error", () => resolve({ status: 0 }));
    });
    sent.on("error", () => resolve({ status: 0 }));
    sent.end(body);
  });
}
