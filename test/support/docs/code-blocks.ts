import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "../paths.ts";

/** A block of code in a page of the documentation. */
export interface CodeBlock {
  readonly language: string;
  /** Text of the fence after the language: the name of the file, or empty. */
  readonly info: string;
  readonly code: string;
  /** Line of the page on which the code begins, from 1. */
  readonly line: number;
}

/** Reads the blocks of code of a Markdown file, from the top of the project. */
export function readCodeBlocks(path: string): CodeBlock[] {
  const text = readFileSync(resolve(ROOT, path), "utf8");
  return [...text.matchAll(/^```(\w+)[ \t]*(.*)\n([\s\S]*?)^```$/gm)].map(
    ({ 1: language, 2: info, 3: code, index }) => ({
      language: language!,
      info: info!.trim(),
      code: code!,
      line: text.slice(0, index).split("\n").length + 1,
    }),
  );
}
