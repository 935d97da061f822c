import { useEffect, useState } from "preact/hooks";
import type { NetworkInput } from "../../../contract/schemas/citations/network.ts";
import type { CaseNode } from "../../../contract/schemas/common/case.ts";
import { findOption, SelectField } from "../../common/controls/select-field.tsx";
import { useEngineQuery } from "../../common/hooks/use-engine-query.ts";
import { type QueryFields, useQueryFields } from "../../common/hooks/use-query-fields.ts";
import { EmptyNotice, ErrorNotice, LoadingPlaceholder } from "../../common/notices.tsx";
import type { CaseText } from "../case-text.ts";
import { Attribution } from "./attribution.tsx";
import { CitationPath } from "./citation-path.tsx";
import { CoCitedCases } from "./co-cited-cases.tsx";
import { NetworkDiagram } from "./network-diagram.tsx";
import { NetworkDownload } from "./network-download.tsx";
import { SelectedCase } from "./selected-case.tsx";

const DEPTH_OPTIONS = [
  ["1", "1: direct"],
  ["2", "2"],
  ["3", "3"],
] as const;

const DIRECTION_OPTIONS = [
  ["both", "Cited and citing"],
  ["outbound", "Cited by it"],
  ["inbound", "Citing it"],
] as const;

const LIMIT_OPTIONS = [
  ["20", "20 cases"],
  ["40", "40 cases"],
  ["100", "100 cases"],
] as const;

/** The citation network of a case over time, with the words of each citation. */
export function CitationNetwork({ record }: { readonly record: CaseText }) {
  const fields = useQueryFields({ replace: true });
  const request = toNetworkRequest(record, fields);
  const { value, error } = useEngineQuery("network", request, (engine, query) => engine.citations.network(query));
  const [selected, setSelected] = useState<CaseNode | null>(null);
  useEffect(() => setSelected(null), [record.clusterId]);
  if (error) return <ErrorNotice error={error} />;
  if (!value?.data.seed) return <LoadingPlaceholder lines={10} />;
  const { seed, nodes, edges, counts } = value.data;
  const shown = [seed, ...nodes].find(({ clusterId }) => clusterId === selected?.clusterId) ?? seed;
  const pathTarget = fields.getField("to");
  return (
    <section class="network">
      <h2>Citation network</h2>
      <p class="lead">
        Cases that it cites: {counts.cited}. Cases that cite it: {counts.citingBy}, of which {counts.positive} positive,{" "}
        {counts.negative} negative, {counts.neutral} neutral and {counts.unknown} citing only.
      </p>
      <NetworkFilters {...fields} />
      {nodes.length === 0 ? (
        <EmptyNotice title="No case of this corpus cites it or is cited by it" />
      ) : (
        <>
          <NetworkDiagram data={value.data} seed={seed} onSelect={setSelected} />
          {pathTarget ? <CitationPath from={seed.clusterId} to={Number(pathTarget)} /> : null}
          <SelectedCase node={shown} seed={seed} nodes={[seed, ...nodes]} edges={edges} />
        </>
      )}
      <NetworkDownload data={value.data} name={seed.caseName} />
      <CoCitedCases caseId={String(seed.clusterId)} />
      <Attribution source={value.source_attribution} />
    </section>
  );
}

function NetworkFilters(fields: QueryFields) {
  const { getField, setField } = fields;
  return (
    <fieldset class="filters">
      <legend class="visually-hidden">Which cases</legend>
      <SelectField
        label="Steps"
        value={readDepth(fields)}
        options={DEPTH_OPTIONS}
        onChange={(value) => setField("depth", value)}
      />
      <SelectField
        label="Direction"
        value={findOption(DIRECTION_OPTIONS, getField("direction"))}
        options={DIRECTION_OPTIONS}
        onChange={(value) => setField("direction", value)}
      />
      <SelectField
        label="At most"
        value={readLimit(fields)}
        options={LIMIT_OPTIONS}
        onChange={(value) => setField("limit", value)}
      />
    </fieldset>
  );
}

function readDepth({ getField }: QueryFields) {
  return findOption(DEPTH_OPTIONS, getField("depth"), "2");
}

function readLimit({ getField }: QueryFields) {
  return findOption(LIMIT_OPTIONS, getField("limit"), "40");
}

function toNetworkRequest(record: CaseText, fields: QueryFields): NetworkInput {
  return {
    clusterId: record.clusterId,
    depth: Number(readDepth(fields)),
    direction: findOption(DIRECTION_OPTIONS, fields.getField("direction")),
    limit: Number(readLimit(fields)),
  };
}
