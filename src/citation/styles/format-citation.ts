import { EngineError } from "../../errors.ts";
import { type Citable, isCitableCase, isCitableSection } from "./citable.ts";
import { buildCaseParts } from "./parts/case-parts.ts";
import { findCourtState } from "./parts/court-form.ts";
import { buildLawParts } from "./parts/law-parts.ts";
import type { Style, StyleRow } from "./style.ts";
import { STYLES } from "./tables/styles.ts";
import { fillTemplate, parseTemplate, toHtml, toPlainText } from "./template.ts";

/** How a citation is printed; every field may be left out. */
export interface FormatOptions {
  /** `text`, or escaped `html` with italics. Default `text`. */
  readonly output?: "text" | "html";
  /** Page or paragraph that is cited, as it is to be printed. */
  readonly pin?: string;
}

/**
 * The citation of a case, a section of American law or an Act of India in a named style: `formatCitation(record,
 * "bluebook")` → `Brown v. Bd. of Educ., 347 U.S. 483 (1954)`.
 * @throws EngineError `validation_failed` for a style that is not in `citationStyles()`
 *
 * @example
 * ```ts
 * import { formatCitation, openEngine } from "headnote";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const engine = await openEngine(openStarterCorpus());
 * const { data } = await engine.citations.resolve({ citation: "347 U.S. 483" });
 * console.log(formatCitation(data, "bluebook", { pin: "495" })); // Brown v. Bd. of Educ., 347 U.S. 483, 495 (1954)
 * await engine.close();
 * ```
 */
export function formatCitation(record: Citable, style: string, options: FormatOptions = {}): string {
  const row = selectRow(style, record);
  const { pin = "", output = "text" } = options;
  const [template, parts] = isCitableCase(record)
    ? [record.jurisdiction === "IN" ? row.indianCase : row.case, buildCaseParts(record, row, pin)]
    : [isCitableSection(record) ? row.statute : row.act, buildLawParts(record, row, pin)];
  const runs = fillTemplate(parseTemplate(template), parts);
  return output === "html" ? toHtml(runs) : toPlainText(runs).trim();
}

/**
 * Every named style, in the order of the tables.
 *
 * @example
 * ```ts
 * import { citationStyles } from "headnote";
 *
 * console.log(citationStyles().some(({ id }) => id === "oscola")); // true
 * ```
 */
export function citationStyles(): Style[] {
  return STYLES.map(({ id, name, region, manual, rule, basis }) => ({ id, name, region, manual, rule, basis }));
}

/**
 * The row of a style by its id.
 * @param loc where a request names it
 * @throws EngineError `validation_failed` where there is none
 */
export function requireStyle(style: string, loc: readonly string[] = ["query", "style"]): StyleRow {
  rowById ??= new Map(STYLES.map((row) => [row.id, row]));
  const row = rowById.get(style);
  if (row !== undefined) return row;
  throw new EngineError("validation_failed", `There is no citation style "${style}".`, {
    issues: [{ loc: [...loc], msg: "must be the id of a citation style", type: "style" }],
  });
}

let rowById: ReadonlyMap<string, StyleRow> | undefined;

/** The row of a style, with what it does otherwise with its own state's law where the record is that. */
function selectRow(style: string, record: Citable): StyleRow {
  const row = requireStyle(style);
  if (row.homeState === undefined || findRecordState(record) !== row.homeState.state) return row;
  const { state: _, ...own } = row.homeState;
  return { ...row, ...own };
}

function findRecordState(record: Citable): string | null {
  if (isCitableCase(record)) return record.jurisdiction === "US" ? findCourtState(record.courtId) : null;
  return isCitableSection(record) ? (record.state ?? null) : null;
}
