import fc from "fast-check";
import { ROUTED_NAMES } from "../contract/operations.ts";
import type { Attack } from "./attacks.ts";
import { type DocumentedOperation, listOperations, readNamedSchemas } from "./documented-operations.ts";
import { toRequest, VALID_FIELDS } from "./requests.ts";

/** A request that is almost one which the OpenAPI document describes. */
export interface DocumentAttack extends Attack {
  /** As the ledger names it. */
  readonly operation: string;
  /** Whether nothing but 4xx is right. Such a request comes with the key `gold`, any other with `silver`. */
  readonly mustFail: boolean;
}

const ADDRESS = "http://service.example";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly maxLength?: number;
  readonly maxItems?: number;
}

const { $defs } = readNamedSchemas(ADDRESS) as { readonly $defs: Readonly<Record<string, Schema>> };

/** The schema without its reference and without `null`. */
function resolveSchema(schema: Schema): Schema {
  if (schema.$ref !== undefined) return resolveSchema($defs[schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1)]!);
  const typed = schema.anyOf?.find(({ type, $ref }) => $ref !== undefined || (type !== undefined && type !== "null"));
  return schema.type === undefined && typed !== undefined ? resolveSchema(typed) : schema;
}

/** An operation with a request to it that is right, and the schemas of its fields. */
interface Target {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly fields: readonly (readonly [string, Schema])[];
  readonly required: readonly string[];
}

const documented = new Map(listOperations(ADDRESS).map((operation) => [operation.operationId, operation]));
const toOperationId = (name: string) => name.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase());

function toTarget(name: (typeof ROUTED_NAMES)[number]): Target {
  const { method, url } = toRequest(name, VALID_FIELDS[name]);
  const { body, parameters = [] }: DocumentedOperation = documented.get(toOperationId(name))!;
  const { properties = {}, required = [] } = body === undefined ? {} : resolveSchema(body as Schema);
  const query = parameters.filter((parameter) => parameter.in === "query");
  return {
    name,
    method,
    path: url.slice(ADDRESS.length),
    body: method === "GET" ? undefined : VALID_FIELDS[name],
    fields:
      method === "GET"
        ? query.map((one) => [one.name, resolveSchema(one.schema)])
        : Object.entries(properties).map(([key, schema]) => [key, resolveSchema(schema)]),
    required: method === "GET" ? query.filter((one) => one.required).map((one) => one.name) : required,
  };
}

const TARGETS = ROUTED_NAMES.map(toTarget);
const POSTS = TARGETS.filter(({ body }) => body !== undefined);
const GETS = TARGETS.filter(({ body }) => body === undefined);

/** What is sent: a mutation changes one part of it. */
interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: readonly string[];
  readonly payload?: Uint8Array | string;
}

function toAttack(name: string, { name: operation, ...target }: Target, mustFail: boolean, sent: Sent): DocumentAttack {
  const payload = sent.payload ?? (target.body === undefined ? "" : JSON.stringify(target.body));
  const bytes = typeof payload === "string" ? Buffer.from(payload) : payload;
  const given = sent.headers ?? [];
  const isTyped = given.some((line) => line.startsWith("Content-Type:"));
  const lines = [
    `${sent.method ?? target.method} ${sent.path ?? target.path} HTTP/1.1`,
    "Host: localhost",
    "Connection: close",
    `Authorization: Bearer ${mustFail ? "gold" : "silver"}`,
    ...(target.body === undefined || isTyped ? [] : ["Content-Type: application/json"]),
    ...(bytes.length > 0 ? [`Content-Length: ${bytes.length}`] : []),
    ...given,
  ];
  // One character a byte: header values may hold any.
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  const then = "wait" as const;
  return { name, then, operation, mustFail, pieces: bytes.length > 0 ? [head, bytes] : [head] };
}

type Mutation = readonly [name: string, mustFail: boolean, attack: fc.Arbitrary<readonly [Target, Sent]>];

const post = fc.constantFrom(...POSTS);
const any = fc.constantFrom(...TARGETS);

/** The operations with a field of which `isMeant` holds, each with one such field. */
function pickField(
  targets: readonly Target[],
  isMeant: (schema: Schema) => boolean,
): fc.Arbitrary<[Target, string, Schema]> {
  const pairs = targets.flatMap((target) =>
    target.fields
      .filter(([, schema]) => isMeant(schema))
      .map(([key, schema]): [Target, string, Schema] => [target, key, schema]),
  );
  return fc.constantFrom(...pairs);
}

