import { InvalidArgumentError } from "commander";
import type { RateLimit } from "../../../http/rate-limiter.ts";
import { parseDateSpan } from "../../../law/known-date.ts";
import type { ServerKey } from "../../server/server-keys.ts";

/** A key whose secret is known, as `--key` states it. */
export type SecretKey = ServerKey & { readonly secret: string };

/** Parses `name:secret:credits` and returns `earlier` with that key appended. */
export function collectKey(text: string, earlier: readonly SecretKey[] = []): readonly SecretKey[] {
  const [, name, secret, credits] = /^([^:]{1,100}):([^:]{1,200}):(\d{1,12})$/.exec(text) ?? [];
  if (name === undefined || secret === undefined) {
    throw new InvalidArgumentError("Write it as name:secret:credits, for instance test:s3cret:500.");
  }
  return [...earlier, { name, secret, credits: Number(credits) }];
}

/** Returns `earlier` with an origin appended: `https://app.example`, `tauri://localhost`, or `*` for all. */
export function collectOrigin(text: string, earlier?: readonly string[] | boolean): readonly string[] {
  const origin = text.replace(/\/+$/, "");
  if (origin !== "*" && !/^[a-z][a-z0-9+.-]*:\/\/[^/?#@\s]+$/i.test(origin)) {
    throw new InvalidArgumentError("Write it as scheme://host[:port], for instance https://app.example, or * for all.");
  }
  return [...(Array.isArray(earlier) ? earlier : []), origin];
}

/** Returns `earlier` with a text appended. */
export function collectText(text: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, text];
}

/** Parses the base address of the research app; a slash at its end is removed. */
export function parseAppUrl(text: string): string {
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) {
    const { origin, pathname } = new URL(text);
    return origin + pathname.replace(/\/+$/, "");
  }
  throw new InvalidArgumentError("Write it as an address, for instance https://research.example.");
}

/** Parses `calls/seconds`, both above zero. */
export function parseRateLimit(text: string): RateLimit {
  const [, calls, seconds] = /^(\d{1,9})\/(\d{1,6})$/.exec(text) ?? [];
  if (Number(calls) > 0 && Number(seconds) > 0) return { calls: Number(calls), seconds: Number(seconds) };
  throw new InvalidArgumentError("Write it as calls/seconds, for instance 60/60.");
}

/** Parses an ISO 8601 time. Returns milliseconds since 1970. */
export function parseClock(text: string): number {
  const time = Date.parse(text);
  // The parser takes 30 February for 1 March.
  if (Number.isFinite(time) && parseDateSpan(text.split("T")[0]!) !== null) return time;
  throw new InvalidArgumentError("Write it as ISO 8601, for instance 2026-01-01T00:00:00Z.");
}

/** Parses a port number; 0 means any free port. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port < 65_536) return port;
  throw new InvalidArgumentError("A port is a number from 0 to 65535.");
}
