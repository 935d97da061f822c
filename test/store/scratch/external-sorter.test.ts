import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createExternalSorter } from "../../../src/store/scratch/external-sorter.ts";
import { decodeFields, encodeFields } from "../../../src/store/scratch/fields.ts";
import { createMemoryScratch } from "../../../src/store/scratch/scratch.ts";
import { createSpool, type RecordCursor } from "../../../src/store/scratch/spool.ts";
import { assertProperty } from "../../support/assert-property.ts";

function readAll(cursor: RecordCursor): [number, string][] {
  const records: [number, string][] = [];
  while (cursor.next()) records.push([cursor.key, decodeFields(cursor.bytes).join("|")]);
  return records;
}

const records = fc.array(fc.tuple(fc.integer({ min: -3, max: 2 ** 52 }), fc.string({ maxLength: 40 })), {
  maxLength: 60,
});

describe("createExternalSorter", () => {
  it("sorts records by key and keeps the order of equal keys", () => {
    assertProperty(
      fc.property(records, (added) => {
        const sorter = createExternalSorter(createMemoryScratch());
        for (const [key, text] of added) sorter.add(key, encodeFields([text]));
        expect(readAll(sorter.sort())).toEqual(added.toSorted(([a], [b]) => a - b));
      }),
    );
  });

  it("sorts more records than its memory holds", () => {
    const sorter = createExternalSorter(createMemoryScratch(1));
    const added = Array.from({ length: 20_000 }, (_, at): [number, string] => [(at * 7919) % 1000, `record ${at}`]);
    for (const [key, text] of added) sorter.add(key, encodeFields([text]));
    expect(readAll(sorter.sort())).toEqual(added.toSorted(([a], [b]) => a - b));
    sorter.close();
  });

  it("returns nothing of nothing", () => {
    expect(readAll(createExternalSorter(createMemoryScratch()).sort())).toEqual([]);
  });
});

describe("createSpool", () => {
  it("returns records in the order in which they were added, long ones too", () => {
    const spool = createSpool(createMemoryScratch());
    const texts = ["", "é", "x".repeat(600_000), "y"];
    texts.forEach((text, at) => {
      spool.add(at, encodeFields([text, "end"]));
    });
    expect(readAll(spool.read())).toEqual(texts.map((text, at) => [at, `${text}|end`]));
  });
});
