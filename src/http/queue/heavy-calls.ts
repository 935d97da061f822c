import type { HeavyRule } from "../../contract/operations/operation.ts";

/** Returns whether a call waits for its turn among the heavy ones. */
export function isHeavyCall(rule: HeavyRule | undefined, request: unknown): boolean {
  if (rule === undefined || rule === true) return rule === true;
  const fields = request as Readonly<Record<string, unknown>>;
  return Object.entries(rule).every(([name, limit]) => exceeds(fields[name], limit));
}

function exceeds(value: unknown, limit: number | string): boolean {
  if (typeof limit === "string") return value === limit;
  return typeof value === "string" ? value.length > limit : Number(value) > limit;
}
