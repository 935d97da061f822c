import { openEngine } from "../engine.ts";
import { expose, type OpenEngine } from "../worker/expose.ts";
import type { StoredCorpus, WorkerSettings } from "../worker/settings.ts";
import type { CorpusStore } from "./corpora.ts";
import { CORPORA, corporaService } from "./corpora-service.ts";
import { openCorpusStore } from "./open-store.ts";

// A worker that is all engine: `connect` says which corpus it opens, `connectCorpora` what the browser stores.
let opening: Promise<CorpusStore> | undefined;
expose(openAsked, { services: { [CORPORA]: corporaService(() => store({})) } });

function openAsked({ corpus, ...options }: WorkerSettings, onProgress: Parameters<OpenEngine>[1]) {
  if (corpus instanceof ArrayBuffer || ArrayBuffer.isView(corpus)) return openEngine(corpus, options);
  return openStored(corpus, options, onProgress);
}

async function openStored(
  { name, url, sha256 }: StoredCorpus,
  options: Omit<WorkerSettings, "corpus">,
  onProgress: Parameters<OpenEngine>[1],
) {
  const corpora = await store(options);
  const isStored = (await corpora.list()).some((entry) => entry.name === name);
  if (!isStored && url !== undefined) await corpora.import(name, { url, sha256 }, { onProgress });
  const file = await corpora.open(name);
  try {
    return await openEngine(file, options);
  } catch (error) {
    file.close?.();
    throw error;
  }
}

function store(options: Omit<WorkerSettings, "corpus">): Promise<CorpusStore> {
  opening ??= openCorpusStore(options);
  return opening;
}
