import type { CitedBy } from "../../contract/schemas/common/case.ts";
import { formatCount } from "../../text/plural.ts";
import { toAppAddress } from "../common/addresses.ts";

/** The cases that cite a section. */
export function CitingCases({ citedBy }: { readonly citedBy: CitedBy }) {
  return (
    <section class="citing-cases">
      <h2>Cases that cite it</h2>
      {citedBy.total === 0 ? <p>None in this corpus.</p> : null}
      <ol>
        {citedBy.cases.map((node) => (
          <li key={node.clusterId}>
            <a href={toAppAddress(node.absoluteUrl)}>{node.caseName}</a>{" "}
            <small>
              {[node.citation, node.dateFiled.slice(0, 4)].filter(Boolean).join(" · ")}
              {node.mentions > 1 ? ` · ${formatCount(node.mentions, "mention")}` : ""}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
