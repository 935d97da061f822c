import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createClient } from "../../../src/client/create-client.ts";
import { createKey, readKeyFile } from "../../../src/node/server/server-keys.ts";
import { type RunningServer, type ServerOptions, startServer } from "../../../src/node/server/start-server.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-serve-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { bytes } = await buildSmallCorpus();
const request = { citation: "701 U.S. 10" };

async function serving<T>(options: ServerOptions, work: (server: RunningServer) => Promise<T>): Promise<T> {
  const server = await startServer({ corpus: bytes, ...options });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

function resolve({ url }: RunningServer, key: string, idempotencyKey?: string) {
  return fetch(`${url}/api/v1/citations/resolve`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
    },
    body: JSON.stringify(request),
  });
}

describe("a server with a journal", () => {
  const options = {
    journal: join(folder, "credits.journal"),
    keys: [{ name: "a", secret: "gold", credits: 10 }],
  };

  it("keeps balances and answers through a restart and opens an account once", async () => {
    const first = await serving(options, async (server) => (await resolve(server, "gold", "k")).text());
    await serving(options, async (server) => {
      expect(await (await resolve(server, "gold", "k")).text()).toBe(first);
      const { meta } = await createClient({ url: server.url, key: "gold" }).citations.resolve(request);
      expect(meta.creditsRemaining).toBe(8);
    });
  });

  it("refuses a reset, and a second server on its journal", async () => {
    await serving(options, async (server) => {
      await expect(server.reset()).rejects.toMatchObject({ code: "validation_failed" });
      await expect(startServer({ corpus: bytes, ...options })).rejects.toThrow("in use by process");
    });
  });

  it("answers 503 ledger_unavailable and debits nothing while the disk is full, and works again afterwards", async () => {
    const reported: unknown[] = [];
    const full = {
      ...options,
      journal: join(folder, "full.journal"),
      onError: (error: unknown) => reported.push(error),
    };
    await serving(full, async (server) => {
      const handle = await open(full.journal);
      await handle.close();
      const error = Object.assign(new Error("no space left"), { code: "ENOSPC", syscall: "write" });
      const write = vi.spyOn(Object.getPrototypeOf(handle), "write").mockRejectedValue(error);
      const refused = await resolve(server, "gold");
      expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([503, true]);
      const body = (await refused.json()) as { error: { code: string; message: string } };
      expect(body.error.code).toBe("ledger_unavailable");
      expect(JSON.stringify(body)).not.toContain(folder);
      expect(reported).toMatchObject([{ cause: { message: expect.stringContaining("the disk is full (ENOSPC)") } }]);
      write.mockRestore();
      const { meta } = await createClient({ url: server.url, key: "gold" }).citations.resolve(request);
      expect(meta.creditsRemaining).toBe(9);
    });
  });

  it("refuses a seed, whose ids would repeat", async () => {
    await expect(startServer({ ...options, seed: 1 })).rejects.toThrow("Leave out the seed");
  });

  it("unlocks the journal if it cannot start", async () => {
    await expect(startServer({ ...options, corpus: new Uint8Array(100) })).rejects.toMatchObject({
      code: "corpus_unavailable",
    });
    await serving(options, async () => {});
  });
});

describe("a streamed answer with an idempotency key", () => {
  const question = JSON.stringify({ question: "What is the rule in Marlow v. Ferry Company, 701 U.S. 10?" });
  const ask = ({ url }: RunningServer, signal?: AbortSignal) =>
    fetch(`${url}/api/v1/ask/stream`, {
      method: "POST",
      headers: { Authorization: "Bearer gold", "Content-Type": "application/json", "Idempotency-Key": "k" },
      body: question,
      signal,
    });
  const keys = [{ name: "a", secret: "gold", credits: 15 }];

  it("is replayed for one debit, also after a restart", async () => {
    const options = { journal: join(folder, "asked.journal"), keys };
    const first = await serving(options, async (server) => {
      const text = await (await ask(server)).text();
      expect(await (await ask(server)).text()).toBe(text);
      return text;
    });
    expect(first).toMatch(/"creditsConsumed":15,"creditsRemaining":0/);
    await serving(options, async (server) => expect(await (await ask(server)).text()).toBe(first));
  });

  it("is debited once if the first stream was cut after its first chunk", async () => {
    const options = { journal: join(folder, "cut.journal"), keys };
    await serving(options, async (server) => {
      const hangUp = new AbortController();
      const reader = (await ask(server, hangUp.signal)).body!.pipeThrough(new TextDecoderStream()).getReader();
      let seen = "";
      while (!seen.includes("event: chunk")) seen += (await reader.read()).value ?? "";
      hangUp.abort();
    });
    await serving(options, async (server) => {
      expect(await (await ask(server)).text()).toMatch(/"creditsConsumed":15,"creditsRemaining":0/);
    });
  });
});

