import { EngineError } from "../../errors.ts";
import type { OpenSearch } from "../opensearch/client.ts";

/** Writes requests in bulk; waits while the cluster is busy. */
export interface BulkWriter {
  /** Number of characters that were written. */
  readonly written: number;
  /** Writes a request; resolves when the cluster has it. @throws EngineError `corpus_unavailable` if it refuses */
  write(request: string): Promise<void>;
}

/** Requests that the cluster works on at the same time; others wait for one of them. */
const MAX_REQUESTS = 4;
const MAX_ATTEMPTS = 12;
const REQUEST_TIMEOUT_MS = 120_000;
const BUSY = 429;

interface BulkAnswer {
  readonly errors: boolean;
  readonly items: readonly {
    readonly index: { readonly status: number; readonly error?: { readonly reason?: string } };
  }[];
}

/** Creates a writer. */
export function createBulkWriter(search: OpenSearch): BulkWriter {
  let running = 0;
  let written = 0;
  const waiting: (() => void)[] = [];

  async function send(request: string): Promise<void> {
    let rest = request;
    for (let attempt = 1; ; attempt++) {
      const answer = await search.send<BulkAnswer>({
        method: "POST",
        path: "/_bulk",
        query: { filter_path: "errors,items.*.status,items.*.error.reason" },
        body: rest,
        timeoutMs: REQUEST_TIMEOUT_MS,
      });
      if (!answer.errors) return;
      const refused = answer.items.find(({ index }) => index.status >= 400 && index.status !== BUSY);
      if (refused) throw createRefusal(refused.index.error?.reason ?? "");
      const lines = rest.split("\n");
      rest = answer.items
        .flatMap(({ index }, at) => (index.status === BUSY ? [`${lines[2 * at]}\n${lines[2 * at + 1]}\n`] : []))
        .join("");
      if (attempt >= MAX_ATTEMPTS) throw createRefusal("it is too busy");
      await new Promise((resolve) => setTimeout(resolve, Math.min(5000, 50 * 2 ** attempt) * (0.5 + Math.random())));
    }
  }

  return {
    get written() {
      return written;
    },
    async write(request) {
      if (running >= MAX_REQUESTS) await new Promise<void>((resolve) => waiting.push(resolve));
      else running++;
      try {
        await send(request);
        written += request.length;
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}

function createRefusal(reason: string): EngineError {
  return new EngineError("corpus_unavailable", `The search cluster does not take the corpus: ${reason}.`);
}
