import { readFileSync } from "node:fs";
import { splitWords } from "../../../src/text/words.ts";

/** A question with what its answer must contain. */
export interface AskRow {
  readonly question: string;
  readonly countryCode?: "US" | "IN";
  readonly chatHistory?: readonly { readonly role: "user" | "assistant"; readonly content: string }[];
  readonly kind: string;
  readonly must: readonly (readonly string[])[];
  readonly mustEarly: readonly (readonly string[])[];
  readonly mustNot: readonly string[];
  readonly refuse: boolean;
  readonly cites: readonly (string | readonly string[])[];
}

/** A search with the case that it looks for. */
export interface SearchRow {
  readonly query: string;
  readonly countryCode?: "US" | "IN";
  readonly want: string;
  readonly year?: number;
  readonly top: number;
  readonly kind: string;
}

/** A text with the fault that a check of it tells. */
export interface CheckRow {
  readonly text: string;
  readonly expect: string;
  readonly suggest?: string;
}

/** A case with the statuses that a lawyer would accept. */
export interface StatusRow {
  readonly citation: string;
  readonly name: string;
  readonly asOf?: string;
  readonly accept: readonly string[];
  readonly mustMention?: string;
  readonly group: string;
}

/** The rows of each file; see `test/lawyer/README.md`. */
export interface LawyerRows {
  readonly ask: AskRow;
  readonly search: SearchRow;
  readonly check: CheckRow;
  readonly status: StatusRow;
}

/** Reads the rows of one half of a file: those that may be looked at while tuning, or those that may not. */
export function readLawyerRows<Name extends keyof LawyerRows>(name: Name, held: boolean): LawyerRows[Name][] {
  const text = readFileSync(new URL(`../../lawyer/${name}.jsonl`, import.meta.url), "utf8");
  const rows = text.trim().split("\n");
  return rows
    .map((line) => JSON.parse(line) as LawyerRows[Name] & { readonly held: boolean })
    .filter((row) => row.held === held);
}

/** Returns whether a regular expression, whose case does not matter, matches a text. */
export function matches(pattern: string, text: string): boolean {
  return new RegExp(pattern, "is").test(text);
}

/** Returns whether a text contains the words of a name in their order, whatever stands between them. */
export function containsName(text: string, name: string): boolean {
  const [all, wanted] = [text, name].map((one) => ` ${splitWords(one).join(" ")} `);
  return all!.includes(wanted!);
}
