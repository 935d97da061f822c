import type { CallRecord } from "../../../http/call-record.ts";
import { createColours, type Terminal, writeLine } from "./terminal.ts";

/** How calls are logged to stderr. */
export const LOG_FORMATS = ["text", "json", "off"] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Logs a call in one line; its body, which may be private, is left out. */
export function createCallLogger(format: LogFormat, { stderr }: Terminal): (call: CallRecord) => void {
  const paint = createColours(stderr);
  const formats: Readonly<Record<LogFormat, (call: CallRecord) => void>> = {
    off: () => {},
    json: ({ body: _, at, ...call }) =>
      writeLine(stderr, JSON.stringify({ time: new Date(at).toISOString(), ...call })),
    text({ status, method, path, ms, account, code, events }) {
      const colour = status < 400 ? paint.green : status < 500 ? paint.yellow : paint.red;
      const told = [account, code, events === null ? null : `${events} events`, `${Math.round(ms)} ms`];
      writeLine(stderr, `${colour(String(status))} ${method} ${path} ${paint.dim(told.filter(Boolean).join(", "))}`);
    },
  };
  return formats[format];
}
