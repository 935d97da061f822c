import { describe, expect, it } from "vitest";
import { createFindingList } from "../../src/check/report/finding-list.ts";
import type { Finding } from "../../src/contract/schemas/citations/check.ts";

function toFinding(level: Finding["level"], start: number, message = ""): Finding {
  return { rule: `rule of ${level}`, level, message, span: { start, end: start + 1 }, citation: null, quotation: null };
}

describe("a list of findings", () => {
  it("keeps the first ones of each level in the order of the text, and counts all", () => {
    const list = createFindingList(10);
    const starts = Array.from({ length: 500 }, (_, i) => (i * 37) % 500);
    for (const start of starts) {
      list.add(toFinding("note", start));
      if (start % 100 === 0) list.add(toFinding("error", start));
    }
    expect(list.counts.all).toBe(505);
    expect(list.counts.levels).toEqual({ error: 5, warning: 0, note: 500 });
    expect(list.counts.rules.get("rule of note")).toBe(500);
    const found = list.list();
    expect(found.filter(({ level }) => level === "note").map(({ span }) => span.start)).toEqual([...Array(10).keys()]);
    expect(found.filter(({ level }) => level === "error")).toHaveLength(5);
    expect(found.map(({ span }) => span.start)).toEqual(found.map(({ span }) => span.start).toSorted((a, b) => a - b));
  });

  it("keeps findings at one place in the order in which they were added", () => {
    const list = createFindingList(4);
    for (let i = 0; i < 50; i++) list.add(toFinding("warning", 7, String(i)));
    expect(list.list().map(({ message }) => message)).toEqual(["0", "1", "2", "3"]);
  });
});
