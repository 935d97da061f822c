import type { CheckedCitation, Quotation } from "../../contract/schemas/citations/check.ts";

const STATUS_LABELS: Readonly<Record<Quotation["status"], readonly [label: string, tone: string]>> = {
  exact: ["Stands there word for word", "positive"],
  near: ["Almost: not word for word", "caution"],
  not_found: ["Not found in the case", "negative"],
  unverifiable: ["Cannot be compared: the corpus has no official text", "unknown"],
};

interface QuotationListProps {
  readonly quotations: readonly Quotation[];
  readonly citations: readonly CheckedCitation[];
}

/** Every quotation of a brief beside what the case says. */
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
                  <a href={`/research/cases/${clusterId}?mark=${found.start}-${found.end}`}>see it there</a>
                ) : null}
              </p>
              {differences.length > 0 ? (
                <ul>
                  {differences.map(({ given, found: there }) => (
                    <li key={`${given} ${there}`}>
                      <del>{given || "nothing"}</del> there: <ins>{there || "nothing"}</ins>
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
