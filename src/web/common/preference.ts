/** Reads a preference that is stored on this device; null if there is none, or the page may not use storage. */
export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a preference on this device. If the page may not use storage, it applies until the page is left. */
export function storePreference(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is not available to this page.
  }
}
