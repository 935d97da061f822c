import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { StatusFlag } from "../common/status-flag.tsx";

/** Cases whose texts are like that of a case. */
export function SimilarCases({ caseId }: { readonly caseId: string }) {
  const { value } = useEngineQuery(`alike ${caseId}`, (engine) => engine.research.similar({ caseId, pageSize: 5 }));
  if (!value || value.data.results.length === 0) return null;
  return (
    <section class="alike" aria-labelledby="alike">
      <h2 id="alike">Cases like this one</h2>
      <ol>
        {value.data.results.map(({ id, title, citation, year, metadata }) => (
          <li key={id}>
            <a href={metadata.absoluteUrl}>{title}</a> <small>{[citation, year].filter(Boolean).join(" · ")}</small>{" "}
            <StatusFlag freshness={metadata.freshness} />
          </li>
        ))}
      </ol>
    </section>
  );
}
