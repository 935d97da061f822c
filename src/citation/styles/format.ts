import { EngineError } from "../../errors.ts";
import { caseParts } from "./case-parts.ts";
import { type Citable, isCase, isSection } from "./citable.ts";
import { courtState } from "./court-form.ts";
import { lawParts } from "./law-parts.ts";
import type { Style, StyleRow } from "./style.ts";
import { STYLES } from "./styles.ts";
import { fill, htmlText, parseTemplate, plainText } from "./template.ts";

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
 */
export function formatCitation(record: Citable, style: string, options: FormatOptions = {}): string {
  const row = rowFor(style, record);
  const { pin = "", output = "text" } = options;
  const [template, parts] = isCase(record)
    ? [record.jurisdiction === "IN" ? row.indianCase : row.case, caseParts(record, row, pin)]
    : [isSection(record) ? row.statute : row.act, lawParts(record, row, pin)];
  const runs = fill(parseTemplate(template), parts);
  return output === "html" ? htmlText(runs) : plainText(runs).trim();
}

/** Every named style, in the order of the tables. */
export function citationStyles(): Style[] {
  return STYLES.map(({ id, name, region, manual, rule, basis }) => ({ id, name, region, manual, rule, basis }));
}

/**
 * The row of a style by its id.
 * @param loc where a request names it
 * @throws EngineError `validation_failed` where there is none
 */
export function requireStyle(style: string, loc: readonly string[] = ["query", "style"]): StyleRow {
  byId ??= new Map(STYLES.map((row) => [row.id, row]));
  const row = byId.get(style);
  if (row !== undefined) return row;
  throw new EngineError("validation_failed", `There is no citation style "${style}".`, {
    issues: [{ loc: [...loc], msg: "must be the id of a citation style", type: "style" }],
  });
}

let byId: ReadonlyMap<string, StyleRow> | undefined;

/** The row of a style, with what it does otherwise with its own state's law where the record is that. */
function rowFor(style: string, record: Citable): StyleRow {
  const row = requireStyle(style);
  if (row.own === undefined || stateOf(record) !== row.own.state) return row;
  const { state: _, ...own } = row.own;
  return { ...row, ...own };
}

function stateOf(record: Citable): string | null {
  if (isCase(record)) return record.jurisdiction === "US" ? courtState(record.courtId) : null;
  return isSection(record) ? (record.state ?? null) : null;
}
