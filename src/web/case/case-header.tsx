import { CopyButton } from "../common/controls/copy-button.tsx";
import { KnownDate } from "../common/known-date.tsx";
import { type CaseText, isDigest } from "./case-text.ts";
import { CitationMenu } from "./citation-menu.tsx";
import { StatusReason } from "./status/status-reason.tsx";

/** Name, court, date, citations and status of a case. */
export function CaseHeader({ record }: { readonly record: CaseText }) {
  const { caseName, court, dateFiled, jurisdiction, docketNumber, bench, citations, freshnessDetail } = record;
  return (
    <header class="case-head">
      <p class="court">{court}</p>
      <h1>{caseName}</h1>
      <p class="facts">
        <KnownDate date={dateFiled} precision={record.datePrecision} jurisdiction={jurisdiction} />
        {docketNumber ? <span>{docketNumber}</span> : null}
        {bench.length > 0 ? <span>{bench.join(", ")}</span> : null}
      </p>
      <ul class="citations" aria-label="Citations">
        {citations.map((citation) => (
          <li key={citation}>
            <span>{citation}</span>
            <CopyButton text={citation} />
          </li>
        ))}
      </ul>
      <CitationMenu caseId={String(record.clusterId)} />
      <StatusReason detail={freshnessDetail} />
      {isDigest(record) ? (
        <p class="digest">
          <b>Digest.</b> The text below is a digest that was written for this corpus, not the opinion of the court. Read
          the official text before you rely on it.
        </p>
      ) : null}
    </header>
  );
}
