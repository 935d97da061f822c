import type { AskSource } from "../../contract/schemas/ask.ts";
import { buildActAddress, buildCaseAddress, buildSectionAddress } from "../common/addresses.ts";
import { StatusFlag } from "../common/status-flag.tsx";
import { LinkedText } from "../common/text/linked-text.tsx";
import type { TextSpan } from "../common/text/text-span.ts";
import { buildSourceId } from "./source-id.ts";

/** The sources of an answer; each links to its text, where the quoted sentences are marked. */
export function AskSources({
  sources,
  exchangeNumber,
}: {
  readonly sources: readonly AskSource[];
  readonly exchangeNumber: number;
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
                {source.freshness && source.freshness !== "Good Law" ? (
                  <StatusFlag freshness={source.freshness} />
                ) : null}
              </p>
              <blockquote>
                <LinkedText text={source.excerpt} offset={source.start ?? 0} links={[]} marked={source.quotes ?? []} />
              </blockquote>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the address of a source that marks the quoted words. */
function buildSourceAddress(source: AskSource): string {
  const marks = listMarkedSpans(source).map(({ start, end }) => `${start}-${end}`);
  const query = marks.length > 0 ? `?mark=${marks.join(",")}` : "";
  if (source.clusterId !== undefined) return buildCaseAddress(source.clusterId) + query;
  const actId = source.actId ?? "";
  if (source.sourceType !== "in_act") return buildSectionAddress(actId) + query;
  return buildActAddress(actId) + (source.sectionNumber ? `${query}#section-${source.sectionNumber}` : "");
}

/** Returns the sentences that the answer quotes; of a source that it does not quote, the excerpt. */
function listMarkedSpans({ quotes, start, end }: AskSource): readonly TextSpan[] {
  if (quotes !== undefined && quotes.length > 0) return quotes;
  return start !== undefined && end !== undefined ? [{ start, end }] : [];
}
