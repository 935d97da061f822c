import { useEffect, useState } from "preact/hooks";
import type { CaseNode } from "../../contract/case.ts";
import type { NetworkEdge, NetworkInput } from "../../contract/network.ts";
import { useAnswer } from "../answer.ts";
import { goTo, usePlace, withQuery } from "../place.ts";
import { Attribution } from "./attribution.tsx";
import type { CaseText } from "./case-text.ts";
import { day } from "./day.ts";
import { LineBetween } from "./line-between.tsx";
import { NetworkPicture } from "./network-picture.tsx";
import { SaveNetwork } from "./save-network.tsx";
import { Similar } from "./similar.tsx";
import { Empty, Failed, Loading } from "./state.tsx";
import { TreatmentChip } from "./treatment.tsx";

/** The cases around a case, in time, with what each says of the others. */
export function Network({ record }: { readonly record: CaseText }) {
  const place = usePlace();
  const at = (name: string) => place.query.get(name) ?? "";
  const request: NetworkInput = {
    clusterId: record.clusterId,
    depth: Number(at("depth")) || 2,
    direction: (at("direction") || "both") as "both",
    limit: Number(at("limit")) || 40,
  };
  const { value, error } = useAnswer(`network ${JSON.stringify(request)}`, (engine) =>
    engine.citations.network(request),
  );
  const [looked, look] = useState<CaseNode | null>(null);
  useEffect(() => look(null), [record.clusterId]);
  const set = (name: string) => (event: Event) =>
    goTo(withQuery(place, { [name]: (event.currentTarget as HTMLSelectElement).value }), { replace: true });
  if (error) return <Failed error={error} />;
  if (!value?.data.seed) return <Loading lines={10} />;
  const { seed, nodes, edges, counts } = value.data;
  const shown = [seed, ...nodes].find(({ clusterId }) => clusterId === looked?.clusterId) ?? seed;
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
          <select value={String(request.depth)} onChange={set("depth")}>
            <option value="1">1: direct</option>
            <option value="2">2</option>
            <option value="3">3</option>
          </select>
        </label>
        <label>
          Direction
          <select value={request.direction ?? "both"} onChange={set("direction")}>
            <option value="both">Cited and citing</option>
            <option value="outbound">Cited by it</option>
            <option value="inbound">Citing it</option>
          </select>
        </label>
        <label>
          At most
          <select value={String(request.limit)} onChange={set("limit")}>
            <option value="20">20 cases</option>
            <option value="40">40 cases</option>
            <option value="100">100 cases</option>
          </select>
        </label>
      </fieldset>
      {nodes.length === 0 ? (
        <Empty title="No case of this corpus cites it or is cited by it" />
      ) : (
        <>
          <NetworkPicture data={value.data} seed={seed} onLook={look} />
          {at("to") ? <LineBetween from={seed.clusterId} to={Number(at("to"))} /> : null}
          <Looked node={shown} seed={seed} nodes={[seed, ...nodes]} edges={edges} />
        </>
      )}
      <SaveNetwork data={value.data} name={seed.caseName} />
      <Similar caseId={String(seed.clusterId)} />
      <Attribution source={value.source_attribution} />
    </section>
  );
}

interface LookedProps {
  readonly node: CaseNode;
  readonly seed: CaseNode;
  readonly nodes: readonly CaseNode[];
  readonly edges: readonly NetworkEdge[];
}

/** The case one looks at, and the words between it and the others. */
function Looked({ node, seed, nodes, edges }: LookedProps) {
  const place = usePlace();
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
        <time dateTime={node.dateFiled}>{day(node.dateFiled, node.citations ? "IN" : "US")}</time>
        <span>cited by {node.citeCount}</span>
        {node === seed ? null : <a href={withQuery(place, { to: node.clusterId })}>Line of cases to it</a>}
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
