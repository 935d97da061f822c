import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf } from "../../src/contract/answer-of.ts";
import type { AskEvent, AskInput } from "../../src/contract/schemas/ask.ts";
import { AskEventSchema, AskResponseSchema } from "../../src/contract/schemas/ask.ts";
import { type Engine, openEngine } from "../../src/engine/open-engine.ts";
import { collectItems } from "../support/collect-items.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine((await buildSmallCorpus()).bytes, { newId: () => "stream-1" });
});
afterAll(() => engine.close());

const all = (request: AskInput): Promise<AskEvent[]> => collectItems(engine.ask(request));

describe("the events of an answer", () => {
  it("are in the order of the contract and satisfy its schemas", async () => {
    const events = await all({ question: "What did the Court hold on the taxation of bread?" });
    for (const event of events) expect(() => v.parse(AskEventSchema, event)).not.toThrow();
    expect(events.map(({ type }) => type).join(" ")).toMatch(
      /^stream_init( thinking)+ sources thinking_complete( chunk)+ done$/,
    );
    expect(events[0]).toEqual({ type: "stream_init", streamId: "stream-1" });
  });

  it("combine to the answer of the endpoint without a stream", async () => {
    const request = { question: "What is robbery?" };
    const response = await answerOf(engine.ask(request));
    expect(() => v.parse(AskResponseSchema, response)).not.toThrow();
    const events = await all(request);
    expect(response.data.answer).toBe(events.map((event) => (event.type === "chunk" ? event.content : "")).join(""));
  });

  it("cite their sources in the requested style, and refuse an unknown style", async () => {
    const cited = async (request: AskInput) =>
      (await all(request)).flatMap((event) =>
        event.type === "sources" ? event.sources.map(({ citation, sourceType }) => ({ citation, sourceType })) : [],
      );
    const question = "May the tolls of a ferry be regulated?";
    const styled = await cited({ question, citationStyle: "oscola" });
    expect(styled).toContainEqual({ citation: "Marlow v Ferry Company 701 US 10 (1951)", sourceType: "us_case" });
    expect(styled).toHaveLength((await cited({ question })).length);
    await expect(all({ question, citationStyle: "crayon" })).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("are the same for the same question", async () => {
    const request: AskInput = { question: "When may a decision be overruled?", mode: "deep" };
    const strip = (events: AskEvent[]) => events.map((event) => (event.type === "done" ? event.sources : event));
    expect(strip(await all(request))).toEqual(strip(await all(request)));
  });
});
