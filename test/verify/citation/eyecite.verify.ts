import { describe, expect, it } from "vitest";
import type { Citation } from "../../../src/citation/citation.ts";
import { findCitations } from "../../../src/citation/find/find-citations.ts";
import { reportFigure } from "../../support/report-figure.ts";
import { findSharedFile } from "../../support/shared-data.ts";
import { type EyeciteCitation, findWithEyecite, installEyecite } from "./eyecite.ts";
import { EYECITE_ERRORS } from "./eyecite-errors.ts";
import { readOpinionTexts } from "./opinion-texts.ts";

/** UTF-16 code units of opinions that both read. */
const TEXT_UNITS = 20_000_000;
const FULL_KINDS = new Set(["case", "law", "journal"]);
/** eyecite calls a lone section sign unknown; a reference is a name with a number, which ours reads only with `at`. */
const NOT_COMPARED = new Set(["unknown", "reference"]);
const ERRORS = new Set(EYECITE_ERRORS.map(([kind, reading]) => `${kind} ${reading}`));
const MINUTES = 60_000;

const bulk = findSharedFile("data/us-courtlistener-bulk.tar.gz");
const python = bulk === null ? null : installEyecite();

describe("beside Python's eyecite (maintainer data)", () => {
  it.skipIf(python === null)(
    "finds the same citations of the same kinds in real opinions",
    async () => {
      const texts = await readOpinionTexts(bulk!, TEXT_UNITS);
      const theirs = await findWithEyecite(python!, texts);
      const counts = { full: 0, all: 0, missed: 0, kinds: 0, supra: 0, errors: 0 };
      texts.forEach((text, i) => {
        const ours = findCitations(text);
        for (const citation of theirs[i]!) {
          if (NOT_COMPARED.has(citation.kind)) continue;
          countDifference(citation, ours, text, counts);
        }
      });
      const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}% of ${whole}`;
      reportFigure("eyecite's full citations that ours misses", share(counts.missed, counts.full), "<= 0.05%");
      reportFigure("citations that both find, of another kind", share(counts.kinds, counts.all), "<= 0.2%");
      reportFigure("supra that ours reads with the citation after it", counts.supra, "");
      reportFigure("differences listed as errors of eyecite", counts.errors, "");
      expect((100 * counts.missed) / counts.full).toBeLessThanOrEqual(0.05);
      expect((100 * counts.kinds) / counts.all).toBeLessThanOrEqual(0.2);
    },
    60 * MINUTES,
  );
});

function countDifference(
  citation: EyeciteCitation,
  ours: readonly Citation[],
  text: string,
  counts: { full: number; all: number; missed: number; kinds: number; supra: number; errors: number },
): void {
  const { kind, start, end, reading } = citation;
  const full = FULL_KINDS.has(kind);
  counts.all++;
  if (full) counts.full++;
  const here = ours.filter(({ span }) => span.start < end && start < span.end);
  if (here.some((c) => c.kind === kind)) return;
  if (here.length === 0 && kind === "supra") {
    counts.supra++;
    return;
  }
  if (here.length === 0 && !full) return;
  const place = text.slice(Math.max(0, start - 60), end + 60).replace(/\s+/g, " ");
  if (ERRORS.has(`${kind} ${reading}`)) counts.errors++;
  else if (here.length > 0) counts.kinds++;
  else counts.missed++;
  console.log(`difference | ${kind} ${reading} | ${here.map((c) => c.kind).join(", ") || "missed"} | ${place}`);
}
