import { useState } from "preact/hooks";
import type { ExportInput, StylesResponse } from "../../contract/schemas/citations/export.ts";
import { CopyButton } from "../common/controls/copy-button.tsx";
import { groupBy } from "../common/group-by.ts";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";
import { readPreference, storePreference } from "../common/preference.ts";

type Style = StylesResponse["data"]["styles"][number];

/** Formats for other programs; their values differ from every style id. */
const EXPORT_FORMATS = [
  ["format:bibtex", "BibTeX", "bibtex"],
  ["format:ris", "RIS", "ris"],
  ["format:csl-json", "CSL-JSON", "csl-json"],
] as const;

const STYLE_STORAGE_KEY = "citation-style";
const DEFAULT_STYLE = "bluebook";

/** The citation of a case in any style, with a button to copy it. Queries the engine when it is opened. */
export function CitationMenu({ caseId }: { readonly caseId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState(() => readPreference(STYLE_STORAGE_KEY) ?? DEFAULT_STYLE);
  const { value: styles } = useEngineQuery("styles", isOpen ? {} : null, (engine) => engine.citations.styles());
  const { value } = useEngineQuery("export", isOpen ? toExportRequest(caseId, choice) : null, (engine, request) =>
    engine.citations.export(request),
  );
  const style = styles?.data.styles.find(({ id }) => id === choice);
  return (
    <details class="cite" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Cite in any style</summary>
      <div class="cite-body">
        <label>
          Style
          <select
            value={choice}
            onChange={(event) => {
              setChoice(event.currentTarget.value);
              storePreference(STYLE_STORAGE_KEY, event.currentTarget.value);
            }}
          >
            {[...groupBy(styles?.data.styles ?? [], toRegionLabel)].map(([region, members]) => (
              <optgroup key={region} label={region}>
                {members.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
            <optgroup label="For other programs">
              {EXPORT_FORMATS.map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        <output aria-live="polite">{value?.data.citation ?? ""}</output>
        <p class="facts">
          {value ? <CopyButton text={value.data.citation} label="Copy citation" /> : null}
          <span>
            {style ? `${style.manual}, ${style.rule}${style.basis === "practice" ? " (usual practice)" : ""}` : ""}
          </span>
        </p>
      </div>
    </details>
  );
}

function toExportRequest(caseId: string, choice: string): ExportInput {
  const [, , format] = EXPORT_FORMATS.find(([id]) => id === choice) ?? [];
  return format === undefined ? { caseId, style: choice } : { caseId, format };
}

const REGION_LABELS: Readonly<Record<string, string>> = {
  US: "United States",
  IN: "India",
  GB: "United Kingdom",
  international: "International",
};

function toRegionLabel({ region }: Style): string {
  return region.startsWith("US-") ? "US states and circuits" : (REGION_LABELS[region] ?? "Other regions");
}
