import { expect, it } from "vitest";
import type { Authority } from "../../src/ask/authorities/authority.ts";
import { findCompared } from "../../src/ask/compose/compared-authorities.ts";
import type { Interpretation } from "../../src/ask/interpret/interpret-question.ts";
import { createSourceSentence } from "../../src/text/sentences/source-sentences.ts";

const section = (number: string, passages: readonly object[]) =>
  ({
    source: { kind: "section", section: { number } },
    brief: null,
    passages,
    relevance: { naming: 0 },
  }) as unknown as Authority;
const sayingOf = (text: string) => ({ headings: new Set(), topics: [], sentences: [createSourceSentence(text, 0)] });
const side = (...stems: string[]) => stems.map((stem) => ({ stem, weight: 1, synonyms: [], alternatives: [] }));

it("finds the authority of each side, past a provision of which only the subject was found", () => {
  const [linked, theft, fraud] = [
    section("1", []),
    section("2", [sayingOf("Theft is the taking of a thing.")]),
    section("3", [sayingOf("Fraud is a lie for gain.")]),
  ];
  const question = { isComparison: true, sides: [side("theft"), side("fraud")] } as unknown as Interpretation;
  expect(findCompared(question, [linked, theft, fraud])).toEqual([theft, fraud]);
});
