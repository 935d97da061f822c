import type { HeavyFields, HeavyRule } from "../../contract/operations/operation.ts";

/** Returns whether a call waits for its turn among the heavy ones. */
export function isHeavyCall(rule: HeavyRule | undefined, request: unknown): boolean {
  if (rule === undefined || rule === true) return rule === true;
  const fields = request as Readonly<Record<string, unknown>>;
  const alternatives: readonly HeavyFields[] = "length" in rule ? (rule as readonly HeavyFields[]) : [rule];
  return alternatives.some((one) => Object.entries(one).every(([name, limit]) => exceeds(fields[name], limit)));
}

function exceeds(value: unknown, limit: number | string | boolean): boolean {
  if (typeof limit !== "number") return value === limit;
  return typeof value === "string" ? value.length > limit : Number(value) > limit;
}
