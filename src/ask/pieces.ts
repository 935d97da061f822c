import type { Answer, Statement } from "./compose.ts";

/** Longer sentences go out clause by clause. */
const CLAUSE = 160;

/** The answer's text in the pieces in which it goes out: sentences, or clauses of long ones. */
export function* pieces(answer: Answer, marked: boolean): Generator<string> {
  for (const [at, paragraph] of answer.entries()) {
    for (const [within, statement] of paragraph.entries()) {
      yield* clauses((within > 0 ? " " : at > 0 ? PARAGRAPH : "") + textOf(statement, marked));
    }
  }
}

const PARAGRAPH = "\n\n";

/** @param marked whether the numbers of sources stand in it */
export function textOf(statement: Statement, marked: boolean): string {
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

function* clauses(text: string): Generator<string> {
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(/[,;:]\s/g)) {
    const end = index + mark.length;
    if (end - from < CLAUSE || text.length - end < CLAUSE / 4) continue;
    yield text.slice(from, end);
    from = end;
  }
  yield text.slice(from);
}
