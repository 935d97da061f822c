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
/** The request of `citations.export` as a caller writes it. */
export type ExportInput = v.InferInput<typeof ExportRequestSchema>;
/** The validated request of `citations.export`. */
export type ExportRequest = v.InferOutput<typeof ExportRequestSchema>;

/** Schema of the response of `citations.export`. */
export const ExportResponseSchema = v.object({
  data: v.object({
    clusterId: v.number(),
    style: v.string(),
    format,
    citation: v.string(),
  }),
  meta: CallMetaSchema,
});
/** The response of `citations.export`. */
export type ExportResponse = v.InferOutput<typeof ExportResponseSchema>;

/** Schema of a citation style. */
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
/** The response of `citations.styles`. */
export type StylesResponse = v.InferOutput<typeof StylesResponseSchema>;
