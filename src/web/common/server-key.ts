import { navigate } from "./location.ts";

const STORAGE_KEY = "headnote-server-key";

/**
 * Moves the key of the server from the address into the session storage of this tab. `headnote serve` prints the address
 * of the app as `/#key=…`: browsers do not send a fragment, and it leaves the address and the history here.
 */
export function takeServerKey(): void {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key === null) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, key);
  } catch {
    // The storage is disabled: the app works without the server's own interface.
  }
  navigate(location.pathname + location.search, { replace: true });
}

/** Returns the key that the server handed to this tab, to be sent as `Authorization: Bearer`; null if there is none. */
export function readServerKey(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
