import { expect, it } from "vitest";
import type { OpinionText } from "../../../src/law/case.ts";
import { createOpinionReader, createOpinionWriter } from "../../../src/store/cases/opinions.ts";
import { MAX_BLOCK_CHARS, splitIntoBlocks } from "../../../src/store/cases/text-blocks.ts";
import { createCorpusDatabase } from "../../../src/store/corpus.ts";
import { createMemoryFile } from "../../../src/store/file/corpus-file.ts";

const SCALES = "⚖".repeat(3);
const PAIR = "𝕃";

const texts = [
  "",
  "Affirmed.",
  "The judgment is affirmed. ".repeat(4000),
  // A surrogate pair across every block boundary.
  `x${PAIR.repeat(3 * MAX_BLOCK_CHARS)}`,
  `${SCALES} ${"held ".repeat(9000)}`,
];

function opinion(text: string): OpinionText {
  return { kind: "lead", author: "Doe, J.", text, pages: [{ offset: 0, page: "12" }], footnotes: [] };
}

it("returns every opinion that was stored, whole and in parts", async () => {
  const database = await createCorpusDatabase(createMemoryFile());
  const writer = createOpinionWriter(database);
  texts.forEach((text, i) => void writer.add(i + 1, opinion(text)));
  writer.finish();
  const reader = createOpinionReader(database);
  for (const [i, text] of texts.entries()) {
    const [stored] = reader.listByCase(i + 1);
    expect(stored).toMatchObject({ kind: "lead", author: "Doe, J.", length: text.length });
    expect(reader.readMarks(stored!)).toEqual({ pages: [{ offset: 0, page: "12" }], footnotes: [], roles: [] });
    expect(reader.readText(stored!)).toBe(text);
    for (const start of [0, 1, MAX_BLOCK_CHARS - 2, MAX_BLOCK_CHARS - 1, MAX_BLOCK_CHARS, 2 * MAX_BLOCK_CHARS + 3]) {
      for (const length of [1, 300, MAX_BLOCK_CHARS + 1]) {
        expect(reader.readSlice(stored!, start, start + length)).toBe(text.slice(start, start + length));
      }
    }
  }
  database.close();
});

it.each(texts)("splits no surrogate pair between blocks", (text) => {
  const blocks = [...splitIntoBlocks(text)];
  expect(blocks.map((block) => block.text).join("")).toBe(text);
  for (const block of blocks) {
    expect(block.text).not.toMatch(/[\uD800-\uDBFF]$/);
    expect(text.slice(block.start, block.start + block.text.length)).toBe(block.text);
  }
});
