import type { TextSpan } from "./linked-text.tsx";

/** The passages that an address asks to be marked: `mark=154-312,416-493`. */
export function parseMarkedSpans(query: URLSearchParams): TextSpan[] {
  return [...(query.get("mark") ?? "").matchAll(/(\d{1,9})-(\d{1,9})/g)]
    .map(([, start, end]) => ({ start: Number(start), end: Number(end) }))
    .filter(({ start, end }) => end > start);
}
