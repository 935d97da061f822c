import { describe, expect, it } from "vitest";
import { readMarkdown } from "../../../src/ingest/readers/read-markdown.ts";
import { collectItems } from "../../support/collect-items.ts";
import { readCpuTime } from "../../support/cpu-time.ts";
import { createMemorySource } from "../../support/ingest/memory-source.ts";

async function read(text: string | Uint8Array) {
  for await (const entry of createMemorySource({ "a.md": text }).entries()) return collectItems(readMarkdown(entry));
  return [];
}

describe("readMarkdown", () => {
  it("reads front matter as plain values", async () => {
    const [front] = await read(
      [
        "---",
        "title: 'Rule 1. Kites: a',",
        "quoted: \"Kites, 'and' more\"",
        "long: one",
        "  two",
        "refs:",
        "  - https://a.example/",
        "  - https://b.example/",
        "inline: ['a', \"b\"]",
        "__proto__: x",
        "---",
        "Text.",
      ].join("\n"),
    );
    expect(front).toEqual({
      kind: "front-matter",
      values: expect.objectContaining({
        title: "'Rule 1. Kites: a',",
        quoted: "Kites, 'and' more",
        long: "one two",
        refs: "https://a.example/\nhttps://b.example/",
        inline: "a\nb",
      }),
    });
  });

  it("reads headings and paragraphs, a line each, without marks", async () => {
    const lines = await read("# One\r\n\n**Bold.**\n\n* a **b** *c*\n  - (A) d\\*\n1\\. e\n###### Six\n####### seven");
    expect(lines.slice(1)).toEqual([
      { kind: "heading", depth: 1, text: "One" },
      { kind: "paragraph", text: "Bold.", bold: true },
      { kind: "paragraph", text: "a b c", bold: false },
      { kind: "paragraph", text: "(A) d*", bold: false },
      { kind: "paragraph", text: "1. e", bold: false },
      { kind: "heading", depth: 6, text: "Six" },
      { kind: "paragraph", text: "####### seven", bold: false },
    ]);
  });

  it.each([
    ["stars", "*".repeat(1_000_000)],
    ["openings of emphasis", "*a ".repeat(300_000)],
    ["brackets", "[".repeat(1_000_000)],
    ["marks of headings", "#".repeat(1_000_000)],
    ["a front matter without an end", `---\n${"key: value\n".repeat(100_000)}`],
  ])("stays fast on a megabyte of %s", { timeout: 5000 }, async (_, text) => {
    const start = readCpuTime();
    await read(text);
    expect(readCpuTime() - start).toBeLessThan(3000);
  });
});
