import { afterAll, beforeAll, expect, it } from "vitest";
import { type Engine, openEngine } from "../../../src/engine/open-engine.ts";
import { buildStarterBytes } from "../../support/corpora/starter-bytes.ts";
import { WELL_KNOWN_STATUSES, type WellKnownStatus } from "./well-known-statuses.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine(await buildStarterBytes());
}, 60_000);
afterAll(() => engine.close());

async function readStatus({ citation, asOf }: WellKnownStatus) {
  const { data } = await engine.citations.resolve({ citation });
  const caseId = String(data.clusterId);
  return { name: data.caseName, status: (await engine.citations.explain({ caseId, ...(asOf && { asOf }) })).data };
}

function isAccepted({ accept, mention }: WellKnownStatus, data: Awaited<ReturnType<typeof readStatus>>["status"]) {
  const { caseName: _, ...said } = data;
  if (mention !== null && !mention.test(JSON.stringify(said))) return false;
  return accept.some((label) => {
    const [name, extent] = label.split(":");
    return name === data.status && (extent === undefined || (extent === "partial") === data.freshnessDetail.partial);
  });
}

it("states of at least 92% of the well-known cases what the sources say", async () => {
  const missed: string[] = [];
  for (const row of WELL_KNOWN_STATUSES) {
    const { name, status } = await readStatus(row);
    expect(name).toBe(row.name);
    if (!isAccepted(row, status)) missed.push(`${row.name}${row.asOf ? ` on ${row.asOf}` : ""}: ${status.sentence}`);
  }
  const share = 1 - missed.length / WELL_KNOWN_STATUSES.length;
  console.log(
    `well-known statuses: ${(share * 100).toFixed(1)}% of ${WELL_KNOWN_STATUSES.length}\n${missed.join("\n")}`,
  );
  expect(WELL_KNOWN_STATUSES.length).toBeGreaterThanOrEqual(120);
  expect(share).toBeGreaterThanOrEqual(0.92);
});

it("is definitive about no case without a citing decision", async () => {
  for (const row of WELL_KNOWN_STATUSES) {
    const { status } = await readStatus(row);
    const { citing, definitive, basis, sentence } = status.freshnessDetail;
    if (citing.total > 0) continue;
    expect(definitive).toBe(false);
    if (basis === "none") expect(sentence).toBe("No citing decision is in this corpus.");
  }
});
