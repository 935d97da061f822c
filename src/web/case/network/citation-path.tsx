import { toAppAddress } from "../../common/addresses.ts";
import { useEngineQuery } from "../../common/hooks/use-engine-query.ts";
import { useLocation, withQuery } from "../../common/location.ts";
import { ErrorNotice } from "../../common/notices.tsx";

interface CitationPathProps {
  readonly from: number;
  readonly to: number;
}

/** A shortest citation path from one case to another, with the words of each citation. */
export function CitationPath({ from, to }: CitationPathProps) {
  const location = useLocation();
  const request = { caseId: String(from), to: String(to) };
  const { value, error } = useEngineQuery("path", request, (engine, query) => engine.citations.path(query));
  if (error) return <ErrorNotice error={error} />;
  if (!value) return null;
  const { found, cases, steps } = value.data;
  return (
    <section class="citation-path" aria-labelledby="citation-path" aria-live="polite">
      <h3 id="citation-path">
        Citation path{" "}
        <small>
          <a href={withQuery(location, { to: "" })}>close</a>
        </small>
      </h3>
      {found ? null : <p>No chain of citations connects the two cases in this corpus.</p>}
      <ol>
        {cases.map(({ clusterId, caseName, citation, dateFiled, absoluteUrl }, index) => {
          const step = steps[index];
          const cites = step?.sourceClusterId === clusterId;
          return (
            <li key={clusterId}>
              <a href={toAppAddress(absoluteUrl)}>{caseName}</a>{" "}
              <small>{[citation, dateFiled.slice(0, 4)].filter(Boolean).join(" · ")}</small>
              {step ? (
                <p>
                  {cites ? "cites" : "is cited by"} ({step.treatment.replaceAll("_", " ")})
                  {step.snippet ? <q>{step.snippet}</q> : null}
                </p>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
