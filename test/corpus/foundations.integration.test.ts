import { expect, it } from "vitest";
import { type CaseSource, readCases } from "../../corpus/case-sources.ts";
import { type Engine, openEngine } from "../../src/engine/open-engine.ts";
import { buildStarterBytes } from "../support/corpora/starter-bytes.ts";

/** Lists the words of a case from which the engine concludes that it rests on a decision that fell. */
async function listFoundationSnippets(engine: Engine, source: CaseSource): Promise<string[]> {
  const { data } = await engine.citations.resolve({ citation: source.citations[0]!.citation });
  const { data: status } = await engine.citations.explain({ caseId: String(data.clusterId) });
  const { reasons } = status as { reasons: readonly { treatment: string; snippet: string }[] };
  return reasons.filter(({ treatment }) => treatment === "foundation_overruled").map(({ snippet }) => snippet);
}

it("finds from the words of the digests exactly the foundations that were confirmed by hand", async () => {
  const engine = await openEngine(await buildStarterBytes());
  const found: string[] = [];
  const confirmed: string[] = [];
  for (const source of await readCases()) {
    const snippets = await listFoundationSnippets(engine, source);
    for (const { citation, restsOn } of source.treats) {
      if (restsOn) confirmed.push(`${source.name} rests on ${citation}`);
      if (snippets.some((snippet) => snippet.includes(citation))) found.push(`${source.name} rests on ${citation}`);
    }
  }
  await engine.close();
  expect(found).toEqual(confirmed);
  expect(confirmed.length).toBeGreaterThanOrEqual(16);
}, 120_000);
