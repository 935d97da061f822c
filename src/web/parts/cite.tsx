import { useState } from "preact/hooks";
import type { ExportInput, StylesResponse } from "../../contract/export.ts";
import { useAnswer } from "../answer.ts";
import { Copy } from "./copy.tsx";

type Style = StylesResponse["data"]["styles"][number];

/** Formats for other programs beside the styles; their value cannot be a style's id. */
const FORMATS = [
  ["format:bibtex", "BibTeX"],
  ["format:ris", "RIS"],
  ["format:csl-json", "CSL-JSON"],
] as const;

const CHOICE = "citation-style";
const FIRST = "bluebook";

/** The case's citation in any style, ready to be copied. Nothing is asked for before it is opened. */
export function Cite({ caseId }: { readonly caseId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState(recall);
  const { value: styles } = useAnswer(isOpen ? "styles" : null, (engine) => engine.citations.styles());
  const request = requestOf(caseId, choice);
  const { value } = useAnswer(isOpen ? `export ${JSON.stringify(request)}` : null, (engine) =>
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
              remember(event.currentTarget.value);
            }}
          >
            {groupsOf(styles?.data.styles ?? []).map(([region, members]) => (
              <optgroup key={region} label={region}>
                {members.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
            <optgroup label="For other programs">
              {FORMATS.map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        <output aria-live="polite">{value?.data.citation ?? ""}</output>
        <p class="facts">
          {value ? <Copy text={value.data.citation} label="Copy citation" /> : null}
          <span>
            {style ? `${style.manual}, ${style.rule}${style.basis === "practice" ? " (usual practice)" : ""}` : ""}
          </span>
        </p>
      </div>
    </details>
  );
}

function requestOf(caseId: string, choice: string): ExportInput {
  const [, format] = /^format:(.+)$/.exec(choice) ?? [];
  return format === undefined ? { caseId, style: choice } : { caseId, format: format as ExportInput["format"] };
}

const REGIONS: Readonly<Record<string, string>> = {
  US: "United States",
  IN: "India",
  GB: "United Kingdom",
  international: "International",
};

function groupsOf(styles: readonly Style[]): [string, Style[]][] {
  const groups = new Map<string, Style[]>();
  for (const style of styles) {
    const region = style.region.startsWith("US-") ? "US states and circuits" : (REGIONS[style.region] ?? "Elsewhere");
    groups.set(region, [...(groups.get(region) ?? []), style]);
  }
  return [...groups];
}

function recall(): string {
  try {
    return localStorage.getItem(CHOICE) ?? FIRST;
  } catch {
    return FIRST;
  }
}

function remember(choice: string): void {
  try {
    localStorage.setItem(CHOICE, choice);
  } catch {
    // Storage is closed to this page: the choice holds until it is left.
  }
}
