import * as v from "valibot";
import { caseId, limitText, optional } from "../common/field.ts";
import { CallMetaSchema } from "../common/meta.ts";

const format = v.picklist(["text", "html", "bibtex", "ris", "csl-json"]);

/** `GET /citations/{case_id}/export`: a case's citation, ready to paste or to import. */
export const ExportRequestSchema = v.object({
  caseId,
  style: v.nullish(limitText(1, 100), "bluebook"),
  format: v.nullish(format, "text"),
  pin: optional(limitText(1, 100)),
});
export type ExportInput = v.InferInput<typeof ExportRequestSchema>;
export type ExportRequest = v.InferOutput<typeof ExportRequestSchema>;

export const ExportResponseSchema = v.object({
  data: v.object({
    clusterId: v.number(),
    style: v.string(),
    format,
    citation: v.string(),
  }),
  meta: CallMetaSchema,
});
export type ExportResponse = v.InferOutput<typeof ExportResponseSchema>;

export const StyleSchema = v.object({
  id: v.string(),
  name: v.string(),
  region: v.string(),
  manual: v.string(),
  rule: v.string(),
  basis: v.picklist(["rule", "practice"]),
});

/** `GET /citations/styles`. */
export const StylesResponseSchema = v.object({
  data: v.object({ styles: v.array(StyleSchema), total: v.number() }),
  meta: CallMetaSchema,
});
export type StylesResponse = v.InferOutput<typeof StylesResponseSchema>;
