import { formatCount } from "../../../text/plural.ts";
import { toAppAddress } from "../../common/addresses.ts";
import { useEngineQuery } from "../../common/hooks/use-engine-query.ts";

const MAX_CASES = 8;

/** Cases that are cited together with a case, or share authorities with it. */
export function CoCitedCases({ caseId }: { readonly caseId: string }) {
  const { value } = useEngineQuery("similar-citations", { caseId, limit: MAX_CASES }, (engine, request) =>
    engine.citations.similar(request),
  );
  if (!value || value.data.results.length === 0) return null;
  return (
    <section class="co-cited-cases" aria-labelledby="co-cited-cases">
      <h3 id="co-cited-cases">Related by citation</h3>
      <ol>
        {value.data.results.map(
          ({ clusterId, absoluteUrl, caseName, citation, dateFiled, citedTogether, citeTogether }) => (
            <li key={clusterId}>
              <a href={toAppAddress(absoluteUrl)}>{caseName}</a>{" "}
              <small>
                {[citation, dateFiled.slice(0, 4)].filter(Boolean).join(" · ")}
                {citedTogether > 0 ? ` · cited with it ${formatTimes(citedTogether)}` : ""}
                {citeTogether > 0 ? ` · ${formatCount(citeTogether, "authority", "authorities")} in common` : ""}
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
