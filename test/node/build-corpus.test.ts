import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openEngine } from "../../src/engine/open-engine.ts";
import { buildCorpus } from "../../src/node/build-corpus.ts";
import { openCorpusFile } from "../../src/node/files/corpus-file.ts";

const folder = mkdtempSync(join(tmpdir(), "headnote-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TABLES: Readonly<Record<string, string>> = {
  courts: 'id,full_name,citation_string,jurisdiction\n"ca9","Court of Appeals for the Ninth Circuit","9th Cir.","F"\n',
  dockets: 'id,court_id,docket_number\n"50","ca9","90-1"\n',
  "opinion-clusters":
    'id,judges,date_filed,date_filed_is_approximate,case_name_short,case_name,case_name_full,docket_id\n"7","","1931-05-04","f","","Cedar v. Dogwood","","50"\n',
  citations: 'id,volume,reporter,page,type,cluster_id\n"1","988","F.2d","1201","1","7"\n',
  opinions:
    'id,author_str,per_curiam,type,plain_text,html,html_lawbox,html_columbia,html_anon_2020,xml_harvard,html_with_citations,cluster_id\n"70","","f","020lead","The writ is \\"refused\\".",,,,,,,"7"\n',
};

function bulk(name: string, changes: Readonly<Record<string, string>> = {}): string {
  const path = join(folder, name);
  mkdirSync(path);
  for (const [table, content] of Object.entries({ ...TABLES, ...changes })) {
    writeFileSync(join(path, `${table}-2031-01-31.csv`), content);
  }
  return path;
}

function build(path: string, output: string, strict = false) {
  return buildCorpus({ inputs: [{ path, format: "courtlistener-bulk" }], output: join(folder, output), strict });
}

const leftovers = (output: string) => readdirSync(folder).filter((name) => name.startsWith(output));
const hash = (output: string) =>
  createHash("sha256")
    .update(readFileSync(join(folder, output)))
    .digest("hex");

it("builds a corpus that an engine can open", async () => {
  const report = await build(bulk("sound"), "sound.sqlite");
  expect(report.stored).toMatchObject({ cases: 1, opinions: 1, citations: 1 });
  const engine = await openEngine(openCorpusFile(join(folder, "sound.sqlite")));
  const { data } = await engine.citations.resolve({ citation: "988 F.2d 1201" });
  expect(data.caseName).toBe("Cedar v. Dogwood");
  await engine.close();
});

it("writes the same bytes for the same input", async () => {
  const path = join(folder, "sound");
  await buildCorpus({ inputs: [{ path }], output: join(folder, "one.sqlite"), name: "same" });
  await buildCorpus({ inputs: [{ path }], output: join(folder, "two.sqlite"), name: "same" });
  expect(hash("one.sqlite")).toBe(hash("two.sqlite"));
});

it("reports a broken row and stores the rest", async () => {
  const broken = `${TABLES.citations}"2","12","F.2d"\n"3","13","F.2d","5","1","7"\n`;
  const report = await build(bulk("broken-row", { citations: broken }), "broken.sqlite");
  expect(report.stored.citations).toBe(2);
  expect(report.refused).toEqual([
    expect.objectContaining({
      what: "citation",
      location: expect.objectContaining({ file: expect.stringContaining("citations") }),
    }),
  ]);
});

it("stops at a broken row with strict and writes nothing", async () => {
  await expect(build(join(folder, "broken-row"), "strict.sqlite", true)).rejects.toMatchObject({
    code: "validation_failed",
    message: expect.stringContaining("citations-2031-01-31.csv"),
  });
  expect(leftovers("strict")).toEqual([]);
});

it("names a missing column and keeps the former output", async () => {
  const path = bulk("no-column", { dockets: 'id,docket_number\n"50","90-1"\n' });
  await build(join(folder, "broken-row"), "kept.sqlite");
  const before = hash("kept.sqlite");
  await expect(build(path, "kept.sqlite")).rejects.toMatchObject({
    code: "validation_failed",
    message: expect.stringMatching(/dockets.*court_id/s),
  });
  expect(hash("kept.sqlite")).toBe(before);
  expect(leftovers("kept")).toEqual(["kept.sqlite"]);
});

it("removes the partial file of a killed build", async () => {
  // A process that is certainly gone: one that has just ended.
  const ended = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => ended.once("exit", resolve));
  writeFileSync(join(folder, `after.sqlite.${ended.pid}.partial`), "half a corpus");
  await build(join(folder, "sound"), "after.sqlite");
  expect(leftovers("after")).toEqual(["after.sqlite"]);
});

it("stops when it is aborted and writes nothing", async () => {
  const signal = AbortSignal.abort();
  const inputs = [{ path: join(folder, "sound") }];
  await expect(buildCorpus({ inputs, output: join(folder, "stopped.sqlite"), signal })).rejects.toThrow();
  expect(leftovers("stopped")).toEqual([]);
});
