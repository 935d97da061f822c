import { EngineError } from "../../errors.ts";

/** Lines where text is going to be, so that nothing jumps when it comes. */
export function LoadingPlaceholder({ lines = 6 }: { readonly lines?: number }) {
  return (
    <div class="loading" role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} style={{ inlineSize: `${[92, 78, 85, 60, 88, 70][line % 6]}%` }} />
      ))}
    </div>
  );
}

interface ErrorNoticeProps {
  readonly error: unknown;
  /** True where this stands for a whole page. */
  readonly isPage?: boolean;
}

/** What went wrong, in a sentence, and a way out. */
export function ErrorNotice({ error, isPage = false }: ErrorNoticeProps) {
  const Heading = isPage ? "h1" : "h2";
  const message = error instanceof Error ? error.message : String(error);
  const isMissing = error instanceof EngineError && error.code.endsWith("_not_found");
  return (
    <div class="notice failed" role="alert">
      <Heading>{isMissing ? "Not in this corpus" : "That did not work"}</Heading>
      <p>{message}</p>
      {isMissing ? (
        <p>
          <a href="/">Search the corpus</a>, or <a href="/research/corpora">open another one</a>.
        </p>
      ) : null}
    </div>
  );
}

/** Said where there is nothing, with what can be done about it. */
export function EmptyNotice({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: preact.ComponentChildren;
}) {
  return (
    <div class="notice">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
