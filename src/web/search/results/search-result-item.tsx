import type { SearchResult } from "../../../contract/schemas/research/search.ts";
import { toAppAddress } from "../../common/addresses.ts";
import { KnownDate } from "../../common/known-date.tsx";
import { StatusFlag } from "../../common/status-flag.tsx";
import { MorePassages, PassageText } from "./passages.tsx";
import { Snippet } from "./snippet.tsx";

/** A case of a result list. */
export function SearchResultItem({ result }: { readonly result: SearchResult }) {
  const { title, court, citation, snippet, passages = [], metadata } = result;
  const [best, ...more] = passages;
  const parallelCitations = metadata.citations.filter((other) => other !== citation);
  return (
    <li class="result">
      <h2>
        <a href={toAppAddress(metadata.absoluteUrl)}>{title}</a>
      </h2>
      <p class="facts">
        <b>{citation}</b>
        <span>{court}</span>
        <KnownDate
          date={metadata.decisionDate}
          precision={metadata.datePrecision}
          jurisdiction={metadata.jurisdiction}
        />
        <StatusFlag freshness={metadata.freshness} isCited={metadata.citeCount > 0} />
      </p>
      {best ? (
        <PassageText passage={best} address={toAppAddress(metadata.absoluteUrl)} />
      ) : (
        <p class="snippet">
          <Snippet html={snippet} />
        </p>
      )}
      <MorePassages passages={more} address={toAppAddress(metadata.absoluteUrl)} />
      {parallelCitations.length > 0 ? <p class="parallel">{parallelCitations.join(" · ")}</p> : null}
    </li>
  );
}
