import type { Corpus } from "../corpus/port/corpus.ts";
import { readCurrentVersion } from "./cluster-status.ts";
import { openClusterCorpus } from "./open-cluster-corpus.ts";
import { createUnavailableError, type OpenSearch } from "./opensearch/client.ts";

/** Follows the version of a corpus that the alias names. */
export interface CurrentCorpus {
  /** Opens the version that is current now. @throws EngineError `corpus_unavailable` before the first push */
  open(): Promise<Corpus>;
  /** Ends the watch. */
  close(): void;
}

const WATCH_MS = 2000;

/**
 * Watches the alias of a corpus.
 * @param onChange is called when a push has switched the alias; calls that run end on the former version
 */
export function watchCurrentCorpus(search: OpenSearch, onChange: () => Promise<void>): CurrentCorpus {
  let opened: string | null = null;
  let isBusy = false;
  const timer = setInterval(() => void look(), WATCH_MS);
  timer.unref?.();

  async function look(): Promise<void> {
    if (isBusy || opened === null) return;
    isBusy = true;
    try {
      const version = await readCurrentVersion(search);
      if (version !== null && version !== opened) await onChange();
    } catch {
      // The cluster does not answer: calls say so, and the next look may find it.
    } finally {
      isBusy = false;
    }
  }

  return {
    async open() {
      const version = await readCurrentVersion(search);
      if (version === null)
        throw createUnavailableError("nothing was pushed to it: headnote cluster push CORPUS --opensearch URL");
      const corpus = await openClusterCorpus(search, version);
      opened = version;
      return corpus;
    },
    close: () => clearInterval(timer),
  };
}
