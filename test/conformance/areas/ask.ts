import { describe, expect, it } from "vitest";
import { captureError } from "../../support/capture-error.ts";
import { collectItems } from "../../support/collect-items.ts";
import type { EngineOfTest } from "../engine-of-test.ts";
import { expectShape } from "../expect-shape.ts";

/** Describes the verbs of this area. */
export function describeAsk(engine: EngineOfTest): void {
  describe("ask", () => {
    const question = "What did Okafor v. Lighthouse Trust hold about ferry tolls?";

    it("answers event by event, in the contract's order", async () => {
      const events = await collectItems(engine().ask({ question }));
      const types = events.map(({ type }) => type);
      expect(types[0]).toBe("stream_init");
      expect(types.at(-1)).toBe("done");
      expect(types.filter((type, at) => type !== types[at - 1])).toEqual([
        "stream_init",
        "thinking",
        "sources",
        "thinking_complete",
        "chunk",
        "done",
      ]);
      for (const event of events) expectShape("ask.stream", event);
    });

    it("quotes a source word for word and returns the price", async () => {
      const events = await collectItems(engine().ask({ question }));
      const sources = events.flatMap((event) => (event.type === "sources" ? event.sources : []));
      expect(sources.map(({ caseName }) => caseName)).toContain("Okafor v. Lighthouse Trust");
      const answer = events.map((event) => (event.type === "chunk" ? event.content : "")).join("");
      expect(sources.some(({ excerpt }) => excerpt !== "" && answer.includes(excerpt))).toBe(true);
      const done = events.at(-1);
      expect(done).toMatchObject({ type: "done", mode: "standard", data: { meta: { creditsConsumed: 15 } } });
    });

    it("omits the sources on request", async () => {
      const events = await collectItems(engine().ask({ question, sources: false }));
      expect(events.find(({ type }) => type === "sources")).toMatchObject({ count: 0, sources: [] });
    });

    it("stops if the reader leaves before its end", async () => {
      for await (const event of engine().ask({ question })) if (event.type === "sources") break;
      expect((await engine().credits.pricing()).costs.length).toBeGreaterThan(0);
    });

    it.each([
      ["no question", { question: "" }, "question"],
      ["21 earlier messages", { question, chatHistory: Array(21).fill({ role: "user", content: "q" }) }, "chatHistory"],
    ])("refuses %s before the first event", async (_, request, field) => {
      const error = await captureError(collectItems(engine().ask(request)));
      expect(error.code).toBe("validation_failed");
      expect(error.details.issues?.[0]?.loc[1]).toBe(field);
    });
  });
}
