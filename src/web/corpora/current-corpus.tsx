import type { ManifestResponse, StatsResponse } from "../../contract/schemas/corpus.ts";
import { formatDate } from "../common/format-date.ts";
import { formatBytes } from "./format-bytes.ts";

interface CurrentCorpusProps {
  readonly manifest: ManifestResponse["data"];
  readonly stats: StatsResponse["data"];
}

/** Lists of courts that are longer are folded. */
const MAX_UNFOLDED_COURTS = 20;

/** The corpus that is open: what it holds, and whose texts these are. */
export function CurrentCorpus({ manifest, stats }: CurrentCorpusProps) {
  const { name, version, counts, currentThrough, builtFrom } = manifest;
  const number = (count: number) => count.toLocaleString("en-US");
  return (
    <section aria-labelledby="open-corpus">
      <h2 id="open-corpus">
        {name} <small>{version}, open now</small>
      </h2>
      <p class="lead">
        {formatBytes(stats.bytes)}, {number(counts.cases)} cases of {counts.courts} courts, {number(counts.edges)}{" "}
        citations between them, {number(counts.sections)} sections of {counts.codes} codes, {number(counts.acts)} Acts.
        {currentThrough.US ? ` US decisions to ${formatDate(currentThrough.US)}.` : ""}
        {currentThrough.IN ? ` Indian decisions to ${formatDate(currentThrough.IN, "IN")}.` : ""}
      </p>
      <h3>Whose texts these are</h3>
      <ul class="sources">
        {builtFrom.map(({ source, provider, url, license, notice, cases, sections, acts }) => (
          <li key={source}>
            <b>{url ? <a href={url}>{provider}</a> : provider}</b> <span>{license}</span>
            <p>{notice}</p>
            <small>{formatCounts({ cases, sections, Acts: acts })}</small>
          </li>
        ))}
      </ul>
      <details class="court-list" open={stats.byCourt.length <= MAX_UNFOLDED_COURTS}>
        <summary>{stats.byCourt.length === 1 ? "1 court" : `${stats.byCourt.length} courts`}</summary>
        <ul class="courts">
          {stats.byCourt.map(({ courtId, court, cases }) => (
            <li key={courtId}>
              <a href={`/?q=${encodeURIComponent(`court:${courtId}`)}`}>{court}</a> <small>{number(cases)}</small>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function formatCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count.toLocaleString("en-US")} ${what}`)
    .join(" · ");
}
