import type { EngineError } from "../../errors.ts";

const CONTEXT_CHARS_BEFORE = 60;
const CONTEXT_CHARS_AFTER = 40;

/** The syntax error of a query, with the character at which parsing stopped. */
export function QueryErrorNotice({
  query,
  error,
  id,
}: {
  readonly query: string;
  readonly error: EngineError;
  readonly id: string;
}) {
  const offset = Math.min(error.details.offset ?? query.length, query.length);
  const start = Math.max(0, offset - CONTEXT_CHARS_BEFORE);
  const wrongCharacter = query.slice(offset, offset + 1) || " ";
  return (
    <div class="notice query-error" role="alert" id={id}>
      <h2>The query has a syntax error</h2>
      <p>{error.message}</p>
      <pre aria-hidden="true">
        {start > 0 ? "…" : ""}
        {query.slice(start, offset)}
        <b>{wrongCharacter}</b>
        {query.slice(offset + 1, offset + CONTEXT_CHARS_AFTER)}
      </pre>
    </div>
  );
}
