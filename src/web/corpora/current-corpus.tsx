import type { ManifestResponse, StatsResponse } from "../../contract/schemas/corpus.ts";
import { formatCount } from "../../text/plural.ts";
import { isWebAddress } from "../../text/web-address.ts";
import { buildQueryAddress } from "../common/addresses.ts";
import { formatDate } from "../common/format-date.ts";
import { formatBytes } from "./format-bytes.ts";

interface CurrentCorpusProps {
  readonly manifest: ManifestResponse["data"];
  readonly stats: StatsResponse["data"];
}

/** Longer lists of courts are collapsed. */
const MAX_UNFOLDED_COURTS = 20;

/** The open corpus: its contents, its sources and its courts. */
export function CurrentCorpus({ manifest, stats }: CurrentCorpusProps) {
  const { name, version, counts, currentThrough, currentThroughPrecision, builtFrom, corpora } = manifest;
  return (
    <section aria-labelledby="open-corpus">
      <h2 id="open-corpus">
        {corpora ? formatCount(corpora.length, "corpus", "corpora") : name}{" "}
        <small>{corpora ? "open as one" : `${version}, open now`}</small>
      </h2>
      {corpora ? (
        <ul class="sources">
          {corpora.map((member) => (
            <li key={member.name}>
              <b>{member.name}</b> <span>{member.version}</span> <small>{formatCount(member.cases, "case")}</small>
            </li>
          ))}
        </ul>
      ) : null}
      <p class="lead">
        {formatBytes(stats.bytes)}, {formatCount(counts.cases, "case")} from {formatCount(counts.courts, "court")},{" "}
        {formatCount(counts.edges, "citation")} between them, {formatCount(counts.sections, "section")} from{" "}
        {formatCount(counts.codes, "code")}, {formatCount(counts.acts, "Act")}.
        {currentThrough.US
          ? ` US decisions to ${formatDate(currentThrough.US, "US", currentThroughPrecision.US)}.`
          : ""}
        {currentThrough.IN
          ? ` Indian decisions to ${formatDate(currentThrough.IN, "IN", currentThroughPrecision.IN)}.`
          : ""}
      </p>
      <h3>Sources and licences</h3>
      <ul class="sources">
        {builtFrom.map(({ source, provider, url, license, notice, cases, sections, acts }) => (
          <li key={source}>
            <b>{isWebAddress(url) ? <a href={url}>{provider}</a> : provider}</b> <span>{license}</span>
            <p>{notice}</p>
            <small>{formatCounts([cases, "case"], [sections, "section"], [acts, "Act"])}</small>
          </li>
        ))}
      </ul>
      <details class="court-list" open={stats.byCourt.length <= MAX_UNFOLDED_COURTS}>
        <summary>{formatCount(stats.byCourt.length, "court")}</summary>
        <ul class="courts">
          {stats.byCourt.map(({ courtId, court, cases }) => (
            <li key={courtId}>
              <a href={buildQueryAddress(`court:${courtId}`)}>{court}</a> <small>{cases.toLocaleString("en-US")}</small>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function formatCounts(...counts: readonly (readonly [count: number, noun: string])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => formatCount(count, noun))
    .join(" · ");
}
