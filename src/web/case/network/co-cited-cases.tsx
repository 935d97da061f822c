import { useEngineQuery } from "../../common/hooks/use-engine-query.ts";

/** Cases that are cited together with a case, or cite what it cites. */
export function CoCitedCases({ caseId }: { readonly caseId: string }) {
  const { value } = useEngineQuery(`similar ${caseId}`, (engine) => engine.citations.similar({ caseId, limit: 8 }));
  if (!value || value.data.results.length === 0) return null;
  return (
    <section class="similar" aria-labelledby="similar">
      <h3 id="similar">In the same company</h3>
      <ol>
        {value.data.results.map(
          ({ clusterId, absoluteUrl, caseName, citation, dateFiled, citedTogether, citeTogether }) => (
            <li key={clusterId}>
              <a href={absoluteUrl}>{caseName}</a>{" "}
              <small>
                {citation} · {dateFiled.slice(0, 4)}
                {citedTogether > 0 ? ` · cited with it ${formatTimes(citedTogether)}` : ""}
                {citeTogether > 0
                  ? ` · ${citeTogether} ${citeTogether === 1 ? "authority" : "authorities"} in common`
                  : ""}
              </small>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

function formatTimes(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}
