import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import fc from "fast-check";

/** Bytes that a hostile client sends, in this many pieces, and what it does then. */
export interface Attack {
  readonly name: string;
  readonly pieces: readonly Uint8Array[];
  /** `wait` for an answer, `half-close` the socket and wait, or `leave` at once. */
  readonly then: "wait" | "half-close" | "leave";
}

const PATHS = [
  "/api/v1/citations/resolve",
  "/api/v1/citations/search",
  "/api/v1/research/search",
  "/api/v1/statutes/search",
  "/api/v1/ask",
  "/api/v1/ask/stream",
];
const GETS = [
  "/api/v1/citations/cases/network",
  "/api/v1/acts/list",
  "/api/v1/statutes/codes",
  "/api/v1/citations/1001/cited-by",
];

const path = fc.constantFrom(...PATHS);
const bytes = (maxLength: number) => fc.uint8Array({ minLength: 1, maxLength });
const encodeUtf8 = (text: string) => new TextEncoder().encode(text);
const formatNested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

/** JSON values that no field of a request takes. */
const wrongValue = fc.oneof(
  fc.constantFrom(
    "{}",
    "[]",
    "true",
    "-1",
    "1e999",
    "[[[]]]",
    '{"__proto__":{"query":"x"}}',
    '"\\u0000'.padEnd(9, "\\"),
  ),
  fc.constantFrom(formatNested(10_000, "[", "]"), formatNested(10_000, '{"a":', "}").replace(":}", ":1}")),
  fc.json().filter((text) => !text.startsWith('"')),
);

/** Bodies that every endpoint refuses. */
const body = fc.oneof(
  bytes(400).map((noise) => join([encodeUtf8("\0"), noise])),
  fc.json({ noUnicodeString: false }).map((text) => encodeUtf8(`[${text}]`)),
  wrongValue.map((value) => encodeUtf8(`{"query":${value},"citation":${value},"question":${value}}`)),
  fc.constantFrom(
    encodeUtf8(formatNested(10_000, "[", "]")),
    encodeUtf8(formatNested(500_000, "[", "]")),
    encodeUtf8(`${formatNested(10_000, '{"query":', "}")}`),
    encodeUtf8(`{"query":"${"(".repeat(1_000_000)}","citation":"${"(".repeat(1_000_000)}"`.slice(0, 1_048_570)),
    encodeUtf8(`{"query":"${"[".repeat(1_048_000)}","question":1}`),
    encodeUtf8(`{"query":"${"(".repeat(9_999)}","citation":"","question":""}`),
    encodeUtf8(`{"query":"${'a NEAR/9 ("'.repeat(900)}","citation":1,"question":""}`),
    encodeUtf8(`{${'"a":1,'.repeat(100_000)}"b":1}`),
    encodeUtf8('{"query":"\ud800","citation":2,"question":false'),
    Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    new Uint8Array(Buffer.from('{"query":"x","citation":"x"}', "utf16le")),
    new Uint8Array(gzipSync('{"query":"x"}')),
    new Uint8Array(1_048_577).fill(0x20),
  ),
);

const header = fc.oneof(
  fc.constantFrom(
    "Content-Type: text/plain",
    "Content-Type: application/json; charset=utf-16\r\nContent-Type: text/xml",
    `Idempotency-Key: ${"k".repeat(256)}`,
    `X: ${"x".repeat(20_000)}`,
    "Y: y\r\n".repeat(3000).trimEnd(),
    "Bad Header: 1",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
    "Content-Length: -1",
    "Content-Length: 1\r\nContent-Length: 2",
    "Content-Length: 99999999999999999999",
    "\0: 1",
    ": none",
    " folded: 1",
    "Expect: the-unexpected",
  ),
  fc.string({ minLength: 1, maxLength: 60 }).map((text) => `X-\u0001${text}`),
);

const KEY = "Authorization: Bearer gold";
const HOST = "Host: localhost\r\nConnection: close";

function createPost(to: string, payload: Uint8Array, ...headers: readonly string[]): Uint8Array[] {
  const head = [
    `POST ${to} HTTP/1.1`,
    HOST,
    KEY,
    "Content-Type: application/json",
    `Content-Length: ${payload.length}`,
  ];
  return [encodeUtf8(`${[...head, ...headers].join("\r\n")}\r\n\r\n`), payload];
}

const createGet = (to: string, ...headers: readonly string[]) => [
  encodeUtf8(`${[`GET ${to} HTTP/1.1`, HOST, ...headers].join("\r\n")}\r\n\r\n`),
];

const attack = (
  name: string,
  then: Attack["then"],
  pieces: fc.Arbitrary<readonly Uint8Array[]>,
): fc.Arbitrary<Attack> => pieces.map((sent) => ({ name, then, pieces: sent }));

