import type { EvidencePlan, NearOperandPlan } from "./plan.ts";

/** Prints what a part of a plan searches for, in query syntax. */
export function printPlanLeaf(part: EvidencePlan | NearOperandPlan): string {
  switch (part.kind) {
    case "citation":
      return part.raw;
    case "phrase":
      return `"${part.words.join(" ")}"`;
    case "near":
      return part.operands.map(printPlanLeaf).join(" near ");
    case "or":
      return `(${part.operands.map(printPlanLeaf).join(" OR ")})`;
    case "term":
      return part.match === "exact" ? `"${part.text}"` : part.match === "prefix" ? `${part.text}*` : part.text;
  }
}
