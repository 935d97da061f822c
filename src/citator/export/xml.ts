import { escapeHtml } from "../../text/escape.ts";

/** Escapes a text for XML, in an attribute or between tags; characters that XML forbids are removed. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN_CHARS, ""));
}

/** Control characters except tab and line ends, unpaired surrogates, and the two noncharacters. */
const FORBIDDEN_CHARS = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** Formats one element. @param content XML */
export function formatElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content?: string | readonly string[],
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const inner = typeof content === "string" || content === undefined ? content : content.join("");
  return inner === undefined ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${inner}</${name}>`;
}