const withField = (target: Target, key: string, json: string): Sent => ({
  payload: `${JSON.stringify({ ...target.body, [key]: 0 }).replace(/\}$/, "")}}`.replace(
    new RegExp(`"${key}":0(?=[,}])`),
    () => `"${key}":${json}`,
  ),
});

const withQuery = (target: Target, key: string, value: string): Sent => {
  const [path, query] = target.path.split("?");
  const kept = (query ?? "").split("&").filter((pair) => pair !== "" && !pair.startsWith(`${key}=`));
  return { path: `${path}?${[...kept, `${key}=${value}`].join("&")}` };
};

const isOf =
  (...types: readonly string[]) =>
  (schema: Schema) =>
    types.includes(String(schema.type));
const isShort = (schema: Schema) => (schema.maxLength ?? Number.POSITIVE_INFINITY) <= 100_000;

const hostileText = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: 80 }),
  fc.string({ unit: fc.constantFrom("\u0001", "\t", "\u001b", "\u007f", "\u0085", "\u200b", "\u202e", "\ufeff") }),
  fc.constantFrom(
    "\0",
    "' OR 1=1 --",
    "{{7*7}}",
    "../../etc/passwd",
    "<script>",
    "%s%n",
    "\u{1F9D1}\u200D".repeat(50),
    '"',
    "(",
  ),
  fc.constantFrom(
    "a ".repeat(40),
    "Id. ".repeat(100),
    "((((((",
    "NEAR/9",
    "*",
    '"a" NEAR/1 "b" AND NOT c*',
    "1 U.S. 1; ".repeat(20),
  ),
);

