import { useState } from "preact/hooks";
import type { SearchInput } from "../../contract/research.ts";
import type { ResultExportInput } from "../../contract/result-export.ts";
import { engine } from "../engine.ts";
import { saveFile } from "./save-file.ts";
import { Failed } from "./state.tsx";

const FORMATS: readonly { readonly format: ResultExportInput["format"]; readonly label: string }[] = [
  { format: "csv", label: "Table (CSV)" },
  { format: "jsonl", label: "JSON lines" },
  { format: "bibtex", label: "BibTeX" },
  { format: "ris", label: "RIS" },
  { format: "csl-json", label: "CSL-JSON" },
];

/** Cases in a file at most. */
const MOST = 10_000;

/** All cases of a search as a file. */
export function SaveResults({ request, total }: { readonly request: SearchInput; readonly total: number }) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error: unknown }>(IDLE);
  const { query, filters } = request;

  async function save(format: ResultExportInput["format"]): Promise<void> {
    setState({ isBusy: true, error: null });
    try {
      const { research } = await engine();
      const { data } = await research.export({ query, filters, format });
      saveFile(data.fileName, data.content, data.mediaType);
      setState(IDLE);
    } catch (error) {
      setState({ isBusy: false, error });
    }
  }

  return (
    <details class="menu">
      <summary>Download</summary>
      <div>
        <p>{total > MOST ? `The best ${MOST.toLocaleString("en-US")} cases as` : "All cases as"}</p>
        {FORMATS.map(({ format, label }) => (
          <button key={format} type="button" disabled={state.isBusy} onClick={() => void save(format)}>
            {label}
          </button>
        ))}
        {state.error ? <Failed error={state.error} /> : null}
      </div>
    </details>
  );
}

const IDLE = { isBusy: false, error: null } as const;
