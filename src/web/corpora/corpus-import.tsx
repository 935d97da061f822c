import { FileDrop } from "../common/controls/file-drop.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { ImportResult } from "./import-result.tsx";
import { useCorpusImport } from "./use-corpus-import.ts";

/** Imports a corpus from a file. The corpus is verified before it is stored. */
export function CorpusImport({ onImported }: { readonly onImported: () => Promise<void> }) {
  const state = useCorpusImport(onImported);
  const { progress, importCorpus, stop } = state;
  return (
    <section aria-labelledby="import">
      <h2 id="import">Add a corpus</h2>
      <p class="lead">
        A file that <code>headnote build</code> created. It stays on this device.
      </p>
      <FileDrop
        label="Choose a corpus file, or drop one here"
        accept=".sqlite"
        disabled={progress !== null}
        onFile={(file) => void importCorpus(file.name.replace(/\.sqlite$/i, ""), file)}
      />
      {progress ? <ImportProgress progress={progress} onStop={stop} /> : null}
      <ImportResult result={state} />
    </section>
  );
}
