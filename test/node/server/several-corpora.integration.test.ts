import { copyFileSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RunningServer } from "../../../src/node/server/start-server.ts";
import { SMALL_CASES } from "../../support/corpora/small-cases.ts";
import { buildFromRecords } from "../../support/corpora/split-corpus.ts";
import { postTo, startSmallServer } from "../../support/node/small-server.ts";
import { toCaseRecords } from "../../support/union/small-records.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-several-"));
const toPath = (name: string) => join(folder, `${name}.sqlite`);
const [a, b, c, foreign] = ["a", "b", "c", "foreign"].map(toPath) as [string, string, string, string];
const CORPUS = "/__control/corpus";
let server: RunningServer;

beforeAll(async () => {
  for (const [name, from, to] of [
    ["a", 0, 2],
    ["b", 2, 4],
    ["c", 4, 8],
  ] as const)
    writeFileSync(toPath(name), await buildFromRecords(name, [toCaseRecords(SMALL_CASES.slice(from, to))]));
  writeFileSync(foreign, "no corpus");
  server = await startSmallServer({ corpus: [a, b], control: true, shareCorpus: true });
  return () => server.close();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => server.reset());

const change = async (body: object) => (await postTo(server, CORPUS, body)).json();
const listServed = async () => (await fetch(server.url + CORPUS)).json();
const countCases = async () => (await server.engine.corpus.stats()).data.cases;

describe("the corpora of a running server", () => {
  it.each([
    ["adds one", { add: c }, [a, b, c], 8],
    ["removes one", { remove: a }, [b], 2],
    ["puts one in the place of another", { add: c, remove: a }, [c, b], 6],
    ["keeps one that it has", { add: b }, [a, b], 4],
    ["takes a list of all", { corpus: [c, a] }, [c, a], 6],
    ["takes one alone", { corpus: c }, [c], 4],
    ["opens the same ones again", {}, [a, b], 4],
  ])("%s on request", async (_, body, corpora, cases) => {
    expect(await change(body)).toEqual({ status: "ok", corpora });
    expect(await listServed()).toEqual({ corpora });
    expect(await countCases()).toBe(cases);
  });

  it.each([
    ["the removal of one that is not served", { remove: c }, 422, `is not served. Remove one of ${a}, ${b}`],
    ["the removal of all", { remove: "both" }, 422, "A server needs a corpus"],
    ["one that is not a corpus", { add: foreign }, 503, "foreign.sqlite: The file is not a Headnote corpus"],
    ["one that does not exist", { add: toPath("absent") }, 503, "absent.sqlite"],
    ["a list and a change", { corpus: [a], add: b }, 422, "leave out add and remove"],
    ["an empty list", { corpus: [] }, 422, "corpus"],
  ])("refuses %s and answers from the former ones", async (_, body, status, message) => {
    const isAll = "remove" in body && body.remove === "both";
    if (isAll) await change({ remove: b });
    const response = await postTo(server, CORPUS, isAll ? { remove: a } : body);
    expect([response.status, JSON.stringify(await response.json())]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
    expect(await countCases()).toBe(isAll ? 2 : 4);
  });

  it("changes them one after another if changes are ordered at the same time", async () => {
    const ordered = [{ add: c }, { add: foreign }, { remove: a }, { remove: a }, { add: a }];
    const changes = await Promise.allSettled(ordered.map((body) => server.reload(body)));
    const codes = changes.map((one) => (one.status === "rejected" ? one.reason.code : "made"));
    expect(codes).toEqual(["made", "corpus_unavailable", "made", "validation_failed", "made"]);
    expect(await listServed()).toEqual({ corpora: [b, c, a] });
    expect(await countCases()).toBe(8);
  });

  it("answers from the former ones until the change is made", async () => {
    const counts = new Set<number>();
    let isMade = false;
    const changing = change({ add: c }).finally(() => {
      isMade = true;
    });
    while (!isMade) {
      counts.add(await countCases());
      // Calls of the engine alone would leave the server no turn.
      await setImmediate();
    }
    await changing;
    expect([...counts].slice(0, 2)).toEqual(counts.size > 1 ? [4, 8] : [4]);
  });

  it("are those that a path can select and that the app lists", async () => {
    const find = async (name: string) =>
      (await postTo(server, `/corpora/${name}/api/v1/research/search`, { query: "the" })).status;
    expect([await find("a"), await find("c")]).toEqual([200, 404]);
    await change({ add: c, remove: a });
    expect([await find("a"), await find("c")]).toEqual([404, 200]);
    if (!existsSync("dist/web/index.html")) return;
    const { corpora } = await (await fetch(`${server.url}/corpora/index.json`)).json();
    expect(corpora.map(({ name }: { name: string }) => name)).toEqual(["c", "b"]);
    expect((await fetch(`${server.url}/corpora/shared/c.sqlite`)).status).toBe(200);
    expect((await fetch(`${server.url}/corpora/shared/a.sqlite`)).status).toBe(404);
  });

  it("are named to a caller whose path names another, which costs nothing and is no fault of the server", async () => {
    const errors: unknown[] = [];
    const other = await startSmallServer({ corpus: [a, b], control: true, onError: (error) => errors.push(error) });
    const readBalances = async () => (await fetch(`${other.url}/__control/credits`)).text();
    const before = await readBalances();
    const response = await postTo(other, "/corpora/a,nope/api/v1/research/search", { query: "the" });
    expect([response.status, (await response.json()).error]).toMatchObject([
      404,
      {
        code: "route_not_found",
        message: 'The path names no corpus that is served: "nope". It must be one of "a", "b".',
      },
    ]);
    const stranger = await fetch(`${other.url}/corpora/nope/api/v1/research/search`, { method: "POST" });
    expect([stranger.status, await stranger.text()]).toEqual([401, expect.not.stringContaining("one of")]);
    expect([await readBalances(), errors]).toEqual([before, []]);
    await other.close();
  });

  it("answer 503 to a path that selects one whose file can no longer be opened", async () => {
    const errors: unknown[] = [];
    const lost = toPath("lost");
    copyFileSync(a, lost);
    const other = await startSmallServer({ corpus: [lost, b], onError: (error) => errors.push(error) });
    writeFileSync(lost, "no corpus");
    const response = await postTo(other, "/corpora/lost/api/v1/research/search", { query: "the" });
    expect([response.status, (await response.json()).error.code]).toEqual([503, "corpus_unavailable"]);
    expect(errors).toMatchObject([{ message: "The corpus could not be opened." }]);
    await other.close();
  });

  it.skipIf(process.platform === "win32")("are the same files by other spellings and symbolic links", async () => {
    const link = toPath("link");
    symlinkSync(b, link);
    const relativePath = relative(process.cwd(), b);
    for (const body of [{ add: link }, { add: relativePath }, { corpus: [a, b, link, relativePath] }])
      expect(await change(body)).toEqual({ status: "ok", corpora: [a, b] });
    expect(await countCases()).toBe(4);
    expect(await change({ remove: link })).toEqual({ status: "ok", corpora: [a] });
    expect(await change({ add: b, remove: toPath("./a") })).toEqual({ status: "ok", corpora: [b] });
    const other = await startSmallServer({ corpus: [link, b, a], control: true });
    expect(await (await fetch(other.url + CORPUS)).json()).toEqual({ corpora: [link, a] });
    await other.close();
  });

  it("cannot be changed one by one if they are not in files", async () => {
    const other = await startSmallServer({ control: true });
    const response = await postTo(other, CORPUS, { add: c });
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining("State all paths instead")]);
    await other.close();
  });
});
