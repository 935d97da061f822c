import { ErrorNotice } from "../common/notices.tsx";
import type { CorpusImportState } from "./use-corpus-import.ts";

/** The outcome of an import. */
export function ImportResult({ result }: { readonly result: CorpusImportState }) {
  const { error, importedName } = result;
  return (
    <>
      {error ? <ErrorNotice error={error} /> : null}
      <p role="status">{importedName === "" ? "" : `${importedName} is stored. Open it in the list above.`}</p>
    </>
  );
}
