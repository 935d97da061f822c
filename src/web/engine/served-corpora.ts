import { readPreference, storePreference } from "../common/preference.ts";

/** A corpus that the server of this page answers from. */
export interface ServedCorpus {
  readonly name: string;
  /** Size in bytes; 0 if it is not a file. */
  readonly bytes: number;
  /** Whether it is the corpus that is part of the app. */
  readonly isStarter: boolean;
  /** Address of its file; null if the server does not let pages keep a copy. */
  readonly url: string | null;
}

interface CorpusIndex {
  readonly corpora?: readonly ServedCorpus[];
  readonly isUnreachable?: boolean;
}

const INDEX_URL = "/corpora/index.json";
const REMEMBERED_KEY = "served-corpora";
const NAME_SEPARATOR = "\n";

let fetching: Promise<readonly ServedCorpus[] | null> | undefined;

/**
 * Returns the corpora that the server answers from, without the one that is part of the app if it is the only one; null
 * if the server cannot be reached. The answer is that to the first call.
 */
export function findServedCorpora(): Promise<readonly ServedCorpus[] | null> {
  fetching ??= fetchServedCorpora();
  return fetching;
}

/** Returns the names of the corpora that this origin served last, for a page that cannot reach it. */
export function readRememberedNames(): readonly string[] {
  return (readPreference(REMEMBERED_KEY) ?? "").split(NAME_SEPARATOR).filter((name) => name !== "");
}

async function fetchServedCorpora(): Promise<readonly ServedCorpus[] | null> {
  let response: Response;
  try {
    response = await fetch(INDEX_URL, { cache: "no-store" });
  } catch {
    return null;
  }
  const listed = await readIndex(response);
  if (listed === null) return null;
  // A page over plain http can store nothing: there the server answers for the corpus of the app too.
  const isOwn = globalThis.isSecureContext && listed.every(({ isStarter }) => isStarter);
  const served = isOwn ? [] : listed;
  storePreference(REMEMBERED_KEY, served.map(({ name }) => name).join(NAME_SEPARATOR));
  return served;
}

/**
 * Returns no corpora for a site of files alone, which has no such index; null if the service worker could not reach the
 * server.
 */
async function readIndex(response: Response): Promise<readonly ServedCorpus[] | null> {
  if (!response.ok) return [];
  try {
    const { corpora = [], isUnreachable = false } = (await response.json()) as CorpusIndex;
    return isUnreachable ? null : corpora;
  } catch {
    return [];
  }
}
