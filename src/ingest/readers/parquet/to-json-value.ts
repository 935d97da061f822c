import type { JsonValue } from "../read-text.ts";

/**
 * Converts a decoded value to JSON, as if the row had been written so: large integers become texts, dates
 * `YYYY-MM-DD` or, with a time, ISO 8601 texts. An invalid date and bytes become null.
 */
export function toJsonValue(value: unknown): JsonValue {
  switch (typeof value) {
    case "string":
    case "number":
    case "boolean":
      return value;
    case "bigint":
      return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
    case "object":
      break;
    default:
      return null;
  }
  if (value === null) return null;
  if (value instanceof Date) return toDateText(value);
  if (Array.isArray(value)) return value.map(toJsonValue);
  if (ArrayBuffer.isView(value)) return null;
  const members: Record<string, JsonValue> = Object.create(null);
  for (const [key, member] of Object.entries(value)) members[key] = toJsonValue(member);
  return members;
}

function toDateText(date: Date): JsonValue {
  if (Number.isNaN(date.getTime())) return null;
  const text = date.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text;
}