/** Requests none of which has a right to an answer but 4xx. */
export const ATTACKS: fc.Arbitrary<Attack> = fc.oneof(
  {
    weight: 8,
    arbitrary: attack(
      "a body",
      "wait",
      fc.tuple(path, body).map(([to, payload]) => createPost(to, payload)),
    ),
  },
  {
    weight: 3,
    arbitrary: attack(
      "a header",
      "wait",
      fc.tuple(path, header).map(([to, one]) => createPost(to, encodeUtf8("{}"), one)),
    ),
  },
  {
    weight: 2,
    arbitrary: attack(
      "noise",
      "half-close",
      bytes(2000).map((noise) => [join([encodeUtf8("\0"), noise])]),
    ),
  },
  {
    weight: 2,
    arbitrary: attack(
      "a path",
      "wait",
      fc
        .oneof(
          fc.constantFrom(
            `/${"a".repeat(20_000)}`,
            "/api/v1/%ff%fe",
            "/api/v1/../../etc/passwd",
            "//",
            "/%00",
            "/api/v1/acts/a%2f..%2fb/text",
            "*",
          ),
          fc.webPath().map((one) => `/absent${one}`),
        )
        .map((to) => createGet(to, KEY)),
    ),
  },
  {
    weight: 2,
    arbitrary: attack(
      "a query",
      "wait",
      fc
        .tuple(fc.constantFrom(...GETS), bytes(200))
        .map(([to, noise]) =>
          createGet(`${to}?citation=1&clusterId=2&state=%00&page=x&q=${Buffer.from(noise).toString("hex")}`, KEY),
        ),
    ),
  },
  {
    weight: 2,
    arbitrary: attack(
      "a key",
      "wait",
      fc
        .tuple(path, fc.base64String({ maxLength: 3000 }))
        .map(([to, key]) =>
          createPost(to, encodeUtf8("{}")).map((piece, i) =>
            i === 0 ? encodeUtf8(Buffer.from(piece).toString().replace(KEY, `Authorization: Bearer x${key}`)) : piece,
          ),
        ),
    ),
  },
  {
    weight: 2,
    arbitrary: attack(
      "half a body",
      "half-close",
      path.map((to) => [createPost(to, encodeUtf8("x".repeat(500)))[0]!, encodeUtf8('{"query":')]),
    ),
  },
  {
    weight: 2,
    arbitrary: attack(
      "a body given up",
      "leave",
      path.map((to) => [createPost(to, encodeUtf8("x".repeat(500)))[0]!, encodeUtf8("{")]),
    ),
  },
  {
    weight: 1,
    arbitrary: attack(
      "chunks that are none",
      "wait",
      path.map((to) => [
        encodeUtf8(
          `POST ${to} HTTP/1.1\r\n${HOST}\r\n${KEY}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"que\r\nZZ\r\n`,
        ),
      ]),
    ),
  },
  {
    weight: 1,
    arbitrary: attack(
      "a method",
      "wait",
      fc
        .tuple(fc.constantFrom("TRACE", "CONNECT", "PATCH", "DELETE", "HEAD", "FOO", "get"), path)
        .map(([method, to]) => [encodeUtf8(`${method} ${to} HTTP/1.1\r\n${HOST}\r\n${KEY}\r\n\r\n`)]),
    ),
  },
);

/** The status of the answer to an attack, or what came instead. */
export type AttackOutcome = number | "dropped" | "hangs";

/** Sends an attack, and returns what came of it. */
export function runAttack(port: number, { pieces, then }: Attack, patienceMs = 15_000): Promise<AttackOutcome> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1");
    const end = (outcome: AttackOutcome) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const timer = setTimeout(() => end("hangs"), patienceMs);
    socket.on("data", (data) => {
      answer += data.toString("latin1").slice(0, 100);
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
      if (status !== undefined) end(Number(status));
    });
    socket.on("error", () => end("dropped"));
    socket.on("close", () => end("dropped"));
    for (const piece of pieces) socket.write(piece);
    if (then === "half-close") socket.end();
    if (then === "leave") socket.once("ready", () => setImmediate(() => end("dropped")));
  });
}

/** Drips a header byte by byte; how many milliseconds it is suffered. */
export function runSlowLoris(port: number, patienceMs: number): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    let drip: NodeJS.Timeout | undefined;
    const socket = connect(port, "127.0.0.1", () => {
      socket.write("POST /api/v1/ask HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
      // Not before: a byte ahead of the request line would be refused at once.
      drip = setInterval(() => socket.write("x"), 100);
    });
    const end = () => {
      clearInterval(drip);
      clearTimeout(timer);
      socket.destroy();
      resolve(performance.now() - started);
    };
    const timer = setTimeout(end, patienceMs);
    socket.on("error", end);
    socket.on("close", end);
    socket.resume();
  });
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

/** Whether the attack had its right end: refused or dropped, or answered where an answer is allowed. */
export function isRightOutcome(outcome: AttackOutcome, mustFail = true): boolean {
  if (typeof outcome !== "number") return outcome === "dropped";
  return (outcome >= 400 && outcome < 500) || (!mustFail && outcome < 300);
}
