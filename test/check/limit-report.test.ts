import { describe, expect, it } from "vitest";
import type { CheckResponse } from "../../src/contract/schemas/citations/check.ts";
import { openSmallEngine } from "../support/corpora/small-engine.ts";

const { engine } = await openSmallEngine();

async function check(text: string): Promise<CheckResponse["data"]> {
  return (await engine.citations.check({ text })).data;
}

const FULL = "Marlow v. Ferry Company, 701 U.S. 10 (1951). ";

describe("a report of a check", () => {
  it("is whole, and says so, for a brief", async () => {
    const report = await check(FULL + "Id. at 12. ".repeat(200));
    expect([report.truncated, report.citations.length, report.summary.citations]).toEqual([false, 201, 201]);
  });

  it.each([
    ["short forms", FULL + "Id. ".repeat(60_000)],
    ["citations that cannot exist", Array.from({ length: 9000 }, (_, i) => `A v. B, 999 U.S. ${i} (1954).`).join(" ")],
    ["quotations", `"the ferry company may collect a toll of three hundred words" ${FULL}`.repeat(4000)],
    ["long names", Array.from({ length: 1500 }, (_, i) => `${"É".repeat(150)} v. B, 998 U.S. ${i} (1954).`).join(" ")],
  ])("is limited for a text of %s, and its summary counts all", async (_, text) => {
    const report = await check(text);
    const { citations, findings, authorities, quotations, summary } = report;
    const bytes = new TextEncoder().encode(JSON.stringify(report)).length;
    expect(bytes).toBeLessThanOrEqual(5_000_000);
    expect(citations.length).toBeLessThanOrEqual(5000);
    expect(findings.length).toBeLessThanOrEqual(1000);
    const isCut =
      citations.length < summary.citations || findings.length < summary.errors + summary.warnings + summary.notes;
    expect(report.truncated).toBe(isCut || quotations.length < summary.quotations);
    expect(report.truncated).toBe(true);
    for (const { authority } of citations) expect(authority ?? 0).toBeLessThan(Math.max(1, authorities.length));
    for (const { mentions } of authorities) expect(mentions.every((at) => at < citations.length)).toBe(true);
    for (const { citation } of quotations) expect(citation).toBeLessThan(citations.length);
    for (const { citation, quotation } of findings) {
      expect(citation ?? 0).toBeLessThan(citations.length);
      expect(quotation ?? -1).toBeLessThan(quotations.length);
    }
    expect(findings.map(({ span }) => span.start)).toEqual(
      findings.map(({ span }) => span.start).toSorted((a, b) => a - b),
    );
  });

  it("lists errors before notes if it cannot list all", async () => {
    const notes = Array.from({ length: 1200 }, (_, i) => `A v. B, 998 F.3d ${i + 1} (2d Cir. 2021).`).join(" ");
    const { findings, summary } = await check(`${notes} C v. D, 9999 U.S. 1 (1954).`);
    expect([findings.length, summary.errors > 0]).toEqual([1000, true]);
    expect(findings.filter(({ level }) => level === "error")).toHaveLength(summary.errors);
  });
});
