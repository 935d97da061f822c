import { EngineError } from "../../errors.ts";
import { readLinkedCorpora } from "../common/location.ts";
import { readPreference, storePreference } from "../common/preference.ts";
import { findServedCorpora, readRememberedNames, type ServedCorpus } from "./served-corpora.ts";

/** The corpora that are open as one, and where they are. */
export interface OpenSet {
  /** `server`: the page calls the server that it came from. `device`: a worker reads copies on this device. */
  readonly place: "server" | "device";
  readonly names: readonly string[];
}

/** Name of the corpus that is part of the app. It changes with the corpus's bytes, so that an older one is not reused. */
export const STARTER_CORPUS_NAME = `starter-${import.meta.env.VITE_STARTER_HASH ?? "dev"}`;

/** Name of the corpus of the app in addresses. */
const STARTER_LINK_NAME = "starter";
const DEVICE_STORAGE_KEY = "corpus";
/** Separates the names of corpora that are open as one; no name contains it. */
const NAME_SEPARATOR = "\n";

/**
 * Decides which corpora the page opens: those that its address names; otherwise those that its server serves; otherwise
 * those that the reader chose last on this device, at first the one that is part of the app.
 * @param listStored returns the names of the copies on this device
 * @throws EngineError `corpus_unavailable` if the address names a corpus that is neither served nor stored, or if the
 * server cannot be reached and no copies of its corpora are stored
 */
export async function decideOpenSet(listStored: () => Promise<readonly string[]>): Promise<OpenSet> {
  const linked = readLinkedCorpora();
  const served = await findServedCorpora();
  if (linked.length > 0) return decideLinkedSet(linked, served ?? [], listStored);
  if (served === null) return decideOfflineSet(listStored);
  if (served.length > 0) return { place: "server", names: served.map(({ name }) => name) };
  return { place: "device", names: readDeviceNames() };
}

async function decideLinkedSet(
  linked: readonly string[],
  served: readonly ServedCorpus[],
  listStored: () => Promise<readonly string[]>,
): Promise<OpenSet> {
  if (linked.every((name) => served.some((corpus) => corpus.name === name))) return { place: "server", names: linked };
  const names = linked.map((name) => (name === STARTER_LINK_NAME ? STARTER_CORPUS_NAME : name));
  const missing = await findMissing(names, listStored);
  if (missing.length === 0) return { place: "device", names };
  throw new EngineError(
    "corpus_unavailable",
    `This address belongs to the corpus ${missing.join(", ")}, which is neither served here nor stored on this device.`,
  );
}

async function decideOfflineSet(listStored: () => Promise<readonly string[]>): Promise<OpenSet> {
  const names = readRememberedNames();
  if (names.length === 0) return { place: "device", names: readDeviceNames() };
  const missing = await findMissing(names, listStored);
  if (missing.length === 0) return { place: "device", names };
  throw new EngineError(
    "corpus_unavailable",
    `The server cannot be reached, and this device has no copy of ${missing.join(", ")}. Start the server, or open another corpus.`,
  );
}

async function findMissing(names: readonly string[], listStored: () => Promise<readonly string[]>) {
  if (names.every((name) => name === STARTER_CORPUS_NAME)) return [];
  const stored = await listStored().catch((): readonly string[] => []);
  return names.filter((name) => name !== STARTER_CORPUS_NAME && !stored.includes(name));
}

/**
 * Returns the names by which addresses carry the open corpora; empty for the corpus of the app where nothing else is
 * served.
 */
export async function listLinkNames({ place, names }: OpenSet): Promise<readonly string[]> {
  const isStarter = place === "device" && names.length === 1 && names[0] === STARTER_CORPUS_NAME;
  if (isStarter && ((await findServedCorpora()) ?? []).length === 0) return [];
  return names.map((name) => (name === STARTER_CORPUS_NAME ? STARTER_LINK_NAME : name));
}

/** Remembers the corpora that were chosen on this device. */
export function rememberDeviceNames(names: readonly string[]): void {
  storePreference(DEVICE_STORAGE_KEY, names.join(NAME_SEPARATOR));
}

/** Reads the remembered names; the starter corpus of an earlier version of the app is the present one. */
function readDeviceNames(): readonly string[] {
  const names = (readPreference(DEVICE_STORAGE_KEY) ?? STARTER_CORPUS_NAME).split(NAME_SEPARATOR);
  return names.map((name) => (name.startsWith("starter-") ? STARTER_CORPUS_NAME : name));
}
