/** The query language, by example. */
const QUERY_EXAMPLES = [
  { query: "miranda AND confess*", means: "both; words that begin with confess" },
  { query: '"due process" NOT (tax OR duty)', means: "the exact phrase, without either word" },
  { query: "search /s warrant", means: "in one sentence; /p in one paragraph, /5 within five words, +5 in this order" },
  { query: 'title:"union of india" year:1970..1980', means: "in the name; decided in these years" },
  { query: "citedby:(347 U.S. 483)", means: "cases that a case cites; cites: those that cite it" },
  { query: "freshness:overruled court:scotus", means: "how later decisions left it; the court" },
] as const;

export function QueryHelp({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <details class="query-help" open={isOpen}>
      <summary>Query language</summary>
      <p>
        Plain words are ranked. A query with AND, OR or NOT in capitals, a quotation mark, a parenthesis, a wildcard or
        a field is Boolean: its set is exact.
      </p>
      <dl>
        {QUERY_EXAMPLES.map(({ query, means }) => (
          <div key={query}>
            <dt>
              <a href={`/?q=${encodeURIComponent(query)}`}>
                <code>{query}</code>
              </a>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
