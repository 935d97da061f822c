import { useEngineQuery } from "../../common/hooks/use-engine-query.ts";
import { useLocation, withQuery } from "../../common/location.ts";
import { ErrorNotice } from "../../common/notices.tsx";

interface CitationPathProps {
  readonly from: number;
  readonly to: number;
}

/** A shortest line of citations from one case to another, with the words of each step. */
export function CitationPath({ from, to }: CitationPathProps) {
  const location = useLocation();
  const { value, error } = useEngineQuery(`line ${from} ${to}`, (engine) =>
    engine.citations.path({ caseId: String(from), to: String(to) }),
  );
  if (error) return <ErrorNotice error={error} />;
  if (!value) return null;
  const { found, cases, steps } = value.data;
  return (
    <section class="line" aria-labelledby="line" aria-live="polite">
      <h3 id="line">
        Line of cases{" "}
        <small>
          <a href={withQuery(location, { to: "" })}>close</a>
        </small>
      </h3>
      {found ? null : <p>No line of citations leads from the one to the other.</p>}
      <ol>
        {cases.map(({ clusterId, caseName, citation, dateFiled, absoluteUrl }, at) => {
          const step = steps[at];
          const cites = step?.sourceClusterId === clusterId;
          return (
            <li key={clusterId}>
              <a href={absoluteUrl}>{caseName}</a>{" "}
              <small>
                {citation} · {dateFiled.slice(0, 4)}
              </small>
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
