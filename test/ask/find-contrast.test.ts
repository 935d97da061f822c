import { expect, it } from "vitest";
import type { Authority } from "../../src/ask/authorities/authority.ts";
import { findContrast } from "../../src/ask/authorities/find-contrast.ts";
import type { Interpretation } from "../../src/ask/interpret/interpret-question.ts";
import { createSourceSentence } from "../../src/text/sentences/source-sentences.ts";

const LEAD = {
  source: { kind: "case", clusterId: 1, citeCount: 0, freshness: "Good Law" },
  passages: [],
  brief: {
    name: "A v. B",
    topics: ["succession"],
    sentences: [{ ...createSourceSentence("A Hindu wife inherits.", 0), role: "rule", section: null }],
  },
} as unknown as Authority;

const find = (question: string) => findContrast({ question, aspects: [] } as unknown as Interpretation, LEAD);

it("finds the subject of what is asked of which the authority does not speak", () => {
  expect(find("Does a Christian wife inherit?")).toBe("christian");
  expect(find("Her husband was a Hindu. Does a Christian wife inherit?")).toBe("christian");
});

it("finds none that only the story names beside one of which the authority speaks", () => {
  expect(find("He was a Hindu who became a Christian. Does his wife inherit?")).toBeNull();
  expect(find("He was a Christian. Does his wife inherit?")).toBe("christian");
});