const MUTATIONS: readonly Mutation[] = [
  [
    "a wrong type",
    true,
    fc
      .tuple(
        pickField(POSTS, isOf("string", "integer", "number", "boolean")),
        fc.constantFrom("{}", "[[]]", '{"a":[1]}', '[{"b":null}]'),
      )
      .map(([[target, key], json]) => [target, withField(target, key, json)]),
  ],
  [
    "a scalar for a list or an object",
    true,
    fc
      .tuple(pickField(POSTS, isOf("array", "object")), fc.constantFrom("7", "true", '"x"', "-1.5"))
      .map(([[target, key], json]) => [target, withField(target, key, json)]),
  ],
  [
    "a number out of range",
    true,
    fc
      .tuple(
        pickField(POSTS, isOf("integer")),
        fc.constantFrom("1e999", "-1e999", "9007199254740993", "1.5", "-1e308", `1${"0".repeat(400)}`),
      )
      .map(([[target, key], json]) => [target, withField(target, key, json)]),
  ],
  [
    "a text too long",
    true,
    pickField(POSTS, (schema) => schema.maxLength !== undefined && isShort(schema)).map(
      ([target, key, { maxLength = 0 }]) => [target, withField(target, key, JSON.stringify("a".repeat(maxLength + 1)))],
    ),
  ],
  [
    "a list too long",
    true,
    pickField(POSTS, ({ maxItems = 10_000 }) => maxItems < 10_000).map(([target, key, { maxItems = 0 }]) => [
      target,
      withField(target, key, `[${"{},".repeat(maxItems)}{}]`),
    ]),
  ],
  [
    "a required field left out",
    true,
    fc
      .constantFrom(...POSTS.filter(({ required }) => required.length > 0))
      .map((target) => [target, { payload: "{}" }]),
  ],
  [
    "a repeated key",
    true,
    post.map((target) => [target, { payload: `{"a":1,"a":2,${JSON.stringify(target.body).slice(1)}` }]),
  ],
  [
    "a bad encoding",
    true,
    fc
      .tuple(post, fc.constantFrom<BufferEncoding>("utf16le", "base64"), fc.nat(255))
      .map(([target, encoding, byte]) => [
        target,
        {
          payload:
            encoding === "utf16le"
              ? Buffer.from(JSON.stringify(target.body), encoding)
              : Buffer.concat([Buffer.from('{"query":"'), Buffer.from([0x80 | byte, 0xff])]),
        },
      ]),
  ],
  [
    "a wrong content type",
    true,
    fc
      .tuple(
        post,
        fc.constantFrom(
          "text/plain",
          "application/xml",
          "multipart/form-data; boundary=x",
          "application/x-www-form-urlencoded",
          "image/png",
        ),
      )
      .map(([target, type]) => [target, { headers: [`Content-Type: ${type}`] }]),
  ],
  [
    "a wrong content encoding",
    true,
    fc
      .tuple(post, fc.constantFrom("gzip", "br", "deflate", "compress", "identity, rot13"))
      .map(([target, encoding]) => [target, { headers: [`Content-Encoding: ${encoding}`] }]),
  ],
  [
    "a wrong method",
    true,
    fc
      .tuple(any, fc.constantFrom("PUT", "DELETE", "PATCH", "PROPFIND", "QUERY"))
      .map(([target, method]) => [target, { method }]),
  ],
  [
    "a wrong path",
    true,
    fc
      .tuple(any, fc.constantFrom("x", "/..%2f..", "%00", "//", ";a=b", "/".repeat(50), "%ff"))
      .map(([target, end]) => [
        target,
        { path: `${target.path.split("?")[0]!.replace("/api/v1", "/api/v1/none")}${end}` },
      ]),
  ],
  [
    "a wrong number in a query",
    true,
    fc
      .tuple(
        pickField(GETS, isOf("integer")),
        fc.constantFrom("abc", "-1e9", "1.5", "1e999", "0x10", "%00", "NaN", "9".repeat(400)),
      )
      .map(([[target, key], value]) => [target, withQuery(target, key, value)]),
  ],
  [
    "a text too long in a query",
    true,
    pickField(GETS, (schema) => schema.maxLength !== undefined && schema.maxLength > 0 && isShort(schema)).map(
      ([target, key, { maxLength = 0 }]) => [target, withQuery(target, key, "a".repeat(maxLength + 1))],
    ),
  ],
  [
    "a required parameter left out",
    true,
    fc
      .constantFrom(...GETS.filter(({ required }) => required.length > 0))
      .map((target) => [target, { path: target.path.split("?")[0]! }]),
  ],
  [
    "a hostile text",
    false,
    fc
      .tuple(pickField(POSTS, isOf("string")), hostileText)
      .map(([[target, key], text]) => [target, withField(target, key, JSON.stringify(text))]),
  ],
  [
    "a hostile text in a query",
    false,
    fc
      .tuple(pickField(GETS, isOf("string")), hostileText)
      .map(([[target, key], text]) => [target, withQuery(target, key, encodeURIComponent(text))]),
  ],
  [
    "an unknown field",
    false,
    fc
      .tuple(post, fc.constantFrom("__proto__", "constructor", "toString", "", "\0", "x".repeat(5000)), fc.json())
      .map(([target, key, json]) => [
        target,
        { payload: `{${JSON.stringify(key)}:${json},${JSON.stringify(target.body).slice(1)}` },
      ]),
  ],
  [
    "an unknown or repeated parameter",
    false,
    fc
      .tuple(
        any,
        fc.constantFrom("page=1&page=2", "__proto__=1", "%00=%00", "&&&", "a[]=1&a[b]=2", "=".repeat(500), "%zz=%"),
      )
      .map(([target, query]) => [target, { path: `${target.path}${target.path.includes("?") ? "&" : "?"}${query}` }]),
  ],
  [
    "null for every field",
    false,
    post.map((target) => [
      target,
      { payload: JSON.stringify(Object.fromEntries(target.fields.map(([key]) => [key, null]))) },
    ]),
  ],
  [
    "a hostile header",
    false,
    fc
      .tuple(
        any,
        fc.constantFrom(
          "Idempotency-Key: \x80\xff",
          `Idempotency-Key: ${"k".repeat(256)}`,
          "Accept: \xff/\xff",
          "Accept-Encoding: zstd;q=9, *;q=-1",
          "Range: bytes=5-1",
          "X-Request-Id: \xe9\xe9",
          "Origin: null",
          "If-None-Match: *",
          "Expect: 200-ok",
        ),
      )
      .map(([target, header]) => [target, { headers: [header] }]),
  ],
];

/** Requests made from the operations of the OpenAPI document, each wrong or hostile in one part. */
export const DOCUMENT_ATTACKS: fc.Arbitrary<DocumentAttack> = fc.oneof(
  ...MUTATIONS.map(([name, mustFail, made]) => made.map(([target, sent]) => toAttack(name, target, mustFail, sent))),
);
