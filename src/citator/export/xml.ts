import { escapeXml } from "../../text/escape.ts";

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
