import type { TextSpan } from "./text-span.ts";

/** Parses the passages that an address asks to mark: `mark=154-312,416-493`. */
export function parseMarkedSpans(query: URLSearchParams): TextSpan[] {
  return [...(query.get("mark") ?? "").matchAll(/(\d{1,9})-(\d{1,9})/g)]
    .map(([, start, end]) => ({ start: Number(start), end: Number(end) }))
    .filter(({ start, end }) => end > start);
}
