import { expect, it } from "vitest";
import type { OpinionText } from "../../src/law/case.ts";
import { createCorpusDatabase } from "../../src/store/corpus.ts";
import { memoryFile } from "../../src/store/corpus-file.ts";
import { opinionReader, opinionWriter } from "../../src/store/opinions.ts";
import { BLOCK_CHARACTERS, textBlocks } from "../../src/store/text-codec.ts";

const SCALES = "⚖".repeat(3);
const PAIR = "𝕃";

const texts = [
  "",
  "Affirmed.",
  "The judgment is affirmed. ".repeat(4000),
  // A surrogate pair across every block boundary.
  `x${PAIR.repeat(3 * BLOCK_CHARACTERS)}`,
  `${SCALES} ${"held ".repeat(9000)}`,
];

function opinion(text: string): OpinionText {
  return { kind: "lead", author: "Doe, J.", text, pages: [{ offset: 0, page: "12" }], footnotes: [] };
}

it("gives every opinion back, whole and in parts", async () => {
  const database = await createCorpusDatabase(memoryFile());
  const writer = opinionWriter(database);
  texts.forEach((text, i) => void writer.add(i + 1, opinion(text)));
  writer.finish();
  const reader = opinionReader(database);
  for (const [i, text] of texts.entries()) {
    const [stored] = reader.ofCase(i + 1);
    expect(stored).toMatchObject({ kind: "lead", author: "Doe, J.", length: text.length });
    expect(reader.marks(stored!)).toEqual({ pages: [{ offset: 0, page: "12" }], footnotes: [] });
    expect(reader.text(stored!)).toBe(text);
    for (const start of [
      0,
      1,
      BLOCK_CHARACTERS - 2,
      BLOCK_CHARACTERS - 1,
      BLOCK_CHARACTERS,
      2 * BLOCK_CHARACTERS + 3,
    ]) {
      for (const length of [1, 300, BLOCK_CHARACTERS + 1]) {
        expect(reader.slice(stored!, start, start + length)).toBe(text.slice(start, start + length));
      }
    }
  }
  database.close();
});

it.each(texts)("never divides a surrogate pair", (text) => {
  const blocks = [...textBlocks(text)];
  expect(blocks.map((block) => block.text).join("")).toBe(text);
  for (const block of blocks) {
    expect(block.text).not.toMatch(/[\uD800-\uDBFF]$/);
    expect(text.slice(block.start, block.start + block.text.length)).toBe(block.text);
  }
});
