import type { AnswerStatement, ComposedAnswer } from "./compose-answer.ts";

/** Longer sentences go out clause by clause. */
const MIN_CLAUSE_CHARS = 160;

/** The answer's text in the pieces in which it goes out: sentences, or clauses of long ones. */
export function* chunkAnswer(answer: ComposedAnswer, marked: boolean): Generator<string> {
  for (const [at, paragraph] of answer.entries()) {
    for (const [within, statement] of paragraph.entries()) {
      yield* splitClauses((within > 0 ? " " : at > 0 ? PARAGRAPH_BREAK : "") + formatStatement(statement, marked));
    }
  }
}

const PARAGRAPH_BREAK = "\n\n";

/** @param marked whether the numbers of sources stand in it */
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
