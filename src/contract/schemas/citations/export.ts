import * as v from "valibot";
import { caseId, limitText, optional } from "../common/field.ts";
import { CallMetaSchema } from "../common/meta.ts";

const format = v.picklist(["text", "html", "bibtex", "ris", "csl-json"]);

/** `GET /citations/{case_id}/export`: a case's citation, ready to paste or to import. */
export const ExportRequestSchema = v.object({
  caseId,
  style: v.pipe(
    v.nullish(limitText(1, 100), "bluebook"),
    v.description("Id of a citation style, as /citations/styles lists them."),
  ),
  format: v.pipe(
    v.nullish(format, "text"),
    v.description("The citation as text or as escaped HTML with its italics; or the case as BibTeX, RIS or CSL-JSON."),
  ),
  pin: optional(v.pipe(limitText(1, 100), v.description("Page or paragraph that is cited, as it is to be printed."))),
});
export type ExportInput = v.InferInput<typeof ExportRequestSchema>;
export type ExportRequest = v.InferOutput<typeof ExportRequestSchema>;

export const ExportResponseSchema = v.object({
  data: v.object({
    clusterId: v.number(),
    style: v.string(),
    format,
    citation: v.pipe(v.string(), v.description("What was asked for, in the format asked for.")),
  }),
  meta: CallMetaSchema,
});
export type ExportResponse = v.InferOutput<typeof ExportResponseSchema>;

export const StyleSchema = v.object({
  id: v.string(),
  name: v.string(),
  region: v.pipe(v.string(), v.description("Where it is at home: US, US-OH, IN, GB, or international.")),
  manual: v.pipe(v.string(), v.description("The published manual or court rule.")),
  rule: v.pipe(v.string(), v.description("Rule, table or chapter of it.")),
  basis: v.pipe(
    v.picklist(["rule", "practice"]),
    v.description("rule: the manual prescribes the form. practice: it leaves it open, and what is usual is printed."),
  ),
});

/** `GET /citations/styles`. */
export const StylesResponseSchema = v.object({
  data: v.object({ styles: v.array(StyleSchema), total: v.number() }),
  meta: CallMetaSchema,
});
export type StylesResponse = v.InferOutput<typeof StylesResponseSchema>;
