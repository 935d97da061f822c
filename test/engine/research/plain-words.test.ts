import { afterAll, describe, expect, it } from "vitest";
import type { Plan } from "../../../src/query/plan/plan.ts";
import { openSmallEngine } from "../../support/corpora/small-engine.ts";

const { engine } = await openSmallEngine();
afterAll(() => engine.close());

const search = async (query: string) => (await engine.research.search({ query })).meta;

describe("a search in plain words", () => {
  it("says that any significant word suffices when few cases have more", async () => {
    const meta = await search("every passenger who pays the ordinary toll at the lighthouse");
    expect(meta).toMatchObject({ relaxed: true });
    expect(meta.total).toBeGreaterThan(1);
  });

  it.each(["lighthouse", "ferry AND lighthouse", "zyzzyva"])("is not relaxed for %s", async (query) => {
    expect(await search(query)).not.toHaveProperty("relaxed");
  });

  it("finds a case by a misspelt name, and returns its spelling", async () => {
    const { data, meta } = await engine.research.search({ query: "okafer vs lighthouse trusst" });
    expect(data.results[0]!.title).toBe("Okafor v. Lighthouse Trust");
    expect(meta.didYouMean).toBe("Okafor v. Lighthouse Trust");
  });

  it("finds joined words apart, and explains why", async () => {
    const { data } = await engine.research.explain({ query: "passengertoll" });
    const { related } = data.plan as Extract<Plan, { kind: "natural" }>;
    expect(related).toMatchObject([
      { term: { text: "passeng" }, reason: "spelling", from: "passengertoll" },
      { term: { text: "toll" }, reason: "spelling", from: "passengertoll" },
    ]);
    expect(data.terms.map(({ term }) => term)).toHaveLength(3);
    expect(data.results.length).toBeGreaterThan(0);
  });

  it("explains by which words a case is meant", async () => {
    const { data } = await engine.research.explain({ query: "okafor v lighthose trust" });
    const { leads } = data.plan as Extract<Plan, { kind: "natural" }>;
    expect(leads).toMatchObject([
      { name: "Okafor v. Lighthouse Trust", reason: "spelling", from: "okafor v lighthose trust" },
    ]);
    expect(data.results[0]!.parts.lead).toBeGreaterThan(0.8);
  });

  it("uses no other spelling in a Boolean query", async () => {
    expect((await search("okafor AND lighthose")).total).toBe(0);
  });
});
