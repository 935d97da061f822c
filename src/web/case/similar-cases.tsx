import { toAppAddress } from "../common/addresses.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { StatusFlag } from "../common/status-flag.tsx";

const MAX_CASES = 5;

/** Cases whose text is similar to that of a case. */
export function SimilarCases({ caseId }: { readonly caseId: string }) {
  const { value } = useEngineQuery("similar-text", { caseId, pageSize: MAX_CASES }, (engine, request) =>
    engine.research.similar(request),
  );
  if (!value || value.data.results.length === 0) return null;
  return (
    <section class="similar-cases" aria-labelledby="similar-cases">
      <h2 id="similar-cases">Similar cases</h2>
      <ol>
        {value.data.results.map(({ id, title, citation, year, metadata }) => (
          <li key={id}>
            <a href={toAppAddress(metadata.absoluteUrl)}>{title}</a>{" "}
            <small>{[citation, year].filter(Boolean).join(" · ")}</small>{" "}
            <StatusFlag freshness={metadata.freshness} isCited={metadata.citeCount > 0} />
          </li>
        ))}
      </ol>
    </section>
  );
}
