interface AdjacentSection {
  readonly href: string;
  readonly citation: string;
  readonly title: string;
}

/** Links to the previous and the next section. */
export function AdjacentSections({
  previous,
  next,
}: {
  readonly previous: AdjacentSection | null;
  readonly next: AdjacentSection | null;
}) {
  if (!previous && !next) return null;
  return (
    <nav class="adjacent-sections" aria-label="Adjacent sections">
      {previous ? (
        <a href={previous.href} rel="prev">
          <small>Previous</small>
          {previous.citation}
          <span>{previous.title}</span>
        </a>
      ) : (
        <span />
      )}
      {next ? (
        <a href={next.href} rel="next">
          <small>Next</small>
          {next.citation}
          <span>{next.title}</span>
        </a>
      ) : null}
    </nav>
  );
}
