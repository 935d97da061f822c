import { statSync } from "node:fs";
import { EngineError } from "../../errors.ts";
import { isCorpusFile } from "../../store/file/trailer.ts";
import { openCorpusFile } from "./corpus-file.ts";
import { resolveTarget } from "./resolve-target.ts";

/** What a command reads and writes. */
export interface OutputUse {
  readonly inputs: readonly { readonly path: string }[];
  /** A corpus that is read and may be replaced. */
  readonly into?: string;
}

/**
 * Refuses to replace what a build must not destroy: one of its inputs, or a file that is not a corpus. A former corpus is
 * replaced, of whatever version, and so is an empty file.
 * @throws EngineError `validation_failed`
 */
export function requireReplaceable(output: string, { inputs, into }: OutputUse): void {
  if (inputs.some(({ path }) => isSameFile(path, output))) {
    throw new EngineError("validation_failed", `${output} is an input of this build. Name another output: -o FILE.`);
  }
  // Whether that is a corpus is found when it is read.
  if (into !== undefined && isSameFile(into, output)) return;
  const size = statSync(output, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0 || isCorpus(output)) return;
  throw new EngineError(
    "validation_failed",
    `${output} is not replaced: it is not a Headnote corpus, or is cut short. Name another output, -o FILE, or remove that file first.`,
  );
}

/**
 * Refuses a report that would replace what the same command reads, or the corpus that it writes.
 * @throws EngineError `validation_failed`
 */
export function requireOtherReport(report: string, { inputs, into, output }: OutputUse & { output?: string }): void {
  const others = [...inputs.map(({ path }) => path), into, output];
  if (!others.some((other) => other !== undefined && isSameFile(other, report))) return;
  throw new EngineError(
    "validation_failed",
    `${report} is read or written by this build. Name another file: --report FILE.`,
  );
}

/** Returns whether two paths lead to one file, through links too; it need not exist. */
function isSameFile(a: string, b: string): boolean {
  const [first, second] = [a, b].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  if (first && second) return first.dev === second.dev && first.ino === second.ino;
  return !first && !second && resolveTarget(a) === resolveTarget(b);
}

/** Returns whether a file is a corpus, of whatever version, whole or damaged. */
export function isCorpus(path: string): boolean {
  const file = openCorpusFile(path);
  try {
    return isCorpusFile(file);
  } finally {
    file.close?.();
  }
}
