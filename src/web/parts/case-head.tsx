import { type CaseText, isDigest } from "./case-text.ts";
import { Cite } from "./cite.tsx";
import { Copy } from "./copy.tsx";
import { day } from "./day.ts";
import { FreshnessReason } from "./flag.tsx";

/** Name, court, date, every citation, and how later decisions left the case. */
export function CaseHead({ record }: { readonly record: CaseText }) {
  const { caseName, court, dateFiled, jurisdiction, docketNumber, bench, citations, freshnessDetail } = record;
  return (
    <header class="case-head">
      <p class="court">{court}</p>
      <h1>{caseName}</h1>
      <p class="facts">
        <time dateTime={dateFiled}>{day(dateFiled, jurisdiction)}</time>
        {docketNumber ? <span>{docketNumber}</span> : null}
        {bench.length > 0 ? <span>{bench.join(", ")}</span> : null}
      </p>
      <ul class="citations" aria-label="Citations">
        {citations.map((citation) => (
          <li key={citation}>
            <span>{citation}</span>
            <Copy text={citation} />
          </li>
        ))}
      </ul>
      <Cite caseId={String(record.clusterId)} />
      <FreshnessReason detail={freshnessDetail} jurisdiction={jurisdiction} />
      {isDigest(record) ? (
        <p class="digest">
          <b>Digest.</b> The text below was written for this corpus in its own words. It is not the opinion of the
          court: look up the official text before relying on it.
        </p>
      ) : null}
    </header>
  );
}
