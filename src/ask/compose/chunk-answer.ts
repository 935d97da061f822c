import type { AnswerStatement, ComposedAnswer } from "./compose-answer.ts";

/** Minimum length of a clause that is a chunk, in UTF-16 code units; shorter ones are joined. */
const MIN_CLAUSE_CHARS = 160;

/**
 * Splits the text of an answer into chunks: sentences, and long sentences into clauses.
 * @param marked whether the text contains the numbers of sources, such as `[2]`
 */
export function* chunkAnswer(answer: ComposedAnswer, marked: boolean): Generator<string> {
  for (const [at, paragraph] of answer.entries()) {
    for (const [within, statement] of paragraph.entries()) {
      yield* splitClauses((within > 0 ? " " : at > 0 ? PARAGRAPH_BREAK : "") + formatStatement(statement, marked));
    }
  }
}

const PARAGRAPH_BREAK = "\n\n";

/**
 * Formats a statement as text.
 * @param marked whether the text contains the numbers of sources, such as `[2]`
 */
export function formatStatement(statement: AnswerStatement, marked: boolean): string {
  switch (statement.kind) {
    case "quote":
      return marked ? `${statement.sentence.text} [${statement.source}]` : statement.sentence.text;
    case "worded":
      return marked ? statement.text : statement.text.replace(/\s*\[\d{1,3}\]/g, "");
    case "note":
      return marked
        ? statement.text
        : statement.text.replace(/^\[\d{1,3}\] was /, "That decision was ").replace(/^\[\d{1,3}\] /, "");
  }
}

function* splitClauses(text: string): Generator<string> {
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(/[,;:]\s/g)) {
    const end = index + mark.length;
    if (end - from < MIN_CLAUSE_CHARS || text.length - end < MIN_CLAUSE_CHARS / 4) continue;
    yield text.slice(from, end);
    from = end;
  }
  yield text.slice(from);
}
