import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, sep } from "node:path";

/** One file operation of this process in the watched folder. */
export interface FileOperation {
  /** For instance `writeSync`, `rename` or `handle.datasync`. */
  readonly name: string;
  /** Path of the file, or of the file that the descriptor or handle was opened for. */
  readonly path: string;
  readonly args: readonly unknown[];
}

/**
 * Called for each operation; `run` performs it, with other arguments if they are given, and returns what it returns, a
 * promise where the operation is one.
 */
export type Interceptor = (operation: FileOperation, run: (args?: readonly unknown[]) => unknown) => unknown;

const SYNC_BY_PATH = [
  "openSync",
  "mkdirSync",
  "writeFileSync",
  "renameSync",
  "rmSync",
  "unlinkSync",
  "statSync",
  "lstatSync",
  "readdirSync",
  "readlinkSync",
  "readFileSync",
] as const;
const SYNC_BY_DESCRIPTOR = [
  "readSync",
  "writeSync",
  "fsyncSync",
  "ftruncateSync",
  "fstatSync",
  "fchmodSync",
  "fchownSync",
  "closeSync",
  "writeFileSync",
] as const;
const ASYNC_BY_PATH = ["open", "rename", "rm", "unlink", "stat", "lstat", "readdir"] as const;
const BY_HANDLE = ["read", "write", "truncate", "sync", "datasync", "stat", "close"] as const;

type Callable = (this: unknown, ...args: unknown[]) => unknown;
type Functions = Record<string, Callable>;

/**
 * Passes every operation of this process on files in a folder to `intercept`, until the returned function is called. The
 * functions of `node:fs` themselves are replaced, so that no operation is missed, whatever code it comes from.
 */
export async function interceptFiles(folder: string, intercept: Interceptor): Promise<() => void> {
  const descriptors = new Map<number, string>();
  const handles = new WeakMap<object, string>();
  const prototype = await findHandlePrototype(folder);
  const restores: (() => void)[] = [];
  const isInside = (path: unknown): path is string =>
    typeof path === "string" && (path === folder || path.startsWith(folder + sep));

  function replace(object: Functions, names: readonly string[], wrap: (name: string, original: Callable) => Callable) {
    for (const name of names) {
      const original = object[name]!;
      object[name] = wrap(name, original);
      restores.push(() => {
        object[name] = original;
      });
    }
  }

  replace(
    fs as unknown as Functions,
    SYNC_BY_PATH,
    (name, original) =>
      function (...args) {
        const [path] = args;
        if (!isInside(path)) return original.apply(this, args);
        const result = intercept({ name, path, args }, (other) => original.apply(this, [...(other ?? args)]));
        if (name === "openSync") descriptors.set(result as number, path);
        return result;
      },
  );
  replace(
    fs as unknown as Functions,
    SYNC_BY_DESCRIPTOR,
    (name, original) =>
      function (...args) {
        const path = descriptors.get(args[0] as number);
        if (path === undefined) return original.apply(this, args);
        if (name === "closeSync") descriptors.delete(args[0] as number);
        return intercept({ name, path, args: args.slice(1) }, (other) =>
          original.apply(this, other ? [args[0], ...other] : args),
        );
      },
  );
  replace(
    fs.promises as unknown as Functions,
    ASYNC_BY_PATH,
    (name, original) =>
      async function (this: unknown, ...args) {
        const [path] = args;
        if (!isInside(path)) return original.apply(this, args);
        const result = await intercept({ name, path, args }, (other) => original.apply(this, [...(other ?? args)]));
        if (name === "open") handles.set(result as object, path);
        return result;
      },
  );
  replace(
    prototype,
    BY_HANDLE,
    (name, original) =>
      function (this: unknown, ...args) {
        const path = handles.get(this as object);
        if (path === undefined) return original.apply(this, args);
        return intercept({ name: `handle.${name}`, path, args }, (other) => original.apply(this, [...(other ?? args)]));
      },
  );
  syncBuiltinESMExports();
  return () => {
    // The last first: writeFileSync is replaced twice.
    for (const restore of restores.reverse()) restore();
    syncBuiltinESMExports();
  };
}

async function findHandlePrototype(folder: string): Promise<Functions> {
  const path = join(folder, ".handle");
  const handle = await fs.promises.open(path, "w");
  await handle.close();
  fs.rmSync(path);
  return Object.getPrototypeOf(handle) as Functions;
}
