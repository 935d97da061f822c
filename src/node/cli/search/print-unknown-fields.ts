import { findCitations } from "../../../citation/find/find-citations.ts";
import { QUERY_FIELDS, type QuerySyntax } from "../../../query/tokenize-query.ts";
import { findUnknownFields } from "../../../query/unknown-fields.ts";
import { type Terminal, writeLine } from "../output/terminal.ts";

/** Writes a notice to stderr if a `word:` of a query is no field and was read as a word, with the field probably meant. */
export function printUnknownFields(query: string, { stderr }: Terminal, syntax: QuerySyntax = "standard"): void {
  const unknown = findUnknownFields(query, { findCitations, syntax });
  if (unknown.length === 0) return;
  const sentences = unknown.map(({ name, nearest }) => {
    const question = nearest === null ? "" : ` Did you mean ${nearest}:?`;
    return `${name}: is no field and was read as a word.${question}`;
  });
  const fields = QUERY_FIELDS.map((field) => `${field}:`).join(" ");
  writeLine(stderr, `${sentences.join(" ")} The fields are ${fields}`);
}
