import type { AskSource } from "../../contract/schemas/ask.ts";
import { StatusFlag } from "../common/status-flag.tsx";
import { LinkedText, type TextSpan } from "../common/text/linked-text.tsx";

export function buildSourceId(exchangeNumber: number, index: number): string {
  return `source-${exchangeNumber}-${index}`;
}

/** The sources of an answer: each leads to its text, with the sentences that were taken from it marked. */
export function AskSources({
  sources,
  turn: exchangeNumber,
}: {
  readonly sources: readonly AskSource[];
  readonly turn: number;
}) {
  if (sources.length === 0) return null;
  return (
    <section class="ask-sources" aria-label="Sources">
      <h3>Sources</h3>
      <ol>
        {sources.map((source) => (
          <li key={source.sourceIndex} id={buildSourceId(exchangeNumber, source.sourceIndex)}>
            <span class="source-mark">{source.sourceIndex}</span>
            <div>
              <h4>
                <a href={buildSourceAddress(source)}>{source.caseName || source.citation}</a>
              </h4>
              <p class="facts">
                <b>{source.citation}</b>
                <span>{source.court}</span>
                {source.year ? <span>{source.year}</span> : null}
                {source.freshness ? <StatusFlag freshness={source.freshness} /> : null}
              </p>
              <blockquote>
                <LinkedText
                  text={source.excerpt}
                  offset={source.start ?? 0}
                  links={[]}
                  marked={listQuotedSpans(source)}
                />
              </blockquote>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The source's page, with the words marked that the answer quotes. */
function buildSourceAddress(source: AskSource): string {
  const marks = listQuotedSpans(source).map(({ start, end }) => `${start}-${end}`);
  const query = marks.length > 0 ? `?mark=${marks.join(",")}` : "";
  if (source.clusterId !== undefined) return `/research/cases/${source.clusterId}${query}`;
  if (source.sourceType === "in_act")
    return `/research/acts/${source.actId}${source.sectionNumber ? `${query}#section-${source.sectionNumber}` : ""}`;
  return `/research/statutes/${source.actId}${query}`;
}

function listQuotedSpans({ quotes, start, end }: AskSource): readonly TextSpan[] {
  if (quotes !== undefined && quotes.length > 0) return quotes;
  return start !== undefined && end !== undefined ? [{ start, end }] : [];
}
