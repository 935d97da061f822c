import { describe, expect, it } from "vitest";
import type { ServedEngine } from "../../../src/contract/engine.ts";
import { captureError } from "../../support/capture-error.ts";
import type { EngineOfTest } from "../engine-of-test.ts";

/** Describes the verbs of this area. */
export function describeValidation(engine: EngineOfTest): void {
  describe("invalid requests", () => {
    it.each<[string, (engine: ServedEngine) => Promise<unknown>, string]>([
      ["an empty citation", (e) => e.citations.resolve({ citation: "" }), "citation"],
      ["a limit out of bounds", (e) => e.citations.search({ query: "q", limit: 51 }), "limit"],
      ["neither citation nor clusterId", (e) => e.citations.network({}), "citation"],
      ["an unknown country", (e) => e.citations.network({ clusterId: 1002, countryCode: "ZZ" }), "countryCode"],
      ["a contradiction", (e) => e.research.search({ query: "q", limit: 1, pageSize: 2 }), "limit"],
      ["a statute query of one character", (e) => e.statutes.search({ query: "q" }), "query"],
      ["an Act's page size out of bounds", (e) => e.acts.list({ pageSize: 101 }), "pageSize"],
      ["a malformed Act id", (e) => e.acts.text({ actId: "a b" }), "act"],
      ["a malformed case id", (e) => e.citations.case({ caseId: "01" }), "case"],
    ])("refuses %s", async (_, call, field) => {
      const error = await captureError(call(engine()));
      expect(error.code).toBe("validation_failed");
      expect(String(error.details.issues?.[0]?.loc[1])).toContain(field);
    });

    it.each<[string, (engine: ServedEngine, filters: { corpus: string }) => Promise<unknown>]>([
      ["a search", (e, filters) => e.research.search({ query: "ferry", filters })],
      ["an explanation", (e, filters) => e.research.explain({ query: "ferry", filters })],
      ["an export", (e, filters) => e.research.export({ query: "ferry", filters, format: "csv" })],
      ["a batch", (e, filters) => e.research.batch({ searches: [{ query: "ferry", filters }] })],
      ["similar cases", (e, filters) => e.research.similar({ text: "May a ferry company collect a toll?", filters })],
      ["a saved query", (e, filters) => e.research.newSince({ saved: { name: "ferries", query: "ferry", filters } })],
    ])("refuses %s of a corpus that is not open, names the open ones and costs nothing", async (_, call) => {
      const { credits } = engine();
      const { balance } = (await credits.balance()).data;
      await expect(call(engine(), { corpus: "smal" })).rejects.toMatchObject({
        code: "validation_failed",
        message: expect.stringContaining('"smal". It must be one of "small"'),
        details: { issues: [{ loc: ["body", "filters", "corpus"] }] },
      });
      expect((await credits.balance()).data.balance).toBe(balance);
      await call(engine(), { corpus: "small" });
    });
  });
}
