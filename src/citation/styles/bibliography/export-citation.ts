import type { Citable } from "../citable.ts";
import { type FormatOptions, formatCitation } from "../format-citation.ts";
import { toBibtex } from "./bibtex.ts";
import { toCslItem } from "./csl-item.ts";
import type { ExportFormat } from "./export-formats.ts";
import { toRis } from "./ris.ts";

/**
 * Exports a record in a style and a format.
 * @throws EngineError `validation_failed` for a style that is not in `citationStyles()`
 *
 * @example
 * ```ts
 * import { exportCitation, openEngine } from "headnote";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const engine = await openEngine(openStarterCorpus());
 * const { data } = await engine.citations.resolve({ citation: "347 U.S. 483" });
 * console.log(exportCitation(data, "bluebook", "ris").startsWith("TY  - CASE")); // true
 * await engine.close();
 * ```
 */
export function exportCitation(
  record: Citable,
  style: string,
  format: ExportFormat,
  { pin }: Pick<FormatOptions, "pin"> = {},
): string {
  const options = pin === undefined ? {} : { pin };
  // A style that does not exist is an error in every format.
  const text = formatCitation(record, style, options);
  const formats: Readonly<Record<ExportFormat, () => string>> = {
    text: () => text,
    html: () => formatCitation(record, style, { ...options, output: "html" }),
    bibtex: () => toBibtex(toCslItem(record), text),
    ris: () => toRis(toCslItem(record)),
    "csl-json": () => JSON.stringify([toCslItem(record)], null, 2),
  };
  return formats[format]();
}
