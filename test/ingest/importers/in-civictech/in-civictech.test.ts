import { describe, expect, it } from "vitest";
import { inCivictech } from "../../../../src/ingest/importers/in-civictech/in-civictech.ts";
import { hasUnreadableText } from "../../../../src/ingest/records/unreadable-text.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind } from "../../../support/ingest/memory-source.ts";

const read = async (files: Readonly<Record<string, string | Uint8Array>>) =>
  collectItems(inCivictech.records(createMemorySource(files)));

describe("an Act in JSON", () => {
  it("is known by its file's name; its sections have chapters", async () => {
    const sections = [
      { chapter: 1, chapter_title: "lamps", Section: 1, section_title: "Title", section_desc: "Of lamps.\n\n(a) lit" },
      { chapter: 2, chapter_title: "oil", Section: "2A", section_title: "Oil", section_desc: "Of 1[oil] 2* * *." },
    ];
    const [act] = filterKind(await read({ "ipc.json": JSON.stringify(sections) }), "act");
    expect(act?.act).toMatchObject({
      id: "indian-penal-code-1860",
      actNumber: "45 of 1860",
      category: "repealed",
      status: "repealed",
    });
    expect(act?.sections).toEqual([
      { number: "1", heading: "Title", chapter: "Chapter 1: Lamps", text: "Of lamps.\n\n(a) lit" },
      { number: "2A", heading: "Oil", chapter: "Chapter 2: Oil", text: "Of oil * * *." },
    ]);
  });

  it("reads sections from a table with all columns in one", async () => {
    const column = "chapter,section,section_title,section_desc";
    const rows = ['1,1,Short title,"Of lamps.', "", "(a) lit", '1,2,"Lamps, oil",Of oil.'];
    const [act] = filterKind(await read({ "hma.json": JSON.stringify(rows.map((row) => ({ [column]: row }))) }), "act");
    expect(act?.sections.map(({ number, heading, text }) => [number, heading, text])).toEqual([
      ["1", "Short title", "Of lamps.\n\n(a) lit"],
      ["2", "Lamps, oil", "Of oil."],
    ]);
  });

  it.each<[string, string, string | Uint8Array, string]>([
    ["no list", "ipc.json", "{}", "it is not a JSON list of sections"],
    ["no JSON", "ipc.json", "[".repeat(2_000_000), "it is not a JSON list of sections"],
    ["an unknown name", "lamps.json", "[]", "its name is not that of a known Act"],
    ["a section without a number", "ipc.json", '[{"section_desc":"x"}]', "it has no number, or no text"],
  ])("refuses %s", async (_, path, content, reason) => {
    expect(filterKind(await read({ [path]: content }), "refused").map((record) => record.reason)).toEqual([reason]);
  });

  it("reads bytes that are not UTF-8 as U+FFFD, and stays fast on long lines", async () => {
    const text = JSON.stringify([{ section: 1, title: "T", description: "1[".repeat(1_000_000) }]);
    const bytes = new TextEncoder().encode(text);
    bytes[bytes.length - 10] = 0xff;
    const records = await read({ "ipc.json": bytes });
    expect(records.filter(hasUnreadableText).map(({ kind }) => kind)).toEqual(["act"]);
  });
});
