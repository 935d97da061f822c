import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { openMeasuredCorpus } from "../../test/support/corpora/measured-corpus.ts";
import { ROOT } from "../../test/support/paths.ts";
import { reportFigure } from "../../test/support/report-figure.ts";

it("finds citations and reads their treatment at the pace of a build", async () => {
  const { path, name } = await openMeasuredCorpus();
  const args = ["--import", "./bench/shipped.js", "bench/edges.ts", path];
  const output = execFileSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
  const { megabytes, edges, milliseconds } = JSON.parse(output) as Record<string, number>;
  const pace = (1000 * megabytes!) / milliseconds!;
  reportFigure(`opinion text of ${name} read for edges, MB`, megabytes!.toFixed(1), "");
  reportFigure("edges found in it", edges!, "");
  reportFigure("edges and treatment, MB of opinion text per second", pace.toFixed(1), ">= 5");
  expect(edges).toBeGreaterThan(1000);
  expect(pace).toBeGreaterThanOrEqual(5);
});
