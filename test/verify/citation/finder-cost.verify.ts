import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { findCitations } from "../../../src/citation/find/find-citations.ts";
import { DIST, ROOT } from "../../support/paths.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { readThreadTimeMs } from "../../support/timings.ts";

describe("the citation finder", () => {
  it("loads tables of at most 110 kB, and those of one country without the other's", async () => {
    const tables = ["us-pack", "india-pack", "tables/us-courts", "tables/us-court-series", "tables/us-volumes"].map(
      (name) => `export * from "${ROOT}/src/citation/reporters/${name}.ts";`,
    );
    const folder = mkdtempSync(join(tmpdir(), "headnote-tables-"));
    writeFileSync(join(folder, "tables.ts"), tables.join("\n"));
    const all = await bundleModule(join(folder, "tables.ts"));
    const [us, india, both] = await Promise.all(
      ["us", "india", "find/find-citations"].map((name) => bundleModule(`${ROOT}/src/citation/${name}.ts`)),
    );
    rmSync(folder, { recursive: true });
    const kb = (code: string) => gzipSync(code, { level: 9 }).length / 1000;
    reportFigure("all tables, kB gzipped", kb(all).toFixed(1), "<= 110");
    reportFigure("finder and parser with all tables, kB gzipped", kb(both!).toFixed(1), "");
    reportFigure("with American reporters alone", kb(us!).toFixed(1), "");
    reportFigure("with Indian reporters alone", kb(india!).toFixed(1), "<= 30");
    expect(kb(all)).toBeLessThanOrEqual(110);
    expect(kb(india!)).toBeLessThanOrEqual(30);
    expect(us).not.toContain("Jhar");
    expect(india).not.toContain("Cal. Rptr.");
  });

  it.skipIf(!existsSync("/proc/self/schedstat"))("starts within 60 ms, import and first call", () => {
    const script = `
      import { readFileSync } from "node:fs";
      const spent = () => Number(readFileSync("/proc/self/task/" + process.pid + "/schedstat", "utf8").split(" ")[0]) / 1e6;
      const before = spent();
      const { findCitations } = await import(${JSON.stringify(resolve(DIST, "citation/index.js"))});
      findCitations("Adams v. Baker, 12 F.3d 345 (9th Cir. 1994)");
      console.log(spent() - before);`;
    const run = () =>
      Number(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }));
    const best = Math.min(...Array.from({ length: 9 }, run));
    reportFigure("import and first call, ms of the main thread, best of 9", best.toFixed(1), "<= 60");
    expect(best).toBeLessThanOrEqual(60);
  });

  it("reads a hostile megabyte within 2 seconds, and ten megabytes in about ten times that", () => {
    const worst = { piece: "", ms: 0 };
    for (const piece of HOSTILE) {
      const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
      const ms = Math.min(...[1, 2].map(() => measureFinding(text)));
      if (ms > worst.ms) Object.assign(worst, { piece, ms });
    }
    reportFigure(`slowest hostile megabyte, ms: ${JSON.stringify(worst.piece)}`, worst.ms.toFixed(0), "<= 2000");
    expect(worst.ms).toBeLessThanOrEqual(2_000);
    const opinion = "The rule of Adams v. Baker, 12 F.3d 345, 350 (9th Cir. 1994), was not applied below. Id. at 351. ";
    const one = Math.min(...[1, 2, 3].map(() => measureFinding(opinion.repeat(10_000))));
    const ten = measureFinding(opinion.repeat(100_000));
    reportFigure("ten megabytes beside one, times", (ten / one).toFixed(1), "<= 20");
    expect(ten / one).toBeLessThanOrEqual(20);
  });
});

const HOSTILE = [
  ..."1234567890|12345 |1 U.S. |1 U.S. 1, |1 U.S. 1 (|(|[|Id. |Id. at 5 |A v. |Adams at 1 |supra |Section 1, |§ 1 |_ ".split(
    "|",
  ),
  ..."--|AIR 1950 |[1950] |Adams v. Baker, 1 U.S. 1. |Adams, 1 U.S., at 2. |    |1950 (|AIR (|No. 1, |A.B.C. |In re ".split(
    "|",
  ),
];

function measureFinding(text: string): number {
  const start = readThreadTimeMs();
  findCitations(text);
  return readThreadTimeMs() - start;
}

async function bundleModule(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: true, lib: { entry, formats: ["es"] } },
  });
  const [result] = [built].flat();
  if (result === undefined || !("output" in result)) throw new Error(`${entry} was not bundled.`);
  return result.output[0].code;
}
