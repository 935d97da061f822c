import * as v from "valibot";
import { limitInteger, limitText } from "../common/field.ts";
import { CallMetaSchema } from "../common/meta.ts";
import { toPathItem } from "../common/range.ts";
import { CONDITION_FIELDS, readConditions } from "./conditions.ts";

/** Formats of files of results. */
export const RESULT_FORMATS = ["csv", "jsonl", "bibtex", "ris", "csl-json"] as const;

/** Media types of the files, without parameters, in the order of the formats. */
export const RESULT_MEDIA_TYPES = [
  "text/csv",
  "application/jsonl",
  "application/x-bibtex",
  "application/x-research-info-systems",
  "application/vnd.citationstyles.csl+json",
] as const;

/** Maximum number of cases in one export. */
export const MAX_EXPORTED_CASES = 10_000;

const format = v.picklist(RESULT_FORMATS);

/** `POST /research/export`: all cases that a search finds, as a file. */
export const ResultExportRequestSchema = v.pipe(
  v.object({
    ...CONDITION_FIELDS,
    format,
    style: v.nullish(limitText(1, 100), "bluebook"),
    limit: v.nullish(limitInteger(1, MAX_EXPORTED_CASES), MAX_EXPORTED_CASES),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { format, style, limit } = dataset.value;
    const conditions = readConditions(dataset.value, (key, message) =>
      addIssue({ message, path: [toPathItem(dataset.value, key)] }),
    );
    return conditions === null ? NEVER : { ...conditions, format, style, limit };
  }),
);
/** The request of `research.export` as a caller writes it. */
export type ResultExportInput = v.InferInput<typeof ResultExportRequestSchema>;
/** The validated request of `research.export`. */
export type ResultExportRequest = v.InferOutput<typeof ResultExportRequestSchema>;

/** Schema of the response of `research.export`. */
export const ResultExportResponseSchema = v.object({
  data: v.object({
    format,
    mediaType: v.string(),
    fileName: v.string(),
    total: v.number(),
    exported: v.number(),
    content: v.string(),
  }),
  meta: CallMetaSchema,
});
/** The response of `research.export`. */
export type ResultExportResponse = v.InferOutput<typeof ResultExportResponseSchema>;
