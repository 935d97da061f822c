/**
 * Origins whose pages may call: `"*"` for all, or a list. `"loopback"` in a list is every origin of this machine:
 * `http://localhost:3000`, `http://127.0.0.1:5173`, `http://[::1]:8080`.
 */
export type AllowedOrigins = "*" | readonly string[];

/** Creates a function that returns whether the pages of an origin may call. An opaque origin (`null`) needs `"*"`. */
export function createOriginCheck(allowed: AllowedOrigins): (origin: string) => boolean {
  if (allowed === "*") return () => true;
  const named = new Set(allowed.map((origin) => origin.toLowerCase()));
  return (origin) => named.has(origin.toLowerCase()) || (named.has("loopback") && isLoopbackOrigin(origin));
}

/** Returns whether a host name, as `URL.hostname` has it, always leads to this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(?:(?:[^.]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}

function isLoopbackOrigin(origin: string): boolean {
  if (!/^https?:\/\//i.test(origin) || !URL.canParse(origin)) return false;
  return isLoopbackHost(new URL(origin).hostname);
}
