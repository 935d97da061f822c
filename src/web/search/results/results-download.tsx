import { useState } from "preact/hooks";
import type { ResultExportInput } from "../../../contract/schemas/research/export.ts";
import type { SearchInput } from "../../../contract/schemas/research/search.ts";
import { downloadFile } from "../../common/download-file.ts";
import { getEngine } from "../../common/engine.ts";
import { ErrorNotice } from "../../common/notices.tsx";

const DOWNLOAD_FORMATS: readonly { readonly format: ResultExportInput["format"]; readonly label: string }[] = [
  { format: "csv", label: "Table (CSV)" },
  { format: "jsonl", label: "JSON lines" },
  { format: "bibtex", label: "BibTeX" },
  { format: "ris", label: "RIS" },
  { format: "csl-json", label: "CSL-JSON" },
];

/** Cases in a file at most. */
const MAX_DOWNLOAD_CASES = 10_000;

/** All cases of a search as a file. */
export function ResultsDownload({ request, total }: { readonly request: SearchInput; readonly total: number }) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error: unknown }>(IDLE_STATE);
  const { query, filters } = request;

  async function save(format: ResultExportInput["format"]): Promise<void> {
    setState({ isBusy: true, error: null });
    try {
      const { research } = await getEngine();
      const { data } = await research.export({ query, filters, format });
      downloadFile(data.fileName, data.content, data.mediaType);
      setState(IDLE_STATE);
    } catch (error) {
      setState({ isBusy: false, error });
    }
  }

  return (
    <details class="menu">
      <summary>Download</summary>
      <div>
        <p>
          {total > MAX_DOWNLOAD_CASES
            ? `The best ${MAX_DOWNLOAD_CASES.toLocaleString("en-US")} cases as`
            : "All cases as"}
        </p>
        {DOWNLOAD_FORMATS.map(({ format, label }) => (
          <button key={format} type="button" disabled={state.isBusy} onClick={() => void save(format)}>
            {label}
          </button>
        ))}
        {state.error ? <ErrorNotice error={state.error} /> : null}
      </div>
    </details>
  );
}

const IDLE_STATE = { isBusy: false, error: null } as const;
