import type { CallRecord } from "../../../http/call-record.ts";
import { createColours, type Terminal, writeLine } from "./terminal.ts";

/** Formats in which calls are logged to stderr. */
export const LOG_FORMATS = ["text", "json", "off"] as const;
/** One of {@link LOG_FORMATS}. */
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Creates a logger that writes one line per call. It leaves out the body, which may be private. */
export function createCallLogger(format: LogFormat, { stderr }: Terminal): (call: CallRecord) => void {
  const paint = createColours(stderr);
  const formats: Readonly<Record<LogFormat, (call: CallRecord) => void>> = {
    off: () => {},
    json: ({ body: _, at, ...call }) =>
      writeLine(stderr, JSON.stringify({ time: new Date(at).toISOString(), ...call })),
    text({ status, method, path, ms, account, code, events }) {
      const colour = status < 400 ? paint.green : status < 500 ? paint.yellow : paint.red;
      const details = [account, code, events === null ? null : `${events} events`, `${Math.round(ms)} ms`];
      writeLine(stderr, `${colour(String(status))} ${method} ${path} ${paint.dim(details.filter(Boolean).join(", "))}`);
    },
  };
  return formats[format];
}
