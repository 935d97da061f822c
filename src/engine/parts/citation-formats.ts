/** Citation styles and the formats of references: what export needs beside the engine. */
export { exportCitation } from "../../citation/styles/bibliography/export-citation.ts";
export { citationStyles, requireStyle } from "../../citation/styles/format-citation.ts";
export { RESULT_FILE_FORMATS } from "../research/result-formats.ts";
