import type { Call } from "../../http/call.ts";
import { colours, line, type Terminal } from "./terminal.ts";

/** How calls are logged to stderr. */
export const LOG_FORMATS = ["text", "json", "off"] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Logs a call in one line; its body, which may be private, is left out. */
export function callLog(format: LogFormat, { stderr }: Terminal): (call: Call) => void {
  const paint = colours(stderr);
  const formats: Readonly<Record<LogFormat, (call: Call) => void>> = {
    off: () => {},
    json: ({ body: _, at, ...call }) => line(stderr, JSON.stringify({ time: new Date(at).toISOString(), ...call })),
    text({ status, method, path, ms, account, code, events }) {
      const colour = status < 400 ? paint.green : status < 500 ? paint.yellow : paint.red;
      const told = [account, code, events === null ? null : `${events} events`, `${Math.round(ms)} ms`];
      line(stderr, `${colour(String(status))} ${method} ${path} ${paint.dim(told.filter(Boolean).join(", "))}`);
    },
  };
  return formats[format];
}
