import { useState } from "preact/hooks";
import type { ExportInput, StylesResponse } from "../../contract/schemas/citations/export.ts";
import { CopyButton } from "../common/copy-button.tsx";
import { useEngineQuery } from "../common/hooks/use-engine-query.ts";

type Style = StylesResponse["data"]["styles"][number];

/** Formats for other programs beside the styles; their value cannot be a style's id. */
const EXPORT_FORMATS = [
  ["format:bibtex", "BibTeX"],
  ["format:ris", "RIS"],
  ["format:csl-json", "CSL-JSON"],
] as const;

const STYLE_STORAGE_KEY = "citation-style";
const DEFAULT_STYLE = "bluebook";

/** The case's citation in any style, ready to be copied. Nothing is asked for before it is opened. */
export function CitationMenu({ caseId }: { readonly caseId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState(readStoredStyle);
  const { value: styles } = useEngineQuery(isOpen ? "styles" : null, (engine) => engine.citations.styles());
  const request = toExportRequest(caseId, choice);
  const { value } = useEngineQuery(isOpen ? `export ${JSON.stringify(request)}` : null, (engine) =>
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
              storeStyle(event.currentTarget.value);
            }}
          >
            {groupStylesByRegion(styles?.data.styles ?? []).map(([region, members]) => (
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
  const [, format] = /^format:(.+)$/.exec(choice) ?? [];
  return format === undefined ? { caseId, style: choice } : { caseId, format: format as ExportInput["format"] };
}

const REGION_LABELS: Readonly<Record<string, string>> = {
  US: "United States",
  IN: "India",
  GB: "United Kingdom",
  international: "International",
};

function groupStylesByRegion(styles: readonly Style[]): [string, Style[]][] {
  const groups = new Map<string, Style[]>();
  for (const style of styles) {
    const region = style.region.startsWith("US-")
      ? "US states and circuits"
      : (REGION_LABELS[style.region] ?? "Elsewhere");
    groups.set(region, [...(groups.get(region) ?? []), style]);
  }
  return [...groups];
}

function readStoredStyle(): string {
  try {
    return localStorage.getItem(STYLE_STORAGE_KEY) ?? DEFAULT_STYLE;
  } catch {
    return DEFAULT_STYLE;
  }
}

function storeStyle(choice: string): void {
  try {
    localStorage.setItem(STYLE_STORAGE_KEY, choice);
  } catch {
    // Storage is closed to this page: the choice holds until it is left.
  }
}
