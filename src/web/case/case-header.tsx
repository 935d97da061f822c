import { CopyButton } from "../common/copy-button.tsx";
import { formatDate } from "../common/format-date.ts";
import { StatusReason } from "../common/status-flag.tsx";
import { type CaseText, isDigest } from "./case-text.ts";
import { CitationMenu } from "./citation-menu.tsx";

/** Name, court, date, every citation, and how later decisions left the case. */
export function CaseHeader({ record }: { readonly record: CaseText }) {
  const { caseName, court, dateFiled, jurisdiction, docketNumber, bench, citations, freshnessDetail } = record;
  return (
    <header class="case-head">
      <p class="court">{court}</p>
      <h1>{caseName}</h1>
      <p class="facts">
        <time dateTime={dateFiled}>{formatDate(dateFiled, jurisdiction)}</time>
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
      <StatusReason detail={freshnessDetail} jurisdiction={jurisdiction} />
      {isDigest(record) ? (
        <p class="digest">
          <b>Digest.</b> The text below was written for this corpus in its own words. It is not the opinion of the
          court: look up the official text before relying on it.
        </p>
      ) : null}
    </header>
  );
}
