import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AscendingReader, AscendingWriter } from "../../../src/search/questions/interpolative-code.ts";
import { assertProperty } from "../../support/assert-property.ts";

function writeAll(lists: readonly (readonly number[])[], limit: number): Uint8Array {
  const writer = new AscendingWriter();
  for (const list of lists) writer.write(list, limit);
  return writer.finish();
}

describe("ascending numbers", () => {
  it("are read as they were written, one list after another", () => {
    const list = fc
      .uniqueArray(fc.integer({ min: 0, max: 299 }), { maxLength: 300 })
      .map((all) => all.sort((a, b) => a - b));
    assertProperty(
      fc.property(fc.array(list, { maxLength: 8 }), fc.integer({ min: 300, max: 5000 }), (lists, limit) => {
        const bytes = writeAll(lists, limit);
        const reader = new AscendingReader(bytes, 0);
        for (const list of lists) {
          const found = new Uint32Array(list.length);
          reader.read(found, limit);
          expect([...found]).toEqual(list);
        }
        expect(reader.at).toBe(bytes.length);
      }),
    );
  });

  it("take no bits where nothing is open", () => {
    expect(writeAll([[], [0, 1, 2, 3], [0, 1, 2, 3]], 4)).toHaveLength(0);
    expect(writeAll([[1]], 2)).toHaveLength(1);
  });

  it("take few bits where they are close", () => {
    const close = Array.from({ length: 100 }, (_, at) => 5000 + at);
    expect(writeAll([close], 65_536).length).toBeLessThan(30);
  });

  it("are numbers below the limit even if the bytes are damaged", () => {
    const reader = new AscendingReader(Uint8Array.of(255, 255), 0);
    const found = new Uint32Array(20);
    reader.read(found, 50);
    expect([...found].every((one, at) => one < 50 && (at === 0 || one > found[at - 1]!))).toBe(true);
  });
});
