import { buildQueryAddress } from "../common/addresses.ts";

const QUERY_EXAMPLES = [
  { query: "miranda AND confess*", means: "both; words that begin with confess" },
  { query: '"due process" NOT (tax OR duty)', means: "the exact phrase, without either word" },
  { query: "search /s warrant", means: "in one sentence; /p in one paragraph, /5 within five words, +5 in this order" },
  { query: 'title:"union of india" year:1970..1980', means: "in the name; decided in these years" },
  { query: "citedby:(347 U.S. 483)", means: "cases that a case cites; cites: those that cite it" },
  { query: "freshness:overruled court:scotus", means: "status after later decisions; the court" },
] as const;

/** A list of examples of the query language. */
export function QueryHelp({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <details class="query-help" open={isOpen}>
      <summary>Query language</summary>
      <p>
        Words without operators are ranked by relevance. A query with AND, OR or NOT in capitals, a quotation mark, a
        parenthesis, a wildcard or a field is Boolean: it finds exactly the cases that satisfy it.
      </p>
      <dl>
        {QUERY_EXAMPLES.map(({ query, means }) => (
          <div key={query}>
            <dt>
              <a href={buildQueryAddress(query)}>
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
