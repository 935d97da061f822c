import { useEffect, useState } from "preact/hooks";
import type { CorpusEntry } from "../../browser/corpora/corpora.ts";
import { selectCorpus, selectServedCorpora, useOpenSet } from "../engine/engine.ts";
import { findServedCorpora, type ServedCorpus } from "../engine/served-corpora.ts";
import { formatBytes } from "./format-bytes.ts";
import { ImportProgress } from "./import-progress.tsx";
import { ImportResult } from "./import-result.tsx";
import { useCorpusImport } from "./use-corpus-import.ts";

interface ServedCorporaProps {
  readonly stored: readonly CorpusEntry[] | null;
  readonly onStored: () => Promise<void>;
}

/** The corpora of the server, each of which can be switched on and off, and kept on this device. */
export function ServedCorpora({ stored, onStored }: ServedCorporaProps) {
  const served = useServedCorpora();
  const set = useOpenSet();
  const copy = useCorpusImport(onStored);
  if (served.length === 0) return null;
  const open = set?.place === "server" ? set.names : [];
  return (
    <section aria-labelledby="served">
      <h2 id="served">On the server</h2>
      <p class="lead">
        The server of this page answers from these corpora. Nothing is downloaded unless you keep a copy.
      </p>
      <ul class="stored">
        {served.map((corpus) => (
          <ServedCorpusItem
            key={corpus.name}
            corpus={corpus}
            open={open}
            isStored={stored?.some(({ name }) => name === corpus.name) ?? false}
            isCopying={copy.progress !== null}
            onCopy={(url) => void copy.importCorpus(corpus.name, { url })}
          />
        ))}
      </ul>
      {copy.progress ? <ImportProgress progress={copy.progress} onStop={copy.stop} /> : null}
      <ImportResult result={copy} />
      {served.some(({ url, bytes }) => url === null && bytes > 0) ? (
        <p class="attribution">
          To let readers keep a copy on their devices, start the server with <code>--share-corpus</code>.
        </p>
      ) : null}
    </section>
  );
}

interface ServedCorpusItemProps {
  readonly corpus: ServedCorpus;
  /** Names of the served corpora that are open. */
  readonly open: readonly string[];
  readonly isStored: boolean;
  readonly isCopying: boolean;
  readonly onCopy: (url: string) => void;
}

function ServedCorpusItem({ corpus, open, isStored, isCopying, onCopy }: ServedCorpusItemProps) {
  const { name, bytes, url } = corpus;
  const isOpen = open.includes(name);
  const isAlone = isOpen && open.length === 1;
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{bytes > 0 ? formatBytes(bytes) : ""}</small>
      </div>
      <button type="button" disabled={isAlone} aria-label={`Open ${name}`} onClick={() => selectServedCorpora([name])}>
        {isAlone ? "Open now" : isOpen ? "Open alone" : "Open"}
      </button>
      {open.length > 0 && !isAlone ? (
        <button
          type="button"
          class="quiet"
          aria-label={isOpen ? `Switch ${name} off` : `Switch ${name} on`}
          onClick={() => selectServedCorpora(isOpen ? open.filter((other) => other !== name) : [...open, name])}
        >
          {isOpen ? "Switch off" : "Switch on"}
        </button>
      ) : null}
      {isStored ? (
        <button type="button" class="quiet" aria-label={`Open the copy of ${name}`} onClick={() => selectCorpus(name)}>
          Open the copy
        </button>
      ) : url === null ? null : (
        <button
          type="button"
          class="quiet"
          disabled={isCopying}
          aria-label={`Keep a copy of ${name} on this device, ${formatBytes(bytes)}`}
          onClick={() => onCopy(url)}
        >
          Keep a copy on this device ({formatBytes(bytes)})
        </button>
      )}
    </li>
  );
}

function useServedCorpora(): readonly ServedCorpus[] {
  const [served, setServed] = useState<readonly ServedCorpus[]>([]);
  useEffect(() => void findServedCorpora().then((found) => setServed(found ?? [])), []);
  return served;
}
