import { describe, expect, it } from "vitest";
import { detectRoles } from "../../../src/ingest/roles/detect-roles.ts";

const BEFORE = "The quay was lit at dusk by the lamps of the town.";
const AFTER = "The tide was low on that night in March.";

/** Returns the role of a sentence between two others that have none. */
function detectRole(sentence: string, kind: "lead" | "dissent" = "lead"): string | null {
  const text = `${BEFORE} ${sentence} ${AFTER}`;
  const marks = detectRoles({ kind, text, footnotes: [] });
  expect(marks.every(({ start, end }) => text.slice(start, end) === sentence)).toBe(true);
  return marks[0]?.role ?? null;
}

describe("detectRoles", () => {
  it.each([
    ["We therefore hold that a quay may be lit by anyone who moors there.", "holding"],
    ["The rule is that a quay may be lit only by the town that owns it.", "rule"],
    ["The judgment of the Harbour Court is accordingly reversed with costs.", "disposition"],
    ["The petitioner contends that the rule is otherwise where ships land.", "argument"],
    ["Finally, the Government insists that the Constitution permits the lighting of any quay.", "argument"],
    ["The State urges, as it did below, that the Act does not forbid lamps on a quay.", "argument"],
    ["First, they contend that the lamps are necessary only if ships land.", "argument"],
    ["The State maintains the lamps of the quay at the cost of the town.", null],
    ["The Government owns the quay, the lamps and the oil of the town.", null],
  ])("marks a sentence by its words: %s", (sentence, role) => {
    expect(detectRole(sentence)).toBe(role);
  });

  it("marks nothing in a dissent, which has no holding", () => {
    expect(detectRole("We therefore hold that a quay may be lit by anyone who moors there.", "dissent")).toBeNull();
  });
});
