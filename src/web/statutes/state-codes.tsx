import { formatCount } from "../../text/plural.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { useLocation, withQuery } from "../common/location.ts";
import { EmptyNotice, LoadingPlaceholder } from "../common/notices.tsx";

/** The jurisdictions that the corpus covers, and the codes of the selected one. */
export function StateCodes() {
  const location = useLocation();
  const chosen = location.query.get("state") ?? "federal";
  const { value } = useEngineQuery("states", {}, (engine) => engine.statutes.states());
  const { value: codes, isLoading } = useEngineQuery("codes", { state: chosen }, (engine, request) =>
    engine.statutes.codes(request),
  );
  if (!value) return <LoadingPlaceholder lines={4} />;
  const covered = value.data.jurisdictions.filter(({ hasData }) => hasData);
  if (covered.length === 0) {
    return (
      <EmptyNotice title="This corpus contains no statutes">
        <p>
          <a href="/research/corpora">Open another corpus</a>
        </p>
      </EmptyNotice>
    );
  }
  const inOrder = [
    ...covered.filter(({ kind }) => kind === "federal"),
    ...covered.filter(({ kind }) => kind === "state"),
  ];
  return (
    <section class="coverage" aria-labelledby="coverage">
      <h2 id="coverage">In this corpus</h2>
      <p class="lead">
        {formatCount(value.data.totalSections, "section")}, {formatCount(value.data.stateCountWithData, "state")}.
      </p>
      <ul class="states" aria-label="Jurisdictions">
        {inOrder.map(({ code, name, sectionCount }) => (
          <li key={code}>
            <a
              href={withQuery(location, { state: code === "federal" ? "" : code })}
              aria-current={code === chosen ? "true" : undefined}
            >
              {name} <small>{sectionCount.toLocaleString("en-US")}</small>
            </a>
          </li>
        ))}
      </ul>
      <ul class="codes" aria-busy={isLoading}>
        {codes?.data.codes.map(({ actId, displayLabel, sectionCount }) => (
          <li key={actId}>
            <a href={`/research/statutes?${buildCodeQuery(actId, displayLabel, chosen)}`}>{displayLabel}</a>{" "}
            <small>{formatCount(sectionCount, "section")}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Builds the search for the sections of a code, because a code has no page. */
function buildCodeQuery(actId: string, label: string, state: string): URLSearchParams {
  const title = /^(usc|cfr)-(\d+)$/.exec(actId);
  const query = new URLSearchParams({ q: label.replace(/^.*Title \d+: /, "") });
  if (title) query.set("type", title[1]!.toUpperCase());
  if (title) query.set("title", title[2]!);
  if (state !== "federal") query.set("state", state);
  if (state !== "federal") query.set("in", state);
  return query;
}
