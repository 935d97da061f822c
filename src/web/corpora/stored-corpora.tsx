import type { CorpusEntry } from "../../browser/corpora/corpora.ts";
import { formatCount } from "../../text/plural.ts";
import { getCorpora, STARTER_CORPUS_NAME, selectCorpus, useCorpusName } from "../common/engine.ts";
import { useRequest } from "../common/hooks/use-request.ts";
import { ErrorNotice } from "../common/notices.tsx";
import { formatBytes } from "./format-bytes.ts";

interface StoredCorporaProps {
  readonly stored: readonly CorpusEntry[] | null;
  readonly onChange: () => Promise<void>;
}

/** The corpora that this browser stores, with buttons to open and remove each. */
export function StoredCorpora({ stored, onChange }: StoredCorporaProps) {
  const open = useCorpusName();
  const { error, run } = useRequest();
  async function remove(name: string): Promise<void> {
    await run(async () => {
      if (name === open) selectCorpus(STARTER_CORPUS_NAME);
      await getCorpora().remove(name);
    });
    await onChange();
  }
  return (
    <section aria-labelledby="stored">
      <h2 id="stored">On this device</h2>
      {error ? <ErrorNotice error={error} /> : null}
      <ul class="stored">
        {(stored ?? []).map(({ name, bytes, manifest, url }) => {
          const isStarter = name === STARTER_CORPUS_NAME;
          const label = isStarter ? "Starter corpus" : name;
          return (
            <li key={name}>
              <div>
                <b>{label}</b>
                <small>
                  {formatBytes(bytes)} · {formatCount(manifest.counts.cases, "case")} ·{" "}
                  {[...new Set(manifest.builtFrom.map(({ provider }) => provider))].join(", ")}
                  {url === null ? " · from a file" : ""}
                </small>
              </div>
              <button
                type="button"
                disabled={name === open}
                aria-label={`Open ${label}`}
                onClick={() => selectCorpus(name)}
              >
                {name === open ? "Open now" : "Open"}
              </button>
              <button
                type="button"
                class="quiet"
                disabled={isStarter}
                aria-label={`Remove ${label}`}
                onClick={() => void remove(name)}
              >
                Remove
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
