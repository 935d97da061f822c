import type { Citation } from "../citation.ts";
import { parseCitation } from "../parse.ts";

/** A citation of a record, read; `text` is as the record has it. */
export interface Report {
  readonly text: string;
  readonly read: Citation | null;
}

/** The citations of a record that a style prints, by its preferences: `us, neutral+regional, official, any`. */
export function chooseReports(citations: readonly string[], preferences: string): Report[] {
  const reports = citations.map((text) => ({ text, read: parseCitation(text) }));
  for (const choice of preferences.split(",")) {
    const [first = "", ...others] = choice.trim().split("+");
    const found = reports.find((report) => isOf(report, first));
    if (found === undefined) continue;
    const more = others.flatMap((name) => reports.find((report) => isOf(report, name) && report !== found) ?? []);
    return [found, ...more];
  }
  return reports.slice(0, 1);
}

function isOf({ read }: Report, name: string): boolean {
  return CLASSES[name]!(read);
}

type Test = (citation: Citation | null) => boolean;

const among =
  (...reporters: readonly string[]): Test =>
  (citation) =>
    citation !== null && reporters.includes(citation.reporter ?? "");

const format =
  (...formats: readonly string[]): Test =>
  (citation) =>
    citation !== null && formats.includes(citation.format);

const federal = among(
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
const regional = among(
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
const unofficial = among("Cal. Rptr.", "Cal. Rptr. 2d", "Cal. Rptr. 3d", "N.Y.S.", "N.Y.S.2d", "N.Y.S.3d", "Ill. Dec.");
const us = among("U.S.");
const sct = among("S. Ct.");
const led = among("L. Ed.", "L. Ed. 2d");
const usReporter = format("us-reporter");

/** What preferences are made of. */
const CLASSES: Readonly<Record<string, Test>> = {
  any: (citation) => citation !== null,
  us,
  nominative: format("us-nominative"),
  sct,
  led,
  fed: federal,
  regional,
  unofficial,
  /** A state's own reports. */
  official: (citation) =>
    usReporter(citation) && ![us, sct, led, federal, regional, unofficial].some((test) => test(citation)),
  neutral: format("us-neutral"),
  wl: among("WL"),
  lexis: (citation) => citation?.reporter?.endsWith("LEXIS") ?? false,
  scc: (citation) => format("in-scc")(citation) && [null, "Supp"].includes(citation!.series),
  air: format("in-air"),
  scr: format("in-scr"),
  insc: format("in-insc"),
  hc: format("in-neutral"),
  sccOnline: among("SCC OnLine"),
  scale: format("in-scale"),
  jt: format("in-jt"),
  ilr: format("in-high-court"),
};
