import type { ResultExportInput } from "../../../contract/schemas/research/export.ts";
import type { SearchInput } from "../../../contract/schemas/research/search.ts";
import { formatCount } from "../../../text/plural.ts";
import { DownloadButtons } from "../../common/controls/download-buttons.tsx";
import { downloadFile } from "../../common/download-file.ts";
import { useRequest } from "../../common/hooks/use-request.ts";
import { ErrorNotice } from "../../common/notices.tsx";
import { getEngine } from "../../engine/engine.ts";

const DOWNLOAD_FORMATS: readonly { readonly format: ResultExportInput["format"]; readonly label: string }[] = [
  { format: "csv", label: "Table (CSV)" },
  { format: "jsonl", label: "JSON lines" },
  { format: "bibtex", label: "BibTeX" },
  { format: "ris", label: "RIS" },
  { format: "csl-json", label: "CSL-JSON" },
];

/** Maximum number of cases in a file. */
const MAX_DOWNLOAD_CASES = 10_000;

/** Buttons that save all cases of a search as a file. */
export function ResultsDownload({ request, total }: { readonly request: SearchInput; readonly total: number }) {
  const { isBusy, error, run } = useRequest();
  const { query, filters } = request;

  const save = (format: ResultExportInput["format"]) =>
    run(async () => {
      const { data } = await (await getEngine()).research.export({ query, filters, format });
      downloadFile(data.fileName, data.content, data.mediaType);
    });

  return (
    <details class="menu">
      <summary>Download</summary>
      <div>
        <p>{total > MAX_DOWNLOAD_CASES ? `The best ${formatCount(MAX_DOWNLOAD_CASES, "case")} as` : "All cases as"}</p>
        <DownloadButtons formats={DOWNLOAD_FORMATS} disabled={isBusy} onChoose={(format) => void save(format)} />
        {error ? <ErrorNotice error={error} /> : null}
      </div>
    </details>
  );
}
