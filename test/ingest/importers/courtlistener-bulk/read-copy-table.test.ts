import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EngineError } from "../../../../src/errors.ts";
import { readCopyTable } from "../../../../src/ingest/importers/courtlistener-bulk/read-copy-table.ts";
import { assertProperty } from "../../../support/assert-property.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource } from "../../../support/ingest/memory-source.ts";

async function rowsOf(csv: string | Uint8Array): Promise<unknown[]> {
  const [entry] = await collectItems(createMemorySource({ "t.csv": csv }).entries());
  const rows = await collectItems(readCopyTable(entry!, ["id", "text"]));
  return rows.map((row) => ("broken" in row ? `broken at line ${row.line}` : [row.values.id, row.values.text]));
}

describe("readTable", () => {
  it.each<[string, string, unknown[]]>([
    [
      "quoted values",
      'id,text\n"1","one"\n"2","two, too"\n',
      [
        ["1", "one"],
        ["2", "two, too"],
      ],
    ],
    ["escaped quotes and backslashes", 'id,text\n"1","\\"so\\" \\\\ it\\\\n"\n', [["1", '"so" \\ it\\n']]],
    [
      "line breaks in values",
      'id,text\n"1","one\n\ntwo\r\nthree"\n"2","x"\n',
      [
        ["1", "one\n\ntwo\r\nthree"],
        ["2", "x"],
      ],
    ],
    [
      "NULL and the empty string",
      'id,text\n"1",\n"2",""\n',
      [
        ["1", ""],
        ["2", ""],
      ],
    ],
    ["columns in another order, and more of them", 'more,text,id\n"x","one","1"\n', [["1", "one"]]],
    ["a byte order mark", '\uFEFFid,text\n"1","one"\n', [["1", "one"]]],
    ["Windows line ends", 'id,text\r\n"1","one"\r\n', [["1", "one"]]],
    ["no line end at the end", 'id,text\n"1","one"', [["1", "one"]]],
    ["no rows", "id,text\n", []],
    ["a row too short", 'id,text\n"1"\n"2","two"\n', ["broken at line 2", ["2", "two"]]],
    ["a row too long", 'id,text\n"1","one","more"\n"2","two"\n', ["broken at line 2", ["2", "two"]]],
    ["a quote inside a value", 'id,text\n"1","say "so" now"\n"2","two"\n', ["broken at line 2", ["2", "two"]]],
    ["a file cut off in a value", 'id,text\n"1","one"\n"2","tw', [["1", "one"], "broken at line 3"]],
  ])("reads a table with %s", async (_, csv, rows) => {
    const read = await rowsOf(csv);
    expect(read.toSorted(brokenFirst)).toEqual(rows.toSorted(brokenFirst));
  });

  it("reads any values that COPY writes, however the file comes in pieces", async () => {
    const values = fc.array(fc.string({ unit: fc.constantFrom('"', "\\", ",", "\n", "\r", "é", "x") }), {
      minLength: 2,
      maxLength: 2,
    });
    await assertProperty(
      fc.asyncProperty(fc.array(values, { minLength: 1 }), fc.integer({ min: 1, max: 9 }), async (rows, size) => {
        const written = rows.map((row) => row.map((value) => `"${value.replace(/["\\]/g, "\\$&")}"`).join(","));
        const bytes = new TextEncoder().encode(`id,text\n${written.join("\n")}\n`);
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
          bytes.slice(i * size, (i + 1) * size),
        );
        const entry = {
          path: "t.csv",
          open: () => new Blob(pieces).stream(),
          async *bytes() {
            yield* pieces;
          },
        };
        const read = await collectItems(readCopyTable(entry, ["text", "id"]));
        expect(read.map((row) => ("broken" in row ? row : [row.values.id, row.values.text]))).toEqual(rows);
      }),
    );
  });

  it.each([
    ["values missing", '"1"', "it has 1 values, not 2"],
    ["a quote that is not escaped", '"1","say "so""', "a value contains a quote that is not escaped"],
    ["a quote in a value without quotes", '"1",5" pipe', "a value without quotes around it contains a quote"],
    ["the end of the file in a value", '"1","on', "the file is cut off within a value"],
  ])("reports %s", async (_, row, broken) => {
    const [entry] = await collectItems(createMemorySource({ "t.csv": `id,text\n"0","zero"\n${row}` }).entries());
    expect((await collectItems(readCopyTable(entry!, ["id", "text"]))).at(-1)).toEqual({ line: 3, broken });
  });

  it("reads broken UTF-8 as replacement characters", async () => {
    const csv = new TextEncoder().encode('id,text\n"1","a?b"\n');
    csv[csv.indexOf(63)] = 0xff;
    expect(await rowsOf(csv)).toEqual([["1", "a\uFFFDb"]]);
  });

  it("reads a row that is spread over many chunks", async () => {
    const text = "é — ".repeat(200_000);
    expect(await rowsOf(`id,text\n"1","${text}"\n"2","x"\n`)).toEqual([
      ["1", text],
      ["2", "x"],
    ]);
  });

  it.each([
    ["a missing column", 'id,words\n"1","one"\n', /t\.csv: the table has no column "text"/],
    ["an empty file", "", /t\.csv: the table has no header row/],
  ])("refuses %s", async (_, csv, message) => {
    const error = await rowsOf(csv).then(
      () => null,
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({ code: "validation_failed", message: expect.stringMatching(message) });
  });

  it("fails on a quote that never ends before memory is exhausted", async () => {
    const block = new Uint8Array(1024 * 1024).fill(97);
    let sent = 0;
    const endless = {
      path: "t.csv",
      open: () =>
        new ReadableStream<Uint8Array>({
          pull: (controller) => controller.enqueue(sent++ === 0 ? new TextEncoder().encode('id,text\n"1","') : block),
        }),
    };
    await expect(collectItems(readCopyTable(endless, ["id", "text"]))).rejects.toThrow(
      /a quote is opened and never closed/,
    );
    expect(sent).toBeLessThan(100);
  });
});

function brokenFirst(a: unknown, b: unknown): number {
  return Number(typeof b === "string") - Number(typeof a === "string");
}
