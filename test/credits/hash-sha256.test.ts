import { afterEach, describe, expect, it, vi } from "vitest";
import { hashSha256 } from "../../src/credits/hash-sha256.ts";

afterEach(() => vi.unstubAllGlobals());

/** Digests of FIPS 180-4, and of UTF-8 beyond ASCII. */
const DIGESTS = [
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
] as const;

describe("the SHA-256 of a text", () => {
  it.each(DIGESTS)("of %j is that of the standard", async (text, digest) => {
    expect(await hashSha256(text)).toBe(digest);
  });

  it.each(["", "abc", "Kesavananda § 1 अधिनियम 😀", "x".repeat(1000)])(
    "is the same where the platform has no crypto.subtle: %j",
    async (text) => {
      const own = await hashSha256(text);
      vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues });
      expect(await hashSha256(text)).toBe(own);
      vi.stubGlobal("crypto", undefined);
      expect(await hashSha256(text)).toBe(own);
    },
  );
});
