import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveClusterId } from "../../../src/ingest/intake/derive-cluster-id.ts";
import { assertProperty } from "../../support/assert-property.ts";

describe("deriveClusterId", () => {
  it("is 2^52 plus the first 52 bits of SHA-256 over namespace, null, source id", () => {
    assertProperty(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (namespace, sourceId) => {
        const digest = createHash("sha256").update(`${namespace}\0${sourceId}`, "utf8").digest();
        expect(deriveClusterId(namespace, sourceId)).toBe(2 ** 52 + digest.readUIntBE(0, 6) * 16 + (digest[6]! >> 4));
      }),
    );
  });

  it("returns different ids for different namespaces", () => {
    expect(deriveClusterId("a", "1")).not.toBe(deriveClusterId("b", "1"));
  });
});
