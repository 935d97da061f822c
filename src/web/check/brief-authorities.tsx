import { findWorstVerdict } from "../../check/decide-verdict.ts";
import { NO_CITING_DECISION } from "../../citator/status/status-sentence.ts";
import type { Authority, CheckedCitation, Verdict } from "../../contract/schemas/citations/check.ts";
import { formatCount } from "../../text/plural.ts";
import { toAppAddress } from "../common/addresses.ts";
import { StatusFlag } from "../common/status-flag.tsx";

const CATEGORY_LABELS: Readonly<Record<Authority["category"], string>> = {
  cases: "Cases",
  statutes: "Statutes and rules",
  other: "Other authorities",
};

const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  verified: "verified",
  differs: "differs from the record",
  plausible: "not in this corpus",
  impossible: "impossible",
};

/** The table of authorities of a brief, each row with its verdict. */
export function BriefAuthorities({
  authorities,
  citations,
}: {
  readonly authorities: readonly Authority[];
  readonly citations: readonly CheckedCitation[];
}) {
  if (authorities.length === 0) return null;
  const categories = [...new Set(authorities.map(({ category }) => category))];
  return (
    <section class="check-table" aria-labelledby="table">
      <h2 id="table">Table of authorities</h2>
      {categories.map((category) => (
        <section key={category} aria-label={CATEGORY_LABELS[category]}>
          <h3>{CATEGORY_LABELS[category]}</h3>
          <ol>
            {authorities
              .filter((authority) => authority.category === category)
              .map((authority) => (
                <AuthorityItem
                  key={`${authority.name} ${authority.citation}`}
                  authority={authority}
                  verdict={findWorstVerdict(authority, citations)}
                />
              ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function AuthorityItem({ authority, verdict }: { readonly authority: Authority; readonly verdict: Verdict | null }) {
  const { category, name, citation, absoluteUrl, freshness, freshnessReason, mentions } = authority;
  return (
    <li>
      <span>
        {absoluteUrl ? <a href={toAppAddress(absoluteUrl)}>{name}</a> : name}
        {citation && citation !== name ? `, ${citation}` : ""}
      </span>
      <span class="facts">
        {freshness ? (
          <StatusFlag freshness={freshness} isCited={freshnessReason !== NO_CITING_DECISION} />
        ) : category === "cases" && verdict === null ? (
          <span>not in this corpus</span>
        ) : null}
        {verdict === null ? null : <span class={verdict}>{VERDICT_LABELS[verdict]}</span>}
        <span>{formatCount(mentions.length, "mention")}</span>
      </span>
      {freshnessReason ? <small>{freshnessReason}</small> : null}
    </li>
  );
}
