import { crc32 } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { computeChecksum } from "../../../src/store/file/checksum.ts";
import { assertProperty } from "../../support/assert-property.ts";

it("computes the CRC-32 of zlib, of the whole and of two parts", () => {
  const bytes = fc.uint8Array({ maxLength: 100 });
  assertProperty(
    fc.property(bytes, bytes, (head, tail) => {
      expect(computeChecksum(head)).toBe(crc32(head));
      expect(computeChecksum(tail, computeChecksum(head))).toBe(crc32(Buffer.concat([head, tail])));
    }),
  );
});
