import { useEffect, useState } from "preact/hooks";
import type { NetworkEdge, NetworkInput } from "../../../contract/schemas/citations/network.ts";
import type { CaseNode } from "../../../contract/schemas/common/case.ts";
import { formatDate } from "../../common/format-date.ts";
import { useEngineQuery } from "../../common/hooks/use-engine-query.ts";
import { navigate, useLocation, withQuery } from "../../common/location.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../../common/notices.tsx";
import type { CaseText } from "../case-text.ts";
import { TreatmentChip } from "../treatment-chip.tsx";
import { Attribution } from "./attribution.tsx";
import { CitationPath } from "./citation-path.tsx";
import { CoCitedCases } from "./co-cited-cases.tsx";
import { NetworkDiagram } from "./network-diagram.tsx";
import { NetworkDownload } from "./network-download.tsx";

/** The cases around a case, in time, with what each says of the others. */
export function CitationNetwork({ record }: { readonly record: CaseText }) {
  const location = useLocation();
  const getField = (name: string) => location.query.get(name) ?? "";
  const request: NetworkInput = {
    clusterId: record.clusterId,
    depth: Number(getField("depth")) || 2,
    direction: (getField("direction") || "both") as "both",
    limit: Number(getField("limit")) || 40,
  };
  const { value, error } = useEngineQuery(`network ${JSON.stringify(request)}`, (engine) =>
    engine.citations.network(request),
  );
  const [selected, setSelected] = useState<CaseNode | null>(null);
  useEffect(() => setSelected(null), [record.clusterId]);
  const setField = (name: string) => (event: Event) =>
    navigate(withQuery(location, { [name]: (event.currentTarget as HTMLSelectElement).value }), { replace: true });
  if (error) return <ErrorNotice error={error} />;
  if (!value?.data.seed) return <LoadingPlaceholder lines={10} />;
  const { seed, nodes, edges, counts } = value.data;
  const shown = [seed, ...nodes].find(({ clusterId }) => clusterId === selected?.clusterId) ?? seed;
  return (
    <section class="network">
      <h2>Citation network</h2>
      <p class="lead">
        It cites {counts.cited}, and {counts.citingBy} cite it: {counts.positive} positive, {counts.negative} negative,{" "}
        {counts.neutral} neutral, {counts.unknown} citing only.
      </p>
      <fieldset class="filters">
        <legend class="visually-hidden">Which cases</legend>
        <label>
          Steps
          <select value={String(request.depth)} onChange={setField("depth")}>
            <option value="1">1: direct</option>
            <option value="2">2</option>
            <option value="3">3</option>
          </select>
        </label>
        <label>
          Direction
          <select value={request.direction ?? "both"} onChange={setField("direction")}>
            <option value="both">Cited and citing</option>
            <option value="outbound">Cited by it</option>
            <option value="inbound">Citing it</option>
          </select>
        </label>
        <label>
          At most
          <select value={String(request.limit)} onChange={setField("limit")}>
            <option value="20">20 cases</option>
            <option value="40">40 cases</option>
            <option value="100">100 cases</option>
          </select>
        </label>
      </fieldset>
      {nodes.length === 0 ? (
        <EmptyNotice title="No case of this corpus cites it or is cited by it" />
      ) : (
        <>
          <NetworkDiagram data={value.data} seed={seed} onSelect={setSelected} />
          {getField("to") ? <CitationPath from={seed.clusterId} to={Number(getField("to"))} /> : null}
          <SelectedCase node={shown} seed={seed} nodes={[seed, ...nodes]} edges={edges} />
        </>
      )}
      <NetworkDownload data={value.data} name={seed.caseName} />
      <CoCitedCases caseId={String(seed.clusterId)} />
      <Attribution source={value.source_attribution} />
    </section>
  );
}

interface SelectedCaseProps {
  readonly node: CaseNode;
  readonly seed: CaseNode;
  readonly nodes: readonly CaseNode[];
  readonly edges: readonly NetworkEdge[];
}

/** The case one looks at, and the words between it and the others. */
function SelectedCase({ node, seed, nodes, edges }: SelectedCaseProps) {
  const location = useLocation();
  const nameOf = (clusterId: number) => nodes.find((one) => one.clusterId === clusterId)?.caseName ?? "";
  const own = edges.filter(
    ({ sourceClusterId, targetClusterId }) => sourceClusterId === node.clusterId || targetClusterId === node.clusterId,
  );
  return (
    <aside class="looked" aria-live="polite" aria-label="The case in view">
      <h3>
        <a href={node.absoluteUrl}>{node.caseName}</a>
      </h3>
      <p class="facts">
        <b>{node.citation}</b>
        <time dateTime={node.dateFiled}>{formatDate(node.dateFiled, node.citations ? "IN" : "US")}</time>
        <span>cited by {node.citeCount}</span>
        {node === seed ? null : <a href={withQuery(location, { to: node.clusterId })}>Line of cases to it</a>}
      </p>
      <ul>
        {own.slice(0, 6).map((edge) => (
          <li key={`${edge.sourceClusterId} ${edge.targetClusterId}`}>
            <p>
              <TreatmentChip treatment={edge.treatment} />{" "}
              {edge.sourceClusterId === node.clusterId
                ? `cites ${nameOf(edge.targetClusterId)}`
                : `cited by ${nameOf(edge.sourceClusterId)}`}
            </p>
            {edge.snippet ? <blockquote>{edge.snippet}</blockquote> : null}
          </li>
        ))}
      </ul>
      {own.length > 6 ? <p class="more">and {own.length - 6} more citations in this picture</p> : null}
    </aside>
  );
}
