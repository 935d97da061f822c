import type { Citation } from "../../citation.ts";
import { parseCitation } from "../../parse/parse-citation.ts";

/** A citation of a record, read; `text` is as the record has it. */
export interface ReportedCitation {
  readonly text: string;
  readonly parsed: Citation | null;
}

/** Returns the citations of a record that a style prints, by its preferences: `us, neutral+regional, official, any`. */
export function chooseReports(citations: readonly string[], preferences: string): ReportedCitation[] {
  const reports = citations.map((text) => ({ text, parsed: parseCitation(text) }));
  for (const choice of preferences.split(",")) {
    const [first = "", ...others] = choice.trim().split("+");
    const found = reports.find((report) => isOfClass(report, first));
    if (found === undefined) continue;
    const more = others.flatMap((name) => reports.find((report) => isOfClass(report, name) && report !== found) ?? []);
    return [found, ...more];
  }
  return reports.slice(0, 1);
}

function isOfClass({ parsed }: ReportedCitation, name: string): boolean {
  return REPORT_CLASSES[name]!(parsed);
}

type CitationTest = (citation: Citation | null) => boolean;

const matchReporters =
  (...reporters: readonly string[]): CitationTest =>
  (citation) =>
    citation !== null && reporters.includes(citation.reporter ?? "");

const matchFormats =
  (...formats: readonly string[]): CitationTest =>
  (citation) =>
    citation !== null && formats.includes(citation.format);

const federal = matchReporters(
  "F.",
  "F.2d",
  "F.3d",
  "F.4th",
  "F. Supp.",
  "F. Supp. 2d",
  "F. Supp. 3d",
  "F.R.D.",
  "B.R.",
  "F. App'x",
  "F. Cas.",
  "Fed. Cl.",
  "Cl. Ct.",
  "Ct. Cl.",
  "T.C.",
  "M.J.",
  "Vet. App.",
);
const regional = matchReporters(
  "A.",
  "A.2d",
  "A.3d",
  "N.E.",
  "N.E.2d",
  "N.E.3d",
  "N.W.",
  "N.W.2d",
  "N.W.3d",
  "P.",
  "P.2d",
  "P.3d",
  "S.E.",
  "S.E.2d",
  "S.W.",
  "S.W.2d",
  "S.W.3d",
  "So.",
  "So. 2d",
  "So. 3d",
);
/** Series of one state that are not its official reports. */
const unofficial = matchReporters(
  "Cal. Rptr.",
  "Cal. Rptr. 2d",
  "Cal. Rptr. 3d",
  "N.Y.S.",
  "N.Y.S.2d",
  "N.Y.S.3d",
  "Ill. Dec.",
);
const us = matchReporters("U.S.");
const sct = matchReporters("S. Ct.");
const led = matchReporters("L. Ed.", "L. Ed. 2d");
const usReporter = matchFormats("us-reporter");

/** The classes of reports of which preferences consist. */
const REPORT_CLASSES: Readonly<Record<string, CitationTest>> = {
  any: (citation) => citation !== null,
  us,
  nominative: matchFormats("us-nominative"),
  sct,
  led,
  fed: federal,
  regional,
  unofficial,
  /** A state's own reports. */
  official: (citation) =>
    usReporter(citation) && ![us, sct, led, federal, regional, unofficial].some((test) => test(citation)),
  neutral: matchFormats("us-neutral"),
  wl: matchReporters("WL"),
  lexis: (citation) => citation?.reporter?.endsWith("LEXIS") ?? false,
  scc: (citation) => matchFormats("in-scc")(citation) && [null, "Supp"].includes(citation!.series),
  air: matchFormats("in-air"),
  scr: matchFormats("in-scr"),
  insc: matchFormats("in-insc"),
  hc: matchFormats("in-neutral"),
  sccOnline: matchReporters("SCC OnLine"),
  scale: matchFormats("in-scale"),
  jt: matchFormats("in-jt"),
  ilr: matchFormats("in-high-court"),
};
