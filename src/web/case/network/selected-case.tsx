import type { NetworkEdge } from "../../../contract/schemas/citations/network.ts";
import type { CaseNode } from "../../../contract/schemas/common/case.ts";
import { formatCount } from "../../../text/plural.ts";
import { toAppAddress } from "../../common/addresses.ts";
import { KnownDate } from "../../common/known-date.tsx";
import { useLocation, withQuery } from "../../common/location.ts";
import { TreatmentChip } from "../treatment-chip.tsx";

const MAX_CITATIONS = 6;

interface SelectedCaseProps {
  readonly node: CaseNode;
  readonly seed: CaseNode;
  readonly nodes: readonly CaseNode[];
  readonly edges: readonly NetworkEdge[];
}

/** The selected case of a network, with its citations from and to the other cases. */
export function SelectedCase({ node, seed, nodes, edges }: SelectedCaseProps) {
  const location = useLocation();
  const findName = (clusterId: number) => nodes.find((one) => one.clusterId === clusterId)?.caseName ?? "";
  const ownEdges = edges.filter(
    ({ sourceClusterId, targetClusterId }) => sourceClusterId === node.clusterId || targetClusterId === node.clusterId,
  );
  return (
    <aside class="selected-case" aria-live="polite" aria-label="Selected case">
      <h3>
        <a href={toAppAddress(node.absoluteUrl)}>{node.caseName}</a>
      </h3>
      <p class="facts">
        <b>{node.citation}</b>
        <KnownDate date={node.dateFiled} precision={node.datePrecision} jurisdiction={node.citations ? "IN" : "US"} />
        <span>cited by {formatCount(node.citeCount, "case")}</span>
        {node === seed ? null : <a href={withQuery(location, { to: node.clusterId })}>Citation path to it</a>}
      </p>
      <ul>
        {ownEdges.slice(0, MAX_CITATIONS).map((edge) => (
          <li key={`${edge.sourceClusterId} ${edge.targetClusterId}`}>
            <p>
              <TreatmentChip treatment={edge.treatment} />{" "}
              {edge.sourceClusterId === node.clusterId
                ? `cites ${findName(edge.targetClusterId)}`
                : `cited by ${findName(edge.sourceClusterId)}`}
            </p>
            {edge.snippet ? <blockquote>{edge.snippet}</blockquote> : null}
          </li>
        ))}
      </ul>
      {ownEdges.length > MAX_CITATIONS ? (
        <p class="more">and {formatCount(ownEdges.length - MAX_CITATIONS, "more citation")} in this network</p>
      ) : null}
    </aside>
  );
}
