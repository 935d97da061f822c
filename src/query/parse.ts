import type { Query } from "./ast.ts";
import { type CitationFinder, findCitedSpans, isOneCitation } from "./cited-spans.ts";
import { createCitationNode, parseExpression } from "./parse-expression.ts";
import { isBoolean, type QuerySyntax, tokenizeQuery } from "./tokenize-query.ts";

/** How a query is read; every field may be left out. */
export interface ParseOptions {
  /** Recognises citations, which become atoms. Default: none are recognised. */
  readonly findCitations?: CitationFinder;
  /**
   * `connectors`: what users of the large services type. `&` between spaces is AND, `%` is AND NOT, `w/n` is `/n`, `pre/n`
   * is `+n`, `term!` is `term*`. Default `standard`: all of these are text.
   */
  readonly syntax?: QuerySyntax;
}

/**
 * Reads a query: one citation, natural language, or a Boolean expression.
 *
 * It is Boolean when what remains beside its citations holds an upper-case AND, OR or NOT, a quotation mark, a
 * parenthesis, a spaced `/n`, `/s`, `/p` or `+n`, a `term*`, or a known field (`title:` `court:` `judge:` `citation:`
 * `cites:` `citedby:` `year:` `treatment:` `freshness:`). In a Boolean query, terms side by side are AND; a piece that
 * reads as several words (`AT&T`, `well-known`) is an AND of them, beside a proximity operator their phrase; a piece
 * that reads as no word says nothing. The result is frozen.
 *
 * @throws EngineError `query_syntax` with the offset where reading stopped.
 *
 * @example
 * ```ts
 * import { parseQuery, printQuery } from "headnote";
 *
 * console.log(printQuery(parseQuery("ferry  AND (toll OR fare)"))); // ferry AND (toll OR fare)
 * ```
 */
export function parseQuery(text: string, options: ParseOptions = {}): Query {
  const { findCitations = () => [], syntax = "standard" } = options;
  const cited = findCitedSpans(text, findCitations);
  const tokens = tokenizeQuery(text, cited, syntax);
  const atoms = tokens.flatMap((token) => (token.kind === "citation" ? [createCitationNode(token)] : []));
  const trimmed = text.trim();
  if (atoms[0] !== undefined && isOneCitation(text, cited)) {
    return Object.freeze({ kind: "citation", text: trimmed, citation: atoms[0] });
  }
  if (isBoolean(tokens)) {
    return Object.freeze({ kind: "boolean", root: parseExpression(text, tokens, findCitations) });
  }
  const words = tokens.flatMap((token) => (token.kind === "words" ? token.words : []));
  return Object.freeze({
    kind: "natural",
    text: trimmed,
    words: Object.freeze(words),
    citations: Object.freeze(atoms),
  });
}
