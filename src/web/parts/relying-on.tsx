import { useAnswer } from "../answer.ts";
import { CitingRow } from "./citing-row.tsx";
import { day } from "./day.ts";

/** For a case that was overruled: who relied on it all the same, and who had relied on it before. */
export function RelyingOn({ caseId }: { readonly caseId: string }) {
  const { value } = useAnswer(`relying ${caseId}`, (engine) => engine.citations.relyingOn({ caseId }));
  if (!value || value.data.overruledOn === null || value.data.results.length === 0) return null;
  const after = value.data.results.filter(({ afterwards }) => afterwards);
  const before = value.data.results.filter(({ afterwards }) => !afterwards);
  return (
    <>
      <h3>Relied on it</h3>
      <p class="lead">
        It was overruled on {day(value.data.overruledOn)}. {after.length} relied on it afterwards, {before.length}{" "}
        before.
      </p>
      <ol>
        {[...after, ...before].map((row) => (
          <CitingRow key={row.clusterId} row={row} />
        ))}
      </ol>
    </>
  );
}
