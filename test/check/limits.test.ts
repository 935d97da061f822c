import { describe, expect, it } from "vitest";
import { explainImpossibleCitation } from "../../src/check/limits/explain-limits.ts";
import { compareCitationKeys } from "../../src/check/misplaced/compare-citation-keys.ts";
import { findCitations } from "../../src/citation/find/find-citations.ts";

function explain(text: string): string | null {
  const [citation] = findCitations(text);
  return explainImpossibleCitation(citation!, text.slice(citation!.span.end, citation!.fullSpan.end), {
    latestYear: 2026,
  });
}

describe("citations against time and court", () => {
  it.each([
    ["A v. B, 410 U.S. 113 (1993)", "U.S. has no decision of 1993 in volume 410, which prints decisions of 1973."],
    ["A v. B, 410 U.S. 113 (9th Cir. 1973)", "U.S. prints decisions of the Supreme Court of the United States only."],
    [
      "A v. B, 92 S. Ct. 251 (Bom. H.C. 1971)",
      "S. Ct. prints decisions of the Supreme Court of the United States only.",
    ],
    ["A v. B, AIR 1944 SC 77", "The Supreme Court of India begins in 1950: AIR has no decision of it of 1944."],
    ["A v. B, AIR 1995 Jhar 3", "The Jharkhand High Court begins in 2000: AIR has no decision of it of 1995."],
    ["A v. B, 2046 INSC 15", "The year 2046 is in the future."],
    ["A v. B, (1990) 2 SCC 10 (Bombay High Court)", "SCC prints decisions of the Supreme Court of India only."],
  ])("are impossible: %s", (text, reason) => {
    expect(explain(text)).toBe(reason);
  });

  it.each([
    "Marbury v. Madison, 5 U.S. (1 Cranch) 137 (1803)",
    "A v. B, 2 U.S. (2 Dall.) 160 (Pa. 1792)",
    "A v. B, 500 F.3d 1 (2d Cir. 2007)",
    "A v. B, 140 S. Ct. 1390 (2020)",
    "A v. B, (1949-50) SCR 321",
    "A v. B, AIR 1949 FC 1",
    "A v. B, 604 U.S. 10 (2025)",
  ])("are possible: %s", (text) => {
    expect(explain(text)).toBeNull();
  });
});

describe("citations by their likeness", () => {
  it.each([
    ["us/369/168", "us/369/186", "slip"],
    ["us/428/190", "us/429/190", "slip"],
    ["us/113/410", "us/410/113", "slip"],
    ["cal4th/17/425", "cal3d/17/425", "slip"],
    ["scc/1989/3/574", "scc/1989/2/574", "slip"],
    ["scc/1996/5/212", "scc/1996/5/647", "volume"],
    ["us/400/100", "us/369/186", "reporter"],
    ["sct/92/251", "us/92/251", "none"],
    ["air/1990/bom/12", "air/1990/sc/12", "none"],
  ])("compares %s with %s as %s", (given, known, likeness) => {
    expect(compareCitationKeys(given, known)).toBe(likeness);
  });
});