describe("keys in a file", () => {
  const path = join(folder, "keys.json");
  const hash = "0".repeat(64);

  it("authenticate calls, and share an account if they name the same one", async () => {
    const keys = await Promise.all(["one", "two"].map((name) => createKey(name, 5)));
    writeFileSync(path, JSON.stringify(keys.map(({ row }) => ({ ...row, account: "office" }))));
    await serving({ keys: readKeyFile(path) }, async (server) => {
      const remaining: number[] = [];
      for (const { secret } of keys) {
        const { meta } = await createClient({ url: server.url, key: secret }).citations.resolve(request);
        remaining.push(meta.creditsRemaining);
      }
      expect(remaining).toEqual([9, 8]);
      expect((await resolve(server, keys[0]!.row.hash!)).status).toBe(401);
    });
  });

  it.each([
    ["no JSON", "{", "cannot be read"],
    ["no array", "{}", "not a JSON array"],
    ["a key without a name", JSON.stringify([{ hash }]), "Key 1 of"],
    [
      "a secret in place of a hash",
      JSON.stringify([
        { name: "a", hash },
        { name: "b", secret: "x" },
      ]),
      "Key 2 of",
    ],
    ["a hash that is none", JSON.stringify([{ name: "a", hash: "12" }]), "Key 1 of"],
    ["credits below zero", JSON.stringify([{ name: "a", hash, credits: -1 }]), "Key 1 of"],
    ["null", "[null]", "Key 1 of"],
  ])("are refused if the file contains %s", (_, text, message) => {
    writeFileSync(path, text);
    expect(() => readKeyFile(path)).toThrow(message);
  });

  it("are refused if the file is missing", () => {
    expect(() => readKeyFile(join(folder, "absent.json"))).toThrow("cannot be read");
  });
});

describe("an idempotency key over HTTP", () => {
  it.each([
    [1, 200],
    [255, 200],
    [256, 422],
  ])("of %i characters is answered with status %i", async (length, status) => {
    await serving({}, async (server) => {
      expect((await resolve(server, "headnote-dev-key", "k".repeat(length))).status).toBe(status);
    });
  });

  it("is separate per account", async () => {
    const keys = ["a", "b"].map((name) => ({ name, secret: `${name}-key`, credits: 10 }));
    await serving({ keys }, async (server) => {
      for (let call = 0; call < 2; call++) {
        for (const { secret } of keys) {
          const { meta } = (await (await resolve(server, secret, "k")).json()) as { meta: object };
          expect(meta).toMatchObject({ creditsRemaining: 9 });
        }
      }
    });
  });

  it("makes concurrent duplicates wait for the first call", async () => {
    await serving({ keys: [{ name: "a", secret: "gold", credits: 1 }] }, async (server) => {
      const calls = Array.from({ length: 20 }, async () => (await resolve(server, "gold", "k")).text());
      expect(new Set(await Promise.all(calls)).size).toBe(1);
    });
  });
});

it("answers exactly 100 of 1,000 concurrent calls of an account with credits for 100, the others with 402", async () => {
  const journal = join(folder, "overspend.journal");
  await serving({ journal, keys: [{ name: "a", secret: "gold", credits: 100 }] }, async (server) => {
    const statuses = await Promise.all(
      Array.from({ length: 1000 }, async () => {
        const response = await resolve(server, "gold");
        const body = (await response.json()) as { error?: { code: string } };
        return body.error ? `${response.status} ${body.error.code}` : `${response.status}`;
      }),
    );
    expect(statuses.filter((status) => status === "200")).toHaveLength(100);
    expect(statuses.filter((status) => status === "402 insufficient_credits")).toHaveLength(900);
  });
});
