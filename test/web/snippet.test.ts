import fc from "fast-check";
import { expect, it } from "vitest";
import { unescapeHtml } from "../../src/web/parts/snippet.tsx";

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[sign]!);

it("reads back every text that was escaped, once", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("&", "<", ">", '"', "'", "a", "amp;", "lt;", "#39;") }), (text) => {
      expect(unescapeHtml(escaped(text))).toBe(text);
    }),
  );
});
