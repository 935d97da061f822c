import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { createSha256 } from "../../../src/store/file/sha256.ts";
import { createRandom } from "../../support/seeded-random.ts";

const LENGTHS = [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 127, 128, 65_535, 65_536, 65_537, 300_001];

it.each(LENGTHS)("returns the hash of %i bytes, however they are divided", async (length) => {
  const random = createRandom(length);
  const bytes = Uint8Array.from({ length }, () => Math.floor(random() * 256));
  const hash = await createSha256();
  for (let from = 0; from < length; ) {
    const to = Math.min(length, from + 1 + Math.floor(random() * 70_000));
    hash.update(bytes.subarray(from, to));
    from = to;
  }
  expect(hash.finish()).toBe(createHash("sha256").update(bytes).digest("hex"));
});

it("keeps two hashes apart", async () => {
  const [one, other] = [await createSha256(), await createSha256()];
  one.update(Uint8Array.of(1));
  other.update(Uint8Array.of(2));
  expect(one.finish()).toBe(createHash("sha256").update(Uint8Array.of(1)).digest("hex"));
  expect(other.finish()).toBe(createHash("sha256").update(Uint8Array.of(2)).digest("hex"));
});
