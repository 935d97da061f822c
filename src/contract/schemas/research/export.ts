import * as v from "valibot";
import { limitInteger, limitText } from "../common/field.ts";
import { CallMetaSchema } from "../common/meta.ts";
import { toPathItem } from "../common/range.ts";
import { CONDITION_FIELDS, readConditions } from "./conditions.ts";

/** What the cases of a result can be exported as. */
export const RESULT_FORMATS = ["csv", "jsonl", "bibtex", "ris", "csl-json"] as const;

/** Cases in one export at most. */
export const MAX_EXPORTED_CASES = 10_000;

const format = v.picklist(RESULT_FORMATS);

/** `POST /research/export`: all cases that a search finds, as a file. */
export const ResultExportRequestSchema = v.pipe(
  v.object({
    ...CONDITION_FIELDS,
    format: v.pipe(format, v.description("A table, JSON line by line, or the format of a reference manager.")),
    style: v.pipe(
      v.nullish(limitText(1, 100), "bluebook"),
      v.description("Id of the citation style in which a table, JSON and BibTeX cite each case."),
    ),
    limit: v.pipe(
      v.nullish(limitInteger(1, MAX_EXPORTED_CASES), MAX_EXPORTED_CASES),
      v.description("Cases at most, the best; what they may cost must be covered."),
    ),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { format, style, limit } = dataset.value;
    const conditions = readConditions(dataset.value, (key, message) =>
      addIssue({ message, path: [toPathItem(dataset.value, key)] }),
    );
    return conditions === null ? NEVER : { ...conditions, format, style, limit };
  }),
);
export type ResultExportInput = v.InferInput<typeof ResultExportRequestSchema>;
export type ResultExportRequest = v.InferOutput<typeof ResultExportRequestSchema>;

export const ResultExportResponseSchema = v.object({
  data: v.object({
    format,
    mediaType: v.string(),
    fileName: v.pipe(v.string(), v.description("A name for the file, made of the query: letters, digits and hyphens.")),
    total: v.pipe(v.number(), v.description("How many cases match in all; always exact.")),
    exported: v.pipe(v.number(), v.description("How many of them are in the file, the best first.")),
    content: v.pipe(v.string(), v.description("The file.")),
  }),
  meta: CallMetaSchema,
});
export type ResultExportResponse = v.InferOutput<typeof ResultExportResponseSchema>;
