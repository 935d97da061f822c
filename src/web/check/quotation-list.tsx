import type { CheckedCitation, Quotation } from "../../contract/schemas/citations/check.ts";

import { buildCaseAddress } from "../common/addresses.ts";

const STATUS_LABELS: Readonly<Record<Quotation["status"], readonly [label: string, tone: string]>> = {
  exact: ["Exact quotation", "positive"],
  near: ["Not exact", "caution"],
  not_found: ["Not found in the case", "negative"],
  unverifiable: ["Not compared: the corpus has no official text", "unknown"],
};

interface QuotationListProps {
  readonly quotations: readonly Quotation[];
  readonly citations: readonly CheckedCitation[];
}

/** The quotations of a brief, each compared with the text of the cited case. */
export function QuotationList({ quotations, citations }: QuotationListProps) {
  if (quotations.length === 0) return null;
  return (
    <section class="quotations" aria-labelledby="quotations">
      <h2 id="quotations">Quotations</h2>
      <ol>
        {quotations.map(({ span, text, citation, clusterId, status, found, differences }) => {
          const [label, tone] = STATUS_LABELS[status];
          return (
            <li key={span.start}>
              <blockquote>{text}</blockquote>
              <p class="facts">
                <b class={tone}>{label}</b>
                <span>{citations[citation]?.raw}</span>
                {found && clusterId !== null ? (
                  <a href={`${buildCaseAddress(clusterId)}?mark=${found.start}-${found.end}`}>show in the case</a>
                ) : null}
              </p>
              {differences.length > 0 ? (
                <ul>
                  {differences.map(({ given, found: original }) => (
                    <li key={`${given} ${original}`}>
                      <del>{given || "nothing"}</del> in the case: <ins>{original || "nothing"}</ins>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
