import type { Client, ClientOptions } from "@opensearch-project/opensearch";
import { EngineError } from "../../errors.ts";

/** Address and limits of an OpenSearch cluster. */
export interface OpenSearchOptions {
  /** `https://user:password@host:9200`; several nodes are separated by commas. */
  readonly url: string;
  /** Path of the certificate authority that signed the certificates of the nodes, as PEM text. Default: the system's. */
  readonly certificateAuthority?: string;
  /** Milliseconds that one request may take. Default 10,000. */
  readonly timeoutMs?: number;
  /** First part of the names of all indices. Default `headnote`. */
  readonly prefix?: string;
}

/** One request to the cluster. */
export interface ClusterRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE" | "HEAD";
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** JSON, or lines of JSON as one text. */
  readonly body?: object | string;
  /** Milliseconds that it may take, if more than usual. */
  readonly timeoutMs?: number;
}

/** A connection to a cluster. */
export interface OpenSearch {
  readonly prefix: string;
  /**
   * Sends a request and returns its answer. Reads are repeated, a few times and after random pauses, when a node does not
   * answer.
   * @throws EngineError `corpus_unavailable` if no node answers in time
   */
  send<Answer>(request: ClusterRequest): Promise<Answer>;
  close(): Promise<void>;
}

/** An answer of the cluster that refuses a request, for instance because an index does not exist. */
export class RefusedError extends Error {
  readonly status: number;
  /** OpenSearch's name of the error: `index_not_found_exception`. */
  readonly type: string;

  constructor(status: number, type: string, reason: string) {
    super(`${type}: ${reason}`);
    this.status = status;
    this.type = type;
  }
}

const MAX_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 40;
/** Answers of a node that is busy, starting or stopping. */
const PASSING_STATUS: ReadonlySet<number> = new Set([429, 502, 503, 504]);
/** Consecutive failures after which requests fail at once, and for how long. */
const FAILURES_TO_OPEN = 8;
const OPEN_MS = 2000;

/**
 * Connects to OpenSearch; sends nothing yet.
 * @throws EngineError `validation_failed` if the package is not installed
 */
export async function openOpenSearch(options: OpenSearchOptions): Promise<OpenSearch> {
  const { url, certificateAuthority, timeoutMs = 10_000, prefix = "headnote" } = options;
  const client = await createClient({
    nodes: url.split(",").map((node) => node.trim()),
    ...(certificateAuthority !== undefined && { ssl: { ca: certificateAuthority } }),
    maxRetries: 0,
    agent: { keepAlive: true, maxSockets: 64 },
  });
  let failures = 0;
  let closedUntil = 0;

  async function sendOnce<Answer>({ method, path, query, body, timeoutMs: own }: ClusterRequest): Promise<Answer> {
    const isLines = typeof body === "string";
    const params = { method, path, querystring: query, ...(isLines ? { bulkBody: body } : { body }) };
    const { body: answer } = await client.transport.request(params, { requestTimeout: own ?? timeoutMs });
    return answer as Answer;
  }

  return {
    prefix,
    close: () => client.close(),
    async send(request) {
      if (Date.now() < closedUntil) throw createUnavailableError("it failed several times");
      for (let attempt = 1; ; attempt++) {
        try {
          const answer = await sendOnce<never>(request);
          failures = 0;
          return answer;
        } catch (error) {
          const status = readStatus(error);
          if (status !== undefined && !PASSING_STATUS.has(status)) {
            failures = 0;
            throw toRefusedError(status, error);
          }
          if (attempt >= MAX_ATTEMPTS) {
            if (++failures >= FAILURES_TO_OPEN) closedUntil = Date.now() + OPEN_MS;
            throw createUnavailableError(String((error as Error).message), error);
          }
          const pause = FIRST_PAUSE_MS * 3 ** (attempt - 1);
          await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
        }
      }
    },
  };
}

/** Returns the error of a cluster that cannot answer. */
export function createUnavailableError(reason: string, cause?: unknown): EngineError {
  return new EngineError(
    "corpus_unavailable",
    `The search cluster cannot answer: ${reason}.`,
    { retryAfter: 1 },
    cause,
  );
}

async function createClient(options: ClientOptions): Promise<Client> {
  const { Client: Constructor } = await import("@opensearch-project/opensearch").catch((cause: unknown) => {
    const message =
      "A search cluster needs the package @opensearch-project/opensearch. Install it: npm install @opensearch-project/opensearch.";
    throw new EngineError("validation_failed", message, {}, cause);
  });
  return new Constructor(options);
}

interface ErrorAnswer {
  readonly meta?: {
    readonly statusCode?: number | null;
    readonly body?: {
      readonly error?: {
        readonly type?: string;
        readonly reason?: string;
        readonly root_cause?: readonly { readonly type?: string; readonly reason?: string }[];
      };
    };
  };
}

function readStatus(error: unknown): number | undefined {
  return (error as ErrorAnswer).meta?.statusCode ?? undefined;
}

function toRefusedError(status: number, error: unknown): RefusedError {
  const found = (error as ErrorAnswer).meta?.body?.error;
  const [root] = found?.root_cause ?? [];
  return new RefusedError(status, root?.type ?? found?.type ?? "error", root?.reason ?? found?.reason ?? String(error));
}
