import type { WithoutCost } from "../../contract/cost.ts";
import type { AmendmentsRequest, AmendmentsResponse, Footnote } from "../../contract/schemas/acts.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import { readDatePrecision } from "../../law/known-date.ts";
import { FOOTNOTE_TYPES, type FootnoteRow } from "../../law/legislation.ts";
import { parseSectionNumber, readRequiredAct } from "./find-act.ts";

export { listAmendments as amendments };

/** `acts.amendments`: lists the amendment footnotes of an Act. */
async function listAmendments(
  { corpus }: EngineContext,
  request: AmendmentsRequest,
): Promise<WithoutCost<AmendmentsResponse>> {
  const { page, pageSize, type } = request;
  const { actId, title } = await readRequiredAct(corpus, request.actId);
  const { footnotes, typeCounts } = await corpus.legislation.listFootnotes({
    actId,
    section: parseSectionNumber(request.section),
    type,
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  const counts = FOOTNOTE_TYPES.map((name) => [name, typeCounts.get(name) ?? 0] as const);
  const counted = counts.filter(([name]) => type === undefined || name === type);
  return {
    actId,
    title,
    totalFootnotes: counted.reduce((sum, [, count]) => sum + count, 0),
    footnotes: footnotes.map(toFootnote),
    typeCounts: Object.fromEntries(counts),
  };
}

function toFootnote(row: FootnoteRow): Footnote {
  const { id, type, text, sectionNumber, sectionTitle, byAct, originalText, effectiveDate } = row;
  return {
    footnoteText: text,
    footnoteType: type,
    sectionNumber,
    sectionTitle,
    footnoteId: id,
    byAct,
    originalText,
    effectiveDate,
    effectiveDatePrecision: readDatePrecision(effectiveDate),
  };
}
