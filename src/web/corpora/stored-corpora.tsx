import type { CorpusEntry } from "../../browser/corpora/corpora.ts";
import { formatCount } from "../../text/plural.ts";
import { useRequest } from "../common/hooks/use-request.ts";
import { ErrorNotice } from "../common/notices.tsx";
import { getCorpora, selectCorpora, selectCorpus, useJoinProgress, useOpenSet } from "../engine/engine.ts";
import { STARTER_CORPUS_NAME } from "../engine/open-set.ts";
import { formatBytes } from "./format-bytes.ts";
import { JoinProgress } from "./join-progress.tsx";

interface StoredCorporaProps {
  readonly stored: readonly CorpusEntry[] | null;
  readonly onChange: () => Promise<void>;
}

/** The corpora that this browser stores, with buttons to open each alone or with others, and to remove it. */
export function StoredCorpora({ stored, onChange }: StoredCorporaProps) {
  const set = useOpenSet();
  const open = set?.place === "device" ? set.names : [];
  const progress = useJoinProgress();
  const { error, run } = useRequest();
  async function remove(name: string): Promise<void> {
    await run(async () => {
      if (open.includes(name)) selectCorpus(open.find((other) => other !== name) ?? STARTER_CORPUS_NAME);
      await getCorpora().remove(name);
    });
    await onChange();
  }
  return (
    <section aria-labelledby="stored">
      <h2 id="stored">On this device</h2>
      {error ? <ErrorNotice error={error} /> : null}
      {progress ? <JoinProgress progress={progress} /> : null}
      <ul class="stored">
        {(stored ?? []).map((entry) => (
          <StoredCorpusItem
            key={entry.name}
            entry={entry}
            open={open}
            onJoin={(names) => void run(() => selectCorpora(names))}
            onRemove={() => void remove(entry.name)}
          />
        ))}
      </ul>
    </section>
  );
}

interface StoredCorpusItemProps {
  readonly entry: CorpusEntry;
  readonly open: readonly string[];
  readonly onJoin: (names: readonly string[]) => void;
  readonly onRemove: () => void;
}

function StoredCorpusItem({ entry: { name, bytes, manifest, url }, open, onJoin, onRemove }: StoredCorpusItemProps) {
  const isStarter = name === STARTER_CORPUS_NAME;
  const label = isStarter ? "Starter corpus" : name;
  const isOpen = open.includes(name);
  const isAlone = isOpen && open.length === 1;
  return (
    <li>
      <div>
        <b>{label}</b>
        <small>
          {formatBytes(bytes)} · {formatCount(manifest.counts.cases, "case")} ·{" "}
          {[...new Set(manifest.builtFrom.map(({ provider }) => provider))].join(", ")}
          {url === null ? " · from a file" : ""}
        </small>
      </div>
      <button type="button" disabled={isAlone} aria-label={`Open ${label}`} onClick={() => selectCorpus(name)}>
        {isAlone ? "Open now" : isOpen ? "Open alone" : "Open"}
      </button>
      <button
        type="button"
        class="quiet"
        disabled={isAlone || open.length === 0}
        aria-label={isOpen ? `Switch ${label} off` : `Add ${label} to the open corpora`}
        onClick={() => onJoin(isOpen ? open.filter((other) => other !== name) : [...open, name])}
      >
        {isOpen ? "Switch off" : "Add"}
      </button>
      <button type="button" class="quiet" disabled={isStarter} aria-label={`Remove ${label}`} onClick={onRemove}>
        Remove
      </button>
    </li>
  );
}
