import { crc32 } from "node:zlib";
import { EngineError } from "../../errors.ts";
import type { OpenSearch } from "../opensearch/client.ts";

/** A document to write. */
export interface PushedDocument {
  readonly index: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Packed rows. */
  readonly rows: string | readonly string[];
}

/** Number and checksum of the documents of each index. */
export type PushTotals = Readonly<Record<string, { readonly documents: number; readonly checksum: number }>>;

/** Writes documents in bulk; waits while the cluster is busy. */
export interface BulkWriter {
  /** Resolves when there is room for more. */
  add(document: PushedDocument): Promise<void>;
  /** Resolves when everything that was added is written. */
  flush(): Promise<void>;
  /** Returns what was written, including what the totals at its creation state. */
  readTotals(): PushTotals;
}

const MAX_REQUEST_CHARS = 4_000_000;
const MAX_REQUESTS = 2;
const MAX_ATTEMPTS = 12;
const REQUEST_TIMEOUT_MS = 120_000;

interface BulkAnswer {
  readonly errors: boolean;
  readonly items: readonly {
    readonly index: { readonly status: number; readonly error?: { readonly reason?: string } };
  }[];
}

/** Returns the checksum of a document: 24 bits, so that sums over many documents are exact. */
export function computeDocumentChecksum(rows: string | readonly string[]): number {
  return crc32(typeof rows === "string" ? rows : rows.join("\n")) & 0xff_ffff;
}

/** Creates a writer. @param before what an interrupted push has written */
export function createBulkWriter(search: OpenSearch, before: PushTotals = {}): BulkWriter {
  const totals: Record<string, { documents: number; checksum: number }> = structuredClone(before);
  let lines: string[] = [];
  let size = 0;
  const running = new Set<Promise<void>>();
  let failure: unknown;

  async function write(pairs: readonly string[]): Promise<void> {
    let rest = pairs;
    for (let attempt = 1; rest.length > 0; attempt++) {
      const answer = await search.send<BulkAnswer>({
        method: "POST",
        path: "/_bulk",
        query: { filter_path: "errors,items.*.status,items.*.error.reason" },
        body: rest.join(""),
        timeoutMs: REQUEST_TIMEOUT_MS,
      });
      if (!answer.errors) return;
      const refused = answer.items.find(({ index }) => index.status >= 400 && index.status !== 429);
      if (refused) throw createRefusal(refused.index.error?.reason ?? "");
      rest = rest.filter((_, at) => answer.items[at]!.index.status === 429);
      if (attempt >= MAX_ATTEMPTS) throw createRefusal("it is too busy");
      await new Promise((resolve) => setTimeout(resolve, Math.min(5000, 50 * 2 ** attempt) * (0.5 + Math.random())));
    }
  }

  async function send(): Promise<void> {
    if (lines.length === 0) return;
    const pairs = lines;
    lines = [];
    size = 0;
    while (running.size >= MAX_REQUESTS) await Promise.race(running);
    const request: Promise<void> = write(pairs)
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => running.delete(request));
    running.add(request);
  }

  return {
    async add({ index, id, fields, rows }) {
      if (failure) throw failure;
      const check = computeDocumentChecksum(rows);
      const line = `${JSON.stringify({ index: { _index: index, _id: id } })}\n${JSON.stringify({ ...fields, check, rows })}\n`;
      const total = totals[index] ?? { documents: 0, checksum: 0 };
      totals[index] = total;
      total.documents++;
      total.checksum += check;
      lines.push(line);
      size += line.length;
      if (size >= MAX_REQUEST_CHARS) await send();
    },
    async flush() {
      await send();
      await Promise.all(running);
      if (failure) throw failure;
    },
    readTotals: () => structuredClone(totals),
  };
}

function createRefusal(reason: string): EngineError {
  return new EngineError("corpus_unavailable", `The search cluster does not take the corpus: ${reason}.`);
}
