/** Escapes text for HTML, as content or as an attribute value. Uses `&#39;` because HTML 4 lacks `&apos;`. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

/** Reverses {@link escapeHtml}; other entities stay. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity]!);
}

/** Escapes text for XML, as content or as an attribute value, and drops the characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN_IN_XML, ""));
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const CHARACTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign]),
);

/** Control characters except tab and line ends, unpaired surrogates, and the two noncharacters U+FFFE and U+FFFF. */
const FORBIDDEN_IN_XML = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
