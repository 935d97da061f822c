import fc from "fast-check";
import { expect, it } from "vitest";
import { escapeHtml, unescapeHtml } from "../../src/text/escape.ts";
import { assertProperty } from "../support/assert-property.ts";

it("escapes everything that a browser would read as markup", () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe("&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;");
});

it("is reversed by unescapeHtml for every text", () => {
  assertProperty(
    fc.property(fc.string({ unit: fc.constantFrom("&", "<", ">", '"', "'", "a", "amp;", "lt;", "#39;") }), (text) => {
      expect(unescapeHtml(escapeHtml(text))).toBe(text);
    }),
  );
});
