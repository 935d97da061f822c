import type { EvidencePlan, NearPlace } from "./plan.ts";

/** What a plan looks for, as people write it: a stem stands for its words. */
export function printPlan(part: EvidencePlan | NearPlace): string {
  switch (part.kind) {
    case "citation":
      return part.raw;
    case "phrase":
      return `"${part.words.join(" ")}"`;
    case "near":
      return part.operands.map(printPlan).join(" near ");
    case "or":
      return `(${part.operands.map(printPlan).join(" OR ")})`;
    case "term":
      return part.match === "exact" ? `"${part.text}"` : part.match === "prefix" ? `${part.text}*` : part.text;
  }
}
