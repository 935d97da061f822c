import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SMALL_CASES } from "../../../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../../../support/corpora/small-corpus.ts";
import { runCommand } from "../../../support/node/run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-saved-"));
const earlier = join(folder, "earlier.sqlite");
const today = join(folder, "today.sqlite");
const file = join(folder, "saved.json");

beforeAll(async () => {
  const overruling = [1003, 2002];
  const before = SMALL_CASES.filter(({ case: { clusterId } }) => !overruling.includes(clusterId!));
  writeFileSync(earlier, (await buildSmallCorpus(before)).bytes);
  writeFileSync(today, (await buildSmallCorpus()).bytes);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const saved = (...args: string[]) => runCommand("saved", ...args, "--file", file);
const rows = () => JSON.parse(readFileSync(file, "utf8")) as { name: string; lastRun: { total: number; at: string } }[];

beforeEach(async () => {
  rmSync(file, { force: true });
  await saved("add", "Ferries", "ferry", "OR", "fee", "--corpus", earlier);
  await saved("add", "Boats", "boat", "--from", "1950", "--corpus", earlier);
});

describe("headnote saved", () => {
  it("stores queries with the result of their last run", async () => {
    expect(rows()).toMatchObject([
      { name: "Ferries", query: "ferry OR fee", lastRun: { total: 3, corpus: { name: "small", cases: 6 } } },
      { name: "Boats", query: "boat", filters: { yearFrom: 1950 }, lastRun: { total: 1 } },
    ]);
    const { code, out } = await saved("list");
    expect(code).toBe(0);
    expect(out).toMatch(/^Ferries {6}3 {2}\d{4}-\d\d-\d\d {2}small 1 {2}ferry OR fee$/m);
  });

  it("reports new, gone and changed cases once", async () => {
    const first = await saved("run", "--corpus", today);
    expect(first.code).toBe(0);
    const lines = first.out.split("\n");
    expect(lines[0]).toMatch(/^Ferries: 2 new, 0 gone, 3 changed, of 5 cases, since \d{4}-\d\d-\d\d$/);
    expect(lines).toContain("  new  Okafor v. Lighthouse Trust  712 U.S. 55  1980-01-22, Good Law");
    expect(lines).toContain(
      "  changed  Marlow v. Ferry Company  701 U.S. 10  Good Law → Overruled: Okafor v. Lighthouse Trust, 712 U.S. 55",
    );
    expect(lines.at(-2)).toMatch(/^Boats: 0 new, 0 gone, 0 changed, of 1 case, since/);
    expect(rows().map(({ lastRun }) => lastRun.total)).toEqual([5, 1]);
    const second = await saved("run", "--corpus", today);
    expect(second).toMatchObject({ code: 1, out: expect.stringContaining("Ferries: 0 new, 0 gone, 0 changed") });
    const back = await saved("run", "Ferries", "--corpus", earlier);
    expect(back).toMatchObject({ code: 0, out: expect.stringContaining("  gone  case 1003  not in this corpus") });
  });

  it("leaves the file unchanged with --keep", async () => {
    const before = readFileSync(file);
    expect(await saved("run", "--keep", "--corpus", today)).toMatchObject({ code: 0 });
    expect(readFileSync(file)).toEqual(before);
    const json = await saved("run", "Ferries", "--keep", "--json", "--corpus", today);
    expect(JSON.parse(json.out)).toMatchObject([{ saved: { name: "Ferries" }, new: { total: 2 } }]);
  });

  it("removes a query and leaves no temporary file", async () => {
    expect(await saved("remove", "Ferries")).toMatchObject({ code: 0 });
    expect(rows().map(({ name }) => name)).toEqual(["Boats"]);
    expect(readdirSync(folder).toSorted()).toEqual(["earlier.sqlite", "saved.json", "today.sqlite"]);
  });

  it("runs the other queries if one fails", async () => {
    const [ferries, boats] = rows();
    writeFileSync(file, JSON.stringify([{ ...ferries, query: "( ferry" }, boats]));
    const { code, out, err } = await saved("run", "--corpus", today);
    expect([code, err]).toEqual([2, expect.stringContaining("Ferries: This parenthesis is not closed")]);
    expect(out).toContain("Boats: 0 new");
  });

  it.each([
    [["add", "Ferries", "toll", "--corpus", "EARLIER"], 'already contains a query "Ferries"'],
    [["add", "Tolls", "( toll", "--corpus", "EARLIER"], "This parenthesis is not closed"],
    [["add", "Tolls"], "add NAME QUERY"],
    [["run", "Planes", "--corpus", "EARLIER"], 'has no query "Planes". Run `headnote saved list'],
    [["remove", "Planes"], 'has no query "Planes". Run `headnote saved list'],
    [["remove"], "remove NAME"],
    [["forget", "Boats"], "Allowed choices are add, list, run, remove"],
  ])("%j fails and leaves the file unchanged", async (args, printed) => {
    const before = readFileSync(file);
    const result = await saved(...args.map((arg) => (arg === "EARLIER" ? earlier : arg)));
    expect(result).toMatchObject({ code: 2, err: expect.stringContaining(printed) });
    expect(readFileSync(file)).toEqual(before);
  });

  it.each([
    ["{", "cannot be read"],
    ["{}", "it is not a JSON array of saved queries"],
    ['[{"name":"n"}]', "entry 1: saved.query: is required"],
  ])("fails for a file that contains %s", async (text, printed) => {
    writeFileSync(file, text);
    expect(await saved("list")).toMatchObject({ code: 2, err: expect.stringContaining(printed) });
    expect(await saved("add", "n", "boat", "--corpus", today)).toMatchObject({ code: 2 });
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("creates a missing file with add only", async () => {
    rmSync(file);
    expect(await saved("list")).toMatchObject({ code: 2, err: expect.stringContaining("cannot be read") });
    expect(await saved("run", "--corpus", today)).toMatchObject({ code: 2 });
    expect(existsSync(file)).toBe(false);
    const absent = join(folder, "absent", "saved.json");
    const refused = await runCommand("saved", "add", "n", "boat", "--file", absent, "--corpus", today);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining("cannot be written") });
  });
});
