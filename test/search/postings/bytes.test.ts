import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ByteReader, ByteWriter, readDeltas, readVarints } from "../../../src/search/postings/bytes.ts";
import { assertProperty } from "../../support/assert-property.ts";

describe("varints", () => {
  it.each([
    [0, [0]],
    [127, [127]],
    [128, [128, 1]],
    [300, [172, 2]],
    [2 ** 32 - 1, [255, 255, 255, 255, 15]],
  ])("writes the varint %i as the bytes %j", (value, bytes) => {
    const writer = new ByteWriter(1);
    writer.writeVarint(value);
    expect([...writer.view()]).toEqual(bytes);
  });

  it("reads every number that was written, up to the largest safe integer", () => {
    assertProperty(
      fc.property(fc.array(fc.maxSafeNat()), (values) => {
        const writer = new ByteWriter(1);
        for (const value of values) writer.writeVarint(value);
        const reader = new ByteReader(writer.view());
        expect(values.map(() => reader.readVarint())).toEqual(values);
        expect(reader.at).toBe(writer.length);
      }),
    );
  });

  it("decodes sequences of numbers, plain and as differences", () => {
    assertProperty(
      fc.property(fc.array(fc.nat({ max: 1 << 20 }), { minLength: 1 }), (steps) => {
        const writer = new ByteWriter(1);
        for (const step of steps) writer.writeVarint(step);
        const plain = new Uint32Array(steps.length);
        expect(readVarints(writer.view(), 0, steps.length, plain)).toBe(writer.length);
        expect([...plain]).toEqual(steps);
        const ascending = new Uint32Array(steps.length);
        expect(readDeltas(writer.view(), 0, steps.length, 5, ascending)).toBe(writer.length);
        let sum = 5;
        expect([...ascending]).toEqual(steps.map((step) => (sum += step)));
      }),
    );
  });

  it("reads 0 after the end of damaged bytes", () => {
    expect(new ByteReader(Uint8Array.of(255, 255)).readVarint()).toBe(16383);
    const out = new Uint32Array(3);
    readVarints(Uint8Array.of(1), 0, 3, out);
    expect([...out]).toEqual([1, 0, 0]);
  });
});
