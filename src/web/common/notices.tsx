import { EngineError } from "../../errors.ts";
import { ServerKeyForm } from "./server-key-form.tsx";

/** Lines that reserve space for text that is loading, so that the layout does not shift. */
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
  /** Whether the notice replaces a whole page. */
  readonly isPage?: boolean;
}

/** An error message with a remedy. */
export function ErrorNotice({ error, isPage = false }: ErrorNoticeProps) {
  const Heading = isPage ? "h1" : "h2";
  const message = error instanceof Error ? error.message : String(error);
  if (isKeyWanted(error)) return <ServerKeyForm isPage={isPage} />;
  // The server finds no address for a corpus that it no longer serves.
  const isCorpusMissing =
    error instanceof EngineError && (error.code === "corpus_unavailable" || error.code === "route_not_found");
  const isMissing = error instanceof EngineError && error.code.endsWith("_not_found") && !isCorpusMissing;
  return (
    <div class="notice failed" role="alert">
      <Heading>{isMissing ? "Not in this corpus" : "This request failed"}</Heading>
      <p>{message}</p>
      {isCorpusMissing ? (
        <p>
          <a href="/research/corpora">Choose another corpus</a>, or{" "}
          <a href="/" target="_self">
            start again
          </a>
          .
        </p>
      ) : null}
      {isMissing ? (
        <p>
          <a href="/">Search the corpus</a>, or <a href="/research/corpora">open another one</a>.
        </p>
      ) : null}
    </div>
  );
}

/** Returns whether the server refused a call because this tab has no key, or another server's. */
function isKeyWanted(error: unknown): boolean {
  return error instanceof EngineError && (error.code === "missing_credentials" || error.code === "invalid_credentials");
}

/** A notice that a list or page is empty, with a remedy. */
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
