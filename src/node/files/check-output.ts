import { accessSync, constants, existsSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { EngineError } from "../../errors.ts";
import type { CorpusFile } from "../../store/file/corpus-file.ts";
import { isCorpusFile, isSqliteFile } from "../../store/file/trailer.ts";
import { openCorpusFile } from "./corpus-file.ts";
import { isSameFile } from "./distinct-files.ts";
import { withWriteErrors } from "./replace-file.ts";
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

/** What a command that writes a text file reads and writes besides. */
export interface TextFileUse {
  /** The option that names the file. */
  readonly option: `--${string}`;
  /** Files and folders that the command reads; `-` is the standard input. */
  readonly inputs: readonly string[];
  /** Another file that the command writes. */
  readonly output?: string;
  /** What it writes there. Default: its corpus. */
  readonly content?: string;
}

/**
 * Refuses to write a text over what a command must not destroy: what it reads, the corpus that it writes, or any other
 * corpus or SQLite database. A command calls this before it opens a corpus, so that nothing is done in vain.
 * @throws EngineError `validation_failed`
 */
export function requireTextTarget(
  path: string | undefined,
  { option, content = "its corpus", ...used }: TextFileUse,
): void {
  if (path === undefined) return;
  const found = statSync(path, { throwIfNoEntry: false });
  // A terminal or a pipe can be both read and written: nothing is lost in it.
  if (found && !found.isFile() && !found.isDirectory()) return;
  const reason = findReasonToKeep(path, { content, ...used }) ?? (found?.isFile() ? describeDatabase(path) : null);
  if (reason === null) return;
  throw new EngineError(
    "validation_failed",
    `${path} is not written over: ${reason}. Name another file: ${option} FILE.`,
  );
}

/** Returns why a command needs a file itself, as a clause, or null. */
function findReasonToKeep(path: string, { inputs, output, content }: Omit<TextFileUse, "option">): string | null {
  const files = inputs.filter((input) => input !== "-");
  if (files.some((input) => isSameFile(input, path))) return "this command reads it";
  if (output !== undefined && isSameFile(output, path)) return `this command writes ${content} there`;
  const folder = files.find((input) => isFileOfFolder(path, input));
  return folder === undefined ? null : `it is a file of ${folder}, which this command reads`;
}

/** Returns whether a file exists in a folder or below it. */
function isFileOfFolder(path: string, folder: string): boolean {
  if (!existsSync(path) || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
  return resolveTarget(path).startsWith(join(resolveTarget(folder), sep));
}

/** Returns that a file is a corpus or another database, as a clause, or null. */
function describeDatabase(path: string): string | null {
  // What cannot be read might be a corpus.
  withWriteErrors(path, () => accessSync(path, constants.R_OK));
  if (isCorpus(path)) return "it is a Headnote corpus";
  return inspectFile(path, isSqliteFile) ? "it is an SQLite database" : null;
}

/** Returns whether a file is a corpus, of whatever version, whole or damaged. */
export function isCorpus(path: string): boolean {
  return inspectFile(path, isCorpusFile);
}

function inspectFile(path: string, inspect: (file: CorpusFile) => boolean): boolean {
  const file = openCorpusFile(path);
  try {
    return inspect(file);
  } finally {
    file.close?.();
  }
}
