import { parseCitation } from "../../parse/parse-citation.ts";
import { type CitableAct, type CitableSection, isCitableSection } from "../citable.ts";
import type { StyleRow } from "../style.ts";
import type { TemplateParts } from "../template.ts";
import { REPORTER_FORMS } from "./reporter-form.ts";

/**
 * Returns the parts of a section of American law: `cite` the whole citation in the style's form, `canonical` as in the
 * Bluebook · `volume` (title before the code), `code`, `section`, `law` (title or chapter wherever it is printed),
 * `subject` the same as the style calls it · `heading`, `codeName` · `year` · `pin`.
 * Of an Act of India: `act` its title without article and year, `fullTitle`, `year`, `number` (`45`), `numbered` (`45
 * of 1860`), `pin` a section.
 */
export function buildLawParts(record: CitableSection | CitableAct, row: StyleRow, pin: string): TemplateParts {
  return isCitableSection(record) ? buildSectionParts(record, row, pin) : buildActParts(record, pin);
}

function buildSectionParts(record: CitableSection, row: StyleRow, pin: string): TemplateParts {
  const read = parseCitation(record.citation);
  const whole = read?.kind === "law" && read.raw === record.citation ? read : null;
  const sectioned = whole !== null && /§/.test(record.citation);
  const behind = pin === "" ? "" : pin.startsWith("(") ? pin : `(${pin})`;
  return {
    canonical: record.citation + behind,
    cite: REPORTER_FORMS[row.reporters](record.citation) + behind,
    volume: whole?.volume ?? "",
    code:
      whole?.reporter == null ? "" : (row.renamed?.[whole.reporter] ?? REPORTER_FORMS[row.reporters](whole.reporter)),
    law: whole?.title ?? "",
    subject: row.renamed?.[whole?.title ?? ""] ?? whole?.title ?? "",
    section: sectioned ? `${whole.section ?? ""}${behind}` : "",
    number: (record.sectionNumber ?? "") + behind,
    heading: record.title,
    codeName: record.titleName ?? "",
    year: record.year === undefined ? "" : String(record.year),
    pin,
  };
}

function buildActParts(record: CitableAct, pin: string): TemplateParts {
  const number = /^(?:No\.? ?)?([\dIVXLC]+)/i.exec(record.actNumber)?.[1] ?? "";
  const act = record.title
    .trim()
    .replace(/^The\s+/, "")
    .replace(/[,\s]+\d{4}\s*$/, "");
  return {
    act,
    fullTitle: record.title,
    year: String(record.year),
    number,
    numbered: number === "" ? "" : `${number} of ${record.year}`,
    pin,
  };
}
