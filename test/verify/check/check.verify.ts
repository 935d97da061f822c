import { describe, expect, it } from "vitest";
import { checkText } from "../../../src/check/check-text.ts";
import { createFileCorpus } from "../../../src/corpus/file/open-file-corpus.ts";
import { openEngine } from "../../../src/engine/open-engine.ts";
import { openCorpusFile } from "../../../src/node/files/corpus-file.ts";
import { openCorpus } from "../../../src/store/corpus.ts";
import { openRealCorpus } from "../../support/corpora/real-corpus.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { readThreadTimeMs } from "../../support/timings.ts";

const real = openRealCorpus();
const CASES = 250;

describe.skipIf(real === null)("checking real opinions like briefs (maintainer data)", () => {
  it("finds their quotations in the cases they quote, and few faults that judges did not make", async () => {
    const corpus = await openCorpus(openCorpusFile(real!.path));
    const ids = corpus.database
      .prepare("SELECT cluster_id FROM cases ORDER BY (cluster_id * 7919) % 10007 LIMIT ?")
      .all(CASES);
    corpus.close();
    const engine = await openEngine(openCorpusFile(real!.path));
    const rules = new Map<string, number>();
    const statuses = new Map<string, number>();
    let [characters, seconds, found] = [0, 0, 0];
    for (const [id] of ids) {
      const { data } = await engine.citations.case({ caseId: String(id) });
      const text = data.opinions
        .filter(({ kind }) => kind !== "headnote")
        .map((opinion) => opinion.text)
        .join("\n\n")
        .slice(0, 400_000);
      if (text.length < 500) continue;
      const start = readThreadTimeMs();
      const report = await engine.citations.check({ text });
      seconds += (readThreadTimeMs() - start) / 1000;
      characters += text.length;
      found += report.data.citations.filter(({ clusterId }) => clusterId !== null).length;
      for (const { rule } of report.data.findings) rules.set(rule, (rules.get(rule) ?? 0) + 1);
      for (const { status } of report.data.quotations) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    await engine.close();
    const of = (status: string) => statuses.get(status) ?? 0;
    const compared = of("exact") + of("near") + of("not_found");
    const share = (100 * (of("exact") + of("near"))) / compared;
    reportFigure("quotations compared with their case", compared, "");
    reportFigure("of them word for word, or nearly", `${share.toFixed(1)}%`, ">= 90%");
    reportFigure("citations that lead to a case", found, "");
    for (const [rule, count] of rules) reportFigure(`finding: ${rule}`, count, "");
    reportFigure("checked, MB per second", (characters / 1e6 / seconds).toFixed(2), ">= 0.2");
    const faults = ["name_mismatch", "parallel_mismatch", "pin_outside", "cannot_exist"].reduce(
      (sum, rule) => sum + (rules.get(rule) ?? 0),
      0,
    );
    reportFigure(
      "grave faults found per thousand citations that lead to a case",
      ((1000 * faults) / found).toFixed(1),
      "<= 5",
    );
    expect(share).toBeGreaterThanOrEqual(90);
    expect((1000 * faults) / found).toBeLessThanOrEqual(5);
  });

  it("yields to other work while it checks a long brief", async () => {
    const corpus = await openCorpus(openCorpusFile(real!.path));
    const context = { corpus: createFileCorpus(corpus), appUrl: "" };
    const ids = corpus.database.prepare("SELECT cluster_id FROM cases ORDER BY (cluster_id * 7919) % 10007").all();
    let text = "";
    for (const [id] of ids)
      if (text.length < 500_000) text += `${await context.corpus.cases.readTexts([Number(id)])}\n\n`;
    const brief = { text: text.slice(0, 500_000), format: "text" } as const;
    const times: number[] = [];
    for (let round = 0; round < 3; round++) times.push(await longestSlice(checkText(context, brief, 2026)));
    const longest = Math.min(...times);
    corpus.close();
    reportFigure("longest slice of checking 500,000 characters, ms of processor time", longest.toFixed(0), "<= 50");
    expect(longest).toBeLessThanOrEqual(50);
  });
});

async function longestSlice(work: AsyncIterator<void, unknown>): Promise<number> {
  let longest = 0;
  for (let done = false; !done; ) {
    const start = readThreadTimeMs();
    done = (await work.next()).done === true;
    longest = Math.max(longest, readThreadTimeMs() - start);
  }
  return longest;
}
