import { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { createProgressReporter } from "../../../../src/node/cli/output/progress-reporter.ts";

/** What a reporter writes to a terminal of a width. */
function reportTo(columns: number | undefined): string {
  let written = "";
  const stderr = Object.assign(
    new Writable({
      write(chunk, _, done) {
        written += String(chunk);
        done();
      },
    }),
    { isTTY: true, columns },
  );
  const progress = createProgressReporter({ stdout: stderr, stderr });
  progress.report({ stage: "import", done: 50, total: 100, unit: "bytes" });
  progress.stop();
  progress.stop();
  return written;
}

describe("a line of progress", () => {
  it.each([undefined, 200, 120, 82, 80, 60, 50, 40, 20, 5, 1])("does not fill a terminal of %s columns", (columns) => {
    const written = reportTo(columns);
    expect(written).toMatch(/^\r[^\r\n]+\n$/);
    expect(written.trim().length).toBeLessThanOrEqual(Math.max(1, (columns ?? 80) - 1));
    expect(written.length - 2).toBeLessThanOrEqual(Math.max(1, (columns ?? 80) - 1));
  });

  it("has a bar where there is room for one", () => {
    expect(reportTo(200)).toBe(`\rreading the input  ${"█".repeat(20)}${"░".repeat(20)}  50%${" ".repeat(18)}\n`);
    expect(reportTo(60)).toContain("█████████░");
    expect(reportTo(40)).toBe("\rreading the input   50%\n");
  });
});
