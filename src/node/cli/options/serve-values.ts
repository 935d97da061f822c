import { InvalidArgumentError } from "commander";
import type { RateLimit } from "../../../http/rate-limiter.ts";
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

/** Formats a key as `name:secret:credits`. */
export function formatKey({ name, secret, credits }: SecretKey): string {
  return `${name}:${secret}:${credits}`;
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
  if (Number.isFinite(time)) return time;
  throw new InvalidArgumentError("Write it as ISO 8601, for instance 2026-01-01T00:00:00Z.");
}

/** Parses a port number; 0 means any free port. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port < 65_536) return port;
  throw new InvalidArgumentError("A port is a number from 0 to 65535.");
}
