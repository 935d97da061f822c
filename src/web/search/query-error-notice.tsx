import type { EngineError } from "../../errors.ts";

const CONTEXT_CHARS_BEFORE = 60;
const CONTEXT_CHARS_AFTER = 40;

/** What is wrong with a query, shown at the character where reading stopped. */
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
  const wrong = query.slice(offset, offset + 1) || " ";
  return (
    <div class="notice query-error" role="alert" id={id}>
      <h2>The query cannot be read</h2>
      <p>{error.message}</p>
      <pre aria-hidden="true">
        {start > 0 ? "…" : ""}
        {query.slice(start, offset)}
        <b>{wrong}</b>
        {query.slice(offset + 1, offset + CONTEXT_CHARS_AFTER)}
      </pre>
    </div>
  );
}
